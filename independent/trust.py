"""Envelopes, trust roots, ledger heads (specification/trust.md 1 to 3)."""

import base64
import hashlib
import re
import struct

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519

from documents import LARGEST, Refusal, digest, read_document, read_json, refused_as, require, schema_faults

ENVELOPE_LIMIT = 1 << 20
ROOT_TYPE = "application/vnd.claimgate.trust-root+json"
STATEMENT_TYPE = "application/vnd.in-toto+json"
EMPTY_TREE = digest(b"")
FIELD = 2**255 - 19
ORDER_EIGHT = [
    0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826,
    0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7,
]


STANDARD = (b"+/",)


def decode_base64(text, alphabets=(b"+/", b"-_")):
    """Strict base64 in one of the alphabets of RFC 4648."""
    for alphabet in alphabets:
        if re.fullmatch(rf"[A-Za-z0-9{re.escape(alphabet.decode())}]*={{0,2}}", text) and len(text) % 4 == 0:
            data = base64.b64decode(text, altchars=alphabet)
            if base64.b64encode(data, altchars=alphabet).decode() == text:
                return data
    raise Refusal("base64_invalid")


# --- keys --------------------------------------------------------------------------------


PEM = re.compile(r"-----BEGIN PUBLIC KEY-----\r?\n((?:[A-Za-z0-9+/=]*\r?\n)+)-----END PUBLIC KEY-----\s*")


def ssh_strings(*parts):
    return b"".join(struct.pack(">I", len(part)) + part for part in parts)


def fingerprint(wire):
    return "SHA256:" + base64.b64encode(hashlib.sha256(wire).digest()).decode().rstrip("=")


class Key:
    """A public key that counts: Ed25519, or ECDSA with P-256."""

    def __init__(self, pem):
        try:
            match = PEM.fullmatch(pem)
            if match is None:
                raise ValueError("not one public key and nothing else")
            self.key = serialization.load_der_public_key(decode_base64("".join(match[1].split()), STANDARD))
        except (ValueError, UnsupportedAlgorithm, Refusal):
            raise Refusal("key_unreadable") from None
        if isinstance(self.key, ed25519.Ed25519PublicKey):
            raw = self.key.public_bytes(serialization.Encoding.Raw, serialization.PublicFormat.Raw)
            height = (int.from_bytes(raw, "little") & (2**255 - 1)) % FIELD
            if height in (0, 1, FIELD - 1, *ORDER_EIGHT):
                raise Refusal("key_weak")
            self.id = fingerprint(ssh_strings(b"ssh-ed25519", raw))
        elif isinstance(self.key, ec.EllipticCurvePublicKey) and self.key.curve.name == "secp256r1":
            point = self.key.public_bytes(
                serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
            )
            self.id = fingerprint(ssh_strings(b"ecdsa-sha2-nistp256", b"nistp256", point))
        else:
            raise Refusal("key_type_refused")

    def verifies(self, signature, message):
        try:
            if isinstance(self.key, ed25519.Ed25519PublicKey):
                self.key.verify(signature, message)
            else:
                self.key.verify(signature, message, ec.ECDSA(hashes.SHA256()))
        except InvalidSignature:
            return False
        return True


# --- envelopes ---------------------------------------------------------------------------


class Envelope:
    def __init__(self, data, payload_type=None):
        """Without a payload type, any fits."""
        document = read_document(data, ENVELOPE_LIMIT, "dsse-envelope:v1")
        self.payload = decode_base64(document["payload"])
        self.signatures = [decode_base64(item["sig"]) for item in document["signatures"]]
        self.payload_type = document["payloadType"]
        require(payload_type in (None, self.payload_type), "payload_type_wrong")
        require(self.signatures, "envelope_unsigned")
        kind = self.payload_type.encode()
        self.signed = b"DSSEv1 %d %s %d %s" % (len(kind), kind, len(self.payload), self.payload)

    def count(self, keys):
        """How many distinct keys have signed; key ids are hints and are not read."""
        return sum(any(key.verifies(sig, self.signed) for sig in self.signatures) for key in keys)

    def reaches(self, role):
        return self.count(role.keys) >= role.threshold


class Role:
    def __init__(self, keys, threshold):
        self.keys = keys
        self.threshold = threshold


# --- trust roots -------------------------------------------------------------------------


