"""`audit`: a past release again, from a capsule (docs/how-to/audit-a-release.md)."""

import os
import re

from capsule import CapsulePlace, read_capsule
from documents import GROUPS, Refusal, contract_digest, digest, group_of, instant, subject_digest
from evidence import DAY, SIDES
from gate import (CLAIMS, CONFIG, CONTRACTS, MIB, ROOTS, Evidence, find_stray_files, judge_claims, manifest_faults,
                  read_claims, read_config, read_contracts, read_input, read_manifest, read_roots)
from handoff import read_verdict, recorded_warnings, summary_of
from projection import (MANIFEST, RETRACTION, SIGNED_VERDICT, STATEMENT, VERDICT, Memory, read_lines, read_statement)
from trust import STATEMENT_TYPE, Envelope, open_checkpoint, trusted_roots

PROJECTION = "ledger-projection.jsonl"
NEEDED = (MANIFEST, VERDICT)
RECORD = re.compile(r"(?:gate-verdict|ledger-projection|retraction)\.intoto\.json(?:\.sigstore\.jsonl|(?:\.[0-9]+)?\.tsr)?"
                    rf"|{re.escape(MANIFEST)}|{re.escape(VERDICT)}|{re.escape(PROJECTION)}")


def run_audit(options, findings):
    if len(options["words"]) != 1:
        raise Refusal("usage")
    audit = Audit(*read_capsule(read_input(options["words"][0])))
    pin = options.get("--trust-pin", os.environ.get("CLAIMGATE_TRUST_PIN"))
    findings += audit.run(pin)
    return {}


