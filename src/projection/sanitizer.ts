import { finding, type Code, type Finding, type Place } from '../findings/index.ts';
import { pointerTo } from '../json/index.ts';
import { stepsOf } from '../json/place.ts';
import { isRawNumber, leakForm } from './leak-forms.ts';

const DIGEST = /^sha256:[0-9a-f]{64}$/;
const REVISION = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Members of an entry that hold digests and revisions: only there may a value look random. */
const DECLARED_FORMS: ReadonlyMap<string, RegExp> = new Map([
  ...['app_fingerprint', 'instance_fingerprint', 'contract_digest', 'subject_digest'].map(
    has(DIGEST),
  ),
  ...['leaf', 'external_result', 'required_scopes', 'granted_scopes'].map(has(DIGEST)),
  has(REVISION)('tested_revision'),
]);

/** Members of an entry that hold numbers. */
const DECLARED_NUMBERS: ReadonlySet<string> = new Set(['sequence']);

/**
 * Everything in a line of a projection that looks like what must not be in one (data-model.md section 4,
 * rule 7). Findings name the place and the form, never the value: it may be somebody's secret.
 */
export function leaksIn(value: unknown, place: Place): Finding[] {
  // Nearly every line is clean; only one that is not pays for pointers.
  if (isClean(value, '')) return [];
  const leaks: Finding[] = [];
  collect(value, { member: '', pointer: '' }, (code, pointer, found) => {
    leaks.push(finding(code, { ...place, pointer, found }));
  });
  return leaks;
}

/** A name as it can be shown: only one that could be a member of a document, else its length. */
export function showName(name: string): string {
  const presentable = name.length <= 64 && /^[a-z_]+$/.test(name) && leakForm(name) === undefined;
  return presentable ? JSON.stringify(name) : `a name of ${name.length} characters`;
}

/** A member that nobody knows: what holds it, and its name as it can be shown. */
export function unknownMemberAt(pointer: string): {
  readonly pointer: string;
  readonly found: string;
} {
  const name = stepsOf(pointer).at(-1) ?? '';
  return { pointer: pointer.slice(0, pointer.lastIndexOf('/')), found: showName(name) };
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
    if (form !== undefined) report(form, pointer, sizeOf(value));
  }
}

function sizeOf(value: unknown): string {
  return typeof value === 'string' ? `a string of ${value.length} characters` : `a ${typeof value}`;
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
