import {
  canonicalizeWith,
  canonicalMembers,
  type CanonicalMembers,
} from '../../digest/canonical.ts';
import {
  isDigest,
  type Digest,
  type Fingerprinter,
  type FingerprintField,
} from '../../digest/index.ts';
import { canonicalDigest } from '../../digest/sha256.ts';
import type { Finding } from '../../findings/index.ts';
import { checkShape, readJson, type JsonReading, type Shape } from '../../json/index.ts';
import type { ApprovalReview, CertificationRun, ControlEvent } from '../../documents/index.ts';
import { document as approval } from '../../documents/generated/approval-review.validator.js';
import { document as run } from '../../documents/generated/certification-run.validator.js';
import { document as control } from '../../documents/generated/control-event.validator.js';
import { leaksIn } from '../../projection/index.ts';
import { accept, type Result } from '../../findings/index.ts';
import { statedBy } from '../columns.ts';
import {
  APPROVAL,
  byKind,
  CHECK,
  CONTROL,
  RUN,
  TIER_REVOKED,
  type ApprovalContent,
  type ControlContent,
  type EvidenceKind,
  type RunContent,
} from '../records.ts';

/** A document that is to be recorded, as its bytes came. */
export interface AppendItem {
  readonly kind: EvidenceKind;
  /** Name of the document in findings. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Two requests with one key are one request; only a fingerprint of it is stored. */
  readonly idempotencyKey?: string;
}

type Content = ApprovalContent | RunContent | ControlContent;

/** What is to be recorded, with everything in it that must not be stored replaced by its fingerprint. */
export interface AppendRequest<C extends Content = Content> {
  readonly file: string;
  readonly content: C;
  /** The members of the content in their canonical form. */
  readonly canonical: CanonicalMembers;
  readonly idempotencyRef: Digest | null;
  /** Digest of the content: what an idempotency key stands for. */
  readonly requestDigest: Digest;
}

/** Size limit of one document in bytes: its lists are bounded, so nothing valid is larger. */
export const MAX_APPEND_BYTES = 64 * 1024;

const APPROVAL_SHAPE: Shape<ApprovalReview> = { document: approval };
const RUN_SHAPE: Shape<CertificationRun> = { document: run };
const CONTROL_SHAPE: Shape<ControlEvent> = { document: control };

/**
 * Reads a document that is to be recorded: strict I-JSON, its schema, fingerprints for everything that
 * names somebody, and then nothing in it that looks like what must not be stored. Findings never show
 * what the document says.
 */
export function prepare(item: AppendItem, fingerprints: Fingerprinter): Result<AppendRequest> {
  const reading = readJson(item.bytes, {
    file: item.file,
    maxBytes: MAX_APPEND_BYTES,
    isConfidential: true,
  });
  const content = contentOf(item, reading, fingerprints);
  if (!content.ok) return content;
  const leaks = leaksOf(content.value, item.file);
  if (leaks.length > 0) return { ok: false, findings: leaks };
  const canonical = canonicalMembers(content.value);
  return accept({
    file: item.file,
    content: content.value,
    canonical,
    idempotencyRef:
      item.idempotencyKey === undefined
        ? null
        : fingerprints.of('idempotency_key', item.idempotencyKey),
    requestDigest: canonicalDigest('record', canonicalizeWith(content.value, canonical)),
  });
}

function contentOf(
  { kind }: AppendItem,
  reading: JsonReading,
  fingerprints: Fingerprinter,
): Result<Content> {
  const print = (field: FingerprintField, id: string) => fingerprintOf(fingerprints, field, id);
  if (kind === 'approval')
    return shaped(APPROVAL_SHAPE, reading, (document) => ({
      kind,
      // Its schema lets only a revocation leave the tier out.
      ...statedBy<Omit<ApprovalContent, 'kind'>>(
        APPROVAL,
        { tier: TIER_REVOKED, ...document },
        print,
      ),
    }));
  if (kind === 'control')
    return shaped(CONTROL_SHAPE, reading, (document) => ({
      kind,
      ...statedBy<Omit<ControlContent, 'kind'>>(CONTROL, document, print),
    }));
  return shaped(RUN_SHAPE, reading, (document) => ({
    kind,
    ...statedBy<Omit<RunContent, 'kind' | 'checks'>>(RUN, document, print),
    checks: document.checks.map((check) => statedBy(CHECK, check, print)).sort(byKind),
  }));
}

function shaped<T, C>(
  shape: Shape<T>,
  reading: JsonReading,
  convert: (document: T) => C,
): Result<C> {
  const document = checkShape(shape, reading);
  return document.ok ? accept(convert(document.value)) : document;
}

/** Returns the fingerprint of an id. Fingerprints stay unchanged: the hosting service makes them with the same key. */
export function fingerprintOf(
  fingerprints: Fingerprinter,
  field: FingerprintField,
  id: string,
): string {
  return isDigest(id) ? id : fingerprints.of(field, id);
}

/** What a projection would show of the content must pass the sanitizer that judges projections. */
function leaksOf(content: Content, file: string): Finding[] {
  return leaksIn(content.kind === 'run' ? { ...content, account_ref: null } : content, { file });
}
