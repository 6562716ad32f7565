"""Mutations of the areas whose cases are about single signed documents: verify, status, hand-off, audit.

Most of them are signed again with throw-away keys, and named again by what binds them, so that they
reach what lies behind signatures and digests.
"""

import base64
import hashlib
import json
import re

import capsule
from documents import digest
from mutate import Signer, change, change_bytes, change_document, replace_pin

SHARES = {"verify": 30, "status": 25, "hand-off": 15, "audit": 30}
INDENTED = "beside/gate-verdict.json", "beside/release-manifest.json"


def mutate(rng, area, case, files):
    """(what was changed, case, files)"""
    return {"verify": of_document, "status": of_status, "hand-off": of_hand_off, "audit": of_capsule}[area](
        rng, case, files)


def opened(data):
    """(envelope, payload) of the text of a signed document."""
    envelope = json.loads(data)
    return envelope, json.loads(base64.b64decode(envelope["payload"]))


def written(value, signs=True):
    """The bytes of a JSON value; signed documents have one line."""
    return json.dumps(value, ensure_ascii=False, **({"separators": (",", ":")} if signs else {"indent": 2})).encode(
        "utf-8", "surrogatepass") + (b"" if signs else b"\n")


def sign(signer, envelope, payload):
    return signer.sign(envelope, written(payload))


# --- verify ------------------------------------------------------------------------------


def of_document(rng, case, files):
    target = next(path for path in sorted(files) if path.startswith("beside/document."))
    kind = rng.random()
    if kind < 0.15:
        return "arguments", case | {"arguments": change_arguments(rng, case["arguments"])}, files
    if kind < 0.45:
        target = rng.choice([target, target, rng.choice(sorted(files))])
        change_it = change_document if target.endswith(".json") and rng.random() < 0.7 else change_bytes
        return target, case, files | {target: change_it(rng, files[target])}
    if target.endswith(".txt"):
        return f"{target}, signed again", *note_again(rng, case, files)
    signer, (envelope, payload) = Signer(), opened(files[target])
    signers = [item["keyid"] for item in envelope["signatures"] if "keyid" in item]
    for name, key in zip(("first", "second"), signers):
        files = files | {f"beside/{name}.pem": signer.public(key)[1].encode()}
    return f"{target}, signed again", case, files | {target: sign(signer, envelope, change(rng, payload))}


def change_arguments(rng, arguments):
    arguments = [arguments[0], "--json", *arguments[1:-1]]
    at = rng.randrange(2, len(arguments))
    extra = ["--threshold", "--key", "--note-key", "--record", "--leaf", "--since", "--trust-pin", "--at", "1", "x"]
    return rng.choice([
        arguments[:at] + arguments[at + 1 :], arguments[:at] + [rng.choice(extra)] + arguments[at:],
        arguments[:at] + [rng.choice(extra)] + arguments[at + 1 :], arguments + [rng.choice(extra), rng.choice(["1", "2", "x"])],
    ])


def note_again(rng, case, files):
    """Checkpoints with one change in their text, signed with throw-away keys."""
    signer, files = Signer(), dict(files)
    origin = "ledger.example/demonstration"
    for path in sorted(files):
        if path.endswith(".txt"):
            text = files[path].decode("utf-8", "replace")
            head, blank, note = text.partition("\n\n") if re.match("old |c2sp", text) else ("", "", text)
            if rng.random() < 0.5:
                note = change_bytes(rng, note.encode()).decode("utf-8", "replace")
            elif head:
                head = change_bytes(rng, head.encode()).decode("utf-8", "replace")
            if note.startswith(f"{origin}\n"):
                note = signer.note(note)
            files[path] = f"{head}{blank}{note}".encode()
    key = signer.ledger_key(origin)[0]
    arguments = [key if word.startswith(f"{origin}+") else word for word in case["arguments"]]
    return case | {"arguments": arguments}, files


# --- status ------------------------------------------------------------------------------


