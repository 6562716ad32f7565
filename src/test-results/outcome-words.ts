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
 * Returns what an attribute, such as `status="run"` or `executed="False"`, tells of its test, and `passed` where it
 * tells nothing: its name is no word of an outcome, and neither is its value.
 */
export function outcomeOfAttribute(name: string, value: string): TestOutcome {
  if (STATES.test(name)) return outcomeOf(value) ?? 'unclear';
  const meant = outcomeOf(name);
  if (meant === null) return outcomeOf(value) ?? 'passed';
  if (meant === 'passed') return YES.test(value) ? 'passed' : withoutIt(name, value);
  return NO.test(value) ? 'passed' : meant;
}

/** A test that was not run was not done; one without success has failed. */
function withoutIt(name: string, value: string): TestOutcome {
  if (!NO.test(value)) return outcomeOf(value) ?? 'unclear';
  return /^(?:run|executed|completed)$/i.test(name) ? 'skipped' : 'failed';
}

const FAILURE_COUNTER =
  /^(?:fail(?:s|ed|ures?)?|err(?:s|ors?|ored)?|crash(?:ed|es)?|broken|abort(?:ed|s)?|unexpected|timed-?outs?)$/i;
const OTHER_COUNTER =
  /^(?:skip(?:s|ped)?|disabled|ignored?|pending|todos?|not-?run|not-?executed|untested|undefined|incomplete|inconclusive|suppressed|cancell?ed|blocked|warnings?|risky|flak(?:y|es)|xfail(?:ed|ures)?|xpass(?:ed)?|omitted|excluded|unresolved|invalid|quarantined)$/i;

/** Tells what the counter of a suite counts: failures, or tests that were not simply passed; `null` for anything else. */
export function counterOf(name: string): 'failures' | 'others' | null {
  if (FAILURE_COUNTER.test(name)) return 'failures';
  return OTHER_COUNTER.test(name) ? 'others' : null;
}
