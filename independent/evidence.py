"""The rules (specification/rules.md) and readiness (specification/readiness.md)."""

from documents import canonical, contract_digest, digest, instant, subject_digest
from globs import glob, may_hold

DAY = 86_400_000
NEW_CHECKS = ("publish_immediate", "publish_scheduled", "final_result")
CHECK_KINDS = (*NEW_CHECKS, "connect", "authorization", "refresh", "revoke")
SIDES = ("local", "live")
# What examples make up (specification/documents.md 3.10).
MADE_UP_MEMBERS = ("capability_digest", "policy_digest", "app_fingerprint", "account_reference")
MADE_UP = {digest(f"claimgate example: {member}".encode()) for member in MADE_UP_MEMBERS}


def is_example(fact):
    return fact.get("origin", {}).get("kind") == "example"


def has_expired(fact, at):
    return fact["expires_at"] is not None and at >= instant(fact["expires_at"])


def required_scopes(contract):
    return {digest(name.encode()) for name in contract["required_scopes"]}


# --- what rules and readiness share ------------------------------------------------------


def misfits(contract, subject):
    """Why a contract isn't for a subject."""
    names = {
        "provider": "contract_for_other_provider",
        "output_profile": "contract_for_other_profile",
        "operation": "contract_for_other_operation",
        "policy_mode": "contract_for_other_policy_mode",
    }
    found = [code for member, code in names.items() if contract[member] != subject[member]]
    if subject["account_kind"] not in contract["account_kinds"]:
        found.append("contract_for_other_account_kind")
    return found


def review_state(review, contract):
    """What state and tier of a review lack; without a contract, any tier will do."""
    if review["state"] not in ("approved", "not_required"):
        return [f"approval_{review['state']}"]
    if contract is None:
        return []
    if review["state"] == "not_required" and contract["approval"]["required"]:
        return ["approval_required"]
    tier = "not_required" if review["state"] == "not_required" else contract["approval"]["tier"]
    return [] if review["tier"] == tier else ["approval_tier_differs"]


def review_dates(review, at):
    found = ["approval_not_yet"] if instant(review["reviewed_at"]) > at else []
    return found + (["approval_expired"] if has_expired(review, at) else [])


def grant_faults(grant, at):
    if grant is None:
        return ["authorization_missing"]
    if grant["state"] == "not_applicable":
        return ["authorization_not_applicable"]
    found = ["reconnect_required"] if grant["state"] == "reconnect_required" else []
    if has_expired(grant, at):
        return [*found, "authorization_expired"]
    return [*found, "authorization_not_yet"] if instant(grant["validated_at"]) > at else found


def control_faults(control, at):
    if control is None:
        return ["control_unknown"]
    if has_expired(control, at):
        return ["control_expired"]
    if control["state"] == "disabled" and control["record"] is None:
        return ["disabled_by_environment" if "source" in control else "disabled_by_facts"]
    return [] if control["state"] == "enabled" else [f"control_{control['state']}"]


def policy_faults(policy):
    if policy is None:
        return ["policy_unknown"]
    return ["policy_restricted"] if policy["state"] == "restricted" else []


def run_match(run, subject, review, contract, is_released):
    """Why a run isn't one for this subject, under this contract and this review, if there is one."""
    found = []
    if run["subject_digest"] != subject_digest(subject):
        found.append("run_of_other_subject")
    if review is not None:
        if instant(run["tested_at"]) < instant(review["reviewed_at"]):
            found.append("run_before_approval")
        if instant(run["expires_at"]) > instant(review["expires_at"]):
            found.append("run_outlives_approval")
        if (run["approval_state"], run["approval_tier"]) != (review["state"], review["tier"]):
            found.append("run_approval_differs")
    if run["approval_state"] == "trial":
        found.append("run_on_trial")
    if contract is not None and contract["tested_revision"] == "ancestor":
        part = is_released(run["tested_revision"])
        if part is not True:
            found.append("tested_revision_unknown" if part is None else "tested_revision_foreign")
    return found


