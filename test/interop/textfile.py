"""Serves a folder of metrics by a node exporter, and looks for every sample of every file; usage: textfile.py FOLDER.
Prints one line per check."""

import contextlib
import glob
import os
import socket
import subprocess
import sys
import time
import urllib.request

from prometheus_client.parser import text_string_to_metric_families


def samples(text):
    families = text_string_to_metric_families(text)
    return {(one.name, frozenset(one.labels.items())): one.value for family in families for one in family.samples}


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


def main(folder):
    with exporter(folder) as url:
        served = samples(scrape(url))
    wrong = 0

    def check(name, right, found):
        nonlocal wrong
        print("ok" if right else "WRONG", "node-exporter", name, *([] if right else [found]))
        wrong += not right

    check("errors", served.get(("node_textfile_scrape_error", frozenset())) == 0, served)
    files = sorted(glob.glob(os.path.join(folder, "*.prom")))
    written = {}
    for name in files:
        with open(name, encoding="utf-8") as file:
            own = samples(file.read())
        check(f"{os.path.basename(name)} beside others", own and not own.keys() & written.keys(), own)
        written |= own
    lost = {key: value for key, value in written.items() if served.get(key) != value}
    check("samples", len(files) > 1 and not lost, lost)
    return 1 if wrong else 0


sys.exit(main(sys.argv[1]))
