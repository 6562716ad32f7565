"""`verdict require`: what a publishing job asks of a verdict (specification/trust.md 4)."""

import os
import re
import time
from pathlib import Path

from documents import GROUPS, Refusal, digest, group_of, instant, read_document, require
from evidence import age_faults, newest, policy_in
from gate import CLAIMS, Place, compare_manifest, edited_since, read_claims, read_config, read_input, read_manifest, read_roots
from projection import MANIFEST, SIGNED_VERDICT, STATEMENT, SUMMARY_SUBJECTS, VERDICT, read_summary
from status import NAMES
from trust import STATEMENT_TYPE, Envelope, trusted_roots

AGE = re.compile("([1-9][0-9]{0,5})([smhd])")
SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
SKEW = 30_000


def run_verdict_require(options, findings):
    age = AGE.fullmatch(options.get("--max-age", "24h"))
    if age is None or len(options["words"]) != 1:
        raise Refusal("usage")
    read_config(Place("."))
    file = Path(options["words"][0])
    if not file.exists():
        raise Refusal("verdict_missing")
    if not file.with_name(MANIFEST).is_file():
        raise Refusal("verdict_manifest_differs")
    data = file.with_name(MANIFEST).read_bytes()
    reference = options.get("--ref", "HEAD")
    place = Place(".", reference)
    if not place.repository:
        raise Refusal("git_required")
    claims_file, claims = read_claims(place, [])
    findings += edited_since(place, claims_file)
    published = {Path(path).name: digest(read_input(path)) for path in options.get("--artifact", [])}
    verdict = read_verdict(file.read_bytes())
    if "did_not_finish" in [item["code"] for item in verdict["findings"]]:
        raise Refusal("verdict_did_not_finish")
    oldest = int(age[1]) * SECONDS[age[2]] * 1000
    findings += verdict_faults(verdict, place.commit, claims_file, claims, oldest)
    if verdict["manifest_sha256"] is None:
        findings.append("verdict_without_manifest")
    elif digest(data) != verdict["manifest_sha256"]:
        findings.append("verdict_manifest_differs")
    if verdict["manifest_sha256"] is not None:
        compare_files(verdict, data, place, reference, published, findings)
    if claims or verdict["claims"]:
        files = {name: file.with_name(name).read_bytes() for name in (SIGNED_VERDICT, STATEMENT)
                 if file.with_name(name).is_file()}
        require(SIGNED_VERDICT in files, "verdict_unsigned")
        roots, _ = trusted_roots(read_roots(place), options.get("--trust-pin", os.environ.get("CLAIMGATE_TRUST_PIN")))
        files |= {CLAIMS: claims_file, MANIFEST: data, VERDICT: file.read_bytes()}
        summary = summary_of(files, verdict, roots[-1])
        of = summary["resourceUri"].rpartition("@")[0]
        require(read_config(place).get("resource_uri", of) == of, "verdict_signature_of_other")
        findings += rule_set_faults(policy_in(summary), roots[-1])
    return {}


def rule_set_faults(policy, root):
    """Only the newest rule set lets a release through, and none that the trust root doesn't accept."""
    found = age_faults(policy, [], root.document.get("oldest_rule_set"))
    return found if found or policy == newest().names[0] else ["rule_set_too_old"]


def read_verdict(data):
    return read_document(data, 30 << 20, "gate-verdict:v1")


def verdict_faults(verdict, commit, claims_file, claims, oldest):
    """Why a verdict lets no release of this commit through, and its warnings."""
    now, judged = time.time() * 1000, instant(verdict["evaluated_at"])
    until = verdict["horizon"]["valid_until"]
    found = {
        "verdict_not_allowed": verdict["decision"] != "allowed",
        "verdict_not_release": verdict["kind"] != "release",
        "verdict_other_commit": (verdict["release"] or {}).get("revision") != commit,
        "verdict_claims_differ": judges_other_claims(verdict, claims_file, claims),
        "verdict_from_future": judged > now + SKEW,
        "verdict_stale": judged + oldest < now,
        "verdict_lapsed": until is not None and now >= instant(until),
    }
    return [code for code, fails in found.items() if fails] + recorded_warnings(verdict)


def judges_other_claims(verdict, claims_file, claims):
    named = [item["sha256"] for item in verdict["inputs"] if item["document"] == "public_claims"]
    return named != [digest(claims_file)] or len(verdict["claims"]) != len(claims)


def recorded_warnings(verdict):
    """The warnings that a verdict has about the whole (specification/trust.md 4)."""
    group_of("usage")
    codes = [item["code"] for item in verdict["findings"]]
    return [code for code in codes if GROUPS.get(code) == 0] + [
        "recorded_code_unknown" for code in codes if code not in GROUPS]


def compare_files(verdict, data, place, reference, published, findings):
    """Compares the manifest with the commit, and with the files that are published."""
    try:
        manifest = read_manifest(data)
    except Refusal as refusal:
        findings += refusal.codes
        return
    compare_manifest(data, manifest, place, reference, findings)
    if verdict["release"] and verdict["release"]["version"] != manifest["version"]:
        findings.append("version_differs")
    bound = artifacts_of(data)
    if bound and not published:
        findings.append("artifacts_not_named")
    if not set(published.items()) <= set(bound):
        findings.append("artifact_unbound")


def summary_of(files, verdict, root):
    """The signed verdict of a release, which names exactly these files."""
    if SIGNED_VERDICT not in files:
        raise Refusal("verdict_unsigned")
    envelope = Envelope(files[SIGNED_VERDICT], STATEMENT_TYPE)
    if not envelope.reaches(root.roles["release"]):
        raise Refusal("signatures_below_threshold")
    statement = read_summary(envelope.payload)
    predicate, artifacts = statement["predicate"], artifacts_of(files[MANIFEST])
    named = [(item["name"], "sha256:" + item["digest"]["sha256"]) for item in statement["subject"]]
    bound = zip(SUMMARY_SUBJECTS, (digest(files[name]) for name in (CLAIMS, MANIFEST, VERDICT)))
    claims = [{name: claim["subject"][name] for name in NAMES} for claim in verdict["claims"]]
    require(named == [*bound, *artifacts], "verdict_signature_of_other")
    require(predicate["verificationResult"] == "PASSED", "verdict_signature_of_other")
    require(predicate["timeVerified"] == verdict["evaluated_at"], "verdict_signature_of_other")
    require(predicate.get("urn:claimgate:claims:v1", claims) == claims, "verdict_signature_of_other")
    version = (verdict["release"] or {"version": None})["version"] or ""
    numbers = re.sub("^.*[^0-9.]", "", version)
    require(predicate["resourceUri"].rpartition("@")[2] == numbers, "verdict_signature_of_other")
    return predicate


def artifacts_of(manifest):
    """Name and digest of each published file that a manifest binds; a manifest with a fault binds none."""
    try:
        return [(item["name"], item["sha256"]) for item in read_manifest(manifest).get("artifacts", [])]
    except Refusal:
        return []