def origin_before_commands(run, side, contract):
    """The same by rule set 1, which knows nothing of commands that claimgate started."""
    if is_example(run) or not run["tested_revision"].strip("0"):
        return ["evidence_is_example"]
    accepted = (contract or {}).get("accepted_origins")
    kind = run.get("origin", {}).get("kind")
    return [] if accepted is None or kind in accepted[side] else ["origin_not_accepted"]


# The strongest origin first: whoever accepts one accepts those before it.
STRENGTH = ["attested", "test_run", "test_results"]


def run_origin(run, side, contract):
    """Examples never count, and a contract may accept some origins only; one that accepts less accepts more."""
    found = origin_before_commands(run, side, contract)
    kind = run.get("origin", {}).get("kind")
    if found == ["origin_not_accepted"] and kind in STRENGTH:
        weaker = STRENGTH[STRENGTH.index(kind):]
        found = found if set(weaker).isdisjoint(contract["accepted_origins"][side]) else []
    if run.get("exit_status") == "unstated" and (contract or {}).get("requires_exit_status"):
        found = [*found, "exit_status_missing"]
    return found


def errored_until(run):
    """The end of a run by later ones that could not be tested, if there are any."""
    return instant(run["errored"]["first_at"]) + 3 * DAY if "errored" in run else None


def run_errored(run, at):
    """Two later runs that could not be tested end a run at once, and one in 72 hours."""
    until = errored_until(run)
    return ["run_errored"] if until is not None and (run["errored"]["count"] > 1 or at >= until) else []


def run_dates(run, side, contract, at):
    """Which periods of a run are over."""
    found = ["run_expired"] if has_expired(run, at) else []
    if contract is not None:
        if at >= instant(run["tested_at"]) + contract["retest_days"][side] * DAY:
            found.append("retest_due")
    return found


def check_faults(run, side, contract, at, knows_further=True):
    """What is wrong with the checks of a run. Rule set 1 knows the check kinds alone."""
    found = []
    listed = {item["kind"]: item["not_applicable_reasons"] for item in contract[f"{side}_checks"]}
    if knows_further:
        listed |= {name: [] for name in contract.get("further_checks", {}).get(side, [])}
    kinds = [check["kind"] for check in run["checks"]]
    for kind in listed:
        if kinds.count(kind) != 1:
            found.append("check_duplicate" if kind in kinds else "check_missing")
    for check in run["checks"]:
        kind, reason = check["kind"], check["not_applicable_reason"]
        if knows_further and kind not in listed and kind not in CHECK_KINDS:
            found.append("check_unlisted")
        if check["outcome"] == "failed":
            found.append("check_failed")
        elif check["outcome"] == "not_applicable":
            if kind in listed and reason not in listed[kind]:
                found.append("not_applicable_not_approved")
        elif reason is not None:
            found.append("check_contradictory")
        elif side == "live" and kind in NEW_CHECKS and check["external_result"] is None:
            found.append("external_result_missing")
        if instant(check["completed_at"]) < instant(run["tested_at"]):
            found.append("check_before_run")
        if instant(check["completed_at"]) > at:
            found.append("check_not_yet")
    return found


# --- the rules ---------------------------------------------------------------------------


