import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const CASES = join(import.meta.dirname, 'cases');

/** A case, with the file that it stands in and its name there. */
export interface NamedCase<T> {
  readonly folder: string;
  readonly name: string;
  readonly one: T;
}

/** Cases by their names, each as what it changes in a world where everything passes. */
type Cases<T> = Readonly<Record<string, T>>;

/** Reads every case of the rules, which have a file each: the next version of a rule keeps the cases of this one. */
export function ruleCaseFiles<T>(): NamedCase<T>[] {
  const folder = join(CASES, 'rules');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => named(basename(file, '.json'), read(join(folder, file)) as Cases<T>));
}

/** Reads every case of readiness, by the steps of a decision. */
export function readinessCaseFile<T>(): NamedCase<T>[] {
  const steps = read(join(CASES, 'readiness.json')) as Readonly<Record<string, Cases<T>>>;
  return Object.entries(steps).flatMap(([step, cases]) => named(step, cases));
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function named<T>(folder: string, cases: Cases<T>): NamedCase<T>[] {
  return Object.entries(cases).map(([name, one]) => ({ folder, name, one }));
}
