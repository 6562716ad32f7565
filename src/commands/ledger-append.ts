import { appendRecords } from './append-records.ts';
import { nearest } from '../json/meant.ts';
import type { NamedFile } from './named-file.ts';
import type { GivenDocuments } from './stated-documents.ts';
import { isThere } from '../io/files.ts';
import { formatInstant, type EpochMs } from '../json/index.ts';
import type { Description } from '../ledger/columns.ts';
import { APPROVAL, CONTROL, EVIDENCE_KINDS, RUN, type EvidenceKind } from '../ledger/records.ts';
import { SUBJECT_COLUMNS } from '../ledger/subjects.ts';
import { refuseOptions, type Arguments, usageError, readFingerprint } from './arguments.ts';
import type { Command, Invocation, CommandOptions } from './command.ts';
import {
  CLOCK_OPTION,
  fileOf,
  filesOf,
  exportCommandOf,
  LEDGER_OPTION,
  ledgerOf,
  repeated,
  repositoryOf,
  SELECTOR_OPTION,
  sourceOf,
  valued,
  argument,
} from './options.ts';

/** Members that have flags of their own form. */
const LISTS: ReadonlySet<string> = new Set(['granted_scopes']);

/** The flags of the members of a document that are one text each. */
function flagsOf({ members }: Description<unknown>): readonly string[] {
  return members.flatMap(({ statedAs, columns }) =>
    statedAs === undefined || columns.length > 1 || LISTS.has(statedAs)
      ? []
      : [statedAs.replaceAll('_', '-')],
  );
}

const SUBJECT = flagsOf(SUBJECT_COLUMNS);
const OF_KIND: Readonly<Record<EvidenceKind, readonly string[]>> = {
  approval: flagsOf(APPROVAL),
  control: flagsOf(CONTROL),
  run: flagsOf(RUN),
};

/** Options that make the checks of a run from the results of a test job. */
const RESULTS = ['from-junit', 'checks'];

const MEMBERS: typeof OF_KIND = {
  approval: OF_KIND.approval,
  control: [...SUBJECT, ...OF_KIND.control],
  run: [
    ...SUBJECT,
    ...OF_KIND.run,
    'granted-scope',
    'check',
    'external-result',
    ...RESULTS,
    'scope',
  ],
};

/** Help texts of flags; a flag without one is described by its name. */
const TEXTS = {
  provider: valued('the provider'),
  'app-fingerprint': valued('the fingerprint of the provider app'),
  'deployment-environment': valued('production, staging or local'),
  'provider-environment': valued('production, sandbox or development'),
  'instance-fingerprint': valued('the fingerprint of the instance, where the provider has any'),
  'account-kind': valued('the kind of account'),
  'output-profile': valued('the format that is published'),
  operation: valued('what is done'),
  'policy-mode': valued('the policy mode'),
  state: valued('what an approval or a control event says'),
  tier: valued('the tier of an approval; a revocation needs none'),
  reason: valued('why a control event is made, as a slug'),
  'reviewed-at': valued('when an approval was given'),
  'starts-at': valued('when a control event takes effect; by default now'),
  'expires-at': valued('until when it counts; of a control event, by default without end'),
  side: valued('local or live, of a run'),
  'contract-digest': valued('the contract that a run was made under'),
  'tested-revision': valued('the commit that was tested'),
  'tested-at': valued('when it was tested'),
  'account-reference': valued('the fingerprint of the account of a live run'),
};

/** One document by flags, instead of a file; what they leave out is missing in it. */
const APPEND_FLAGS: CommandOptions = {
  ...TEXTS,
  ...Object.fromEntries(
    [...SUBJECT, ...Object.values(OF_KIND).flat()].flatMap((flag) =>
      flag in TEXTS ? [] : [[flag, valued(`${flag.replaceAll('-', '_')} of the document`)]],
    ),
  ),
  'granted-scope': repeated('the digest of a scope that was granted to a run; may be repeated'),
  check: repeated('KIND=OUTCOME[:REASON]@INSTANT, a check of a run; may be repeated'),
  'external-result': repeated('KIND=FINGERPRINT, what the provider answered to a check'),
  'from-junit': valued(
    'make the checks of a run from a JUnit file; tests are named after checks',
    'FILE',
  ),
  checks: valued('the same from a list with lines such as "connect: passed"', 'FILE'),
  scope: repeated('of --from-junit and --checks: a scope that was granted, by its name', 'NAME'),
};

