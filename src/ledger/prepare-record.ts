// A stated document becomes a record: its ids, fingerprints and origin, before any database is asked.

import { randomBytes } from 'node:crypto';
import {
  isDigest,
  objectDigest,
  type Digest,
  type Fingerprinter,
  type FingerprintField,
} from '../digest/index.ts';
import { accept, refuse, type Result, refusalFor } from '../documents/findings.ts';
import {
  checkShape,
  formatInstant,
  readJson,
  type EpochMs,
  type JsonReading,
  type Shape,
} from '../documents/json.ts';
import type {
  ApprovalReview,
  CertificationRun,
  ControlEvent,
  Origin,
  RunOrigin,
} from '../documents/index.ts';
import { document as approval } from '../documents/generated/approval-review.validator.js';
import { document as run } from '../documents/generated/certification-run.validator.js';
import { document as control } from '../documents/generated/control-event.validator.js';
import { isOfSeal, type VerifiedSeal } from '../trust/sealed-run.ts';
import { NO_COMMIT } from '../evidence/subject-evidence.ts';
import { leaksIn } from '../documents/sanitizer.ts';
import { statedBy } from './columns.ts';
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
  type UnboundHead,
  type RunContent,
} from './records.ts';

/** A document that is to be recorded, as its bytes came. */
export interface AppendItem {
  readonly kind: EvidenceKind;
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Two requests with one key are one request; only a fingerprint of it is stored. */
  readonly idempotencyKey?: string;
  /**
   * How the evidence came about, by the program that saw it and makes the document: it read the results of a run, started
   * its command, or is the service that reports. A document alone is a statement, and says no more.
   */
  readonly seen?: SeenOrigin;
  /** The verified seal that the document is of; without it, nothing is `attested`. */
  readonly seal?: VerifiedSeal;
  /** Whether the start of a control event was filled in for the caller: it belongs to the first request with a key. */
  readonly isStartFilledIn?: boolean;
}

export type SeenOrigin = Origin['kind'] | RunOrigin['kind'];

type Content = ApprovalContent | RunContent | ControlContent;

/** A document to record, with fingerprints in place of values that must not be stored. */
export interface AppendRequest<C extends Content = Content> {
  readonly file: string;
  readonly content: C;
  /** Fingerprint of the key that the caller gave. */
  readonly idempotencyRef: Digest | null;
  readonly isStartFilledIn: boolean;
  /** Digest of the content: what an idempotency key stands for. */
  readonly requestDigest: Digest;
}

/** Size limit of one document in bytes: its lists are bounded, so nothing valid is larger. */
export const MAX_APPEND_BYTES = 64 * 1024;

const APPROVAL_SHAPE: Shape<ApprovalReview> = { document: approval };
const RUN_SHAPE: Shape<CertificationRun> = { document: run };
const CONTROL_SHAPE: Shape<ControlEvent> = { document: control };

/** Strict I-JSON, its schema, fingerprints, and then the sanitizer. Findings never show what the document says. */
export function prepare(item: AppendItem, fingerprints: Fingerprinter): Result<AppendRequest> {
  const reading = readJson(item.bytes, {
    file: item.file,
    maxBytes: MAX_APPEND_BYTES,
    isConfidential: true,
  });
  const content = contentOf(item, reading, fingerprints);
  if (!content.ok) return content;
  const unseen = refuseUnseen(item, content.value);
  if (unseen) return unseen;
  // As the projection that shows the content later will be sanitized.
  const shown =
    content.value.kind === 'run' ? { ...content.value, account_ref: null } : content.value;
  const leaking = refusalFor(leaksIn(shown, { file: item.file }));
  if (leaking) return leaking;
  return accept({
    file: item.file,
    content: content.value,
    idempotencyRef:
      item.idempotencyKey === undefined
        ? null
        : fingerprints.of('idempotency_key', item.idempotencyKey),
    isStartFilledIn: item.isStartFilledIn === true,
    requestDigest: objectDigest('record', content.value),
  });
}