class Case:
    """One claim at one instant, with the facts of its entry."""

    def __init__(self, claim, entry, contracts, is_released, at, code=None):
        self.claim, self.entry, self.at, self.is_released, self.code = claim, entry, at, is_released, code
        self.contracts = contracts
        named = [item for item in contracts if contract_digest(item) == claim["contract_digest"]]
        self.contract = named[0] if named else None
        self.no_contract = [] if self.contract else ["contract_missing"]
        if entry is not None:
            self.runs = {side: entry[f"{side}_run"] for side in SIDES}
            self.missing = [
                self.unknown(f"{side}_run", f"{side}_run_missing") for side in SIDES if self.runs[side] is None
            ]
            self.tests = [(side, run) for side, run in self.runs.items() if run is not None]

    def unknown(self, piece, code):
        """Why a fact is null: a correction of its record, or that there is none."""
        pieces = [item["piece"] for item in self.entry.get("corrected", [])]
        return "evidence_corrected" if piece in pieces else code

    def claim_faults(self, number):
        """What rules find in claim and contracts alone, even if no entry is there."""
        subject, found = self.claim["subject"], []
        environments = (subject["deployment_environment"], subject["provider_environment"])
        if number == 1:
            return [] if environments == ("production", "production") else ["not_production"]
        if number in (2, 3, 4, 6):
            found += self.no_contract
        if number == 4 and self.contract:
            found += misfits(self.contract, subject)
            if sum(not misfits(item, subject) for item in self.contracts) > 1:
                found.append("contract_ambiguous")
        return found


def rule_configured(case):
    fact, found = case.entry["configuration"], []
    if fact is None:
        return ["configuration_unknown"]
    codes = {"missing": "configuration_missing", "dynamic_registration": "configuration_dynamic"}
    if fact["state"] in codes:
        found.append(codes[fact["state"]])
    elif fact["source"] is None:
        found.append("configuration_source_unknown")
    return found + (["evidence_is_example"] if is_example(fact) else [])


def rule_configured_by(case):
    """The same, with the origins of runtime facts that a contract accepts."""
    fact, accepted = case.entry["configuration"], (case.contract or {}).get("accepted_facts")
    found = rule_configured(case)
    if fact is None or accepted is None or is_example(fact):
        return found
    return found + ([] if fact.get("origin", {}).get("kind") in accepted else ["facts_not_accepted"])


def rule_approved(case):
    review = case.entry["approval"]
    if review is None:
        return [case.unknown("approval", "approval_missing")]
    found = review_state(review, case.contract) + review_dates(review, case.at)
    return found + (["evidence_is_example"] if is_example(review) else [])


def rule_scopes(case):
    grant = case.entry["authorization"]
    found = grant_faults(grant, case.at) if grant else [case.unknown("live_run", "authorization_missing")]
    found += case.missing
    required = required_scopes(case.contract) if case.contract else None
    live = case.runs["live"]
    if grant and live:
        if set(live["granted_scopes"]) != set(grant["granted_scopes"]):
            found.append("grant_changed")
    for _side, run in case.tests if required is not None else []:
        if set(run["required_scopes"]) != required:
            found.append("required_scopes_differ")
    granted = [run["granted_scopes"] for _side, run in case.tests]
    if grant:
        granted.append(grant["granted_scopes"])
    if required is not None and any(not required <= set(scopes) for scopes in granted):
        found.append("scope_missing")
    return found


def cover_faults(case):
    """Whether a glob of the contract fits no file that it covers in the judged commit."""
    lists = (case.contract or {}).get("covers")
    if lists is None:
        return []
    if case.code is None:
        return []
    for side in SIDES:
        files = covered(case.code, lists[side])
        wanted = [pattern for pattern in lists[side] if not pattern.startswith("!")]
        if not wanted or any(not any(glob(pattern).fullmatch(item[0]) for item in files) for pattern in wanted):
            return ["covers_matches_nothing"]
    return []


def code_faults(case, side, run):
    """Whether the code that a run covers is that of the judged commit."""
    lists = (case.contract or {}).get("covers")
    if lists is None or case.code is None:
        return []
    chosen = sorted(covered(case.code, lists[side]), key=lambda item: item[0].encode())
    lines = "".join(f"{mode} {name} {path}\0" for path, mode, name in chosen)
    own = digest(f"claimgate/covered-tree/v1\n{lines}".encode())
    return [] if run.get("covered_tree") == own else ["tested_code_differs"]


