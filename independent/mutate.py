#!/usr/bin/env python3
"""Changes cases of a written suite at random, and compares this verifier with another program.

    python3 mutate.py SUITE --program "node …/claimgate.cjs" [--count 2000] [--seed 1]
    python3 mutate.py SUITE --program "…" --only 17 --keep FOLDER    lays one mutation out, to look at it

Half of the mutations of signed cases are signed again with throw-away keys, so that they reach
what lies behind the signatures. The same seed makes the same mutations.
"""

import argparse
import base64
import collections
import concurrent.futures
import copy
import hashlib
import json
import os
import random
import re
import shlex
import sys
import tempfile
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ed25519

import run
import stage
import trust
from documents import DECISIONS, canonical, contract_digest, digest

SHARES = {"readiness": 22, "rules": 26, "projection": 12, "rollback": 12, "trust-root": 7, "claims": 9,
          "contracts": 8, "manifest": 4}
WORDS = ["", "a", "A", "other", "not_required", "advanced", "trial", "approved", "revoked", "restricted", "pending",
         "enabled", "disabled", "degraded", "passed", "failed", "not_applicable", "valid", "reconnect_required",
         "publish_immediate", "publish_scheduled", "connect", "production", "sandbox", "cloud", "self_hosted",
         "simulated", "no-refresh-tokens", "two words", "ada@example.org", "@ada", "https://a.example/b",
         "ghp_abcdefgh1jklmnopqrst", "17841400000000000", "12345", "x" * 64, "x" * 65, "x" * 129, "é", "\u202e",
         "sha256:" + "0" * 64, "0" * 40, "2026-03-15T12:00:00Z", "2026-02-30T00:00:00Z", "2026-03-15T12:00:00.5Z",
         "2026-03-15T12:00:00+00:00", "1969-12-31T23:59:59Z", "2026-03-15T24:00:00Z", "2026-03-15T23:59:60Z"]
SHIFTS = [1, -1, 1000, -1000, 30_000, -30_000, 31_000, 3_600_000, -3_600_000, 43_200_000, 86_400_000, -86_400_000,
          14 * 86_400_000, -14 * 86_400_000, 16 * 86_400_000, 366 * 86_400_000, -366 * 86_400_000]


# --- changes of one document -------------------------------------------------------------


def spots(value, path=()):
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for name, item in items:
        yield from spots(item, (*path, name))


def shifted(text, by):
    from datetime import datetime, timedelta, timezone

    at = datetime.fromtimestamp(trust_instant(text) / 1000, timezone.utc) + timedelta(milliseconds=by)
    whole = at.strftime("%Y-%m-%dT%H:%M:%S")
    return f"{whole}.{at.microsecond // 1000:03}Z" if at.microsecond else f"{whole}Z"


def trust_instant(text):
    from documents import instant

    return instant(text)


def other_value(rng, value):
    """Another value in the place of this one."""
    if isinstance(value, str) and trust_instant(value) is not None and rng.random() < 0.85:
        return shifted(value, rng.choice(SHIFTS))
    if isinstance(value, str):
        at = rng.randrange(len(value) + 1)
        return rng.choice([
            rng.choice(WORDS), rng.choice(WORDS), rng.choice(WORDS), value + "a", value[:-1], value.upper(),
            value[:at] + rng.choice("a0-_.: é\n") + value[at + 1 :], None, 7,
        ])
    if isinstance(value, bool):
        return rng.choice([not value, not value, None, "true", 1])
    if isinstance(value, (int, float)):
        return rng.choice([value + 1, value - 1, 0, -1, value * 2, 2**53, str(value), None, True, 1.5])
    if value is None:
        return rng.choice([*WORDS, 0, False, [], {}])
    if isinstance(value, list):
        changed = list(value)
        rng.shuffle(changed)
        some = [rng.choice(value)] if value else []
        return rng.choice([changed, value[1:], value[:-1], value + some, value + some, value + ["extra"], [], None])
    return rng.choice([None, [], {}, "text", list(value)])


def change(rng, value):
    """A copy of a JSON value with one change."""
    value = copy.deepcopy(value)
    path = rng.choice(list(spots(value)))
    if not path:
        return value | {"extra": 1} if isinstance(value, dict) else other_value(rng, value)
    parent = value
    for name in path[:-1]:
        parent = parent[name]
    name, kind = path[-1], rng.random()
    if kind < 0.12:
        del parent[name]
    elif kind < 0.17 and isinstance(parent, dict):
        parent[rng.choice(["extra", "origin", "source", "__proto__", "é"])] = rng.choice([None, 1, "x", {"kind": "example"},
                                                                                         {"kind": "statement"}, "environment"])
    elif kind < 0.24:
        donor = rng.choice(list(spots(value)))
        taken = value
        for step in donor:
            taken = taken[step] if not isinstance(taken, (str, int, type(None))) else taken
        parent[name] = copy.deepcopy(taken) if donor and donor[: len(path)] != path else other_value(rng, parent[name])
    else:
        parent[name] = other_value(rng, parent[name])
    return value