export const command: Command = {
  positionals: {
    what: argument('approval, run or control; or a folder or file with documents of any kind'),
    file: argument(
      'of a kind, a JSON document, a list of them or JSON Lines, - is standard input; or flags',
    ),
    others: argument('more folders and files'),
  },
  offers: { what: () => EVIDENCE_KINDS },
  options: {
    ...LEDGER_OPTION,
    operator: valued(
      'who records it; only a fingerprint is stored (or CLAIMGATE_OPERATOR, else your user name)',
      'NAME',
    ),
    ...APPEND_FLAGS,
    'idempotency-key': valued(
      'the same request with the same key is recorded once; of a list, each by its place',
      'KEY',
    ),
    ...CLOCK_OPTION,
    ...SELECTOR_OPTION,
  },
  examples: {
    'claimgate ledger append evidence --operator jane':
      'record every JSON document in a folder; what is recorded already is left out',
    'claimgate ledger append approval review.json --operator jane': 'record a review of an app',
    'claimgate ledger append control --provider pinterest --state disabled --reason incident-12 --operator jane':
      'disable a provider from now on',
    'claimgate ledger append run --side local --from-junit junit.xml --provider pinterest --scope pins:write':
      'record what a test job found, for the one claim that fits',
    'claimgate ledger append run runs.jsonl --operator ci': 'record runs, all of them or none',
  },
  async run(invocation) {
    const { args, host } = invocation;
    const tested = await testedRun(invocation);
    if (tested && !tested.ok) return tested;
    const outcome = await appendRecords(
      {
        ledger: ledgerOf(invocation),
        documents: tested ? { kind: 'run', value: tested.value } : documentsOf(invocation),
        operator: operatorOf(invocation),
        idempotencyKey: args.text('idempotency-key'),
        isClockConfirmed: args.flag('confirm-clock') === true,
        isSelectorConfirmed: args.flag('confirm-selector') === true,
        repository: repositoryOf(invocation),
      },
      host,
    );
    if (!outcome.ok) return outcome;
    const { appended, findings } = outcome.value;
    const lines = appended.map(
      ({ id, replayed, sequence }) =>
        `${replayed ? 'was recorded' : 'recorded'}: ${sequence}  ${id}`,
    );
    const result = { appended: [...appended] };
    return { result, findings, lines, next: [exportCommandOf(invocation)] };
  },
};

/** Environment variables that name who records, the first that is set: ours, and those of the system. */
const OPERATOR_SETTINGS = ['CLAIMGATE_OPERATOR', 'USER', 'LOGNAME', 'USERNAME'];

function operatorOf({ args, host }: Invocation): string {
  const named = OPERATOR_SETTINGS.map((name) => host.environment[name]).find(Boolean);
  return args.text('operator') ?? named ?? '';
}

/** The run whose checks the results of a test job say, where the call names any. @throws ClaimgateError */
async function testedRun(invocation: Invocation) {
  const { args, at, host } = invocation;
  const forms = [
    ['junit', fileOf(invocation, 'from-junit')],
    ['list', fileOf(invocation, 'checks')],
  ] as const;
  const [results, other] = forms.flatMap(([form, file]) => (file ? [{ ...file, form }] : []));
  if (!results) {
    refuseOptions(args, ['scope'], 'without --from-junit or --checks');
    return undefined;
  }
  if (other || args.text('what') !== 'run' || args.text('file') !== undefined)
    throw usageError({ expected: `run and no FILE, with either --${RESULTS.join(' or --')}` });
  refuseFlagsOfOthers('run', args);
  refuseOptions(args, ['check'], 'beside test results');
  readFingerprint('account-reference', args.text('account-reference'));
  // Loaded only here: hardly any call reads XML.
  const { runFromTests } = await import('./run-from-tests.ts');
  return runFromTests(
    {
      results,
      side: sideOf(args),
      subject: textsOf(args, SUBJECT),
      contractDigest: args.text('contract-digest'),
      testedRevision: args.text('tested-revision'),
      testedAt: args.instant('tested-at'),
      expiresAt: args.text('expires-at'),
      scopes: args.list('scope'),
      grantedScopes: args.list('granted-scope'),
      accountReference: args.text('account-reference') ?? null,
      externalResults: new Map(args.list('external-result').map(resultOf)),
      repository: repositoryOf(invocation),
      at,
    },
    host,
  );
}

const SIDES = ['local', 'live'] as const;

function sideOf(args: Arguments): (typeof SIDES)[number] {
  requireFlags(args, ['side']);
  return args.oneOf('side', SIDES);
}

