"""Runs commands, so many at once, each with bounds, and says what each took.

Standard input: {"seconds": …, "bytes": …, "atOnce": …, "commands": [{"argv": […], "cwd": "…", "env": {…}}, …]}
Standard output: one object for each command, in a list.

Node.js cannot ask for the memory of a child's children, wait4 can: what it says of a process includes
every process that it waited for itself.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

KEPT = 200_000  # bytes of each output stream
GRACE = 1.0  # seconds for what a command started to end after it


def processes(session):
    """Ids and resident bytes of all processes of a session, zombies left out."""
    found = []
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/stat", "rb") as file:
                state, _, _, of, *rest = file.read().rpartition(b")")[2].split()
            if int(of) == session and state != b"Z":
                found.append((int(name), int(rest[17]) * os.sysconf("SC_PAGE_SIZE")))
        except (OSError, ValueError, IndexError):
            pass
    return found


def kill(session):
    for process, _ in processes(session):
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            pass


def run(command, seconds, most):
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        started = time.monotonic()
        child = subprocess.Popen(
            command["argv"],
            cwd=command["cwd"],
            env=command["env"],
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=err,
            start_new_session=True,
        )
        ended_by, together, turn = None, 0, 0
        while True:
            process, status, usage = os.wait4(child.pid, os.WNOHANG)
            took = time.monotonic() - started
            if process:
                break
            turn += 1
            # To look through all processes of the machine takes more than what most commands do.
            if turn % 25 == 0:
                together = max(together, sum(size for _, size in processes(child.pid)))
            if took > seconds or together > most:
                ended_by = ended_by or ("time" if took > seconds else "memory")
                kill(child.pid)
            time.sleep(0.01)
        child.returncode = os.waitstatus_to_exitcode(status)
        while processes(child.pid) and time.monotonic() - started < took + GRACE:
            time.sleep(0.05)
        left = len(processes(child.pid))
        kill(child.pid)
        texts = []
        for file in (out, err):
            file.seek(0)
            texts.append(file.read(KEPT).decode("utf-8", "replace"))
        return {
            "status": child.returncode,
            "seconds": round(usage.ru_utime + usage.ru_stime, 3),
            "bytes": max(together, usage.ru_maxrss * 1024),
            "endedBy": ended_by,
            "left": left,
            "stdout": texts[0],
            "stderr": texts[1],
        }


job = json.load(sys.stdin)
with ThreadPoolExecutor(max_workers=job["atOnce"]) as pool:
    ran = pool.map(lambda command: run(command, job["seconds"], job["bytes"]), job["commands"])
    json.dump(list(ran), sys.stdout)
