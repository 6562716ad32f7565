"""The judged repository: commits, trees and refs by git's plumbing, and the work tree."""

import hashlib
import os
import re
import subprocess

from documents import Refusal

GIT = ["git", "--no-replace-objects", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]


def open_repository(folder):
    """The repository that holds `folder`, or None if there is none."""
    top = run_git(folder, "rev-parse", "--show-toplevel", "--is-shallow-repository")
    if top is None:
        return None
    path, shallow = top.decode().splitlines()
    return Repository(path, shallow == "true")


def environment():
    """No setting of the user or of the caller changes what git answers."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    return kept | {"GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "LC_ALL": "C"}


def run_git(folder, *words):
    done = subprocess.run([*GIT, *words], cwd=folder, env=environment(), capture_output=True, check=False)
    return done.stdout if done.returncode == 0 else None


class Repository:
    def __init__(self, folder, is_shallow):
        self.folder = folder
        self.is_shallow = is_shallow
        self.objects = {}
        self.reader = None
        self.refs = self.read_refs()

    def read_refs(self):
        """Full name of each ref, and the commit that it names (through tag objects)."""
        listed = run_git(self.folder, "show-ref", "--head", "--dereference") or b""
        lines = [line.split(" ", 1) for line in listed.decode().splitlines()]
        return {name.removesuffix("^{}"): target for target, name in lines}

    @property
    def head(self):
        return self.refs.get("HEAD")

    def resolve(self, name):
        """specification/trust.md 11: HEAD, a full id, a full ref, or the short name of a tag or a branch."""
        if re.fullmatch(r"[0-9a-f]{40}|[0-9a-f]{64}", name):
            return name
        full = [name, f"refs/tags/{name}", f"refs/heads/{name}", f"refs/remotes/{name}"]
        found = [self.refs[ref] for ref in full if ref in self.refs]
        if not found:
            raise Refusal("ref_not_found")
        if len(found) > 1:
            raise Refusal("ref_ambiguous")
        return found[0]

    def tags_of(self, commit):
        return [ref[len("refs/tags/") :] for ref, target in self.refs.items()
                if ref.startswith("refs/tags/") and target == commit]

    def branches(self):
        return [target for ref, target in self.refs.items() if ref.startswith("refs/heads/")]

    def has_remote(self):
        return bool(run_git(self.folder, "remote"))

    def read(self, name):
        """What git has under this id, or None."""
        if self.reader is None:
            self.reader = subprocess.Popen([*GIT, "cat-file", "--batch"], cwd=self.folder, env=environment(),
                                           stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.reader.stdin.write(name.encode() + b"\n")
        self.reader.stdin.flush()
        head = self.reader.stdout.readline().split()
        if len(head) != 3:
            return None
        data = self.reader.stdout.read(int(head[2]))
        self.reader.stdout.read(1)
        return data

    def object(self, name, kind):
        """The bytes of an object, which hash to its name."""
        if name not in self.objects:
            data = self.read(name)
            algorithm = hashlib.sha1 if len(name) == 40 else hashlib.sha256
            header = f"{kind} {len(data or b'')}\0".encode()
            if data is None or algorithm(header + data).hexdigest() != name:
                raise Refusal("git_failed")
            self.objects[name] = data
        return self.objects[name]

    def commit(self, name):
        """(tree, parents) of a commit."""
        head = self.object(name, "commit").partition(b"\n\n")[0].decode("utf-8", "replace")
        lines = [line.split(" ") for line in head.split("\n")]
        return lines[0][1], [line[1] for line in lines if line[0] == "parent"]

    def history(self, tips):
        """Every commit that is one of `tips` or lies behind them."""
        seen, waiting = [], list(tips)
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.append(name)
                waiting.extend(self.commit(name)[1])
        return seen

    def tree(self, name):
        """{file name: (mode, object id)} of a tree."""
        data, entries, width = self.object(name, "tree"), {}, len(name) // 2
        while data:
            head, _, rest = data.partition(b"\0")
            mode, _, path = head.partition(b" ")
            entries[path.decode("utf-8", "surrogateescape")] = (mode.decode(), rest[:width].hex())
            data = rest[width:]
        return entries

    def folder_at(self, commit, path):
        """The entries of a folder of a commit, or {} if it isn't there."""
        entries = self.tree(self.commit(commit)[0])
        for part in path.split("/"):
            mode, name = entries.get(part, (None, None))
            if mode is None:
                return {}
            if mode != "40000":
                raise Refusal("file_symlink" if mode == "120000" else "file_not_regular")
            entries = self.tree(name)
        return entries

    def blob(self, entry):
        mode, name = entry
        if mode != "100644":
            codes = {"100755": "file_executable", "120000": "file_symlink", "160000": "path_in_submodule"}
            raise Refusal(codes.get(mode, "file_not_regular"))
        return self.object(name, "blob")

    def file_at(self, commit, path):
        """The bytes of a file of a commit, or None."""
        folder, _, name = path.rpartition("/")
        entries = self.folder_at(commit, folder) if folder else self.tree(self.commit(commit)[0])
        return self.blob(entries[name]) if name in entries else None

    def listed(self):
        """The paths of all files of the work tree that git doesn't ignore."""
        words = ("ls-files", "-z", "--cached", "--others", "--exclude-standard")
        return (run_git(self.folder, *words) or b"").decode("utf-8", "surrogateescape").split("\0")[:-1]

    def files_at(self, commit):
        """The paths of all files of a commit."""

        def walk(tree, prefix):
            for name, (mode, item) in self.tree(tree).items():
                if mode == "40000":
                    yield from walk(item, f"{prefix}{name}/")
                else:
                    yield prefix + name

        return list(walk(self.commit(commit)[0], ""))
