"""Imports a calendar twice into khal, and looks for every event once; usage: diary.py FILE. Prints one line per check."""

import os
import subprocess
import sys
import tempfile

SETTINGS = """[calendars]
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


def main(file):
    with open(file, encoding="utf-8") as opened:
        written = opened.read().split("BEGIN:VEVENT")[1:]
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, "events"))
        settings = os.path.join(folder, "settings")
        with open(settings, "w", encoding="utf-8") as opened:
            opened.write(SETTINGS.format(folder=folder))

        def khal(*words):
            done = subprocess.run(["khal", "-c", settings, *words], capture_output=True, text=True, check=True)
            return done.stdout

        for _ in range(2):
            khal("import", "--batch", "-a", "plan", file)
        kept = len(os.listdir(os.path.join(folder, "events")))
        shown = khal("list", "--format", "UID {uid}", "2000-01-01", "2099-12-31")
    uids = {line for line in shown.splitlines() if line.startswith("UID ")}
    right = len(written) == kept == len(uids) > 0
    print("ok" if right else "WRONG", "khal events", *([] if right else [len(written), kept, shown]))
    return 0 if right else 1


sys.exit(main(sys.argv[1]))
