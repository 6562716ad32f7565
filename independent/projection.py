"""Whether a ledger projection is trusted (specification/trust.md 4) and what it says."""

import json
import re

from documents import (Hidden, Refusal, canonical, digest, instant, next_to, read_document, read_json, require,
                       schema_faults, subject_digest)
from evidence import age_faults, policy_in
from trust import ENVELOPE_LIMIT, STATEMENT_TYPE, Envelope, Head, check_growth, open_checkpoint

RELEASES = "provider-certification/releases"
VERDICT, SIGNED_VERDICT = "gate-verdict.json", "gate-verdict.intoto.json"
MANIFEST, STATEMENT, RETRACTION = "release-manifest.json", "ledger-projection.intoto.json", "retraction.intoto.json"
TRUST_ROOTS = "urn:claimgate:trust-roots:v1"
SUMMARY_TYPE = "https://slsa.dev/verification_summary/v1"
SUMMARY_SUBJECTS = ["public-claims.json", MANIFEST, VERDICT]
STATEMENT_V1 = "https://in-toto.io/Statement/v1"
LINE_LIMIT = 128 << 10
MOST_LEAKS = 100


def read_any_statement(payload, name, predicate_type):
    """An in-toto statement of one kind."""
    faults = []
    statement = read_json(payload, ENVELOPE_LIMIT, faults)
    if isinstance(statement, dict):
        require(statement.get("_type") == STATEMENT_V1, "statement_type_wrong")
        require(statement.get("predicateType") == predicate_type, "predicate_type_wrong")
    faults += schema_faults(name, statement)
    require(not faults, *faults)
    return statement


def read_statement(payload, name, predicate_type):
    """A statement about exactly one file: the predicate, and the digest of the file."""
    statement = read_any_statement(payload, name, predicate_type)
    require(len(statement["subject"]) == 1, "statement_subject_count")
    return statement["predicate"], first_subject(statement)


def first_subject(statement):
    """The digest of the first file that a statement is about."""
    named = statement["subject"][0]["digest"]
    require(list(named) == ["sha256"] and re.fullmatch("[0-9a-f]{64}", named["sha256"]), "statement_subject_digest")
    return "sha256:" + named["sha256"]


def read_summary(payload):
    """A verification summary that doesn't contradict itself."""
    statement = read_any_statement(payload, "verification-summary:v1", SUMMARY_TYPE)
    predicate, names = statement["predicate"], [item["name"] for item in statement["subject"]]
    levels = {"PASSED": ["CLAIMGATE_RULES_V1"], "FAILED": ["FAILED"]}
    require(predicate["verifiedLevels"] == levels[predicate["verificationResult"]], "summary_contradiction")
    require(names[:3] == SUMMARY_SUBJECTS, "summary_contradiction")
    require(len(set(names)) == len(names), "summary_contradiction")
    require((len(names) > 3) == (TRUST_ROOTS in predicate), "summary_contradiction")
    return statement


def trusted_statement(envelope, roots, every_root, deployment, records, at, rule_set, findings):
    """Steps 3 to 12; `records` reads the memory in step 9. What step 13 needs: digest, count, head."""
    root = roots[-1]
    require(at < instant(root.document["expires_at"]), "root_expired")
    signed = Envelope(envelope, STATEMENT_TYPE)
    require(signed.reaches(root.roles["projection"]), "signatures_below_threshold")
    predicate, stated = read_statement(signed.payload, "projection-statement:v1", "urn:claimgate:ledger-projection:v1")
    require(deployment is not None, "deployment_unset")
    require(predicate["deployment"] == root.document["deployment"] == deployment, "deployment_differs")
    check_period(predicate, root.document["limits"], at)
    known = records(root, every_root)
    ledger = root.document["ledger"]
    skew = root.document["limits"]["max_clock_skew_seconds"] * 1000
    require(known.latest is None or at + skew >= known.latest, "clock_set_back")
    require(root.version >= known.root_version, "root_rolled_back")
    too_old = age_faults(rule_set.names[0], known.policies, root.document.get("oldest_rule_set"))
    require(not too_old, *too_old)
    head = open_checkpoint(predicate["checkpoint"], root.ledger_keys, ledger["origin"])
    lost = {(item["tree_size"], item["root_hash"]) for item in root.document.get("lost_heads", [])}
    require((head.size, head.root_hash) not in lost, "projection_of_lost_records")
    kept = [item for item in known.heads if (item.size, item.root_hash) not in lost]
    heads = {(item.size, item.root_hash) for item in kept}
    require(len(heads) == len({size for size, _ in heads}), "ledger_forked")
    floor = Head(ledger["floor"]["tree_size"], ledger["floor"]["root_hash"])
    greatest = max([floor, *kept], key=lambda item: item.size)
    check_growth(greatest, head, proof_for(greatest, predicate))
    if len(kept) < len(known.heads):
        findings.append("ledger_records_lost")
    return stated, predicate["entry_count"], head


