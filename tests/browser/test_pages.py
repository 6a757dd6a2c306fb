"""Pages in Chromium: readable by anyone, with any keys, in any light, on paper, and without a network."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from . import looking
from .conftest import LANGUAGES
from .looking import DESK, PHONE, Scheme, opened

Pages = dict[str, list[Path]]

EACH = pytest.mark.parametrize("language", LANGUAGES)
SLOW = [pytest.mark.slow, pytest.mark.timeout(900)]


@pytest.fixture(params=["made_up", pytest.param("real", marks=SLOW)])
def site(request: pytest.FixtureRequest, browser: Browser) -> Pages:
    """Give pages of made-up results, and then those of real ones."""
    assert browser
    pages: Pages = request.getfixturevalue(request.param)
    assert all(pages.values())
    return pages


@pytest.mark.parametrize(
    ("language", "scheme"),
    [
        ("en", "light"),
        ("nl", "dark"),
        pytest.param("en", "dark", marks=pytest.mark.slow),
        pytest.param("nl", "light", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_no_violation(browser: Browser, site: Pages, language: str, scheme: Scheme) -> None:
    found = {}
    for path in site[language]:
        with opened(browser, path, scheme, DESK if scheme == "light" else PHONE) as looked:
            assert looking.value(looked.page, "document.documentElement.lang") == language
            assert (looking.brightness(looked.page) < 80) is (scheme == "dark")
            if told := looking.violations(looked.page):
                found[f"{path.parent.name}/{path.name}"] = told
    assert not found


@EACH
def test_no_page_is_wider_than_a_phone(browser: Browser, site: Pages, language: str) -> None:
    found = {}
    for path in site[language]:
        with opened(browser, path) as looked:
            if told := looking.too_wide(looked.page):
                found[f"{path.parent.name}/{path.name}"] = told
    assert not found


@EACH
def test_the_keyboard_comes_everywhere(browser: Browser, site: Pages, language: str) -> None:
    found = {}
    for path in site[language]:
        with opened(browser, path) as looked:
            if told := looking.with_keys(looked.page):
                found[f"{path.parent.name}/{path.name}"] = told
    assert not found


@EACH
def test_pages_can_be_printed(browser: Browser, site: Pages, language: str) -> None:
    for path in site[language]:
        with opened(browser, path, "dark") as looked:
            assert looked.page.pdf(format="A4").startswith(b"%PDF-")
            looked.page.emulate_media(media="print")
            assert looking.brightness(looked.page) == 255, "paper is white, in the dark too"
            assert not looked.page.locator("button:visible, nav.trail:visible").count()


def look(browser: Browser, path: Path) -> list[str]:
    """Return all that is wrong with a page, as far as it can be seen before it is closed."""
    with opened(browser, path) as looked:
        page = looked.page
        return [*looking.too_wide(page), *looking.with_keys(page), *looking.violations(page)]


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ('<a href="#x" style="outline: none">a link</a>', "nothing shows the focus"),
        ('<a href="#x" tabindex="-1">a link</a>', 'tabindex="-1"'),
        ('<p style="width: 900px">wide</p>', "width: 900px"),
        ('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', "image-alt"),
        ('<p style="color: #ccc; background: #fff">pale</p>', "color-contrast"),
    ],
)
def test_what_is_bad_is_found_out(browser: Browser, tmp_path: Path, bad: str, said: str) -> None:
    path = tmp_path / "bad.html"
    path.write_text(f"<html lang=en><title>x</title><main><h1>x</h1>{bad}</main>", "utf-8")
    assert said in " ".join(look(browser, path))


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ('<img src="http://127.0.0.1/x.png" alt="x">', "asks the network for http://127"),
        ("<script>throw 1</script>", "script: "),
        ("<script>console.error('alas')</script>", "console: alas"),
    ],
)
def test_what_a_page_should_not_do_is_found_out(
    browser: Browser, tmp_path: Path, bad: str, said: str
) -> None:
    path = tmp_path / "bad.html"
    path.write_text(f"<html lang=en><title>x</title><main><h1>x</h1>{bad}</main>", "utf-8")
    with pytest.raises(AssertionError, match=said):
        look(browser, path)
