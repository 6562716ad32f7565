import type { TestOutcome } from './results.ts';

// Which words of results files say that a test passed. Any other word never does.

const PASSED = new Set([
  'passed',
  'pass',
  'success',
  'successful',
  'succeeded',
  'ok',
  'run',
  'ran',
  'completed',
  'executed',
]);
const FAILED =
  /^(?:fail|err|broken|crash|abort|time(?:d)?out|kill|panic|exception|fatal|unexpected|invalid|xpass)/;
/** A plain skip, which a contract may excuse. */
const SKIPPED = /^(?:skip(?:ped)?|ignored?|disabled|not(?:run|executed)|suppressed)$/;
/** Not done for another reason, which nothing excuses. */
const UNDONE =
  /^(?:pending|todo|untested|undefined|incomplete|inconclusive|cancell?ed|blocked|xfail|flaky)$/;

/** Returns what a word says of a test; `null` for any that is not known, which is never passed. */
export function outcomeOf(word: string): TestOutcome | null {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (PASSED.has(plain)) return 'passed';
  if (FAILED.test(plain)) return 'failed';
  if (SKIPPED.test(plain)) return 'skipped';
  return UNDONE.test(plain) ? 'unclear' : null;
}

const YES = /^(?:true|yes|1)$/i;
const NO = /^(?:false|no|0|none|null|)$/i;
/** Members that name an outcome by their value. */
const STATES = /^(?:raw-?)?(?:status|result|outcome|state|verdict|conclusion|disposition)$/i;

/**
 * Returns what an attribute, such as `status="run"`, `executed="False"` or `isSkipped="true"`, tells of its test, and
 * `passed` where it tells nothing: no word of its name is one of an outcome, and neither is its value.
 */
export function outcomeOfAttribute(name: string, value: string): TestOutcome {
  if (STATES.test(name)) return outcomeOf(value) ?? 'unclear';
  const meant = outcomeOf(name) ?? notPassedIn(name);
  if (meant === null) return outcomeOf(value) ?? 'passed';
  if (meant === 'passed') return YES.test(value) ? 'passed' : withoutIt(name, value);
  return NO.test(value) ? 'passed' : meant;
}

/** The outcome that a single word of a name says, other than passed; how long a test may take is none. */
function notPassedIn(name: string): TestOutcome | null {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(/[^A-Za-z]+/);
  const meant = words.map((word) => (/^timeout$/i.test(word) ? null : outcomeOf(word)));
  return meant.find((one) => one !== null && one !== 'passed') ?? null;
}

/** A test that was not run was not done; one without success has failed. */
function withoutIt(name: string, value: string): TestOutcome {
  if (!NO.test(value)) return outcomeOf(value) ?? 'unclear';
  return /^(?:run|ran|executed|completed)$/i.test(name) ? 'skipped' : 'failed';
}

const FAILURE_COUNTER =
  /^(?:fail(?:s|ed|ures?)?|err(?:s|ors?|ored)?|crash(?:ed|es)?|broken|abort(?:ed|s)?|unexpected|timeouts|timedouts?|invalid)$/;
const OTHER_COUNTER =
  /^(?:skip(?:s|ped)?|disabled|ignored?|pending|todos?|notrun|notexecuted|untested|undefined|incomplete|inconclusive|suppressed|cancell?ed|blocked|warnings?|risky|flak(?:y|es)|xfail(?:ed|ures)?|xpass(?:ed)?|omitted|excluded|unresolved|quarantined)$/;

/**
 * Tells what the counter of a suite counts: its tests, failures, or tests that were not simply passed; `null` for
 * anything else. `failedTests` and `failure_count` count as `failed` does.
 */
export function counterOf(name: string): 'tests' | 'failures' | 'others' | null {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (plain === 'tests' || plain === 'total') return 'tests';
  const counted = plain
    .replace(/^(?:total|number(?:of)?|num)/, '')
    .replace(/(?:tests?|cases|count)$/, '');
  if (FAILURE_COUNTER.test(counted)) return 'failures';
  return OTHER_COUNTER.test(counted) ? 'others' : null;
}
