import { digestOf } from '../digest/index.ts';
import { decisionOf, type Code } from '../findings/index.ts';
import { refusalOf, present } from '../findings/error.ts';
import { judge, RULE_SET_DIGEST, type GateInput } from '../gate/index.ts';
import type { GateVerdict, SelfTestChange } from '../documents/index.ts';
import { subjectDigest } from '../evidence/index.ts';
import { exitCodeOfVerdict, requireVerdict, type RequireInput } from '../verdict/index.ts';
import type { TrustedProjection } from '../projection/verify-projection.ts';
import { HAND_OFF_CHANGES, INPUT_CHANGES, type HandOff } from './hand-off-changes.ts';
import { PROJECTION_CHANGES, ROLLBACK_CHANGES } from './ledger-changes.ts';
import { RULE_CHANGES } from './rule-changes.ts';
import { releaseOf, requireInputOf, stagedMemory, withReleases } from './staged-release.ts';
import { asRelease, gateInputOf, stageOf, wholeInputOf, type Stage } from './stage.ts';
import { FRESHNESS_CHANGES, TRUST_CHANGES } from './trust-changes.ts';

/** Everything that a self-test came to. */
export interface SelfTest {
  readonly rules_sha256: string;
  readonly changes: readonly SelfTestChange[];
}

/** Findings about an input, and whether any part of the answer allows it. */
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
  const sound = stage ? gateInputOf(stage) : asRelease(input);
  const changes = [
    ...(await controls(sound, stage)),
    ...(stage ? await ruleResults(stage) : []),
    ...(stage ? await stageResults(stage) : []),
    ...(await inputResults(sound, stage)),
    ...(await handOffResults(sound, stage)),
  ];
  return { rules_sha256: RULE_SET_DIGEST, changes };
}

type Row = Pick<SelfTestChange, 'area' | 'id'> & Partial<SelfTestChange>;

/** A change, and the code that it has to be refused with. */
type Change = Row & { readonly expected: Code };

/** A row of the report, before anything is tried. */
export interface MadeChange extends Pick<SelfTestChange, 'area' | 'id' | 'rule' | 'expected'> {
  /** Whether there are trust roots that it cannot be made of. */
  readonly mayNotApply: boolean;
}

/** Lists the changes that a self-test makes, in its order, for an input that claims something or nothing. */
export function changesMade(isClaiming: boolean): readonly MadeChange[] {
  const rows: (Row & { readonly isClaiming?: boolean; readonly code?: Code })[] = [
    { area: 'control', id: 'sample' },
    { area: 'control', id: 'whole', isClaiming: true },
    { area: 'control', id: 'hand-off' },
    ...RULE_CHANGES.map((change) => ({ ...change, area: 'rules', isClaiming: true }) as const),
    ...STAGE_CHANGES.map((change) => ({ ...change, isClaiming: true })),
    ...INPUT_CHANGES.map((change) => ({ ...change, area: 'claims' }) as const),
    ...HAND_OFF_CHANGES.map((change) => ({ ...change, area: 'hand-off' }) as const),
  ];
  return rows
    .filter((row) => isClaiming || row.isClaiming !== true)
    .map(({ area, id, rule = null, code: expected = null }) => {
      return { area, id, rule, expected, mayNotApply: DEPENDS_ON_ROOTS.has(id) };
    });
}

/** Changes that need roles without a common key, or a single trust root. */
const DEPENDS_ON_ROOTS: ReadonlySet<string> = new Set([
  'root-signed-by-stranger',
  'statement-signed-by-release-role',
  'statement-signed-by-root-role',
  'verdict-signed-by-projection-role',
]);

/** Runs the controls, which must be allowed: otherwise a refusal of a change would prove nothing. */
async function controls(sound: GateInput, stage: Stage | undefined): Promise<SelfTestChange[]> {
  const rows = [controlResult('sample', await seenBy(sound))];
  if (stage) {
    rows.push(controlResult('whole', await seenBy(wholeInputOf(stage, stagedMemory(stage)))));
  }
  const release = requireInputOf(sound, await releaseOf(sound, stage));
  return [...rows, controlResult('hand-off', seenByRequire(release))];
}

