import type { GateVerdict, TrustRootDocument } from '../documents/index.ts';
import type { Code } from '../findings/index.ts';
import { formatInstant } from '../json/index.ts';
import { TRUST_ROOT_PAYLOAD_TYPE } from '../trust/index.ts';
import type { RecordFiles } from '../records/record.ts';
import { recordFrom, releaseOf } from './staged-release.ts';
import { bent, gateInputOf, type Bends, type Stage, type StagedRoot } from './stage.ts';
import { ledgerKeyText } from './throw-away-keys.ts';

/** One thing that is wrong with the whole of an input. */
export interface StageChange {
  readonly area: 'trust' | 'freshness' | 'rollback' | 'projection';
  readonly id: string;
  readonly code: Code;
  readonly stage: (stage: Stage) => Stage | undefined | Promise<Stage | undefined>;
}

export const OTHER_SLUG = 'self-test';
export const OTHER_HASH = `sha256:${'1'.repeat(64)}`;
export const GARBAGE = Buffer.from('{');

export const changes =
  (area: StageChange['area']) =>
  (id: string, code: Code, stage: StageChange['stage']): StageChange => ({ area, id, code, stage });

const trust = changes('trust');
const freshness = changes('freshness');

/** Sets members of a stage. */
export const set =
  (values: Partial<Stage>): StageChange['stage'] =>
  (stage) => ({ ...stage, ...values });

/** Changes a trust root before it is signed: by default the last one. */
function withRoot(stage: Stage, change: (root: StagedRoot) => StagedRoot): Stage {
  const last = stage.roots.length - 1;
  return { ...stage, roots: stage.roots.map((root, at) => (at === last ? change(root) : root)) };
}

export function rootBends(bends: (root: StagedRoot, stage: Stage) => Bends): StageChange['stage'] {
  return (stage) =>
    withRoot(stage, (root) => ({ ...root, document: bent(root.document, bends(root, stage)) }));
}

/** Adds the next version of the trust root, signed by the keys of the last one. */
function withSuccessor(stage: Stage, change: (root: StagedRoot) => StagedRoot): Stage {
  const last = stage.roots.at(-1);
  if (!last) return stage;
  const version = last.document.version + 1;
  const next = { ...last, file: `${version}.root.json`, document: { ...last.document, version } };
  return { ...stage, roots: [...stage.roots, change(next)] };
}

/** The root with the stranger as its only root key. */
function ownedByStranger(root: StagedRoot, { stranger }: Stage): StagedRoot {
  const { id, pem } = stranger.publicKey;
  const role = { key_ids: [id], threshold: 1 };
  const { document } = root;
  const keys = { ...document.keys, [id]: pem };
  return { ...root, document: { ...document, keys, roles: { ...document.roles, root: role } } };
}

function withRolesOf({ document, signers }: StagedRoot, root: StagedRoot): StagedRoot {
  const { keys, roles } = document;
  return { ...root, signers, document: { ...root.document, keys, roles } };
}

/** Names the stranger in a role, and asks for one signature more than the role did. */
export function withOneMore(stage: Stage, role: keyof TrustRootDocument['roles']): Stage {
  const { id, pem } = stage.stranger.publicKey;
  return withRoot(stage, (root) => {
    const { document } = root;
    const own = document.roles[role];
    const wider = { key_ids: [...own.key_ids, id], threshold: own.threshold + 1 };
    const roles = { ...document.roles, [role]: wider };
    return { ...root, document: { ...document, keys: { ...document.keys, [id]: pem }, roles } };
  });
}

export const statement =
  (bends: Bends) =>
  (stage: Stage): Stage => ({ ...stage, statement: bends });

