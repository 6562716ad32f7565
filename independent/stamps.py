"""Tokens of timestamp authorities (RFC 3161), verified by `openssl ts` (specification/trust.md 9, 10)."""

import base64
import hashlib
import json
import subprocess
import tempfile
from datetime import datetime, timezone
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec, rsa

from documents import Refusal, digest, instant, require

HASHES = {"608648016503040201": "sha256", "608648016503040202": "sha384", "608648016503040203": "sha512"}
# Which hash a signature is by, where its algorithm says so: openssl asks the digest algorithm next to it alone.
SIGNED_BY = {"2a8648ce3d040302": "sha256", "2a8648ce3d040303": "sha384", "2a8648ce3d040304": "sha512",
             "2a864886f70d010101": None, "2a864886f70d01010b": "sha256", "2a864886f70d01010c": "sha384", "2a864886f70d01010d": "sha512"}
SIGNED_DATA, TOKEN_INFO = "2a864886f70d010702", "2a864886f70d0109100104"
SEQUENCE, SET, OID, INTEGER, OCTETS, NULL, TIME, FIRST = 0x30, 0x31, 0x06, 0x02, 0x04, 0x05, 0x18, 0xA0
MOST_BYTES = 64 << 10
END_OF_RSA_2048 = instant("2031-01-01T00:00:00Z")


class Token:
    """What an answer says of itself: the digest that it is over, its time, and which certificate signed it."""

    def __init__(self, data):
        try:
            self.read(data)
        except (IndexError, KeyError, UnicodeDecodeError, ValueError):
            raise Refusal("timestamp_malformed") from None

    def read(self, data):
        [answer] = values(data)
        if len(data) > MOST_BYTES or answer[0] != SEQUENCE:
            raise ValueError
        status, *rest = values(answer[1])
        if int.from_bytes(typed(values(typed(status, SEQUENCE))[0], INTEGER), "big") not in (0, 1):
            raise Refusal("timestamp_rejected")
        [content] = rest
        signed = values(typed(values(opened(content, SIGNED_DATA))[0], SEQUENCE))
        [info] = values(opened(signed[2], TOKEN_INFO))
        fields = values(typed(values(typed(info, OCTETS))[0], SEQUENCE))
        algorithm, imprint = values(typed(fields[2], SEQUENCE))
        over = name_of(algorithm)
        self.imprint = typed(imprint, OCTETS)
        self.at = time_of(typed(fields[4], TIME).decode())
        [signer] = values(typed(signed[-1], SET))
        version, name, hashed, *_attributes, algorithm, _signature = values(typed(signer, SEQUENCE))[:6]
        if max(typed(item, INTEGER)[0] for item in (version, signed[0])) > 0x7F:
            raise ValueError
        by, said = name_of(hashed), name_of(algorithm)
        if not {over, by} <= set(HASHES) or said not in SIGNED_BY:
            raise Refusal("timestamp_algorithm_refused")
        self.hash = HASHES[over]
        self.agrees = SIGNED_BY[said] in (None, HASHES[by])
        issuer, serial = values(typed(name, SEQUENCE))
        self.signer = (whole(issuer), int.from_bytes(typed(serial, INTEGER), "big"))


def values(data):
    """[(tag, content)] of DER values side by side."""
    found = []
    while data:
        tag, size, start = data[0], data[1], 2
        if size > 0x80:
            start += size - 0x80
            size = int.from_bytes(data[2:start], "big")
        if size == 0x80 or len(data) < start + size or start > 6:
            raise ValueError
        found.append((tag, data[start : start + size]))
        data = data[start + size :]
    return found


def typed(value, tag):
    if value[0] != tag:
        raise ValueError
    return value[1]


def name_of(algorithm):
    """The object identifier of an algorithm, which has no parameters."""
    name, *parameters = values(typed(algorithm, SEQUENCE))
    if parameters not in ([], [(NULL, b"")]):
        raise ValueError
    return typed(name, OID).hex()


