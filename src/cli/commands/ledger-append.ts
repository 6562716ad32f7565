import { resolve } from 'node:path';
import { indexContracts } from '../../evidence/index.ts';
import { ClaimgateError } from '../../findings/index.ts';
import { errorOf } from '../../findings/error.ts';
import { readRegularFile } from '../../io/files.ts';
import { readJson } from '../../json/index.ts';
import { append, readIdentity, type AppendItem, type RecordKind } from '../../ledger/index.ts';
import { RECORD_KINDS } from '../../ledger/records.ts';
import { APPEND_FLAGS, documentFromFlags, isByFlags } from '../append-flags.ts';
import type { Command, Invocation } from '../command.ts';
import { fingerprinterFor } from '../fingerprint-key.ts';
import { contractsOf, LEDGER_OPTION, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';
import { readStandardInput, STANDARD_INPUT } from '../standard-input.ts';

const NAME = 'ledger append';
const MAX_BYTES = 64 * 1024 * 1024;

export const command: Command = {
  positionals: {
    kind: { type: 'string', choices: RECORD_KINDS, describe: 'what is recorded' },
    file: {
      type: 'string',
      describe: 'a JSON document or a list of them, - is standard input; or flags instead',
    },
  },
  options: {
    ...LEDGER_OPTION,
    operator: {
      type: 'string',
      requiresArg: true,
      describe: 'who records it; only a fingerprint is stored (or CLAIMGATE_OPERATOR)',
    },
    ...APPEND_FLAGS,
    'idempotency-key': {
      type: 'string',
      requiresArg: true,
      describe: 'the same request with the same key is recorded once; of a list, each by its place',
    },
  },
  examples: [
    ['claimgate ledger append approval review.json --operator jane', 'record a review of an app'],
    [
      'claimgate ledger append control --provider pinterest --state disabled --reason incident-12 --operator jane',
      'disable a provider from now on',
    ],
    ['claimgate ledger append run - --operator ci < runs.json', 'record runs, all of them or none'],
  ],
  async run(invocation) {
    const { args, host } = invocation;
    const items = await itemsOf(invocation);
    const outcome = await withLedger(invocation, async (ledger) => {
      const { deployment } = await ledger.read(readIdentity);
      return append(ledger, items, {
        operator: args.text('operator') ?? host.environment['CLAIMGATE_OPERATOR'] ?? '',
        fingerprints: await fingerprinterFor(invocation, deployment),
        // Only runs are made under contracts.
        contracts:
          args.required('kind') === 'run'
            ? await contractsOf(invocation, await invocation.openInputs())
            : indexContracts([]),
        clock: host.clock,
        ...(host.random ? { random: host.random } : {}),
      });
    });
    if (!outcome.ok) return commandReport(NAME, null, { findings: outcome.findings });
    const appended = outcome.value.map((one) => ({ ...one }));
    const lines = appended.map(
      ({ id, replayed, sequence }) =>
        `${replayed ? 'was recorded' : 'recorded'}: ${sequence}  ${id}`,
    );
    return commandReport(NAME, { appended }, { lines });
  },
};

/** One document or several: from flags, from a file, or from standard input. */
async function itemsOf(invocation: Invocation): Promise<readonly AppendItem[]> {
  const { args, at } = invocation;
  const kind = args.oneOf('kind', RECORD_KINDS);
  const named = args.text('file');
  if ((named === undefined) !== isByFlags(args))
    throw new ClaimgateError('usage', { expected: `either a FILE or the flags of ${kind}` });
  return named === undefined
    ? [documentItem(invocation, kind, 'the flags', documentFromFlags(kind, args, at))]
    : itemsIn(invocation, kind, named);
}

async function itemsIn(
  invocation: Invocation,
  kind: RecordKind,
  named: string,
): Promise<readonly AppendItem[]> {
  const { directory, host } = invocation;
  const file = named === '-' ? STANDARD_INPUT : named;
  const bytes =
    named === '-'
      ? await readStandardInput(host.stdin, MAX_BYTES)
      : await readRegularFile(resolve(directory, named), named, MAX_BYTES);
  const { findings, text, value } = readJson(bytes, {
    file,
    maxBytes: MAX_BYTES,
    isConfidential: true,
  });
  // What is not a list is left to the ledger as it came, also where it is no JSON at all.
  if (!Array.isArray(value)) return [{ kind, file, bytes, ...keyOf(invocation) }];
  if (findings.length > 0) throw errorOf(findings, { file, text });
  if (value.length === 0)
    throw new ClaimgateError('usage', { expected: 'at least one document in the list' });
  return value.map((document: unknown, index) =>
    documentItem(invocation, kind, `${file}[${index}]`, document, `/${index}`),
  );
}

function documentItem(
  invocation: Invocation,
  kind: RecordKind,
  file: string,
  document: unknown,
  place = '',
): AppendItem {
  const bytes = Buffer.from(JSON.stringify(document), 'utf8');
  return { kind, file, bytes, ...keyOf(invocation, place) };
}

function keyOf({ args }: Invocation, place = ''): Pick<AppendItem, 'idempotencyKey'> {
  const key = args.text('idempotency-key');
  return key === undefined ? {} : { idempotencyKey: `${key}${place}` };
}
