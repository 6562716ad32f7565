import { digestOf } from '../../src/digest/index.ts';
import type {
  DroppedClaim,
  GateVerdict,
  StatusClaim,
  StatusPredicate,
  StatusStatement,
  Subject,
} from '../../src/documents/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { STATUS_STATEMENT, statusSubjects } from '../../src/trust/badge.ts';
import {
  envelopeDocument,
  unsignedEnvelope,
  writeEnvelope,
  type Envelope,
} from '../../src/trust/envelope.ts';
import type { PrivateKey } from '../../src/trust/private-key.ts';
import {
  STATEMENT_PAYLOAD_TYPE,
  SUMMARY_SUBJECTS,
  writeSummary,
  type SummaryArtifact,
} from '../../src/trust/statement.ts';
import { listedClaims } from '../../src/gate/verify-verdict.ts';
import { keyNamed } from '../../examples/world/fixed.ts';
import { DEPLOYMENT, pinFor, signedBy, valueOf } from '../../examples/world/organisation.ts';
import type { Decision } from '../runner/case.ts';
import { baseBytes, EMPTY, LINES_FILE, STATEMENT } from './certified.ts';
import { answer, json, type CaseFiles, type MadeCase } from './made.ts';
import { record } from './release-record.ts';
import { AT, envelopeOf, KEYS, predicateAt, ROOT, statementFor, STRANGER } from './signed.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';

const HOUR_MS = 3_600_000;
const after = (hours: number, of = AT) => formatInstant(Date.parse(of) + hours * HOUR_MS);
/** When the release was judged. */
const RELEASED = '2026-03-14T12:00:00Z';
const MAX_HOURS = 6;
const PRODUCT = 'pkg:generic/claimgate-conformance';
const REVISION = '3'.repeat(40);
const STATUS_KEY = keyNamed('status');

/** The trust root of all cases, with the role and the limit of a status. */
function rootWith(change: (root: Root) => void = () => {}): Envelope {
  const root = JSON.parse(Buffer.from(ROOT.payload).toString('utf8')) as Root;
  const { id, pem } = STATUS_KEY.publicKey;
  root.keys[id] = pem;
  root.roles['status'] = { key_ids: [id], threshold: 1 };
  root.limits['max_status_hours'] = MAX_HOURS;
  change(root);
  const unsigned = unsignedEnvelope(ROOT.payloadType, Buffer.from(JSON.stringify(root)), ROOT.file);
  return signedBy(unsigned, KEYS.root.slice(0, 2));
}

interface Root {
  readonly keys: Record<string, string>;
  readonly roles: Record<string, object>;
  readonly limits: Record<string, number>;
}

const OWN_ROOT = rootWith();

function subjectOf(output_profile: string): Subject {
  return {
    provider: 'pixelgram',
    app_fingerprint: digestOf('the app'),
    deployment_environment: 'production',
    provider_environment: 'production',
    instance_fingerprint: null,
    account_kind: 'business',
    output_profile,
    operation: 'publish_immediate',
    policy_mode: 'standard',
  };
}

/** The verdict of a release with two claims, and what its release role signed of it. */
function released(
  evaluatedAt = RELEASED,
  more: Partial<GateVerdict> = {},
  artifacts: readonly SummaryArtifact[] = [],
): { readonly verdict: string; readonly signed: string } {
  const [, made = ''] =
    [...record({ evaluatedAt })].find(([path]) => path.endsWith('gate-verdict.json')) ?? [];
  const claims = ['image', 'video'].map(subjectOf).map((subject) => ({
    subject,
    subject_digest: subjectDigest(subject),
    decision: 'allowed' as const,
    rules: [],
  }));
  const verdict = json({
    ...(JSON.parse(String(made)) as GateVerdict),
    manifest_sha256: digestOf('the manifest'),
    claims,
    ...more,
  });
  const summary = valueOf(
    writeSummary(
      {
        claims: digestOf('the claims file'),
        manifest: digestOf('the manifest'),
        verdict: digestOf(verdict),
        toolVersion: '0.1.0',
        timeVerified: evaluatedAt,
        resourceUri: `${PRODUCT}@1.0.0`,
        policy: NEWEST_RULES.digest,
        inputs: [{ uri: 'ledger-projection.intoto.json', sha256: digestOf(baseBytes(STATEMENT)) }],
        passed: true,
        ...(artifacts.length > 0 && {
          published: { artifacts, claims: undefined, roots: [envelopeDocument(OWN_ROOT)] },
        }),
      },
      SUMMARY_SUBJECTS[2],
    ),
  );
  const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, summary, 'gate-verdict.intoto.json');
  return { verdict, signed: text(writeEnvelope(signedBy(unsigned, [KEYS.release]))) };
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

