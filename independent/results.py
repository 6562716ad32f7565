"""The run that would be recorded from a file of test results (specification/documents.md 3.16)."""

import os
import re
import time
from pathlib import Path

import gate
from documents import Refusal, instant, require
from reports import DAY, FAILED, LARGEST_FILE, MINUTE, PASSED, SKIPPED, UNDONE, Time, number, read_ctrf, read_junit

# The specification does not say which names are those of other providers (findings.md, question 2).
OTHER_PROVIDERS = {"telegram", "tumblr", "mastodon", "instagram", "facebook", "linkedin", "youtube", "tiktok", "reddit",
                   "discord", "bluesky", "pinterest", "twitter", "wordpress", "snapchat", "whatsapp", "twitch"}


# --- which check a test shows --------------------------------------------------------------


def words_of(text):
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[^\W_A-Z]+", text)]


def titles_of(name):
    """What counts of a name: its titles."""
    name = re.sub(r"^\S+\.\w+: +|^[0-9]+(?: -)? +|^\w+:[0-9]+: *", "", name)
    name = re.split(r'(?<!:):(?!:)|[\[({"]| [-–—] ', name, maxsplit=1)[0]
    return [title.strip() for title in re.split(r" [>›»/] |::", name)]


def check_of_title(title, provider, kinds):
    parts = title.split("/")
    if re.search(r"\.[A-Za-z]\w*$", parts[-1]) or (len(parts) > 2 and not re.match("Test|Fuzz|Example", title)):
        return None
    return next((kind for part in parts for kind in kinds if re.split("[_-]", kind) == bare_words(part, provider)), None)


def bare_words(text, provider):
    """The words of a name without the provider, `test`, and what follows `of` or `for`."""
    words, own = words_of(text), words_of(provider)
    words = words[len(own) :] if words[: len(own)] == own else words
    words = words[1:] if words[:1] == ["test"] else words
    words = words[:-1] if words[-1:] == ["test"] else words
    return words[: next((place for place, word in enumerate(words) if word in ("of", "for")), len(words))]


class Names:
    """Tells the checks that a test shows."""

    def __init__(self, provider, kinds, configured):
        self.provider, self.kinds, self.configured = provider, kinds, configured

    def checks_of(self, case):
        own = [case.name, *titles_of(case.name)]
        named = {kind for kind, name in self.configured.items() if name in own and kind in self.kinds}
        named |= self.shown(titles_of(case.name))
        for place in [case.class_name, *(suite.name for suite in case.suite.around())]:
            named = named or self.shown(self.titles_around(place, case.name))
        return named

    def titles_around(self, place, name):
        place = place[: -len(name)].rstrip(" >") if name and place.endswith(name) else place
        titles = []
        for title in titles_of(place):
            last = title.split(".")[-1]
            titles += [title] if "." not in title else [last] if last[:1].isupper() else []
        return titles

    def shown(self, titles):
        kinds = [kind for kind in self.kinds if kind not in self.configured]
        return {check_of_title(title, self.provider, kinds) for title in titles} - {None}

    def is_foreign(self, case):
        texts = [case.name, case.class_name, case.file, *(suite.name for suite in case.suite.around())]
        texts = ["/".join(text.split("/")[-2:]) if text[:1] == "/" else text for text in texts]
        words = {word for text in texts for word in words_of(text)}
        return bool(words & (OTHER_PROVIDERS - {self.provider})) and self.provider not in words


# --- the run -----------------------------------------------------------------------------


def accepted_reason(case, accepted):
    """The accepted reason that a skip gives as the whole of its words."""
    told = [text for text in case.reasons if text.strip()]
    if not told:
        told = [case.name.partition(": ")[2]]
    words = {text.strip() for text in told}
    words |= {re.sub(r"^(?:Reason|Test skipped): +| \('\S+:[0-9]+'\)$", "", text) for text in words}
    for text in told:
        lines = [line.strip() for line in text.strip().splitlines()]
        words |= {re.sub(r"^\S+:[0-9]+: *", "", line) for line in lines if re.match(r"\S+:[0-9]+:", line)}
        places = [number for number, line in enumerate(lines) if re.match(r"\S+:[0-9]+\b", line)]
        words |= {"\n".join(lines[first + 1 : last]) for first, last in zip(places, places[1:])}
        words |= {text.strip() for text in re.findall(r"# skip:? +(.*)", text, re.I)}
    return next((reason for reason in accepted if reason in words), None)


