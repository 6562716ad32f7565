"""Documents that may say only what is claimed (`surfaces check`)."""

import re
import unicodedata

from documents import Refusal
from globs import glob

START, END = "<!-- claimgate:claims -->", "<!-- claimgate:end -->"
NOTHING = "Nothing is claimed: no provider or format is live-certified."
WORDS = ["certified", "live", "official", "officially", "support", "supported", "supports", "works with"]
OTHER_MODE = "incoming webhooks"
MOST_BETWEEN = 10
HEADING = re.compile(r" {0,3}#{1,6}\s")


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
        shown = [re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", line) for line in outside]
        if any([advertises(text, settings, used) for text in (outside, shown)]):
            codes.append("advertised_without_claim")
        found += codes
    if any(item["text"] not in used for item in settings.get("allow", [])):
        found.append("surface_allowance_unused")
    return found


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
    """Whether a word that advertises belongs to the name of a provider."""
    words = [(word, number) for number, line in enumerate(lines) for word in words_of(line)]
    for item in settings.get("allow", []):
        for start, end in list(spans(words, [item["text"]])):
            used.add(item["text"])
            words[start:end] = [("", number) for _, number in words[start:end]]
    words = [item for item in words if item[0]]
    listed = [name for item in settings.get("providers", []) for name in item["names"]]
    modes = [f"{name} {OTHER_MODE}" for name in listed]
    other = {start for start, _ in spans(words, modes)}
    names = [span for span in spans(words, listed) if span[0] not in other]
    read_with = lines_read_with(lines)
    return any(
        max(start - name_end, name_start - end) <= MOST_BETWEEN or words[start][1] in read_with[words[name_start][1]]
        for name_start, name_end in names for start, end in spans(words, WORDS + settings.get("words", [])))


def spans(words, phrases):
    """The (start, end) of each phrase among the words."""
    for phrase in map(words_of, phrases):
        for start in range(len(words) - len(phrase) + 1):
            if [word for word, _ in words[start : start + len(phrase)]] == phrase:
                yield start, start + len(phrase)


def lines_read_with(lines):
    """For each line: the heading above, and for a row of a table the row itself and the head of the table."""
    heading = head = None
    found = []
    for number, line in enumerate(lines):
        is_row = line.lstrip().startswith("|")
        head = (number if head is None else head) if is_row else None
        if HEADING.match(line) or re.fullmatch(r" {0,3}(=+|-+)\s*", "".join(lines[number + 1 : number + 2])):
            heading = number
        found.append({heading, head, number if is_row else None})
    return found


def words_of(text):
    """The words of a text, without case, emphasis and invisible characters."""
    seen = "".join(letter for letter in text if unicodedata.category(letter) != "Cf")
    return re.findall(r"[^\W_]+", re.sub("[*~`]", "", unicodedata.normalize("NFKC", seen)).casefold())