def proof_for(known, predicate):
    """Of several proofs the one that begins at the known head."""
    if predicate["schema_version"] == 1:
        return predicate["consistency"]
    starting = [proof for proof in predicate["consistency"] if (proof or {"from_size": 0})["from_size"] == known.size]
    return (starting or predicate["consistency"])[0]


def check_period(predicate, limits, at):
    generated_at, expires_at = instant(predicate["generated_at"]), instant(predicate["expires_at"])
    require(generated_at <= at + limits["max_clock_skew_seconds"] * 1000, "projection_from_future")
    require(at < expires_at, "projection_expired")
    lifetime = expires_at - generated_at
    require(0 < lifetime <= limits["max_projection_hours"] * 3_600_000, "projection_lifetime_wrong")


# --- the memory of releases --------------------------------------------------------------


def read_signed_verdict(data):
    with next_to("record_unreadable"):
        envelope = Envelope(data)
    return envelope


def check_release_role(envelope, versions, every_root):
    """Refuses unless the release role of the last root of `versions` has signed."""
    require(versions and versions[-1] in every_root, "record_root_unknown")
    is_signed = envelope.reaches(every_root[versions[-1]].roles["release"])
    require(is_signed and envelope.payload_type == STATEMENT_TYPE, "record_signature_wrong")


def root_versions(verdict):
    """The trust root that a verdict names."""
    return [item["version"] for item in verdict["inputs"] if "version" in item]


class Memory:
    """What is remembered of earlier releases: heads, the latest judgement, the highest root, rule sets."""

    def __init__(self, root, every_root):
        self.root, self.every_root = root, every_root
        self.heads, self.instants, self.root_version, self.retracted, self.policies = [], {}, 0, set(), []

    @property
    def latest(self):
        counting = [at for record, at in self.instants.items() if record not in self.retracted]
        return max(counting, default=None)

    def add(self, version, files):
        """Takes one release record, given by the bytes of its files."""
        require(MANIFEST in files and VERDICT in files, "record_unreadable", "file_missing")
        with next_to("record_unreadable"):
            verdict = read_document(files[VERDICT], 30 << 20, "gate-verdict:v1")
        versions = root_versions(verdict)
        heads = [item["ledger_head"] for item in verdict["inputs"] if "ledger_head" in item]
        if not versions and not heads:
            return
        require(verdict["manifest_sha256"] == digest(files[MANIFEST]), "record_contradiction")
        require(SIGNED_VERDICT in files and STATEMENT in files and versions and heads, "record_incomplete")
        envelope = read_signed_verdict(files[SIGNED_VERDICT])
        # Nobody can verify a record of a newer root: it is refused in step 11.
        if max(versions) <= max(self.every_root):
            check_release_role(envelope, versions, self.every_root)
            with next_to("record_contradiction"):
                summary = read_summary(envelope.payload)
                compare_record(files, verdict, summary)
            self.policies.append(policy_in(summary["predicate"]))
        # A successor ledger starts at the floor of its root: heads of another ledger say nothing of it.
        origin = self.root.document["ledger"]["origin"]
        self.heads += [Head(head["tree_size"], head["root_hash"]) for head in heads if head["origin"] == origin]
        self.root_version = max([self.root_version, *versions])
        record = digest(files[SIGNED_VERDICT])
        self.instants[record] = instant(verdict["evaluated_at"])
        if RETRACTION in files:
            with next_to("retraction_invalid"):
                self.retracted |= {record} if self.frees(version, files, envelope.payload) else set()

    def frees(self, version, files, summary):
        """Whether the retraction next to a record holds here."""
        envelope = Envelope(files[RETRACTION], STATEMENT_TYPE)
        kind = "urn:claimgate:release-retraction:v1"
        retraction, retracted = read_statement(envelope.payload, "release-retraction:v1", kind)
        if retraction["trust_root_version"] > self.root.version:
            return False
        require(envelope.reaches(self.root.roles["root"]), "signatures_below_threshold")
        summary = read_summary(summary)["predicate"]
        product = summary["resourceUri"].rpartition("@")[0]
        actual = (version, self.root.document["deployment"], digest(files[SIGNED_VERDICT]), summary["timeVerified"], product)
        named = (retraction["version"], retraction["deployment"], retracted, retraction["evaluated_at"])
        require((*named, retraction["resource_uri"]) == actual)
        return True


