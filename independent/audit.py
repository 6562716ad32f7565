"""`audit`: a past release again, from a capsule (docs/how-to/audit-a-release.md)."""

import hashlib
import json
import os
import re
import time

from capsule import CapsulePlace, read_capsule
from documents import DECISIONS, Refusal, canonical, digest, group_of, instant, next_to, require
from stamps import authorities_of, read_token
from status import HOUR
from evidence import DAY, RULE_SETS, age_faults, errored_until, policy_in
from gate import (CLAIMS, CONFIG, CONTRACTS, ROOTS, VERSION, Evidence, form_of_manifest, judge_claims, manifest_faults,
                  read_claims, read_config, read_input, read_manifest, read_roots)
from handoff import judges_other_claims, read_verdict, recorded_warnings, summary_of
from projection import (MANIFEST, RELEASES, RETRACTION, SIGNED_VERDICT, STATEMENT, VERDICT, Memory, proof_for,
                        read_statement, read_summary)
from trust import STATEMENT_TYPE, Envelope, Head, check_growth, decode_base64, trusted_roots

PROJECTION = "ledger-projection.jsonl"
PROJECTION_STATEMENT = ("projection-statement:v1", "urn:claimgate:ledger-projection:v1")
TOKEN = f"{SIGNED_VERDICT}.tsr"
BUNDLES = [f"{name}.sigstore.jsonl" for name in (SIGNED_VERDICT, STATEMENT)]
OF_EARLIER = {MANIFEST, VERDICT, SIGNED_VERDICT, STATEMENT, RETRACTION, *BUNDLES}
OF_RELEASE = OF_EARLIER | {PROJECTION, TOKEN}
SELECTED = ((CONTRACTS, r".*\.json"), (ROOTS, r"[1-9][0-9]*\.root\.json|.*\.trusted_root\.json"))


def run_audit(options, findings):
    if len(options["words"]) != 1:
        raise Refusal("usage")
    audit = Audit(*read_capsule(read_input(options["words"][0])))
    findings += audit.run(options.get("--trust-pin", os.environ.get("CLAIMGATE_TRUST_PIN")))
    return {}


