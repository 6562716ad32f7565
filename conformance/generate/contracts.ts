import { contractDigest } from '../../src/evidence/contract.ts';
import { contractDocument } from '../../test/evidence/documents.ts';
import { bent, type Bends } from '../../test/gate/bend.ts';
import { baseText, CLAIMS_FILE, CONTRACTS, EMPTY, CONFIG } from './certified.ts';
import { answer, json, type MadeCase } from './made.ts';
import type { Decision } from '../runner/case.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { CLAIMS_PATH, formatClaims } from '../../src/manifest/claims.ts';
import { argumentsFor, testedClaim, TESTED } from './test-results.ts';

/** A contract with some members changed, and the expected answer. */
type ContractRow = readonly [
  name: string,
  title: string,
  bend: Bends,
  decision: Decision,
  ...codes: string[],
];

/** A contract that says what its runs may come from. */
const statedContract = () =>
  bent(contractDocument(), {
    '/accepted_origins': { local: ['test_results'], live: ['test_results'] },
  });

const check = (kind: string, ...reasons: string[]) => ({ kind, not_applicable_reasons: reasons });
const PUBLISH = [
  check('connect'),
  check('authorization'),
  check('publish_immediate'),
  check('final_result'),
  check('refresh'),
  check('revoke'),
];
const without = (kind: string) => PUBLISH.filter((one) => one.kind !== kind);

