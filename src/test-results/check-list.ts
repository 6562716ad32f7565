import { accept, refuse, type Result } from '../findings/index.ts';
import { MAX_TESTS, type TestResult, type TestResults } from './test-result.ts';

const LINE = /^([a-z_]+)\s*:\s*(passed|failed|skipped)(?:\s+(\S+))?$/;

/**
 * Reads a plain list of checks: a line each, such as `connect: passed`, `refresh: skipped REASON`, or
 * `final_result: passed RESULT` with what the provider answered. `#` starts a comment line.
 */
export function readCheckList(bytes: Uint8Array, file: string): Result<TestResults> {
  const tests: TestResult[] = [];
  for (const [index, line] of Buffer.from(bytes).toString('utf8').split(/\r?\n/).entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const [, name, outcome, word = null] = LINE.exec(text) ?? [];
    if (
      name === undefined ||
      (outcome !== 'passed' && outcome !== 'failed' && outcome !== 'skipped')
    )
      return refuse('test_results_invalid', {
        file,
        line: index + 1,
        expected: 'a line such as "connect: passed"',
      });
    if (tests.length === MAX_TESTS)
      return refuse('test_results_invalid', { file, expected: `at most ${MAX_TESTS} checks` });
    tests.push({
      name,
      outcome,
      reason: outcome === 'skipped' ? word : null,
      durationMs: 0,
      externalResult: outcome === 'passed' ? word : null,
    });
  }
  return accept({ tests, startedAt: [], isZoned: true });
}