/** Reads the documents to record from words and flags. @throws ClaimgateError `usage` */
function documentsOf(invocation: Invocation): GivenDocuments {
  const { args, at } = invocation;
  const what = args.required('what');
  const kind = EVIDENCE_KINDS.find((one) => one === what);
  if (kind === undefined) {
    if (isByFlags(args))
      throw usageError({
        found: `"${what}" with options that describe a document`,
        expected: `one of ${EVIDENCE_KINDS.join(', ')}`,
      });
    const files = ['what', 'file', 'others'].flatMap((name) => filesOf(invocation, name));
    refuseMistyped(what, files);
    return { files };
  }
  const source = sourceOf(invocation, 'file');
  if (args.list('others').length > 0 || (source === undefined) !== isByFlags(args))
    throw usageError({
      expected: `a FILE with the ${kind}, or options that describe it, but not both`,
    });
  if (source) return { kind, source };
  const value = documentFromFlags(kind, args, at);
  // Wrong flags come before missing ones.
  requireFlags(args, NEEDED[kind]);
  return { kind, value };
}

/** @throws ClaimgateError `usage` where the first word names no file, but almost a kind */
function refuseMistyped(what: string, [first]: readonly NamedFile[]): void {
  const [kind] = nearest(what, EVIDENCE_KINDS, 1);
  if (kind === undefined || (first && isThere(first.path))) return;
  throw usageError({
    found: `"${what}" is no file and no kind; did you mean "${kind}"?`,
    expected: `one of ${EVIDENCE_KINDS.join(', ')}, or files and folders`,
  });
}

/** Returns whether flags give any part of a document. */
function isByFlags(args: Arguments): boolean {
  return Object.keys(APPEND_FLAGS).some((flag) => args.list(flag).length > 0);
}

/** Required flags of each kind of document; the ledger judges whether others may be left out. */
const NEEDED: Readonly<Record<EvidenceKind, readonly string[]>> = {
  approval: ['provider', 'app-fingerprint', 'provider-environment', 'state', 'reviewed-at'],
  control: ['provider', 'state', 'reason'],
  run: [
    'side',
    ...SUBJECT.filter((flag) => flag !== 'instance-fingerprint'),
    'contract-digest',
    'tested-revision',
    'tested-at',
    'expires-at',
  ],
};

/** @throws ClaimgateError `usage` that names all missing flags */
function requireFlags(args: Arguments, flags: readonly string[]): void {
  const missing = flags.filter((flag) => args.text(flag) === undefined);
  if (missing.length > 0)
    throw usageError({ expected: missing.map((flag) => `--${flag}`).join(', ') });
}

/** @throws ClaimgateError `usage` for a flag that the kind has no use for */
function refuseFlagsOfOthers(kind: EvidenceKind, args: Arguments): void {
  const others = Object.keys(APPEND_FLAGS).filter((flag) => !MEMBERS[kind].includes(flag));
  refuseOptions(args, others, `for ${kind}`);
}

/**
 * The document that the flags of a kind describe. Only its form is made here; whether it may be recorded
 * is for the ledger to say. @throws ClaimgateError `usage` for a flag that the kind has no use for
 */
function documentFromFlags(
  kind: EvidenceKind,
  args: Arguments,
  at: EpochMs,
): Readonly<Record<string, unknown>> {
  refuseFlagsOfOthers(kind, args);
  readFingerprint('account-reference', args.text('account-reference'));
  const said = (flags: readonly string[]) => textsOf(args, flags);
  if (kind === 'approval')
    return { schema_version: 1, instance_fingerprint: null, ...said(OF_KIND.approval) };
  if (kind === 'control') {
    return {
      schema_version: 1,
      starts_at: formatInstant(at),
      expires_at: null,
      selector: said(SUBJECT),
      ...said(OF_KIND.control),
    };
  }
  return {
    schema_version: 1,
    account_reference: null,
    subject: { instance_fingerprint: null, ...said(SUBJECT) },
    ...said(OF_KIND.run),
    granted_scopes: args.list('granted-scope').toSorted(),
    checks: checksOf(args),
  };
}

function textsOf(args: Arguments, flags: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    flags.flatMap((flag) => {
      const text = args.text(flag);
      return text === undefined ? [] : [[flag.replaceAll('-', '_'), text]];
    }),
  );
}

const CHECK = /^([a-z_]+)=([a-z_]+)(?::([^@]+))?@(.+)$/;

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
    throw usageError({ expected: `a --check of ${kind} beside its --external-result` });
  return checks;
}

function resultOf(text: string): readonly [kind: string, fingerprint: string] {
  const [, kind = '', result = ''] = /^([a-z_]+)=(.*)$/.exec(text) ?? [];
  readFingerprint('external-result KIND=FINGERPRINT', result);
  return [kind, result];
}
