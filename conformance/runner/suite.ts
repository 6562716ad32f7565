import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { execa } from 'execa';
import { EXIT_CODES, type Expected, type ConformanceCase } from './case.ts';
import { Stage, type PlayedCase } from './stage.ts';

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

/** The result of one case. */
export interface Result {
  readonly name: string;
  /** None: the program conforms. */
  readonly differences: readonly string[];
}

/** Runs a program on a case that is laid out. */
export type Player = (one: ConformanceCase, where: PlayedCase) => Promise<Ended>;

export interface SuiteOptions {
  readonly play: Player;
  /** How many cases are played at a time. */
  readonly jobs: number;
  /** Where to leave the folders of the cases; absent: they are removed. */
  readonly keep?: string | undefined;
  /** Told of each case as it ends. */
  readonly onResult?: (result: Result) => void;
}

/** No answer takes as long, however slow the machine. */
const LONGEST_MS = 60_000;

/** This repository's own built program. */
export const OWN_PROGRAM = [
  process.execPath,
  join(import.meta.dirname, '../../dist/bin/claimgate.cjs'),
];

/** The words of a command, those in double quotes kept together; a path of a file counts from the working directory. */
export function wordsOf(command: string): string[] {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  return words.map((word) => (word.includes('/') && existsSync(word) ? resolve(word) : word));
}

/** Nothing of the person who runs the suite but the path to git. */
export function environmentOf(
  one: ConformanceCase,
  { folder }: PlayedCase,
): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', HOME: join(folder, 'home'), ...one.environment };
}

/** Starts an executable: its words, and then the arguments of the case. */
export function executable([file = '', ...words]: readonly string[]): Player {
  return (one, where) =>
    execa(file, [...words, ...one.arguments], {
      cwd: where.repository,
      extendEnv: false,
      env: environmentOf(one, where),
      stdin: 'ignore',
      stderr: 'ignore',
      timeout: LONGEST_MS,
      reject: false,
      stripFinalNewline: false,
    });
}

/** Plays cases; results come in the order of the cases. */
export async function runSuite(
  cases: readonly ConformanceCase[],
  { play, jobs, keep, onResult }: SuiteOptions,
): Promise<Result[]> {
  const stage = new Stage(keep);
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < cases.length; index = next++) {
      const one = cases[index];
      if (one === undefined) return;
      const ended = await play(one, await stage.layOut(one));
      stage.leave(one);
      const result = { name: one.name, differences: differencesFrom(one.expected, ended) };
      results[index] = result;
      onResult?.(result);
    }
  };
  try {
    await Promise.all(Array.from({ length: jobs }, work));
  } finally {
    stage.remove();
  }
  return results;
}