class Audit:
    """One release, with the files of its record and of the records before it."""

    is_signed = True

    def __init__(self, release, members):
        self.release = release
        self.place = CapsulePlace(members, release["revision"])
        self.record = self.take("record/", OF_RELEASE)
        folders = sorted({path.rpartition("/")[0] for path in members if re.match("earlier/[^/]+/", path)})
        self.others = {folder.removeprefix("earlier/"): self.take(f"{folder}/", OF_EARLIER) for folder in folders}
        if not {MANIFEST, VERDICT} <= set(self.record):
            raise Refusal("capsule_incomplete")
        if not all({MANIFEST, VERDICT} <= set(files) for files in self.others.values()):
            raise Refusal("capsule_malformed")
        if any(not path.startswith(("commit/", "git/")) for path in set(members) - self.place.used):
            raise Refusal("capsule_malformed")
        self.place.check_objects()
        self.config = read_config(self.place)
        if VERSION.fullmatch(release["version"]) is None:
            raise Refusal("version_invalid")
        self.read_commit()
        if set(members) - self.place.used:
            raise Refusal("capsule_malformed")

    def take(self, folder, names):
        """The files of one record."""
        found = {name: self.place.members[folder + name] for name in names if folder + name in self.place.members}
        self.place.used |= {folder + name for name in found}
        return found

    def read_commit(self):
        """Reads all that an audit reads of the commit, sound or not, so that nothing else is in the capsule."""
        paths = [f"{folder}/{name}" for folder, form in SELECTED for name in self.place.names(folder, form)]
        for path in (CONFIG, CLAIMS, *paths):
            self.place.file(path)
        self.place.is_released(self.place.commit)

    # --- the rows --------------------------------------------------------------------

    def run(self, pin):
        """The codes of all rows that don't pass."""
        try:
            verdict = read_verdict(self.record[VERDICT])
            claims_file, claims = read_claims(self.place, [])
        except Refusal as refusal:
            return [*refusal.codes, "audit_incomplete"]
        found = self.verdict_faults(verdict, claims_file, claims) + self.manifest_faults(verdict, claims_file, claims)
        found += recorded_warnings(verdict)
        rows, rule_set = [lambda: self.read_others(verdict)], None
        if claims:
            try:
                root, every_root = self.newest_root(pin, instant(verdict["evaluated_at"]))
            except Refusal as refusal:
                return [*found, *refusal.codes, "audit_incomplete"]
            rows = [lambda: self.check_projection(root, verdict),
                    lambda: self.check_retraction(root, every_root), lambda: self.check_token(verdict, root), *rows]
            try:
                self.check_signature(verdict, claims_file, root)
            except Refusal as refusal:
                found += refusal.codes
                self.is_signed = False
        for row in rows:
            try:
                row()
            except Refusal as refusal:
                found += refusal.codes
        if claims:
            rule_set, codes = self.judge_rule_set(root)
            found += codes
        if "audit_incomplete" in found:
            return found
        return found + self.replay(verdict, claims, pin, rule_set)

    def judge_rule_set(self, root):
        """The rule set that judges the release again, and why none does: then the audit is incomplete."""
        try:
            policy = policy_in(read_summary(Envelope(self.record[SIGNED_VERDICT]).payload)["predicate"])
        except (KeyError, Refusal):
            return None, ["audit_incomplete"]
        named = [item for item in RULE_SETS if policy in item.names]
        if not named:
            return None, ["audit_incomplete", *(["rule_set_unknown"] if self.is_signed else [])]
        faults = age_faults(policy, self.policies, root.document.get("oldest_rule_set"))
        return named[0], [*faults, "audit_incomplete"] if faults else []

    def verdict_faults(self, verdict, claims_file, claims):
        release = verdict["release"] or {}
        found = {
            "verdict_not_release": verdict["kind"] != "release",
            "verdict_not_allowed": verdict["decision"] != "allowed",
            "version_differs": release.get("version") != self.release["version"],
            "verdict_other_commit": release.get("revision") != self.release["revision"],
            "verdict_claims_differ": judges_other_claims(verdict, claims_file, claims),
        }
        return [code for code, fails in found.items() if fails]

    def manifest_faults(self, verdict, claims_file, claims):
        data, found = self.record[MANIFEST], []
        if verdict["manifest_sha256"] != digest(data):
            found.append("verdict_manifest_differs" if verdict["manifest_sha256"] else "verdict_without_manifest")
        try:
            manifest = read_manifest(data)
        except Refusal as refusal:
            return found + refusal.codes
        found += ["version_differs"] if manifest["version"] != self.release["version"] else []
        found += manifest_faults(manifest, self.release["revision"], claims_file, claims)
        return found + form_of_manifest(data)

    def newest_root(self, pin, at):
        files = read_roots(self.place)
        try:
            roots, every_root = trusted_roots(files, pin)
        except Refusal as refusal:
            if refusal.codes == ["pin_mismatch"] and int(pin.split(":")[0]) > max(files):
                raise Refusal("root_before_pin") from None
            raise
        if at >= instant(roots[-1].document["expires_at"]):
            raise Refusal("root_expired")
        return roots[-1], every_root

    def check_signature(self, verdict, claims_file, root):
        summary = summary_of({**self.record, CLAIMS: claims_file}, verdict, root)
        if summary["resourceUri"] != f'{self.config.get("resource_uri")}@{self.release["version"].removeprefix("v")}':
            raise Refusal("resource_uri_differs")
        if STATEMENT not in self.record:
            raise Refusal("record_incomplete")
        inputs = ["sha256:" + item["digest"]["sha256"] for item in summary["inputAttestations"]]
        if digest(self.record[STATEMENT]) not in inputs:
            raise Refusal("record_contradiction")

    def check_projection(self, root, verdict):
        faults = []
        envelope = Envelope(self.record.get(STATEMENT, b""), STATEMENT_TYPE)
        if not envelope.reaches(root.roles["projection"]):
            faults.append("signatures_below_threshold")
        try:
            _, stated = read_statement(envelope.payload, *PROJECTION_STATEMENT)
            if PROJECTION not in self.record:
                faults.append("file_missing")
            elif digest(self.record[PROJECTION]) != stated:
                faults.append("projection_digest_differs")
        except Refusal as refusal:
            faults += refusal.codes
        if faults:
            raise Refusal(*faults)
        head = next(iter(heads_of(verdict)), None)
        if head:
            check_log(self.record[PROJECTION], head, self.statement()["consistency"])

    def check_retraction(self, root, every_root):
        """A retraction that holds is a warning: only the instant of the release no longer counts."""
        if RETRACTION in self.record:
            with next_to("release_retracted", "retraction_invalid"):
                summary = Envelope(self.record.get(SIGNED_VERDICT, b"")).payload
                Memory(root, every_root).frees(self.release["version"], self.record, summary)
            raise Refusal("release_retracted")

    def check_token(self, verdict, root):
        """A token that is there is valid, and is there in time if the trust root asks for one."""
        limits, now = root.document["limits"], time.time() * 1000
        codes, counted = [], None
        if TOKEN in self.record:
            try:
                counted = self.token_time(root, instant(verdict["evaluated_at"]), now)
            except Refusal as refusal:
                codes += refusal.codes
        allowed = limits.get("max_hours_to_timestamp")
        if allowed is not None:
            due = instant(verdict["evaluated_at"]) + allowed * HOUR + limits["max_clock_skew_seconds"] * 1000
            if counted is None:
                codes += ["timestamp_missing"] if now > due else []
            else:
                codes += ["timestamp_late"] if counted > due else []
        if codes:
            raise Refusal(*codes)

    def token_time(self, root, earliest, now):
        """The time of the token of the signed verdict, which counts."""
        names = self.place.names(ROOTS, r".*\.trusted_root\.json")
        authorities = authorities_of(root, [self.place.file(f"{ROOTS}/{name}") for name in names])
        at, end = read_token(self.record[TOKEN], self.record.get(SIGNED_VERDICT, b""), authorities)
        skew = root.document["limits"]["max_clock_skew_seconds"] * 1000
        require(earliest - skew <= at <= now + skew, "timestamp_time_differs")
        require(now < end, "timestamp_expired")
        return at

    def read_others(self, verdict):
        """The records that the release knew, and those of the releases that were judged before it."""
        known = [item["sha256"] for item in verdict["inputs"] if item["document"] == "release_record"]
        self.known = {version: files for version, files in self.others.items() if digest(files[VERDICT]) in known}
        earlier, policies, self.policies = [], [], []
        for files in self.others.values():
            try:
                other = read_verdict(files[VERDICT])
            except Refusal as refusal:
                raise Refusal("record_unreadable", "audit_incomplete", *refusal.codes) from None
            if heads_of(other) and instant(other["evaluated_at"]) <= instant(verdict["evaluated_at"]):
                with next_to("record_unreadable", "audit_incomplete"):
                    summary = read_summary(Envelope(files[SIGNED_VERDICT]).payload) if SIGNED_VERDICT in files else None
                policies += [policy_in(summary["predicate"])] if summary else []
            if instant(other["evaluated_at"]) < instant(verdict["evaluated_at"]):
                earlier += heads_of(other)
        self.policies = policies
        head = next(iter(heads_of(verdict)), None)
        earlier = [item for item in earlier if head and item["origin"] == head["origin"]]
        if earlier and STATEMENT in self.record:
            greatest = max(earlier, key=lambda item: item["tree_size"])
            before, now = (Head(item["tree_size"], item["root_hash"]) for item in (greatest, head))
            check_growth(before, now, proof_for(before, self.statement()))

    # --- the replay ------------------------------------------------------------------

    def replay(self, verdict, claims, pin, rule_set):
        """Judges the release again at the recorded instant: what is found, and whether the verdict is another one."""
        findings, judged, at = [], [], instant(verdict["evaluated_at"])
        evidence = Evidence(pin, at, self.lines, lambda: self.record.get(STATEMENT), lambda: self.read_memory,
                            rule_set)
        again = {"release": self.release, "manifest_sha256": digest(self.record[MANIFEST])}
        try:
            read_claims(self.place, findings)
            judged = judge_claims(self.place, claims, self.config, evidence, findings) if claims else []
            again["inputs"] = self.inputs(claims)
            again["horizon"] = self.horizon(judged, at, pin) if claims else (None, None)
        except Refusal as refusal:
            findings += refusal.codes
        if claims and "released_without_ledger" in [item["code"] for item in verdict["findings"]]:
            # Nobody can see that again: the one who released said so.
            findings.append("released_without_ledger")
        again["findings"] = sorted(code for code in findings if code not in OF_THE_REPOSITORY)
        again["claims"] = outcomes([claim for _case, claim in judged])
        refused = any(rule["outcome"] != "pass" for _case, claim in judged for rule in claim["rules"])
        again["decision"] = DECISIONS[max([int(refused), *map(group_of, findings)])]
        recorded = comparable(verdict)
        same = all(recorded[name] == value for name, value in again.items())
        return findings + ([] if same else ["replay_differs"])

    def lines(self):
        if PROJECTION not in self.record:
            raise Refusal("projection_required")
        return self.record[PROJECTION]

    def read_memory(self, root, every_root):
        memory = Memory(root, every_root)
        for version, files in self.known.items():
            memory.add(version, files)
        return memory

    def inputs(self, claims):
        """Every document that the release rests on, as a verdict lists it."""
        files = [("public_claims", CLAIMS, self.place.file(CLAIMS)), ("config", CONFIG, self.place.file(CONFIG))]
        if claims:
            folders = zip(("contract", "trust_root"), SELECTED)
            files += [(kind, f"{folder}/{name}", self.place.file(f"{folder}/{name}"))
                      for kind, (folder, form) in folders for name in self.place.names(folder, form)
                      if not name.endswith(".trusted_root.json")]
            files += [("projection_statement", STATEMENT, self.record[STATEMENT]),
                      ("projection", PROJECTION, self.record[PROJECTION])]
            files += [("release_record", f"{RELEASES}/{version}", record[VERDICT])
                      for version, record in self.known.items()]
        listed = [{"document": kind, "path": path, "sha256": digest(data)} for kind, path, data in files if data]
        for item in listed:
            if item["document"] == "trust_root":
                item["version"] = int(item["path"].rpartition("/")[2].split(".")[0])
            if item["document"] == "projection_statement":
                origin, size, root_hash = self.statement()["checkpoint"].split("\n")[:3]
                item["ledger_head"] = {"origin": origin, "tree_size": int(size),
                                       "root_hash": "sha256:" + decode_base64(root_hash).hex()}
        return sorted(listed, key=canonical)

    def statement(self):
        return read_statement(Envelope(self.record[STATEMENT]).payload, *PROJECTION_STATEMENT)[0]

    def horizon(self, judged, at, pin):
        """What of the evidence expires first, and when."""
        root, _ = self.newest_root(pin, at)
        ends = [(instant(root.document["expires_at"]), "trust_root", None),
                (instant(self.statement()["expires_at"]), "projection", None)]
        for case, claim in judged:
            ends += [(end, what, claim["subject_digest"]) for end, what in expiries(case)]
        first = min(ends, key=lambda item: item[0])
        return first[0], first[1:]


