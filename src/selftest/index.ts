import type { Digest } from '../digest/index.ts';
import { decisionOf } from '../findings/index.ts';
import { refusalOf } from '../findings/error.ts';
import { judge, type GateInput } from '../gate/judge.ts';
import { RULE_SET_DIGEST } from '../gate/rules/index.ts';
import type { GateVerdict, SelfTestChange } from '../documents/index.ts';
import { subjectDigest } from '../evidence/subject-evidence.ts';
import { exitCodeOfVerdict } from '../verdict/verdict.ts';
import { requireVerdict, type RequireInput } from '../verdict/verify-verdict.ts';
import type { TrustedProjection } from '../projection/verify-projection.ts';
import { bendsFor, type Bends } from './bend.ts';
import { CHANGES, type Change } from './changes.ts';
import { claimFacts, factsOf, handOffFacts } from './facts.ts';
import {
  changedHandOff,
  changedInput,
  changedStage,
  stagedMemory,
  withClaim,
  withReleases,
} from './staged-release.ts';
import { asRelease, gateInputOf, stageOf, wholeInputOf, type Stage } from './stage.ts';

export interface SelfTest {
  readonly rules_sha256: string;
  readonly changes: readonly SelfTestChange[];
}

interface Seen {
  readonly allows: boolean;
  readonly codes: readonly string[];
  /** Codes of the rules for one claim. */
  readonly ofRule: (digest: string, rule: number) => readonly string[];
}

/**
 * Changes an allowed input one thing at a time, and asks the gate about each: by the same functions as `check`
 * and `verdict require`. Signatures are made with throw-away keys, under trust roots of the same structure.
 *
 * @param trusted of the input as it was judged; `undefined` where nothing is claimed
 */
export async function selfTest(
  input: GateInput,
  trusted: TrustedProjection | undefined,
): Promise<SelfTest> {
  const stage = trusted && (await withReleases(await stageOf(input, { trusted })));
  const sound = stage ? await gateInputOf(stage) : asRelease(input);
  const handOff = await changedHandOff(sound, stage);
  const facts = { ...(stage && factsOf(stage)), ...handOffFacts(handOff) };
  const changes = await controls(sound, stage, handOff);
  for (const [turn, change] of CHANGES.entries()) {
    if (stage && change.area === 'rules') changes.push(await ruleResult(stage, change, turn));
    else if (stage || !change.isClaiming) {
      const bends = bendsFor(change, facts);
      changes.push(judged(change, bends && (await seenWith(bends, change.area, sound, stage))));
    }
  }
  return { rules_sha256: RULE_SET_DIGEST, changes };
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
async function controls(
  sound: GateInput,
  stage: Stage | undefined,
  handOff: RequireInput,
): Promise<SelfTestChange[]> {
  const whole = stage && (await seenBy(await wholeInputOf(stage, stagedMemory(stage))));
  return [
    control('sample', await seenBy(sound)),
    ...(whole ? [control('whole', whole)] : []),
    control('hand-off', seenByRequire(handOff)),
  ];
}

function control(id: string, { allows, codes }: Seen): SelfTestChange {
  const outcome = allows ? 'as_expected' : 'other_code';
  const row = { area: 'control', id, rule: null, subject_digest: null, expected: null } as const;
  return { ...row, found: [...codes], outcome };
}

/** Tries a change of a rule on the first claim that it applies to; the user's own claims take turns. */
async function ruleResult(stage: Stage, change: Change, turn: number): Promise<SelfTestChange> {
  const { base, chosen, exemplars } = stage;
  const first = turn % chosen.length;
  const facts = factsOf(stage);
  for (const of of [...chosen.slice(first), ...chosen.slice(0, first), ...exemplars]) {
    const bends = bendsFor(change, { ...facts, ...claimFacts(of, base.at) });
    if (!bends) continue;
    const changed = await changedStage(withClaim(stage, of, bends), bends);
    return judged(
      change,
      await seenBy(await gateInputOf(changed)),
      subjectDigest(of.claim.subject),
    );
  }
  return judged(change, undefined);
}

async function seenWith(
  bends: Bends,
  area: Change['area'],
  sound: GateInput,
  stage: Stage | undefined,
): Promise<Seen> {
  if (area === 'hand-off') return seenByRequire(await changedHandOff(sound, stage, bends));
  if (area === 'claims' || !stage) return seenBy(changedInput(sound, bends));
  return seenBy(await gateInputOf(await changedStage(stage, bends)));
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
  const said = digest && rule ? seen.ofRule(digest, rule) : seen.codes;
  const refused = said.includes(expected) ? 'as_expected' : 'other_code';
  const outcome = seen.allows ? 'wrongly_allowed' : refused;
  return { ...row, found: [...new Set(said)], outcome };
}

async function seenBy(input: GateInput): Promise<Seen> {
  try {
    const { verdict } = await judge(input);
    const ofRule = (digest: string, number: number) =>
      verdict.claims
        .filter(({ subject_digest: of }) => of === digest)
        .flatMap(({ rules }) => rules)
        .filter((rule) => rule.number === number)
        .flatMap(({ findings }) => findings.map(({ code }) => code));
    // A decision and an exit code are read by different programs: neither may say yes.
    const allows = verdict.decision === 'allowed' || exitCodeOfVerdict(verdict) === 0;
    return { allows, codes: codesOf(verdict), ofRule };
  } catch (cause) {
    return seenIn(refusalOf(cause).findings.map(({ code }) => code));
  }
}

function codesOf({ findings, claims }: GateVerdict): string[] {
  const ofClaims = claims.flatMap(({ rules }) => rules.flatMap((rule) => rule.findings));
  return [...findings, ...ofClaims].map(({ code }) => code);
}

function seenByRequire(input: RequireInput): Seen {
  try {
    const findings = requireVerdict(input);
    return {
      ...seenIn(findings.map(({ code }) => code)),
      allows: decisionOf(findings) === 'allowed',
    };
  } catch (cause) {
    return seenIn(refusalOf(cause).findings.map(({ code }) => code));
  }
}

function seenIn(codes: readonly string[]): Seen {
  return { allows: false, codes, ofRule: () => [] };
}