def covered(code, globs):
    """The files that fit one of the globs, and none after a !; claims and contracts never do."""
    fits = [(pattern.startswith("!"), glob(pattern.removeprefix("!")).fullmatch) for pattern in globs]

    def is_entered(folder):
        return "provider-certification" not in folder.split("/") and may_hold(folder, globs)

    return [item for item in code(is_entered)
            if any(fit(item[0]) for is_not, fit in fits if not is_not)
            and not any(fit(item[0]) for is_not, fit in fits if is_not)]


def has_made_up(case):
    """Whether an example made up the app of the subject, or a digest of the contract."""
    contract = case.contract or {}
    values = [case.claim["subject"]["app_fingerprint"], contract.get("capability_digest"), contract.get("policy_digest")]
    return any(item in MADE_UP for item in values)


def rule_runs(case, origin_faults=run_origin, errored=run_errored, code=code_faults):
    subject, entry = case.claim["subject"], case.entry
    lacking = [case.unknown("approval", "approval_missing")] if entry["approval"] is None else []
    found = case.missing + lacking
    if entry["contract_digest"] is None:
        found.append("contract_not_implemented")
    named = [entry["contract_digest"]] + [run["contract_digest"] for _side, run in case.tests]
    if any(item not in (None, case.claim["contract_digest"]) for item in named):
        found.append("contract_stale")
    for side, run in case.tests:
        if instant(run["tested_at"]) > case.at:
            found.append("run_not_yet")
        found += run_match(run, subject, entry["approval"], case.contract, case.is_released)
        found += run_dates(run, side, case.contract, case.at)
        found += origin_faults(run, side, case.contract) + errored(run, case.at)
        found += code(case, side, run)
    return found


def rule_runs_before_commands(case):
    return rule_runs(case, origin_before_commands, lambda _run, _at: [], lambda *_: [])


def rule_enabled(case):
    control = case.entry["runtime_control"]
    faults = control_faults(control, case.at) if control else [case.unknown("runtime_control", "control_unknown")]
    found = policy_faults(case.entry["policy"]) + faults
    if control and control["record"] is None and "control_expired" in found:
        found += control_faults(control | {"expires_at": None}, case.at)
    return found + (["evidence_is_example"] if control and is_example(control) else [])


def remarks_on(case):
    """What people must know of the runs that an allowed claim rests on."""
    runs = [run for _side, run in case.tests]
    kinds = [run.get("origin", {}).get("kind") for run in runs]
    # Somebody wrote it by hand, and the contract doesn't say that this suffices.
    found = ["claims_by_statement"] if "statement" in kinds and "accepted_origins" not in case.contract else []
    found += ["claims_errored"] if any("errored" in run for run in runs) else []
    return found + (["claims_exit_status_unstated"] if any("exit_status" in run for run in runs) else [])


def rule_checks(case, knows_further=True):
    found = list(case.missing)
    for side, run in case.tests if case.contract else []:
        found += check_faults(run, side, case.contract, case.at, knows_further)
    return found


def rule_checks_of_kinds(case):
    return rule_checks(case, knows_further=False)


def rule_set_digest(rules):
    """What a verdict names a rule set by: (number, id, version) of each rule (rules.md 6)."""
    named = [{"number": number, "id": name if version == 1 else f"{name}@{version}"} for number, name, version in rules]
    return digest(canonical({"version": 1, "rules": named}).encode())


class RuleSet:
    """(id, version, rule) of each rule, in order; None is the rule on the projection."""

    def __init__(self, rules, formerly=(), knows_made_up=True):
        self.rules, self.knows_made_up = rules, knows_made_up
        numbered = [(number, name, version) for number, (name, version, _rule) in enumerate(rules, 1)]
        self.names = [rule_set_digest(numbered), *formerly]

    def faults(self, case, number):
        """The codes of a rule on a claim."""
        return self.claim_faults(case, number) + self.rules[number - 1][2](case)

    def claim_faults(self, case, number):
        """Those that claim and contracts alone show."""
        found = case.claim_faults(number)
        if number != 4 or not self.knows_made_up:
            return found
        return found + (["example_value"] if has_made_up(case) else []) + cover_faults(case)


