import { digestOf, hexOf } from '../../src/digest/index.ts';
import type {
  DroppedClaim,
  StatementSubject,
  StatusClaim,
  StatusPredicate,
} from '../../src/documents/index.ts';
import { formatInstant, instantOf } from '../../src/documents/json.ts';
import { keyNamed } from '../../examples/world/fixed.ts';
import { signedBy } from '../../examples/world/organisation.ts';
import { standingClaims } from '../../src/gate/status.ts';
import { STATUS_STATEMENT, statusSubjects } from '../../src/trust/badge.ts';
import { readEnvelope, unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { readPublicKey } from '../../src/trust/public-key.ts';
import { STATEMENT_PAYLOAD_TYPE, STATEMENT_TYPE } from '../../src/trust/statement.ts';
import { verifyByKeys } from '../../src/trust/verify-document.ts';

/** A question of somebody who has a status, a file or commit, a key and a clock (specification/claim-status.md 4). */
export interface ClaimStatusVector {
  readonly name: string;
  readonly title: string;
  readonly given: {
    /** The payload, verified already; else the envelope and the key that must have signed it. */
    readonly statement?: object;
    readonly envelope?: object;
    readonly pem?: string;
    /** The digest that is asked about, by the name of its algorithm. */
    readonly digest: Readonly<Record<string, string>>;
    readonly at: string;
    readonly max_hours: number;
  };
  /** `code` is the first reason of a no; any code of a fault of form stands for all of them. */
  readonly expected: { readonly holds: boolean; readonly code?: string };
}

const AT = '2026-03-15T12:00:00Z';
const MAX_HOURS = 24;
const SKEW_MS = 300_000;
const HOUR_MS = 3_600_000;
const after = (hours: number): string => formatInstant(Date.parse(AT) + hours * HOUR_MS);
const SECOND = 1 / 3600;

const REVISION = '3'.repeat(40);
const OTHER_REVISION = '4'.repeat(40);
const SHOP = { name: 'shop.tgz', sha256: digestOf('the published file') };
const DOCS = { name: 'docs.tgz', sha256: digestOf('another published file') };
const VERDICT = digestOf('the verdict');
const sha256 = (text: string) => ({ sha256: hexOf(digestOf(text)) });
const ASKED = { sha256: hexOf(SHOP.sha256) };

const NAMES = {
  provider: 'pixelgram',
  operation: 'publish_immediate' as const,
  account_kind: 'business',
  policy_mode: 'standard',
};
const claim = (output_profile: string, evidence_until = after(480)): StatusClaim => ({
  subject_digest: digestOf(output_profile),
  ...NAMES,
  output_profile,
  evidence_until,
  tested: [{ side: 'live', tested_at: after(-24), revision: REVISION }],
});
const dropped = (output_profile: string, code: string, reason?: string): DroppedClaim => ({
  subject_digest: digestOf(output_profile),
  ...NAMES,
  output_profile,
  since: after(-1),
  code,
  ...(reason !== undefined && { reason }),
});

const KEY = keyNamed('status');
const STRANGER = keyNamed('stranger');
const SOUND: StatusPredicate = {
  schema_version: 1,
  deployment: 'conformance',
  resource_uri: 'pkg:generic/claimgate-conformance',
  release: { version: 'v1.0.0', revision: REVISION },
  evaluated_at: AT,
  valid_until: after(6),
  claims: [claim('image'), claim('video')],
  dropped: [],
  public_key: KEY.publicKey.pem,
  // A reader by a key alone opens none of these three.
  verdict: { envelope: '{}' },
  projection: { envelope: '{}' },
  trust_roots: ['{}'],
};

interface Row {
  readonly name: string;
  readonly title: string;
  readonly predicate?: Readonly<Record<string, unknown>>;
  readonly statement?: Readonly<Record<string, unknown>>;
  readonly without?: string;
  readonly digest?: Readonly<Record<string, string>>;
  readonly at?: string;
  readonly maxHours?: number;
  /** Who signed, where the vector is about that. */
  readonly signers?: readonly (typeof KEY)[];
  readonly payloadType?: string;
  readonly edited?: boolean;
  /** The first reason of a no. */
  readonly no?: string;
}

const EXPIRED = 'status_expired';
const GONE = 'claims_withdrawn_since';
const OTHER = 'status_of_other';
const FUTURE = 'status_from_future';
const WRONG = 'wrong_form';
const about = (revision: string, ...files: (typeof SHOP)[]): StatementSubject[] =>
  statusSubjects(VERDICT, revision, files);

const NO_CLAIM = 'there is nothing that could hold';
const DROPS: readonly Row[] = [
  ['withdrawn', 'claim_withdrawn', 'it loses links'],
  ['corrected', 'evidence_corrected', 'the run was of another app'],
  ['run-expired', 'live_run_expired'],
  ['run-failed', 'check_failed'],
  ['disabled', 'control_disabled'],
  ['approval-gone', 'approval_missing'],
  ['not-projected', 'not_in_projection'],
  ['unknown-code', 'a_code_of_a_newer_gate'],
].map(([name = '', code = '', reason]) => ({
  name: `dropped-${name}`,
  title: `One claim of two no longer holds: ${code}.`,
  predicate: { claims: [claim('image')], dropped: [dropped('video', code, reason)] },
  no: GONE,
}));

const MISSING: readonly Row[] = ['evaluated_at', 'valid_until', 'claims', 'dropped'].map(
  (without) => ({
    name: `without-${without.replace('_', '-')}`,
    title: `A status without ${without} says nothing.`,
    without,
    no: 'missing_member',
  }),
);

const ROWS: readonly Row[] = [
  // Holds.
  { name: 'holds', title: 'Every claim of the release of this file holds.' },
  {
    name: 'holds-by-commit',
    title: 'The commit is asked about.',
    digest: { gitCommit: REVISION },
  },
  {
    name: 'holds-by-verdict',
    title: 'The verdict is asked about.',
    digest: { sha256: hexOf(VERDICT) },
  },
  {
    name: 'holds-by-second-file',
    title: 'The second published file is asked about.',
    statement: { subject: about(REVISION, SHOP, DOCS) },
    digest: { sha256: hexOf(DOCS.sha256) },
  },
  {
    name: 'holds-one-claim',
    title: 'A release with one claim.',
    predicate: { claims: [claim('image')] },
  },
  {
    name: 'holds-errored',
    title: 'A later run that could not be tested drops nothing.',
    predicate: {
      claims: [
        {
          ...claim('image'),
          tested: [
            {
              side: 'live',
              tested_at: after(-24),
              revision: REVISION,
              errored: { count: 1, first_at: after(-2) },
            },
          ],
        },
      ],
    },
  },
  {
    name: 'holds-untested-side',
    title: 'A claim may list no run.',
    predicate: { claims: [{ ...claim('image'), tested: [] }] },
  },
  { name: 'holds-last-second', title: 'It holds until its end.', at: after(6 - SECOND) },
  {
    name: 'holds-clock-behind',
    title: 'The clock may be behind by 300 seconds.',
    at: after(-300 * SECOND),
  },
  {
    name: 'holds-evidence-last-second',
    title: 'Evidence counts until its end.',
    predicate: { claims: [claim('image', after(1))] },
    at: after(1 - SECOND),
  },
  {
    name: 'holds-milliseconds',
    title: 'Instants may have milliseconds.',
    predicate: {
      evaluated_at: '2026-03-15T11:00:00.250Z',
      valid_until: '2026-03-15T13:00:00.500Z',
    },
  },
  {
    name: 'holds-within-max-hours',
    title: 'It is younger than the reader accepts.',
    predicate: { valid_until: after(48) },
    at: after(MAX_HOURS - SECOND),
  },
  {
    name: 'holds-own-limit',
    title: 'A reader may accept older ones.',
    predicate: { valid_until: after(72) },
    at: after(48),
    maxHours: 72,
  },
  {
    name: 'superseded-older-supported',
    title:
      'A status of an older release that is still supported: signed later than a newer release.',
    predicate: { release: { version: 'v0.9.0', revision: REVISION } },
  },
  {
    name: 'retracted-last-status',
    title: 'The last status before a retraction: nobody can take it back before it ends.',
    at: after(5),
  },
  {
    name: 'signed',
    title: 'The key that the reader trusts has signed.',
    signers: [KEY],
  },
  {
    name: 'signed-besides',
    title: 'A signature of a stranger does no harm next to it.',
    signers: [STRANGER, KEY],
  },
  // No longer.
  ...DROPS,
  {
    name: 'dropped-all',
    title: 'No claim of the release holds any more.',
    predicate: {
      claims: [],
      dropped: ['image', 'video'].map((one) => dropped(one, 'claim_withdrawn', 'it loses links')),
    },
    no: GONE,
  },
  {
    name: 'dropped-no-claim',
    title: `No claim: ${NO_CLAIM}.`,
    predicate: { claims: [] },
    no: GONE,
  },
  {
    name: 'lapsed-at-the-end',
    title: 'Evidence does not count at its end, though the status lasts longer.',
    predicate: { claims: [claim('image', after(1)), claim('video')] },
    at: after(1),
    no: GONE,
  },
  {
    name: 'lapsed-before',
    title: 'Evidence ended before the status was signed.',
    predicate: { claims: [claim('image'), claim('video', after(-1))] },
    no: GONE,
  },
  {
    name: 'lapsed-all',
    title: 'The evidence of all claims ended.',
    predicate: { claims: [claim('image', after(1)), claim('video', after(2))] },
    at: after(3),
    no: GONE,
  },
  // Stale.
  { name: 'expired', title: 'It does not hold at its end.', at: after(6), no: EXPIRED },
  { name: 'expired-long-ago', title: 'It ended a year ago.', at: after(8760), no: EXPIRED },
  {
    name: 'expired-and-dropped',
    title: 'It ended, and had dropped a claim.',
    predicate: {
      claims: [claim('image')],
      dropped: [dropped('video', 'claim_withdrawn', 'it loses links')],
    },
    at: after(7),
    no: EXPIRED,
  },
  {
    name: 'expired-never-held',
    title: 'It ends when it begins.',
    predicate: { valid_until: AT },
    no: EXPIRED,
  },
  {
    name: 'expired-backwards',
    title: 'It ends before it begins.',
    predicate: { valid_until: after(-1) },
    no: EXPIRED,
  },
  {
    name: 'stale-at-max-hours',
    title: 'It is as old as the reader no longer accepts.',
    predicate: { valid_until: after(48) },
    at: after(MAX_HOURS),
    no: EXPIRED,
  },
  {
    name: 'stale-long-lived',
    title: 'A stolen key signed one for a century: the reader wants a fresh one.',
    predicate: { valid_until: after(24 * 36_500) },
    at: after(25),
    no: EXPIRED,
  },
  {
    name: 'stale-own-limit',
    title: 'A reader may ask for fresher ones.',
    at: after(2),
    maxHours: 2,
    no: EXPIRED,
  },
  {
    name: 'retracted-after',
    title: 'No status follows a retraction: the last one has ended.',
    at: after(24),
    no: EXPIRED,
  },
  {
    name: 'from-future',
    title: 'It begins later than the clock and 300 seconds.',
    at: after(-301 * SECOND),
    no: FUTURE,
  },
  {
    name: 'from-far-future',
    title: 'Somebody signed ahead.',
    predicate: { evaluated_at: after(240), valid_until: after(246) },
    no: FUTURE,
  },
  // Of something else.
  { name: 'foreign-file', title: 'Another file.', digest: sha256('another file'), no: OTHER },
  {
    name: 'foreign-commit',
    title: 'Another commit.',
    digest: { gitCommit: OTHER_REVISION },
    no: OTHER,
  },
  {
    name: 'foreign-algorithm',
    title: 'The right digits, as another digest.',
    digest: { sha512: hexOf(SHOP.sha256) },
    no: OTHER,
  },
  {
    name: 'foreign-commit-as-file',
    title: 'A commit is no file.',
    digest: { sha256: REVISION },
    no: OTHER,
  },
  {
    name: 'foreign-short',
    title: 'A part of a digest is none.',
    digest: { sha256: hexOf(SHOP.sha256).slice(0, 12) },
    no: OTHER,
  },
  {
    name: 'superseded',
    title: 'The newest status is of the next release: it knows nothing of this file.',
    predicate: { release: { version: 'v1.1.0', revision: OTHER_REVISION } },
    statement: { subject: about(OTHER_REVISION, DOCS) },
    no: OTHER,
  },
  {
    name: 'retracted-newest-before',
    title: 'After a retraction the newest status is of the release before.',
    predicate: { release: { version: 'v0.9.0', revision: OTHER_REVISION } },
    statement: { subject: about(OTHER_REVISION) },
    no: OTHER,
  },
  {
    name: 'foreign-and-expired',
    title: 'It is of another release, and ended: the first reason counts.',
    digest: sha256('another file'),
    at: after(7),
    no: OTHER,
  },
  {
    name: 'foreign-type',
    title: 'A badge is no status.',
    statement: { predicateType: 'urn:claimgate:badge:v1' },
    no: 'predicate_type_wrong',
  },
  {
    name: 'foreign-type-newer',
    title: 'A later version has another meaning.',
    statement: { predicateType: 'urn:claimgate:claim-status:v2' },
    no: 'predicate_type_wrong',
  },
  // Signed by somebody else.
  {
    name: 'signed-by-stranger',
    title: 'Another key has signed.',
    signers: [STRANGER],
    no: 'signatures_below_threshold',
  },
  { name: 'signed-by-nobody', title: 'Nobody has signed.', signers: [], no: 'envelope_unsigned' },
  {
    name: 'signed-and-edited',
    title: 'A claim was added after it was signed.',
    signers: [KEY],
    edited: true,
    no: 'signatures_below_threshold',
  },
  {
    name: 'signed-as-other',
    title: 'Signed as another kind of document.',
    signers: [KEY],
    payloadType: 'application/json',
    no: 'payload_type_wrong',
  },
  // Its form.
  ...MISSING,
  {
    name: 'end-no-instant',
    title: 'An end that is no instant is none.',
    predicate: { valid_until: 'never' },
    no: WRONG,
  },
  {
    name: 'end-local-time',
    title: 'Instants are in UTC.',
    predicate: { valid_until: '2026-03-15T18:00:00+14:00' },
    no: WRONG,
  },
  {
    name: 'evidence-no-instant',
    title: 'So is the end of evidence.',
    predicate: { claims: [claim('image', 'never')] },
    no: WRONG,
  },
  {
    name: 'claims-no-list',
    title: 'Claims are a list.',
    predicate: { claims: { image: claim('image') } },
    no: 'wrong_type',
  },
  {
    name: 'dropped-no-list',
    title: 'So are dropped claims.',
    predicate: { dropped: '' },
    no: 'wrong_type',
  },
];

function vectorOf(row: Row): ClaimStatusVector {
  const { at = AT, digest = ASKED, maxHours = MAX_HOURS, name, no, signers, title } = row;
  const { [row.without ?? '']: _left, ...predicate }: Record<string, unknown> = {
    ...SOUND,
    ...row.predicate,
  };
  const statement = {
    _type: STATEMENT_TYPE,
    subject: about(REVISION, SHOP),
    predicateType: STATUS_STATEMENT.predicateType,
    predicate,
    ...row.statement,
  };
  const document = signers ? signedOf(row, statement, signers) : { statement };
  return {
    name,
    title,
    given: { ...document, digest, at, max_hours: maxHours },
    expected: no === undefined ? { holds: true } : { holds: false, code: no },
  };
}

function signedOf(row: Row, statement: object, signers: readonly (typeof KEY)[]) {
  const bytes = (value: object) => Buffer.from(JSON.stringify(value));
  const type = row.payloadType ?? STATEMENT_PAYLOAD_TYPE;
  const unsigned = unsignedEnvelope(type, bytes(statement), 'status.json');
  const written = writeEnvelope(signedBy(unsigned, [...signers]));
  const envelope = JSON.parse(Buffer.from(written).toString('utf8')) as { payload: string };
  const more = { ...SOUND, claims: [...SOUND.claims, claim('story')] };
  const edited = bytes({ ...statement, predicate: more }).toString('base64');
  return {
    envelope: row.edited ? { ...envelope, payload: edited } : envelope,
    pem: KEY.publicKey.pem,
  };
}

/** The questions with the right answers, which are those of the table. */
export const claimStatusVectors: readonly ClaimStatusVector[] = ROWS.map(vectorOf);

/** Answers a question by the parts of the program: its reader, its verifier and its count of claims that stand. */
export function answerOf({ given }: ClaimStatusVector): ClaimStatusVector['expected'] {
  const { at: instant, digest, envelope, max_hours, pem, statement } = given;
  const file = 'status.json';
  const no = (code: string) => ({ holds: false, code });
  let payload: Uint8Array = Buffer.from(JSON.stringify(statement ?? {}));
  if (envelope) {
    const read = readEnvelope(Buffer.from(JSON.stringify(envelope)), file);
    const key = readPublicKey(pem ?? '');
    if (!read.ok) return no(read.findings[0].code);
    if (!key.ok) return no(key.findings[0].code);
    const verified = verifyByKeys(read.value, { keys: [key.value], threshold: 1 });
    if (!verified.ok) return no(verified.findings[0].code);
    ({ payload } = read.value);
  }
  const stated = STATUS_STATEMENT.read(payload, file);
  if (!stated.ok) return no(stated.findings[0].code);
  const { predicate, subjects } = stated.value;
  const [algorithm, hex] = Object.entries(digest)[0] ?? ['', ''];
  if (!subjects.some((one) => one.digest[algorithm] === hex)) return no(OTHER);
  const at = Date.parse(instant);
  const from = instantOf(predicate.evaluated_at);
  if (from > at + SKEW_MS) return no(FUTURE);
  if (at >= Math.min(instantOf(predicate.valid_until), from + max_hours * HOUR_MS))
    return no(EXPIRED);
  const standing = standingClaims(predicate, at);
  const isWhole = standing.length === predicate.claims.length && predicate.dropped.length === 0;
  return isWhole && standing.length > 0 ? { holds: true } : no(GONE);
}