def compare_record(files, verdict, summary):
    """Refuses unless the signed verdict names the files of its record, and says that they passed."""
    artifacts = [item["name"] for item in json.loads(files[MANIFEST]).get("artifacts", [])]
    require([item["name"] for item in summary["subject"]] == [*SUMMARY_SUBJECTS, *artifacts])
    digests = ["sha256:" + item["digest"]["sha256"] for item in summary["subject"]]
    require(digests[1:3] == [digest(files[MANIFEST]), digest(files[VERDICT])])
    inputs = ["sha256:" + item["digest"]["sha256"] for item in summary["predicate"]["inputAttestations"]]
    require(digest(files[STATEMENT]) in inputs)
    require(summary["predicate"]["verificationResult"] == "PASSED")
    require(summary["predicate"]["timeVerified"] == verdict["evaluated_at"])


def read_memory(repository, judged, tips):
    """Step 9: a function that reads all records of `tips`, of `judged`, and of their history."""

    def read(root, every_root):
        if repository.is_shallow:
            raise Refusal("shallow_clone")
        memory = Memory(root, every_root)
        seen = set()
        for commit in repository.history([judged, *tips]):
            for version, (mode, tree) in repository.folder_at(commit, RELEASES).items():
                if (version, tree) in seen:
                    continue
                seen.add((version, tree))
                if mode != "40000":
                    raise Refusal("record_unreadable")
                entries = repository.tree(tree)
                memory.add(version, {name: repository.blob(entry) for name, entry in entries.items()})
        return memory

    return read


# --- the lines ---------------------------------------------------------------------------

PLAIN = re.compile(r"[a-z_-]{1,31}")
UUID = r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
SCHEMES = r"https?|ftp|mailto|data|javascript|tel|sips?|xmpp|file|ssh|wss?"
PREFIXES = r"gh[oprsu]_|github_pat_|glpat-|xox[abeoprs]-|xapp-|[prs]k_(?:live|test)_|whsec_|shp(?:at|ca|pa|ss)_|dop_v1_"
LOOKS = [
    ("looks_like_url", rf"(?i:://|^//|^www\.|^(?:{SCHEMES}):|%3a%2f%2f)"),
    ("looks_like_email", r"[^\s@]@[^\s@]+\.[^\s@]"),
    ("looks_like_handle", "@"),
    ("looks_like_raw_id", f"(?i:{UUID})"),
    ("looks_like_token", "-----BEGIN |-----END "),
    ("looks_like_token", r"(?:^|[^A-Za-z0-9_-])eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\."),
    ("looks_like_token", r"(?i:(?:^|[^a-z0-9])(?:bearer|basic|digest|oauth|token)[\s:=]+\S)"),
    ("looks_like_token", rf"(?i:(?:^|[^a-z0-9])(?:{PREFIXES})(?=[a-z0-9_-]{{0,64}}[0-9])[a-z0-9_-]{{10}})"),
    ("looks_like_token", r"(?i:(?:^|[^a-z0-9])(?:sk|npm|hf|pat|key)[_-](?=[a-z]{0,64}[0-9])[a-z0-9]{16})"),
    ("looks_like_token", r"(?:^|[^A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{12}"),
    ("looks_like_token", "(?i:[0-9a-f]{32})"),
]
LOOKS = [(code, re.compile(pattern)) for code, pattern in LOOKS]
CHANGE = re.compile("[0-9](?=[A-Za-z])|[A-Za-z](?=[0-9])")
CALENDAR = re.compile("(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])?")
DIGEST = re.compile("sha256:[0-9A-Fa-f]{0,64}")
REVISION = re.compile("[0-9a-f]{40}|[0-9a-f]{64}")
TIME = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,9})?)?(?:[Zz]|[+-][0-9]{2}:?[0-9]{2})?"
)
DECLARED = {
    DIGEST: "app_fingerprint instance_fingerprint contract_digest subject_digest leaf external_result"
    " required_scopes granted_scopes results_sha256 attestation_sha256 covered_tree",
    REVISION: "tested_revision",
    TIME: "reviewed_at validated_at tested_at completed_at expires_at",
}
DECLARED = {name: form for form, names in DECLARED.items() for name in names.split()}