def change_bytes(rng, data):
    """One change of the bytes of a file."""
    if not data:
        return b" "
    at, lines = rng.randrange(len(data)), data.split(b"\n")
    line = rng.randrange(len(lines))
    return rng.choice([
        lambda: data[:at] + bytes([data[at] ^ (1 << rng.randrange(8))]) + data[at + 1 :],
        lambda: data[:at] + data[at + 1 :],
        lambda: data[:at] + rng.choice([b" ", b"\n", b"\r", b"\x00", b"\xff", b'"', b",", b"0", b"\xc2\xa0"]) + data[at:],
        lambda: b"\n".join(lines[:line] + lines[line + 1 :]),
        lambda: b"\n".join(lines[: line + 1] + lines[line:]),
        lambda: data[:at],
        lambda: data + rng.choice([b"\n", b" ", b"x", b"{}", b"\xef\xbb\xbf"]),
        lambda: data.replace(b"\n", b"\r\n"),
        lambda: data.replace(b" ", b"") if data.startswith(b"{\n") else b" " + data,
    ])()


def change_document(rng, data):
    """One change of a JSON document, in the manner in which it was written."""
    try:
        value = json.loads(data)
    except ValueError:
        return change_bytes(rng, data)
    value = change(rng, value)
    if data.startswith(b"{\n"):
        return (json.dumps(value, indent=2, ensure_ascii=False) + "\n").encode("utf-8", "surrogatepass")
    return canonical(value).encode("utf-8", "surrogatepass")


# --- signing again -----------------------------------------------------------------------


class Signer:
    """Throw-away keys in the place of those of a case: the same one for the same key id."""

    def __init__(self):
        self.keys = {}

    def key(self, name):
        if name not in self.keys:
            seed = hashlib.sha256(f"independent {name}".encode()).digest()
            self.keys[name] = ed25519.Ed25519PrivateKey.from_private_bytes(seed)
        return self.keys[name]

    def public(self, name):
        key = self.key(name).public_key()
        kinds = serialization.Encoding, serialization.PublicFormat
        pem = key.public_bytes(kinds[0].PEM, kinds[1].SubjectPublicKeyInfo).decode()
        return trust.Key(pem).id, pem, key.public_bytes(kinds[0].Raw, kinds[1].Raw)

    def sign(self, envelope, payload):
        kind = envelope["payloadType"].encode()
        signed = b"DSSEv1 %d %s %d %s" % (len(kind), kind, len(payload), payload)
        signatures = [{"keyid": self.public(item["keyid"])[0],
                       "sig": base64.b64encode(self.key(item["keyid"]).sign(signed)).decode()}
                      for item in envelope["signatures"] if "keyid" in item]
        return json.dumps({"payload": base64.b64encode(payload).decode(), "payloadType": envelope["payloadType"],
                           "signatures": signatures}).encode() + b"\n"

    def ledger_key(self, origin):
        data = b"\x01" + self.public(origin)[2]
        mark = hashlib.sha256(origin.encode() + b"\n" + data).digest()[:4]
        return f"{origin}+{mark.hex()}+{base64.b64encode(data).decode()}", mark

    def note(self, note):
        text, _, _ = note.rpartition("\n\n")
        origin = text.split("\n")[0]
        signature = self.ledger_key(origin)[1] + self.key(origin).sign(f"{text}\n".encode())
        return f"{text}\n\n— {origin} {base64.b64encode(signature).decode()}\n"

    def root(self, root):
        named = {old: self.public(old) for old in root["keys"]}
        root["keys"] = {identity: pem for identity, pem, _raw in named.values()}
        for role in root["roles"].values():
            role["key_ids"] = [self.public(old)[0] for old in role["key_ids"]]
        root["ledger"]["keys"] = [self.ledger_key(root["ledger"]["origin"])[0]]