class Root:
    """One trust root whose content is sound; who signed it is judged by `Chain`."""

    def __init__(self, data):
        self.envelope = Envelope(data, ROOT_TYPE)
        self.pinned = digest(self.envelope.payload)
        self.document = read_root(self.envelope.payload)
        self.version = self.document["version"]
        self.check_ledger(self.document["ledger"])
        self.roles = self.check_roles(self.document)

    def check_ledger(self, ledger):
        self.ledger_keys = [NoteKey(text) for text in ledger["keys"]]
        require(all(key.name == ledger["origin"] for key in self.ledger_keys), "root_ledger_key_invalid")
        require(len({key.public for key in self.ledger_keys}) == len(self.ledger_keys), "root_ledger_key_invalid")
        floor = ledger["floor"]
        require((floor["tree_size"] == 0) == (floor["root_hash"] == EMPTY_TREE), "root_floor_invalid")

    def check_roles(self, document):
        keys = {name: Key(pem) for name, pem in document["keys"].items()}
        require(all(key.id == name for name, key in keys.items()), "root_key_id_wrong")
        has_status = "status" in document["roles"]
        require(has_status == ("max_status_hours" in document["limits"]), "root_status_incomplete")
        asks = "max_hours_to_timestamp" in document["limits"]
        has_authority = "identities" in document or bool(document.get("timestamp_roots"))
        require(has_authority or not asks, "root_timestamp_incomplete")
        faults = set()
        for role in document["roles"].values():
            identities = role.get("identity_ids", [])
            if not set(role["key_ids"]) <= set(keys):
                faults.add("root_role_key_unknown")
            if not set(identities) <= set(document.get("identities", {})):
                faults.add("root_identity_unknown")
            if role["threshold"] > len(role["key_ids"]) + len(identities):
                faults.add("root_threshold_invalid")
        require(not faults, *sorted(faults))
        self.check_tester(document)
        return {name: Role([keys[key] for key in role["key_ids"]], role["threshold"])
                for name, role in document["roles"].items()}

    def check_tester(self, document):
        """The role tester signs seals alone, by keys, or by workflows at one reference."""
        roles = dict(document["roles"])
        tester = roles.pop("tester", {"key_ids": []})
        identities = document.get("identities", {})
        others = {key for role in roles.values() for key in role["key_ids"]}
        others_named = [identities[name] for role in roles.values() for name in role.get("identity_ids", [])]
        require(others.isdisjoint(tester["key_ids"]), "tester_not_separate")
        for identity in (identities[name] for name in tester.get("identity_ids", [])):
            is_one = re.fullmatch(r"https://[^@]+@refs/(heads|tags)/[^*]+", identity["subject"]) is not None
            require(is_one and not SOURCES.isdisjoint(identity.get("extensions", {})), "tester_identity_unclear")
            require(others.isdisjoint(identity.get("holder_key_ids", [])), "tester_not_separate")
            require(not any(could_be_one(identity, other) for other in others_named), "tester_not_separate")


# Extensions of a certificate that name the repository or its owner.
SOURCES = {f"1.3.6.1.4.1.57264.1.{number}" for number in (12, 15, 16, 17)}


def could_be_one(identity, other):
    """Whether a certificate could be of both: the first names one subject, the second may end in *."""
    spelled = [one[part].lower().rstrip("/") for part in ("issuer", "subject") for one in (identity, other)]
    prefix = spelled[3].removesuffix("*")
    is_same = spelled[2] == prefix if prefix == spelled[3] else spelled[2].startswith(prefix)
    return spelled[0] == spelled[1] and is_same


def read_root(payload):
    faults = []
    document = read_json(payload, ENVELOPE_LIMIT, faults)
    versions = document.get("schema_version") if isinstance(document, dict) else None
    schema = "trust-root-with-identities:v2" if versions == 2 else "trust-root:v1"
    faults.extend(schema_faults(schema, document))
    require(not faults, *faults)
    return document


PIN = re.compile(r"([1-9][0-9]*):(sha256:[0-9a-f]{64})")


def trusted_roots(files, pin):
    """The roots from the pinned one on, each verified, and all roots by version.

    `files` is {number of the file name: bytes}."""
    require(pin, "pin_missing")
    match = PIN.fullmatch(pin)
    require(match, "pin_malformed")
    require(files, "root_missing")
    roots = [Root(files[number]) for number in sorted(files)]
    versions = [root.version for root in roots]
    is_chain = versions == list(range(versions[0], versions[0] + len(roots)))
    require(is_chain and versions == sorted(files), "root_version_skipped")
    pinned = (int(match.group(1)), match.group(2))
    require(pinned in [(root.version, root.pinned) for root in roots], "pin_mismatch")
    trusted = [root for root in roots if root.version >= pinned[0]]
    for before, root in zip([None, *trusted], trusted):
        require(before is None or root.envelope.reaches(before.roles["root"]), "root_unsigned_by_previous")
        require(root.envelope.reaches(root.roles["root"]), "root_unsigned_by_itself")
    return trusted, {root.version: root for root in roots}


