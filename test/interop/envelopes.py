"""Verifies envelopes of claimgate with python3-securesystemslib; usage: envelopes.py envelopes.json.

The pre-authentication encoding is built here from the DSSE protocol page, the signatures are
checked by the library, distinct keys are counted by hand. Prints one line per check.
"""

import base64
import json
import sys

from cryptography.hazmat.primitives import serialization
from securesystemslib import ecdsa_keys, ed25519_keys


def pre_auth_encoding(payload_type, payload):
    kind = payload_type.encode("utf-8")
    return b"DSSEv1 %d %b %d %b" % (len(kind), kind, len(payload), payload)


def fits(key, signature, message):
    if key["scheme"] == "ed25519":
        loaded = serialization.load_pem_public_key(key["pem"].encode("ascii"))
        raw = loaded.public_bytes(serialization.Encoding.Raw, serialization.PublicFormat.Raw)
        return len(signature) == 64 and ed25519_keys.verify_signature(raw, "ed25519", signature, message)
    return ecdsa_keys.verify_signature(key["pem"], "ecdsa-sha2-nistp256", signature, message)


def signers(case):
    envelope = case["envelope"]
    message = pre_auth_encoding(envelope["payloadType"], base64.b64decode(envelope["payload"], validate=True))
    signatures = [base64.b64decode(item["sig"], validate=True) for item in envelope["signatures"]]
    return {key["pem"] for key in case["keys"] if any(fits(key, signature, message) for signature in signatures)}


def main(path):
    with open(path, encoding="utf-8") as file:
        cases = json.load(file)
    wrong = 0
    for case in cases:
        accepted = len(signers(case)) >= case["threshold"]
        verdict = "ok" if accepted == case["accepted"] else "WRONG"
        wrong += verdict == "WRONG"
        print(f"{verdict} python-securesystemslib {case['name']}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
