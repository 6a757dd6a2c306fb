# What a newcomer needs: `make demo` and `make test`.  Both make their own .venv; nothing but python3 (3.11 or
# newer, with venv) and git has to be there.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: demo pages test slow corpora sample needs versions hostile lint types imports bench clean

demo: $(STAMP)
	$(BIN)/kibitz demo --out demo-out

pages: $(STAMP)  ## an example site in pages-out: a page of each kind of verdict, from every assignment
	$(BIN)/python -m tests.site pages-out

test: lint types imports $(STAMP)
	$(BIN)/pytest -m "not slow"

slow: $(STAMP)  ## the tests that `make test` leaves out: the wheel, the corpus both ways
	$(BIN)/pytest -m slow

corpora: $(STAMP)  ## the submissions of every corpus get what was declared: those that `make test` leaves out
	$(BIN)/pytest -m slow tests/test_corpora.py -k "not forks"

sample: $(STAMP)  ## the same of all that are right and some that are wrong
	$(BIN)/pytest -m "slow and sample" tests/test_corpora.py -k "not forks"

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMP)
	$(BIN)/mypy

imports: $(STAMP)
	$(BIN)/lint-imports

needs:  ## what some tests use of the system, where Debian's packages can be installed
	@for need in bwrap:bubblewrap chromium:chromium; do \
		package=$${need#*:}; \
		if command -v $${need%:*} >/dev/null; then :; \
		elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get install -qq -y $$package >/dev/null 2>&1 || \
				{ apt-get update -qq && apt-get install -qq -y $$package >/dev/null; } || \
				echo "$$package could not be installed: its tests will be skipped"; \
		else echo "$$package is not installed: its tests will be skipped"; fi; \
	done

versions: $(STAMP)  ## the fast tests under the other Pythons of this machine
	$(BIN)/python tests/versions.py

hostile: $(STAMP)  ## programs that try to get out of the sandbox: what held, under each strength
	$(BIN)/python -m tests.hostile

bench: $(STAMP)
	$(BIN)/python tests/bench/bench.py

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Kibitz needs Python 3.11 or newer; say which with PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,bench]'
	@touch $@

clean:
	rm -rf $(VENV) .venv-3.* demo-out pages-out build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
