#!/usr/bin/env python3
"""Runs the independent verifier, or another program, over a written conformance suite.

    python3 run.py SUITE [WORD…]                      this verifier, in this process
    python3 run.py SUITE --program "node …" [WORD…]   another program, one process for each case
"""

import argparse
import collections
import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import stage
import verify
from documents import DECISIONS


def ask_here(arguments, environment, folder):
    """The answer of this verifier, in this process."""
    before, home = dict(os.environ), os.getcwd()
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    try:
        return verify.answer(arguments)
    finally:
        os.chdir(home)
        os.environ.clear()
        os.environ.update(before)


def ask_program(program, arguments, environment, folder):
    done = subprocess.run([*program, *arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                          capture_output=True, timeout=60, check=False)
    try:
        return json.loads(done.stdout), done.returncode
    except ValueError:
        return {"findings": []}, done.returncode


def said_by(code):
    return DECISIONS[code] if code in range(len(DECISIONS)) else None


def summary(report, code):
    """What conformance/README.md compares."""
    rules = [rule for claim in report.get("claims", []) for rule in claim["rules"]]
    found = report["findings"] + [item for rule in rules for item in rule["findings"]]
    return {
        # A command that judges no claims says none.
        "decision": report.get("decision", said_by(code)),
        "exit_code": code,
        "codes": sorted({item["code"] for item in found}),
        "rules_not_passed": sorted({rule["number"] for rule in rules if rule["outcome"] != "pass"}),
        "result": report.get("result"),
    }


def contains(found, expected):
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(
            name in found and contains(found[name], value) for name, value in expected.items())
    if isinstance(expected, list):
        return isinstance(found, list) and len(found) == len(expected) and all(
            contains(*pair) for pair in zip(found, expected))
    return found == expected and type(found) is type(expected)


def differences(found, expected):
    """One line for each member of expected.json that the answer does not have."""
    lines = []
    for name, value in expected.items():
        fits = contains(found[name], value) if name == "result" else found[name] == value
        if not fits:
            lines.append(f"{name}: expected {json.dumps(value)}, found {json.dumps(found[name])}")
    return lines


def environment_of(case, home):
    return {"PATH": os.environ["PATH"], "HOME": str(home), **case.get("environment", {})}


def judge(case, files, program):
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    folder = Path(tempfile.mkdtemp(prefix="independent-", dir=memory))
    try:
        repository = stage.stage(case, files, folder)
        environment = environment_of(case, folder / "home")
        if program is None:
            return summary(*ask_here(case["arguments"], environment, repository))
        stage.write_index(repository)
        return summary(*ask_program(program, case["arguments"], environment, repository))
    finally:
        stage.remove(folder)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("suite", type=Path)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--program", type=shlex.split)
    options = parser.parse_args()
    begun, passed, failed = time.monotonic(), collections.Counter(), collections.Counter()
    for path in sorted((options.suite / "cases").rglob("case.json")):
        name = path.parent.relative_to(options.suite / "cases").as_posix()
        if options.words and not any(word in name for word in options.words):
            continue
        case, files = stage.read_case(options.suite, path.parent)
        expected = json.loads((path.parent / "expected.json").read_text("utf-8"))
        lines = differences(judge(case, files, options.program), expected)
        area = name.split("/")[0]
        (failed if lines else passed)[area] += 1
        for line in lines:
            print(f"{name}: {line}")
    for area in sorted(passed | failed):
        print(f"{area}: {passed[area]} of {passed[area] + failed[area]}")
    whole = sum(passed.values()) + sum(failed.values())
    print(f"{sum(passed.values())} of {whole} cases as expected")
    print(f"{time.monotonic() - begun:.1f} seconds", file=sys.stderr)
    return 0 if whole and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
