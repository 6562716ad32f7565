import { join } from 'node:path';
import type { GateVerdict, Subject, Withdrawal, WithdrawalLift } from '../../documents/index.ts';
import { ClaimgateError, finding, type Finding } from '../../documents/findings.ts';
import { shell } from '../../documents/shell.ts';
import { pathInRepository } from '../../documents/products.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { formatInstant } from '../../documents/json.ts';
import { CLAIMS_PATH, formatClaims, type ReadClaim } from '../../manifest/claims.ts';
import { claimName, claimPath, isNamed } from '../../manifest/claim-names.ts';
import { readVerdict } from '../../gate/recorded-verdict.ts';
import {
  standingWithdrawal,
  withdrawalsBySubject,
  WITHDRAWALS_PATH,
} from '../../gate/withdrawn.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { argument, flag, MEMORY_OPTION, required, valued } from '../options.ts';
import { subjectDigestStart } from '../../repository/named-subject.ts';
import {
  openReleaseInputs,
  type ReleaseInputs,
  claimsIn,
} from '../../repository/release-inputs.ts';
import { askedRepository, askedMemory } from '../../repository/asked.ts';
import { readKnown, type Known } from '../../repository/known.ts';
import {
  formatWithdrawals,
  NO_WITHDRAWALS,
  withdrawalsInWorkTree,
} from '../../repository/withdrawals.ts';

export const command: Command = {
  examples: {
    "claimgate claims withdraw pinterest/image-pin/immediate --reason 'pins lose their link'":
      'drop it from the claims file, and from every check and status from now on',
    "claimgate claims withdraw pinterest/image-pin/immediate --lift --reason 'fixed in 1.5'":
      'let later releases claim it again, on a live run from after the withdrawal',
  },
  positionals: {
    subject: argument('the name of a claim, the first 12 digits of its digest, or a file'),
  },
  options: {
    reason: required(valued('why: the public reads it', 'TEXT')),
    lift: flag('lift the withdrawals of the claim; both entries stay'),
    ...MEMORY_OPTION,
  },
  async run(invocation) {
    const inputs = await openReleaseInputs(askedRepository(invocation), invocation.host);
    const known = await knownHere(inputs, invocation);
    const standing = await standingHere(inputs, known, invocation);
    return invocation.args.flag('lift') === true
      ? lift(standing, inputs, invocation)
      : withdraw(standing, inputs, invocation);
  },
};

/** A claim of the claims file, or of a release. */
interface NamedClaim {
  readonly subject: Subject;
  readonly subjectDigest: string;
}

interface Standing {
  readonly claim: NamedClaim;
  /** Its place in the claims file; `undefined` if it is not claimed there. */
  readonly claimed: ReadClaim | undefined;
  readonly claims: readonly ReadClaim[];
  /** `undefined` where nobody can tell. */
  readonly isReleased: boolean | undefined;
  readonly withdrawals: readonly Withdrawal[];
}

/** Reads what the repository knows; nothing outside of one, or before its first commit. */
async function knownHere(
  { release, repository }: ReleaseInputs,
  invocation: Invocation,
): Promise<Known | undefined> {
  if (!repository || !release) return undefined;
  return readKnown(repository, { ref: askedMemory(invocation), judged: undefined });
}

/** The claim that is meant, and what is known of it. @throws ClaimgateError `usage`, `subject_ambiguous` */
async function standingHere(
  inputs: ReleaseInputs,
  known: Known | undefined,
  invocation: Invocation,
): Promise<Standing> {
  const { bytes, path } = inputs.claims;
  const claims = claimsIn(bytes, path);
  const verdicts = releasedVerdicts(known);
  const released = verdicts.flatMap((verdict) => verdict?.claims.map(namedClaim) ?? []);
  const inFile = claims.map((one) => ({ ...one, subject: one.claim.subject }));
  const claim = await claimNamed([...released, ...inFile], path, invocation);
  const { subjectDigest } = claim;
  const isIt = (one: NamedClaim | ReadClaim) => one.subjectDigest === subjectDigest;
  // Outside of a repository, and behind a history that was cut, may be releases that nobody sees here.
  const isUnknown = !inputs.repository || known?.isCut === true || verdicts.includes(undefined);
  const local = await withdrawalsInWorkTree(inputs.root);
  const { lifts, withdrawals } = known?.withdrawn ?? NO_WITHDRAWALS;
  const isStanding = (one: Withdrawal) =>
    standingWithdrawal(withdrawalsBySubject([one], [...lifts, ...local.lifts]), {
      subjectDigest,
      judgedAt: invocation.at,
    }) !== undefined;
  return {
    claim,
    claimed: claims.find(isIt),
    claims,
    isReleased: released.some(isIt) || (isUnknown ? undefined : false),
    withdrawals: [...withdrawals, ...local.withdrawals].filter(isStanding),
  };
}