def of_status(rng, case, files):
    path, verdict = "beside/status.json", "beside/gate-verdict.json"
    kind = rng.random()
    if kind < 0.25:
        target = rng.choice([path, path, verdict, rng.choice(sorted(files))])
        change_it = change_document if rng.random() < 0.7 else change_bytes
        return target, case, files | {target: change_it(rng, files[target])}
    signer, pins, files = Signer(), {}, dict(files)
    envelope, status = opened(files[path])
    inner = status["predicate"]
    target = rng.choice(["root", "projection", "verdict", "summary", "status", "status", "status"])

    def mine(name, value):
        return change(rng, value) if name == target else value

    roots = []
    for text in inner["trust_roots"]:
        old, root = opened(text)
        signer.root(root)
        root = mine("root", root)
        pins[digest(base64.b64decode(old["payload"]))] = digest(written(root))
        roots.append(sign(signer, old, root).decode())
    inner["trust_roots"] = roots
    old, statement = opened(inner["projection"]["envelope"])
    statement["predicate"]["checkpoint"] = signer.note(statement["predicate"]["checkpoint"])
    inner["projection"]["envelope"] = sign(signer, old, mine("projection", statement)).decode()
    files[verdict] = written(mine("verdict", json.loads(files[verdict])), signs=False)
    old, summary = opened(inner["verdict"]["envelope"])
    for named in (summary["subject"][2], status["subject"][0]):
        named["digest"]["sha256"] = hashlib.sha256(files[verdict]).hexdigest()
    inner["verdict"]["envelope"] = sign(signer, old, mine("summary", summary)).decode()
    files[path] = sign(signer, envelope, mine("status", status))
    arguments = [replace_pin(word, pins) for word in case["arguments"]]
    return f"{path}: {target}, signed again", case | {"arguments": arguments}, files


# --- hand-off ----------------------------------------------------------------------------


def of_hand_off(rng, case, files):
    verdict, manifest = INDENTED
    target = rng.choice([verdict, verdict, manifest, manifest, rng.choice(sorted(files))])
    if target not in files:
        target = rng.choice(sorted(files))
    change_it = change_document if rng.random() < 0.8 else change_bytes
    files = files | {target: change_it(rng, files[target])}
    if target == manifest and verdict in files and rng.random() < 0.8:
        bound = digest(files[manifest]).encode()
        files[verdict] = re.sub(rb'("manifest_sha256": )"sha256:[0-9a-f]{64}"', rb'\1"' + bound + b'"', files[verdict])
    return target, case, files


# --- audit -------------------------------------------------------------------------------


def of_capsule(rng, case, files):
    path = "beside/release.capsule"
    try:
        release, members = capsule.read_capsule(files[path])
    except capsule.Refusal:
        return f"{path}: bytes", case, files | {path: change_bytes(rng, files[path])}
    kind = rng.random()
    if kind < 0.1:
        return f"{path}: bytes", case, files | {path: change_bytes(rng, files[path])}
    if kind < 0.35:
        target = rng.choice(sorted(members))
        change_it = change_document if target.endswith(".json") and rng.random() < 0.7 else change_bytes
        members[target] = change_it(rng, members[target])
        if rng.random() < 0.2:
            members[rng.choice(["earlier/v0.9.0/", "record/", "commit/"]) + target.rpartition("/")[2]] = members[target]
        return f"{path}: {target}", case, files | {path: pack(release, members)}
    target, pins = rng.choice(TARGETS), {}
    release, members = release_again(rng, target, release, members, pins)
    arguments = [replace_pin(word, pins) for word in case["arguments"]]
    return (f"{path}: {target}, signed again", case | {"arguments": arguments},
            files | {path: pack(release, members)})


def pack(release, members):
    """A capsule of these members, with a fitting index."""
    members = {path: members[path] for path in sorted(members)}
    if capsule.INDEX in members:
        members[capsule.INDEX] = capsule.index_of(release, members)
    parts = [capsule.header_of(path, len(data)) + data + bytes(-len(data) % capsule.BLOCK)
             for path, data in members.items()]
    return b"".join(parts) + capsule.END


TARGETS = ["root", "config", "contract", "claims", "lines", "lines", "statement", "manifest", "verdict", "verdict",
           "summary", "release"]