RULE_SETS = [
    RuleSet(
        [
            ("production-app-is-configured", 2, rule_configured),
            ("approval-is-current", 2, rule_approved),
            ("scopes-match-the-grant", 1, rule_scopes),
            ("runs-are-current-and-share-the-contract", 2, rule_runs_before_commands),
            ("policy-allows-and-control-is-enabled", 3, rule_enabled),
            ("required-checks-passed", 1, rule_checks_of_kinds),
            ("projection-is-sanitized", 1, None),
        ],
        [
            "sha256:12fd024ad4d1e5383fa1dcc7f3c64c3f3f2846c5e4c89fd4c2b70cab5ef0bcf6",
            "sha256:40c3823ff69b7e6ae5d79124b0e4385a70f2aa3120a9c9d34f50313f25a7a33a",
        ],
        knows_made_up=False,
    ),
    RuleSet(
        [
            ("production-app-is-configured", 3, rule_configured_by),
            ("approval-is-current", 2, rule_approved),
            ("scopes-match-the-grant", 1, rule_scopes),
            ("runs-are-current-and-share-the-contract", 3, rule_runs),
            ("policy-allows-and-control-is-enabled", 3, rule_enabled),
            ("required-checks-passed", 2, rule_checks),
            ("projection-is-sanitized", 1, None),
        ],
    ),
]


def newest():
    return RULE_SETS[-1]


def policy_in(summary):
    """The digest of the rule set that the predicate of a signed verdict names."""
    return "sha256:" + summary["policy"]["digest"]["sha256"]


def age_faults(policy, earlier, oldest, known=None):
    """Why a rule set is too old: for the releases before, or for a trust root. `known` are the names of each set."""
    known = [item.names for item in RULE_SETS] if known is None else known

    def place(name):
        return next((place for place, names in enumerate(known) if name in names), None)

    own, least = place(policy), [place(oldest)] if oldest else []
    before = [place(name) for name in earlier]
    found = ["rule_set_unknown"] if None in (own, *least, *before) else []
    if own is not None:
        found += ["rule_set_too_old"] if any(item is not None and item > own for item in least) else []
        found += ["rule_set_went_back"] if any(item is not None and item > own for item in before) else []
    return found


# --- readiness ---------------------------------------------------------------------------

ALWAYS, REQUIRED, EVIDENCE, FAILURE = "always", "required", "prior evidence", "prior failure"
BLOCKERS = [
    ("disabled", ALWAYS, "disabled_by_environment disabled_by_facts control_disabled"),
    ("unsupported", ALWAYS, "operation_not_implemented"),
    ("needs_configuration", ALWAYS, "configuration_unknown configuration_missing"),
    ("needs_configuration", ALWAYS, "configuration_dynamic provider_identity_not_production"),
    ("reconnect_required", ALWAYS, "authorization_missing reconnect_required"),
    ("reconnect_required", ALWAYS, "authorization_expired authorization_not_yet"),
    ("reconnect_required", REQUIRED, "scope_missing"),
    ("degraded", ALWAYS, "request_invalid evidence_unreadable evidence_contradictory control_degraded"),
    ("degraded", REQUIRED, "facts_too_old facts_from_future control_unknown control_expired"),
    ("approval_required", REQUIRED, "approval_missing approval_pending approval_tier_differs"),
    ("approval_required", REQUIRED, "approval_required approval_not_yet approval_expired"),
    ("trial_only", REQUIRED, "approval_trial"),
    ("policy_restricted", ALWAYS, "approval_restricted approval_revoked policy_restricted policy_unknown"),
    ("expired_proof", EVIDENCE, "local_run_expired live_run_expired"),
    ("certification_required", REQUIRED, "contract_not_implemented contract_ambiguous"),
    ("certification_required", EVIDENCE, "local_run_missing live_run_missing local_run_mismatch"),
    ("certification_required", EVIDENCE, "live_run_mismatch local_run_incomplete live_run_incomplete"),
    ("certification_required", EVIDENCE, "evidence_is_example"),
    ("certification_required", FAILURE, "local_run_failed live_run_failed"),
]
TABLE = [(code, state, when) for state, when, codes in BLOCKERS for code in codes.split()]


