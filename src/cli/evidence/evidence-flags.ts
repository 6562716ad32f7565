// Short documents by flags instead of a file; the flags follow from the schemas.

import { formatInstant, type EpochMs } from '../../documents/json.ts';
import type { EvidenceKind } from '../../ledger/records.ts';
import { readFingerprint, usageError, type Arguments } from '../arguments.ts';
import type { CommandOption, CommandOptions } from '../command.ts';
import { EVIDENCE_FLAGS } from './generated/evidence-flags.ts';
import { KEEP_OPTION, repeated, valued } from '../options.ts';

type Flag = (typeof EVIDENCE_FLAGS)[EvidenceKind][number]['flag'];

/** Help texts of the flags that the schemas of the documents have; a missing one does not compile. */
const TEXTS: Readonly<Record<Flag, CommandOption>> = {
  provider: valued('the provider'),
  'app-fingerprint': valued('the fingerprint of the provider app'),
  'deployment-environment': valued('production, staging or local'),
  'provider-environment': valued('production, sandbox or development'),
  'instance-fingerprint': valued(
    'the fingerprint of the provider instance, if the provider has instances',
  ),
  'account-kind': valued('the kind of account'),
  'output-profile': valued('the output profile, such as image-pin'),
  operation: valued('the operation, such as publish_immediate'),
  'policy-mode': valued('the policy mode'),
  state: valued('approval: approved, restricted, …; control: enabled, degraded or disabled'),
  tier: valued('the approved tier; not needed for a revocation'),
  reason: valued('the reason for a control, as a slug'),
  'reviewed-at': valued('when the provider approved the app'),
  'evidence-sha256': valued('the digest of the document that shows an app review'),
  'starts-at': valued('when a control takes effect (default: now)'),
  'expires-at': valued('when it expires; a control without it never does'),
  side: valued('the side of a test run: local or live'),
  'contract-digest': valued('the digest of the contract that was tested'),
  'tested-revision': valued('the commit that was tested'),
  'tested-at': valued('when the test run started'),
  'account-reference': valued('the fingerprint of the account that a live test run used'),
};

const LISTS: CommandOptions = {
  'granted-scope': repeated('the digest of an OAuth scope that the test run had; may be repeated'),
  check: repeated('a check of a test run, as KIND=OUTCOME[:REASON]@INSTANT; may be repeated'),
  'external-result': repeated('the result of a check at the provider, as KIND=FINGERPRINT'),
};

const RESULT_OPTIONS: CommandOptions = {
  'from-junit': valued(
    'record a test run from this JUnit file; its tests are named after checks',
    'FILE',
  ),
  'from-ctrf': valued('record a test run from this CTRF report', 'FILE'),
  'exit-status': valued('the exit status of the command that ran the tests', 'N'),
  suite: repeated('read only the tests of this suite, class or file; may be repeated', 'NAME'),
  checks: valued('record a test run from this list, with lines such as "connect: passed"', 'FILE'),
  ...KEEP_OPTION,
  scope: repeated(
    'with --from-junit or --checks: the name of a granted OAuth scope; may be repeated',
    'NAME',
  ),
};

/** One document by flags, instead of a file; what they leave out is missing in it. */
export const EVIDENCE_OPTIONS: CommandOptions = { ...TEXTS, ...LISTS, ...RESULT_OPTIONS };

export function isByFlags(args: Arguments): boolean {
  return Object.keys(EVIDENCE_OPTIONS).some((flag) => args.list(flag).length > 0);
}

/** @throws ClaimgateError `usage` for a flag that the kind has no use for */
export function refuseFlagsOfOthers(kind: EvidenceKind, args: Arguments): void {
  const own = new Set<string>([
    ...formsOf(kind).map(({ flag }) => flag),
    ...(kind === 'run' ? Object.keys({ ...LISTS, ...RESULT_OPTIONS }) : []),
  ]);
  const others = Object.keys(EVIDENCE_OPTIONS).filter((flag) => !own.has(flag));
  args.refuse(others, `for ${kind}`);
  args.fingerprint('account-reference');
}

