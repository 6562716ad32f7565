import { finding, type Code } from '../findings/index.ts';
import type { GateVerdict } from '../documents/index.ts';
import { heldClaims, type GateInput } from '../gate/index.ts';
import type { RequireInput } from '../verdict/index.ts';
import { SUMMARY_CLAIMS, SUMMARY_ROOTS } from '../trust/statement.ts';
import { AS_FAILED, signedAgain } from './staged-release.ts';
import type { Bends, Stage } from './stage.ts';

/** One thing that is wrong with the input that the gate gets. */
export interface InputChange {
  readonly id: string;
  readonly code: Code;
  /** Whether it needs claims and their evidence. */
  readonly isClaiming?: true;
  readonly input: (input: GateInput) => GateInput;
}

/** One thing that is wrong with what a publish job has in its hands. */
export interface HandOffChange {
  readonly id: string;
  readonly code: Code;
  /** Whether it is about a signature, which a release without claims doesn't have. */
  readonly isClaiming?: true;
  /** `undefined` where the change does not apply. */
  readonly require: (given: HandOff) => RequireInput | undefined | Promise<RequireInput>;
}

/** A sound release, and how another one is made. */
export interface HandOff {
  readonly input: RequireInput;
  /** Whose keys signed it; `undefined` where nothing is claimed. */
  readonly stage: Stage | undefined;
  /** The same release with another verdict, signed again where it was signed. */
  readonly withVerdict: (change: (verdict: GateVerdict) => GateVerdict) => Promise<RequireInput>;
  /** The same release with a published file that the manifest binds and the signed verdict doesn't name. */
  readonly withArtifact: () => Promise<RequireInput>;
}

/** Changes the bytes of the claims file, as text. */
function claims(id: string, code: Code, change: (text: string) => string): InputChange {
  return {
    id,
    code,
    input: (input) => {
      const { path, text } = input.claims;
      const bytes = Buffer.from(change(text));
      return { ...input, claims: heldClaims({ path, bytes, remarks: [] }) };
    },
  };
}

/** The first claim of a file again. */
function withFirstClaimTwice(text: string): string {
  return text.replace(/^( {4}\{.*\}),?$/m, '$1,\n$&');
}

const claiming = (change: InputChange): InputChange => ({ ...change, isClaiming: true });

/** Changes to the claims file, and to what is read beside it. */
export const INPUT_CHANGES: readonly InputChange[] = [
  claims('claims-emptied', 'json_empty', () => ''),
  claims('claims-cut-off', 'json_syntax', (text) => text.slice(0, -3)),
  claims('claims-with-byte-order-mark', 'json_byte_order_mark', (text) => `\uFEFF${text}`),
  claims('claims-with-carriage-return', 'carriage_return', (text) => text.replaceAll('\n', '\r\n')),
  claims('claims-with-text-behind', 'json_trailing_text', (text) => `${text}{}`),
  claims('claims-with-member-twice', 'json_duplicate_name', (text) =>
    text.replace('{', '{"claims": [],'),
  ),
  claims('claims-with-unknown-member', 'unknown_member', (text) =>
    text.replace('{', '{"note": 1,'),
  ),
  claims('claims-without-version', 'missing_member', (text) =>
    text.replace(/"schema_version":\s*1,/, ''),
  ),
  claims('claims-of-other-version', 'wrong_value', (text) =>
    text.replace(/"schema_version":\s*1/, '"schema_version": 2'),
  ),
  {
    id: 'second-claims-file',
    code: 'stray_claims_file',
    input: (input) => ({ ...input, strayPaths: ['other/public-claims.json'] }),
  },
  claiming(claims('claim-twice', 'duplicate_claim', withFirstClaimTwice)),
  claiming(
    claims('claim-of-sandbox', 'not_claimable', (text) =>
      text.replace('"provider_environment":"production"', '"provider_environment":"sandbox"'),
    ),
  ),
  claiming(
    claims('claim-of-other-subject', 'not_in_projection', (text) =>
      text.replace(/"policy_mode":"[^"]*"/, '"policy_mode":"self-test"'),
    ),
  ),
  claiming(
    claims('claim-of-other-contract', 'contract_stale', (text) =>
      text.replace(
        /"contract_digest":"sha256:[0-9a-f]{64}"/,
        `"contract_digest":"sha256:${'2'.repeat(64)}"`,
      ),
    ),
  ),
  claiming({
    id: 'projection-missing',
    code: 'projection_required',
    input: (input) => withEvidence(input, { projection: undefined }),
  }),
  claiming({
    id: 'statement-missing',
    code: 'projection_unsigned',
    input: (input) => withEvidence(input, { statement: undefined }),
  }),
  claiming({
    id: 'contract-garbage',
    code: 'json_syntax',
    input: (input) =>
      withEvidence(input, { contracts: [{ file: 'contract-1.json', bytes: GARBAGE }] }),
  }),
  claiming({
    id: 'answer-ends-too-soon',
    code: 'lapses_too_soon',
    input: (input) => ({ ...input, mustHoldUntil: LAST_INSTANT }),
  }),
];

const GARBAGE = Buffer.from('{');
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59Z');

function withEvidence(input: GateInput, evidence: Partial<GateInput['evidence']>): GateInput {
  return { ...input, evidence: { ...input.evidence, ...evidence } };
}

/** Changes a file of the hand-off after everything is signed. */
function file(
  id: string,
  code: Code,
  change: (input: RequireInput) => Partial<RequireInput>,
): HandOffChange {
  return { id, code, require: ({ input }) => ({ ...input, ...change(input) }) };
}

