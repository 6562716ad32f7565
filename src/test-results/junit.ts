import { SaxesParser } from 'saxes';
import { accept, refuse, type Result } from '../findings/index.ts';
import { MAX_TESTS, type TestResult, type TestResults } from './checks.ts';

export const MAX_JUNIT_BYTES = 16 * 1024 * 1024;
const MAX_DEPTH = 64;
/** Ten for each test. Small ones would take many times the memory of their bytes. */
const MAX_ELEMENTS = 1_000_000;
const MAX_ATTRIBUTES = 100;

/** Property of a test case that says what the provider answered. */
const EXTERNAL_RESULT = 'external_result';

/** Reads a JUnit file. Without a document type there are no entities to expand and nothing to fetch. */
export function readJunit(bytes: Uint8Array, file: string): Result<TestResults> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('test_results_invalid', { file, expected: 'UTF-8' });
  }
  const reader = new JunitReader();
  try {
    reader.read(text);
  } catch (error) {
    if (!(error instanceof InvalidJunit)) throw error;
    return refuse('test_results_invalid', { file, expected: error.message });
  }
  const { isZoned, startedAt, tests } = reader;
  return accept({ tests, startedAt, isZoned });
}

/** The file is not what is read here; the message says what is expected, and nothing from the file. */
class InvalidJunit extends Error {}

type OpenTest = { -readonly [K in keyof TestResult]: TestResult[K] };

const OUTCOMES: Readonly<Record<string, TestResult['outcome']>> = {
  failure: 'failed',
  error: 'failed',
  skipped: 'skipped',
  disabled: 'skipped',
};

class JunitReader {
  readonly tests: OpenTest[] = [];
  readonly startedAt: number[] = [];
  isZoned = true;
  readonly #open: string[] = [];
  #elements = 0;
  #attributes = 0;
  #root: string | undefined;
  #test: OpenTest | undefined;
  #hasFailedSuite = false;

  read(text: string): void {
    const parser = new SaxesParser();
    parser.on('doctype', () => {
      throw new InvalidJunit('XML without a document type');
    });
    parser.on('error', () => {
      throw new InvalidJunit('well-formed XML');
    });
    parser.on('attribute', () => {
      this.#attributes += 1;
      if (this.#attributes > MAX_ATTRIBUTES)
        throw new InvalidJunit(`at most ${MAX_ATTRIBUTES} attributes of an element`);
    });
    parser.on('opentag', ({ name, attributes }) => this.#start(name, attributes));
    parser.on('closetag', ({ name }) => this.#end(name));
    parser.write(text).close();
    // Whatever failed around the tests, such as their set-up, none of them shows anything then.
    if (this.#hasFailedSuite) for (const test of this.tests) test.outcome = 'failed';
  }

  #start(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#attributes = 0;
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) throw new InvalidJunit(`at most ${MAX_ELEMENTS} elements`);
    this.#root ??= name;
    if (!/^testsuites?$/.test(this.#root))
      throw new InvalidJunit('an element testsuites or testsuite at the top');
    const parent = this.#open.at(-1);
    this.#open.push(name);
    if (this.#open.length > MAX_DEPTH) throw new InvalidJunit('at most 64 levels');
    if (name === 'testsuite' || name === 'testsuites') this.#noteStart(attributes['timestamp']);
    if (parent !== 'testcase' && OUTCOMES[name] === 'failed') this.#hasFailedSuite = true;
    if (name === 'testcase') this.#startTest(attributes);
    else if (this.#test) this.#addTo(this.#test, parent, name, attributes);
  }

  #noteStart(timestamp: string | undefined): void {
    if (timestamp === undefined) return;
    const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(timestamp);
    const at = Date.parse(hasZone ? timestamp : `${timestamp}Z`);
    if (Number.isNaN(at)) throw new InvalidJunit('timestamps such as 2026-11-21T08:30:00');
    this.startedAt.push(at);
    this.isZoned &&= hasZone;
  }

  #startTest(attributes: Readonly<Record<string, string>>): void {
    if (this.#test) throw new InvalidJunit('no test case within a test case');
    if (this.tests.length === MAX_TESTS) throw new InvalidJunit(`at most ${MAX_TESTS} test cases`);
    const seconds = Number(attributes['time']?.replaceAll(',', '') ?? 0);
    const status = attributes['status']?.toLowerCase();
    this.#test = {
      name: attributes['name'] ?? '',
      outcome: status === undefined ? 'passed' : (STATUSES[status] ?? 'skipped'),
      reason: null,
      durationMs: Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds * 1000) : 0,
      externalResult: null,
    };
  }

  #addTo(
    test: OpenTest,
    parent: string | undefined,
    name: string,
    attributes: Readonly<Record<string, string>>,
  ): void {
    const outcome = parent === 'testcase' ? OUTCOMES[name] : undefined;
    // The worst counts: what failed stays failed, also where it is called skipped as well.
    if (outcome !== undefined && test.outcome !== 'failed') test.outcome = outcome;
    if (outcome === 'skipped') test.reason = attributes['message'] ?? null;
    if (name === 'property' && attributes['name'] === EXTERNAL_RESULT)
      test.externalResult = attributes['value'] ?? null;
  }

  #end(name: string): void {
    this.#open.pop();
    if (name !== 'testcase' || !this.#test) return;
    this.tests.push(this.#test);
    this.#test = undefined;
  }
}

/** Values of `status` that some writers use instead of elements; a test with any other was not done. */
const STATUSES: Readonly<Record<string, TestResult['outcome']>> = {
  passed: 'passed',
  success: 'passed',
  ok: 'passed',
  run: 'passed',
  completed: 'passed',
  failed: 'failed',
  failure: 'failed',
  error: 'failed',
  broken: 'failed',
};