const RELEASE = released();

const CLAIMS: readonly StatusClaim[] = (() => {
  const verdict = JSON.parse(RELEASE.verdict) as GateVerdict;
  const names = listedClaims(verdict);
  return verdict.claims.flatMap(({ subject_digest }, index) => {
    const named = names[index];
    if (!named) return [];
    const tested = [{ side: 'live' as const, tested_at: RELEASED, revision: REVISION }];
    return { subject_digest, ...named, evidence_until: after(24 * 20), tested };
  });
})();
const [IMAGE, VIDEO] = CLAIMS as readonly [StatusClaim, StatusClaim];

const dropped = ({
  evidence_until: _until,
  tested: _tested,
  ...named
}: StatusClaim): DroppedClaim => ({
  ...named,
  since: after(-1),
  code: 'claim_withdrawn',
  reason: 'it loses links',
});

const SOUND: StatusPredicate = {
  schema_version: 1,
  deployment: DEPLOYMENT,
  resource_uri: PRODUCT,
  release: { version: 'v1.0.0', revision: REVISION },
  evaluated_at: AT,
  valid_until: after(MAX_HOURS),
  claims: [...CLAIMS],
  dropped: [],
  public_key: STATUS_KEY.publicKey.pem,
  verdict: { envelope: RELEASE.signed },
  projection: {
    envelope: text(statementFor(Buffer.from(baseBytes(LINES_FILE)), predicateAt(AT, 1))),
  },
  trust_roots: [text(writeEnvelope(OWN_ROOT))],
};

const projectionWith = (more: object, signers?: readonly PrivateKey[]) => ({
  projection: {
    envelope: text(
      statementFor(baseBytes(LINES_FILE), predicateAt(AT, 1), {
        predicate: more,
        ...(signers ? { signers } : {}),
      }),
    ),
  },
});

interface Row {
  readonly name: string;
  readonly title: string;
  readonly answer: readonly [Decision, ...string[]];
  readonly predicate?: Partial<Record<keyof StatusPredicate | 'more', unknown>>;
  readonly statement?: Partial<Record<keyof StatusStatement, unknown>>;
  readonly signers?: readonly PrivateKey[];
  readonly root?: Envelope;
  /** The file beside the status. */
  readonly verdict?: string;
  readonly at?: string;
  readonly pin?: string;
}

/** A release of the same product that was judged after the status was signed. */
const LATER = released(after(1));

/** One that published a file. */
const SHOP = { name: 'shop.tgz', sha256: digestOf('the published file') };
const PUBLISHING = released(RELEASED, {}, [SHOP]);

const WITHOUT_ROLE = rootWith((root) => {
  delete root.roles['status'];
  delete root.limits['max_status_hours'];
});
const LONGER = rootWith((root) => {
  root.limits['max_status_hours'] = 72;
});

