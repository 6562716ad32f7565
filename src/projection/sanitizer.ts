import { finding, type Code, type Finding, type Place } from '../findings/index.ts';
import { pointerTo } from '../json/index.ts';
import { formOf, showName, showPointer } from '../json/confidential.ts';
import { isRawNumber, leakForm } from '../evidence/sensitive-patterns.ts';

/** Also in upper case or cut off: then its form is wrong, which the schema says, and it is still no secret. */
const DIGEST = /^sha256:[0-9A-Fa-f]{0,64}$/;
/** A time as other programs write it, such as with microseconds or an offset: wrong in form, and no account id. */
const TIMESTAMP =
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,9})?)?(?:[Zz]|[+-][0-9]{2}:?[0-9]{2})?$/;
const REVISION = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Members of an entry that hold digests, revisions and instants: only there may a value look random. */
const DECLARED_FORMS: ReadonlyMap<string, RegExp> = new Map([
  ...['app_fingerprint', 'instance_fingerprint', 'contract_digest', 'subject_digest'].map(
    has(DIGEST),
  ),
  ...['leaf', 'external_result', 'required_scopes', 'granted_scopes'].map(has(DIGEST)),
  has(REVISION)('tested_revision'),
  ...['reviewed_at', 'validated_at', 'tested_at', 'completed_at', 'expires_at'].map(has(TIMESTAMP)),
]);

/** Members of an entry that hold numbers. */
const DECLARED_NUMBERS: ReadonlySet<string> = new Set(['sequence']);

/**
 * Everything in a line of a projection that looks like what must not be in one (specification/rules.md 1,
 * rule 7). Findings name the place and the form, never the value: it may be somebody's secret.
 */
export function leaksIn(value: unknown, place: Place): Finding[] {
  // Nearly every line is clean; only one that is not pays for pointers.
  if (isClean(value, '')) return [];
  const leaks: Finding[] = [];
  collect(value, { member: '', pointer: '' }, (code, pointer, found) => {
    leaks.push(finding(code, { ...place, pointer: showPointer(pointer), found }));
  });
  return leaks;
}

function isClean(value: unknown, member: string): boolean {
  if (Array.isArray(value)) return value.every((item) => isClean(item, member));
  if (isObject(value)) {
    for (const name of Object.keys(value)) {
      if (leakForm(name) !== undefined || !isClean(Reflect.get(value, name), name)) return false;
    }
    return true;
  }
  return leakOf(value, member) === undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function collect(
  value: unknown,
  { member, pointer }: { readonly member: string; readonly pointer: string },
  report: (code: Code, pointer: string, found: string) => void,
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      collect(item, { member, pointer: pointerTo(pointer, index) }, report);
  } else if (isObject(value)) {
    const members: [string, unknown][] = Object.entries(value);
    for (const [name, item] of members) {
      const form = leakForm(name);
      if (form !== undefined) report(form, pointer, showName(name));
      // The pointer would repeat a name that must not be shown.
      const below = form === undefined ? pointerTo(pointer, name) : pointer;
      collect(item, { member: name, pointer: below }, report);
    }
  } else {
    const form = leakOf(value, member);
    if (form !== undefined) report(form, pointer, formOf(value));
  }
}

function leakOf(value: unknown, member: string): Code | undefined {
  if (typeof value === 'number') {
    return isRawNumber(value) && !DECLARED_NUMBERS.has(member) ? 'looks_like_raw_id' : undefined;
  }
  if (typeof value !== 'string' || DECLARED_FORMS.get(member)?.test(value)) return undefined;
  return leakForm(value);
}

function has(form: RegExp): (member: string) => readonly [string, RegExp] {
  return (member) => [member, form];
}

/** Where values end in JSON, however the text is damaged. */
const BETWEEN_VALUES = /["{}[\],\s]+/;
const PLAIN_VALUES = [DIGEST, REVISION, TIMESTAMP];
/** Forms that are no accident: pieces of a damaged text can look like free text or an id. */
const UNMISTAKABLE: ReadonlySet<Code | undefined> = new Set([
  'looks_like_token',
  'looks_like_email',
  'looks_like_url',
]);

/**
 * Returns what in a text that is not the JSON of an entry looks like a credential or an address, so that a line
 * that was damaged or cut off hides nothing. Each form once: such a text has no places to name.
 */
export function leaksInText(text: string, place: Place): Finding[] {
  const forms = new Set<Code>();
  for (const piece of text.split(BETWEEN_VALUES)) {
    if (PLAIN_VALUES.some((form) => form.test(piece))) continue;
    const form = leakForm(piece);
    if (form !== undefined && UNMISTAKABLE.has(form)) forms.add(form);
  }
  return [...forms].map((form) => finding(form, { ...place }));
}
