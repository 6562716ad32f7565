import { ClaimgateError, finding } from '../../findings/index.ts';
import { present } from '../../findings/assert.ts';
import { findRecord, proveGrowth, proveInclusion } from '../../ledger/index.ts';
import type { Report } from '../../report/report.ts';
import type { Command, Invocation } from '../command.ts';
import { PASSPHRASE_OPTION, privateKeyOf } from '../key-inputs.ts';
import { LEDGER_OPTION, wholeNumber, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';

const NAME = 'ledger prove';

export const command: Command = {
  positionals: { record: { type: 'string', describe: 'sequence number or id of a record' } },
  options: {
    ...LEDGER_OPTION,
    key: { type: 'string', requiresArg: true, describe: 'the private key of the ledger, Ed25519' },
    ...PASSPHRASE_OPTION,
    since: {
      type: 'string',
      requiresArg: true,
      describe: 'instead of a record: that the ledger only grew since it had so many',
    },
  },
  examples: [
    [
      'claimgate ledger prove 17 --key ledger.key > proof.txt',
      'that a record is in the ledger: `claimgate verify proof.txt` reads it',
    ],
    [
      'claimgate ledger prove --since 1200 --key ledger.key > growth.txt',
      'that the first 1200 records are what they were: `claimgate verify growth.txt --since` reads it',
    ],
  ],
  run(invocation) {
    const record = invocation.args.text('record');
    const since = invocation.args.text('since');
    if ((record === undefined) === (since === undefined))
      throw new ClaimgateError('usage', { expected: 'either a record or --since SIZE' });
    return record === undefined
      ? growth(invocation, wholeNumber('since', present(since), 0))
      : inclusion(invocation, record);
  },
};

async function inclusion(invocation: Invocation, name: string): Promise<Report> {
  const key = await privateKeyOf(invocation);
  return withLedger(invocation, (ledger) =>
    ledger.read(async (connection) => {
      const found = await findRecord(connection, name);
      if (!found)
        return commandReport(NAME, null, {
          findings: [finding('record_unknown', { found: name })],
        });
      const { sequence } = found;
      const proof = await proveInclusion(connection, sequence, key, 'proof');
      if (!proof.ok) return commandReport(NAME, null, { findings: proof.findings });
      const lines = proof.value.trimEnd().split('\n');
      return commandReport(NAME, { sequence, proof: proof.value }, { lines });
    }),
  );
}

async function growth(invocation: Invocation, tree_size: number): Promise<Report> {
  const key = await privateKeyOf(invocation);
  const proof = await withLedger(invocation, (ledger) =>
    ledger.read((connection) => proveGrowth(connection, { tree_size }, key, 'proof')),
  );
  if (!proof.ok) return commandReport(NAME, null, { findings: proof.findings });
  const lines = proof.value.trimEnd().split('\n');
  return commandReport(NAME, { since: tree_size, proof: proof.value }, { lines });
}
