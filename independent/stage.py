"""Lays out a case of the conformance suite (conformance/README.md) without starting git."""

import hashlib
import json
import shutil
import subprocess
import zlib
from pathlib import Path

SIGNED_BY = "Conformance <conformance@example.org> 1767225600 +0000"
LAYERS = ("committed", "work-tree", "beside")


def read_case(suite, folder):
    """(case.json, {layer/path: bytes}) with the files of the base."""
    case = json.loads((folder / "case.json").read_text("utf-8"))
    files = {}
    sources = [suite / "bases" / case["base"]] if "base" in case else []
    for source in [*sources, folder]:
        for path in sorted(source.rglob("*")):
            name = path.relative_to(source).as_posix()
            if path.is_file() and name.split("/")[0] in LAYERS:
                if source is folder or name not in case.get("without", []):
                    files[name] = path.read_bytes()
    return case, files


def layer(files, name):
    prefix = f"{name}/"
    return {path[len(prefix) :]: data for path, data in files.items() if path.startswith(prefix)}


class Store:
    """Loose objects of a new repository."""

    def __init__(self, folder):
        self.git = folder / ".git"
        for name in ("objects", "refs/heads", "refs/tags"):
            (self.git / name).mkdir(parents=True)
        (self.git / "HEAD").write_text("ref: refs/heads/main\n")
        (self.git / "config").write_text("[core]\n\trepositoryformatversion = 0\n\tbare = false\n")

    def write(self, kind, data):
        whole = f"{kind} {len(data)}\0".encode() + data
        name = hashlib.sha1(whole).hexdigest()
        path = self.git / "objects" / name[:2] / name[2:]
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(zlib.compress(whole, 1))
        return name

    def tree(self, files):
        folders, entries = {}, []
        for path, data in files.items():
            head, _, rest = path.partition("/")
            if rest:
                folders.setdefault(head, {})[rest] = data
            else:
                entries.append((head, "100644", self.write("blob", data)))
        entries += [(f"{name}/", "40000", self.tree(inside)) for name, inside in folders.items()]
        lines = [f"{mode} {name.rstrip('/')}\0".encode() + bytes.fromhex(item)
                 for name, mode, item in sorted(entries, key=lambda entry: entry[0].encode())]
        return self.write("tree", b"".join(lines))

    def commit(self, files, parent, message):
        parents = f"parent {parent}\n" if parent else ""
        text = f"tree {self.tree(files)}\n{parents}author {SIGNED_BY}\ncommitter {SIGNED_BY}\n\n{message}\n"
        return self.write("commit", text.encode())

    def point(self, ref, commit):
        (self.git / "refs" / ref).write_text(f"{commit}\n")


def stage(case, files, folder):
    """Lays a case out in a new folder; the working directory of the program is `folder/repo`."""
    kind = case.get("repository")
    made = folder / ("origin" if kind == "shallow" else "repo")
    made.mkdir(parents=True)
    if kind != "none":
        store = Store(made)
        readme = {"README.md": b"# Conformance\n"}
        store.point("heads/elsewhere", store.commit(readme, None, "Elsewhere"))
        tested = store.commit(readme, None, "The product that is tested")
        judged = store.commit(readme | layer(files, "committed"), tested, "What is judged")
        store.point("heads/main", judged)
        for tag in case.get("tags", []):
            store.point(f"tags/{tag}", judged)
    if kind == "shallow":
        clone = ["git", "clone", "-q", "--depth", "1", f"file://{made}", str(folder / "repo")]
        subprocess.run(clone, check=True, capture_output=True)
    if kind != "none":
        (folder / "repo/README.md").write_bytes(b"# Conformance\n")
    for name, target in (("committed", "repo"), ("work-tree", "repo"), ("beside", "beside")):
        for path, data in layer(files, name).items():
            place = folder / target / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(data)
    (folder / "home").mkdir()
    return folder / "repo"


def write_index(repository):
    subprocess.run(["git", "read-tree", "HEAD"], cwd=repository, check=False, capture_output=True)


def remove(folder):
    shutil.rmtree(folder, ignore_errors=True)
