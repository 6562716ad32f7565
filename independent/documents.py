"""Strict JSON, its canonical form, and the JSON Schemas (specification/documents.md 1)."""

import contextlib
import hashlib
import json
import re
from datetime import datetime, timezone
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCHEMAS = HERE.parent / "schemas"
CODES = HERE.parent / "src" / "documents" / "codes.json"


class Refusal(Exception):
    """Nothing further can be judged: the codes say why."""

    def __init__(self, *codes):
        super().__init__(*codes)
        self.codes = list(codes)


def require(condition, *codes):
    """Refuses by these codes unless the condition holds."""
    if not condition:
        raise Refusal(*codes)


@contextlib.contextmanager
def next_to(*codes):
    """What is refused within is refused by these codes as well."""
    try:
        yield
    except Refusal as refusal:
        raise Refusal(*codes, *refusal.codes) from None


@contextlib.contextmanager
def refused_as(code):
    """What is refused within is refused by this code instead."""
    try:
        yield
    except Refusal:
        raise Refusal(code) from None


# --- strict JSON -------------------------------------------------------------------------

LARGEST = 2**53 - 1
DEEPEST = 32
MOST_NAMES = 4096
WHITE_SPACE = " \t\n\r"
TOKEN = re.compile(
    r"""[ \t\n\r]*("(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"|[{}\[\]:,]|true|false|null"""
    r"""|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[Ee][+-]?[0-9]+)?)"""
)
LITERALS = {"true": True, "false": False, "null": None}


class Reader:
    """Reads a text from its start; `faults` are those after which the reading goes on."""

    def __init__(self, text, most_values, faults):
        self.text, self.at, self.faults = text, 0, faults
        self.values_left, self.names = most_values, set()

    def end(self, code):
        raise Refusal(*self.faults, code)

    def document(self):
        if not self.text.strip(WHITE_SPACE):
            self.end("json_empty")
        value = self.value(self.token(), 0)
        if self.text[self.at :].strip(WHITE_SPACE):
            self.end("json_trailing_text")
        return value

    def token(self, *expected):
        match = TOKEN.match(self.text, self.at)
        if match is None or (expected and match.group(1) not in expected):
            self.end("json_syntax")
        self.at = match.end()
        return match.group(1)

    def value(self, token, depth):
        if token in ("{", "[") and depth == DEEPEST:
            self.end("json_too_deep")
        self.values_left -= 2 if token in ("{", "[") else 1
        if self.values_left < 0:
            self.end("json_too_many_values")
        if token == "{":
            return self.members(depth + 1)
        if token == "[":
            return [self.value(first, depth + 1) for first in self.parts("]")]
        if token in LITERALS:
            return LITERALS[token]
        return self.string(token) if token[0] == '"' else self.number(token)

    def parts(self, closing):
        """The first token of each item or member, up to the closing bracket."""
        token = self.token()
        while token != closing:
            yield token
            token = self.token(",", closing)
            if token == ",":
                token = self.token()
                if token == closing:
                    self.end("json_syntax")

    def members(self, depth):
        members = {}
        for token in self.parts("}"):
            name = self.string(token)
            self.token(":")
            self.names.add(name)
            if len(self.names) > MOST_NAMES:
                self.end("json_too_many_values")
            if name in members:
                self.faults.append("json_duplicate_name")
            members.setdefault(name, self.value(self.token(), depth))
        return members

    def string(self, token):
        if token[0] != '"':
            self.end("json_syntax")
        text = json.loads(token)
        if re.search("[\ud800-\udfff]", text):
            self.faults.append("json_lone_surrogate")
        return text

    def number(self, token):
        if token[0] not in "-0123456789":
            self.end("json_syntax")
        if token == "-0" or not re.fullmatch("-?[0-9]+", token):
            self.faults.append("json_number_not_integer")
            value = float(token)
            return int(value) if value.is_integer() else value
        value = int(token) if len(token) < 20 else 2**64
        if abs(value) > LARGEST:
            self.faults.append("json_integer_out_of_range")
        return value