def sign_again(case, files, target, rng):
    """All signed documents anew with throw-away keys, and the digests that bind them; one is changed."""
    signer, pins = Signer(), {}
    case, files = copy.deepcopy(case), dict(files)

    def order(name):
        kinds = [".root.json", ".jsonl", "ledger-projection.intoto.json", "gate-verdict.json", "gate-verdict.intoto.json"]
        return next((number for number, kind in enumerate(kinds) if name.endswith(kind)), len(kinds)), name

    for name in sorted(files, key=order):
        mine = change if name == target else lambda _rng, value: value
        folder = name.rpartition("/")[0]
        if name.endswith(".jsonl"):
            lines = files[name].split(b"\n")
            if name == target and lines[0]:
                number = rng.randrange(max(1, len(lines) - 1))
                value = json.loads(lines[number])
                again = change(rng, value)
                lines[number] = canonical(again if not isinstance(again, float) else value).encode()
                if rng.random() < 0.1:
                    rng.shuffle(lines)
                files[name] = b"\n".join(lines)
        elif name.endswith("gate-verdict.json"):
            verdict = json.loads(files[name])
            for item in verdict["inputs"]:
                source = f"committed/{item['path']}"
                statement = f"{folder}/{item['path']}"
                if item["document"] in ("trust_root", "projection_statement"):
                    item["sha256"] = digest(files.get(source, files.get(statement, b"")))
            files[name] = json.dumps(mine(rng, verdict), indent=2).encode() + b"\n"
        elif name.endswith((".root.json", ".intoto.json")):
            envelope = json.loads(files[name])
            old = base64.b64decode(envelope["payload"])
            payload = json.loads(old)
            if name.endswith(".root.json"):
                signer.root(payload)
            elif name.endswith("ledger-projection.intoto.json"):
                lines = files.get(f"{folder}/ledger-projection.jsonl")
                payload["predicate"]["checkpoint"] = signer.note(payload["predicate"]["checkpoint"])
                if lines is not None:
                    payload["subject"][0]["digest"]["sha256"] = hashlib.sha256(lines).hexdigest()
            else:
                link(payload, files, folder)
            payload = mine(rng, payload)
            if name == target and name.endswith("ledger-projection.intoto.json") and rng.random() < 0.4:
                payload = change_head(rng, payload, signer)
            written = canonical(payload).encode() if not isinstance(payload, float) else b"1.5"
            if name.endswith(".root.json"):
                pins[digest(old)] = digest(written)
            files[name] = signer.sign(envelope, written)
    arguments = [replace_pin(word, pins) for word in case["arguments"]]
    variables = {name: replace_pin(word, pins) for name, word in case.get("environment", {}).items()}
    return case | {"arguments": arguments, "environment": variables}, files


def link(payload, files, folder):
    """The digests by which a signed verdict or a retraction names the files next to it."""
    subjects = payload["subject"] + payload["predicate"].get("inputAttestations", [])
    for item in subjects:
        data = files.get(f"{folder}/{item.get('name', item.get('uri'))}")
        if data is not None and "sha256" in item["digest"]:
            item["digest"]["sha256"] = hashlib.sha256(data).hexdigest()


def change_head(rng, payload, signer):
    if isinstance(payload, dict) and isinstance(payload.get("predicate"), dict):
        note = payload["predicate"].get("checkpoint")
        if isinstance(note, str) and note.count("\n") > 3:
            lines = note.split("\n")
            lines[1] = rng.choice(["0", "1", "7", "9", "08", "-8", "8 ", "9007199254740993"])
            payload["predicate"]["checkpoint"] = signer.note("\n".join(lines))
    return payload


def replace_pin(word, pins):
    for old, new in pins.items():
        word = word.replace(old, new)
    return word


# --- mutations ---------------------------------------------------------------------------


def read_suite(suite):
    areas = collections.defaultdict(list)
    for path in sorted((suite / "cases").rglob("case.json")):
        areas[path.relative_to(suite / "cases").parts[0]].append(path.parent)
    return areas


def relink_contract(case, files):
    """Lets claim and evidence name the changed contract."""
    path = "committed/provider-certification/contracts/1.json"
    original = "sha256:b1c7a7c73a4cff1bcdd96decb30b72efa9bb674a364407fd7d7b10ded32073e4"
    try:
        changed = contract_digest(json.loads(files[path]))
    except (ValueError, TypeError, AttributeError):
        return
    for name in files:
        if name.endswith((".jsonl", "public-claims.json")):
            files[name] = files[name].replace(original.encode(), changed.encode())