class Run:
    """Judges the cases of a file by the contract; `warnings` are findings that refuse nothing."""

    def __init__(self, results, names, contract_checks, exit_status):
        self.results, self.exit_status, self.warnings = results, exit_status, []
        self.reasons = {item["kind"]: item["not_applicable_reasons"] for item in contract_checks}
        self.cases, self.shown, self.failed = [], {}, set()
        for case in results.root.cases:
            if not names.is_foreign(case):
                self.cases.append(case)
                self.shown[case] = names.checks_of(case)
        if results.is_gotestsum and exit_status == 0:
            self.take_last_of_gotestsum()

    def take_last_of_gotestsum(self):
        last = {}
        for case in self.cases:
            before = last.get((case.class_name, case.name))
            case.attempts += before.attempts if before else 0
            last[case.class_name, case.name] = case
        self.cases = list(last.values())

    def checks_in(self, suite):
        return {kind for case in self.cases if suite in case.suite.around() for kind in self.shown[case]}

    def fail_around(self, suite):
        """Fails the checks of the nearest suite that has any, or all."""
        if self.results.root.cases and not self.cases:
            return    # all of another provider
        found = next((kinds for kinds in map(self.checks_in, suite.around()) if kinds), set(self.reasons))
        self.failed |= found
        self.warnings.append("test_failed_around")

    def checks(self):
        suites = self.results.suites
        for case in self.cases:
            if case.outcome == FAILED and self.shown[case]:
                self.failed |= self.shown[case]
            elif case.outcome == FAILED:
                self.fail_around(case.suite)
        for suite in suites:
            below = sum(other.failures for other in suites if other.parent is suite)
            if suite.failures > below or suite in self.results.around:
                self.fail_around(suite)
        incomplete = set()
        for suite in self.results.incomplete:
            incomplete |= self.checks_in(suite)
        if incomplete:
            self.warnings.append("test_counts_differ")
        made = [self.check(kind, incomplete) for kind in self.reasons]
        require(not self.exit_status or self.failed, "test_command_failed")
        require(self.failed or all(len(kinds) < 2 for kinds in self.shown.values()), "test_name_ambiguous")
        return [check for check in made if check]

    def check(self, kind, incomplete):
        cases = [case for case in self.cases if kind in self.shown[case]]
        outcomes = {case.outcome for case in cases}
        skipped = {accepted_reason(case, self.reasons[kind]) for case in cases if case.outcome == SKIPPED}
        if None in skipped:
            self.warnings.append("skip_not_accepted")
        if self.exit_status and {UNDONE, SKIPPED} & outcomes:
            self.failed.add(kind)
        reason = None
        if kind in self.failed:
            outcome = "failed"
        elif not cases or kind in incomplete:
            return None
        elif outcomes == {PASSED} and not self.exit_status and all(len(self.shown[case]) == 1 for case in cases):
            outcome = "passed"
        elif outcomes == {SKIPPED} and len(skipped) == 1 and None not in skipped:
            outcome, reason = "not_applicable", skipped.pop()
        else:
            return None
        check = {"kind": kind, "outcome": outcome, "not_applicable_reason": reason}
        attempts = max((case.attempts for case in cases), default=1)
        return check | ({"attempts": attempts} if attempts > 1 and outcome == "passed" else {})

    def starts(self):
        """The starts of the suites around the tests of checks that ran, or of all if none did."""
        ran = [case for case in self.cases if self.shown[case] and case.outcome in (PASSED, FAILED)]
        around = {suite for case in ran for suite in case.suite.around()} or set(self.results.suites)
        return [suite.start for suite in around if suite.start is not None]


def start_of(run, tested_at, written, warnings):
    """When the run began: by its file, or as the caller says."""
    times, unread = [], False
    for text in filter(str.strip, run.starts()):
        try:
            times.append(Time(text))
        except Refusal:
            unread = True
    known = [(item.millis, item.has_zone) for item in times if item.millis is not None]
    if run.results.start is not None:
        known.append((run.results.start, True))
    require(not unread or known or tested_at is not None, "test_results_invalid")
    warnings += ["test_time_unread"] * unread
    if tested_at is None:
        require(known, "test_start_missing")
        return min(known)[0]
    latest = [millis + (MINUTE if has_zone else DAY) for millis, has_zone in known]
    is_near = all(tested_at <= limit for limit in [*latest, written + MINUTE])
    require(is_near and all(tested_at >= millis - DAY for millis, _has_zone in known), "test_results_of_other_time")
    return tested_at


def run_append_run(options, findings):
    """`ledger append run --dry-run`: the run that a file of test results would be recorded as."""
    path = options.get("--from-junit", options.get("--from-ctrf"))
    exit_status, side = options.get("--exit-status"), options.get("--side")
    require(path and "--dry-run" in options and side == "local" and "--scope" in options and not options["words"], "usage")
    require(exit_status is None or number(exit_status) in range(256), "usage")
    place = gate.Place(".")
    config = gate.read_config(place)
    _data, claims = gate.read_claims(place, [])
    contracts = gate.read_contracts(place, findings)
    fitting = [(claim, contract) for claim in claims for contract in contracts.values()
               if gate.contract_digest(contract) == claim["contract_digest"]]
    require(len(fitting) == 1, "usage")
    claim, contract = fitting[0]
    tested_at = instant(options["--tested-at"]) if "--tested-at" in options else None
    require("--tested-at" not in options or tested_at is not None, "usage")
    data = gate.read_input(path)
    require(len(data) <= LARGEST_FILE, "test_results_invalid")
    results = read_ctrf(data) if data.startswith(b"{") else read_junit(data)
    further = contract.get("further_checks", {}).get(side, [])
    checks = contract[f"{side}_checks"] + [{"kind": name, "not_applicable_reasons": []} for name in further]
    configured = dict(config.get("checks", {}))
    configured |= configured.pop("further", {})
    names = Names(claim["subject"]["provider"], [item["kind"] for item in checks], configured)
    run = Run(results, names, checks, number(exit_status))
    made = run.checks()
    began = start_of(run, tested_at, int(os.stat(Path(path)).st_mtime * 1000), run.warnings)
    findings += run.warnings + ["test_tool_hides"] * results.hides + ["exit_status_unstated"] * (exit_status is None)
    require(made, "test_results_without_checks")
    tested, fraction = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(began // 1000)), began % 1000
    return {"result": {"run": {"tested_at": tested + (f".{fraction:03}Z" if fraction else "Z"), "checks": made}}}
