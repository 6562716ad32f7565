import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

const FOLDER =
  process.env['CLAIMGATE_VECTORS'] ?? join(import.meta.dirname, '../../shared/vectors');

/** The rows of a file of public test vectors; absent on most machines, which skips the test where one can see it. */
export function vectors(t: TestContext, name: string): Record<string, string>[] {
  const path = join(FOLDER, name);
  if (!existsSync(path)) {
    t.skip('no vectors here: set CLAIMGATE_VECTORS');
    return [];
  }
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, string>);
}