class Audit:
    """One release, with the files of its record and of the records before it."""

    def __init__(self, release, members):
        self.release = release
        self.place = CapsulePlace(members, release["revision"])
        self.record = self.take("record/", members)
        folders = sorted({path.rpartition("/")[0] + "/" for path in members if path.startswith("earlier/")})
        self.earlier = {folder.split("/")[1]: self.take(folder, members) for folder in folders}
        if any(name not in self.record for name in NEEDED):
            raise Refusal("capsule_incomplete")
        self.read_commit()
        if set(members) - self.place.used:
            raise Refusal("capsule_malformed")

    def take(self, folder, members):
        """The files of one record."""
        names = [path[len(folder) :] for path in members if path.startswith(folder)]
        known = [name for name in names if RECORD.fullmatch(name)]
        self.place.used |= {folder + name for name in known}
        return {name: members[folder + name] for name in known}

    def read_commit(self):
        """Reads all that an audit reads of the commit, sound or not, so that nothing else is in the capsule."""
        place = self.place
        for path in (CONFIG, CLAIMS):
            place.file(path)
        for folder, form in ((CONTRACTS, r".*\.json"), (ROOTS, r"[1-9][0-9]*\.root\.json|.*\.trusted_root\.json")):
            for name in place.names(folder, form):
                place.file(f"{folder}/{name}")
        place.is_released(place.commit)

    # --- the rows --------------------------------------------------------------------

    def run(self, pin):
        """The codes of all rows that fail."""
        try:
            verdict = read_verdict(self.record[VERDICT])
        except Refusal as refusal:
            return [*refusal.codes, "audit_incomplete"]
        claims_file, claims = read_claims(self.place, [])
        found = self.verdict_faults(verdict) + self.manifest_faults(verdict, claims_file, claims)
        found += recorded_warnings(verdict)
        if claims:
            try:
                roots, _ = self.read_roots(pin, instant(verdict["evaluated_at"]))
            except Refusal as refusal:
                return [*found, *refusal.codes, "audit_incomplete"]
            for row in (self.check_signature, self.check_projection):
                try:
                    row(verdict, claims_file, roots[-1])
                except Refusal as refusal:
                    found += refusal.codes
        return found + self.replay(verdict, claims, pin)

    def verdict_faults(self, verdict):
        release = verdict["release"] or {}
        found = {
            "verdict_not_release": verdict["kind"] != "release",
            "verdict_not_allowed": verdict["decision"] != "allowed",
            "version_differs": release.get("version") != self.release["version"],
            "verdict_other_commit": release.get("revision") != self.release["revision"],
        }
        return [code for code, fails in found.items() if fails]

    def manifest_faults(self, verdict, claims_file, claims):
        data = self.record[MANIFEST]
        found = ["verdict_manifest_differs"] if verdict["manifest_sha256"] != digest(data) else []
        try:
            manifest = read_manifest(data)
        except Refusal as refusal:
            return found + refusal.codes
        found += ["version_differs"] if manifest["version"] != self.release["version"] else []
        return found + manifest_faults(manifest, self.release["revision"], claims_file, claims)

    def read_roots(self, pin, at):
        files = read_roots(self.place)
        try:
            roots, every_root = trusted_roots(files, pin)
        except Refusal as refusal:
            if refusal.codes == ["pin_mismatch"] and int(pin.split(":")[0]) > max(files):
                raise Refusal("root_before_pin") from None
            raise
        if at >= instant(roots[-1].document["expires_at"]):
            raise Refusal("root_expired")
        return roots, every_root

    def check_signature(self, verdict, claims_file, root):
        summary = summary_of({**self.record, CLAIMS: claims_file}, verdict, root)
        config = read_config(self.place)
        if summary["resourceUri"] != f'{config.get("resource_uri")}@{self.release["version"].removeprefix("v")}':
            raise Refusal("resource_uri_differs")
        if STATEMENT not in self.record:
            raise Refusal("record_incomplete")
        inputs = ["sha256:" + item["digest"]["sha256"] for item in summary["inputAttestations"]]
        if digest(self.record[STATEMENT]) not in inputs:
            raise Refusal("record_contradiction")

    def check_projection(self, _verdict, _claims_file, root):
        faults = []
        envelope = Envelope(self.record.get(STATEMENT, b""), STATEMENT_TYPE)
        if not envelope.reaches(root.roles["projection"]):
            faults.append("signatures_below_threshold")
        try:
            _, stated = read_statement(envelope.payload, "projection-statement:v1",
                                       "urn:claimgate:ledger-projection:v1")
            if PROJECTION not in self.record:
                faults.append("file_missing")
            elif digest(self.record[PROJECTION]) != stated:
                faults.append("projection_digest_differs")
        except Refusal as refusal:
            faults += refusal.codes
        if faults:
            raise Refusal(*faults)

    # --- the replay ------------------------------------------------------------------

    def replay(self, verdict, claims, pin):
        """Judges the release again at the recorded instant: what is found, and whether the verdict is another one."""
        findings, judged, at = [], [], instant(verdict["evaluated_at"])

        def records():
            return self.read_memory

        def lines():
            if PROJECTION not in self.record:
                raise Refusal("projection_required")
            return self.record[PROJECTION]

        try:
            read_claims(self.place, findings)
            config = read_config(self.place)
            if claims:
                evidence = Evidence(pin, at, lines, lambda: self.record.get(STATEMENT), records)
                judged = judge_claims(self.place, claims, config, evidence, findings)
        except Refusal as refusal:
            findings += refusal.codes
        same = (
            verdict["manifest_sha256"] == digest(self.record[MANIFEST])
            and verdict["release"] == self.release
            and sorted(item["code"] for item in verdict["findings"]) == sorted(findings)
            and outcomes(verdict["claims"]) == outcomes(judged)
        )
        return findings + ([] if same else ["replay_differs"])

    def read_memory(self, root, every_root):
        memory = Memory(root, every_root)
        for version, files in self.earlier.items():
            memory.add(version, files)
        return memory


def outcomes(claims):
    """What is found of each claim, without the wording."""
    return sorted((claim["subject_digest"], [(rule["number"], rule["id"], rule["outcome"],
                                              sorted(item["code"] for item in rule["findings"]))
                                             for rule in claim["rules"]]) for claim in claims)
