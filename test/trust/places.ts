import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Finding, Result } from '../../src/findings/index.ts';

export const FILE = 'some.file';
export const PLACE = { file: FILE, pointer: '/some/place' };

/** A refused input, and its first finding without what the table of codes adds. */
export type Row = readonly [what: string, outcome: Result<unknown>, expected: Partial<Finding>];

/** The finding for a document that is one byte too large. */
export function tooLarge(limit: number): Partial<Finding> {
  return {
    code: 'json_too_large',
    file: FILE,
    expected: `at most ${limit} bytes`,
    found: `${limit + 1} bytes`,
  };
}

/** Tests that each refusal says where it is, what was expected and what was found. */
export function saysWhere(area: string, rows: readonly Row[]): void {
  describe(`a refusal says where it is, what was expected and what was found: ${area}`, () => {
    for (const [what, outcome, expected] of rows) {
      test(what, () => {
        assert.ok(!outcome.ok);
        const [{ clears_by: _by, next: _next, ...rest } = {}] = outcome.findings;
        assert.deepEqual(rest, expected);
      });
    }
  });
}
