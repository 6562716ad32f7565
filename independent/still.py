#!/usr/bin/env python3
"""Whether every claim of a release still holds, by its status alone (docs/specification/claim-status.md, section 4)."""

import argparse
import json
import sys
import time

from documents import Refusal, instant, require
from projection import first_subject, read_any_statement
from status import STATUS_TYPE
from trust import STATEMENT_TYPE, Envelope, Key, Role

HOUR = 3_600_000
SKEW = 300_000


def statement_in(envelope, pem):
    """The payload that the key has signed."""
    signed = Envelope(envelope, STATEMENT_TYPE)
    require(signed.reaches(Role([Key(pem)], 1)), "signatures_below_threshold")
    return signed.payload


def check_holds(payload, digest, at, max_hours):
    """Refuses with the first reason why the claims of what has the digest don't all hold."""
    statement = read_any_statement(payload, "claim-status:v1", STATUS_TYPE)
    first_subject(statement)
    [(algorithm, value)] = digest.items()
    require(value in [item["digest"].get(algorithm) for item in statement["subject"]], "status_of_other")
    status = statement["predicate"]
    since, until = instant(status["evaluated_at"]), instant(status["valid_until"])
    require(since <= at + SKEW, "status_from_future")
    require(at < min(until, since + max_hours * HOUR), "status_expired")
    ends = [instant(claim["evidence_until"]) for claim in status["claims"]]
    require(ends and not status["dropped"] and at < min(ends), "claims_withdrawn_since")


def formatted(seconds):
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("status", help="the status in its envelope")
    parser.add_argument("--key", required=True, help="the public key of the role status")
    about = parser.add_mutually_exclusive_group(required=True)
    about.add_argument("--sha256", help="the digest of a published file")
    about.add_argument("--git-commit", help="the commit of the release")
    parser.add_argument("--max-hours", type=int, default=24, help="how old a status may be (24)")
    parser.add_argument("--at", default=formatted(time.time()), help="another instant than now")
    asked = parser.parse_args()
    digest = {"sha256": asked.sha256} if asked.sha256 else {"gitCommit": asked.git_commit}
    at = instant(asked.at)
    if at is None:
        parser.error("--at needs an instant such as 2026-11-21T08:30:00Z")
    try:
        with open(asked.status, "rb") as status, open(asked.key, encoding="utf-8") as key:
            check_holds(statement_in(status.read(), key.read()), digest, at, asked.max_hours)
    except Refusal as refusal:
        print(f"no: {', '.join(refusal.codes)}")
        sys.exit(1)
    print("yes: every claim of the release holds")


def answer(given):
    """The answer to a vector of conformance/claim-status/vectors.jsonl."""
    try:
        payload = json.dumps(given.get("statement")).encode()
        if "envelope" in given:
            payload = statement_in(json.dumps(given["envelope"]).encode(), given["pem"])
        check_holds(payload, given["digest"], instant(given["at"]), given["max_hours"])
    except Refusal as refusal:
        return {"holds": False, "code": refusal.codes[0]}
    return {"holds": True}


if __name__ == "__main__":
    main()
