"""Documents that may say only what is claimed (`surfaces check`)."""

import re
import unicodedata

from documents import Refusal

START, END = "<!-- claimgate:claims -->", "<!-- claimgate:end -->"
NOTHING = "Nothing is claimed: no provider or format is live-certified."
WORDS = ["certified", "live", "official", "officially", "support", "supported", "supports", "works with"]
OTHER_MODE = "incoming webhooks"


def check_surfaces(settings, files, read):
    """The codes of all faults; `files` are the paths of the repository, `read` gives their bytes."""
    found, documents, used = [], {}, set()
    blocks = [pattern for block in settings.get("blocks", []) for pattern in block["documents"]]
    for pattern in [*blocks, *settings.get("scan", [])]:
        named = [path for path in files if glob(pattern).fullmatch(path)]
        if not named and (pattern in blocks or not re.search(r"[*?\[{]", pattern)):
            found.append("surface_not_found")
        documents |= {path: documents.get(path, False) or pattern in blocks for path in named}
    ignored = [glob(pattern) for pattern in settings.get("ignore", [])]
    for path, has_block in sorted(documents.items()):
        if any(pattern.fullmatch(path) for pattern in ignored):
            continue
        try:
            lines = re.split(r"\r?\n", read(path).decode("utf-8"))
        except UnicodeDecodeError:
            found.append("surface_not_text")
            continue
        outside, codes = read_blocks(lines, has_block)
        found += codes + (["advertised_without_claim"] if advertises(outside, settings, used) else [])
    if any(item["text"] not in used for item in settings.get("allow", [])):
        found.append("surface_allowance_unused")
    return found


def glob(pattern):
    """A path pattern as a regular expression: *, ?, ** between slashes, [a-z] and {a,b}."""
    forms = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]", "{": "(?:", "}": ")", ",": "|"}
    parts = re.findall(r"\*\*/|\*\*|\[[^]]*\]|.", pattern)
    return re.compile("".join(forms.get(part, part if part[0] == "[" else re.escape(part)) for part in parts))


def read_blocks(lines, has_block):
    """(the lines outside of the block, the faults of its markers and of its content)"""
    outside, inside, blocks, found, fence = [], None, [], [], None
    for line in lines:
        mark = re.match(r" {0,3}(```+|~~~+)", line)
        if mark and (fence is None or line.strip().startswith(fence)):
            fence = mark.group(1) if fence is None else None
        elif fence is None and line == START:
            found += ["surface_block_nested"] if inside is not None else []
            inside = []
            continue
        elif fence is None and line == END:
            if inside is None:
                found.append("surface_block_unopened")
            else:
                blocks.append(inside)
            inside = None
            continue
        elif fence is None and re.search(r"<!--\s*claimgate", line, re.I):
            found.append("surface_marker_malformed")
        (outside if inside is None else inside).append(line)
    if inside is not None:
        found.append("surface_block_unclosed")
    if len(blocks) > 1:
        found.append("surface_block_doubled")
    if not found and has_block:
        if not blocks:
            found.append("surface_block_missing")
        elif blocks[0] != ["", NOTHING, ""]:
            found.append("surface_block_differs")
    return outside, found


def advertises(lines, settings, used):
    """Whether a paragraph, with the heading above it, names a provider and a word of claiming."""
    names = [plain(name) for item in settings.get("providers", []) for name in item["names"]]
    words = [plain(word) for word in WORDS + settings.get("words", [])]
    heading, paragraphs = "", [""]
    for line in lines:
        if re.match(r" {0,3}#{1,6}\s", line):
            heading, line = line, ""
        if line.strip():
            paragraphs[-1] += f" {line}"
        elif paragraphs[-1]:
            paragraphs.append("")
        if line == "" and heading:
            paragraphs[-1] = heading
    for paragraph in paragraphs:
        text = plain(paragraph)
        for item in settings.get("allow", []):
            if plain(item["text"]) in text:
                used.add(item["text"])
                text = text.replace(plain(item["text"]), "")
        named = any(re.search(rf"\b{re.escape(name)}\b(?! {OTHER_MODE})", text) for name in names)
        if named and any(re.search(rf"\b{re.escape(word)}\b", text) for word in words):
            return True
    return False


def plain(text):
    """Text as a reader sees it: without case, emphasis and invisible characters."""
    seen = "".join(letter for letter in text if unicodedata.category(letter) != "Cf")
    return " ".join(re.sub(r"[*_`~#\[\]]", "", unicodedata.normalize("NFKC", seen)).casefold().split())
