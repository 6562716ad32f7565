import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import type { ConformanceCase } from './case.ts';
import { differencesFrom, type Ended } from './compare.ts';
import { Stage, type PlayedCase } from './stage.ts';

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
