"""Verifies a release in a capsule of claimgate; usage: capsule.py FOLDER, with v1.1.0.capsule and pin.txt.

tarfile unpacks it, git ties its files to the commit, python3-securesystemslib and cryptography verify
every signature, and hashlib every digest. Prints one line per check; each is also made on bent bytes.
"""

import base64
import hashlib
import json
import os
import subprocess
import sys
import tarfile
import tempfile

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from envelopes import signers

CLAIMS = "commit/provider-certification/public-claims.json"
ROOT = "commit/provider-certification/trust/1.root.json"
RECORDS = ("record/", "earlier/v1.0.0/")


def sha256(content):
    return hashlib.sha256(content).hexdigest()


def payload_of(envelope):
    return base64.b64decode(envelope["payload"], validate=True)


def unpack(path):
    with tarfile.open(path) as archive:
        return {item.name: archive.extractfile(item).read() for item in archive if item.isfile()}


def index_fits(members):
    index = json.loads(members["capsule.json"])
    stated = {item["path"]: item["sha256"] for item in index["members"]}
    found = {name: "sha256:" + sha256(content) for name, content in members.items() if name != "capsule.json"}
    return stated == found


def scheme_of(pem):
    key = serialization.load_pem_public_key(pem.encode("ascii"))
    return "ed25519" if isinstance(key, Ed25519PublicKey) else "ecdsa"


def signed_by_role(envelope, root, role):
    holders = root["roles"][role]
    keys = [{"pem": root["keys"][key], "scheme": scheme_of(root["keys"][key])} for key in holders["key_ids"]]
    return len(signers({"envelope": envelope, "keys": keys})) >= holders["threshold"]


def pinned(envelope, pin):
    return pin == "1:sha256:" + sha256(payload_of(envelope))


def subjects_of(envelope):
    statement = json.loads(payload_of(envelope))
    return {subject["digest"]["sha256"] for subject in statement["subject"]}


def note_verifies(note, keys):
    """A signed note of C2SP: text, an empty line, signatures of name, key hash and Ed25519."""
    text, _, signatures = note.partition("\n\n")
    for line in signatures.splitlines():
        _, name, encoded = line.split(" ")
        blob = base64.b64decode(encoded, validate=True)
        for key in keys:
            known_name, key_hash, public = key.split("+", 2)
            if (known_name, bytes.fromhex(key_hash)) != (name, blob[:4]):
                continue
            try:
                loaded = Ed25519PublicKey.from_public_bytes(base64.b64decode(public)[1:])
                loaded.verify(blob[4:], (text + "\n").encode("utf-8"))
                return True
            except InvalidSignature:
                pass
    return False


def git(folder, *args, stdin=b""):
    result = subprocess.run(["git", "-C", folder, *args], input=stdin, capture_output=True, check=False)
    return result.stdout.decode("ascii", "replace").strip()


def in_commit(members):
    """Whether git itself finds the very files at their paths in the released commit."""
    revision = json.loads(members["capsule.json"])["release"]["revision"]
    with tempfile.TemporaryDirectory() as folder:
        git(folder, "init", "--quiet")
        for name, content in members.items():
            if name.startswith("git/"):
                header, _, body = content.partition(b"\0")
                kind = header.decode("ascii", "replace").split(" ")[0]
                if git(folder, "hash-object", "-w", "-t", kind, "--stdin", stdin=body) != name[len("git/") :]:
                    return False
        files = {name: content for name, content in members.items() if name.startswith("commit/")}
        return all(
            git(folder, "hash-object", "--no-filters", "--stdin", stdin=content)
            == git(folder, "rev-parse", "--verify", f"{revision}:{name[len('commit/'):]}")
            for name, content in files.items()
        )


def checks_of(members, pin):
    """Every check by its name, as whether it holds."""
    root_envelope = json.loads(members[ROOT])
    root = json.loads(payload_of(root_envelope))
    checks = {
        "index": index_fits(members),
        "trust-root-pinned": pinned(root_envelope, pin),
        "trust-root-signed": signed_by_role(root_envelope, root, "root"),
        "files-of-the-commit": in_commit(members),
    }
    for folder in RECORDS:
        statement = json.loads(members[folder + "ledger-projection.intoto.json"])
        verdict = json.loads(members[folder + "gate-verdict.intoto.json"])
        checkpoint = json.loads(payload_of(statement))["predicate"]["checkpoint"]
        manifest, gate = members[folder + "release-manifest.json"], members[folder + "gate-verdict.json"]
        checks[folder + "statement"] = signed_by_role(statement, root, "projection")
        checks[folder + "verdict"] = signed_by_role(verdict, root, "release")
        checks[folder + "verdict-subjects"] = {sha256(manifest), sha256(gate)} <= subjects_of(verdict)
        checks[folder + "checkpoint"] = note_verifies(checkpoint, root["ledger"]["keys"])
    checks["claims-bound"] = sha256(members[CLAIMS]) in subjects_of(json.loads(members["record/gate-verdict.intoto.json"]))
    bound = json.loads(members["record/release-manifest.json"])
    checks["claims-in-manifest"] = sha256(members[CLAIMS]) in json.dumps(bound)
    statement = json.loads(members["record/ledger-projection.intoto.json"])
    checks["projection"] = subjects_of(statement) == {sha256(members["record/ledger-projection.jsonl"])}
    return checks


def bent(content):
    """The same bytes but for one: a digit or letter in the middle that stays one, so that JSON stays JSON."""
    copy = bytearray(content)
    middle = next(at for at in range(len(copy) // 2, len(copy)) if chr(copy[at]).isalnum())
    copy[middle] = ord("a") if copy[middle] != ord("a") else ord("b")
    return bytes(copy)


def notices(members, pin, name):
    changed = {**members, name: bent(members[name])}
    try:
        checks = checks_of(changed, pin)
        # The index would notice everything; what it is about has to be noticed without it as well.
        return not all(holds for check, holds in checks.items() if check != "index" or name == "capsule.json")
    except (ValueError, KeyError):
        return True


def main(folder):
    with open(os.path.join(folder, "pin.txt"), encoding="ascii") as file:
        pin = file.read().strip()
    members = unpack(os.path.join(folder, "v1.1.0.capsule"))
    results = checks_of(members, pin)
    for name in members:
        results["bent-" + name] = notices(members, pin, name)
    for name, holds in results.items():
        print(f"{'ok' if holds else 'WRONG'} python-capsule {name}")
    return 0 if all(results.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