const CONTRACT_ROWS: readonly ContractRow[] = [
  ['sound', 'A contract of the right form.', {}, 'allowed'],
  [
    'origins-unstated',
    'A contract from before origins is sound, and its owner is asked for them.',
    { '/accepted_origins': undefined },
    'allowed',
    'contract_origins_unstated',
  ],
  [
    'connect',
    'A contract for connecting needs the connect check alone.',
    {
      '/operation': 'connect',
      '/local_checks': [check('connect')],
      '/live_checks': [check('connect')],
    },
    'allowed',
  ],
  [
    'retest-366',
    'A retest period of 366 days is the longest.',
    { '/retest_days': { local: 366, live: 1 } },
    'allowed',
  ],
  ['no-scopes', 'A provider may need no scope.', { '/required_scopes': [] }, 'allowed'],
  [
    'errored-exit-statuses',
    'A contract names the exit statuses by which a command says that nothing could be tested.',
    { '/errored_exit_statuses': { local: [75, 255, 1], live: [] } },
    'allowed',
  ],
  [
    'errored-exit-status-0',
    'A command that ended with 0 has tested what it should.',
    { '/errored_exit_statuses': { local: [0], live: [] } },
    'undetermined',
    'out_of_bounds',
  ],
  [
    'errored-exit-status-256',
    'An exit status is a number of one byte.',
    { '/errored_exit_statuses': { local: [75], live: [256] } },
    'undetermined',
    'out_of_bounds',
  ],
  [
    'errored-exit-status-twice',
    'A list of exit statuses is a set.',
    { '/errored_exit_statuses': { local: [75, 75], live: [] } },
    'undetermined',
    'duplicate_item',
  ],
  [
    'accepted-facts',
    'A contract may say which origins its runtime facts have.',
    { '/accepted_facts': ['service', 'probe'] },
    'allowed',
  ],
  [
    'accepted-facts-empty',
    'A contract that accepts no facts could never be fulfilled.',
    { '/accepted_facts': [] },
    'undetermined',
    'out_of_bounds',
  ],
  [
    'accepted-facts-example',
    'No contract accepts facts of an example.',
    { '/accepted_facts': ['service', 'example'] },
    'undetermined',
    'wrong_value',
  ],
  [
    'further-checks',
    'A contract may name further checks of each side.',
    { '/further_checks': { local: ['alt-text', 'reconnect'], live: ['alt-text', 'upload_video'] } },
    'allowed',
  ],
  [
    'further-checks-of-one-side',
    'Both sides are stated, also where one has none.',
    { '/further_checks': { live: ['alt-text'] } },
    'undetermined',
    'missing_member',
  ],
  [
    'further-check-twice',
    'Names of further checks are a set.',
    { '/further_checks': { local: ['alt-text', 'alt-text'], live: [] } },
    'undetermined',
    'duplicate_item',
  ],
  [
    'further-check-form',
    'A name of a further check has no dot.',
    { '/further_checks': { local: ['alt.text'], live: [] } },
    'undetermined',
    'wrong_form',
  ],
  ...(
    [
      ['is-a-kind', 'connect', 'A further check is of no kind that every contract has.'],
      ['holds-a-kind', 'connect-again', 'A name that holds a check kind could pass for it.'],
      ['is-part-of-a-kind', 'publish', 'A name that is part of a check kind could pass for it.'],
      ['in-one-word', 'finalresult', 'Where words end makes no other name.'],
      ['with-test', 'test-upload', 'Tests have the word test before the name of a check.'],
      ['with-of', 'size-of-image', 'What follows the word of is no part of a name.'],
      ['of-provider', 'pixelgram-upload', 'The provider in front of a name says nothing more.'],
    ] as const
  ).map(([name, further, title]): ContractRow => [
    `further-check-${name}`,
    title,
    { '/further_checks': { local: [], live: [further] } },
    'undetermined',
    'contract_check_confusable',
  ]),
  [
    'further-checks-alike',
    'Two names of one side differ in more than how they are written.',
    { '/further_checks': { local: ['alt-text', 'alt_text'], live: [] } },
    'undetermined',
    'contract_check_confusable',
  ],
  [
    'further-check-part-of-another',
    'No name is part of another one of its side.',
    { '/further_checks': { local: ['upload-video', 'upload'], live: [] } },
    'undetermined',
    'contract_check_confusable',
  ],
  [
    'exit-status-required',
    'A contract may require an exit status.',
    { '/requires_exit_status': true },
    'allowed',
  ],
  [
    'exit-status-not-required',
    'A contract that does not require one leaves the member out.',
    { '/requires_exit_status': false },
    'undetermined',
    'wrong_value',
  ],
  [
    'retest-367',
    'A retest period of 367 days is too long.',
    { '/retest_days/live': 367 },
    'undetermined',
    'out_of_bounds',
  ],
  [
    'retest-0',
    'A retest period of no day is none.',
    { '/retest_days/local': 0 },
    'undetermined',
    'out_of_bounds',
  ],
  [
    'version-2',
    'A later version of the schema is not understood.',
    { '/schema_version': 2 },
    'undetermined',
    'wrong_value',
  ],
  [
    'unknown-member',
    'A member that the schema does not know is refused.',
    { '/note': 'a' },
    'undetermined',
    'unknown_member',
  ],
  [
    'member-missing',
    'A contract must state every member.',
    { '/approval': undefined },
    'undetermined',
    'missing_member',
  ],
  [
    'account-kinds-empty',
    'A contract is for some account kind.',
    { '/account_kinds': [] },
    'undetermined',
    'out_of_bounds',
  ],
  [
    'account-kind-twice',
    'A list is a set.',
    { '/account_kinds': ['business', 'business'] },
    'undetermined',
    'duplicate_item',
  ],
  [
    'scope-twice',
    'A scope is asked for once.',
    { '/required_scopes': ['read', 'read'] },
    'undetermined',
    'duplicate_item',
  ],
  [
    'scope-with-space',
    'A scope has no spaces.',
    { '/required_scopes': ['read write'] },
    'undetermined',
    'wrong_form',
  ],
  [
    'scope-not-ascii',
    'A scope is printable ASCII.',
    { '/required_scopes': ['l\u00e9gal'] },
    'undetermined',
    'wrong_form',
  ],
  [
    'provider-upper-case',
    'Slugs are in lower case.',
    { '/provider': 'PixelGram' },
    'undetermined',
    'wrong_form',
  ],
  [
    'digest-short',
    'A digest has 64 digits.',
    { '/capability_digest': 'sha256:00' },
    'undetermined',
    'wrong_form',
  ],
  [
    'revision-rule-unknown',
    'A tested revision is any or an ancestor.',
    { '/tested_revision': 'exact' },
    'undetermined',
    'wrong_value',
  ],
  [
    'trial-as-text',
    'Whether trials are allowed is true or false.',
    { '/allow_trial_execution': 'no' },
    'undetermined',
    'wrong_type',
  ],
  [
    'source-not-https',
    'Policies are documented over https.',
    { '/policy_sources': ['http://provider.example/terms'] },
    'undetermined',
    'contract_source_not_https',
  ],
  [
    'approval-contradictory',
    'An approval that is required is not of the tier that needs none.',
    { '/approval': { required: true, tier: 'not_required' } },
    'undetermined',
    'contract_approval_contradictory',
  ],
  [
    'check-kind-unknown',
    'What is no kind of check is not asked for.',
    { '/live_checks': [...PUBLISH, check('smile')] },
    'undetermined',
    'wrong_value',
  ],
  [
    'check-twice',
    'A check is listed once.',
    { '/live_checks': [...PUBLISH, check('revoke')] },
    'undetermined',
    'contract_check_duplicate',
  ],
  [
    'check-missing-local',
    'A publish contract asks for the revoke check locally too.',
    { '/local_checks': without('revoke') },
    'undetermined',
    'contract_check_missing',
  ],
  [
    'check-missing-final',
    'A publish contract asks for the final result.',
    { '/live_checks': without('final_result') },
    'undetermined',
    'contract_check_missing',
  ],
  [
    'check-missing-publish',
    'A publish contract asks for its own publish check.',
    { '/live_checks': without('publish_immediate') },
    'undetermined',
    'contract_check_missing',
  ],
  [
    'check-of-other-operation',
    'A run for another operation is for another subject.',
    { '/live_checks': [...PUBLISH, check('publish_scheduled')] },
    'undetermined',
    'contract_check_of_other_operation',
  ],
  [
    'reason-on-connect',
    'Connecting is never not applicable.',
    { '/live_checks': [check('connect', 'no-need'), ...without('connect')] },
    'undetermined',
    'contract_reason_not_allowed',
  ],
  [
    'reason-on-publish',
    'Publishing is never not applicable.',
    { '/local_checks': [...without('publish_immediate'), check('publish_immediate', 'no-need')] },
    'undetermined',
    'contract_reason_not_allowed',
  ],
];

