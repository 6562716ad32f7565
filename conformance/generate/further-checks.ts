import { contractDigest } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { CLAIMS_PATH, formatClaims } from '../../src/manifest/claims.ts';
import { bent } from '../../test/gate/bend.ts';
import { CONFIG, CONTRACTS } from './certified.ts';
import { answer, json, type MadeCase } from './made.ts';
import { argumentsFor, testedClaim, TESTED } from './test-results.ts';

const KINDS = [
  'connect',
  'authorization',
  'publish_immediate',
  'final_result',
  'refresh',
  'revoke',
];
const FURTHER = ['alt-text', 'crop'];
const NAMED = { connect: 'opens the session', further: { crop: 'cuts what is too wide' } };

const passed = (name: string) => `<testcase name="${name}" time="1"/>`;
const FAILED = '<testcase name="alt text" time="1"><failure message="none was set"/></testcase>';
const SKIPPED = '<testcase name="alt text"><skipped message="tokens-do-not-expire"/></testcase>';

/** A file of the tests of every kind and of some further ones, and how these end. */
type Row = readonly [
  name: string,
  title: string,
  tests: readonly string[],
  outcomes: Readonly<Record<string, string>>,
  checks?: object,
];

const ROWS: readonly Row[] = [
  [
    'passed',
    'Tests that are named after further checks show them.',
    [...KINDS, 'alt text of a pin: German', 'testCrop'].map(passed),
    { 'alt-text': 'passed', crop: 'passed' },
  ],
  [
    'failed',
    'A further check fails as every other.',
    [...[...KINDS, 'crop'].map(passed), FAILED],
    { 'alt-text': 'failed', crop: 'passed' },
  ],
  [
    'skipped',
    'No reason excuses a further check, so it was not done.',
    [...[...KINDS, 'crop'].map(passed), SKIPPED],
    { crop: 'passed' },
  ],
  [
    'not-there',
    'A further check that no test shows was not done; a name that holds its words is another one.',
    [...KINDS, 'crop', 'alt text twice'].map(passed),
    { crop: 'passed' },
  ],
  [
    'named',
    'The configuration says which tests show further checks.',
    ['opens the session', ...KINDS.slice(1), 'cuts what is too wide', 'alt_text'].map(passed),
    { 'alt-text': 'passed', crop: 'passed' },
    NAMED,
  ],
];

/** Results files with tests of further checks (specification/documents.md 3.2). */
export function furtherChecksArea(): MadeCase[] {
  const { contract: own, subject } = testedClaim();
  const contract = bent(own, { '/further_checks': { local: FURTHER, live: [] } });
  const claim = { subject, contract_digest: contractDigest(contract) };
  return ROWS.map(([name, title, tests, outcomes, checks]): MadeCase => {
    const results = `<testsuites timestamp="2026-11-28T03:00:00Z"><testsuite name="live" tests="${tests.length}">${tests.join('')}</testsuite></testsuites>`;
    const shown = [...KINDS, ...FURTHER].flatMap((kind) => {
      const outcome = KINDS.includes(kind) ? 'passed' : outcomes[kind];
      return outcome === undefined ? [] : [{ kind, outcome, not_applicable_reason: null }];
    });
    return {
      name: `test-results/further-checks-${name}`,
      title,
      sections: ['specification/documents.md 3.2', 'specification/documents.md 3.16'],
      at: null,
      base: TESTED,
      arguments: argumentsFor({ exit_status: 0, results }),
      files: new Map([
        ['beside/results.xml', results],
        [`${CONTRACTS}/1.json`, json(contract)],
        [
          `committed/${CLAIMS_PATH}`,
          formatClaims([{ claim, subjectDigest: subjectDigest(subject) }]),
        ],
        ...(checks
          ? [
              [
                'committed/claimgate.config.json',
                json({ ...(JSON.parse(CONFIG) as object), checks }),
              ] as const,
            ]
          : []),
      ]),
      expected: answer('allowed', name === 'skipped' ? ['skip_not_accepted'] : [], {
        result: { run: { checks: shown } },
      }),
    };
  });
}