def decide(question, at, is_enforced, disabled):
    """The decision on a question whose form is valid."""
    request, evidence = question["request"], question["evidence"]
    is_enforced = is_enforced and question["deployment_kind"] == "cloud"
    is_test = request["intent"] == "certification_test"
    found = {"disabled_by_environment"} if request["subject"]["provider"] in disabled else set()
    entry = evidence["entry"] or {}
    for control in (entry.get("runtime_control"), evidence["control"]):
        found |= {code for code in control_faults(control, at) if "disabled" in code}
    broken = unusable(question, at)
    found |= {broken} if broken else blocking(question, at, is_test)
    blockers, would_block = [], []
    for code, state, when in TABLE:
        if code not in found:
            continue
        applies = {
            ALWAYS: True,
            REQUIRED: is_enforced or is_test,
            EVIDENCE: is_enforced and not is_test,
            FAILURE: not is_test,
        }[when]
        if applies:
            blockers.append({"state": state, "code": code})
        elif not is_test:
            would_block.append({"state": state, "code": code})
    executable = not blockers
    advertised = executable and not would_block and not is_test and is_advertisable(question, at)
    return {
        "state": "healthy" if executable else blockers[0]["state"],
        "executable": executable,
        "advertisable": advertised,
        "blockers": blockers,
        "would_block": would_block,
    }


def unusable(question, at):
    """Why nothing but a disable can be read from the question, or None."""
    request, evidence = question["request"], question["evidence"]
    entry, control = evidence["entry"], evidence["control"]
    if request["subject"]["provider"] not in question["providers"]:
        return "evidence_contradictory"
    if entry is None or entry["subject"] != request["subject"]:
        return "evidence_unreadable"
    controls = [control, entry["runtime_control"]]
    is_disabled = any("disabled" in code for item in controls for code in control_faults(item, at))
    contradictory = (
        evidence["facts_generated_at"] is None
        or (evidence["account"] is not None and request["account_reference"] is None)
        or (control is not None and control != entry["runtime_control"] and not is_disabled)
    )
    return "evidence_contradictory" if contradictory else None


def blocking(question, at, is_test):
    """The codes of everything in the way, whatever excuses it."""
    request, evidence, entry = question["request"], question["evidence"], question["evidence"]["entry"]
    subject, connects = request["subject"], request["subject"]["operation"] == "connect"
    found = [] if evidence["is_implemented"] else ["operation_not_implemented"]
    contract, codes = contract_of(question, connects)
    found += codes
    found += configuration_blockers(entry["configuration"], subject, question["deployment_kind"], connects)
    if not connects:
        found += grant_blockers(evidence["account"], contract, at)
    found += age_blockers(evidence["facts_generated_at"], question["facts_limits"], at)
    found += control_faults(entry["runtime_control"], at) + policy_faults(entry["policy"])
    found += review_blockers(entry["approval"], contract, at, is_test)
    facts = [entry["configuration"], entry["approval"], entry["runtime_control"]]
    if any(fact is not None and is_example(fact) for fact in facts):
        found.append("evidence_is_example")
    for side in SIDES:
        run = entry[f"{side}_run"]
        if run is None:
            found += [] if connects and contract is None else [f"{side}_run_missing"]
        elif contract is None:
            failed = any(check["outcome"] == "failed" for check in run["checks"])
            found += [f"{side}_run_failed"] if failed else []
            found += [] if connects else [f"{side}_run_mismatch"]
        else:
            found += [f"{side}_run_{word}" for word in standing(question, side, run, contract, at)]
    return set(found)