const SECTION = 'specification/documents.md 3.2';

/** Changes of a contract that keep its digest, or change it. */
const REORDERED: Bends = {
  '/account_kinds': ['personal', 'business'],
  '/required_scopes': ['https://scopes.example/publish', 'pages.read'],
  '/policy_sources': ['https://provider.example/api', 'https://provider.example/terms'],
};

/** Contracts: their form, their digests, and the claims that name them. */
export function contractsArea(): MadeCase[] {
  return [...CONTRACT_ROWS.map(lintCase), ...digestCases(), ...claimCases()];
}

function lintCase([name, title, bend, decision, ...codes]: ContractRow): MadeCase {
  return {
    name: `contracts/${name}`,
    title,
    sections: [SECTION],
    at: null,
    arguments: ['contract', 'lint', '--json'],
    base: EMPTY,
    files: new Map([[`${CONTRACTS}/1.json`, json(bent(statedContract(), bend))]]),
    expected: answer(decision, codes),
  };
}

function digestCases(): MadeCase[] {
  const digest = contractDigest(contractDocument());
  const of = (name: string, title: string, content: string): MadeCase => ({
    name: `contracts/${name}`,
    title,
    sections: ['specification/documents.md 1 (digest)', SECTION, 'RFC 8785'],
    at: null,
    arguments: ['digest', '--contracts', '--json'],
    base: EMPTY,
    files: new Map([[`${CONTRACTS}/1.json`, content]]),
    expected: answer('allowed', [], { result: { contracts: [{ digest }] } }),
  });
  return [
    of('digest', 'The digest of a contract.', json(contractDocument())),
    of(
      'digest-of-sets',
      'Neither the order of a list nor white space changes it.',
      JSON.stringify(bent(contractDocument(), REORDERED)),
    ),
    {
      name: 'contracts/digest-of-none',
      title: 'Without a contract there is no digest to print.',
      sections: [SECTION],
      at: null,
      arguments: ['digest', '--contracts', '--json'],
      base: EMPTY,
      expected: answer('undetermined', ['no_contracts']),
    },
  ];
}

/** The sound claim of the certified base beside other contracts; its digest is put right where the contract is bent. */
function claimCases(): MadeCase[] {
  const rows: readonly ContractRow[] = [
    ['claim-fits', 'The claim names a contract that fits it.', {}, 'allowed'],
    [
      'for-other-provider',
      'A contract for another provider does not fit.',
      { '/provider': 'other' },
      'refused',
      'contract_for_other_provider',
    ],
    [
      'for-other-account-kind',
      'A contract for other account kinds does not fit.',
      { '/account_kinds': ['personal'] },
      'refused',
      'contract_for_other_account_kind',
    ],
    [
      'for-other-profile',
      'A contract for another output profile does not fit.',
      { '/output_profile': 'video' },
      'refused',
      'contract_for_other_profile',
    ],
    [
      'for-other-policy-mode',
      'A contract for another policy mode does not fit.',
      { '/policy_mode': 'strict' },
      'refused',
      'contract_for_other_policy_mode',
    ],
  ];
  const fitting = rows.map(([name, title, bend, decision, ...codes]): MadeCase => {
    const contract = bent(statedContract(), bend);
    return claimCase(name, title, [contract], contractDigest(contract), answer(decision, codes));
  });
  const own = statedContract();
  const changed = bent(own, { '/retest_days/live': 7 });
  return [
    ...fitting,
    claimCase(
      'claim-of-changed-contract',
      'A contract that changed has another digest.',
      [changed],
      contractDigest(own),
      answer('refused', ['contract_missing']),
    ),
    claimCase(
      'ambiguous',
      'Two contracts for one subject are an error.',
      [own, changed],
      contractDigest(own),
      answer('refused', ['contract_ambiguous']),
    ),
  ];
}

function claimCase(
  name: string,
  title: string,
  contracts: readonly object[],
  digest: string,
  expected: MadeCase['expected'],
): MadeCase {
  const claims = bent(JSON.parse(baseText(CLAIMS_FILE)) as object, {
    '/claims/0/contract_digest': digest,
  });
  return {
    name: `contracts/${name}`,
    title,
    sections: [SECTION, 'specification/rules.md 1, rule 4'],
    at: null,
    arguments: ['contract', 'lint', '--json'],
    base: EMPTY,
    files: new Map([
      [CLAIMS_FILE, json(claims)],
      ...contracts.map((one, index) => [`${CONTRACTS}/${index + 1}.json`, json(one)] as const),
    ]),
    expected,
  };
}

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