def look_of(text):
    """Which forbidden value this text looks like, or None (rules.md 5)."""
    if PLAIN.fullmatch(text):
        return None
    found = next((code for code, pattern in LOOKS if pattern.search(text)), None)
    if found:
        return found
    runs = re.findall("[A-Za-z0-9]{20,}", text)
    mixed = [run for run in re.findall("[A-Za-z0-9+/_=-]{20,}", text) if run.lower() != run != run.upper()]
    if mixed or any(len(CHANGE.findall(run)) >= 4 for run in runs):
        return "looks_like_token"
    if re.fullmatch("[0-9]{5,}", text) or not all(map(CALENDAR.fullmatch, re.findall("[0-9]{6,}", text))):
        return "looks_like_raw_id"
    return "looks_like_free_text" if re.search(r"[^\x21-\x7e]", text) else None


def leak_of(value, name):
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return "looks_like_raw_id" if abs(value) >= 10_000 and name != "sequence" else None
    if not isinstance(value, str) or (name in DECLARED and DECLARED[name].fullmatch(value)):
        return None
    return look_of(value)


def without_leaks(value, leaks, name=None):
    """The value with Hidden for each that is forbidden; their codes go to `leaks`."""
    if isinstance(value, dict):
        leaks += [code for code in map(look_of, value) if code]
        return {inner: without_leaks(item, leaks, inner) for inner, item in value.items()}
    if isinstance(value, list):
        return [without_leaks(item, leaks, name) for item in value]
    code = leak_of(value, name)
    leaks += [code] if code else []
    return Hidden([value]) if code else value


def leaks_in_bytes(line):
    """What a line that cannot be read holds."""
    pieces = re.split(r'["{}\[\],\s]+', line[:LINE_LIMIT].decode("utf-8", "replace"))
    found = {look_of(piece) for piece in pieces if not any(form.fullmatch(piece) for form in (DIGEST, REVISION, TIME))}
    return sorted(found & {"looks_like_url", "looks_like_email", "looks_like_token"})


def read_lines(data, stated, count, head):
    """Step 13: ({subject digest: entry, or None if it holds what is forbidden}, leaks)."""
    faults, entries, leaks = [], {}, []
    lines = data.split(b"\n")
    torn = lines.pop()
    previous = ""
    for line in lines:
        try:
            entry, found = read_line(line)
            leaks += found
            key = subject_digest(entry["subject"])
            if key <= previous:
                same = key == previous
                faults.append("projection_duplicate_subject" if same else "projection_not_ascending")
            previous = key
            entries[key] = None if found else entry
            if not found:
                check_records(entry, head)
        except Refusal as refusal:
            faults += refusal.codes
    if torn:
        faults += ["projection_torn", *leaks_in_bytes(torn)]
    if len(lines) + bool(torn) != count:
        faults.append("projection_count_differs")
    if digest(data) != stated:
        faults.append("projection_digest_differs")
    if len(leaks) > MOST_LEAKS:
        leaks = [*leaks[:MOST_LEAKS], "more_leaks"]
    if faults:
        raise Refusal(*faults, *leaks)
    return entries, leaks


def read_line(line):
    if len(line) > LINE_LIMIT:
        raise Refusal("projection_line_too_long", *leaks_in_bytes(line))
    if line.endswith(b"\r"):
        raise Refusal("projection_line_ending", *leaks_in_bytes(line))
    faults, leaks = [], []
    try:
        entry = read_json(line, LINE_LIMIT, faults)
    except Refusal as refusal:
        raise Refusal(*refusal.codes, *leaks_in_bytes(line))
    if faults:
        raise Refusal(*faults, *leaks_in_bytes(line))
    sound = without_leaks(entry, leaks)
    if canonical(entry).encode("utf-8", "surrogatepass") != line:
        raise Refusal("projection_line_not_canonical", *leaks)
    codes = schema_faults("projection-entry:v1", sound)
    leaks += [code for code in codes if code == "unknown_member"]
    faults = [code for code in codes if code != "unknown_member"]
    if faults:
        raise Refusal(*faults, *leaks)
    return entry, leaks


def check_records(entry, head):
    """Every record lies in the ledger, and is one fact of the entry."""
    facts = [entry[name] for name in ("approval", "runtime_control", "local_run", "live_run")]
    places = [fact["record"] for fact in facts if fact is not None and fact["record"] is not None]
    named = {(place["sequence"], place["leaf"]) for place in places}
    faults = []
    if any(place["sequence"] > head.size for place in places):
        faults.append("record_outside_ledger")
    if len({sequence for sequence, _ in named}) < len(named) or len({leaf for _, leaf in named}) < len(named):
        faults.append("record_contradictory")
    if len(named) < len(places):
        faults.append("record_in_two_roles")
    if faults:
        raise Refusal(*faults)