const ROWS: readonly Row[] = [
  // Sound.
  { name: 'sound', title: 'A status repeats what a signed verdict released.', answer: ['allowed'] },
  {
    name: 'one-dropped',
    title: 'A status may drop a claim of its release.',
    predicate: { claims: [IMAGE], dropped: [dropped(VIDEO)] },
    answer: ['allowed'],
  },
  {
    name: 'all-dropped',
    title: 'A status may drop every claim.',
    predicate: { claims: [], dropped: CLAIMS.map(dropped) },
    answer: ['allowed'],
  },
  {
    name: 'last-second',
    title: 'It holds until its end.',
    at: after(MAX_HOURS - 1 / 3600),
    answer: ['allowed'],
  },
  {
    name: 'within-the-skew',
    title: 'A clock may be behind by the skew of the trust root.',
    at: after(-30 / 3600),
    answer: ['allowed'],
  },
  {
    name: 'shorter',
    title: 'It may end earlier than the limit says.',
    predicate: { valid_until: after(1) },
    answer: ['allowed'],
  },
  {
    name: 'stranger-besides',
    title: 'A signature of a stranger does no harm next to that of the role.',
    signers: [STRANGER, STATUS_KEY],
    answer: ['allowed'],
  },
  // Who signed.
  ...Object.entries({
    release: [KEYS.release],
    projection: KEYS.projection,
    root: KEYS.root,
    stranger: [STRANGER],
  }).map(([name, signers]): Row => ({
    name: `signed-by-${name}`,
    title: 'The role status alone signs a status.',
    signers,
    answer: ['refused', 'signatures_below_threshold'],
  })),
  {
    name: 'unsigned',
    title: 'Without a signature it is none.',
    signers: [],
    answer: ['refused', 'envelope_unsigned'],
  },
  {
    name: 'root-without-role',
    title: 'Without the role in the trust root there is no status.',
    root: WITHOUT_ROLE,
    pin: pinFor(WITHOUT_ROLE),
    predicate: { trust_roots: [text(writeEnvelope(WITHOUT_ROLE))] },
    answer: ['refused', 'status_role_missing'],
  },
  {
    name: 'root-of-others',
    title: 'The pin vouches for the trust roots, also for those in the status.',
    predicate: { trust_roots: [text(writeEnvelope(LONGER))] },
    answer: ['refused', 'pin_mismatch'],
  },
  {
    name: 'no-roots',
    title: 'A status brings its trust roots.',
    predicate: { trust_roots: [] },
    answer: ['undetermined', 'out_of_bounds'],
  },
  // When.
  {
    name: 'ended',
    title: 'It does not hold at its end.',
    at: after(MAX_HOURS),
    answer: ['refused', 'status_expired'],
  },
  {
    name: 'ended-before-it-began',
    title: 'A status that ends when it begins never holds.',
    predicate: { valid_until: AT },
    answer: ['refused', 'status_expired'],
  },
  {
    name: 'from-future',
    title: 'It does not begin later than the clock and its skew.',
    at: after(-31 / 3600),
    answer: ['refused', 'status_from_future'],
  },
  {
    name: 'too-long',
    title: 'It lasts no longer than the limit of the trust root.',
    predicate: { valid_until: after(MAX_HOURS + 1 / 3600) },
    answer: ['refused', 'status_too_long'],
  },
  {
    name: 'longer-than-its-projection',
    title: 'It lasts no longer than the projection that it rests on.',
    predicate: projectionWith({ expires_at: after(2) }),
    answer: ['refused', 'status_too_long'],
  },
  // The evidence below it.
  {
    name: 'projection-ended',
    title: 'The projection was current when the status was signed.',
    predicate: projectionWith({ generated_at: after(-3), expires_at: AT }),
    answer: ['refused', 'projection_expired'],
  },
  {
    name: 'projection-from-future',
    title: 'The projection is not younger than the status.',
    predicate: projectionWith({ generated_at: after(1), expires_at: after(12) }),
    answer: ['refused', 'projection_from_future'],
  },
  {
    name: 'projection-too-long',
    title: 'The projection keeps to its own limit.',
    predicate: projectionWith({ expires_at: after(30) }),
    answer: ['refused', 'projection_lifetime_wrong'],
  },
  {
    name: 'projection-by-one',
    title: 'The projection is signed by its threshold.',
    predicate: projectionWith({}, KEYS.projection.slice(0, 1)),
    answer: ['refused', 'signatures_below_threshold'],
  },
  {
    name: 'projection-of-another-deployment',
    title: 'The projection is of the same deployment.',
    predicate: projectionWith({ deployment: 'elsewhere' }),
    answer: ['refused', 'deployment_differs'],
  },
  {
    name: 'another-deployment',
    title: 'So is the status.',
    predicate: { deployment: 'elsewhere' },
    answer: ['refused', 'deployment_differs'],
  },
  {
    name: 'verdict-for-projection',
    title: 'A verdict is no projection.',
    predicate: { projection: { envelope: RELEASE.signed } },
    answer: ['refused', 'signatures_below_threshold'],
  },
  {
    name: 'projection-for-verdict',
    title: 'A projection is no verdict.',
    predicate: { verdict: SOUND.projection },
    answer: ['refused', 'record_signature_wrong'],
  },
  // Its release.
  {
    name: 'verdict-of-another-release',
    title: 'The verdict beside it is that of its release.',
    verdict: LATER.verdict,
    answer: ['refused', 'verdict_signature_of_other'],
  },
  {
    name: 'another-subject',
    title: 'It names the verdict by its digest.',
    statement: { subject: statusSubjects(digestOf('another'), REVISION, []) },
    answer: ['refused', 'verdict_signature_of_other'],
  },
  {
    name: 'before-its-release',
    title: 'It is not older than its release.',
    verdict: LATER.verdict,
    statement: { subject: statusSubjects(digestOf(LATER.verdict), REVISION, []) },
    predicate: { verdict: { envelope: LATER.signed } },
    answer: ['refused', 'status_of_other'],
  },
  // Its subjects.
  {
    name: 'published-file',
    title: 'It is about each file that its release published, too.',
    verdict: PUBLISHING.verdict,
    statement: { subject: statusSubjects(digestOf(PUBLISHING.verdict), REVISION, [SHOP]) },
    predicate: { verdict: { envelope: PUBLISHING.signed } },
    answer: ['allowed'],
  },
  {
    name: 'published-file-left-out',
    title: 'No published file is left out.',
    verdict: PUBLISHING.verdict,
    statement: { subject: statusSubjects(digestOf(PUBLISHING.verdict), REVISION, []) },
    predicate: { verdict: { envelope: PUBLISHING.signed } },
    answer: ['refused', 'status_contradiction'],
  },
  {
    name: 'published-file-replaced',
    title: 'A published file has the digest that the signed verdict binds.',
    verdict: PUBLISHING.verdict,
    statement: {
      subject: statusSubjects(digestOf(PUBLISHING.verdict), REVISION, [
        { name: SHOP.name, sha256: digestOf('another') },
      ]),
    },
    predicate: { verdict: { envelope: PUBLISHING.signed } },
    answer: ['refused', 'status_contradiction'],
  },
  {
    name: 'file-added',
    title: 'It is about no file that its release did not publish.',
    statement: { subject: statusSubjects(digestOf(RELEASE.verdict), REVISION, [SHOP]) },
    answer: ['refused', 'status_contradiction'],
  },
  {
    name: 'about-another-commit',
    title: 'The commit that it is about is that of its release.',
    statement: { subject: statusSubjects(digestOf(RELEASE.verdict), '4'.repeat(40), []) },
    answer: ['refused', 'status_contradiction'],
  },
  {
    name: 'verdict-alone',
    title: 'It is about the commit as well.',
    statement: { subject: statusSubjects(digestOf(RELEASE.verdict), REVISION, []).slice(0, 1) },
    answer: ['undetermined', 'out_of_bounds'],
  },
  {
    name: 'verdict-renamed',
    title: 'Its first subject has the name of the verdict.',
    statement: {
      subject: statusSubjects(digestOf(RELEASE.verdict), REVISION, []).map((one, index) =>
        index === 0 ? { ...one, name: 'verdict.json' } : one,
      ),
    },
    answer: ['refused', 'status_contradiction'],
  },
  {
    name: 'another-product',
    title: 'The signed verdict is of the product that the status names.',
    predicate: { resource_uri: 'pkg:generic/other' },
    answer: ['refused', 'status_contradiction'],
  },
  {
    name: 'another-version',
    title: 'And of its version.',
    predicate: { release: { version: 'v1.0.1', revision: REVISION } },
    answer: ['refused', 'status_contradiction'],
  },
  {
    name: 'another-commit',
    title: 'And of its commit.',
    predicate: { release: { version: 'v1.0.0', revision: '4'.repeat(40) } },
    answer: ['refused', 'status_contradiction'],
  },
  ...(
    [
      ['verdict-of-other-version', { release: { version: 'v1.0.1', revision: REVISION } }],
      ['verdict-of-no-version', { release: { version: null, revision: REVISION } }],
      ['verdict-refused', { decision: 'refused' }],
      ['verdict-of-rehearsal', { kind: 'rehearsal' }],
    ] as const
  ).map(([name, more]): Row => {
    const { verdict, signed } = released(RELEASED, more);
    return {
      name,
      title: 'The verdict itself is an allowed release verdict of that version.',
      verdict,
      statement: { subject: statusSubjects(digestOf(verdict), REVISION, []) },
      predicate: { verdict: { envelope: signed } },
      answer: ['refused', 'status_contradiction'],
    };
  }),
  // Its claims.
  {
    name: 'claim-added',
    title: 'It makes no claim that its release did not make.',
    predicate: {
      claims: [...CLAIMS, { ...IMAGE, subject_digest: subjectDigest(subjectOf('story')) }],
    },
    answer: ['refused', 'status_claim_unreleased'],
  },
  ...(['provider', 'output_profile', 'account_kind', 'policy_mode'] as const).map(
    (member): Row => ({
      name: `claim-renamed-${member.replace('_', '-')}`,
      title: 'A claim has the names that the verdict gives it.',
      predicate: { claims: [{ ...IMAGE, [member]: 'other' }, VIDEO] },
      answer: ['refused', 'status_claim_unreleased'],
    }),
  ),
  {
    name: 'claim-renamed-operation',
    title: 'A claim has the names that the verdict gives it.',
    predicate: { claims: [{ ...IMAGE, operation: 'publish_scheduled' }, VIDEO] },
    answer: ['refused', 'status_claim_unreleased'],
  },
  {
    name: 'claim-twice',
    title: 'Each claim is there once.',
    predicate: { claims: [IMAGE, IMAGE] },
    answer: ['refused', 'status_claim_unreleased'],
  },
  {
    name: 'claim-held-and-dropped',
    title: 'No claim holds and is dropped.',
    predicate: { dropped: [dropped(IMAGE)] },
    answer: ['refused', 'status_claim_unreleased'],
  },
  {
    name: 'dropped-unreleased',
    title: 'Only a claim of the release is dropped.',
    predicate: {
      dropped: [{ ...dropped(IMAGE), subject_digest: digestOf('other') }],
      claims: [VIDEO],
    },
    answer: ['refused', 'status_claim_unreleased'],
  },
  // Its form.
  {
    name: 'unknown-member',
    title: 'A member that the schema does not name is refused.',
    predicate: { more: true },
    answer: ['undetermined', 'unknown_member'],
  },
  {
    name: 'no-instant',
    title: 'Its end is an instant.',
    predicate: { valid_until: 'never' },
    answer: ['undetermined', 'wrong_form'],
  },
  {
    name: 'two-subjects',
    title: 'It is about one verdict.',
    statement: {
      subject: [RELEASE, LATER].flatMap(({ verdict }) =>
        statusSubjects(digestOf(verdict), REVISION, []),
      ),
    },
    answer: ['refused', 'status_contradiction'],
  },
];

function filesOf({
  predicate,
  signers = [STATUS_KEY],
  statement,
  verdict = RELEASE.verdict,
}: Row): CaseFiles {
  const sound = valueOf(
    STATUS_STATEMENT.write(digestOf(RELEASE.verdict), SOUND, [], 'status.json'),
  );
  const whole = JSON.parse(text(sound)) as StatusStatement;
  const changed = { ...whole, predicate: { ...SOUND, ...predicate }, ...statement };
  return new Map<string, string | Uint8Array>([
    ['beside/status.json', envelopeOf(Buffer.from(JSON.stringify(changed)), { signers })],
    ['beside/gate-verdict.json', verdict],
  ]);
}

/** Statuses of a release, with the trust roots in them. */
export function statusArea(): MadeCase[] {
  return ROWS.map((row) => {
    const { at = AT, name, pin = pinFor(OWN_ROOT), title } = row;
    const words = ['verify', '../beside/status.json', '--trust-pin', pin, '--at', at, '--json'];
    const [decision, ...codes] = row.answer;
    return {
      name: `status/${name}`,
      title,
      sections: ['specification/claim-status.md'],
      at,
      arguments: words,
      base: EMPTY,
      files: filesOf(row),
      expected: answer(decision, codes),
    };
  });
}
