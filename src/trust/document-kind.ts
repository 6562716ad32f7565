// Which signed document this is, by what it says itself.

import { digestOf, type Digest } from '../digest/index.ts';
import { isJsonObject, readJson } from '../documents/json.ts';
import type {
  BadgePredicate,
  ProjectionPredicate,
  RetractionPredicate,
  SealedRun,
  StatementSubject,
  StatusPredicate,
  SummaryPredicate,
} from '../documents/index.ts';
import { textOf } from '../documents/read-json.ts';
import { shown } from '../documents/json-value.ts';
import {
  PROJECTION_STATEMENT,
  STATEMENT_PAYLOAD_TYPE,
  STATEMENT_TYPE,
  artifactsOf,
  verdictIn,
  readSummary,
  SUMMARY_PREDICATE_TYPE,
  type SummaryArtifact,
} from './statement.ts';
import { BADGE_STATEMENT, STATUS_STATEMENT } from './badge.ts';
import { RETRACTION_STATEMENT } from './retraction.ts';
import { readSeal, SEAL_PREDICATE_TYPE } from './sealed-run.ts';
import { looksLikeGrowthProof } from './checkpoint.ts';
import { MAX_ENVELOPE_BYTES, type Envelope } from './envelope.ts';
import { TRUST_ROOT_PAYLOAD_TYPE, trustRootOf, type TrustRoot } from './root.ts';
import { refuse, accept, type Finding, type Result, refusalFor } from '../documents/findings.ts';

/** The kinds of signed documents that come in an envelope (specification/trust.md 1). */
export type EnvelopeKind =
  | 'trust_root'
  | 'projection_statement'
  | 'signed_verdict'
  | 'badge'
  | 'retraction'
  | 'status'
  | 'sealed_run';

export type SignedContent =
  | {
      readonly kind: 'trust_root';
      readonly root: TrustRoot;
      /** The version before it, where that is at hand: readers compare the two. */
      readonly previous?: TrustRoot | undefined;
    }
  | {
      readonly kind: 'projection_statement';
      readonly projection: Digest;
      readonly predicate: ProjectionPredicate;
    }
  | SignedVerdict
  | { readonly kind: 'badge'; readonly predicate: BadgePredicate }
  | { readonly kind: 'retraction'; readonly predicate: RetractionPredicate }
  | StatusContent
  | { readonly kind: 'sealed_run'; readonly sealed: SealedRun };

export interface StatusContent {
  readonly kind: 'status';
  /** Of the verdict of the release. */
  readonly verdict: Digest;
  /** All that it says it is about: the verdict, the commit, and the published files. */
  readonly subjects: readonly StatementSubject[];
  readonly predicate: StatusPredicate;
}

export interface SignedVerdict {
  readonly kind: 'signed_verdict';
  readonly verdict: Digest;
  /** Of the verdict itself, where it is beside the statement. */
  readonly recorded?: { readonly file: string; readonly warnings: readonly Finding[] };
  readonly predicate: SummaryPredicate;
  readonly artifacts: readonly SummaryArtifact[];
  /** Says that its keys were replaced since. */
  readonly replaced?: Finding;
}

/** A signed document that is text (C2SP): a checkpoint, or a proof with its checkpoint, of a record or of growth. */
export interface NoteForm {
  readonly form: 'checkpoint' | 'tlog_proof' | 'growth_proof';
  readonly text: string;
}

type Form = { readonly form: 'envelope' } | NoteForm;

const KINDS: ReadonlyMap<unknown, EnvelopeKind> = new Map([
  [PROJECTION_STATEMENT.predicateType, 'projection_statement'],
  [SUMMARY_PREDICATE_TYPE, 'signed_verdict'],
  [BADGE_STATEMENT.predicateType, 'badge'],
  [RETRACTION_STATEMENT.predicateType, 'retraction'],
  [STATUS_STATEMENT.predicateType, 'status'],
  [SEAL_PREDICATE_TYPE, 'sealed_run'],
]);

