import type { Digest } from '../digest/index.ts';
import { decisionOf, type Finding, refusalOf } from '../documents/findings.ts';
import { judge, type GateInput, type GateResult } from '../gate/judge.ts';
import type { SelfTestChange } from '../documents/index.ts';
import { subjectDigest } from '../evidence/subject-evidence.ts';
import { exitCodeOfVerdict } from '../gate/verdict.ts';
import { requireVerdict, type RequireInput } from '../gate/verify-verdict.ts';
import type { TrustedProjection } from '../gate/verify-projection.ts';
import { bendsFor, type Bends, CHANGES, type AreaChange, type Change } from './bend.ts';
import { claimFacts, stageFacts, handOffFacts } from './facts.ts';
import {
  changedHandOff,
  changedInput,
  changedStage,
  stagedMemory,
  withClaim,
  withReleases,
} from './staged-release.ts';
import { asRelease, gateInputOf, stageOf, wholeInputOf, type Stage } from './stage.ts';
import type { ThrowAwayKeys } from './throw-away-keys.ts';

interface Seen {
  readonly allows: boolean;
  readonly codes: readonly string[];
  readonly ofRules: readonly {
    readonly digest: string;
    readonly rule: number;
    readonly code: string;
  }[];
}

/** An allowed input that is to be changed: with throw-away keys, under trust roots of the same structure. */
export interface Sample {
  readonly sound: GateInput;
  /** `undefined` where nothing is claimed. */
  readonly stage: Stage | undefined;
  readonly handOff: RequireInput;
}

export interface SelfTestQuestion {
  readonly input: GateInput | RequireInput;
  /** The subject whose claim was changed; `null` where the change is of no single claim. */
  readonly digest: Digest | null;
}

/** @param trusted of the input as it was judged; `undefined` where nothing is claimed */
export async function sampleOf(
  input: GateInput,
  trusted: TrustedProjection | undefined,
  keys?: ThrowAwayKeys,
): Promise<Sample> {
  const stage = trusted && (await withReleases(await stageOf(input, trusted, keys)));
  const sound = stage ? await gateInputOf(stage) : asRelease(input);
  return { sound, stage, handOff: await changedHandOff(sound, stage) };
}

/** Changes an allowed input one thing at a time, and asks the gate about each as `check` and `verdict require` do. */
export async function selfTest(
  input: GateInput,
  trusted: TrustedProjection | undefined,
): Promise<SelfTestChange[]> {
  const sample = await sampleOf(input, trusted);
  const changes = await controls(sample);
  for (const [turn, change] of CHANGES.entries()) {
    if (!sample.stage && change.isClaiming) continue;
    const asked = await changedSample(sample, change, turn);
    changes.push(judged(change, asked && (await seenBy(asked.input)), asked?.digest));
  }
  return changes;
}

/**
 * @param turn counts the changes: a change of a rule is of the first claim that it applies to, and the user's own take turns
 * @returns `undefined` where the change does not apply
 */
export async function changedSample(
  sample: Sample,
  change: AreaChange,
  turn: number,
): Promise<SelfTestQuestion | undefined> {
  const { stage, handOff } = sample;
  if (stage && change.area === 'rules') return changedClaim(stage, change, turn);
  const bends = bendsFor(change, { ...(stage && stageFacts(stage)), ...handOffFacts(handOff) });
  return bends && { input: await inputWith(bends, change.area, sample), digest: null };
}

async function inputWith(
  bends: Bends,
  area: Change['area'],
  { sound, stage }: Sample,
): Promise<SelfTestQuestion['input']> {
  if (area === 'hand-off') return changedHandOff(sound, stage, bends);
  if (area === 'claims' || !stage) return changedInput(sound, bends);
  return gateInputOf(await changedStage(stage, bends));
}

async function changedClaim(
  stage: Stage,
  change: AreaChange,
  turn: number,
): Promise<SelfTestQuestion | undefined> {
  const { base, chosen, exemplars } = stage;
  const first = turn % chosen.length;
  const facts = stageFacts(stage);
  for (const of of [...chosen.slice(first), ...chosen.slice(0, first), ...exemplars]) {
    const bends = bendsFor(change, { ...facts, ...claimFacts(of, base.at) });
    if (!bends) continue;
    const changed = await changedStage(withClaim(stage, of, bends), bends);
    return { input: await gateInputOf(changed), digest: subjectDigest(of.claim.subject) };
  }
  return undefined;
}

