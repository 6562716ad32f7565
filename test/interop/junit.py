"""Reads JUnit of claimgate with python3-junitparser; usage: junit.py FOLDER. Prints one line per check."""

import json
import os
import sys

from junitparser import Error, Failure, JUnitXml


def counts(path):
    suites = list(JUnitXml.fromfile(path))
    cases = [case for suite in suites for case in suite]
    faults = [
        case for case in cases if any(isinstance(item, (Error, Failure)) and item.type and item.message for item in case.result)
    ]
    told = sum(suite.failures + suite.errors for suite in suites)
    return len(suites), len(cases), len(faults), told


def main(folder):
    with open(os.path.join(folder, "expected.json"), encoding="utf-8") as file:
        expected = json.load(file)
    wrong = 0
    for report in expected:
        name = report["name"]
        found = counts(os.path.join(folder, name + ".xml"))
        right = found == (report["suites"], report["tests"], report["faults"], report["faults"])
        print("ok" if right else "WRONG", "junitparser", name, *([] if right else [found, report]))
        wrong += not right
    return 1 if wrong or not expected else 0


sys.exit(main(sys.argv[1]))
