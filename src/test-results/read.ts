import { accept, refuse, type Result } from '../documents/findings.ts';
import { readCtrf } from './ctrf.ts';
import { readJunit } from './junit.ts';
import { LIST, MAX_TESTS, wholeFile, type TestCase, type TestResults } from './results.ts';

export const MAX_RESULTS_BYTES = 16 * 1024 * 1024;

/** Reads a file that tests have written: JUnit XML, or a CTRF report if it is JSON. */
export function readTestResults(bytes: Uint8Array, file: string): Result<TestResults> {
  const start = new TextDecoder().decode(bytes.subarray(0, 256)).trimStart();
  return start.startsWith('{') ? readCtrf(bytes, file, MAX_RESULTS_BYTES) : readJunit(bytes, file);
}

const LINE = /^([a-z0-9_-]+)\s*:\s*(passed|failed|skipped)(?:\s+(\S+))?$/;

/**
 * Reads a list that somebody wrote: a check on each line, such as `connect: passed`, `refresh: skipped REASON`, or
 * `final_result: passed RESULT` with what the provider answered. `#` starts a comment line.
 */
export function readCheckList(bytes: Uint8Array, file: string): Result<TestResults> {
  const suite = wholeFile();
  const cases: TestCase[] = [];
  for (const [index, line] of Buffer.from(bytes).toString('utf8').split(/\r?\n/).entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const [, name, outcome, word = ''] = LINE.exec(text) ?? [];
    if (
      name === undefined ||
      (outcome !== 'passed' && outcome !== 'failed' && outcome !== 'skipped')
    )
      return refuse('test_results_invalid', {
        file,
        line: index + 1,
        expected: 'a line such as "connect: passed"',
      });
    if (cases.length === MAX_TESTS)
      return refuse('test_results_invalid', { file, expected: `at most ${MAX_TESTS} checks` });
    cases.push({
      ordinal: cases.length + 1,
      name,
      className: '',
      file: '',
      suite,
      outcome,
      reasons: outcome === 'skipped' ? [word] : [],
      durationMs: 0,
      attempts: 1,
      externalResult: outcome === 'passed' && word !== '' ? word : null,
    });
  }
  return accept({ cases, suites: [suite], tool: LIST });
}
