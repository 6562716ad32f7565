// Heads of a ledger that somebody published or kept: the ledger has to extend them wherever one of them is known.

import {
  accept,
  finding,
  refusalFor,
  refuse,
  type Finding,
  type Result,
} from '../documents/findings.ts';
import { otherDocument, type NamedBytes } from '../documents/json.ts';
import { STATUS_STATEMENT } from '../trust/badge.ts';
import { openCheckpoint, type LedgerHead, type LedgerIdentity } from '../trust/checkpoint.ts';
import { claimedKind, findForm } from '../trust/document-kind.ts';
import { readEnvelopeToSign } from '../trust/envelope.ts';
import type { TrustRoot } from '../trust/root.ts';
import { PROJECTION_STATEMENT } from '../trust/statement.ts';

/** A head that a ledger key signed, and the file that has it. */
export interface KnownHead {
  readonly head: LedgerHead;
  readonly file: string;
}

/** A checkpoint, a projection statement or a status. */
export interface HeadDocument extends NamedBytes {
  /** Whether the command found it by itself: then it counts only if it verifies. */
  readonly isFound?: boolean | undefined;
}

/**
 * Finds the ledgers that trust roots name: the one of the newest root, with the keys that count now, since one that was
 * replaced may have leaked; and those that it has left behind.
 */
export function knownLedgers(roots: readonly TrustRoot[]): readonly LedgerIdentity[] {
  const [newest, ...earlier] = roots.map(({ ledger }) => ledger).toReversed();
  if (!newest) return [];
  return [newest, ...earlier.filter(({ origin }) => origin !== newest.origin)];
}

/**
 * Opens the head of each document. One of another ledger that a root of the chain names is a head of that origin, which
 * nothing is compared with.
 *
 * @param ledgers those that a checkpoint may be of, as {@link knownLedgers} finds them
 */
export function openHeads(
  documents: readonly HeadDocument[],
  ledgers: readonly LedgerIdentity[],
): Result<readonly KnownHead[]> {
  const heads: KnownHead[] = [];
  for (const { bytes, file, isFound } of documents) {
    const head = headIn({ bytes, file }, ledgers);
    if (head.ok) heads.push({ head: head.value, file });
    else if (isFound !== true) return head;
  }
  return accept(heads);
}

/**
 * Finds the head in a document. A key of one of the ledgers has to have signed its checkpoint; nothing else of the document
 * counts, so that one that has expired still shows how long the ledger was.
 */
export function headIn(
  { bytes, file }: NamedBytes,
  ledgers: readonly LedgerIdentity[],
): Result<LedgerHead> {
  const checkpoint = checkpointIn(bytes, file);
  if (!checkpoint.ok) return checkpoint;
  const opened = ledgers.map((ledger) => openCheckpoint(checkpoint.value, ledger, file));
  return opened.find((one) => one.ok) ?? opened[0] ?? refuse('note_unsigned', { file });
}

function checkpointIn(bytes: Uint8Array, file: string): Result<string> {
  const form = findForm(bytes, file);
  if (!form.ok) {
    const other = otherDocument(bytes, file, 'DsseEnvelope');
    return (other && refusalFor([other])) ?? form;
  }
  if (form.value.form === 'checkpoint') return accept(form.value.text);
  if (form.value.form !== 'envelope') return refuseKind(file, form.value.form);
  const envelope = readEnvelopeToSign(bytes, file);
  if (!envelope.ok) return envelope;
  const kind = claimedKind(envelope.value);
  if (!kind.ok) return kind;
  const { payload } = envelope.value;
  if (kind.value === 'status') {
    const status = STATUS_STATEMENT.read(payload, file);
    return status.ok
      ? checkpointIn(Buffer.from(status.value.predicate.projection.envelope), file)
      : status;
  }
  if (kind.value !== 'projection_statement') return refuseKind(file, kind.value);
  const statement = PROJECTION_STATEMENT.read(payload, file);
  return statement.ok ? accept(statement.value.predicate.checkpoint) : statement;
}

function refuseKind(file: string, found: string): Result<never> {
  const expected = 'a checkpoint, a projection statement or a status';
  return refuse('signed_document_expected', { file, expected, found });
}

/** Tells whether the root role says that the records under a head are lost (specification/trust.md 4). */
export function isLost({ document }: TrustRoot, head: LedgerHead): boolean {
  const { ledger, lost_heads: lost = [] } = document;
  return (
    head.origin === ledger.origin &&
    lost.some(
      ({ root_hash, tree_size }) => root_hash === head.root_hash && tree_size === head.tree_size,
    )
  );
}

/** Warns of each head that no longer counts because the trust root says that its records are lost. */
export function lostHeads(root: TrustRoot, heads: readonly LedgerHead[]): readonly Finding[] {
  const met = new Map(
    heads.filter((head) => isLost(root, head)).map((head) => [head.root_hash, head]),
  );
  return [...met.values()].map(({ root_hash, tree_size }) => {
    const lost = root.document.lost_heads?.find((one) => one.root_hash === root_hash);
    const reason = lost ? `: ${lost.reason}, ${lost.lost_at}` : '';
    return finding('ledger_records_lost', {
      file: root.envelope.file,
      found: `${tree_size} records, ${root_hash}${reason}`,
    });
  });
}
