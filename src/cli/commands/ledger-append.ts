import type { Options } from 'yargs';
import { appendRecords } from '../../app/append-records.ts';
import { parseDigest } from '../../digest/index.ts';
import { ClaimgateError } from '../../findings/index.ts';
import { formatInstant, type EpochMs } from '../../json/index.ts';
import type { Description } from '../../ledger/columns.ts';
import { APPROVAL, CONTROL, RECORD_KINDS, RUN, type RecordKind } from '../../ledger/records.ts';
import { SUBJECT_COLUMNS } from '../../ledger/subjects.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { LEDGER_OPTION, ledgerOf, repeated, repositoryOf, sourceOf, valued } from '../options.ts';

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
const OF_KIND: Readonly<Record<RecordKind, readonly string[]>> = {
  approval: flagsOf(APPROVAL),
  control: flagsOf(CONTROL),
  run: flagsOf(RUN),
};

const MEMBERS: typeof OF_KIND = {
  approval: OF_KIND.approval,
  control: [...SUBJECT, ...OF_KIND.control],
  run: [...SUBJECT, ...OF_KIND.run, 'granted-scope', 'check', 'external-result'],
};

/** What help says of a flag; one that is not here is described by its name. */
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
const APPEND_FLAGS: Readonly<Record<string, Options>> = {
  ...TEXTS,
  ...Object.fromEntries(
    [...SUBJECT, ...Object.values(OF_KIND).flat()].flatMap((flag) =>
      flag in TEXTS ? [] : [[flag, valued(`${flag.replaceAll('-', '_')} of the document`)]],
    ),
  ),
  'granted-scope': repeated('the digest of a scope that was granted to a run; may be repeated'),
  check: repeated('KIND=OUTCOME[:REASON]@INSTANT, a check of a run; may be repeated'),
  'external-result': repeated('KIND=FINGERPRINT, what the provider answered to a check'),
};

export const command: Command = {
  positionals: {
    kind: { type: 'string', choices: RECORD_KINDS, describe: 'what is recorded' },
    file: {
      type: 'string',
      describe:
        'a JSON document, a list of them or JSON Lines, - is standard input; or flags instead',
    },
  },
  options: {
    ...LEDGER_OPTION,
    operator: valued('who records it; only a fingerprint is stored (or CLAIMGATE_OPERATOR)'),
    ...APPEND_FLAGS,
    'idempotency-key': valued(
      'the same request with the same key is recorded once; of a list, each by its place',
    ),
    'confirm-clock': {
      type: 'boolean',
      describe: 'the clock is right, although nothing was recorded for more than a year',
    },
  },
  examples: {
    'claimgate ledger append approval review.json --operator jane': 'record a review of an app',
    'claimgate ledger append control --provider pinterest --state disabled --reason incident-12 --operator jane':
      'disable a provider from now on',
    'claimgate ledger append run runs.jsonl --operator ci': 'record runs, all of them or none',
  },
  async run(invocation) {
    const { args, at, host } = invocation;
    const kind = args.oneOf('kind', RECORD_KINDS);
    const file = sourceOf(invocation, 'file');
    if ((file === undefined) !== isByFlags(args))
      throw new ClaimgateError('usage', { expected: `either a FILE or the flags of ${kind}` });
    const request = {
      ledger: ledgerOf(invocation),
      kind,
      documents: file ?? { value: documentFromFlags(kind, args, at) },
      operator: args.text('operator') ?? host.environment['CLAIMGATE_OPERATOR'] ?? '',
      idempotencyKey: args.text('idempotency-key'),
      isClockConfirmed: args.flag('confirm-clock') === true,
      repository: repositoryOf(invocation),
    };
    const outcome = await appendRecords(request, host);
    if (!outcome.ok) return outcome;
    const appended = outcome.value.map((one) => ({ ...one }));
    const lines = appended.map(
      ({ id, replayed, sequence }) =>
        `${replayed ? 'was recorded' : 'recorded'}: ${sequence}  ${id}`,
    );
    return { result: { appended }, lines };
  },
};

/** Whether anything of a document is said by flags. */
function isByFlags(args: Arguments): boolean {
  return Object.keys(APPEND_FLAGS).some((flag) => args.list(flag).length > 0);
}

/**
 * The document that the flags of a kind describe. Only its form is made here; whether it may be recorded
 * is for the ledger to say. @throws ClaimgateError `usage` for a flag that the kind has no use for
 */
function documentFromFlags(
  kind: RecordKind,
  args: Arguments,
  at: EpochMs,
): Readonly<Record<string, unknown>> {
  for (const flag of Object.keys(APPEND_FLAGS)) {
    if (args.list(flag).length > 0 && !MEMBERS[kind].includes(flag))
      throw new ClaimgateError('usage', {
        expected: `no --${flag} of ${kind}`,
        found: `--${flag}`,
      });
  }
  requireFingerprint('account-reference', args.text('account-reference'));
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
      throw new ClaimgateError('usage', { expected: '--check KIND=OUTCOME@INSTANT', found: text });
    const external_result = results.get(kind) ?? null;
    results.delete(kind);
    return { kind, outcome, not_applicable_reason: reason, completed_at, external_result };
  });
  for (const kind of results.keys())
    throw new ClaimgateError('usage', {
      expected: `a --check of ${kind} beside its --external-result`,
    });
  return checks;
}

function resultOf(text: string): readonly [kind: string, fingerprint: string] {
  const [, kind = '', result = ''] = /^([a-z_]+)=(.*)$/.exec(text) ?? [];
  requireFingerprint('external-result KIND=FINGERPRINT', result);
  return [kind, result];
}

/** Other processes of the machine see arguments: ids come in files, or as what `fingerprint` makes of them. */
function requireFingerprint(flag: string, value: string | undefined): void {
  if (value !== undefined && parseDigest(value) === undefined)
    throw new ClaimgateError('usage', {
      expected: `a fingerprint, sha256: and 64 hex digits, in --${flag}`,
    });
}
