"""Strict JSON, its canonical form, and the JSON Schemas (specification/documents.md 1)."""

import hashlib
import json
import re
from datetime import datetime, timezone
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCHEMAS = HERE.parent.parent / "schemas"
CODES = HERE.parent.parent / "docs" / "reference" / "codes.md"
LARGEST = 2**53 - 1
WHITE_SPACE = " \t\n\r"


class Refusal(Exception):
    """Nothing further can be judged: the codes say why."""

    def __init__(self, *codes):
        super().__init__(*codes)
        self.codes = list(codes)


# --- strict JSON -------------------------------------------------------------------------


class Collector:
    """Takes what the parser of the standard library meets, and collects the faults of I-JSON."""

    def __init__(self):
        self.faults = []

    def members(self, pairs):
        members = {}
        for name, value in pairs:
            if name in members:
                self.faults.append("json_duplicate_name")
            members.setdefault(name, value)
        return members

    def integer(self, written):
        if written == "-0":
            self.faults.append("json_number_not_integer")
        value = int(written) if len(written) < 20 else 2**64
        if abs(value) > LARGEST:
            self.faults.append("json_integer_out_of_range")
        return value

    def fraction(self, written):
        self.faults.append("json_number_not_integer")
        value = float(written)
        return int(value) if value.is_integer() else value

    def constant(self, _written):
        raise ValueError("NaN and Infinity are not JSON")

    def count(self, value, depth, names):
        """The number of values in `value`; an object or a list counts as two."""
        if isinstance(value, str) and re.search("[\ud800-\udfff]", value):
            self.faults.append("json_lone_surrogate")
        if not isinstance(value, (dict, list)):
            return 1
        if depth == 32:
            raise Refusal("json_too_deep")
        if isinstance(value, list):
            return 2 + sum(self.count(item, depth + 1, names) for item in value)
        for name in value:
            names.add(name)
            self.count(name, depth + 1, names)
        return 2 + sum(self.count(item, depth + 1, names) for item in value.values())


def read_json(data, limit, faults):
    """The value of a JSON document; faults after which reading can go on are added to `faults`."""
    if len(data) > limit:
        raise Refusal("json_too_large")
    if data.startswith(b"\xef\xbb\xbf"):
        raise Refusal("json_byte_order_mark")
    try:
        text = data.decode("utf-8").lstrip(WHITE_SPACE)
    except UnicodeDecodeError:
        raise Refusal("json_invalid_utf8") from None
    if not text:
        raise Refusal("json_empty")
    collector, names = Collector(), set()
    decoder = json.JSONDecoder(
        object_pairs_hook=collector.members,
        parse_int=collector.integer,
        parse_float=collector.fraction,
        parse_constant=collector.constant,
    )
    try:
        value, end = decoder.raw_decode(text)
        values = collector.count(value, 0, names)
    except RecursionError:
        raise Refusal("json_too_deep") from None
    except ValueError:
        raise Refusal(*collector.faults, "json_syntax") from None
    if values > max(65536, limit // 24) or len(names) > 4096:
        raise Refusal("json_too_many_values")
    if text[end:].strip(WHITE_SPACE):
        raise Refusal(*collector.faults, "json_trailing_text")
    faults.extend(collector.faults)
    return value


def read_document(data, limit, schema):
    """A document that is strict JSON and fits its schema, or a Refusal with every fault."""
    faults = []
    value = read_json(data, limit, faults)
    faults.extend(schema_faults(schema, value))
    if faults:
        raise Refusal(*faults)
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

TYPES = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
    "null": lambda value: value is None,
}
PATTERNS = {}
LOADED = {}


def load_schemas():
    if not LOADED:
        for path in sorted(SCHEMAS.glob("*.schema.json")):
            schema = json.loads(path.read_text("utf-8"))
            LOADED[schema["$id"]] = schema
    return LOADED


def schema_faults(name, value):
    """The codes of everything that does not fit the schema `name`, such as `contract:v1`."""
    urn = f"urn:claimgate:schema:{name}"
    faults = []
    check(load_schemas()[urn], urn, value, lambda code, _value: faults.append(code))
    return faults


def resolve(reference, urn):
    base, _, pointer = reference.partition("#")
    urn = base or urn
    target = load_schemas()[urn]
    for part in pointer.split("/")[1:]:
        target = target[part]
    return target, urn


def matches(pattern, text):
    if pattern not in PATTERNS:
        translated = pattern.replace("[\\p{L}\\p{N}]", "[^\\W_]").replace("$", "\\Z")
        PATTERNS[pattern] = re.compile(translated)
    return PATTERNS[pattern].search(text) is not None


def same(left, right):
    return canonical(left) == canonical(right)


def check(schema, urn, value, report):
    """Reports (code, value) for every keyword that `value` does not fit."""
    if "$ref" in schema:
        target, target_urn = resolve(schema["$ref"], urn)
        check(target, target_urn, value, report)
    types = schema.get("type", [])
    types = types if isinstance(types, list) else [types]
    if types and not any(TYPES[name](value) for name in types):
        report("wrong_type", value)
        return
    if "const" in schema and not same(schema["const"], value):
        report("wrong_value", value)
    if "enum" in schema and not any(same(item, value) for item in schema["enum"]):
        report("wrong_value", value)
    if "anyOf" in schema:
        check_any(schema["anyOf"], urn, value, report)
    if isinstance(value, dict):
        check_object(schema, urn, value, report)
    elif isinstance(value, list):
        check_list(schema, urn, value, report)
    elif isinstance(value, str):
        check_text(schema, value, report)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        if value < schema.get("minimum", value) or value > schema.get("maximum", value):
            report("out_of_bounds", value)


def check_any(branches, urn, value, report):
    """A branch that fits is enough; otherwise the faults are those of the last branch."""
    for branch in branches:
        faults = []
        check(branch, urn, value, lambda code, found, faults=faults: faults.append((code, found)))
        if not faults:
            return
    for code, found in faults:
        report(code, found)


def check_object(schema, urn, value, report):
    properties = schema.get("properties", {})
    additional = schema.get("additionalProperties", True)
    for name in schema.get("required", []):
        if name not in value:
            report("missing_member", None)
    for name, item in value.items():
        if "propertyNames" in schema:
            check(schema["propertyNames"], urn, name, report)
        if name in properties:
            check(properties[name], urn, item, report)
        elif additional is False:
            report("unknown_member", item)
        elif isinstance(additional, dict):
            check(additional, urn, item, report)
    if not schema.get("minProperties", 0) <= len(value) <= schema.get("maxProperties", len(value)):
        report("out_of_bounds", value)


def check_list(schema, urn, value, report):
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        report("out_of_bounds", value)
    if schema.get("uniqueItems") and len({canonical(item) for item in value}) < len(value):
        report("duplicate_item", value)
    for item in value if "items" in schema else []:
        check(schema["items"], urn, item, report)


def check_text(schema, value, report):
    if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
        report("out_of_bounds", value)
    fits = "pattern" not in schema or matches(schema["pattern"], value)
    if fits and schema.get("format") == "date-time":
        fits = instant(value) is not None
    if not fits:
        report("wrong_form", value)


# --- codes -------------------------------------------------------------------------------

DECISIONS = ["allowed", "refused", "undetermined"]
GROUPS = {}


def group_of(code):
    """The exit code that a code asks for (docs/reference/codes.md)."""
    if not GROUPS:
        group = None
        for line in CODES.read_text("utf-8").splitlines():
            if re.match(r"## [0-3]:", line):
                group = int(line[3])
            elif line.startswith("### "):
                GROUPS[line[4:]] = group
    return GROUPS[code]