/** Refuses an origin that a document claims for itself: only the program that saw something says more than a statement. */
function refuseUnseen({ bytes, file, seal, seen }: AppendItem, { origin: { kind } }: Content) {
  if (kind === 'statement' || kind === 'example') return undefined;
  const isSeen = kind === 'attested' ? seal && isOfSeal(bytes, seal) : kind === seen;
  if (isSeen === true) return undefined;
  const expected = 'statement, or no origin';
  return refuse('origin_not_seen', { file, pointer: '/origin', expected, found: kind });
}

const STATEMENT = { origin: { kind: 'statement' } } as const;
const SERVICE = { origin: { kind: 'service' } } as const;
const EXAMPLE = { origin: { kind: 'example' } } as const;

function contentOf(
  { kind, seen }: AppendItem,
  reading: JsonReading,
  fingerprints: Fingerprinter,
): Result<Content> {
  const print = (field: FingerprintField, id: string) => fingerprintOf(fingerprints, field, id);
  const unstated = seen === 'service' ? SERVICE : STATEMENT;
  if (kind === 'approval')
    return shaped(APPROVAL_SHAPE, reading, (document) => ({
      kind,
      // Its schema lets only a revocation leave the tier out.
      ...statedBy<Omit<ApprovalContent, 'kind'>>(
        APPROVAL,
        { tier: TIER_REVOKED, ...unstated, ...document },
        print,
      ),
    }));
  if (kind === 'control')
    return shaped(CONTROL_SHAPE, reading, (document) => ({
      kind,
      ...statedBy<Omit<ControlContent, 'kind'>>(CONTROL, { ...unstated, ...document }, print),
    }));
  return shaped(RUN_SHAPE, reading, (document) => ({
    kind,
    ...statedBy<Omit<RunContent, 'kind' | 'checks'>>(
      RUN,
      { ...unstatedRun(document), ...document },
      print,
    ),
    checks: document.checks.map((check) => statedBy(CHECK, check, print)).sort(byKind),
  }));
}

function unstatedRun({ tested_revision }: CertificationRun) {
  return NO_COMMIT.test(tested_revision) ? EXAMPLE : STATEMENT;
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

/** Who records, under which key. */
export interface Recording {
  /** Name or id of the operator, in clear; only its fingerprint is stored. */
  readonly operator: string;
  readonly fingerprints: Fingerprinter;
  /** Where ids and nonces come from; by default the random source of the system. */
  readonly random?: (size: number) => Buffer;
}

/**
 * Makes the head of a record, and the idempotency reference of its entry. Without a key of the caller, it is
 * made of the record's own random digits: every entry has a reference, and no two have the same.
 */
export function headAt(
  at: EpochMs,
  { operator, fingerprints, random = randomBytes }: Recording,
  given: Digest | null,
): { readonly head: UnboundHead; readonly idempotencyRef: string } {
  // At once, because each call costs as much as a digest.
  const digits = random(32).toString('hex');
  const idempotencyRef = given ?? `sha256:${digits}`;
  const head = {
    id: digits.slice(0, 32),
    nonce: digits.slice(32),
    recorded_at: formatInstant(at),
    operator_ref: fingerprintOf(fingerprints, 'operator', operator),
  };
  return { head, idempotencyRef };
}

export function newIdempotencyKey(random: Recording['random'] = randomBytes): string {
  return random(16).toString('hex');
}

// Which test cases of a results file a run counted, as compact ordinals such as `3-8,11`.

type Range = readonly [from: number, to: number];

/** Returns whether two runs of one file counted a case in common. A document that names none was not made from the file. */
export function haveCaseInCommon(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const others = rangesIn(other);
  return rangesIn(one).some(([from, to]) =>
    others.some(([start, end]) => from <= end && start <= to),
  );
}

function rangesIn(text: string): readonly Range[] {
  return text.split(',').map((part) => {
    const [from = '', to = from] = part.split('-');
    return [Number(from), Number(to)];
  });
}
