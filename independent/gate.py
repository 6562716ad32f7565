"""The gate: the documents of a repository, and the commands that judge them."""

import json
import os
import re
import time
from pathlib import Path

from documents import (Refusal, canonical, contract_digest, digest, instant, next_to, read_document, read_with_faults,
                       require, schema_faults, subject_digest)
from evidence import CHECK_KINDS, NEW_CHECKS, Case, control_faults, decide, misfits, newest, remarks_on
from projection import read_lines, read_memory, trusted_statement, without_leaks
from repository import open_repository
from surfaces import check_surfaces
from trust import trusted_roots

CLAIMS = "provider-certification/public-claims.json"
CONTRACTS = "provider-certification/contracts"
ROOTS = "provider-certification/trust"
CONFIG = "claimgate.config.json"
MIB = 1 << 20
VERSION = re.compile(r"v(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)")


class Place:
    """Where the documents are read: in a commit, or in the work tree; `differences` from its commit are collected."""

    def __init__(self, folder, reference=None, differences=None):
        self.repository = open_repository(folder)
        self.folder = Path(self.repository.folder if self.repository else folder)
        self.commit = self.released = None
        self.differences = [] if differences is None else differences
        if self.repository:
            self.commit = self.repository.resolve(reference) if reference else self.repository.head
        self.reads_work_tree = reference is None

    def is_released(self, revision):
        """Whether a commit is the judged one or lies behind it."""
        if self.released is None:
            self.released = set(self.repository.history([self.commit]))
        return revision in self.released

    def code(self, is_entered):
        """(path, mode, id) of the files of the judged commit, in the folders to enter."""
        repository = self.repository

        def walk(tree, prefix):
            for name, (mode, item) in repository.tree(tree).items():
                if mode != "40000":
                    yield prefix + name, mode, item
                elif is_entered(prefix + name):
                    yield from walk(item, f"{prefix}{name}/")

        return list(walk(repository.commit(self.commit)[0], ""))

    def file(self, path):
        """The bytes of a file, or None; that it differs from the commit is noted."""
        data = self.read(path)
        self.compare(path, data)
        return data

    def read(self, path):
        return self.on_disk(path) if self.reads_work_tree else self.committed(path)

    def compare(self, path, data):
        committed = self.committed(path) if self.commit else data
        if data != committed:
            missing = "not_in_work_tree" if data is None else "not_committed"
            self.differences.append(missing if None in (data, committed) else "work_tree_edited")

    def committed(self, path):
        return self.repository.file_at(self.commit, path)

    def on_disk(self, path):
        file = self.folder / path
        return file.read_bytes() if file.is_file() else None

    def names(self, folder, pattern):
        """The names of the files of a folder; those that only the commit has are noted."""
        committed = set(self.repository.folder_at(self.commit, folder)) if self.commit else set()
        found = committed
        if self.reads_work_tree:
            found = set(os.listdir(self.folder / folder)) if (self.folder / folder).is_dir() else set()
            if any(re.fullmatch(pattern, name) for name in committed - found):
                self.differences.append("not_in_work_tree")
        return sorted(name for name in found if re.fullmatch(pattern, name))

    def all_files(self):
        if self.repository:
            listed = self.repository.listed() if self.reads_work_tree else self.repository.files_at(self.commit)
            return [path for path in listed if not self.reads_work_tree or (self.folder / path).exists()]
        return [path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*") if path.is_file()]


# --- documents of the repository ---------------------------------------------------------


def read_config(place):
    data = place.read(CONFIG)
    config = {"schema_version": 1} if data is None else read_document(data, 64 << 10, "config:v1")
    place.compare(CONFIG, data)
    return config


def read_claims(place, findings):
    """The claims file that is judged: its bytes and its claims."""
    data = place.read(CLAIMS)
    require(data is not None, "claims_missing")
    place.compare(CLAIMS, data)
    faults = ["carriage_return"] if b"\r" in data else []
    with next_to(*faults):
        document, found = read_with_faults(data, 16 * MIB, "public-claims:v1")
    claims = document.get("claims") if isinstance(document, dict) else None
    findings += faults_of_claims(claims if isinstance(claims, list) else [])
    require(not faults + found, *faults, *found)
    if data != canonical_claims(claims):
        findings.append("not_canonical")
    return data, claims


def faults_of_claims(claims):
    """What is wrong with the claims whose form is valid, whatever else the file has."""
    sound = [claim for claim in claims if not schema_faults("public-claims:v1#/$defs/claim", claim)]
    faults = [] if all(is_claimable(claim["subject"]) for claim in sound) else ["not_claimable"]
    is_unique = len({subject_digest(claim["subject"]) for claim in sound}) == len(sound)
    return faults + ([] if is_unique else ["duplicate_claim"])


def is_claimable(subject):
    environments = (subject["deployment_environment"], subject["provider_environment"])
    return environments == ("production", "production") and subject["operation"] != "connect"


def canonical_claims(claims):
    ordered = sorted(claims, key=lambda claim: subject_digest(claim["subject"]))
    lines = ",\n".join("    " + canonical(claim) for claim in ordered)
    listed = f"[\n{lines}\n  ]" if claims else "[]"
    return f'{{\n  "schema_version": 1,\n  "claims": {listed}\n}}\n'.encode()


def read_roots(place):
    """The trust roots of the repository, by the number in their names."""
    return {int(name.split(".")[0]): place.file(f"{ROOTS}/{name}")
            for name in place.names(ROOTS, r"[1-9][0-9]*\.root\.json")}


def read_contracts(place, findings):
    """Every contract of the repository whose form is valid, by its path."""
    contracts = {}
    for name in place.names(CONTRACTS, r".*\.json"):
        path = f"{CONTRACTS}/{name}"
        try:
            contracts[path] = read_contract(place.file(path))
        except Refusal as refusal:
            findings += refusal.codes
    return contracts


def read_contract(data):
    contract = read_document(data, MIB, "contract:v1")
    faults = contract_faults(contract)
    if faults:
        raise Refusal(*faults)
    return contract


def is_confusable(name, others, provider):
    """Whether a further check can be taken for another, or has a name that tests can't show."""
    words = re.findall("[a-z0-9]+", name)
    own = re.findall("[a-z0-9]+", provider)
    runs = parts_of(name)
    return bool({"of", "for", "test"} & set(words)) or words[: len(own)] == own or any(
        other.replace("-", "").replace("_", "") in runs or "".join(words) in parts_of(other) for other in others
    )


def parts_of(name):
    """What some words of a name in a row read as one."""
    words = re.findall("[a-z0-9]+", name)
    return {"".join(words[start:end]) for start in range(len(words)) for end in range(start + 1, len(words) + 1)}


def contract_faults(contract):
    """What the schema of contracts doesn't say (specification/documents.md 3.2)."""
    faults = []
    if contract["approval"]["required"] and contract["approval"]["tier"] == "not_required":
        faults.append("contract_approval_contradictory")
    operation = contract["operation"]
    needed = {"connect"}
    if operation != "connect":
        needed = {"connect", "authorization", operation, "final_result", "refresh", "revoke"}
    for side in ("local_checks", "live_checks"):
        kinds = [item["kind"] for item in contract[side]]
        if len(set(kinds)) < len(kinds):
            faults.append("contract_check_duplicate")
        if not needed <= set(kinds):
            faults.append("contract_check_missing")
        if any(kind in NEW_CHECKS[:2] and kind != operation for kind in kinds):
            faults.append("contract_check_of_other_operation")
        for item in contract[side]:
            if item["not_applicable_reasons"] and item["kind"] not in ("refresh", "revoke"):
                faults.append("contract_reason_not_allowed")
    for names in contract.get("further_checks", {}).values():
        faults += ["contract_check_confusable"] * any(
            is_confusable(name, [*CHECK_KINDS, *names[:place]], contract["provider"]) for place, name in enumerate(names)
        )
    if not all(re.fullmatch(r"https://[a-z0-9.-]+(?::[0-9]+)?/[!-~]*", url) for url in contract["policy_sources"]):
        faults.append("contract_source_not_https")
    return faults


def overlap(left, right):
    shared = ("provider", "output_profile", "operation", "policy_mode")
    same = all(left[name] == right[name] for name in shared)
    return same and set(left["account_kinds"]) & set(right["account_kinds"])


STRAY = re.compile(r"public[-_. ]?claims?(?![a-z])(?!.*\.schema\.json$).*\.json[c5]?|(?:public|pu[0-9a-f]{4})~[0-9]+\.jso", re.I)


def find_stray_files(place, config, findings):
    """Reports files that are named like the claims file; a system may ignore the end of a name."""
    ignored = [CLAIMS, *config.get("stray_claims", {}).get("ignore", [])]
    for path in place.all_files():
        folders, name = path.split("/")[:-1], path.split("/")[-1]
        if path not in ignored and "node_modules" not in folders and STRAY.fullmatch(name.split(":")[0].rstrip(". ")):
            findings.append("stray_claims_file")


# --- the commands ------------------------------------------------------------------------


class Evidence:
    """What claims are judged by, besides their commit: pin, instant, projection, what reads the memory, and rules."""

    def __init__(self, pin, at, lines, statement, records, rule_set=None):
        self.pin, self.at, self.lines, self.statement, self.records = pin, at, lines, statement, records
        self.rule_set = rule_set or newest()


def judge(options, place, findings):
    """`check`: the claims, judged; findings about the whole are added to `findings`."""
    config = read_config(place)
    if not place.repository:
        findings.append("not_a_repository")
    data, claims = read_claims(place, findings)
    find_stray_files(place, config, findings)
    if not claims:
        return data, []
    path = options.get("--projection")
    if path is None:
        raise Refusal("projection_required")
    if not place.repository:
        raise Refusal("git_required")
    statement = Path(re.sub(r"\.jsonl$", "", path) + ".intoto.json")
    evidence = Evidence(
        options.get("--trust-pin", os.environ.get("CLAIMGATE_TRUST_PIN")), instant_of(options), lambda: read_input(path),
        lambda: statement.read_bytes() if statement.is_file() else None,
        lambda: read_memory(place.repository, place.commit, memory_tips(place.repository, options)))
    return data, [judged for _case, judged in judge_claims(place, claims, config, evidence, findings)]


def judge_claims(place, claims, config, evidence, findings):
    """(facts, outcomes) of each claim by the rules, if the projection is trusted."""
    roots, every_root = trusted_roots(read_roots(place), evidence.pin)
    lines, statement = evidence.lines(), evidence.statement()
    if statement is None:
        raise Refusal("projection_unsigned")
    stated = trusted_statement(statement, roots, every_root, config.get("deployment"), evidence.records(), evidence.at,
                               evidence.rule_set, findings)
    faults = []
    contracts = list(read_contracts(place, faults).values())
    if faults:
        raise Refusal(*faults)
    entries, leaks = read_lines(lines, *stated)
    judged = []
    for claim in claims:
        entry = entries.get(subject_digest(claim["subject"]))
        case = Case(claim, entry, contracts, place.is_released, evidence.at, place.code)
        judged.append((case, judge_claim(case, entries, leaks, evidence.rule_set)))
        if all(rule["outcome"] == "pass" for rule in judged[-1][1]["rules"]):
            findings += [code for code in remarks_on(case) if code not in findings]
    return judged


def memory_tips(repository, options):
    name = options.get("--memory", os.environ.get("CLAIMGATE_MEMORY"))
    if name:
        return [repository.resolve(name)]
    if not repository.has_remote():
        return repository.branches()
    if "refs/remotes/origin/HEAD" not in repository.refs:
        raise Refusal("memory_unnamed")
    return [repository.refs["refs/remotes/origin/HEAD"]]


def judge_claim(case, entries, leaks, rule_set):
    key = subject_digest(case.claim["subject"])
    missing = "entry_unreadable" if key in entries else "not_in_projection"
    rules = []
    for number, (name, _version, rule) in enumerate(rule_set.rules, 1):
        codes = leaks
        if rule is not None:
            codes = rule_set.faults(case, number) if case.entry else [missing, *rule_set.claim_faults(case, number)]
        rules.append({
            "number": number,
            "id": name,
            "outcome": "fail" if codes else "pass",
            "findings": [{"code": code} for code in sorted(set(codes))],
        })
    return {"subject": case.claim["subject"], "subject_digest": key, "rules": rules}


def run_check(options, findings):
    return {"claims": judge(options, Place(".", differences=findings), findings)[1]}


def run_contract_lint(_options, findings):
    place = Place(".")
    read_config(place)
    faults = []
    contracts = read_contracts(place, faults)
    findings += faults
    if not contracts and not findings:
        raise Refusal("no_contracts")
    sound = list(contracts.values())
    if any("accepted_origins" not in contract for contract in sound):
        findings.append("contract_origins_unstated")
    for number, contract in enumerate(sound):
        if any(overlap(contract, other) for other in sound[:number]):
            findings.append("contract_ambiguous")
    _data, claims = read_claims(place, [])
    for claim in claims:
        named = [item for item in sound if contract_digest(item) == claim["contract_digest"]]
        findings += misfits(named[0], claim["subject"]) if named else [] if faults else ["contract_missing"]
    return {}


def run_contract_digest(_options, findings):
    place = Place(".")
    read_config(place)
    contracts = read_contracts(place, findings)
    if not contracts and not findings:
        raise Refusal("no_contracts")
    listed = [{"path": path, "digest": contract_digest(item)} for path, item in contracts.items()]
    return {"result": {"contracts": listed}}


def run_manifest_create(options, findings):
    version = options["words"][0]
    place = Place(".", differences=findings)
    read_config(place)
    if VERSION.fullmatch(version) is None:
        raise Refusal("version_invalid")
    if place.commit:
        compare_version(version, place.repository, place.commit, findings)
    _data, claims = judge(options, place, findings)
    if not place.commit or "--at" in options or place_differs(findings):
        findings.append("draft_not_releasable")
    return {"claims": claims}


def place_differs(findings):
    return bool({"work_tree_edited", "not_committed", "not_in_work_tree"} & set(findings))


def compare_version(version, repository, commit, findings):
    tagged = [tag for tag in repository.tags_of(commit) if VERSION.fullmatch(tag)]
    if tagged and version not in tagged:
        findings.append("version_differs")
    if repository.refs.get(f"refs/tags/{version}", commit) != commit:
        findings.append("tag_elsewhere")


def run_manifest_verify(options, findings):
    data = read_input(options["words"][0])
    manifest = read_manifest(data)
    reference = options.get("--ref", manifest["version"])
    place = Place(".", reference)
    if not place.repository:
        raise Refusal("git_required")
    compare_manifest(data, manifest, place, reference, findings)
    findings += edited_since(place, place.file(CLAIMS))
    if "artifacts" in manifest:
        findings.append("artifacts_not_named")
    return {}


def read_manifest(data):
    schema = "release-manifest:v2"
    if re.search(rb'"schema_version"\s*:\s*3', data):
        schema = "release-manifest-with-artifacts:v3"
    manifest = read_document(data, 64 << 10, schema)
    names = [item["name"] for item in manifest.get("artifacts", [])]
    require(len(set(names)) == len(names), "artifact_name_repeated")
    return manifest


def compare_manifest(data, manifest, place, reference, findings):
    """Compares a manifest with the commit of `place`, which `reference` named."""
    claims_file, claims = read_claims(place, [])
    findings += manifest_faults(manifest, place.commit, claims_file, claims)
    if VERSION.fullmatch(reference):
        if manifest["version"] != reference:
            findings.append("version_differs")
    else:
        compare_version(manifest["version"], place.repository, place.commit, findings)
    findings += form_of_manifest(data)


def edited_since(place, claims_file):
    """Whether the work tree has another claims file than the commit, which is checked out."""
    is_edited = place.commit == place.repository.head and place.on_disk(CLAIMS) != claims_file
    return ["claims_edited_since"] if is_edited else []


def manifest_faults(manifest, revision, claims_file, claims):
    binding = manifest["provider_claims"]
    found = {
        "claim_count_differs": binding["claim_count"] != len(claims),
        "claims_digest_differs": binding["manifest_sha256"] != digest(claims_file),
        "revision_differs": manifest["revision"] != revision,
    }
    return [code for code, differs in found.items() if differs]


def form_of_manifest(data):
    """In what else than its values a manifest differs from the usual bytes: the first of three."""
    manifest = json.loads(data)
    order = ["schema_version", "version", "revision", "provider_claims", "artifacts"]
    binding = ["schema_version", "manifest_sha256", "claim_count"]
    if list(manifest) != order[: len(manifest)] or list(manifest["provider_claims"]) != binding:
        return ["manifest_member_order"]
    usual = (json.dumps(manifest, indent=2, ensure_ascii=False) + "\n").encode()
    if data.replace(b"\r\n", b"\n") != usual:
        return ["manifest_white_space"]
    return ["manifest_line_endings"] if data != usual else []


def run_surfaces_check(_options, findings):
    place = Place(".")
    settings = read_config(place).get("surfaces")
    if settings is None:
        raise Refusal("surfaces_unset")
    findings += check_surfaces(settings, place.all_files(), place.on_disk)
    return {}


def run_readiness_decide(options, findings):
    data = read_input(options["words"][0])
    enforced = os.environ.get("SERVICE_PROVIDER_CERTIFICATION_ENFORCED", "false")
    if enforced not in ("true", "false"):
        raise Refusal("enforcement_flag_invalid")
    question = read_document(data, 16 * MIB, "readiness-question:v1")
    faults = [code for contract in question["contracts"] for code in contract_faults(contract)]
    if faults:
        raise Refusal(*faults)
    disabled = [name for name in os.environ.get("CLAIMGATE_DISABLED_PROVIDERS", "").split(",") if name]
    if any(name not in question["providers"] for name in disabled):
        raise Refusal("disabled_provider_unknown")
    findings += leaks_of_entry(question["evidence"], instant_of(options))
    decision = decide(question, instant_of(options), enforced == "true", disabled)
    findings += [blocker["code"] for blocker in decision["blockers"]]
    return {"result": decision, "refused": bool(decision["blockers"])}


def leaks_of_entry(evidence, at):
    """Reports what rule 7 finds in the entry, which is unreadable then; a disable in it still counts."""
    leaks = []
    without_leaks(evidence["entry"], leaks)
    if leaks:
        control = evidence["entry"]["runtime_control"]
        if any("disabled" in code for code in control_faults(control, at)):
            evidence["control"] = control
        evidence["entry"] = None
    return leaks


def instant_of(options):
    """The instant that is judged, by default now."""
    at = instant(options["--at"]) if "--at" in options else int(time.time() * 1000)
    if at is None:
        raise Refusal("instant_invalid")
    return at


def read_input(path):
    try:
        return Path(path).read_bytes()
    except FileNotFoundError:
        raise Refusal("file_missing") from None
