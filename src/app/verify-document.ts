import { digestOfStream, type Digest } from '../digest/index.ts';
import { accept, refuse, type Result } from '../findings/index.ts';
import { demand, present } from '../findings/present.ts';
import { openRegularFile } from '../io/file-handles.ts';
import { readRegularFile } from '../io/files.ts';
import { formOf, payloadDigestOf, type NoteForm } from '../trust/document-kind.ts';
import {
  hashOfDigest,
  leafHash,
  MAX_ENVELOPE_BYTES,
  readEnvelope,
  type AnchorInput,
  type LedgerIdentity,
} from '../trust/index.ts';
import {
  verifyByKeys,
  verifyByRoots,
  type VerifiedEnvelope,
} from '../trust/verify-envelope-document.ts';
import {
  ledgerOfKeys,
  ledgerOfRoots,
  verifyCheckpoint,
  verifyGrowthSince,
  verifyProof,
  type NoteText,
  type VerifiedNote,
} from '../trust/verify-note-document.ts';
import { readPublicKeys } from './keys.ts';
import type { NamedFile } from './named-file.ts';
import { readTrustFolder } from './trust-roots.ts';

/** A signed document that was read, in the form that it has. */
export type OpenedDocument =
  | { readonly form: 'envelope'; readonly bytes: Uint8Array; readonly file: string }
  | (NoteForm & { readonly file: string });

/** Whose signatures count: by the trust roots around a folder that a pin vouches for. */
export interface ByPin {
  readonly pin: string;
  readonly directory: string;
  readonly at: number;
}

/** Whose signatures count: so many of these keys, by default all. */
export interface ByKeys {
  readonly keys: readonly NamedFile[];
  readonly threshold: number | undefined;
}

/** Reads a signed document of any kind. @throws ClaimgateError */
export async function openDocument({ path, name: file }: NamedFile): Promise<OpenedDocument> {
  const bytes = await readRegularFile(path, file, MAX_ENVELOPE_BYTES);
  const form = demand(formOf(bytes, file));
  return form.form === 'envelope' ? { form: 'envelope', bytes, file } : { ...form, file };
}

/** Verifies an envelope, and that a projection statement is about the projection that is given. @throws ClaimgateError */
export async function verifyEnvelope(
  { bytes, file }: Extract<OpenedDocument, { form: 'envelope' }>,
  by: ByPin | ByKeys,
  projection: NamedFile | undefined,
): Promise<Result<VerifiedEnvelope & { readonly payloadDigest: Digest }>> {
  const envelope = demand(readEnvelope(bytes, file));
  const verified =
    'pin' in by
      ? verifyByRoots(envelope, await anchorInput(by))
      : verifyByKeys(envelope, await acceptedKeys(by));
  if (!verified.ok) return verified;
  const { content } = verified.value;
  if (projection && content.kind === 'projection_statement') {
    const { path, name } = projection;
    const handle = await openRegularFile(path, name);
    const { digest } = await digestOfStream(handle.createReadStream({ highWaterMark: 1 << 20 }));
    const expected = content.projection;
    if (digest !== expected)
      return refuse('projection_digest_differs', { file: name, expected, found: digest });
  }
  return accept({ ...verified.value, payloadDigest: payloadDigestOf(envelope) });
}

async function acceptedKeys({ keys: files, threshold }: ByKeys) {
  const keys = await readPublicKeys(files);
  return { keys, threshold: threshold ?? new Set(keys.map(({ id }) => id)).size };
}

async function anchorInput({ pin, directory, at }: ByPin): Promise<AnchorInput> {
  return { pin, roots: await readTrustFolder(directory), at };
}

/** What a checkpoint or proof is verified beside. */
export interface BesideNote {
  /** Of a proof of inclusion: the record, or its leaf hash. */
  readonly record?: NamedFile | Digest;
  /** Of a proof of growth: the earlier checkpoint, that somebody kept. */
  readonly since?: NamedFile;
}

/**
 * Verifies a checkpoint, a proof that a record is in the ledger of its checkpoint, or that the ledger only
 * grew. @param by a pin, or the note keys of the ledger
 */
export async function verifyNote(
  { form, text, file }: NoteForm & { readonly file: string },
  by: ByPin | readonly string[],
  { record, since }: BesideNote,
): Promise<Result<VerifiedNote>> {
  const leaf = form === 'tlog_proof' ? await leafOf(present(record)) : undefined;
  const earlier = form === 'growth_proof' ? await checkpointIn(present(since)) : undefined;
  const ledger = await ledgerOf(by);
  if (!ledger.ok) return ledger;
  if (leaf) return verifyProof(text, leaf, ledger.value, file);
  return earlier
    ? verifyGrowthSince({ text, file }, earlier, ledger.value)
    : verifyCheckpoint(text, ledger.value, file);
}

async function ledgerOf(by: ByPin | readonly string[]): Promise<Result<LedgerIdentity>> {
  return 'pin' in by ? ledgerOfRoots(await anchorInput(by)) : ledgerOfKeys(by);
}

async function leafOf(record: NamedFile | Digest) {
  return typeof record === 'string'
    ? hashOfDigest(record)
    : leafHash(await readRegularFile(record.path, record.name, MAX_ENVELOPE_BYTES));
}

async function checkpointIn({ path, name }: NamedFile): Promise<NoteText> {
  const bytes = await readRegularFile(path, name, MAX_ENVELOPE_BYTES);
  return { text: Buffer.from(bytes).toString('utf8'), file: name };
}
