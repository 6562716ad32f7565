import { SaxesParser } from 'saxes';
import { accept, refuse, type Result } from '../documents/findings.ts';
import { counterOf, outcomeOf, outcomeOfAttribute } from './outcome-words.ts';
import {
  MAX_TESTS,
  wholeFile,
  worstOf,
  type TestCase,
  type TestOutcome,
  type TestResults,
  type TestSuite,
} from './results.ts';
import { readStart } from './start.ts';
import {
  isHonestCount,
  isHonestSkips,
  proofOf,
  toolOf,
  type Proof,
  type ToolTraits,
} from './tools.ts';

const MAX_DEPTH = 64;
/** Ten for each test. Small ones would take many times the memory of their bytes. */
const MAX_ELEMENTS = 1_000_000;
const MAX_ATTRIBUTES = 100;

/** No contract lists a longer reason. */
const MAX_REASON = 4096;

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
  try {
    return accept(new JunitReader().read(text));
  } catch (error) {
    if (!(error instanceof InvalidJunit)) throw error;
    return refuse('test_results_invalid', { file, expected: error.message });
  }
}

/** The file is not what is read here; the message says what is expected, and nothing from the file. */
class InvalidJunit extends Error {}

type Attributes = Readonly<Record<string, string>>;

/** A suite whose elements are still coming, with what it has shown so far and what its counters tell. */
interface OpenSuite {
  readonly suite: TestSuite;
  readonly told: Told;
  /** Counts of comments, for the whole file alone. */
  readonly inComments: Told;
  /** Cases in it, and in it and below. */
  own: number;
  cases: number;
  failures: number;
  /** Cases that neither passed at the first try nor failed. */
  others: number;
}

interface Told {
  /** Whether a counter of failures is there. */
  hasFailures: boolean;
  failures: number;
  others: number;
  tests: number | null;
}

class JunitReader {
  readonly #cases: TestCase[] = [];
  readonly #suites: TestSuite[] = [];
  readonly #traits: ToolTraits = { suites: [], properties: new Set() };
  readonly #path: string[] = [];
  readonly #open: OpenSuite[] = [];
  #elements = 0;
  #attributes = 0;
  #case: TestCase | undefined;
  #isProven = true;
  /** Failures that the elements of the open case show. */
  #caseFailures = 0;
  /** The sign of a test that passed, which others lack; `undefined` until the first case of a suite asks. */
  #proof: Proof | null | undefined;
  #caseSkips = 0;
  /** Text of the open element of a skip. */
  #reason: string | undefined;