def contract_of(question, connects):
    entry, subject = question["evidence"]["entry"], question["request"]["subject"]
    fitting = {contract_digest(item): item for item in question["contracts"] if not misfits(item, subject)}
    if entry["contract_digest"] in fitting:
        return fitting[entry["contract_digest"]], []
    if len(fitting) > 1:
        return None, ["contract_ambiguous"]
    return None, [] if connects else ["contract_not_implemented"]


def configuration_blockers(fact, subject, kind, connects):
    state = "unknown" if fact is None else fact["state"]
    found = [f"configuration_{state}"] if state in ("unknown", "missing") else []
    if state == "dynamic_registration" and not connects:
        found.append("configuration_dynamic")
    if kind == "cloud" and subject["provider_environment"] != "production":
        found.append("provider_identity_not_production")
    return found


def grant_blockers(grant, contract, at):
    found = [code for code in grant_faults(grant, at) if code != "authorization_not_applicable"]
    if grant is not None and contract is not None:
        if not required_scopes(contract) <= set(grant["granted_scopes"]):
            found.append("scope_missing")
    return found


def age_blockers(generated_at, limits, at):
    limits = limits or {"max_facts_minutes": 60, "max_clock_skew_seconds": 60}
    age = at - instant(generated_at)
    if age > limits["max_facts_minutes"] * 60_000:
        return ["facts_too_old"]
    return ["facts_from_future"] if -age > limits["max_clock_skew_seconds"] * 1000 else []


def review_blockers(review, contract, at, is_test):
    if review is None:
        return ["approval_missing"]
    found = review_state(review, contract)
    if found in (["approval_restricted"], ["approval_revoked"]):
        return found
    if is_test and contract is not None and contract["allow_trial_execution"]:
        found = [code for code in found if code != "approval_trial"]
    return found + review_dates(review, at)


def standing(question, side, run, contract, at):
    """Everything that keeps a run from being current, as the words of its codes."""

    def is_released(revision):
        if revision in question["released_revisions"]:
            return True
        return False if revision in question["foreign_revisions"] else None

    entry, subject = question["evidence"]["entry"], question["request"]["subject"]
    found = []
    codes = run_match(run, subject, entry["approval"], contract, is_released)
    codes += ["approval_missing"] * (entry["approval"] is None)
    if (
        codes
        or run_origin(run, side, contract)
        or run["contract_digest"] != contract_digest(contract)
        or set(run["required_scopes"]) != required_scopes(contract)
        or not required_scopes(contract) <= set(run["granted_scopes"])
        or instant(run["tested_at"]) > at
    ):
        found.append("mismatch")
    if run_dates(run, side, contract, at) or run_errored(run, at):
        found.append("expired")
    faults = check_faults(run, side, contract, at)
    if "check_failed" in faults:
        found.append("failed")
    elif faults:
        found.append("incomplete")
    return found


def is_advertisable(question, at):
    request, entry, claim = question["request"], question["evidence"]["entry"], question["claim"]
    subject = request["subject"]
    if subject["operation"] == "connect":
        ignored = ("operation", "output_profile")
        shared = {name: value for name, value in subject.items() if name not in ignored}
        return any(
            other["operation"] != "connect" and shared.items() <= other.items()
            for other in claim["advertisable_subjects"]
        )
    if claim["contract_digest"] is None:
        return False

    def is_released(revision):
        return revision in question["released_revisions"] or None

    claimed = {"subject": subject, "contract_digest": claim["contract_digest"]}
    case = Case(claimed, entry, question["contracts"], is_released, at)
    numbers = [number for number, rule in enumerate(newest().rules, 1) if rule[2]]
    return not any(newest().faults(case, number) for number in numbers)
