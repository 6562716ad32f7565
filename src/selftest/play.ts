import { contractDigest } from '../evidence/contract.ts';
import { heldClaims } from '../gate/claims-source.ts';
import { type GateInput } from '../gate/judge.ts';
import type { RequireInput } from '../verdict/verify-verdict.ts';
import { bendsBelow, bent, type Bends } from './bend.ts';
import type { StagedClaim } from './exemplars.ts';
import { releaseOf, requireInputOf, withRecord, withReleases } from './staged-release.ts';
import type { Stage } from './stage.ts';

/** Changes a stage; `record` and `releases` are the releases that it remembers. */
export async function changedStage(stage: Stage, bends: Bends): Promise<Stage> {
  const [record, releases] = [bendsBelow(bends, 'record'), bendsBelow(bends, 'releases')];
  let remembering = stage;
  if (Object.keys(releases).length > 0) remembering = await withReleases(stage, releases);
  if (Object.keys(record).length > 0) remembering = await withRecord(stage, record);
  return { ...bent(remembering, bends), bends };
}

/** Puts a claim with another `entry` or `contract` in its place; whatever names the contract follows. */
export function withClaim(stage: Stage, of: StagedClaim, bends: Bends): Stage {
  const contract = bent(of.contract, bendsBelow(bends, 'contract'));
  const digest = contractDigest(contract);
  const named = bent(of.entry, {
    '/contract_digest': digest,
    '/local_run/contract_digest': digest,
    '/live_run/contract_digest': digest,
  });
  const entry = bent(named, bendsBelow(bends, 'entry'));
  // The other claims keep theirs.
  const others = [...stage.chosen, ...stage.exemplars].filter((one) => one !== of);
  const contracts = [...others.map((one) => one.contract), contract];
  return {
    ...stage,
    claims: stage.claims.map((own) =>
      own === of.claim ? { ...own, contract_digest: digest } : own,
    ),
    contracts: [...new Set(contracts)],
    entries: stage.entries.map((own) => (own === of.entry ? entry : own)),
  };
}

export function changedInput(input: GateInput, bends: Bends): GateInput {
  const changed = bent(input, bends);
  const { path, text } = changed.claims;
  if (text === input.claims.text) return changed;
  return { ...changed, claims: heldClaims({ path, bytes: Buffer.from(text), remarks: [] }) };
}

/** Changes what a publish job has in its hands: its release before that is signed, or `hand-off` afterwards. */
export async function changedHandOff(
  sound: GateInput,
  stage: Stage | undefined,
  bends: Bends = {},
): Promise<RequireInput> {
  const { releasers } = bent({ releasers: stage?.releasers }, bends);
  const release = await releaseOf(sound, releasers, bends);
  return bent(requireInputOf(sound, release), bendsBelow(bends, 'hand-off'));
}