/** Finds the form of a signed document; `signed_document_expected` for anything else. */
export function findForm(bytes: Uint8Array, file: string): Result<Form> {
  const text = textOf(bytes);
  if (text !== undefined) {
    if (/^\s*\{/.test(text) && text.includes('"payloadType"')) return accept({ form: 'envelope' });
    if (text.startsWith('c2sp.org/tlog-proof@')) return accept({ form: 'tlog_proof', text });
    if (looksLikeGrowthProof(text)) return accept({ form: 'growth_proof', text });
    if (text.includes('\n\n\u2014 ')) return accept({ form: 'checkpoint', text });
  }
  return refuse('signed_document_expected', { file });
}

/** Only a hint which keys to verify an envelope with: after that, {@link readContent} requires the kind. */
export function claimedKind({ file, payload, payloadType }: Envelope): Result<EnvelopeKind> {
  if (payloadType === TRUST_ROOT_PAYLOAD_TYPE) return accept('trust_root');
  if (payloadType !== STATEMENT_PAYLOAD_TYPE) {
    return refuse('payload_type_wrong', {
      file,
      expected: `${TRUST_ROOT_PAYLOAD_TYPE} or ${STATEMENT_PAYLOAD_TYPE}`,
      found: payloadType,
    });
  }
  const { findings, value } = readJson(payload, { file, maxBytes: MAX_ENVELOPE_BYTES });
  const unreadable = refusalFor(findings);
  if (unreadable) return unreadable;
  const { _type: type, predicateType } = isJsonObject(value) ? value : {};
  if (type !== STATEMENT_TYPE)
    return refuse('statement_type_wrong', { file, expected: STATEMENT_TYPE, found: shown(type) });
  const kind = KINDS.get(predicateType);
  if (kind) return accept(kind);
  const known = [...KINDS.keys()].join(', ').replace(/, (?=[^,]*$)/, ' or ');
  return refuse('predicate_type_wrong', { file, expected: known, found: shown(predicateType) });
}

/** The warnings about a signed verdict: of its keys, and those that it recorded, where the verdict is beside it. */
export function warningsIn(content: SignedContent): readonly Finding[] {
  if (content.kind !== 'signed_verdict') return [];
  const { recorded, replaced } = content;
  return [...(replaced ? [replaced] : []), ...(recorded?.warnings ?? [])];
}

export function readContent(kind: EnvelopeKind, envelope: Envelope): Result<SignedContent> {
  const { file, payload } = envelope;
  if (kind === 'trust_root') {
    const root = trustRootOf(envelope);
    return root.ok ? accept({ kind, root: root.value }) : root;
  }
  if (kind === 'signed_verdict') {
    const summary = readSummary(payload, file);
    if (!summary.ok) return summary;
    const { predicate } = summary.value;
    const artifacts = artifactsOf(summary.value);
    return accept({ kind, verdict: verdictIn(summary.value), predicate, artifacts });
  }
  if (kind === 'projection_statement') {
    const stated = PROJECTION_STATEMENT.read(payload, file);
    if (!stated.ok) return stated;
    const { predicate, subject: projection } = stated.value;
    return accept({ kind, projection, predicate });
  }
  if (kind === 'badge') {
    const badge = BADGE_STATEMENT.read(payload, file);
    return badge.ok ? accept({ kind, predicate: badge.value.predicate }) : badge;
  }
  if (kind === 'status') {
    const status = STATUS_STATEMENT.read(payload, file);
    if (!status.ok) return status;
    const { predicate, subject: verdict, subjects } = status.value;
    return accept({ kind, verdict, subjects, predicate });
  }
  if (kind === 'sealed_run') {
    const sealed = readSeal(payload, file);
    return sealed.ok ? accept({ kind, sealed: sealed.value }) : sealed;
  }
  const retraction = RETRACTION_STATEMENT.read(payload, file);
  return retraction.ok ? accept({ kind, predicate: retraction.value.predicate }) : retraction;
}

/** Returns what a signature is made over, as people compare it: the SHA-256 of the payload bytes. */
export function payloadDigestOf({ payload }: Envelope): Digest {
  return digestOf(payload);
}