/** Changes that rules 1 to 7 of specification/trust.md 4 have to refuse, except those about time. */
export const TRUST_CHANGES: readonly StageChange[] = [
  trust('pin-missing', 'pin_missing', set({ pin: () => undefined })),
  trust('pin-malformed', 'pin_malformed', set({ pin: (own) => `${own}0` })),
  trust(
    'pin-of-other-root',
    'pin_mismatch',
    set({ pin: (own) => `${Number.parseInt(own, 10)}:${OTHER_HASH}` }),
  ),
  trust('pin-of-other-version', 'pin_mismatch', (stage) => ({
    ...stage,
    pin: (own) => own.replace(/^\d+/, String(stage.roots.length + 1000)),
  })),
  trust('roots-missing', 'root_missing', set({ roots: [], pin: () => `1:${OTHER_HASH}` })),
  trust('root-garbage', 'json_syntax', set({ edit: { root: () => GARBAGE } })),
  trust('root-of-other-kind', 'payload_type_wrong', (stage) =>
    withRoot(stage, (root) => ({ ...root, payloadType: stage.payloadType })),
  ),
  trust('root-unsigned', 'envelope_unsigned', (stage) =>
    withRoot(stage, (root) => ({ ...root, signers: [] })),
  ),
  trust('root-signed-by-stranger', 'root_unsigned_by_itself', (stage) =>
    stage.roots.length === 1
      ? withRoot(stage, (root) => ({ ...root, signers: [stage.stranger] }))
      : undefined,
  ),
  trust(
    'root-with-unknown-member',
    'unknown_member',
    rootBends(() => ({ '/note': OTHER_SLUG })),
  ),
  trust(
    'root-with-zero-threshold',
    'out_of_bounds',
    rootBends(() => ({ '/roles/projection/threshold': 0 })),
  ),
  trust(
    'root-threshold-too-high',
    'root_threshold_invalid',
    rootBends(({ document: { roles } }) => ({
      '/roles/release/threshold': roles.release.key_ids.length + 1,
    })),
  ),
  trust(
    'root-key-under-other-id',
    'root_key_id_wrong',
    rootBends(({ document }, { stranger }) => {
      const [id = ''] = document.roles.projection.key_ids;
      return { '/keys': { ...document.keys, [id]: stranger.publicKey.pem } };
    }),
  ),
  trust(
    'root-role-of-unknown-key',
    'root_role_key_unknown',
    rootBends((_root, { stranger }) => ({ '/roles/release/key_ids/0': stranger.publicKey.id })),
  ),
  trust(
    'root-floor-contradicts',
    'root_floor_invalid',
    rootBends(() => ({ '/ledger/floor': { tree_size: 0, root_hash: OTHER_HASH } })),
  ),
  trust(
    'root-ledger-key-of-other-origin',
    'root_ledger_key_invalid',
    rootBends((_root, { ledgerKey }) => ({
      '/ledger/keys': [ledgerKeyText('self-test.example/other', ledgerKey)],
    })),
  ),
  trust('root-version-skipped', 'root_version_skipped', (stage) =>
    withSuccessor(stage, (root) => ({
      ...root,
      document: { ...root.document, version: root.document.version + 1 },
    })),
  ),
  trust('root-signed-by-new-keys-only', 'root_unsigned_by_previous', (stage) =>
    withSuccessor(stage, (root) => ({
      ...ownedByStranger(root, stage),
      signers: [stage.stranger],
    })),
  ),
  trust('root-lacks-one-signature', 'root_unsigned_by_itself', (stage) =>
    withOneMore(stage, 'root'),
  ),
  trust('root-lacks-one-signature-of-previous', 'root_unsigned_by_previous', (stage) => {
    const [last] = stage.roots.slice(-1);
    const wider = withRoot(withOneMore(stage, 'root'), (root) => ({
      ...root,
      signers: [...root.signers, stage.stranger],
    }));
    return last && withSuccessor(wider, (root) => withRolesOf(last, root));
  }),
  trust('root-signed-by-old-keys-only', 'root_unsigned_by_itself', (stage) =>
    withSuccessor(stage, (root) => ownedByStranger(root, stage)),
  ),
  trust('statement-garbage', 'json_syntax', set({ edit: { statement: () => GARBAGE } })),
  trust('statement-with-two-signature-lists', 'json_duplicate_name', (stage) => ({
    ...stage,
    edit: {
      statement: (bytes) =>
        Buffer.from(Buffer.from(bytes).toString().replace('{', '{"signatures":[],')),
    },
  })),
  trust(
    'statement-of-other-kind',
    'payload_type_wrong',
    set({ payloadType: TRUST_ROOT_PAYLOAD_TYPE }),
  ),
  trust('statement-without-signature', 'envelope_unsigned', set({ signers: [] })),
  trust('statement-signed-by-stranger', 'signatures_below_threshold', (stage) => ({
    ...stage,
    signers: [stage.stranger],
  })),
  trust('statement-lacks-one-signature', 'signatures_below_threshold', (stage) => ({
    ...stage,
    signers: [...stage.signers.slice(1), stage.stranger],
  })),
  trust('statement-signed-twice-by-one', 'signatures_below_threshold', (stage) => {
    const wider = withOneMore(stage, 'projection');
    return { ...wider, signers: [...stage.signers, ...stage.signers.slice(0, 1)] };
  }),
  trust('statement-signed-by-release-role', 'signatures_below_threshold', (stage) =>
    stage.releasers.some((key) => stage.signers.includes(key))
      ? undefined
      : { ...stage, signers: stage.releasers },
  ),
  trust('statement-signed-by-root-role', 'signatures_below_threshold', (stage) => {
    const signers = stage.roots.at(-1)?.signers ?? [];
    return signers.some((key) => stage.signers.includes(key)) ? undefined : { ...stage, signers };
  }),
  trust(
    'statement-changed-after-signing',
    'signatures_below_threshold',
    set({ edit: { statement: withOtherPayload } }),
  ),
  trust(
    'statement-of-other-type',
    'statement_type_wrong',
    statement({ '/_type': 'https://in-toto.io/Statement/v2' }),
  ),
  trust(
    'statement-of-other-predicate',
    'predicate_type_wrong',
    statement({ '/predicateType': 'https://slsa.dev/verification_summary/v1' }),
  ),
  trust(
    'statement-with-unknown-member',
    'unknown_member',
    statement({ '/predicate/note': OTHER_SLUG }),
  ),
  trust(
    'statement-with-unkeyed-fingerprints',
    'wrong_value',
    statement({ '/predicate/fingerprint/algorithm': 'sha256' }),
  ),
  trust('statement-about-nothing', 'statement_subject_count', statement({ '/subject': [] })),
  trust(
    'statement-with-other-digest',
    'statement_subject_digest',
    statement({ '/subject/0/digest': { sha1: 'a'.repeat(40) } }),
  ),
  trust('deployment-unset', 'deployment_unset', set({ deployment: undefined })),
  trust('deployment-of-other-configuration', 'deployment_differs', set({ deployment: OTHER_SLUG })),
  trust(
    'deployment-of-other-root',
    'deployment_differs',
    rootBends(() => ({ '/deployment': OTHER_SLUG })),
  ),
  trust(
    'deployment-of-other-statement',
    'deployment_differs',
    statement({ '/predicate/deployment': OTHER_SLUG }),
  ),
];