async function claimNamed(
  claims: readonly NamedClaim[],
  file: string,
  { args, directory, host }: Invocation,
): Promise<NamedClaim> {
  const text = args.required('subject');
  const each = [...new Map(claims.map((one) => [one.subjectDigest, one])).values()];
  const byName = each.filter(({ subject, subjectDigest }) => isNamed(subject, subjectDigest, text));
  const start = byName.length > 0 ? undefined : await subjectDigestStart(text, { directory }, host);
  const isMeant = ({ subjectDigest }: NamedClaim) =>
    start !== undefined && subjectDigest.startsWith(start);
  const named = start === undefined ? byName : each.filter(isMeant);
  const [claim, another] = named;
  if (claim && !another) return claim;
  throw new ClaimgateError(claim ? 'subject_ambiguous' : 'usage', {
    expected: `one claim of ${file} or of a release (\`claimgate claims list\`)`,
    found: text,
  });
}

/** The verdicts of all records, whose claims need not be in the claims file any more; `undefined` for one that cannot be read. */
function releasedVerdicts(known: Known | undefined): readonly (GateVerdict | undefined)[] {
  return (known?.records ?? []).map((record) => {
    if ('unreadable' in record) return undefined;
    const verdict = readVerdict(record.verdict, record.name);
    return verdict.ok ? verdict.value : undefined;
  });
}

function namedClaim({ subject, subject_digest: subjectDigest }: GateVerdict['claims'][number]) {
  return { subject, subjectDigest };
}

async function withdraw(standing: Standing, inputs: ReleaseInputs, invocation: Invocation) {
  const { claim, claimed, claims, isReleased } = standing;
  const { args, at } = invocation;
  const reason = args.required('reason');
  const { subjectDigest } = claim;
  const files: string[] = [];
  // First the document that says no: a run that is cut off here leaves the claim withdrawn.
  if (isReleased !== false) {
    const entry = { subject_digest: subjectDigest, withdrawn_at: formatInstant(at), reason };
    await addEntries(inputs, { withdrawals: [entry], lifts: [] });
    files.push(WITHDRAWALS_PATH);
  }
  if (claimed) {
    const rest = claims.filter((one) => one !== claimed);
    await writeFileAtomically(join(inputs.root, CLAIMS_PATH), formatClaims(rest), CLAIMS_PATH);
    files.unshift(CLAIMS_PATH);
  }
  const done = isReleased === false ? 'removed, as no release has it' : 'withdrawn';
  const remarks = isReleased === undefined ? [finding('withdrawn_unreleased_unknown')] : [];
  return changed(invocation, inputs, { claim, done, files, verb: 'Withdraw', remarks });
}

/** @throws ClaimgateError `usage` where nothing is withdrawn */
async function lift(standing: Standing, inputs: ReleaseInputs, invocation: Invocation) {
  const { claim, withdrawals } = standing;
  const { args, at } = invocation;
  if (withdrawals.length === 0)
    throw new ClaimgateError('usage', {
      expected: 'a claim that is withdrawn',
      found: claimName(claim.subject),
    });
  const lifts: WithdrawalLift[] = withdrawals.map(({ subject_digest, withdrawn_at }) => ({
    subject_digest,
    withdrawn_at,
    lifted_at: formatInstant(at),
    reason: args.required('reason'),
  }));
  await addEntries(inputs, { withdrawals, lifts });
  const files = [WITHDRAWALS_PATH];
  return changed(invocation, inputs, { claim, done: 'lifted', files, verb: 'Lift', remarks: [] });
}

/** Adds to the file of the work tree what it lacks. @throws ClaimgateError */
async function addEntries(
  { root }: ReleaseInputs,
  added: { readonly withdrawals: readonly Withdrawal[]; readonly lifts: readonly WithdrawalLift[] },
): Promise<void> {
  const there = await withdrawalsInWorkTree(root);
  const text = formatWithdrawals({
    withdrawals: eachOnce([...there.withdrawals, ...added.withdrawals]),
    lifts: eachOnce([...there.lifts, ...added.lifts]),
  });
  await writeFileAtomically(join(root, WITHDRAWALS_PATH), text, WITHDRAWALS_PATH);
}

function eachOnce<Entry extends object>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((one) => [JSON.stringify(Object.values(one)), one])).values()];
}

const STATUS = 'claimgate status --out DIR --sign KEY';

function changed(
  { args, directory }: Invocation,
  { repository }: ReleaseInputs,
  {
    claim,
    done,
    files,
    verb,
    remarks,
  }: {
    readonly claim: NamedClaim;
    readonly done: string;
    readonly files: readonly string[];
    readonly verb: string;
    readonly remarks: readonly Finding[];
  },
) {
  const root = repository?.root ?? directory;
  const git = root === directory ? 'git' : shell`git -C ${root}`;
  const paths = files.map((name) => shell`${pathInRepository(repository?.product, name)}`);
  const message = shell`${`${verb} ${claimPath(claim.subject)}`}`;
  return {
    result: { files: files.map((name) => ({ path: name, outcome: 'changed' as const })) },
    findings: remarks,
    lines: [
      `${done}: ${claimName(claim.subject)}`,
      ...files.map((name) => `  changed: ${name}`),
      'not public yet: it counts once it is pushed to the default branch or the records branch',
    ],
    next: [
      `${git} add ${paths.join(' ')} && ${git} commit -m ${message} && ${git} push`,
      `${STATUS}${args.again('C', 'product', 'config')}`,
    ],
  };
}
