import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { digestOf } from '../../../src/digest/index.ts';
import type { JudgedClaim } from '../../../src/gate/verdict.ts';
import { makeOwn, replaceMadeUp, stateOwn } from '../../own-evidence.ts';
import { labelledCases } from '../../test-results/corpus.ts';
import { FirstClaim } from './first-claim.ts';

async function world(t: TestContext): Promise<FirstClaim> {
  const made = await FirstClaim.create();
  t.after(() => made.remove());
  return made;
}

/** One whose evidence is its own, and recorded. */
async function certified(t: TestContext): Promise<FirstClaim> {
  const w = await world(t);
  await w.run(0, 'example evidence');
  makeOwn(w.directory);
  await w.run(0, 'ledger append evidence');
  return w;
}

const PREFIX = 'pinterest.business.image-pin';
const INSTANCE = digestOf('instance');

// Subjects in plain words; each has its own contract, and all of them become claims of one repository.
const SUBJECTS = [
  '--provider pinterest --output-profile image-pin --operation immediate',
  '--provider pinterest --output-profile image-pin --operation scheduled',
  '--provider pinterest --output-profile video-pin --account-kind personal --scope pins:write',
  `--provider mastodon --output-profile status --account-kind account --tier not_required --instance-fingerprint ${INSTANCE} --operation scheduled`,
];

describe('example evidence', () => {
  test("made one's own, recorded, exported and checked, gives allowed claims", async (t) => {
    const w = await world(t);
    for (const subject of SUBJECTS) {
      const { stderr, stdout } = await w.run(0, `example evidence ${subject}`);
      assert.match(stdout, /^created: evidence\/\S+\.live-run\.example\.json$/m);
      assert.match(stderr, /warning\[example_made_up\]/);
    }
    makeOwn(w.directory);
    await w.run(0, 'ledger append evidence');
    assert.match((await w.check(0)).stdout, new RegExp(`\\b${SUBJECTS.length} `));
    const { stdout } = await w.run(0, 'claims list');
    assert.equal(stdout.trim().split('\n').length, SUBJECTS.length);
  });

  test('[T140] says that no test ran, when it writes runs and when they are recorded', async (t) => {
    const w = await world(t);
    for (const line of ['example run --side local', 'example run --side live', 'example evidence'])
      assert.match((await w.run(0, line)).stderr, /warning\[example_not_tested\]: no test ran/);
    const runs = ['local', 'live'].map(
      (side) => `evidence/${PREFIX}.publish_immediate.${side}-run.example.json`,
    );
    const { stderr, stdout } = await w.run(0, 'ledger append evidence');
    assert.match(
      stderr,
      /warning\[example_recorded\]: .+ no test ran: found this one, and 1 other like it\n {2}--> evidence\//,
    );
    assert.equal(stderr.match(/warning\[example_recorded\]/g)?.length, 1);
    assert.equal(stdout.match(/^recorded as an example: /gm)?.length, 4);
    // One that is in the ledger already brings nothing new.
    const again = await w.run(0, `ledger append ${runs.join(' ')} evidence`);
    assert.match(again.stderr, /^next: \S.*\n$/);
    assert.doesNotMatch(again.stdout, /^recorded: /m);
  });

  test('[T480] writes a contract that says what runs may come from, and lint asks for that', async (t) => {
    const w = await world(t);
    await w.run(0, 'example evidence');
    const path =
      'provider-certification/contracts/pinterest.business.image-pin.publish_immediate.json';
    const codes = async () => {
      const { stdout } = await w.run(0, `contract lint ${path} --json`);
      const { findings } = JSON.parse(stdout) as { findings: { code: string }[] };
      return findings.map(({ code }) => code);
    };
    assert.deepEqual(await codes(), []);
    const { accepted_origins, ...rest } = JSON.parse(w.read(path)) as Record<string, unknown>;
    assert.deepEqual(accepted_origins, { local: ['test_results'], live: ['test_results'] });
    w.write(path, `${JSON.stringify(rest, null, 2)}\n`);
    assert.deepEqual(await codes(), ['contract_origins_unstated']);
  });

  test('writes nothing where a file is in the way, and names each', async (t) => {
    const w = await world(t);
    await w.run(0, 'example evidence');
    const claims = w.read('provider-certification/public-claims.json');
    const { stderr } = await w.run(2, 'example evidence --scope other');
    assert.equal(stderr.match(/error\[file_exists\]/g)?.length, 1);
    assert.match(stderr, /contracts\/pinterest\.business\.image-pin\.publish_immediate\.json/);
    assert.match(stderr, /= also: [^]+ provider-certification\/public-claims\.json$/m);
    assert.equal(w.read('provider-certification/public-claims.json'), claims);
  });

  test('leaves what is there already, byte for byte', async (t) => {
    const w = await world(t);
    const plan = await w.run(0, 'example evidence --dry-run');
    assert.equal(plan.stdout.match(/^would change: /gm)?.length, 7);
    await w.shell('test ! -e evidence && git diff --exit-code');
    await w.run(0, 'example evidence');
    const { stdout } = await w.run(0, 'example evidence');
    assert.equal(stdout.match(/^unchanged: /gm)?.length, 7);
  });

  test('puts values of your own in the place of made-up ones, and leaves everything else', async (t) => {
    const w = await world(t);
    await w.run(0, 'example evidence --provider mastodon --tier not_required');
    const others = ['evidence/mastodon.approval.json', 'evidence/README.md'].map((name) =>
      w.read(name),
    );
    await w.run(0, 'example evidence');
    w.write('capability.json', '{}\n');
    w.write('policy.json', '[]\n');
    const own = `--app-fingerprint ${digestOf('app')} --account-reference ${digestOf('account')}`;
    const line = `example evidence ${own} --capability capability.json --policy policy.json`;
    const { stderr, stdout } = await w.run(0, line);
    assert.equal(stdout.match(/^changed: /gm)?.length, 7, stdout);
    assert.doesNotMatch(stderr, /example_made_up/);
    const claims = JSON.parse(w.read('provider-certification/public-claims.json')) as {
      readonly claims: readonly { readonly subject: Record<string, string> }[];
    };
    const providers = new Set(claims.claims.map(({ subject }) => subject['provider']));
    assert.deepEqual(providers, new Set(['mastodon', 'pinterest']));
    assert.deepEqual(
      ['evidence/mastodon.approval.json', 'evidence/README.md'].map((name) => w.read(name)),
      others,
    );
    assert.equal((await w.run(0, line)).stdout.match(/^unchanged: /gm)?.length, 7);
    // The facts have the rows of both providers, and no other.
    const facts = JSON.parse(w.read('runtime-facts.json')) as Record<string, unknown[]>;
    for (const rows of ['apps', 'accounts', 'policies', 'implemented'])
      assert.equal(facts[rows]?.length, 2, rows);
  });

  test('needs a deployment before anything is written', async (t) => {
    const w = await world(t);
    w.write('claimgate.config.json', '{ "schema_version": 1 }');
    const { stderr } = await w.run(2, 'example evidence');
    assert.match(stderr, /error\[deployment_unset\].*--deployment SLUG/);
    await w.shell('test ! -e evidence');
  });

  test('of files: their SHA-256 is what contract and facts hold', async (t) => {
    const w = await world(t);
    w.write('capability.json', '{}\n');
    const { stdout } = await w.run(0, 'example contract --capability capability.json');
    assert.match(stdout, new RegExp(`"capability_digest": "${digestOf('{}\n')}"`));
    const line = 'digest --capability capability.json --policy capability.json --scope pins:write';
    const said = await w.run(0, line);
    assert.deepEqual(said.stdout.trimEnd().split('\n'), [
      `${digestOf('{}\n')}  capability_digest  capability.json`,
      `${digestOf('{}\n')}  policy_digest  capability.json`,
      `${digestOf('pins:write')}  scope  pins:write`,
    ]);
  });
});

