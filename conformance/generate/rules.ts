import { digestOf } from '../../src/digest/index.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import { ruleCases, ruleOf, worldOf, type RuleCase } from '../../test/gate/rule-cases.ts';
import { bent } from '../../test/gate/bend.ts';
import { world, type World } from '../../test/gate/world.ts';
import { CERTIFIED, checkAt, filesOf, overBase } from './certified.ts';
import { answer, type MadeCase } from './made.ts';

/** The cases of the rules, each as files: what `test/cases/rules` says is bent, and what is found then. */
export function rulesArea(): MadeCase[] {
  return [...correctedCases(), ...bentCases()];
}

function bentCases(): MadeCase[] {
  return (
    ruleCases()
      // A check judges by the newest rules alone.
      .filter(({ folder, one }) => isWritable(one) && ruleOf(folder).set === NEWEST_RULES)
      .map(({ folder, name, one }) => {
        const of = worldOf(one);
        const { rule, outcome, findings = [], also = [], also_codes = [] } = one.expect;
        const own = outcome === 'pass' ? [] : [rule];
        const notPassed = [...own, ...also].sort((a, b) => a - b);
        const found = findings.map(({ code }) => inWholeHistory(code));
        const codes = [
          ...found,
          ...also_codes,
          ...readerCodes(of),
          ...warnings(of, notPassed.length === 0),
        ];
        return {
          name: `rules/${rule}-${name}`,
          title: one.why,
          sections: [
            `specification/rules.md 1, rule ${rule} ${ruleOf(folder).rule.id}`,
            'specification/rules.md 1',
          ],
          at: of.at,
          arguments: checkAt(of.at),
          base: CERTIFIED,
          ...withoutContract(one),
          files: overBase(filesOf(of)),
          expected: answer(notPassed.length === 0 ? 'allowed' : 'refused', codes, {
            rules_not_passed: notPassed,
          }),
        };
      })
  );
}

/** Facts that a correction takes away, with the rules that lack them (specification/documents.md 3.3). */
const CORRECTED = [
  ['approval', 'An app review', [2, 4]],
  ['runtime_control', 'A control', [5]],
  ['local_run', 'A local run', [3, 4, 6]],
  ['live_run', 'A live run, with its grant,', [3, 4, 6]],
] as const;

/** Rules say that a correction took a fact away, instead of that it is missing. */
function correctedCases(): MadeCase[] {
  return CORRECTED.map(([piece, what, rules]) => {
    const of = world();
    const record = { sequence: 7, leaf: digestOf('a correction') };
    const corrected = [{ piece, reason: 'wrong-account', corrected_at: of.at, record }];
    const bends = {
      [`/entry/${piece}`]: null,
      ...(piece === 'live_run' ? { '/entry/authorization': null } : {}),
      '/entry/corrected': corrected,
    };
    return {
      name: `rules/corrected-${piece.replace('_', '-')}`,
      title: `${what} that a correction took out of force is not missing, but corrected.`,
      sections: ['specification/documents.md 3.3', 'specification/rules.md 1'],
      at: of.at,
      arguments: checkAt(of.at),
      base: CERTIFIED,
      files: overBase(filesOf(bent(of, bends))),
      expected: answer('refused', ['evidence_corrected'], { rules_not_passed: [...rules] }),
    };
  });
}

/** A case's repository has its whole history, which answers for every commit: one that is not in it is foreign. */
function inWholeHistory(code: string): string {
  return code === 'tested_revision_unknown' ? 'tested_revision_foreign' : code;
}

/** The algorithm of fingerprints is a constant of the statement's schema: area `projection` has that case. */
function isWritable({ bend = {} }: RuleCase): boolean {
  return !('/fingerprint_algorithm' in bend) && bend['/code'] !== null;
}

/** Only the reader of the claims file sees a subject that nobody may claim (specification/documents.md 3.1). */
function readerCodes({ claim: { subject } }: World): string[] {
  const { deployment_environment: deployment, provider_environment: provider } = subject;
  return deployment === 'production' && provider === 'production' ? [] : ['not_claimable'];
}

/** Said once of all claims that are allowed. */
function warnings({ contracts, entry }: World, isAllowed: boolean): string[] {
  const runs = [entry?.local_run, entry?.live_run].flatMap((run) => run ?? []);
  const isStated = runs.some(({ origin }) => origin?.kind === 'statement');
  const accepts = contracts.some((contract) => 'accepted_origins' in contract);
  return [
    // Runs that were written by hand count where a contract says nothing of origins.
    ...(isStated && !accepts ? ['claims_by_statement'] : []),
    ...(isAllowed && runs.some(({ errored }) => errored) ? ['claims_errored'] : []),
    ...(isAllowed && runs.some((run) => run.exit_status) ? ['claims_exit_status_unstated'] : []),
  ];
}

/** A world without a contract is one without the file of the base. */
function withoutContract(one: RuleCase): Pick<MadeCase, 'without'> {
  const hasContract = worldOf(one).contracts.length > 0;
  return hasContract ? {} : { without: ['committed/provider-certification/contracts/1.json'] };
}