def expiries(case):
    """(instant, name) of everything that a claim rests on and that expires."""
    facts = {"approval": "approval", "authorization": "authorization", "runtime_control": "control",
             "local_run": "local_run", "live_run": "live_run"}
    for member, name in facts.items():
        fact = (case.entry or {}).get(member)
        if fact and fact["expires_at"] is not None:
            yield instant(fact["expires_at"]), name
    for side, run in case.tests if case.entry and case.contract else []:
        yield instant(run["tested_at"]) + case.contract["retest_days"][side] * DAY, f"{side}_retest"
        if "errored" in run:
            yield errored_until(run), f"{side}_errored"


def check_log(lines, head, consistency):
    """The records that a projection shows hash to what the ledger signed, wherever a part of its log is whole."""
    shown = {}
    for line in lines.splitlines():
        entry = json.loads(line)
        facts = [entry.get(name) for name in ("approval", "runtime_control", "local_run", "live_run")]
        places = [fact["record"] for fact in [*facts, *entry.get("corrected", [])] if fact and fact["record"]]
        shown.update((place["sequence"] - 1, place["leaf"]) for place in places)
    parts = [((0, head["tree_size"]), head["root_hash"])]
    for proof in consistency if isinstance(consistency, list) else [consistency]:
        if proof:
            ranges = proof_ranges(proof["from_size"], 0, head["tree_size"], True)
            parts += zip(ranges, proof["hashes"]) if len(ranges) == len(proof["hashes"]) else []
    for (start, end), root_hash in parts:
        if all(index in shown for index in range(start, end)):
            leaves = [bytes.fromhex(shown[index].removeprefix("sha256:")) for index in range(start, end)]
            require("sha256:" + tree_hash(leaves).hex() == root_hash, "records_not_of_head")