def opened(value, kind):
    """What a content of this type holds."""
    name, content = values(typed(value, SEQUENCE))
    if typed(name, OID).hex() != kind:
        raise ValueError
    return typed(content, FIRST)


def whole(value):
    """A value with its tag and length again."""
    tag, content = value
    size = len(content)
    if size < 0x80:
        return bytes([tag, size]) + content
    length = size.to_bytes((size.bit_length() + 7) // 8, "big")
    return bytes([tag, 0x80 + len(length)]) + length + content


def time_of(text):
    """Milliseconds of a GeneralizedTime in UTC."""
    seconds, _, fraction = text.removesuffix("Z").partition(".")
    moment = datetime.strptime(seconds, "%Y%m%d%H%M%S").replace(tzinfo=timezone.utc)
    if not text.endswith("Z") or len(seconds) != 14:
        raise ValueError
    return int(moment.timestamp()) * 1000 + int((fraction or "0").ljust(3, "0")[:3])


class Authority:
    """One authority of a trusted root: its chain, and from when to when it counts."""

    def __init__(self, entry):
        raw = [base64.b64decode(item["rawBytes"]) for item in entry["certChain"]["certificates"]]
        self.chain = [x509.load_der_x509_certificate(item) for item in raw]
        self.pems = [f"-----BEGIN CERTIFICATE-----\n{base64.encodebytes(item).decode()}-----END CERTIFICATE-----\n"
                     for item in raw]
        period = entry.get("validFor", {})
        self.start, end = instant(period.get("start", "1970-01-01T00:00:00Z")), period.get("end")
        ends = [milliseconds(end_of(item)) for item in self.chain]
        weak = any(isinstance(key, rsa.RSAPublicKey) and key.key_size < 3072
                   for key in (item.public_key() for item in self.chain))
        self.end = min([*ends, *([instant(end)] if end else []), *([END_OF_RSA_2048] if weak else [])])

    def signed(self, token, reply, data):
        """Whether the token is by this authority: openssl verifies signature, chain, purpose and imprint."""
        leaf = self.chain[0]
        is_by = token.agrees and token.signer == (leaf.issuer.public_bytes(), leaf.serial_number)
        is_known = isinstance(leaf.public_key(), (ec.EllipticCurvePublicKey, rsa.RSAPublicKey))
        if not (is_by and is_known and len(self.chain) > 1 and self.start <= token.at < self.end):
            return False
        with tempfile.TemporaryDirectory() as folder:
            files = {"data": data, "reply": reply, "root.pem": self.pems[-1].encode(),
                     "chain.pem": "".join(self.pems[:-1]).encode()}
            for name, content in files.items():
                (Path(folder) / name).write_bytes(content)
            words = ["-data", "data", "-in", "reply", "-CAfile", "root.pem", "-untrusted", "chain.pem",
                     "-partial_chain", "-attime", str(token.at // 1000)]
            ended = subprocess.run(["openssl", "ts", "-verify", *words], cwd=folder, capture_output=True, check=False)
        return ended.returncode == 0


def end_of(certificate):
    """Newer versions of the library warn about the name that older ones have alone."""
    return getattr(certificate, "not_valid_after_utc", None) or certificate.not_valid_after


def milliseconds(moment):
    return int(moment.replace(tzinfo=timezone.utc).timestamp()) * 1000


def authorities_of(root, files):
    """The authorities of the trusted roots that a trust root names by digest; none of a file that isn't there."""
    document = root.document
    named = {*document.get("timestamp_roots", []),
             *(item["trusted_root_sha256"] for item in document.get("identities", {}).values())}
    found = [json.loads(data) for data in files if digest(data) in named]
    return [Authority(entry) for content in found for entry in content.get("timestampAuthorities", [])]


def read_token(reply, data, authorities):
    """(the time of a valid token, and until when it counts)"""
    require(authorities, "timestamp_untrusted")
    token = Token(reply)
    require(hashlib.new(token.hash, data).digest() == token.imprint, "timestamp_of_other")
    found = next((item for item in authorities if item.signed(token, reply, data)), None)
    require(found is not None, "timestamp_untrusted")
    return token.at, found.end
