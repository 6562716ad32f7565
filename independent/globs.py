"""Patterns of paths, relative to the root: *, ?, ** between slashes, [a-z] and {a,b}."""

import re


def glob(pattern):
    """A path pattern as a regular expression: *, ?, ** between slashes, [a-z] and {a,b}."""
    forms = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]", "{": "(?:", "}": ")", ",": "|"}
    parts = re.findall(r"\*\*/|\*\*|\[[^]]*\]|.", pattern)
    return re.compile("".join(forms.get(part, part if part[0] == "[" else re.escape(part)) for part in parts))


def alternatives(pattern):
    """A pattern without braces, for each of the alternatives that they name."""
    found = re.search(r"\{([^{}]*)\}", pattern)
    if not found:
        return [pattern]
    choices = [pattern[: found.start()] + item + pattern[found.end() :] for item in found.group(1).split(",")]
    return [item for choice in choices for item in alternatives(choice)]


def may_hold(folder, patterns):
    """Whether something that fits can lie in a folder, or below it."""
    for pattern in patterns:
        for item in alternatives(pattern.removeprefix("!")) if not pattern.startswith("!") else []:
            parts, own = item.split("/"), folder.split("/")
            fixed = []
            for part in parts:
                if re.search(r"[*?\[]", part):
                    break
                fixed.append(part)
            if own[: len(fixed)] == fixed[: len(own)]:
                return True
    return False