def proof_ranges(size, start, end, is_whole):
    """The leaves below each hash of a consistency proof (RFC 9162 2.1.4.1)."""
    if not start < size <= end:
        return []
    if size == end:
        return [] if is_whole else [(start, end)]
    middle = start + (1 << (end - start - 1).bit_length() - 1)
    if size <= middle:
        return [*proof_ranges(size, start, middle, is_whole), (middle, end)]
    return [*proof_ranges(size, middle, end, False), (start, middle)]


def tree_hash(leaves):
    if len(leaves) == 1:
        return leaves[0]
    middle = 1 << (len(leaves) - 1).bit_length() - 1
    return hashlib.sha256(b"\x01" + tree_hash(leaves[:middle]) + tree_hash(leaves[middle:])).digest()


def heads_of(verdict):
    """The ledger head that a verdict names, if any."""
    return [item["ledger_head"] for item in verdict["inputs"] if "ledger_head" in item]


# Warnings about what lay beside the release in its repository.
OF_THE_REPOSITORY = {"memory_cut", "projection_of_release", "record_past_unverified", "trust_root_unvouched"}


def comparable(verdict):
    """What of a verdict another judgement has to repeat: all but kind, tool and wording."""
    horizon = verdict["horizon"]
    first = horizon["first_lapse"]
    return {
        "release": verdict["release"],
        "manifest_sha256": verdict["manifest_sha256"],
        "inputs": sorted(verdict["inputs"], key=canonical),
        "horizon": (horizon["valid_until"] and instant(horizon["valid_until"]),
                    first and (first["what"], first["subject_digest"])),
        "findings": sorted(item["code"] for item in verdict["findings"] if item["code"] not in OF_THE_REPOSITORY),
        "claims": outcomes(verdict["claims"]),
        "decision": verdict["decision"],
    }


def outcomes(claims):
    """What is found of each claim."""
    return sorted((claim["subject_digest"], canonical(claim["subject"]), [(rule["number"], rule["id"], rule["outcome"],
                                              sorted(item["code"] for item in rule["findings"]))
                                             for rule in claim["rules"]]) for claim in claims)