  read(text: string): TestResults {
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
    parser.on('closetag', ({ name }) => this.#end(localName(name)));
    parser.on('text', (piece) => this.#text(piece));
    parser.on('cdata', (piece) => this.#text(piece));
    parser.on('comment', (comment) => this.#comment(comment));
    parser.write(text).close();
    const tool = toolOf(this.#traits);
    return { cases: this.#cases, suites: this.#suites, tool };
  }

  #start(prefixed: string, attributes: Attributes): void {
    const name = localName(prefixed);
    this.#attributes = 0;
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) throw new InvalidJunit(`at most ${MAX_ELEMENTS} elements`);
    const parent = this.#path.at(-1);
    if (parent === undefined && !isSuite(name))
      throw new InvalidJunit('an element testsuites or testsuite at the top');
    this.#path.push(name);
    if (this.#path.length > MAX_DEPTH) throw new InvalidJunit('at most 64 levels');
    if (this.#case) this.#addTo(this.#case, parent, name, attributes);
    else if (isSuite(name)) this.#startSuite(attributes);
    else if (name === 'testcase') this.#startCase(attributes, prefixed === name);
    else if (parent !== 'properties' && !OUTPUT.has(parent ?? '')) this.#addToSuite(name);
    if (name === 'property' && !this.#case) this.#traits.properties.add(attributes['name'] ?? '');
  }

  #startSuite(attributes: Attributes): void {
    const parent = this.#open.at(-1)?.suite ?? null;
    const suite: TestSuite = {
      ...wholeFile(attributes['timestamp']),
      name: attributes['name'] ?? '',
      file: fileIn(attributes),
      parent,
    };
    // A further suite may tell which tool it was.
    this.#proof = undefined;
    if (parent === null) this.#traits.root = attributes;
    else if (this.#traits.suites.length < 2) this.#traits.suites.push(attributes);
    this.#suites.push(suite);
    // A suite may say of itself how it ended.
    const outcome = outcomeOfAttributes(attributes, true);
    if (outcome === 'failed') suite.failures += 1;
    else if (outcome !== 'passed') suite.hidesTests = true;
    const told = countersOf(attributes, suite);
    const inComments = { hasFailures: false, failures: 0, others: 0, tests: null };
    this.#open.push({ suite, told, inComments, own: 0, cases: 0, failures: 0, others: 0 });
  }

  #startCase(attributes: Attributes, isPlain: boolean): void {
    if (this.#cases.length === MAX_TESTS) throw new InvalidJunit(`at most ${MAX_TESTS} test cases`);
    const { suite } = this.#openSuite();
    this.#caseFailures = 0;
    this.#caseSkips = 0;
    this.#traits.caseName ??= attributes['name'];
    this.#case = {
      ordinal: this.#cases.length + 1,
      name: attributes['name'] ?? '',
      className: attributes['classname'] ?? attributes['class'] ?? '',
      file: fileIn(attributes),
      suite,
      outcome: isPlain && ran(attributes) ? outcomeOfAttributes(attributes) : 'unclear',
      reasons: [],
      durationMs: durationIn(attributes),
      attempts: 1,
      externalResult: null,
    };
    if (this.#proof === undefined) this.#proof = proofOf(toolOf(this.#traits));
    this.#isProven = this.#proof === null || (this.#proof === 'status' && 'status' in attributes);
  }

  #openSuite(): OpenSuite {
    const open = this.#open.at(-1);
    if (!open) throw new InvalidJunit('test cases within a suite');
    return open;
  }

  /** An element outside of a case says for its suite that set-up or tear-down failed, or that it was skipped. */
  #addToSuite(name: string): void {
    const open = this.#openSuite();
    const outcome = outcomeOf(name);
    if (outcome === 'failed') {
      open.suite.failures += 1;
      open.failures += 1;
    } else if (outcome === 'skipped') open.suite.hidesTests = true;
  }

  #addTo(test: TestCase, parent: string | undefined, name: string, attributes: Attributes): void {
    if (name === 'testcase') throw new InvalidJunit('no test case within a test case');
    if (parent === 'testcase') return this.#addChild(test, name, attributes);
    if (name === 'property') return addProperty(test, attributes);
    // Deeper elements belong to what they are in; in output and properties they are not understood.
    if (this.#path.some((one) => OUTPUT.has(one) || one === 'properties'))
      test.outcome = worstOf(test.outcome, notPassed(name));
  }

  #addChild(test: TestCase, name: string, attributes: Attributes): void {
    if (OUTPUT.has(name)) this.#isProven ||= this.#proof === 'output';
    if (name === 'properties' || OUTPUT.has(name)) return;
    if (name === 'property') return addProperty(test, attributes);
    const plain = name.toLowerCase();
    if (plain === 'flakyfailure' || plain === 'flakyerror') {
      test.attempts += 1;
      return;
    }
    const outcome = plain === 'skipped' ? skipOf(attributes) : notPassed(name);
    if (outcome === 'failed') this.#caseFailures += 1;
    test.outcome = worstOf(test.outcome, outcome);
    if (plain === 'skipped') {
      // Of two reasons nobody knows which one counts.
      this.#caseSkips += 1;
      if (this.#caseSkips > 1) test.outcome = worstOf(test.outcome, 'unclear');
      this.#reason = '';
      if (attributes['message'] !== undefined)
        test.reasons.push(attributes['message'].slice(0, MAX_REASON));
    }
  }

  #text(text: string): void {
    if (!this.#case) return;
    const element = this.#path.at(-1);
    if (this.#reason !== undefined) this.#reason = `${this.#reason}${text}`.slice(0, MAX_REASON);
    // Text directly about a test says something that is not understood.
    else if (element === 'testcase' ? text.trim() !== '' : isScenarioWithoutSteps(text))
      this.#case.outcome = worstOf(this.#case.outcome, 'unclear');
  }

  /** Node's test runner counts in comments at the end of the file, and Qt writes there why a test was skipped. */
  #comment(comment: string): void {
    if (this.#case) return this.#message(this.#case, comment);
    const [, name = '', count = ''] =
      /^\s*(fail|cancelled|skipped|todo)\s+(\d+)\s*$/.exec(comment) ?? [];
    const root = this.#open[0];
    if (name === '' || !root) return;
    this.#traits.countsInComments = true;
    // Merged files have such comments of each of them.
    if (counterOf(name) === 'failures') root.inComments.failures += Number(count);
    else root.inComments.others += Number(count);
  }

  /** Qt counts each of its messages as an error, also those of a test that passed. */
  #message(test: TestCase, comment: string): void {
    const [, type] = /\btype="(\w+)"/.exec(comment) ?? [];
    if (type === undefined) return;
    this.#openSuite().failures += 1;
    if (type !== 'skip') return;
    test.outcome = worstOf(test.outcome, 'skipped');
    const [, message = ''] = /\bmessage="([^"]*)"/.exec(comment) ?? [];
    test.reasons.push(
      message.replaceAll(/&#x([0-9A-Fa-f]{1,4});/g, (_all, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    );
  }

  #end(name: string): void {
    this.#path.pop();
    if (this.#case && this.#reason !== undefined && name.toLowerCase() === 'skipped') {
      this.#case.reasons.push(this.#reason);
      this.#reason = undefined;
    }
    if (name === 'testcase') this.#endCase();
    else if (isSuite(name) && !this.#case) this.#endSuite();
  }

  #endCase(): void {
    if (!this.#case) return;
    if (!this.#isProven) this.#case.outcome = worstOf(this.#case.outcome, 'unclear');
    const { outcome, attempts } = this.#case;
    const open = this.#openSuite();
    if (this.#isTrace(this.#case)) {
      this.#case = undefined;
      return;
    }
    // Common Test writes what runs around a suite as cases, which it doesn't count.
    if (!/^(?:init|end)_per_/.test(this.#case.name)) {
      open.own += 1;
      open.cases += 1;
    }
    if (outcome === 'failed') open.failures += Math.max(1, this.#caseFailures);
    else if (outcome !== 'passed' || attempts > 1) open.others += 1;
    this.#cases.push(this.#case);
    this.#case = undefined;
  }

  /** Bats writes a test that it tried again as one more case, which it doesn't count. */
  #isTrace({ name, outcome, suite }: TestCase): boolean {
    const [, of] = /^begin \d+ (.+)$/s.exec(name) ?? [];
    if (of === undefined || outcome !== 'passed' || !suite.name.endsWith('.bats')) return false;
    const tried = this.#cases.find((test) => test.suite === suite && test.name === of);
    if (tried) tried.attempts += 1;
    return tried !== undefined;
  }

  #endSuite(): void {
    const open = this.#open.pop();
    if (!open) return;
    const { cases, failures, inComments, others, own, suite, told } = open;
    const parent = this.#open.at(-1);
    if (parent) {
      parent.cases += cases;
      parent.failures += failures;
      parent.others += others;
    }
    suite.countsFewerFailures = told.hasFailures && told.failures < failures;
    suite.hidesFailures ||= Math.max(told.failures, inComments.failures) > failures;
    suite.hidesTests ||= inComments.others > others;
    suite.hidesTests ||=
      told.others > others && !isHonestSkips(toolOf(this.#traits), told.others, others);
    const triedAgain = suite.countsFewerFailures ? failures - told.failures : 0;
    const isTold =
      told.tests === null ||
      [cases, own, cases - others, own - others, cases - triedAgain].includes(told.tests);
    if (isTold || told.tests === null) return;
    suite.hidesTests ||= !isHonestCount(toolOf(this.#traits), told.tests, {
      cases,
      isRoot: !parent,
    });
  }
}

/** Recognises behave's output of a scenario without a line of a step that passed. */
function isScenarioWithoutSteps(output: string): boolean {
  return output.includes('@scenario.begin') && !output.includes(' ... passed in ');
}

const OUTPUT = new Set(['system-out', 'system-err']);

function isSuite(name: string): boolean {
  return name === 'testsuite' || name === 'testsuites';
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function notPassed(element: string): TestOutcome {
  return outcomeOf(element) === 'failed' ? 'failed' : 'unclear';
}

/** Only a plain skip can be excused: an expected failure, or a test that is still to be written, is none. */
function skipOf({ type = '' }: Attributes): TestOutcome {
  if (/fail|err|timeout/i.test(type)) return 'failed';
  return /todo|pending|expect/i.test(type) ? 'unclear' : 'skipped';
}

/** Properties of Playwright and node-tap that say how a test ended: `fail` marks a failure that is expected. */
const PROPERTIES: Readonly<Record<string, TestOutcome>> = {
  fail: 'failed',
  skip: 'skipped',
  todo: 'unclear',
  fixme: 'unclear',
};

function addProperty(test: TestCase, { name = '', value = '' }: Attributes): void {
  if (name === EXTERNAL_RESULT) test.externalResult = value;
  const outcome = PROPERTIES[name];
  if (outcome === undefined) return;
  test.outcome = worstOf(test.outcome, outcome);
  if (outcome === 'skipped') test.reasons.push(value);
}

/** Attributes of a test case that hold names, places and times: no word in them is an outcome. */
const NAMES = new Set([
  'name',
  'classname',
  'class',
  'file',
  'filepath',
  'line',
  'time',
  'timestamp',
  'id',
  'package',
  'hostname',
  'message',
  'value_param',
  'type_param',
]);

function fileIn({ file, filepath }: Attributes): string {
  return file ?? filepath ?? '';
}

function durationIn({ time = '' }: Attributes): number {
  const seconds = Number(time.replaceAll(',', ''));
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds * 1000) : 0;
}

/** GoogleTest gives a test that did not run the first instant of Unix time. */
function ran({ timestamp }: Attributes): boolean {
  return timestamp === undefined || readStart(timestamp) !== null;
}

/** @param isOfSuite whether they are of a suite, whose counters are compared instead */
function outcomeOfAttributes(attributes: Attributes, isOfSuite = false): TestOutcome {
  let outcome: TestOutcome = 'passed';
  for (const name in attributes) {
    if (NAMES.has(name) || name.startsWith('xmlns')) continue;
    if (isOfSuite && counterOf(localName(name)) !== null) continue;
    outcome = worstOf(outcome, outcomeOfAttribute(localName(name), attributes[name] ?? ''));
  }
  return outcome;
}

/** Several counters may count the same skip, but none the same failure. */
function countersOf(attributes: Attributes, suite: TestSuite): Told {
  const told: Told = { hasFailures: false, failures: 0, others: 0, tests: null };
  for (const name in attributes) {
    const counts = counterOf(localName(name));
    if (counts === null) continue;
    const text = attributes[name] ?? '';
    const count = /^\d+(?:\.0*)?$/.test(text) ? Number(text) : NaN;
    if (text === '') continue;
    if (counts === 'failures') told.hasFailures = true;
    // Less than none, or no number: it tells of something, and not of what.
    if (Number.isNaN(count)) suite.hidesTests = true;
    else if (counts === 'failures') told.failures += count;
    else if (counts === 'others') told.others = Math.max(told.others, count);
    else if (told.tests === null || told.tests === count) told.tests = count;
    else suite.hidesTests = true;
  }
  return told;
}
