import { accept, refusalFor, refuse, type Result } from '../documents/findings.ts';
import { isJsonObject, readJson, type JsonObject, type JsonValue } from '../documents/json.ts';
import { outcomeOf } from './outcome-words.ts';
import {
  MAX_TESTS,
  wholeFile,
  worstOf,
  type TestCase,
  type TestOutcome,
  type TestResults,
  type TestSuite,
} from './results.ts';

/** Reads a report in the Common Test Report Format (ctrf.io). The list and the summary may disagree: both count. */
export function readCtrf(bytes: Uint8Array, file: string, maxBytes: number): Result<TestResults> {
  const { findings, value } = readJson(bytes, { file, maxBytes, allowsFractions: true });
  const unreadable = refusalFor(findings);
  if (unreadable) return unreadable;
  const invalid = (expected: string) => refuse('test_results_invalid', { file, expected });
  if (!isJsonObject(value) || value['reportFormat'] !== 'CTRF')
    return invalid('a CTRF report, which says so: "reportFormat": "CTRF"');
  const { generatedBy, results } = value;
  if (generatedBy === 'junit-to-ctrf')
    return refuse('test_results_converted', { file, found: generatedBy });
  const { summary, tests, tool } = isJsonObject(results) ? results : {};
  if (!isJsonObject(summary) || !Array.isArray(tests))
    return invalid('the members results.summary and results.tests');
  if (tests.length > MAX_TESTS) return invalid(`at most ${MAX_TESTS} tests`);
  const suite = { ...wholeFile(startOf(summary)) };
  const cases = tests.map((test, index) =>
    caseOf(isJsonObject(test) ? test : {}, index + 1, suite),
  );
  compare(summary, cases, suite);
  const name = isJsonObject(tool) ? textIn(tool, 'name') : '';
  return accept({ cases, suites: [suite], tool: `CTRF of ${name}` });
}

/** Seconds up to here are no milliseconds of a run, and from there on no year that there is. */
const MOST_SECONDS = 1e11;
const MOST_MILLIS = 8.64e15;

/** The time of the run, in milliseconds. That of the report is when it was begun, converted or merged. */
function startOf({ start }: JsonObject): string {
  if (start === 0 || start === undefined) return '';
  const isMillis = typeof start === 'number' && start >= MOST_SECONDS && start < MOST_MILLIS;
  return isMillis ? new Date(start).toISOString() : JSON.stringify(start);
}

function caseOf(test: JsonObject, ordinal: number, suite: TestSuite): TestCase {
  const { duration, extra, retries } = test;
  const reasons: string[] = [];
  let outcome = statusOf(test);
  const annotations = isJsonObject(extra) ? extra['annotations'] : undefined;
  for (const annotation of Array.isArray(annotations) ? annotations : []) {
    if (!isJsonObject(annotation)) continue;
    if (annotation['type'] === 'fail') outcome = worstOf(outcome, 'failed');
    if (annotation['type'] === 'skip') reasons.push(textIn(annotation, 'description'));
  }
  if (outcome === 'skipped') reasons.push(textIn(test, 'message'));
  const wasRetried = test['flaky'] === true && typeof retries === 'number' && retries > 0;
  return {
    ordinal,
    name: textIn(test, 'name'),
    className: suiteOf(test['suite']),
    file: textIn(test, 'filePath'),
    suite,
    outcome,
    reasons,
    durationMs: typeof duration === 'number' && duration > 0 ? Math.ceil(duration) : 0,
    attempts: wasRetried ? retries + 1 : 1,
    externalResult: isJsonObject(extra) ? textIn(extra, 'external_result') || null : null,
  };
}

/** Only `passed` is passed, and only where nothing else of the test says otherwise. */
function statusOf(test: JsonObject): TestOutcome {
  const status = test['status'];
  const own: TestOutcome =
    status === 'passed' || status === 'failed' || status === 'skipped'
      ? status
      : status === 'pending'
        ? 'skipped'
        : 'unclear';
  const raw = test['rawStatus'];
  const said =
    raw === undefined ? own : typeof raw === 'string' ? (outcomeOf(raw) ?? 'unclear') : 'unclear';
  const isExplained = test['flaky'] === true || own !== 'passed' || textIn(test, 'message') === '';
  return worstOf(worstOf(own, own === 'skipped' ? own : said), isExplained ? 'passed' : 'unclear');
}

function suiteOf(suite: JsonValue | undefined): string {
  if (typeof suite === 'string') return suite;
  return Array.isArray(suite) ? suite.filter((part) => typeof part === 'string').join(' > ') : '';
}

const COUNTERS = ['passed', 'failed', 'skipped', 'pending', 'other'] as const;

/** Every counter has to be what the list shows: a member that is missing tells of nothing. */
function compare(summary: JsonObject, cases: readonly TestCase[], suite: TestSuite): void {
  const failed = cases.filter(({ outcome }) => outcome === 'failed').length;
  const told = COUNTERS.map((name) => [name, summary[name]] as const);
  for (const [name, count] of told) {
    if (count === undefined) continue;
    if (typeof count !== 'number') suite.hidesTests = true;
    else if (name === 'failed' && count > failed) suite.hidesFailures = true;
  }
  const passed = cases.filter(({ outcome }) => outcome === 'passed').length;
  if (summary['tests'] !== cases.length) suite.hidesTests = true;
  if (typeof summary['passed'] === 'number' && summary['passed'] < passed) suite.hidesTests = true;
  const others = ['skipped', 'pending', 'other'].map((name) => summary[name]);
  const most = others.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);
  if (most > cases.length - passed - failed) suite.hidesTests = true;
}

function textIn(object: JsonObject, member: string): string {
  const text = object[member];
  return typeof text === 'string' ? text : '';
}
