"""Reads reports of claimgate with programs of other people; usage: readers.py WHAT PATH. Prints one line per check.

Each function imports what it needs: `scripts/interop.sh` asks only those whose modules Debian has here.
"""

import contextlib
import glob
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from datetime import datetime, timezone

wrong = 0


def check(reader, name, right, found):
    global wrong
    print("ok" if right else "WRONG", reader, name, *([] if right else [found]))
    wrong += not right


def read(*path):
    with open(os.path.join(*path), encoding="utf-8", newline="") as file:
        return file.read()


def junit(folder):
    """Reads JUnit with junitparser."""
    from junitparser import Error, Failure, JUnitXml

    def counts(path):
        suites = list(JUnitXml.fromfile(path))
        cases = [case for suite in suites for case in suite]
        faults = [
            case for case in cases if any(isinstance(item, (Error, Failure)) and item.type and item.message for item in case.result)
        ]
        told = sum(suite.failures + suite.errors for suite in suites)
        return len(suites), len(cases), len(faults), told

    expected = json.loads(read(folder, "expected.json"))
    for report in expected:
        name = report["name"]
        found = counts(os.path.join(folder, name + ".xml"))
        right = found == (report["suites"], report["tests"], report["faults"], report["faults"])
        check("junitparser", name, right, [found, report])
    check("junitparser", "reports", len(expected) > 0, expected)


EXPECTED_METRICS = {
    "claimgate_decisions": "gauge",
    "claimgate_next_expiry_seconds": "gauge",
    "claimgate_facts_age_seconds": "gauge",
    "claimgate_evidence_readable": "gauge",
    "claimgate_probe_up": "gauge",
    "claimgate_http_request_duration_seconds": "histogram",
    "claimgate_sign_in_attempts": "counter",
}


def families(text):
    from prometheus_client.openmetrics.parser import text_string_to_metric_families

    return {family.name: family for family in text_string_to_metric_families(text)}


def metrics(file):
    """Reads metrics of a service as the reference parser of OpenMetrics does."""
    found = families(read(file))
    for name, kind in EXPECTED_METRICS.items():
        family = found.get(name)
        check("openmetrics", name, family is not None and family.type == kind and len(family.samples) > 0, family)


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


def plan(folder):
    """Reads a plan as a calendar with two parsers, and as metrics."""
    document = json.loads(read(folder, "plan.json"))
    expected = [(instant(task["earliest"]), instant(task["latest"])) for task in document["tasks"]]
    calendar = read(folder, "plan.ics")
    for name, events in (("icalendar", with_icalendar(calendar)), ("vobject", with_vobject(calendar))):
        times = [(start.astimezone(timezone.utc), end.astimezone(timezone.utc)) for _uid, start, end, _summary in events]
        check(name, "times", len(times) > 0 and times == expected, times)
        check(name, "uids", len({uid for uid, *_ in events}) == len(events), events)
        check(name, "summaries", all(summary[0].isupper() and "\n" not in summary for *_, summary in events), events)
    whose = {"command", "product", "deployment"}
    found = families(read(folder, "check.prom"))
    allowed = found["claimgate_claim_allowed"].samples if "claimgate_claim_allowed" in found else []
    check("openmetrics", "claims", len(allowed) == document["claim_count"], allowed)
    found = families(read(folder, "plan.prom"))
    check("openmetrics", "plan", "claimgate_claim_allowed" not in found, found)
    expiry = found["claimgate_claim_expiry_timestamp_seconds"].samples if "claimgate_claim_expiry_timestamp_seconds" in found else []
    labels = whose | {"provider", "output_profile", "operation", "what"}
    check("openmetrics", "labels", len(expiry) > 0 and all(set(sample.labels) == labels for sample in expiry), expiry)
    with_icalendar(read(folder, "check.ics"))
    with_vobject(read(folder, "check.ics"))


