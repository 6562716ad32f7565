import { CLAIMS_PATH, formatClaims } from '../../src/manifest/claims.ts';
import { contractDigest } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { contractDocument } from '../../test/evidence/documents.ts';
import { bent } from '../../test/gate/bend.ts';
import { world } from '../../test/gate/world.ts';
import { labelledCases, REASON, type LabelledCase } from '../../test/test-results/corpus.ts';
import { CONFIG, CONTRACTS } from './certified.ts';
import { answer, json, type MadeBase, type MadeCase } from './made.ts';

/** One claim of pinterest, whose contract lets `refresh` be left out for one reason. */
export const TESTED = 'tested';

/** The claim and the contract of the base. */
export function testedClaim() {
  const contract = bent(contractDocument(), {
    '/provider': 'pinterest',
    '/accepted_origins': { local: ['test_results'], live: ['test_results'] },
  });
  const document = {
    ...contract,
    local_checks: contract.local_checks.map((check) =>
      check.kind === 'refresh' ? { ...check, not_applicable_reasons: [REASON] } : check,
    ),
  };
  const { subject } = world().claim;
  return {
    contract: document,
    subject: { ...subject, provider: 'pinterest', instance_fingerprint: null },
  };
}

export function testedBase(): MadeBase {
  const { contract: document, subject } = testedClaim();
  const claimed = { subject, contract_digest: contractDigest(document) };
  return {
    name: TESTED,
    files: new Map([
      ['committed/claimgate.config.json', CONFIG],
      [
        `committed/${CLAIMS_PATH}`,
        formatClaims([{ claim: claimed, subjectDigest: subjectDigest(claimed.subject) }]),
      ],
      [`${CONTRACTS}/1.json`, json(document)],
    ]),
  };
}

/** The command line that asks a program for the local run that it would record of a results file. */
export function argumentsFor({
  exit_status,
  results,
}: Pick<LabelledCase, 'exit_status' | 'results'>): string[] {
  const isCtrf = results.trimStart().startsWith('{');
  const file = isCtrf ? 'results.json' : 'results.xml';
  const hasStart = isCtrf
    ? /"start":\s*[1-9]\d{12}/.test(results)
    : /<testsuites?\b[^>]*\btimestamp=/.test(results);
  const source = [isCtrf ? '--from-ctrf' : '--from-junit', `../beside/${file}`];
  const ended = ['--exit-status', String(exit_status)];
  const scopes = ['--scope', 'pins:read', '--scope', 'pins:write'];
  const start = hasStart ? [] : ['--tested-at', '2026-11-28T04:00:00Z'];
  const words = ['ledger', 'append', 'run', '--side', 'local'];
  return [...words, ...source, ...ended, ...scopes, ...start, '--dry-run', '--json'];
}

/** Cases with an earlier run, or an option of the moment, need a ledger: ours are played with one. */
export function testResultsArea(): MadeCase[] {
  return labelledCases().flatMap((one): MadeCase[] => {
    const { answer: expected, config_checks: checks, id, results, why } = one;
    if (!expected) return [];
    const file = results.trimStart().startsWith('{') ? 'results.json' : 'results.xml';
    return [
      {
        name: `test-results/${id}`,
        title: `${one.situation} ${why}.`,
        sections: ['specification/documents.md 3.16'],
        at: null,
        base: TESTED,
        arguments: argumentsFor(one),
        files: new Map([
          [`beside/${file}`, results],
          ...(checks
            ? [
                [
                  'committed/claimgate.config.json',
                  json({ ...(JSON.parse(CONFIG) as object), checks }),
                ] as const,
              ]
            : []),
        ]),
        expected: answer(
          expected.decision,
          expected.codes,
          expected.checks ? { result: { run: { checks: expected.checks } } } : {},
        ),
      },
    ];
  });
}
