import { resolve } from 'node:path';
import { parseDigest } from '../digest/index.ts';
import { ClaimgateError, type Result } from '../findings/index.ts';
import { present } from '../findings/assert.ts';
import { readRegularFile } from '../io/files.ts';
import type { Report } from '../report/report.ts';
import {
  hashOfDigest,
  leafHash,
  MAX_ENVELOPE_BYTES,
  type LedgerIdentity,
  type TreeHash,
} from '../trust/index.ts';
import type { NoteForm } from '../trust/document-kind.ts';
import {
  ledgerOfKeys,
  ledgerOfRoots,
  verifyCheckpoint,
  verifyGrowthSince,
  verifyProof,
  type NoteText,
  type VerifiedNote,
} from '../trust/verify-document.ts';
import type { Invocation } from './command.ts';
import { commandReport } from './reports.ts';
import { refuseOptions } from './refuse-options.ts';
import { NAME, pinnedRoots, refusal } from './verify-inputs.ts';

/** What each form is called, and which options are of no use to it. */
const FORMS = {
  checkpoint: { title: 'a checkpoint', unused: ['record', 'leaf', 'since'] },
  tlog_proof: { title: 'a proof of inclusion', unused: ['since'] },
  growth_proof: { title: 'a proof of growth', unused: ['record', 'leaf'] },
} as const;

/** Verifies a checkpoint, a proof that a record is in the ledger of its checkpoint, or that the ledger only grew. */
export async function verifyNoteFile(
  invocation: Invocation,
  note: NoteForm,
  file: string,
): Promise<Report> {
  const { title, unused } = FORMS[note.form];
  refuseOptions(invocation.args, ['key', 'threshold', 'projection', ...unused], `for ${title}`);
  const verified = await verify(invocation, note, file);
  if (!verified.ok) return refusal(file, verified.findings);
  const { head, record, since } = verified.value;
  const result = {
    path: file,
    kind: note.form,
    origin: head.origin,
    tree_size: head.tree_size,
    root_hash: head.root_hash,
    record: record ?? null,
    since: since ? { tree_size: since.tree_size, root_hash: since.root_hash } : null,
  };
  const lines = [
    `verified: ${file} is ${title}`,
    `  ledger: ${head.origin}`,
    `  tree size: ${head.tree_size}`,
    `  root hash: ${head.root_hash}`,
    ...(record ? [`  record: ${record.index}, leaf ${record.leaf}`] : []),
    ...(since ? [`  only grew since: ${since.tree_size} records, ${since.root_hash}`] : []),
  ];
  return commandReport(NAME, result, { lines });
}

async function verify(
  invocation: Invocation,
  { form, text }: NoteForm,
  file: string,
): Promise<Result<VerifiedNote>> {
  if (form === 'tlog_proof') {
    const leaf = await leafOf(invocation);
    const ledger = await ledgerOf(invocation);
    return ledger.ok ? verifyProof(text, leaf, ledger.value, file) : ledger;
  }
  const earlier = form === 'growth_proof' ? await earlierCheckpoint(invocation) : undefined;
  const ledger = await ledgerOf(invocation);
  if (!ledger.ok) return ledger;
  return earlier
    ? verifyGrowthSince({ text, file }, earlier, ledger.value)
    : verifyCheckpoint(text, ledger.value, file);
}

async function ledgerOf(invocation: Invocation): Promise<Result<LedgerIdentity>> {
  const keys = invocation.args.list('note-key');
  if (keys.length === 0)
    return ledgerOfRoots(await pinnedRoots(invocation, '--note-key NAME+HASH+BASE64'));
  refuseOptions(invocation.args, ['trust-pin'], 'beside --note-key');
  return ledgerOfKeys(keys);
}

/** The checkpoint that `--since` names: what somebody kept of the ledger before it grew. */
async function earlierCheckpoint({ args, directory }: Invocation): Promise<NoteText> {
  const file = args.text('since');
  if (file === undefined)
    throw new ClaimgateError('usage', { expected: '--since FILE, an earlier checkpoint' });
  const bytes = await readRegularFile(resolve(directory, file), file, MAX_ENVELOPE_BYTES);
  return { text: Buffer.from(bytes).toString('utf8'), file };
}

/** The leaf hash that `--record` has, or `--leaf` says. */
async function leafOf({ args, directory }: Invocation): Promise<TreeHash> {
  const record = args.text('record');
  const leaf = args.text('leaf');
  if ((record === undefined) === (leaf === undefined))
    throw new ClaimgateError('usage', { expected: 'either --record FILE or --leaf sha256:HEX' });
  if (record !== undefined)
    return leafHash(await readRegularFile(resolve(directory, record), record, MAX_ENVELOPE_BYTES));
  const found = present(leaf);
  const digest = parseDigest(found);
  if (digest !== undefined) return hashOfDigest(digest);
  throw new ClaimgateError('usage', { expected: '--leaf sha256: and 64 hex digits', found });
}
