"""`verify`: envelopes, checkpoints and proofs by the keys that the caller names, and a status by a trust pin."""

import re
from pathlib import Path

import notes
from documents import Refusal, instant, read_json, require
from gate import read_input
from projection import SUMMARY_TYPE, first_subject, read_any_statement, read_statement, read_summary
from status import STATUS_TYPE, verify_status
from trust import ENVELOPE_LIMIT, ROOT_TYPE, STATEMENT_TYPE, Envelope, Key, Role, Root, open_checkpoint

STATEMENT = "https://in-toto.io/Statement/v1"
# How a text is recognized (specification/trust.md 1), and the options that have a meaning for it.
KINDS = [
    ("envelope", re.compile(r'\ufeff?\s*\{(?s:.*)"payloadType"'), "--key --threshold --trust-pin --at"),
    ("inclusion", re.compile("c2sp[.]org/tlog-proof@"), "--note-key --record --leaf"),
    ("growth", re.compile("old "), "--note-key --since"),
    ("checkpoint", re.compile("(?s:.*)\n\n— "), "--note-key"),
]
SCHEMAS = {
    "urn:claimgate:ledger-projection:v1": "projection-statement:v1",
    "urn:claimgate:badge:v1": "badge:v1",
    "urn:claimgate:release-retraction:v1": "release-retraction:v1",
}
SEAL_TYPE = "https://in-toto.io/attestation/test-result/v0.1"
SEALED = "urn:claimgate:sealed-run:v1"


def run_verify(options, _findings):
    if len(options["words"]) != 1:
        raise Refusal("usage")
    [path] = options["words"]
    data = read_input(path)
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise Refusal("signed_document_expected") from None
    kind, allowed = next(((kind, allowed) for kind, form, allowed in KINDS if form.match(text)), (None, ""))
    if kind is None:
        raise Refusal("signed_document_expected")
    if not {name for name in options if name.startswith("-")} <= set(allowed.split()):
        raise Refusal("usage")
    if kind != "envelope":
        verify_note(kind, text, options)
    elif "--key" in options:
        verify_envelope(data, options)
    else:
        verify_status(data, Path(path).parent, options)
    return {}


def verify_note(kind, text, options):
    beside = {"inclusion": ["--record", "--leaf"], "growth": ["--since"]}.get(kind, [])
    named = [name for name in beside if name in options]
    if len(named) != min(len(beside), 1) or "--note-key" not in options:
        raise Refusal("usage")
    leaf = options.get("--leaf")
    if leaf is not None and re.fullmatch("sha256:[0-9a-f]{64}", leaf) is None:
        raise Refusal("usage")
    other = read_input(options[named[0]]) if named and leaf is None else b""
    keys, origin = notes.read_note_keys(options["--note-key"])
    if kind == "checkpoint":
        open_checkpoint(text, keys, origin)
    elif kind == "growth":
        notes.verify_growth(text, keys, origin, other.decode("utf-8", "replace"))
    else:
        notes.verify_inclusion(text, keys, origin, leaf or notes.leaf_of(other))


def verify_envelope(data, options):
    """The keys of the caller have signed, and what they signed is one of the documents."""
    threshold = options.get("--threshold")
    if "--trust-pin" in options or "--at" in options or re.fullmatch("[1-9][0-9]*", threshold or "1") is None:
        raise Refusal("usage")
    envelope = Envelope(data)
    keys = {key.id: key for key in [Key(read_input(path).decode("utf-8", "replace")) for path in options["--key"]]}
    predicate_type = predicate_type_of(envelope)
    needed = int(threshold or len(keys))
    if needed > len(keys):
        raise Refusal("threshold_unreachable")
    if not envelope.reaches(Role(list(keys.values()), needed)):
        raise Refusal("signatures_below_threshold")
    if predicate_type is None:
        Root(data)
    elif predicate_type == SUMMARY_TYPE:
        read_summary(envelope.payload)
    elif predicate_type == SEAL_TYPE:
        read_seal(envelope.payload)
    elif predicate_type == STATUS_TYPE:
        first_subject(read_any_statement(envelope.payload, "claim-status:v1", STATUS_TYPE))
    else:
        read_statement(envelope.payload, SCHEMAS[predicate_type], predicate_type)


def read_seal(payload):
    """A sealed run that agrees with what stands around it (specification/documents.md 3.18)."""
    statement = read_any_statement(payload, "sealed-run:v1", SEAL_TYPE)
    predicate = statement["predicate"]
    sealed = predicate[SEALED]
    run = sealed["run"]
    failed = [check["kind"] for check in run["checks"] if check["outcome"] in ("failed", "errored")]
    told = {
        "result": "FAILED" if failed else "PASSED",
        "configuration": [{"name": "contract", "digest": {"sha256": run["contract_digest"].removeprefix("sha256:")}}],
        "passedTests": [check["kind"] for check in run["checks"] if check["outcome"] == "passed"],
        "failedTests": failed,
        SEALED: sealed,
    }
    tested = [{"name": "repository", "digest": {"gitCommit": run["tested_revision"]}}]
    require(predicate == told and statement["subject"] == tested, "seal_contradiction")
    require(run.get("origin", {}).get("kind") == "test_run", "seal_contradiction")
    ends = [instant(run["tested_at"]), *(instant(check["completed_at"]) for check in run["checks"])]
    require(max(ends) <= instant(sealed["generated_at"]), "seal_contradiction")


def predicate_type_of(envelope):
    """Which document an envelope holds, by itself: it selects the schema only. None is a trust root."""
    if envelope.payload_type == ROOT_TYPE:
        return None
    if envelope.payload_type != STATEMENT_TYPE:
        raise Refusal("payload_type_wrong")
    faults = []
    statement = read_json(envelope.payload, ENVELOPE_LIMIT, faults)
    if faults:
        raise Refusal(*faults)
    if not isinstance(statement, dict) or statement.get("_type") != STATEMENT:
        raise Refusal("statement_type_wrong")
    if statement.get("predicateType") not in (*SCHEMAS, STATUS_TYPE, SUMMARY_TYPE, SEAL_TYPE):
        raise Refusal("predicate_type_wrong")
    return statement["predicateType"]
