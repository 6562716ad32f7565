// One record for an auditor who asks for it: its exact bytes, and the proof that the ledger has them.

import { join } from 'node:path';
import { ClaimgateError, demand, refuse } from '../../documents/findings.ts';
import { shell } from '../../documents/shell.ts';
import { fingerprintOf } from '../../ledger/prepare-record.ts';
import { proveInclusion } from '../../ledger/log.ts';
import { findRecord } from '../../ledger/reading.ts';
import type { Connection } from '../../ledger/driver/connection.ts';
import { recordBytes, type Placed } from '../../ledger/records.ts';
import { createFile } from '../../io/write-files.ts';
import { usageError } from '../arguments.ts';
import type { Command } from '../command.ts';
import { SignerOptions } from '../keys/signer-options.ts';
import { openSigner } from '../keys/signing-keys.ts';
import { argument, repeated, required, valued } from '../options.ts';
import { askedLedger, keyIfThere, LEDGER_OPTION } from './open-ledger.ts';
import { recordLine } from './ledger.ts';
import { signing } from './read-ledger.ts';

const SIGNER = new SignerOptions(
  'key',
  required(valued('the private key of the ledger, Ed25519', 'FILE')),
);

export const command: Command = {
  examples: {
    'claimgate ledger disclose 17 --out disclosed --key ledger.key':
      'for an auditor: record-17.json and record-17.proof.txt, which `claimgate verify` reads',
    'claimgate ledger disclose 17 --out disclosed --key ledger.key --operator ada':
      'and whether ada recorded it, as the fingerprint key of the ledger tells',
    'claimgate ledger disclose 17 --out disclosed --key ledger.key --besides 12':
      'and whether somebody else recorded 12, such as the review behind a run: four eyes',
  },
  positionals: { record: argument('sequence number or id') },
  options: {
    ...LEDGER_OPTION,
    ...SIGNER.options,
    out: required(valued('the folder for the two new files, which exists', 'DIR')),
    besides: repeated(
      'say whether another operator recorded this record; may be repeated',
      'RECORD',
    ),
    operator: valued('say whether this operator recorded it; needs the fingerprint key', 'NAME'),
  },
  async run(invocation) {
    const { args } = invocation;
    const name = args.required('record');
    const folder = invocation.requiredFile('out');
    const operator = args.text('operator');
    const ledger = askedLedger(invocation);
    const key = await openSigner(SIGNER.of(invocation));
    const made = await signing(ledger, async (attested) => {
      const found = await findRecord(attested, name);
      if (!found) return undefined;
      const fingerprints = await keyIfThere(ledger, attested);
      if (operator !== undefined && !fingerprints)
        throw usageError({ expected: 'the fingerprint key of the ledger, for --operator' });
      const besides = await besidesOf(attested, args.list('besides'), found);
      const proof = await proveInclusion(attested, found.sequence, key, 'proof', fingerprints);
      const reference =
        operator === undefined || !fingerprints
          ? undefined
          : fingerprintOf(fingerprints, 'operator', operator);
      const isBy = reference === undefined ? null : found.record.operator_ref === reference;
      return { found, isBy, besides, proof: demand(proof) };
    });
    if (!made) return refuse('record_unknown', { found: name });
    const { besides, found, isBy, proof } = made;
    const { leaf, record, sequence } = found;
    const write = async (file: string, content: string | Uint8Array) => {
      const shown = join(folder.name, file);
      await createFile(join(folder.path, file), content, shown);
      return shown;
    };
    const recordFile = await write(`record-${sequence}.json`, recordBytes(record));
    const proofFile = await write(`record-${sequence}.proof.txt`, proof);
    const lines = [
      `disclosed: ${recordLine(found)}`,
      `  leaf: ${leaf}`,
      ...(isBy === null ? [] : [`  recorded by ${operator}: ${isBy ? 'yes' : 'no'}`]),
      ...besides.map(
        ({ by_other_operator, sequence: other }) =>
          `  ${other} recorded by another operator: ${by_other_operator ? 'yes' : 'no'}`,
      ),
      `  ${recordFile}`,
      `  ${proofFile}`,
    ];
    const check = shell`claimgate verify ${proofFile} --record ${recordFile} --trust-pin PIN`;
    const result = {
      sequence,
      leaf,
      record_file: recordFile,
      proof_file: proofFile,
      recorded_by_operator: isBy,
      besides,
    };
    return { result, lines, next: [check] };
  },
};

/** Says of each other record whether somebody else recorded it: four eyes, by a yes or no. */
async function besidesOf(connection: Connection, names: readonly string[], { record }: Placed) {
  const besides: { sequence: number; by_other_operator: boolean }[] = [];
  for (const name of names) {
    const other = await findRecord(connection, name);
    if (!other) throw new ClaimgateError('record_unknown', { found: name });
    const differs = other.record.operator_ref !== record.operator_ref;
    besides.push({ sequence: other.sequence, by_other_operator: differs });
  }
  return besides;
}