def release_again(rng, target, release, members, pins):
    """The whole release anew with throw-away keys: each file names what it is about, but for one change."""
    signer, record, prefix = Signer(), {}, "commit/provider-certification/"
    members = dict(members)

    def mine(name, value):
        return change(rng, value) if name == target else value

    ids, root = {}, f"{prefix}trust/1.root.json"
    old, document = opened(members[root])
    signer.root(document)
    document = mine("root", document)
    pins[digest(base64.b64decode(old["payload"]))] = digest(written(document))
    contracts = [path for path in members if path.startswith(f"{prefix}contracts/")]
    changed = {root: sign(signer, old, document)}
    for name, path in [("config", "commit/claimgate.config.json"), ("claims", f"{prefix}public-claims.json"),
                       *[("contract", path) for path in contracts]]:
        if name == target:
            changed[path] = change_document(rng, members[path])
    for path, data in changed.items():
        ids[blob_id(members[path])] = blob_id(data)
        members[path] = data
    revision = release["revision"]
    while ids:
        ids = rename_objects(members, ids)
        revision = ids.get(revision, revision)
    release = mine("release", {"version": release["version"], "revision": revision})
    return release, members | record_again(mine, signer, members, prefix, revision)


def record_again(mine, signer, members, prefix, revision):
    """The files of the record, each naming those before it."""
    record = {path.removeprefix("record/"): data for path, data in members.items() if path.startswith("record/")}
    claims = members[f"{prefix}public-claims.json"]
    lines = [json.loads(line) for line in record["ledger-projection.jsonl"].splitlines()]
    lines = [mine("lines", line) for line in lines]
    record["ledger-projection.jsonl"] = b"".join(
        json.dumps(line, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode("utf-8", "surrogatepass")
        + b"\n" for line in lines)
    old, statement = opened(record["ledger-projection.intoto.json"])
    statement["predicate"]["checkpoint"] = signer.note(statement["predicate"]["checkpoint"])
    statement["subject"][0]["digest"]["sha256"] = hashlib.sha256(record["ledger-projection.jsonl"]).hexdigest()
    record["ledger-projection.intoto.json"] = sign(signer, old, mine("statement", statement))
    manifest = json.loads(record["release-manifest.json"])
    manifest["revision"] = revision
    manifest["provider_claims"]["manifest_sha256"] = digest(claims)
    record["release-manifest.json"] = written(mine("manifest", manifest), signs=False)
    verdict = json.loads(record["gate-verdict.json"])
    verdict["release"]["revision"] = revision
    verdict["manifest_sha256"] = digest(record["release-manifest.json"])
    for item in verdict["inputs"]:
        item["sha256"] = digest(members.get(f"commit/{item['path']}", record.get(item["path"], b"")))
    record["gate-verdict.json"] = written(mine("verdict", verdict), signs=False)
    old, summary = opened(record["gate-verdict.intoto.json"])
    named = dict(zip(range(3), (claims, record["release-manifest.json"], record["gate-verdict.json"])))
    for number, data in named.items():
        summary["subject"][number]["digest"]["sha256"] = hashlib.sha256(data).hexdigest()
    for item in summary["predicate"]["inputAttestations"]:
        data = members.get(f"commit/{item['uri']}", record.get(item["uri"], b""))
        item["digest"]["sha256"] = hashlib.sha256(data).hexdigest()
    record["gate-verdict.intoto.json"] = sign(signer, old, mine("summary", summary))
    return {f"record/{name}": data for name, data in record.items()}


def blob_id(data):
    return hashlib.sha1(b"blob %d\0" % len(data) + data).hexdigest()


def rename_objects(members, ids):
    """Puts new ids into the objects that name old ones; the ids of those objects that have changed."""
    renamed = {}
    for path in [path for path in members if path.startswith("git/")]:
        data = members[path]
        for old, new in ids.items():
            if data.startswith(b"tree"):
                data = data.replace(bytes.fromhex(old), bytes.fromhex(new))
            else:
                data = data.replace(b"tree " + old.encode(), b"tree " + new.encode())
        if data != members[path]:
            name = hashlib.sha1(data).hexdigest()
            del members[path]
            members[f"git/{name}"] = data
            renamed[path[4:]] = name
    return renamed