function controlResult(id: string, { allows, codes }: Seen): SelfTestChange {
  const outcome = allows ? 'as_expected' : 'other_code';
  return rowOf({ area: 'control', id, expected: null, found: [...codes], outcome });
}

function rowOf({
  area,
  id,
  rule = null,
  subject_digest = null,
  expected = null,
  found = [],
  outcome = 'not_applicable',
}: Row): SelfTestChange {
  return { area, id, rule, subject_digest, expected, found, outcome };
}

/** Every change of a rule on one claim that it applies to; the user's own claims take turns. */
async function ruleResults(stage: Stage): Promise<SelfTestChange[]> {
  const results: SelfTestChange[] = [];
  for (const [turn, { id, rule, code, stage: change }] of RULE_CHANGES.entries()) {
    const row = { area: 'rules', id, rule, expected: code } as const;
    const { chosen, exemplars } = stage;
    const inTurn = chosen.map((_claim, index) => present(chosen[(turn + index) % chosen.length]));
    const fitting = [...inTurn, ...exemplars].find((of) => change(stage, of));
    const changed = fitting && change(stage, fitting);
    if (!fitting || !changed) {
      results.push(rowOf(row));
      continue;
    }
    const digest = subjectDigest(fitting.claim.subject);
    const seen = await seenBy(gateInputOf(changed));
    results.push(judged({ ...row, subject_digest: digest }, seen));
  }
  return results;
}

const STAGE_CHANGES = [
  ...TRUST_CHANGES,
  ...FRESHNESS_CHANGES,
  ...ROLLBACK_CHANGES,
  ...PROJECTION_CHANGES,
];

async function stageResults(stage: Stage): Promise<SelfTestChange[]> {
  const results: SelfTestChange[] = [];
  for (const { area, id, code, stage: change } of STAGE_CHANGES) {
    const changed = await change(stage);
    const seen = changed && (await seenBy(gateInputOf(changed)));
    results.push(judged({ area, id, expected: code }, seen));
  }
  return results;
}

async function inputResults(sound: GateInput, stage: Stage | undefined): Promise<SelfTestChange[]> {
  const results: SelfTestChange[] = [];
  for (const { id, code, input: change } of applicable(INPUT_CHANGES, stage))
    results.push(judged({ area: 'claims', id, expected: code }, await seenBy(change(sound))));
  return results;
}

/** Leaves out what needs claims and their evidence where there are none. */
function applicable<T extends { readonly isClaiming?: true }>(
  changes: readonly T[],
  stage: Stage | undefined,
): readonly T[] {
  return changes.filter(({ isClaiming }) => isClaiming !== true || stage !== undefined);
}

const ARTIFACT = { name: 'self-test', size: 0, sha256: digestOf('') };

async function handOffResults(
  sound: GateInput,
  stage: Stage | undefined,
): Promise<SelfTestChange[]> {
  const given: HandOff = {
    input: requireInputOf(sound, await releaseOf(sound, stage)),
    stage,
    withVerdict: async (change) => requireInputOf(sound, await releaseOf(sound, stage, change)),
    withArtifact: async () =>
      requireInputOf(sound, await releaseOf(sound, stage, undefined, [ARTIFACT])),
  };
  const results: SelfTestChange[] = [];
  for (const { id, code, require } of applicable(HAND_OFF_CHANGES, stage)) {
    const input = await require(given);
    results.push(judged({ area: 'hand-off', id, expected: code }, input && seenByRequire(input)));
  }
  return results;
}

/**
 * Whether the code came, from the rule and for the claim that it has to come from, and nothing read as a yes.
 *
 * @param seen `undefined` where the change does not apply
 */
function judged(row: Change, seen: Seen | undefined): SelfTestChange {
  if (!seen) return rowOf(row);
  const { rule, subject_digest: digest } = row;
  const said = digest && rule ? seen.ofRule(digest, rule) : seen.codes;
  const refused = said.includes(row.expected) ? 'as_expected' : 'other_code';
  const outcome = seen.allows ? 'wrongly_allowed' : refused;
  return rowOf({ ...row, found: [...new Set(said)], outcome });
}

/** Asks the gate as `check` does. */
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

/** Asks as `verdict require` does. */
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
