import type { CertificationContract } from '../documents/index.ts';
import type { Contract, ContractIndex } from '../evidence/contract.ts';
import { exampleValueFindings, madeUpInContract } from '../evidence/example-values.ts';
import { areTooManyErrored, type RunSide } from '../evidence/run.ts';
import type { Run } from '../evidence/subject-evidence.ts';
import { countOf, finding, type Finding } from '../documents/findings.ts';
import { type EpochMs, formatInstant } from '../documents/json.ts';
import type { ReadClaim } from '../manifest/claims.ts';
import type { ClaimRule } from './engine.ts';
import { type ClaimFacts, placeInRun, runsOf, type SideRun } from './facts.ts';
import {
  runsAreCurrentAndShareTheContractV2 as before,
  unfitFindings,
} from './rule-4-runs-are-current-and-share-the-contract.v2.ts';

/**
 * Finds what version 2 does; and it knows runs of commands, of tests that could not be made, unstated exit statuses, the
 * values that examples make up, and the code that a run speaks for.
 */
export const runsAreCurrentAndShareTheContract: ClaimRule = {
  ...before,
  version: 3,
  codes: [
    ...before.codes,
    'run_errored',
    'exit_status_missing',
    'example_value',
    'tested_code_differs',
    'covers_matches_nothing',
  ],
  needs: [...before.needs, 'localCode', 'liveCode'],
  judge(facts) {
    return [
      ...before.judge(withCommandsAsResults(facts)),
      ...madeUpFindings(facts),
      ...coverFindings(facts),
      ...runsOf(facts).flatMap((sideRun) => [
        ...exitStatusFindings(sideRun, facts.contract),
        ...erroredFindings(sideRun, facts.at),
        ...codeFindings(sideRun, facts),
      ]),
    ];
  },
};

/** A seal says more than a command that claimgate started, and that more than a file: a contract that accepts less accepts more. */
function withCommandsAsResults(facts: ClaimFacts): ClaimFacts {
  const document = facts.contract?.document;
  const localRun = asResults('local', facts.localRun, document);
  const liveRun = asResults('live', facts.liveRun, document);
  const isSame = localRun === facts.localRun && liveRun === facts.liveRun;
  return isSame ? facts : { ...facts, localRun, liveRun };
}

/** The strongest first. */
const STRENGTH = ['attested', 'test_run', 'test_results'] as const;

function asResults(
  side: RunSide,
  run: Run | null,
  contract: CertificationContract | undefined,
): Run | null {
  const accepted: readonly string[] = contract?.accepted_origins?.[side] ?? [];
  const place = STRENGTH.findIndex((origin) => origin === run?.origin);
  const origin =
    place < 0 ? undefined : STRENGTH.slice(place).find((one) => accepted.includes(one));
  return run === null || origin === undefined || origin === run.origin ? run : { ...run, origin };
}

function madeUpFindings({ contract, subject: { app_fingerprint } }: ClaimFacts): Finding[] {
  const ofContract = contract === null ? {} : madeUpInContract(contract.document);
  return [
    ...exampleValueFindings({ app_fingerprint }, { pointer: '/subject/app_fingerprint' }),
    ...exampleValueFindings(ofContract, { pointer: '/contract_digest' }),
  ];
}

/** Globs that fit nothing would let any code pass. */
function coverFindings({ localCode, liveCode }: ClaimFacts): Finding[] {
  const unmatched = [localCode, liveCode].flatMap((code) =>
    code === null || code === 'not_asked' ? [] : code.unmatched,
  );
  if (unmatched.length === 0) return [];
  const found = [...new Set(unmatched)].join(', ');
  return [finding('covers_matches_nothing', { pointer: '/contract_digest', found })];
}

function codeFindings(sideRun: SideRun, { localCode, liveCode }: ClaimFacts): Finding[] {
  const { side, run } = sideRun;
  const code = side === 'local' ? localCode : liveCode;
  if (code === null || code === 'not_asked' || run.coveredTree === code.digest) return [];
  const [digest, paths] = [run.coveredTree ?? 'none', listed(code.changed ?? [])];
  const found = paths === '' ? digest : `${digest}: ${paths}`;
  const place = placeInRun(sideRun, 'covered_tree');
  return [finding('tested_code_differs', { ...place, expected: code.digest, found })];
}

const MOST_LISTED = 5;

function listed(paths: readonly string[]): string {
  const more = paths.length - MOST_LISTED;
  return paths.slice(0, MOST_LISTED).join(', ') + (more > 0 ? `, and ${more} more` : '');
}

function exitStatusFindings(sideRun: SideRun, contract: Contract | null): Finding[] {
  if (!sideRun.run.lacksExitStatus || !contract?.document.requires_exit_status) return [];
  return [finding('exit_status_missing', placeInRun(sideRun, 'exit_status'))];
}

function erroredFindings(sideRun: SideRun, at: EpochMs): Finding[] {
  const { errored } = sideRun.run;
  if (errored === null || !areTooManyErrored(errored, at)) return [];
  const found = `${countOf(errored.count, 'run')} without a result since ${formatInstant(errored.firstAt)}`;
  const expected = 'at most one, and a result within 72 hours';
  return [finding('run_errored', { ...placeInRun(sideRun, 'errored'), expected, found })];
}

/**
 * Returns what is wrong between the claims of a file, in its order, and the contracts they name, before any
 * evidence: a contract that is not there (`contract_missing`), or is for another subject
 * (`contract_for_other_…`). Rule 4 finds the same when a release is judged.
 */
export function claimContractFindings(
  claims: readonly ReadClaim[],
  contracts: ContractIndex,
  file: string,
): Finding[] {
  return claims.flatMap(({ claim: { subject, contract_digest: found } }, index) => {
    const pointer = `/claims/${index}`;
    const contract = contracts.byDigest(found);
    if (contract === undefined) {
      const place = { file, pointer: `${pointer}/contract_digest` };
      return [finding('contract_missing', { ...place, found })];
    }
    return unfitFindings(contract.document, subject).map((unfit) => ({
      ...unfit,
      file,
      pointer: `${pointer}${unfit.pointer}`,
    }));
  });
}
