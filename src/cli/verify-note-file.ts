import { resolve } from 'node:path';
import { parseDigest } from '../digest/index.ts';
import { ClaimgateError } from '../findings/index.ts';
import { readRegularFile } from '../io/files.ts';
import type { Report } from '../report/report.ts';
import {
  hashOfDigest,
  leafHash,
  MAX_ENVELOPE_BYTES,
  type LedgerIdentity,
  type Outcome,
  type TreeHash,
} from '../trust/index.ts';
import type { NoteForm } from '../verification/document.ts';
import {
  ledgerOfKeys,
  ledgerOfRoots,
  verifyCheckpoint,
  verifyProof,
  type VerifiedNote,
} from '../verification/verify-note.ts';
import type { Invocation } from './command.ts';
import { commandReport } from './outcome.ts';
import { NAME, pinnedRoots, refusal, refuseOptions } from './verify-inputs.ts';

/** Verifies a checkpoint, or a proof that a record is in the ledger of its checkpoint. */
export async function verifyNoteFile(
  invocation: Invocation,
  note: NoteForm,
  file: string,
): Promise<Report> {
  const verified = await verify(invocation, note, file);
  if (!verified.ok) return refusal(file, verified.findings);
  const { head, record } = verified.value;
  const result = {
    path: file,
    kind: note.form,
    origin: head.origin,
    tree_size: head.tree_size,
    root_hash: head.root_hash,
    record: record ?? null,
  };
  const lines = [
    `verified: ${file} is a ${note.form === 'checkpoint' ? 'checkpoint' : 'proof of inclusion'}`,
    `  ledger: ${head.origin}`,
    `  tree size: ${head.tree_size}`,
    `  root hash: ${head.root_hash}`,
    ...(record ? [`  record: ${record.index}, leaf ${record.leaf}`] : []),
  ];
  return commandReport(NAME, result, { lines });
}

async function verify(
  invocation: Invocation,
  { form, text }: NoteForm,
  file: string,
): Promise<Outcome<VerifiedNote>> {
  const { args } = invocation;
  const isCheckpoint = form === 'checkpoint';
  const why = `for a ${isCheckpoint ? 'checkpoint' : 'proof'}`;
  refuseOptions(args, ['key', 'threshold', 'projection'], why);
  if (isCheckpoint) refuseOptions(args, ['record', 'leaf'], why);
  const leaf = isCheckpoint ? undefined : await leafOf(invocation);
  const ledger = await ledgerOf(invocation);
  if (!ledger.ok) return ledger;
  return leaf
    ? verifyProof(text, leaf, ledger.value, file)
    : verifyCheckpoint(text, ledger.value, file);
}

async function ledgerOf(invocation: Invocation): Promise<Outcome<LedgerIdentity>> {
  const keys = invocation.args.list('note-key');
  if (keys.length === 0)
    return ledgerOfRoots(await pinnedRoots(invocation, '--note-key NAME+HASH+BASE64'));
  refuseOptions(invocation.args, ['trust-pin'], 'beside --note-key');
  return ledgerOfKeys(keys);
}

/** The leaf hash that `--record` has, or `--leaf` says. */
async function leafOf({ args, directory }: Invocation): Promise<TreeHash> {
  const record = args.text('record');
  const leaf = args.text('leaf');
  if ((record === undefined) === (leaf === undefined))
    throw new ClaimgateError('usage', { expected: 'either --record FILE or --leaf sha256:HEX' });
  if (record !== undefined)
    return leafHash(await readRegularFile(resolve(directory, record), record, MAX_ENVELOPE_BYTES));
  const digest = parseDigest(leaf ?? '');
  if (digest !== undefined) return hashOfDigest(digest);
  throw new ClaimgateError('usage', {
    expected: '--leaf sha256: and 64 hex digits',
    found: leaf ?? '',
  });
}
