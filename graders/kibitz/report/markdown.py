"""Renders a spec for a page: headings, paragraphs, lists, tables, code and emphasis, and no more.

Each clause (``- **T7** ...``) has its id as anchor.  Everything is escaped; a spec holds no HTML.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec
from markupsafe import Markup, escape

HEADING: Final = re.compile(r"(#{1,6})\s+(.+?)\s*#*\s*")
FENCE: Final = re.compile(r"\s{0,3}(```+|~~~+)")
ITEM: Final = re.compile(r"(\s{0,3})([-*+]|\d{1,9}[.)])(\s+|$)")
RULE: Final = re.compile(r"\s{0,3}([-*_])(?:\s*\1){2,}\s*")
TABLE: Final = re.compile(r"\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?\|?\s*")
CLAUSE: Final = re.compile(r"\*\*([A-Za-z]+[0-9]+(?:\.[0-9]+)*)\*\*\s*")
CELLS: Final = re.compile(r"((?:`[^`]*`|\\.|[^|`\\]|[`\\])*)(?:\||$)")
SPAN: Final = re.compile(
    r"\\(?P<plain>[\\`*_|\[\]<>#])|(?P<ticks>`+)(?P<code>.+?)(?P=ticks)(?!`)"
    r"|\*\*(?P<strong>\S(?:.*?\S)?)\*\*|(?<![\w*])\*(?P<em>[^\s*](?:[^*]*[^\s*])?)\*(?![\w*])"
    r"|\[(?P<words>[^\]]*)\]\((?P<to>[^\s)]*)\)",
    re.DOTALL,
)
DEEPEST: Final = 8
"""Levels of lists inside lists."""


class Rendered(msgspec.Struct, frozen=True):
    """A spec as it stands on a page."""

    body: Markup
    headings: tuple[tuple[str, Markup], ...]
    """Anchor and words of each heading of the second level."""
    titled: bool
    """Whether it begins with a title of its own."""


def render(text: str) -> Rendered:
    """Return a spec as markup."""
    writer = _Writer()
    body = writer.blocks(text.expandtabs(4).splitlines())
    return Rendered(body, tuple(writer.headings), writer.titled)


def inline(text: str) -> Markup:
    """Return a stretch of words with code, emphasis and links in it."""
    parts: list[str] = []
    done = 0
    for found in SPAN.finditer(text):
        parts.append(escape(text[done : found.start()]))
        parts.append(_span(found))
        done = found.end()
    parts.append(escape(text[done:]))
    return Markup("".join(parts))  # noqa: S704 - each part was escaped


def _span(found: re.Match[str]) -> Markup:
    """Return one piece of a sentence that is more than words."""
    if found["plain"]:
        return escape(found["plain"])
    if found["code"]:
        return Markup('<code translate="no">{}</code>').format(" ".join(found["code"].split()))
    if found["strong"]:
        return Markup("<strong>{}</strong>").format(inline(found["strong"]))
    if found["em"]:
        return Markup("<em>{}</em>").format(inline(found["em"]))
    words, to = inline(found["words"] or ""), found["to"] or ""
    if to.startswith(("https://", "http://", "mailto:", "#")):
        return Markup('<a href="{}">{}</a>').format(to, words)
    return words  # a file of the course, which is not beside the page


def _opens(line: str) -> bool:
    """Tell whether a line begins something else than the paragraph before it."""
    return bool(HEADING.fullmatch(line) or FENCE.match(line) or ITEM.match(line) or not line.strip())


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


class _Writer:
    """Writes blocks one after the other, and remembers the headings."""

    def __init__(self) -> None:
        self.headings: list[tuple[str, Markup]] = []
        self.titled = False

    def blocks(self, lines: Sequence[str], level: int = 0) -> Markup:
        """Return the blocks in some lines; in a list a lone paragraph needs no marks of its own."""
        parts: list[Markup] = []
        place = 0
        while place < len(lines):
            line = lines[place]
            if not line.strip():
                place += 1
            elif FENCE.match(line):
                place = self._code(lines, place, parts)
            elif found := HEADING.fullmatch(line):
                parts.append(self._heading(len(found[1]), found[2]))
                place += 1
            elif RULE.fullmatch(line):
                parts.append(Markup("<hr>"))
                place += 1
            elif ITEM.match(line) and level < DEEPEST:
                place = self._list(lines, place, parts, level)
            elif "|" in line and place + 1 < len(lines) and TABLE.fullmatch(lines[place + 1]):
                place = self._table(lines, place, parts)
            else:
                place = self._paragraph(lines, place, parts, bare=bool(level) and not parts)
        return Markup("\n").join(parts)

    def _heading(self, depth: int, words: str) -> Markup:
        said = inline(words)
        if depth == 1 and not self.titled:
            self.titled = True
            return Markup("<h1>{}</h1>").format(said)
        depth = max(2, depth)
        anchor = f"part-{len(self.headings) + 1}" if depth == 2 else ""
        if anchor:
            self.headings.append((anchor, said))
            return Markup('<h2 id="{}">{}</h2>').format(anchor, said)
        return Markup("<h{0}>{1}</h{0}>").format(depth, said)

    @staticmethod
    def _code(lines: Sequence[str], place: int, parts: list[Markup]) -> int:
        opening = FENCE.match(lines[place])
        assert opening
        fence, margin = opening[1], _indent(lines[place])
        end = place + 1
        while end < len(lines) and not lines[end].strip().startswith(fence):
            end += 1
        code = "\n".join(line[min(margin, _indent(line)) :] for line in lines[place + 1 : end])
        parts.append(Markup('<pre tabindex="0"><code translate="no">{}</code></pre>').format(code))
        return end + 1

    @staticmethod
    def _paragraph(lines: Sequence[str], place: int, parts: list[Markup], *, bare: bool) -> int:
        end = place + 1
        while end < len(lines) and not _opens(lines[end]):
            end += 1
        words = inline(" ".join(line.strip() for line in lines[place:end]))
        parts.append(words if bare else Markup("<p>{}</p>").format(words))
        return end

    @staticmethod
    def _table(lines: Sequence[str], place: int, parts: list[Markup]) -> int:
        end = place + 2
        while end < len(lines) and "|" in lines[end]:
            end += 1
        rows = [lines[place], *lines[place + 2 : end]]
        drawn = []
        for number, row in enumerate(rows):
            mark = Markup('<th scope="col">{}</th>') if not number else Markup("<td>{}</td>")
            drawn.append(Markup("").join(mark.format(inline(cell)) for cell in _cells(row)))
        body = Markup("").join(Markup("<tr>{}</tr>\n").format(row) for row in drawn[1:])
        parts.append(
            Markup(
                '<div class="scroll" tabindex="0"><table>'
                "<thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>"
            ).format(drawn[0], body)
        )
        return end

    def _list(self, lines: Sequence[str], place: int, parts: list[Markup], level: int) -> int:
        """Write a list; an item takes the lines that are indented under it, or go on with its paragraph."""
        first = ITEM.match(lines[place])
        assert first
        numbered = first[2][0].isdigit()
        items: list[Markup] = []
        while place < len(lines):
            opening = ITEM.match(lines[place])
            if not opening or opening[2][0].isdigit() != numbered or RULE.fullmatch(lines[place]):
                break
            end = _end_of_item(lines, place)
            own = [lines[place][opening.end() :], *lines[place + 1 : end]]
            margin = min([_indent(line) for line in own[1:] if line.strip()] or [0])
            items.append(self._item([own[0], *(line[margin:] for line in own[1:])], level))
            place = end
        tag = Markup("ol") if numbered else Markup("ul")
        start = first[2][:-1] if numbered else "1"
        opened = Markup('ol start="{}"').format(start) if numbered and start != "1" else tag
        parts.append(Markup("<{}>{}</{}>").format(opened, Markup("").join(items), tag))
        return place

    def _item(self, lines: Sequence[str], level: int) -> Markup:
        clause = CLAUSE.match(lines[0])
        if not clause:
            return Markup("<li>{}</li>\n").format(self.blocks(lines, level + 1))
        body = self.blocks([lines[0][clause.end() :], *lines[1:]], level + 1)
        return Markup(
            '<li class="clause" id="{0}"><a class="id" href="#{0}">{0}</a><div>{1}</div></li>\n'
        ).format(clause[1], body)


def _end_of_item(lines: Sequence[str], place: int) -> int:
    """Return where an item ends: at a line that is not indented, unless it goes on with a paragraph."""
    end = place + 1
    while end < len(lines):
        line = lines[end]
        if not line.strip():
            after = next((later for later in lines[end:] if later.strip()), "")
            if not after[:2].isspace():
                break
        elif not line[:2].isspace() and _opens(line):
            break
        end += 1
    while not lines[end - 1].strip():
        end -= 1
    following = end
    while following < len(lines) and not lines[following].strip():
        following += 1
    return following


def _cells(row: str) -> list[str]:
    """Return the cells of a row; a bar in code, or after a backslash, is no border."""
    found = [cell.strip() for cell in CELLS.findall(row.strip().removeprefix("|"))]
    while found and not found[-1]:
        found.pop()
    return found