/** A row of the report, before anything is tried. */
export interface MadeChange extends Pick<SelfTestChange, 'area' | 'id' | 'rule' | 'expected'> {
  /** Whether there are trust roots that it cannot be made of. */
  readonly mayNotApply: boolean;
}

/** Lists the changes that a self-test makes, in its order, for an input that claims something or nothing. */
export function changesMade(isClaiming: boolean): readonly MadeChange[] {
  const controlled = isClaiming ? ['sample', 'whole', 'hand-off'] : ['sample', 'hand-off'];
  return [
    ...controlled.map((id) => {
      return { area: 'control', id, rule: null, expected: null, mayNotApply: false } as const;
    }),
    ...CHANGES.filter((change) => isClaiming || !change.isClaiming).map(
      ({ area, id, rule = null, code, where }) => {
        // Every change of a rule applies to a claim that is made for it.
        return {
          area,
          id,
          rule,
          expected: code,
          mayNotApply: area !== 'rules' && where !== undefined,
        };
      },
    ),
  ];
}

/** Runs the controls, which must be allowed: otherwise a refusal of a change would prove nothing. */
async function controls({ sound, stage, handOff }: Sample): Promise<SelfTestChange[]> {
  const whole = stage && (await wholeInputOf(stage, stagedMemory(stage)));
  const inputs = Object.entries({ sample: sound, ...(whole && { whole }), 'hand-off': handOff });
  const seen = inputs.map(async ([id, input]): Promise<SelfTestChange> => {
    const { allows, codes } = await seenBy(input);
    const outcome = allows ? 'as_expected' : 'other_code';
    const row = { area: 'control', id, rule: null, subject_digest: null, expected: null } as const;
    return { ...row, found: [...codes], outcome };
  });
  return Promise.all(seen);
}

/**
 * Whether the code came, from the rule and for the claim that it has to come from, and nothing read as a yes.
 *
 * @param seen `undefined` where the change does not apply
 * @param digest of the subject whose claim was changed
 */
function judged(
  { area, code: expected, id, rule }: Change,
  seen: Seen | undefined,
  digest: Digest | null = null,
): SelfTestChange {
  const row = { area, id, rule: rule ?? null, subject_digest: digest, expected };
  if (!seen) return { ...row, found: [], outcome: 'not_applicable' };
  const isOwn = (one: Seen['ofRules'][number]) => one.digest === digest && one.rule === rule;
  const own = seen.ofRules.filter(isOwn).map(({ code }) => code);
  const said = digest && rule ? own : seen.codes;
  const refused = said.includes(expected) ? 'as_expected' : 'other_code';
  const outcome = seen.allows ? 'wrongly_allowed' : refused;
  return { ...row, found: [...new Set(said)], outcome };
}

async function seenBy(input: SelfTestQuestion['input']): Promise<Seen> {
  try {
    return 'maxAge' in input ? seenIn(requireVerdict(input)) : seenInVerdict(await judge(input));
  } catch (cause) {
    return { ...seenIn(refusalOf(cause).findings), allows: false };
  }
}

function seenInVerdict({ verdict }: GateResult): Seen {
  const ofRules = verdict.claims.flatMap(({ subject_digest: digest, rules }) =>
    rules.flatMap(({ number: rule, findings }) =>
      findings.map(({ code }) => ({ digest, rule, code })),
    ),
  );
  const codes = [...verdict.findings, ...ofRules].map(({ code }) => code);
  // A decision and an exit code are read by different programs: neither may say yes.
  const allows = verdict.decision === 'allowed' || exitCodeOfVerdict(verdict) === 0;
  return { allows, codes, ofRules };
}

function seenIn(findings: readonly Finding[]): Seen {
  const allows = decisionOf(findings) === 'allowed';
  return { allows, codes: findings.map(({ code }) => code), ofRules: [] };
}
