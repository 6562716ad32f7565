"""Documents that may say only what is claimed (`surfaces check`)."""

import re

from documents import Refusal

START, END = "<!-- claimgate:claims -->", "<!-- claimgate:end -->"
NOTHING = "Nothing is claimed: no provider or format is live-certified."


def check_surfaces(config, claims, place):
    if "surfaces" not in config:
        raise Refusal("surfaces_unset")
    findings = []
    for block in config["surfaces"].get("blocks", []):
        for path in block["documents"]:
            data = place.file(path)
            if data is None:
                findings.append("surface_not_found")
                continue
            try:
                findings += check_block(data.decode("utf-8"))
            except UnicodeDecodeError:
                findings.append("surface_not_text")
    return findings


def check_block(text):
    inside, blocks, findings = None, [], []
    for line in re.split(r"\r?\n", text):
        if line == START:
            if inside is not None:
                findings.append("surface_block_nested")
            inside = []
        elif line == END:
            if inside is None:
                findings.append("surface_block_unopened")
            else:
                blocks.append(inside)
            inside = None
        elif inside is not None:
            inside.append(line)
    if inside is not None:
        findings.append("surface_block_unclosed")
    if not blocks and not findings:
        findings.append("surface_block_missing")
    if len(blocks) > 1:
        findings.append("surface_block_doubled")
    if any(block != ["", NOTHING, ""] for block in blocks):
        findings.append("surface_block_differs")
    return findings
