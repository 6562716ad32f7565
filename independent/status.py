"""Which claims of a release hold now (specification/claim-status.md)."""

import os

from documents import Refusal, digest, instant, read_document, require
from evidence import age_faults, policy_in
from gate import Place, instant_of, read_config, read_input, read_roots
from projection import (
    VERDICT, check_period, check_release_role, first_subject, read_any_statement, read_statement, read_summary,
    root_versions,
)
from trust import STATEMENT_TYPE, Envelope, Root, open_checkpoint, trusted_roots

STATUS_TYPE = "urn:claimgate:claim-status:v1"
NAMES = ("provider", "output_profile", "operation", "account_kind", "policy_mode")
HOUR = 3_600_000


def verify_status(data, folder, options):
    pin = options.get("--trust-pin", os.environ.get("CLAIMGATE_TRUST_PIN"))
    if pin is None or "--threshold" in options:
        raise Refusal("usage")
    at = instant_of(options)
    read_config(Place("."))
    envelope = Envelope(data, STATEMENT_TYPE)
    statement = read_any_statement(envelope.payload, "claim-status:v1", STATUS_TYPE)
    status, verdict_digest = statement["predicate"], first_subject(statement)
    brought = {Root(text.encode()).version: text.encode() for text in status["trust_roots"]}
    roots, every_root = trusted_roots(read_roots(Place(".")) or brought, pin)
    root = roots[-1]
    if at >= instant(root.document["expires_at"]):
        raise Refusal("root_expired")
    if "status" not in root.roles:
        raise Refusal("status_role_missing")
    if not envelope.reaches(root.roles["status"]):
        raise Refusal("signatures_below_threshold")
    evaluated_at, valid_until = instant(status["evaluated_at"]), instant(status["valid_until"])
    limits = root.document["limits"]
    if evaluated_at > at + limits["max_clock_skew_seconds"] * 1000:
        raise Refusal("status_from_future")
    if at >= valid_until:
        raise Refusal("status_expired")
    if status["deployment"] != root.document["deployment"]:
        raise Refusal("deployment_differs")
    projection = read_projection(status, root, evaluated_at)
    ends = [evaluated_at + limits["max_status_hours"] * HOUR]
    ends += [instant(item["expires_at"]) for item in (projection, root.document)]
    if valid_until > min(ends):
        raise Refusal("status_too_long")
    verdict = read_verdict(read_input(folder / VERDICT), statement, verdict_digest, every_root)
    if evaluated_at < instant(verdict["evaluated_at"]):
        raise Refusal("status_of_other")
    compare_claims(status, verdict)


def read_projection(status, root, at):
    """The predicate of the projection's statement, which was current when the status was made."""
    envelope = Envelope(status["projection"]["envelope"].encode(), STATEMENT_TYPE)
    if not envelope.reaches(root.roles["projection"]):
        raise Refusal("signatures_below_threshold")
    predicate, _ = read_statement(envelope.payload, "projection-statement:v1", "urn:claimgate:ledger-projection:v1")
    if predicate["deployment"] != status["deployment"]:
        raise Refusal("deployment_differs")
    check_period(predicate, root.document["limits"], at)
    open_checkpoint(predicate["checkpoint"], root.ledger_keys, root.document["ledger"]["origin"])
    return predicate


def read_verdict(data, about, named, every_root):
    """The verdict of the release, which the release role has signed."""
    if digest(data) != named:
        raise Refusal("verdict_signature_of_other")
    status = about["predicate"]
    verdict = read_document(data, 30 << 20, "gate-verdict:v1")
    envelope = Envelope(status["verdict"]["envelope"].encode(), STATEMENT_TYPE)
    check_release_role(envelope, root_versions(verdict), every_root)
    statement = read_summary(envelope.payload)
    summary, release = statement["predicate"], status["release"]
    if oldest := every_root[max(root_versions(verdict))].document.get("oldest_rule_set"):
        too_old = age_faults(policy_in(summary), [], oldest)
        require(not too_old, *too_old)
    uri = f'{status["resource_uri"]}@{release["version"].removeprefix("v")}'
    judged = "sha256:" + statement["subject"][2]["digest"]["sha256"]
    if (judged, summary["verificationResult"], summary["resourceUri"]) != (named, "PASSED", uri):
        raise Refusal("status_contradiction")
    if (verdict["kind"], verdict["decision"]) != ("release", "allowed"):
        raise Refusal("status_contradiction")
    if verdict["release"] != release or verdict["evaluated_at"] != summary["timeVerified"]:
        raise Refusal("status_contradiction")
    commit = {"name": "repository", "digest": {"gitCommit": release["revision"]}}
    if about["subject"][1:] != [commit, *statement["subject"][3:]] or about["subject"][0]["name"] != VERDICT:
        raise Refusal("status_contradiction")
    return verdict


def compare_claims(status, verdict):
    """A status repeats or drops each claim of its release at most once, and has no other."""
    released = {item["subject_digest"]: item["subject"] for item in verdict["claims"]}
    for claim in status["claims"] + status["dropped"]:
        subject = released.pop(claim["subject_digest"], {})
        if any(claim[name] != subject.get(name) for name in NAMES):
            raise Refusal("status_claim_unreleased")
