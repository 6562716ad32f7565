"""Reads a plan as calendar with two parsers, and as metrics; usage: plan.py FOLDER. Prints one line per check."""

import json
import os
import sys
from datetime import datetime, timezone


def instant(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00")).replace(microsecond=0)


def with_icalendar(text):
    from icalendar import Calendar

    events = Calendar.from_ical(text).walk("VEVENT")
    return [(str(event["UID"]), event.decoded("DTSTART"), event.decoded("DTEND"), str(event["SUMMARY"])) for event in events]


def with_vobject(text):
    import vobject

    events = vobject.readOne(text).vevent_list
    return [(event.uid.value, event.dtstart.value, event.dtend.value, event.summary.value) for event in events]


def metrics(text):
    from prometheus_client.openmetrics.parser import text_string_to_metric_families

    return {family.name: family.samples for family in text_string_to_metric_families(text)}


def main(folder):
    def read(name):
        with open(os.path.join(folder, name), encoding="utf-8", newline="") as file:
            return file.read()

    plan = json.loads(read("plan.json"))
    expected = [(instant(task["earliest"]), instant(task["latest"])) for task in plan["tasks"]]
    wrong = 0

    def check(name, right, found):
        nonlocal wrong
        print("ok" if right else "WRONG", name, *([] if right else [found]))
        wrong += not right

    for name, events in (("icalendar", with_icalendar(read("plan.ics"))), ("vobject", with_vobject(read("plan.ics")))):
        times = [(start.astimezone(timezone.utc), end.astimezone(timezone.utc)) for _uid, start, end, _summary in events]
        check(f"{name} times", len(times) > 0 and times == expected, times)
        check(f"{name} uids", len({uid for uid, *_ in events}) == len(events), events)
        check(f"{name} summaries", all(summary[0].isupper() and "\n" not in summary for *_, summary in events), events)
    whose = {"command", "product", "deployment"}
    families = metrics(read("check.prom"))
    allowed = families.get("claimgate_claim_allowed", [])
    check("openmetrics claims", len(allowed) == plan["claim_count"], allowed)
    families = metrics(read("plan.prom"))
    check("openmetrics plan", "claimgate_claim_allowed" not in families, families)
    expiry = families.get("claimgate_claim_expiry_timestamp_seconds", [])
    check("openmetrics labels", all(set(sample.labels) == whose | {"provider", "output_profile", "operation", "what"} for sample in expiry) and expiry, expiry)
    with_icalendar(read("check.ics"))
    with_vobject(read("check.ics"))
    return 1 if wrong else 0


sys.exit(main(sys.argv[1]))