describe('ledger append', () => {
  test('[T144] records nothing of a folder with a document of no known kind', async (t) => {
    const w = await world(t);
    await w.run(0, 'example evidence');
    const odd = [
      '{}',
      '{"side":"live","selector":{}}',
      '[{"reviewed_at":1,"side":2}]',
      '3',
      '[[]]',
    ];
    for (const document of odd) {
      w.write('evidence/odd.json', document);
      const { stderr } = await w.run(2, 'ledger append evidence');
      assert.match(stderr, /error\[evidence_kind_unknown\]/);
    }
    w.write('evidence/odd.json', '{"side":');
    assert.match((await w.run(2, 'ledger append evidence')).stderr, /error\[json_syntax\]/);
    assert.match((await w.run(0, 'ledger show')).stdout, /no records/);
    await w.shell('rm evidence/*.json');
    assert.match((await w.run(2, 'ledger append evidence')).stderr, /evidence_folder_empty/);
    assert.match((await w.run(2, 'ledger append aproval')).stderr, /did you mean "approval"/);
    assert.match((await w.run(2, 'ledger append aproval --state x')).stderr, /error\[usage\]/);
  });

  test('records what a test job found in place of the examples, and names those that are left', async (t) => {
    const w = await world(t);
    await w.run(0, 'example evidence');
    replaceMadeUp(w.directory);
    await w.run(0, 'ledger append evidence');
    const scopes = '--scope pins:read --scope pins:write --provider pinterest';
    w.write('local.xml', junit(''));
    await w.run(0, `ledger append run --side local --from-junit local.xml ${scopes}`);
    w.write(
      'live.xml',
      junit('<properties><property name="external_result" value="pin-1"/></properties>'),
    );
    const account = /"account_reference": "([^"]+)"/.exec(w.read('runtime-facts.json'))?.[1];
    const { stderr } = await w.run(
      0,
      `ledger append run --side live --from-junit live.xml --exit-status 0 ${scopes} --account-reference ${account}`,
    );
    assert.match(stderr, /^next: \S.*\n$/);
    const left = await w.check(1);
    assert.match(
      left.stdout,
      /^ {2}examples: 3 of 5 pieces of evidence: the runtime facts, the approval, the control event$/m,
    );
    stateOwn(w.directory);
    const own = ['approval', 'control'].map((kind) => `evidence/pinterest.${kind}.json`);
    await w.run(0, `ledger append ${own.join(' ')}`);
    assert.doesNotMatch((await w.check(0)).stderr, /claims_by_statement/);
  });

  test('records the results of each test tool with one command, and keeps the files', async (t) => {
    const w = await certified(t);
    const config = JSON.parse(w.read('claimgate.config.json')) as object;
    const tools = new Set([
      'vitest4-green',
      'pytest9-green-class',
      'rspec-green',
      'surefire3-green',
    ]);
    const green = labelledCases().filter(({ id }) => tools.has(id));
    for (const [turn, { config_checks: checks, id, results: xml }] of green.entries()) {
      w.write('claimgate.config.json', JSON.stringify({ ...config, checks }));
      await w.shell('git commit --quiet --allow-empty -am Checks');
      const start = `2026-03-04T05:0${turn}:00`;
      const recent = xml.replaceAll(/2026-11-28T\d\d:\d\d:\d\d/g, start);
      w.write('results.xml', recent);
      // The reports of Surefire do not say when the tests ran.
      const when = id.startsWith('surefire') ? ` --tested-at ${start}Z` : '';
      const scopes = '--scope pins:read --scope pins:write';
      const line = `ledger append run --side local --from-junit results.xml --exit-status 0 ${scopes} --keep results${when}`;
      const { stderr, stdout } = await w.run(0, line);
      assert.match(stdout, /^recorded: /m);
      assert.doesNotMatch(stderr, /warning\[(?!test_tool_hides)/);
      const kept = `results/${digestOf(recent).replace('sha256:', '')}.xml`;
      assert.equal(w.read(kept), recent);
      assert.equal((await w.run(0, line)).exitCode, 0);
    }
    await w.check(0);
  });

  test('[T155] warns of a run that failed or lacks checks, which keeps claims from passing', async (t) => {
    const w = await world(t);
    await w.run(0, 'example evidence');
    replaceMadeUp(w.directory);
    await w.run(0, 'ledger append evidence');
    w.write('checks.txt', 'connect: passed\nfinal_result: failed\n');
    const line =
      'ledger append run --side local --checks checks.txt --provider pinterest --scope pins:read --scope pins:write';
    const { stderr } = await w.run(0, `${line} --tested-at 2026-03-04T05:06:00Z`);
    assert.match(stderr, /warning\[failed_run_recorded\].*: found final_result \(local run\)$/m);
    assert.match(
      stderr,
      /warning\[partial_run_recorded\].*: found authorization, publish_immediate, refresh, revoke \(local run\)$/m,
    );
    const { stdout } = await w.run(0, `${line} --tested-at 2026-03-04T05:06:01Z --json`);
    const { outcome, findings } = JSON.parse(stdout) as {
      readonly outcome: string;
      readonly findings: readonly { readonly code: string }[];
    };
    assert.deepEqual(
      [outcome, ...findings.map(({ code }) => code)],
      ['recorded', 'failed_run_recorded', 'partial_run_recorded'],
    );
    assert.match((await w.check(1)).stderr, /check_failed/);
  });

  test('[T342] a revoked review outside of its dates is reported as revoked first, in text and JSON', async (t) => {
    const w = await certified(t);
    const name = 'evidence/pinterest.approval.json';
    const review = JSON.parse(w.read(name)) as { reviewed_at: string };
    // Over a second after it was made.
    const ended = new Date(Date.parse(review.reviewed_at) + 1000).toISOString();
    const expires_at = ended.replace('.000', '');
    w.write(name, JSON.stringify({ ...review, state: 'revoked', expires_at }));
    await w.run(0, `ledger append ${name}`);
    const judged = JSON.parse((await w.check(1, ' --json')).stdout) as {
      readonly claims: readonly Pick<JudgedClaim, 'rules'>[];
    };
    const found = judged.claims.flatMap(({ rules }) => rules.flatMap(({ findings }) => findings));
    const reviewed = ['approval_revoked', 'approval_expired'];
    assert.deepEqual(
      found.slice(0, 2).map(({ code }) => code),
      reviewed,
    );
    const { stderr } = await w.check(1);
    const errors = [...stderr.matchAll(/^error\[(\w+)\]/gm)].map(([, code]) => code);
    assert.deepEqual(errors.slice(0, 2), reviewed, stderr);
  });

  // Disabled subjects, and whether anything of them is recorded.
  const CONTROLS: readonly (readonly [options: string, matches: boolean])[] = [
    ['--provider pinterest', true],
    ['--provider pinterest --provider-environment production', true],
    ['--provider pinterest --operation publish_immediate --policy-mode standard', true],
    ['--provider pintrest', false],
    ['--provider pinterest --provider-environment sandbox', false],
    ['--provider pinterest --operation publish_scheduled', false],
    [`--provider pinterest --instance-fingerprint ${INSTANCE}`, false],
  ];
  test('[T156][T340] refuses a control event that matches nothing, unless it is confirmed, and warns of it then', async (t) => {
    const w = await world(t);
    await w.run(0, 'example evidence');
    await w.run(0, 'ledger append evidence');
    for (const [options, matches] of CONTROLS) {
      const line = `ledger append control ${options} --state disabled --reason incident-1`;
      const { stderr, stdout } = await w.run(0, `${line} --confirm-selector`);
      assert.match(stdout, /^recorded as a statement: /m);
      assert.equal(stderr.includes('warning[control_matches_nothing]'), !matches, options);
    }
    const line = 'ledger append control --provider pintrest --state disabled --reason x';
    const refused = await w.run(1, line);
    assert.match(refused.stderr, /error\[control_selects_nothing\].*: found provider=pintrest$/m);
    // Contracts vouch for an operation that no run was recorded for, and for no instance.
    const unconfirmed = [
      ['--account-kind busines --state disabled', 1],
      [`--instance-fingerprint ${INSTANCE} --state degraded`, 1],
      [`--instance-fingerprint ${INSTANCE} --state enabled`, 0],
      ['--account-kind business --state disabled', 0],
    ] as const;
    for (const [options, exitCode] of unconfirmed)
      await w.run(exitCode, `ledger append control --provider pinterest ${options} --reason x`);
    const { stderr } = await w.run(0, `${line} --confirm-selector`);
    assert.match(stderr, /: found provider=pintrest$/m);
    assert.match(stderr, /^next: claimgate ledger export --key FILE --ledger-key FILE --out DIR$/m);
  });

  // A missing or wrong word, and the message.
  const FAULTS: readonly (readonly [options: string, expected: RegExp])[] = [
    ['run --checks checks.txt --side local --scope x', /--tested-at INSTANT/],
    ['run --from-junit dated.xml --side local', /--scope NAME for each scope/],
    [
      'run --from-junit east.xml --side local --scope x',
      /test_results_of_other_time.*names no time zone and is read as UTC.*--tested-at INSTANT/,
    ],
    [
      'run --from-junit dated.xml --side local --scope x --provider other',
      /expected exactly one, such as pinterest/,
    ],
    [
      'run --from-junit dated.xml --checks checks.txt --side local',
      /one of --from-junit, --from-ctrf and --checks/,
    ],
    ['approval --from-junit dated.xml', /one of --from-junit, --from-ctrf and --checks/],
    [
      'run other.json --from-junit dated.xml --side local',
      /one of --from-junit, --from-ctrf and --checks/,
    ],
    [
      'run --from-junit dated.xml --side local --scope x --check connect=passed@x',
      /--check is of no use/,
    ],
    [
      'run --from-junit dated.xml --side local --scope x --state approved',
      /--state is of no use for run/,
    ],
    ['run --from-junit dated.xml --side local --scope x --account-reference 7', /a fingerprint/],
    [
      `run --from-junit dated.xml --side local --scope x --contract-digest ${INSTANCE}`,
      /contract_unknown/,
    ],
    ['run --scope x --side local', /--scope is of no use without/],
  ];
  test('says what a run from test results lacks', async (t) => {
    const w = await world(t);
    await w.run(0, 'example evidence');
    w.write('checks.txt', 'connect: passed\n');
    w.write('dated.xml', junit(''));
    w.write('east.xml', junit('').replace('T05:05', 'T07:05'));
    for (const [options, expected] of FAULTS) {
      const { exitCode, stderr } = await w.tries(`ledger append ${options}`);
      assert.ok(exitCode > 0, options);
      assert.match(stderr, expected, options);
    }
  });
});

/** Returns a JUnit file of a minute ago where each check passed, with `inner` in each test case. */
function junit(inner: string): string {
  const kinds = [
    'connect',
    'authorization',
    'publish_immediate',
    'final_result',
    'refresh',
    'revoke',
  ];
  const cases = kinds.map((kind) => `<testcase name="${kind}" time="0.5">${inner}</testcase>`);
  return `<testsuite timestamp="2026-03-04T05:05:07">${cases.join('')}</testsuite>`;
}
