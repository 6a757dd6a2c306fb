"""`kibitz` itself."""

from __future__ import annotations

from .conftest import Kibitz


def test_help_names_the_commands(kibitz: Kibitz) -> None:
    ran = kibitz("--help")
    assert ran.code == 0
    assert {"grade", "check", "demo"} <= set(ran.out.split())


def test_the_version_is_told(kibitz: Kibitz) -> None:
    assert kibitz("--version").out.startswith("kibitz, version ")


def test_an_unknown_command_is_bad_usage(kibitz: Kibitz) -> None:
    ran = kibitz("grad")
    assert ran.code == 2
    assert "grad" in ran.err
