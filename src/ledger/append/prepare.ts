import { canonicalizeWith, canonicalMembers } from '../../digest/canonical.ts';
import { isDigest, type Fingerprinter, type FingerprintField } from '../../digest/index.ts';
import { canonicalDigest } from '../../digest/object.ts';
import type { Finding } from '../../findings/index.ts';
import {
  checkShape,
  formatInstant,
  instantOf,
  readJson,
  type ApprovalReview,
  type CertificationRun,
  type CheckReport,
  type ControlEvent,
  type JsonReading,
  type Shape,
} from '../../json/index.ts';
import { document as approval } from '../../json/generated/approval-review.validator.js';
import { document as run } from '../../json/generated/certification-run.validator.js';
import { document as control } from '../../json/generated/control-event.validator.js';
import { leaksIn } from '../../projection/index.ts';
import { accept, type Outcome } from '../../trust/index.ts';
import {
  TIER_REVOKED,
  type ApprovalContent,
  type ControlContent,
  type RunContent,
} from '../record.ts';
import { byKind } from '../rows/run-rows.ts';
import { withoutContent } from './redact.ts';
import type { AppendItem, AppendRequest } from './request.ts';

/** Size limit of one document in bytes: its lists are bounded, so nothing valid is larger. */
export const MAX_APPEND_BYTES = 64 * 1024;

const APPROVAL: Shape<ApprovalReview> = { document: approval };
const RUN: Shape<CertificationRun> = { document: run };
const CONTROL: Shape<ControlEvent> = { document: control };

/**
 * Reads a document that is to be recorded: strict I-JSON, its schema, fingerprints for everything that
 * names somebody, and then nothing in it that looks like what must not be stored. Findings never show
 * what the document says.
 */
export function prepare(item: AppendItem, fingerprints: Fingerprinter): Outcome<AppendRequest> {
  const reading = readJson(item.bytes, { file: item.file, maxBytes: MAX_APPEND_BYTES });
  const content = contentOf(item, reading, fingerprints);
  if (!content.ok) return { ok: false, findings: content.findings.map(withoutContent) };
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
): Outcome<AppendRequest['content']> {
  if (kind === 'approval') return shaped(APPROVAL, reading, approvalContent);
  if (kind === 'control') return shaped(CONTROL, reading, controlContent);
  return shaped(RUN, reading, (document) => runContent(document, fingerprints));
}

function shaped<T, C>(
  shape: Shape<T>,
  reading: JsonReading,
  convert: (document: T) => C,
): Outcome<C> {
  const document = checkShape(shape, reading);
  return document.ok ? accept(convert(document.value)) : document;
}

// Member by member: objects that are spread into others are slow to make and slow to read.

function approvalContent(document: ApprovalReview): ApprovalContent {
  return {
    kind: 'approval',
    provider: document.provider,
    app_fingerprint: document.app_fingerprint,
    provider_environment: document.provider_environment,
    instance_fingerprint: document.instance_fingerprint,
    state: document.state,
    // Its schema lets only a revocation leave it out.
    tier: document.tier ?? TIER_REVOKED,
    reviewed_at: normal(document.reviewed_at),
    expires_at: normal(document.expires_at),
  };
}

function controlContent(document: ControlEvent): ControlContent {
  const { expires_at } = document;
  return {
    kind: 'control',
    selector: document.selector,
    state: document.state,
    reason: document.reason,
    starts_at: normal(document.starts_at),
    expires_at: expires_at === null ? null : normal(expires_at),
  };
}

function runContent(document: CertificationRun, fingerprints: Fingerprinter): RunContent {
  const print = (field: FingerprintField, id: string | null) =>
    id === null ? null : fingerprintOf(fingerprints, field, id);
  return {
    kind: 'run',
    side: document.side,
    subject: document.subject,
    contract_digest: document.contract_digest,
    tested_revision: document.tested_revision,
    tested_at: normal(document.tested_at),
    expires_at: normal(document.expires_at),
    granted_scopes: document.granted_scopes.toSorted(),
    account_ref: print('account_reference', document.account_reference),
    checks: document.checks
      .map((check: CheckReport) => ({
        kind: check.kind,
        outcome: check.outcome,
        not_applicable_reason: check.not_applicable_reason,
        completed_at: normal(check.completed_at),
        external_result: print('external_result', check.external_result),
      }))
      .sort(byKind),
  };
}

/** What is a fingerprint already is taken as it is: the hosting service makes them with the same key. */
export function fingerprintOf(
  fingerprints: Fingerprinter,
  field: FingerprintField,
  id: string,
): string {
  return isDigest(id) ? id : fingerprints.of(field, id);
}

/** One written form for one instant, so that a record has one form. */
function normal(instant: string): string {
  const ms = instantOf(instant);
  return instant.endsWith('.000Z') ? formatInstant(ms) : instant;
}

/** What a projection would show of the content must pass the sanitizer that judges projections. */
function leaksOf(content: AppendRequest['content'], file: string): Finding[] {
  return leaksIn(content.kind === 'run' ? { ...content, account_ref: null } : content, { file });
}
