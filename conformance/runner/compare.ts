import { isDeepStrictEqual } from 'node:util';
import { EXIT_CODES, type Expected } from './case.ts';

/** How one run of the program ended. */
export interface Ended {
  /** `undefined`: killed, or not started. */
  readonly exitCode?: number | undefined;
  readonly stdout: string;
}

/** Differences from the expected answer, as sentences; none if the program conforms. */
export function differencesFrom(expected: Expected, { exitCode, stdout }: Ended): string[] {
  const answer = documentIn(stdout);
  const found: string[] = [];
  const compare = (what: string, wanted: unknown, actual: unknown) => {
    if (!isDeepStrictEqual(wanted, actual))
      found.push(`${what}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(actual)}`);
  };
  compare('exit code', expected.exit_code, exitCode);
  if (answer === undefined) return [...found, 'standard output is not one JSON object'];
  // Only what judges claims says a decision, and then it has to.
  if ('decision' in answer || 'claims' in answer)
    compare('decision', decisionOf(expected), answer['decision']);
  compare('codes', expected.codes, codesOf(answer));
  if (expected.rules_not_passed !== undefined)
    compare('rules not passed', expected.rules_not_passed, rulesNotPassed(answer));
  if (expected.result !== undefined)
    compare('result', expected.result, sameMembers(expected.result, answer['result']));
  return found;
}

function decisionOf({ exit_code: code }: Expected): string | undefined {
  return Object.entries(EXIT_CODES).find(([, one]) => one === code)?.[0];
}

type JsonObject = Readonly<Record<string, unknown>>;

function documentIn(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Every code of the document: of findings of the whole, and of each rule of each claim. */
export function codesOf(answer: JsonObject): string[] {
  const rules = rulesOf(answer).flatMap(({ findings }) => objectsIn(findings));
  const codes = [...objectsIn(answer['findings']), ...rules].map(({ code }) => String(code));
  return [...new Set(codes)].sort();
}

export function rulesNotPassed(answer: JsonObject): number[] {
  const numbers = rulesOf(answer)
    .filter(({ outcome }) => outcome !== 'pass')
    .map(({ number }) => Number(number));
  return [...new Set(numbers)].sort((one, other) => one - other);
}

function rulesOf(answer: JsonObject): JsonObject[] {
  return objectsIn(answer['claims']).flatMap(({ rules }) => objectsIn(rules));
}

/** Of what was found, only what is expected to be there: members of objects that are not named are not compared. */
function sameMembers(expected: unknown, actual: unknown): unknown {
  if (Array.isArray(expected) && Array.isArray(actual))
    return actual.map((item, index) => sameMembers(expected[index], item));
  if (!isObject(expected) || !isObject(actual)) return actual;
  const names = Object.keys(expected).filter((name) => name in actual);
  return Object.fromEntries(names.map((name) => [name, sameMembers(expected[name], actual[name])]));
}

function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