/** @throws ClaimgateError `usage` that names all missing flags */
export function requireFlags(args: Arguments, flags: readonly string[]): void {
  const missing = flags.filter((flag) => args.text(flag) === undefined);
  if (missing.length > 0)
    throw usageError({ expected: missing.map((flag) => `--${flag}`).join(', ') });
}

/** @param at from when a control event counts that names no start, in milliseconds @throws ClaimgateError `usage` */
export function documentFromFlags(
  kind: EvidenceKind,
  args: Arguments,
  at: EpochMs,
): Readonly<Record<string, unknown>> {
  refuseFlagsOfOthers(kind, args);
  const document: Record<string, unknown> = { schema_version: 1 };
  const groups: Record<string, Record<string, unknown>> = {};
  const missing: string[] = [];
  for (const { flag, within, isRequired, isNullable, values } of formsOf(kind)) {
    const byDefault = flag === 'starts-at' ? formatInstant(at) : isNullable ? null : undefined;
    const value = args.text(flag) ?? (isRequired ? byDefault : undefined);
    if (value === undefined) {
      if (isRequired) missing.push(flag);
      continue;
    }
    if (value !== null && values?.includes(value) === false)
      throw usageError({
        found: `"${value}" for --${flag}`,
        expected: `one of ${values.join(', ')}`,
      });
    const place = within === null ? document : (groups[within] ??= {});
    place[memberOf(flag)] = value;
  }
  const lists =
    kind === 'run'
      ? { granted_scopes: args.list('granted-scope').toSorted(), checks: checksOf(args) }
      : {};
  // Wrong flags come before missing ones.
  requireFlags(args, missing);
  return { ...document, ...groups, ...lists };
}

/** A flag of a run that test results are not read with is refused, never dropped. @throws ClaimgateError `usage` */
export function refuseUnreadFlags(args: Arguments, read: readonly string[]): void {
  const others = formsOf('run').filter(
    ({ flag, within }) => within === null && !read.includes(flag),
  );
  args.refuse(
    others.map(({ flag }) => flag),
    'with test results',
  );
}

export function subjectFromFlags(args: Arguments): Readonly<Record<string, string>> {
  return Object.fromEntries(
    formsOf('run').flatMap(({ flag, within }) => {
      const text = within === 'subject' ? args.text(flag) : undefined;
      return text === undefined ? [] : [[memberOf(flag), text]];
    }),
  );
}

interface FlagForm {
  readonly flag: Flag;
  /** The member that it stands within. */
  readonly within: string | null;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly values: readonly string[] | null;
}

function formsOf(kind: EvidenceKind): readonly FlagForm[] {
  return EVIDENCE_FLAGS[kind];
}

function memberOf(flag: Flag): string {
  return flag.replaceAll('-', '_');
}

const CHECK = /^([a-z0-9_-]+)=([a-z_]+)(?::([^@]+))?@(.+)$/;

function checksOf(args: Arguments): readonly Readonly<Record<string, unknown>>[] {
  const results = new Map(args.list('external-result').map(resultOf));
  const checks = args.list('check').map((text) => {
    const [, kind, outcome, reason = null, completed_at] = CHECK.exec(text) ?? [];
    if (kind === undefined)
      throw usageError({ expected: '--check KIND=OUTCOME@INSTANT', found: text });
    const external_result = results.get(kind) ?? null;
    results.delete(kind);
    return { kind, outcome, not_applicable_reason: reason, completed_at, external_result };
  });
  for (const kind of results.keys())
    throw usageError({ expected: `a --check of ${kind} for its --external-result` });
  return checks;
}

/** Reads what the provider answered to a check. @throws ClaimgateError `usage` */
export function resultOf(text: string): readonly [kind: string, fingerprint: string] {
  const [, kind = '', result = ''] = /^([a-z0-9_-]+)=(.*)$/.exec(text) ?? [];
  readFingerprint('external-result KIND=FINGERPRINT', result);
  return [kind, result];
}
