#!/usr/bin/env python3
"""An independent claimgate: answers the conformance suite from the specification alone."""

import json
import sys

import audit
import gate
import handoff
import results
import signed
from documents import DECISIONS, Refusal, group_of

# The words of a command, what runs it, and its options besides --json.
COMMANDS = [
    ("check", gate.run_check, "--projection --trust-pin --memory --at"),
    ("contract lint", gate.run_contract_lint, ""),
    ("digest", gate.run_contract_digest, "--contracts"),
    ("manifest create", gate.run_manifest_create, "--projection --trust-pin --memory --at"),
    ("manifest verify", gate.run_manifest_verify, "--ref"),
    ("verdict require", handoff.run_verdict_require, "--max-age --artifact --ref --trust-pin"),
    ("audit", audit.run_audit, "--trust-pin"),
    ("surfaces check", gate.run_surfaces_check, ""),
    ("readiness", gate.run_readiness_decide, "--at"),
    ("ledger append run", results.run_append_run,
     "--side --from-junit --from-ctrf --exit-status --scope --tested-at --dry-run"),
    ("verify", signed.run_verify,
     "--key --threshold --note-key --record --leaf --since --trust-pin --at"),
]
REPEATED = {"--key", "--note-key", "--artifact", "--scope"}
FLAGS = {"--dry-run", "--contracts"}


def read_arguments(arguments):
    """(the function of the command, its options): text for an option, a list for one that may be repeated."""
    options, words, rest = {}, [], [word for word in arguments if word != "--json"]
    while rest:
        word = rest.pop(0)
        if not word.startswith("-"):
            words.append(word)
        elif word in FLAGS and word not in options:
            options[word] = True
        elif not rest or not rest[0] or rest[0].startswith("--") or (word in options and word not in REPEATED):
            raise Refusal("usage")
        elif word in REPEATED:
            options.setdefault(word, []).append(rest.pop(0))
        else:
            options[word] = rest.pop(0)
    for name, run, allowed in COMMANDS:
        size = len(name.split())
        if words[:size] == name.split():
            if not set(options) <= set(allowed.split()):
                raise Refusal("usage")
            return run, options | {"words": words[size:]}
    raise Refusal("usage")


def answer(arguments):
    """(the object that is printed, the exit code)"""
    findings, report = [], {}
    try:
        run, options = read_arguments(arguments)
        report = run(options, findings)
    except Refusal as refusal:
        findings += refusal.codes
    if report.pop("refused", False):
        code = 1
    elif "result" in report:
        code = max(map(group_of, findings), default=0) if "contracts" in report["result"] else 0
    else:
        code = max(map(group_of, findings), default=0)
    for claim in report.get("claims", []):
        refused = any(rule["outcome"] != "pass" for rule in claim["rules"])
        claim["decision"] = "refused" if refused else "allowed"
        code = max(code, int(refused))
    report["decision"] = DECISIONS[code]
    report["findings"] = [{"code": code} for code in sorted(set(findings))]
    return report, code


def main():
    report, code = answer(sys.argv[1:])
    print(json.dumps(report, ensure_ascii=False, sort_keys=True))
    return code


if __name__ == "__main__":
    sys.exit(main())