/** The payload of an envelope with one byte changed, under the same signatures. */
function withOtherPayload(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString();
  return Buffer.from(
    text.replace(/"payload":"(?<start>.)/, (all, start: string) =>
      all.replace(start, start === 'e' ? 'f' : 'e'),
    ),
  );
}

const HOUR_MS = 3_600_000;

const at =
  (place: string, instant: (stage: Stage) => number): StageChange['stage'] =>
  (stage) => ({ ...stage, statement: { [place]: formatInstant(instant(stage)) } });

const GENERATED = '/predicate/generated_at';
const EXPIRES = '/predicate/expires_at';

function skewOf({ trusted }: Stage): number {
  return trusted.limits.max_clock_skew_seconds * 1000;
}

/** Changes that rules 2, 8 and 10 of specification/trust.md 4 have to refuse. */
export const FRESHNESS_CHANGES: readonly StageChange[] = [
  freshness(
    'root-ends-now',
    'root_expired',
    rootBends((_root, { base }) => ({ '/expires_at': formatInstant(base.at) })),
  ),
  freshness(
    'projection-ends-now',
    'projection_expired',
    at(EXPIRES, ({ base }) => base.at),
  ),
  freshness('projection-in-future', 'projection_from_future', (stage) => {
    const generated = stage.base.at + skewOf(stage) + 1;
    return {
      ...stage,
      statement: { [GENERATED]: formatInstant(generated), [EXPIRES]: formatInstant(generated + 1) },
    };
  }),
  freshness(
    'projection-lives-too-long',
    'projection_lifetime_wrong',
    at(
      EXPIRES,
      ({ trusted }) => trusted.generatedAt + trusted.limits.max_projection_hours * HOUR_MS + 1,
    ),
  ),
  freshness(
    'clock-before-a-release',
    'clock_set_back',
    withRecord((verdict, stage) => ({
      ...verdict,
      evaluated_at: formatInstant(stage.base.at + skewOf(stage) + 1),
    })),
  ),
];

/** Puts the record of a release with another verdict between the others, so that neither end of the memory is enough. */
export function withRecord(
  change: (verdict: GateVerdict, stage: Stage) => GateVerdict,
  alter: (record: RecordFiles, stage: Stage) => RecordFiles = (record) => record,
): (stage: Stage) => Promise<Stage> {
  return async (stage) => {
    const release = await releaseOf(gateInputOf(stage), stage, (own) => change(own, stage));
    return { ...stage, memory: stage.memory.toSpliced(1, 0, alter(recordFrom(release), stage)) };
  };
}