def mutation(suite, areas, seed, number, signed=False):
    """(what was changed, case, files) of one mutation."""
    rng = random.Random(f"{seed}/{number}")
    import mutate_signed  # it takes signers and changes from this module

    shares = mutate_signed.SHARES if signed else SHARES
    area = rng.choices(list(shares), list(shares.values()))[0]
    folder = rng.choice(areas[area])
    case, files = stage.read_case(suite, folder)
    name = f"{area}/{folder.name}"
    if signed:
        try:
            what, case, files = mutate_signed.mutate(rng, area, case, files)
        except (ValueError, KeyError, TypeError, IndexError, AttributeError, trust.Refusal):
            what = "as it is: it cannot be changed"
        return f"{name}: {what}", case, files
    if area in ("rules", "projection", "rollback", "trust-root") and rng.random() < 0.8:
        own = [path for path in files if (folder / path).is_file()]
        targets = [path for path in (own if own and rng.random() < 0.5 else files)
                   if path.endswith((".json", ".jsonl"))]
        weights = [6 if path.endswith(".jsonl") else 1 for path in targets]
        target = rng.choices(targets, weights)[0] if targets else None
        try:
            if target and not target.endswith((".root.json", ".intoto.json", ".jsonl", "gate-verdict.json")):
                files[target] = change_document(rng, files[target])
                if "contracts/" in target and rng.random() < 0.7:
                    relink_contract(case, files)
            case, files = sign_again(case, files, target, rng)
            return f"{name}: {target}, signed again", case, files
        except (ValueError, KeyError, TypeError, IndexError, AttributeError, trust.Refusal):
            case, files = stage.read_case(suite, folder)
    own = [path for path in files if (folder / path).is_file()] or list(files)
    target = rng.choice(own or sorted(files))
    raw = rng.random() < (0.05 if area == "readiness" else 0.3)
    files[target] = (change_bytes if raw else change_document)(rng, files[target])
    if rng.random() < 0.1 and case["at"] is not None:
        later = shifted(case["at"], rng.choice(SHIFTS))
        case["arguments"] = [later if word == case["at"] else word for word in case["arguments"]]
    return f"{name}: {target}", case, files


def comparable(answer):
    """What is compared: as of a case, and of a readiness decision the members that cases name."""
    result = answer["result"] if isinstance(answer["result"], dict) else {}
    kept = {name: result[name] for name in ("state", "executable", "advertisable") if name in result}
    for name in ("blockers", "would_block"):
        kept |= {name: [item["code"] for item in result[name]]} if name in result else {}
    return answer | {"result": kept}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("suite", type=Path)
    parser.add_argument("--program", type=shlex.split, required=True)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--signed", action="store_true", help="the areas verify, status, hand-off and audit")
    parser.add_argument("--only", type=int, nargs="*")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--answers", type=Path, help="keep the other program's answers here, and use those that are there")
    options = parser.parse_args()
    areas = read_suite(options.suite)
    numbers = options.only or range(options.count)
    known = {}
    if options.answers and options.answers.exists():
        known = {int(key): value for key, value in json.loads(options.answers.read_text()).items()}

    def ask(number):
        what, case, files = mutation(options.suite, areas, options.seed, number, options.signed)
        if options.keep:
            stage.write_index(stage.stage(case, files, options.keep))
            print(what, shlex.join(case["arguments"]), json.dumps(case.get("environment", {})), sep="\n")
        key = digest(repr((case, sorted(files.items()))).encode())
        if number in known and known[number][0] == key:
            return number, what, known[number]
        try:
            return number, what, (key, run.judge(case, files, options.program))
        except Exception as error:
            return number, what, (key, {"decision": f"error {error!r}"[:200], "exit_code": None, "codes": [],
                                        "rules_not_passed": [], "result": None})

    with concurrent.futures.ThreadPoolExecutor(3) as pool:
        for number, what, answer in pool.map(ask, numbers):
            known[number] = answer
    if options.answers:
        options.answers.write_text(json.dumps(known))
    agreed, groups, decisions = 0, collections.defaultdict(list), collections.Counter()
    for number in numbers:
        what, case, files = mutation(options.suite, areas, options.seed, number, options.signed)
        mine, theirs = comparable(run.judge(case, files, None)), comparable(known[number][1])
        decisions[mine["decision"]] += 1
        if mine == theirs:
            agreed += 1
            continue
        names = [name for name in mine if mine[name] != theirs[name]]
        told = "; ".join(f"{name} here {json.dumps(mine[name])}, there {json.dumps(theirs[name])}" for name in names)
        groups[re.sub(r"^.*?codes", "codes", told) if "codes" in names else told].append((number, what))
    for told, members in sorted(groups.items(), key=lambda item: -len(item[1])):
        print(f"{len(members)} × {told}")
        for number, what in members[:4]:
            print(f"    {number} {what}")
    print("; ".join(f"{count} {decision}" for decision, count in sorted(decisions.items())))
    print(f"{agreed} of {len(numbers)} mutations answered alike")
    # Mutations that are all refused, or all allowed, would compare next to nothing.
    return 0 if agreed == len(numbers) and (options.only or set(DECISIONS) <= set(decisions)) else 1


if __name__ == "__main__":
    sys.exit(main())
