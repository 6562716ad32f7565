import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const CASES = join(import.meta.dirname, 'cases');

/** A case, with the file that it stands in and its name there. */
export interface NamedCase<T> {
  readonly folder: string;
  readonly name: string;
  readonly one: T;
}

/**
 * Reads every case of an area of `test/cases`: one file for each rule or step, which holds its cases by name,
 * each as its changes to a world where everything passes.
 */
export function casesOf<T>(area: 'rules' | 'readiness'): NamedCase<T>[] {
  const folder = join(CASES, area);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const cases = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, T>;
      return Object.entries(cases).map(([name, one]) => ({
        folder: basename(file, '.json'),
        name,
        one,
      }));
    });
}
