"""The form of a capsule: the archive, its index, and a commit proven from its objects (docs/how-to/audit-a-release.md)."""

import hashlib
import json
import re

from documents import Refusal, digest, read_document

BLOCK = 512
END = bytes(2 * BLOCK)
INDEX = "capsule.json"
MOST_MEMBERS = 65_536
SAFE = re.compile(r"(?!/)(?!(?:.*/)?\.{0,2}(?:/|\Z))[ -\[\]-~]{1,100}")


def header_of(path, size):
    """The one header of POSIX ustar that a member of this name and size has."""
    fields = [path.encode().ljust(100, b"\0"), b"0000644\0", b"0000000\0", b"0000000\0", b"%011o\0" % size,
              b"00000000000\0", b" " * 8, b"0", bytes(100), b"ustar\00000", bytes(64), b"0000000\0" * 2, bytes(167)]
    fields[6] = b"%06o\0 " % sum(b"".join(fields))
    return b"".join(fields)


def read_archive(data):
    """{path: bytes} of an archive that has the one form of capsules."""
    members, place, previous = {}, 0, ""
    while True:
        header = data[place : place + BLOCK]
        if not header.strip(b"\0"):
            return read_end(members, data[place:])
        if len(header) < BLOCK and members:
            raise Refusal("capsule_truncated")
        path, size = read_header(header)
        content = data[place + BLOCK : place + BLOCK + size]
        padding = data[place + BLOCK + size : place + BLOCK + size + -size % BLOCK]
        if len(content) + len(padding) < size + -size % BLOCK:
            raise Refusal("capsule_truncated")
        if padding.strip(b"\0") or len(members) == MOST_MEMBERS:
            raise Refusal("capsule_malformed")
        if path in members:
            raise Refusal("capsule_member_twice")
        if path < previous:
            raise Refusal("capsule_out_of_order")
        members[path], previous = content, path
        place += BLOCK + size + -size % BLOCK


def read_end(members, rest):
    if rest.strip(b"\0") or len(rest) > len(END) or not (members or rest):
        raise Refusal("capsule_malformed")
    if len(rest) < len(END):
        raise Refusal("capsule_truncated")
    return members


def read_header(header):
    """(path, size) of a header, which differs in no byte from ours."""
    if len(header) < BLOCK or header[257:265] != b"ustar\00000":
        raise Refusal("capsule_malformed")
    if header[156:157] != b"0":
        raise Refusal("capsule_not_file")
    path = header[:100].rstrip(b"\0").decode("latin-1")
    if SAFE.fullmatch(path) is None:
        raise Refusal("capsule_path_unsafe")
    size = re.fullmatch(rb"([0-7]{11})\0", header[124:136])
    if size is None or header != header_of(path, int(size[1], 8)):
        raise Refusal("capsule_malformed")
    return path, int(size[1], 8)


def index_of(release, members):
    """The index of these members, as a capsule writes it."""
    listed = [{"path": path, "sha256": digest(data)} for path, data in members.items() if path != INDEX]
    return (json.dumps({"schema_version": 1, "release": release, "members": listed}, indent=2) + "\n").encode()


def read_capsule(data):
    """(the release, {path: bytes}) of a capsule whose index names exactly its members."""
    members = read_archive(data)
    if next(iter(members), None) != INDEX:
        raise Refusal("capsule_malformed")
    release = read_document(members[INDEX], 30 << 20, "capsule:v1")["release"]
    if members[INDEX] != index_of(release, members):
        raise Refusal("capsule_index_differs")
    return release, members


class CapsulePlace:
    """The files of the released commit, each by the objects of git that lead to it."""

    repository = True
    reads_work_tree = False

    def __init__(self, members, commit):
        self.members, self.commit, self.used, self.parents = members, commit, {INDEX}, None

    def check_objects(self):
        """Every object is a commit or a tree, and hashes to its id; one that nothing leads to ties nothing."""
        for path, data in self.members.items():
            if path.startswith("git/"):
                header, _, content = data.partition(b"\0")
                is_whole = header in [b"%s %d" % (kind, len(content)) for kind in (b"commit", b"tree")]
                if not is_whole or object_id(data, path[4:]) != path[4:]:
                    raise Refusal("capsule_malformed")
                self.used.add(path)

    def object(self, name, kind):
        path = f"git/{name}"
        header, _, data = self.members.get(path, b"").partition(b"\0")
        if header != b"%s %d" % (kind.encode(), len(data)):
            raise Refusal("capsule_incomplete")
        self.used.add(path)
        return data

    def entries(self, name):
        """{file name: (mode, object id)} of a tree."""
        data, entries, width = self.object(name, "tree"), {}, len(name) // 2
        while data:
            head, _, rest = data.partition(b"\0")
            mode, _, path = head.partition(b" ")
            entries[path.decode("utf-8", "surrogateescape")] = (mode.decode(), rest[:width].hex())
            data = rest[width:]
        return entries

    def folder(self, path):
        """The entries of a folder, or {} if it isn't there."""
        lines = self.object(self.commit, "commit").split(b"\n")
        entries = self.entries(lines[0].decode()[5:])
        for part in path.split("/") if path else []:
            mode, name = entries.get(part, (None, None))
            if mode != "40000":
                return {}
            entries = self.entries(name)
        return entries

    def code(self, is_entered):
        """(path, mode, id) of the files of the released commit, in the folders to enter."""

        def walk(entries, prefix):
            for name, (mode, item) in entries.items():
                if mode != "40000":
                    yield prefix + name, mode, item
                elif is_entered(prefix + name):
                    yield from walk(self.entries(item), f"{prefix}{name}/")

        return list(walk(self.folder(""), ""))

    def read(self, path):
        return self.file(path)

    def compare(self, _path, _data):
        """A capsule has no work tree."""

    def names(self, folder, pattern):
        return sorted(name for name, (mode, _) in self.folder(folder).items()
                      if mode != "40000" and re.fullmatch(pattern, name))

    def file(self, path):
        folder, _, name = path.rpartition("/")
        if name not in (entries := self.folder(folder)):
            return None
        data = self.members.get(f"commit/{path}")
        expected = entries[name][1]
        if data is None or object_id(b"blob %d\0" % len(data) + data, expected) != expected:
            raise Refusal("capsule_incomplete")
        self.used.add(f"commit/{path}")
        return data

    def is_released(self, revision):
        """Whether a commit is the released one or lies behind it, by the commits that the capsule has."""
        if self.parents is None:
            self.parents, waiting = {self.commit}, [self.commit]
            while waiting:
                name = waiting.pop()
                if f"git/{name}" not in self.members:
                    continue
                head = self.object(name, "commit").partition(b"\n\n")[0].decode("utf-8", "replace")
                found = re.findall(r"(?m)^parent ([0-9a-f]+)$", head)
                waiting += [parent for parent in found if parent not in self.parents]
                self.parents |= set(found)
        return revision in self.parents


def object_id(data, like):
    """The id of an object of git, by the algorithm of another id."""
    return (hashlib.sha1 if len(like) == 40 else hashlib.sha256)(data).hexdigest()
