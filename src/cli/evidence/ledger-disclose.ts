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
import type { Outcome } from '../../report/report.ts';
import type { Invocation } from '../invocation.ts';
import type { openSigner } from '../keys/signing-keys.ts';
import type { NamedFile } from '../named-file.ts';
import { askedLedger, keyIfThere } from './open-ledger.ts';
import { recordLine } from './ledger-show.ts';
import { signing } from './read-ledger.ts';

/** Writes the bytes of a record and the proof of its place into a folder. @param name sequence number or id */
export async function discloseRecord(
  name: string,
  folder: NamedFile,
  key: Awaited<ReturnType<typeof openSigner>>,
  invocation: Invocation,
): Promise<Outcome> {
  const { args } = invocation;
  const operator = args.text('operator');
  const ledger = askedLedger(invocation);
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
}

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