def read_json(data, limit, faults):
    """The value of a JSON document; faults after which reading can go on are added to `faults`."""
    require(len(data) <= limit, "json_too_large")
    require(not data.startswith(b"\xef\xbb\xbf"), "json_byte_order_mark")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("json_invalid_utf8") from None
    return Reader(text, max(65536, limit // 24), faults).document()


def read_with_faults(data, limit, schema):
    """The value of a document, and everything that is wrong with it."""
    faults = []
    value = read_json(data, limit, faults)
    return value, faults + schema_faults(schema, value)


def read_document(data, limit, schema):
    """A document that is strict JSON and fits its schema, or a Refusal with every fault."""
    value, faults = read_with_faults(data, limit, schema)
    require(not faults, *faults)
    return value


# --- canonical form and digests ----------------------------------------------------------


def utf16(text):
    return text.encode("utf-16-be", "surrogatepass")


def canonical(value):
    """RFC 8785, for the values that I-JSON without fractions has."""
    if isinstance(value, dict):
        names = sorted(value, key=utf16)
        return "{" + ",".join(f"{canonical(name)}:{canonical(value[name])}" for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(canonical(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def digest(data):
    return "sha256:" + hashlib.sha256(data).hexdigest()


def object_digest(prefix, value):
    return digest(f"claimgate/{prefix}/v1\n{canonical(value)}".encode())


def subject_digest(subject):
    return object_digest("subject", subject)


def contract_digest(contract):
    return object_digest("contract", with_sorted_sets(contract))


def with_sorted_sets(value):
    if isinstance(value, dict):
        return {name: with_sorted_sets(item) for name, item in value.items()}
    if isinstance(value, list):
        items = [with_sorted_sets(item) for item in value]
        if all(isinstance(item, int) for item in items):
            return sorted(items)
        return sorted(items, key=lambda item: utf16(item if isinstance(item, str) else canonical(item)))
    return value


# --- instants ----------------------------------------------------------------------------

INSTANT = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-5][0-9])(?:\.([0-9]{1,3}))?Z")


def instant(text):
    """Milliseconds since 1970, or None if there is no such instant."""
    match = INSTANT.fullmatch(text)
    if match is None:
        return None
    year, month, day, hour, minute, second = (int(part) for part in match.groups()[:6])
    try:
        moment = datetime(year, month, day, hour, minute, second, tzinfo=timezone.utc)
    except ValueError:
        return None
    if year < 1970:
        return None
    return int(moment.timestamp()) * 1000 + int((match.group(7) or "0").ljust(3, "0"))


# --- schemas -----------------------------------------------------------------------------

KINDS = {dict: "object", list: "array", str: "string", bool: "boolean", int: "integer", float: "number",
         type(None): "null"}
# What the bounds of a kind are about, and the end of their keywords.
BOUNDS = {"object": (len, "Properties"), "array": (len, "Items"), "string": (len, "Length"),
          "integer": (int, "imum"), "number": (float, "imum")}
PATTERNS = {}
LOADED = {}


class Hidden(tuple):
    """Stands for a value that is reported already, so it has no fault of the schema besides."""


def load_schemas():
    if not LOADED:
        for path in sorted(SCHEMAS.glob("*.schema.json")):
            schema = json.loads(path.read_text("utf-8"))
            LOADED[schema["$id"]] = schema
    return LOADED


def schema_faults(name, value):
    """The codes of everything that does not fit the schema `name`, such as `contract:v1`."""
    found = list(misfits({"$ref": f"urn:claimgate:schema:{name}"}, "", value, ()))
    mistyped = {place for place, code in found if code == "wrong_type"}
    return [code for place, code in found if code == "wrong_type" or place not in mistyped]


def resolve(reference, urn):
    base, _, pointer = reference.partition("#")
    target = load_schemas()[base or urn]
    for part in pointer.split("/")[1:]:
        target = target[part]
    return target, base or urn


def matches(pattern, text):
    if pattern not in PATTERNS:
        PATTERNS[pattern] = re.compile(pattern.replace("[\\p{L}\\p{N}]", "[^\\W_]").replace("$", "\\Z"))
    return PATTERNS[pattern].search(text) is not None


def misfits(schema, urn, value, place):
    """Yields (place, code) for every keyword that the value does not fit."""
    if isinstance(value, Hidden):
        return
    if "$ref" in schema:
        yield from misfits(*resolve(schema["$ref"], urn), value, place)
    kind = KINDS[type(value)]
    if kind not in ([schema["type"]] if isinstance(schema.get("type"), str) else schema.get("type", [kind])):
        yield place, "wrong_type"
        return
    allowed = [schema["const"]] if "const" in schema else schema.get("enum")
    if allowed is not None and canonical(value) not in map(canonical, allowed):
        yield place, "wrong_value"
    if kind in BOUNDS:
        size, keyword = BOUNDS[kind]
        if not schema.get(f"min{keyword}", size(value)) <= size(value) <= schema.get(f"max{keyword}", size(value)):
            yield place, "out_of_bounds"
    if kind in OF_KIND:
        yield from OF_KIND[kind](schema, urn, value, place)
    if "anyOf" in schema:
        branches = [branch for branch in schema["anyOf"] if branch != {"type": "null"} or value is None]
        found = [list(misfits(branch, urn, value, place)) for branch in branches]
        yield from [] if [] in found else [fault for branch in found for fault in branch]
    if "if" in schema:
        fits = not any(misfits(schema["if"], urn, value, place))
        yield from misfits(schema.get("then" if fits else "else", {}), urn, value, place)


def misfits_of_object(schema, urn, value, place):
    properties = schema.get("properties", {})
    additional = schema.get("additionalProperties", True)
    yield from [((*place, name), "missing_member") for name in schema.get("required", []) if name not in value]
    for name, item in value.items():
        inner = (*place, name)
        yield from misfits(schema.get("propertyNames", {}), urn, name, (*inner, None))
        if name in properties:
            yield from misfits(properties[name], urn, item, inner)
        elif additional is False:
            yield inner, "unknown_member"
        elif additional is not True:
            yield from misfits(additional, urn, item, inner)


def misfits_of_list(schema, urn, value, place):
    if schema.get("uniqueItems") and len({canonical(item) for item in value}) < len(value):
        yield place, "duplicate_item"
    for number, item in enumerate(value):
        yield from misfits(schema.get("items", {}), urn, item, (*place, number))


def misfits_of_text(schema, _urn, value, place):
    has_form = "pattern" not in schema or matches(schema["pattern"], value)
    if not has_form or (schema.get("format") == "date-time" and instant(value) is None):
        yield place, "wrong_form"


OF_KIND = {"object": misfits_of_object, "array": misfits_of_list, "string": misfits_of_text}


# --- codes -------------------------------------------------------------------------------

SEVERITIES = ["warning", "refused", "undetermined", "defect"]
DECISIONS = ["allowed", "refused", "undetermined"]
GROUPS = {}


def group_of(code):
    """The exit code that a code asks for (src/documents/codes.json)."""
    if not GROUPS:
        for area in json.loads(CODES.read_text("utf-8")).values():
            for name, row in area["codes"].items():
                GROUPS[name] = SEVERITIES.index(row["severity"])
    return GROUPS[code]
