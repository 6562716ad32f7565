"""Checkpoints and proofs of a ledger as texts (specification/trust.md 3)."""

import hashlib
import re

from documents import LARGEST, Refusal, digest
from trust import STANDARD, NoteKey, check_growth, decode_base64, open_checkpoint

NUMBER = "0|[1-9][0-9]{0,15}"
INCLUSION = re.compile(rf"c2sp\.org/tlog-proof@v1\n(?:extra (?P<extra>.*)\n)?index (?P<number>{NUMBER})\n(?P<hashes>(?:.+\n)*)")
CONSISTENCY = re.compile(rf"old (?P<number>{NUMBER})\n(?P<hashes>(?:.+\n)*)")
# A tree has fewer than 2^53 leaves, so that no way through it is longer.
MOST_HASHES = {INCLUSION: 53, CONSISTENCY: 54}


def read_note_keys(texts):
    """The keys of one ledger, and the origin that all of them have as their name."""
    keys = [NoteKey(text) for text in texts]
    if any(key.name != keys[0].name for key in keys):
        raise Refusal("note_key_invalid")
    return keys, keys[0].name


def read_proof(text, form):
    """(the number of a proof, its hashes, the checkpoint that it ends with)"""
    head, blank, checkpoint = text.partition("\n\n")
    match = form.fullmatch(head + "\n")
    try:
        if not blank or match is None or int(match["number"]) > LARGEST:
            raise Refusal
        hashes = [decode_base64(line, STANDARD) for line in match["hashes"].split("\n")[:-1]]
        decode_base64(match.groupdict().get("extra") or "", STANDARD)
    except Refusal:
        raise Refusal("proof_malformed") from None
    if len(hashes) > MOST_HASHES[form] or any(len(item) != 32 for item in hashes):
        raise Refusal("proof_malformed")
    return int(match["number"]), ["sha256:" + item.hex() for item in hashes], checkpoint


def verify_inclusion(text, keys, origin, leaf):
    index, hashes, checkpoint = read_proof(text, INCLUSION)
    if not is_included(leaf, index, hashes, open_checkpoint(checkpoint, keys, origin)):
        raise Refusal("inclusion_unproven")


def verify_growth(text, keys, origin, earlier):
    known = open_checkpoint(earlier, keys, origin)
    size, hashes, checkpoint = read_proof(text, CONSISTENCY)
    if size == 0:
        raise Refusal("proof_malformed")
    check_growth(known, open_checkpoint(checkpoint, keys, origin), {"from_size": size, "hashes": hashes})


def leaf_of(record):
    return digest(b"\0" + record)


def is_included(leaf, index, hashes, head):
    """RFC 9162 2.1.3.2."""

    def raw(text):
        return bytes.fromhex(text.removeprefix("sha256:"))

    def join(left, right):
        return hashlib.sha256(b"\x01" + left + right).digest()

    place, last = index, head.size - 1
    if place > last:
        return False
    result = raw(leaf)
    for item in map(raw, hashes):
        if last == 0:
            return False
        if place & 1 or place == last:
            result = join(item, result)
            while not place & 1 and place != 0:
                place, last = place >> 1, last >> 1
        else:
            result = join(result, item)
        place, last = place >> 1, last >> 1
    return last == 0 and result == raw(head.root_hash)