# --- ledger heads ------------------------------------------------------------------------


class NoteKey:
    """A C2SP note key: name+hash+base64 of the algorithm and the key."""

    def __init__(self, text):
        parts = text.split("+", 2)
        require(len(parts) == 3 and parts[0] and re.fullmatch("[0-9a-f]{8}", parts[1]), "note_key_invalid")
        with refused_as("note_key_invalid"):
            data = decode_base64(parts[2], STANDARD)
        self.name = parts[0]
        self.hash = hashlib.sha256(self.name.encode() + b"\n" + data).digest()[:4]
        require(len(data) == 33 and data[0] == 1 and self.hash.hex() == parts[1], "note_key_invalid")
        self.public = data[1:]

    def verifies(self, signature, text):
        try:
            ed25519.Ed25519PublicKey.from_public_bytes(self.public).verify(signature, text)
        except (InvalidSignature, ValueError):
            return False
        return True


class Head:
    def __init__(self, size, root_hash):
        self.size = size
        self.root_hash = root_hash


SIGNATURE_LINE = re.compile(r"— ([^\s+]+) ([A-Za-z0-9+/]+=*)")
MOST_SIGNATURES = 16


def open_checkpoint(note, keys, origin):
    """The head that a signed checkpoint states."""
    text, separator, signatures = note.rpartition("\n\n")
    lines = signatures.split("\n")
    is_whole = separator and not lines.pop() and len(lines) <= MOST_SIGNATURES
    require(is_whole and not re.search(r"[\x00-\x09\x0b-\x1f]", note), "note_malformed")
    text += "\n"
    is_signed = False
    for line in lines:
        match = SIGNATURE_LINE.fullmatch(line)
        with refused_as("note_malformed"):
            signature = decode_base64(match.group(2), STANDARD) if match else b""
        require(len(signature) >= 5, "note_malformed")
        for key in keys:
            if (key.name, key.hash) == (match.group(1), signature[:4]):
                require(key.verifies(signature[4:], text.encode()), "note_signature_wrong")
                is_signed = True
    require(is_signed, "note_unsigned")
    lines = text.split("\n")
    require(len(lines) == 4 and re.fullmatch("0|[1-9][0-9]{0,15}", lines[1]), "checkpoint_malformed")
    with refused_as("checkpoint_malformed"):
        root_hash = decode_base64(lines[2], STANDARD)
    head = Head(int(lines[1]), "sha256:" + root_hash.hex())
    require(head.size <= LARGEST and len(root_hash) == 32, "checkpoint_malformed")
    require(head.size > 0 or head.root_hash == EMPTY_TREE, "checkpoint_malformed")
    require(lines[0] == origin, "checkpoint_origin_wrong")
    return head


def check_growth(known, head, consistency):
    """Refuses unless `head` is `known`, or proven to extend it."""
    require(head.size >= known.size, "ledger_truncated")
    if head.size == known.size:
        require(head.root_hash == known.root_hash, "ledger_forked")
    elif known.size == 0:
        require(consistency is None, "consistency_start_wrong")
    else:
        require(consistency and consistency["from_size"] == known.size, "consistency_start_wrong")
        require(is_consistent(known, head, consistency["hashes"]), "consistency_unproven")


def is_consistent(old, new, path):
    """RFC 9162 2.1.4.2, for 0 < old.size < new.size."""

    def join(left, right):
        return hashlib.sha256(b"\x01" + left + right).digest()

    path = [bytes.fromhex(item[len("sha256:") :]) for item in path]
    old_root = bytes.fromhex(old.root_hash[len("sha256:") :])
    new_root = bytes.fromhex(new.root_hash[len("sha256:") :])
    if old.size & (old.size - 1) == 0:
        path.insert(0, old_root)
    if not path:
        return False
    place, last = old.size - 1, new.size - 1
    while place & 1:
        place, last = place >> 1, last >> 1
    first = second = path[0]
    for item in path[1:]:
        if last == 0:
            return False
        if place & 1 or place == last:
            first, second = join(item, first), join(item, second)
            while not place & 1 and place != 0:
                place, last = place >> 1, last >> 1
        else:
            second = join(second, item)
        place, last = place >> 1, last >> 1
    return first == old_root and second == new_root and last == 0