/** Changes the verdict, and signs it again: only its own words are wrong. */
function verdict(
  id: string,
  code: Code,
  change: (verdict: GateVerdict) => Partial<GateVerdict>,
): HandOffChange {
  return {
    id,
    code,
    require: ({ withVerdict }) => withVerdict((own) => ({ ...own, ...change(own) })),
  };
}

const signed = (change: HandOffChange): HandOffChange => ({ ...change, isClaiming: true });

function changedText({ file: name, bytes }: RequireInput['verdict'], from: string, to: string) {
  return { file: name, bytes: Buffer.from(Buffer.from(bytes).toString().replace(from, to)) };
}

/** Changes that `verdict require` has to refuse (specification/trust.md 4). */
export const HAND_OFF_CHANGES: readonly HandOffChange[] = [
  file('verdict-garbage', 'json_syntax', ({ verdict: own }) => ({
    verdict: { ...own, bytes: GARBAGE },
  })),
  verdict('verdict-of-draft', 'verdict_not_release', () => ({ kind: 'draft' })),
  verdict('verdict-of-past-instant', 'verdict_not_release', () => ({ kind: 'historical' })),
  verdict('verdict-of-future-instant', 'verdict_not_release', () => ({ kind: 'forecast' })),
  verdict('verdict-refused', 'verdict_not_allowed', () => ({ decision: 'refused' })),
  verdict('verdict-undetermined', 'verdict_not_allowed', () => ({ decision: 'undetermined' })),
  verdict('verdict-of-killed-run', 'verdict_did_not_finish', () => ({
    findings: [{ ...finding('did_not_finish'), message: 'the run did not finish' }],
  })),
  verdict('verdict-without-commit', 'verdict_other_commit', () => ({ release: null })),
  file('verdict-of-other-commit', 'verdict_other_commit', ({ release }) => ({
    release: { ...release, revision: '3'.repeat(40) },
  })),
  file('verdict-too-old', 'verdict_stale', ({ at, maxAge }) => ({ at: at + maxAge + 1 })),
  file('verdict-in-future', 'verdict_from_future', ({ at }) => ({ at: at - 1 })),
  verdict('verdict-ends-now', 'verdict_lapsed', ({ evaluated_at, horizon }) => ({
    horizon: { ...horizon, valid_until: evaluated_at },
  })),
  verdict('verdict-without-manifest', 'verdict_without_manifest', () => ({
    manifest_sha256: null,
  })),
  file('manifest-changed', 'verdict_manifest_differs', ({ manifest }) => ({
    manifest: { ...manifest, bytes: Buffer.concat([manifest.bytes, Buffer.from('\n')]) },
  })),
  file('manifest-of-other-version', 'version_differs', ({ release }) => ({
    release: { ...release, version: 'v999.0.0' },
  })),
  file('claims-changed-after-verdict', 'verdict_claims_differ', ({ claims: own }) => ({
    claims: { ...own, bytes: Buffer.concat([own.bytes, Buffer.from('\n')]) },
  })),
  signed(
    file('claim-added-after-verdict', 'verdict_claims_differ', ({ claims: own }) => ({
      claims: { ...own, read: [...own.read, ...own.read.slice(0, 1)] },
    })),
  ),
  signed(file('verdict-unsigned', 'verdict_unsigned', () => ({ signed: undefined }))),
  signed(file('verdict-without-pin', 'pin_missing', () => ({ pin: undefined }))),
  signed(file('verdict-after-root-expiry', 'root_expired', () => ({ at: LAST_INSTANT }))),
  signed({
    id: 'verdict-changed-after-signing',
    code: 'verdict_signature_of_other',
    require: ({ input }) => ({ ...input, verdict: changedText(input.verdict, '\n}', ' \n}') }),
  }),
  signed({
    id: 'verdict-signed-by-stranger',
    code: 'signatures_below_threshold',
    require: ({ input, stage }) => withSigners(input, stage ? [stage.stranger] : []),
  }),
  signed({
    id: 'verdict-signed-by-projection-role',
    code: 'signatures_below_threshold',
    require: ({ input, stage }) =>
      stage && !stage.signers.some((key) => stage.releasers.includes(key))
        ? withSigners(input, stage.signers)
        : undefined,
  }),
  signedFor('failed-verdict', () => AS_FAILED),
  signedFor('other-instant', () => ({ '/predicate/timeVerified': '2000-01-01T00:00:00Z' })),
  signedFor('other-claims', () => ({ [`/predicate/${SUMMARY_CLAIMS}`]: [] })),
  signed({
    id: 'verdict-signed-for-one-file-fewer',
    code: 'verdict_signature_of_other',
    require: ({ withArtifact }) => withArtifact(),
  }),
  signedFor('one-file-more', ({ roots }) => ({
    '/subject/3': { name: 'self-test', digest: { sha256: '1'.repeat(64) } },
    [`/predicate/${SUMMARY_ROOTS}`]: roots.map(({ bytes }) =>
      JSON.parse(Buffer.from(bytes).toString()),
    ),
  })),
];

/** The release role signs other things than those that are there. */
function signedFor(what: string, bends: (input: RequireInput) => Bends): HandOffChange {
  return signed({
    id: `verdict-signed-for-${what}`,
    code: 'verdict_signature_of_other',
    require: ({ input, stage }) => stage && withSigners(input, stage.releasers, bends(input)),
  });
}

function withSigners(
  input: RequireInput,
  signers: Stage['signers'],
  bends: Bends = {},
): RequireInput {
  const { signed: own } = input;
  return { ...input, signed: own && { ...own, bytes: signedAgain(own.bytes, signers, bends) } };
}