def feed(folder):
    """Reads the feed of a status as a feed reader does."""
    import feedparser

    site = "https://status.example.org/claims"
    headers = {"content-location": f"{site}/feed.xml", "content-type": "application/atom+xml"}
    with open(os.path.join(folder, "feed.xml"), "rb") as file:
        found = feedparser.parse(file.read(), response_headers=headers)
    check("feedparser", "well-formed", not found.bozo and found.version == "atom10", found.get("bozo_exception"))
    check("feedparser", "entries", any("tokens leak" in one.content[0].value for one in found.entries), found.entries)
    ids = [one.id for one in found.entries]
    check("feedparser", "ids", len(set(ids)) == len(ids) > 0 and found.feed.id not in ids, ids)
    times = [one.updated_parsed for one in found.entries]
    check("feedparser", "times", None not in times and times == sorted(times, reverse=True), times)
    page = read(folder, "index.html")
    links = [one.link for one in found.entries]
    places = [link.removeprefix(f"{site}/index.html#") for link in links]
    check("feedparser", "links", all(f'id="{place}"' in page for place in places), links)


KHAL_SETTINGS = """[calendars]
[[plan]]
path = {folder}/events
[locale]
local_timezone = UTC
default_timezone = UTC
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = {folder}/khal.db
"""


def diary(file):
    """Imports a calendar twice into khal, and looks for every event once."""
    written = read(file).split("BEGIN:VEVENT")[1:]
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, "events"))
        settings = os.path.join(folder, "settings")
        with open(settings, "w", encoding="utf-8") as opened:
            opened.write(KHAL_SETTINGS.format(folder=folder))

        def khal(*words):
            done = subprocess.run(["khal", "-c", settings, *words], capture_output=True, text=True, check=True)
            return done.stdout

        for _ in range(2):
            khal("import", "--batch", "-a", "plan", file)
        kept = len(os.listdir(os.path.join(folder, "events")))
        shown = khal("list", "--format", "UID {uid}", "2000-01-01", "2099-12-31")
    uids = {line for line in shown.splitlines() if line.startswith("UID ")}
    check("khal", "events", len(written) == kept == len(uids) > 0, [len(written), kept, shown])


@contextlib.contextmanager
def exporter(folder):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = "127.0.0.1:%d" % free.getsockname()[1]
    process = subprocess.Popen(
        ["prometheus-node-exporter", "--collector.disable-defaults", "--collector.textfile",
         f"--collector.textfile.directory={folder}", f"--web.listen-address={address}"],
        stderr=subprocess.DEVNULL)
    try:
        yield f"http://{address}/metrics"
    finally:
        process.terminate()
        process.wait()


def scrape(url):
    for _ in range(100):
        with contextlib.suppress(OSError), urllib.request.urlopen(url, timeout=10) as answer:
            return answer.read().decode()
        time.sleep(0.1)
    raise SystemExit("the node exporter does not answer")


def textfile(folder):
    """Serves a folder of metrics by a node exporter, and looks for every sample of every file."""
    from prometheus_client.parser import text_string_to_metric_families

    def samples(text):
        return {(one.name, frozenset(one.labels.items())): one.value for family in text_string_to_metric_families(text) for one in family.samples}

    with exporter(folder) as url:
        served = samples(scrape(url))
    check("node-exporter", "errors", served.get(("node_textfile_scrape_error", frozenset())) == 0, served)
    files = sorted(glob.glob(os.path.join(folder, "*.prom")))
    written = {}
    for name in files:
        own = samples(read(name))
        check("node-exporter", f"{os.path.basename(name)} beside others", own and not own.keys() & written.keys(), own)
        written |= own
    lost = {key: value for key, value in written.items() if served.get(key) != value}
    check("node-exporter", "samples", len(files) > 1 and not lost, lost)


READERS = {"junit": junit, "metrics": metrics, "plan": plan, "feed": feed, "diary": diary, "textfile": textfile}

if __name__ == "__main__":
    READERS[sys.argv[1]](sys.argv[2])
    sys.exit(1 if wrong else 0)
