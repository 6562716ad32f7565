import type { MissingSignatures } from '../documents/index.ts';
import { countOf } from '../findings/index.ts';
import { escapeForTerminal } from './escape.ts';
import { pinOf } from '../trust/index.ts';
import type { Content, EnvelopeKind, NoteForm } from '../trust/document-kind.ts';

/** What people call each kind. */
export const KIND_NAMES: Readonly<Record<EnvelopeKind, string>> = {
  trust_root: 'trust root',
  projection_statement: 'projection statement',
  signed_verdict: 'signed verdict',
  badge: 'badge',
};

/** What people call each form of a note. */
export const NOTE_NAMES: Readonly<Record<NoteForm['form'], string>> = {
  checkpoint: 'a checkpoint',
  tlog_proof: 'an inclusion proof',
  growth_proof: 'a consistency proof',
};

/** What a signed document says, in a few lines that somebody who signs it should have read. */
export function contentLines(content: Content): readonly string[] {
  return linesOf(content).map((line) => `  ${escapeForTerminal(line)}`);
}

function linesOf(content: Content): readonly string[] {
  if (content.kind === 'trust_root') {
    const { deployment, expires_at, ledger } = content.root.document;
    return [
      `pin: ${pinOf(content.root)}`,
      `deployment: ${deployment}`,
      `expires: ${expires_at}`,
      // Whose checkpoints count, and which history: who agrees to a rotation has to see what it changes.
      `ledger: ${ledger.origin}, from ${countOf(ledger.floor.tree_size, 'record')} on`,
      ...ledger.keys.map((key) => `ledger key: ${key}`),
    ];
  }
  if (content.kind === 'projection_statement') {
    const { deployment, entry_count, expires_at, generated_at } = content.predicate;
    return [
      `projection: ${content.projection}, ${entry_count} entries`,
      `deployment: ${deployment}`,
      `generated: ${generated_at}, expires: ${expires_at}`,
    ];
  }
  if (content.kind === 'badge') {
    const { claims, evaluated_at, valid_until } = content.predicate;
    return [`claims: ${claims.length}`, `judged: ${evaluated_at}, valid until: ${valid_until}`];
  }
  const { resourceUri, timeVerified, verificationResult } = content.predicate;
  return [
    `result: ${verificationResult} at ${timeVerified}`,
    `released: ${resourceUri}`,
    ...content.artifacts.map(({ name, sha256 }) => `artifact: ${name} ${sha256}`),
  ];
}

/** Whose signatures a trust root lacks, one line for each version that is asked. */
export function missingLines(missing: readonly MissingSignatures[]): readonly string[] {
  return missing.map(({ count, key_ids, version }) =>
    count === 0
      ? `  missing: none of the root keys of version ${version}`
      : `  missing: ${count} of the root keys of version ${version}: ${key_ids.join(', ')}`,
  );
}
