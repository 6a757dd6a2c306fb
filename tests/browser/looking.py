"""Looks at a page in a browser as a reader does, and says what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, Request

Scheme = Literal["light", "dark"]
PHONE, DESK = 390, 1280

REACHABLE = """() => [...document.querySelectorAll("a[href], summary, button, [tabindex='0']")]
    .filter((one) => one.checkVisibility()).map((one, number) => {
      one.dataset.number = number;
      return one.outerHTML.slice(0, 120);
    })"""
"""Numbers everything that the Tab key must come to, and returns what it is."""

HERE = """() => {
    const one = document.activeElement, style = getComputedStyle(one);
    return [one.dataset.number ?? "", style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0,
            one.matches("summary") && !one.parentElement.open];
}"""
"""Tells what has the focus, whether that can be seen, and whether it is a fold that is closed."""

AXE = """async () => (await axe.run()).violations.map((one) =>
    `${one.id}: ${one.help}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 200)).join(" | ")}`)"""


@cache
def _axe() -> str:
    """Return the program of axe-core."""
    return (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")


@dataclass
class Looked:
    """A page that is open, and what it did that no page should."""

    page: Page
    troubles: list[str] = field(default_factory=list)

    def on_request(self, request: Request) -> None:
        """Note a request for anything but the file itself."""
        if not request.url.startswith("file://"):
            self.troubles.append(f"asks the network for {request.url}")

    def on_console(self, message: ConsoleMessage) -> None:
        """Note what the browser complains of."""
        if message.type in {"error", "warning"}:
            self.troubles.append(f"console: {message.text}")


@contextmanager
def opened(browser: Browser, path: Path, scheme: Scheme = "light", width: int = PHONE) -> Iterator[Looked]:
    """Open a page without any network, and fail afterwards when it complained or asked for something."""
    context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 844}, offline=True)
    try:
        looked = Looked(context.new_page())
        looked.page.on("request", looked.on_request)
        looked.page.on("console", looked.on_console)
        looked.page.on("pageerror", lambda error: looked.troubles.append(f"script: {error}"))
        looked.page.goto(path.as_uri())
        yield looked
        assert not looked.troubles, f"{path.name}: {looked.troubles}"
    finally:
        context.close()


def value(page: Page, script: str) -> Any:
    """Return what a script comes to in the page."""
    return page.evaluate(script)


def violations(page: Page) -> list[str]:
    """Return what axe-core has to say of the page, all folds open."""
    page.evaluate("() => document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    page.evaluate(f"() => {{ {_axe()} }}")
    return [str(one) for one in value(page, AXE)]


def too_wide(page: Page) -> list[str]:
    """Return what stands out to the right of the page, where that has to be scrolled."""
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    if not value(page, wide):
        return []
    script = """() => [...document.querySelectorAll("main *")]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => one.outerHTML.slice(0, 120)).slice(0, 5)"""
    return value(page, script) or ["something"]


def with_keys(page: Page) -> list[str]:
    """Go through the page with Tab, opening each fold with Enter; return what was not reached or seen."""
    for _ in range(500):
        page.keyboard.press("Tab")
        number, seen, closed = value(page, HERE)
        if closed:
            page.keyboard.press("Enter")
            if value(page, HERE)[2]:
                return [f"the fold {number} does not open"]
        tag = value(page, "document.activeElement.tagName")
        if tag == "BODY":
            break
        if not seen:
            return [
                "nothing shows the focus on " + value(page, "document.activeElement.outerHTML.slice(0, 120)")
            ]
    wanted = value(page, REACHABLE)
    page.evaluate("() => document.activeElement.blur()")
    reached: set[str] = set()
    for _ in range(len(wanted) + 5):
        page.keyboard.press("Tab")
        reached.add(value(page, HERE)[0])
    return [what for number, what in enumerate(wanted) if str(number) not in reached]


def brightness(page: Page) -> float:
    """Return how bright the page's ground is, from 0 to 255."""
    found = value(page, "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)")
    return float(sum(found[:3]) / 3)
