// The evidence of an audited release, collected for people who sign an opinion on it.

import type {
  AuditedSignature,
  GateVerdict,
  ProjectionEntry,
  ReleaseEvidence,
} from '../documents/index.ts';
import { demand, present } from '../documents/error.ts';
import { instantOf } from '../documents/json.ts';
import { claimName } from '../manifest/claim-names.ts';
import { manifestArtifacts, readManifest } from '../manifest/release.ts';
import { projectionIn, readProjection } from '../gate/merge-projection.ts';
import { RECORDED_PROJECTION, signedVerdictOf, statementOf } from '../gate/release-record.ts';
import { anchorOf } from '../trust/anchor.ts';
import { readEnvelope } from '../trust/envelope.ts';
import type { RuleSetName } from '../trust/statement.ts';
import { roleOf, verifyByRoots } from '../trust/verify-document.ts';
import type { AuditInput } from './replay.ts';
import { timesOf } from './times.ts';

/** A report of more claims helps nobody; the projection has all of them. */
const MOST_CLAIMS = 1000;

/** Collects the evidence of a release that verifies. @throws ClaimgateError where it does not */
export async function collectEvidence(
  input: AuditInput,
  verdict: GateVerdict,
  ruleSets: readonly RuleSetName[],
): Promise<ReleaseEvidence> {
  const { claims, horizon, inputs } = verdict;
  const named = claims
    .map(({ subject, subject_digest }) => ({ name: claimName(subject), subject_digest }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const shown = named.slice(0, MOST_CLAIMS);
  const entries = await entriesOf(input, new Set(shown.map((claim) => claim.subject_digest)));
  const { first_lapse: first, valid_until } = horizon;
  const what = first?.what.replaceAll('_', ' ');
  const whose = named.find(({ subject_digest }) => subject_digest === first?.subject_digest);
  const { pin, roots } = input;
  const anchor = anchorOf({ pin, roots, at: instantOf(verdict.evaluated_at) });
  const manifest = readManifest(
    input.record.manifest,
    `${input.record.name}/release-manifest.json`,
  );
  return {
    claim_count: claims.length,
    claims: shown.flatMap((claim) => {
      const entry = entries.get(claim.subject_digest);
      return entry ? [{ ...claim, entry }] : [];
    }),
    artifacts: [...manifestArtifacts(demand(manifest))],
    signatures: claims.length === 0 ? [] : signaturesOf(input, verdict, ruleSets),
    times: anchor.ok ? timesOf(input, verdict, anchor.value.root).times : [],
    valid_until,
    first_lapse: what === undefined ? null : whose ? `${what} of ${whose.name}` : what,
    inputs: [...inputs],
  };
}

async function entriesOf({ projection }: AuditInput, subjects: ReadonlySet<string>) {
  const entries = new Map<string, ProjectionEntry>();
  if (!projection || subjects.size === 0) return entries;
  const source = projectionIn(RECORDED_PROJECTION, projection);
  await readProjection({ file: source.file, chunks: source.open() }, ({ entry, subjectDigest }) => {
    if (entry && subjects.has(subjectDigest)) entries.set(subjectDigest, entry);
  });
  return entries;
}

function signaturesOf(
  { pin, record, roots }: AuditInput,
  { evaluated_at }: GateVerdict,
  ruleSets: readonly RuleSetName[],
): AuditedSignature[] {
  const newest = roots.slice(-1).map(({ bytes, file }) => ({ bytes, file, bundles: undefined }));
  const signed = [...newest, statementOf(record), signedVerdictOf(record)];
  return signed.flatMap((one) => {
    if (!one) return [];
    const envelope = demand(readEnvelope(one.bytes, one.file, one.bundles));
    const at = instantOf(evaluated_at);
    const verified = demand(verifyByRoots(envelope, { pin, roots, at, ruleSets }));
    const { content, identities, root, signers, threshold } = verified;
    return {
      document: content.kind,
      file: one.file,
      role: roleOf(content.kind),
      trust_root_version: present(root).document.version,
      threshold,
      signers: [...signers, ...identities].map(({ id }) => id),
    };
  });
}

/** Stands until a status tells. */
export const WITHDRAWALS_UNKNOWN =
  'Whether claims were withdrawn since the release: a status of the product tells. `claimgate audit --status FILE` asks.';

/** Names what an audit cannot tell, the most important first: everything hangs on the pin. */
export function uncheckedBy({ knowsLater, pin }: AuditInput): string[] {
  return [
    pin === undefined
      ? 'Any signature: no trust pin was given.'
      : `The origin of the trust pin ${pin}: the pin decides whom you trust. Compare it with one that the publisher shows elsewhere, never with one that came with the release.`,
    'Whether the tests were really made: the signatures show who vouches for the records of them.',
    WITHDRAWALS_UNKNOWN,
    ...(knowsLater
      ? []
      : [
          'Whether the ledgers of later releases extend this one: only the repository has them. `claimgate audit TAG` asks.',
          'Whether other files of the commit look like public claims: a capsule holds only what the release rests on.',
        ]),
  ];
}
