"""Answers the vectors of docs/how-to/implement-a-verifier.md, without a program to compare with."""

import hashlib
import hmac
import json
import pathlib
import sys

from documents import Refusal, canonical, contract_digest, digest, read_json, subject_digest
from evidence import age_faults, rule_set_digest
from notes import is_included, leaf_of
from still import answer as answer_claim_status
from trust import ROOT_TYPE, Envelope, Head, Key, NoteKey, is_consistent, open_checkpoint

VECTORS = pathlib.Path(__file__).parent.parent / "conformance" / "vectors.json"


def raw(text):
    return bytes.fromhex(text.removeprefix("sha256:"))


def node(left, right):
    return hashlib.sha256(b"\x01" + left + right).digest()


def root_of(leaves):
    """RFC 9162 2.1.1."""
    if len(leaves) < 2:
        return leaves[0] if leaves else hashlib.sha256(b"").digest()
    split = 1 << ((len(leaves) - 1).bit_length() - 1)
    return node(root_of(leaves[:split]), root_of(leaves[split:]))


def answer_canonical(given):
    text = canonical(read_json(given["text"].encode(), 4096, []))
    return {"canonical": text, "sha256": digest(text.encode())}


def answer_digest(given):
    [(kind, value)] = given.items()
    if kind == "subject":
        return subject_digest(value)
    return contract_digest(value) if kind == "contract" else digest(value.encode())


def answer_fingerprint(given):
    """HKDF (RFC 5869) with an empty salt, then HMAC (specification/documents.md 4)."""
    scheme = b"claimgate/fingerprint/v1"
    info = b"\0".join([scheme, given["deployment"].encode(), given["field"].encode()])
    extracted = hmac.digest(bytes(32), bytes.fromhex(given["key"]), "sha256")
    key = hmac.digest(extracted, info + b"\x01", "sha256")
    return digest(scheme + b"\0" + hmac.digest(key, given["id"].encode(), "sha256"))


def answer_envelope(given):
    envelope = Envelope(json.dumps(given["envelope"]).encode(), given["envelope"]["payloadType"])
    return {"pae": envelope.signed.hex(), "verifies": envelope.count([Key(given["pem"])]) == 1}


def answer_pin(given):
    payload = Envelope(json.dumps(given["envelope"]).encode(), ROOT_TYPE).payload
    return f"{json.loads(payload)['version']}:{digest(payload)}"


def answer_leaves(given):
    if "record" in given:
        return leaf_of(given["record"].encode())
    leaves = given.get("leaves", [given.get("left"), given.get("right")])
    return "sha256:" + root_of([raw(leaf) for leaf in leaves]).hex()


def answer_checkpoint(given):
    head = open_checkpoint(given["note"], [NoteKey(given["key"])], given["origin"])
    return {"tree_size": head.size, "root_hash": head.root_hash}


def answer_consistency(given):
    old = Head(given["from_size"], given["from_root"])
    return is_consistent(old, Head(given["to_size"], given["to_root"]), given["hashes"])


def answer_inclusion(given):
    return is_included(given["leaf"], given["index"], given["hashes"], Head(given["tree_size"], given["root"]))


def answer_rules(given):
    return rule_set_digest([(rule["number"], rule["id"], rule["version"]) for rule in given["rules"]])


def answer_ages(given):
    if not any(given["policy"] in names for names in given["rule_sets"]):
        return ["rule_set_unknown"]
    return sorted(age_faults(given["policy"], given["earlier"], given.get("oldest_rule_set"), given["rule_sets"]))


STEPS = {
    "canonical-json": answer_canonical,
    "digests": answer_digest,
    "fingerprints": answer_fingerprint,
    "keys": lambda given: {"key_id": Key(given["pem"]).id},
    "envelopes": answer_envelope,
    "pin": answer_pin,
    "leaves": answer_leaves,
    "checkpoints": answer_checkpoint,
    "inclusion": answer_inclusion,
    "consistency": answer_consistency,
    "rule-set": answer_rules,
    "rule-set-age": answer_ages,
    "claim-status": answer_claim_status,
}


def answer(step, given):
    try:
        return STEPS[step](given)
    except Refusal as refusal:
        return {"refused": refusal.codes[0]}


def claim_status():
    """The vectors of a status, as one step more."""
    lines = (VECTORS.parent / "claim-status" / "vectors.jsonl").read_text().splitlines()
    return {"step": "claim-status", "vectors": [json.loads(line) for line in lines]}


def main():
    wrong = 0
    for step in [*json.loads(VECTORS.read_text()), claim_status()]:
        vectors = step["vectors"]
        differing = [v for v in vectors if answer(step["step"], v["given"]) != v["expected"]]
        for vector in differing:
            print(f"{step['step']}: {vector['title']}: {answer(step['step'], vector['given'])}")
        print(f"{step['step']}: {len(vectors) - len(differing)} of {len(vectors)}")
        wrong += len(differing)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
