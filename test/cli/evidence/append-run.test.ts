import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { makeOwn } from '../../own-evidence.ts';
import { FirstClaim } from '../../plugins/setup/first-claim.ts';
import { KINDS, labelledCases } from '../../test-results/corpus.ts';

const SCOPES = '--scope pins:read --scope pins:write';

async function certified(t: TestContext): Promise<FirstClaim> {
  const w = await FirstClaim.create();
  t.after(() => w.remove());
  await w.run(0, 'example evidence');
  makeOwn(w.directory);
  await w.run(0, 'ledger append evidence');
  return w;
}

/** A JUnit file with every check passed, but those of `inner`; it started a minute before the clock of these tests. */
function junit(
  inner: Readonly<Record<string, string>> = {},
  started = '2026-03-04T05:05:37Z',
): string {
  const cases = KINDS.map(
    (kind) => `<testcase name="${kind}" time="0.5">${inner[kind] ?? ''}</testcase>`,
  );
  return `<testsuite name="live" tests="6" timestamp="${started}">${cases.join('')}</testsuite>\n`;
}

/** The outcome of each check in the newest record. */
async function newest(w: FirstClaim): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await w.run(0, 'ledger show --kind run --json');
  const { result } = JSON.parse(stdout) as {
    readonly result: {
      readonly records: readonly {
        readonly record: {
          readonly checks: readonly { readonly kind: string; readonly outcome: string }[];
        };
      }[];
    };
  };
  const run = result.records[0]?.record;
  return Object.fromEntries((run?.checks ?? []).map(({ kind, outcome }) => [kind, outcome]));
}

const ALL_PASSED = Object.fromEntries(KINDS.map((kind) => [kind, 'passed']));

describe('ledger append run', () => {
  test('starts the tests, and records what they wrote and how they ended', async (t) => {
    const w = await certified(t);
    w.write(
      'tests.sh',
      `env | grep CLAIMGATE_; cat > results.xml <<'X'\n${junit({}, '2026-03-04T05:06:08Z')}X\n`,
    );
    const line = `ledger append run --side local --from-junit results.xml ${SCOPES} --json -- sh tests.sh`;
    const { stdout } = await w.run(0, line);
    // Standard output is ours, and the tests know nothing of the ledger.
    assert.equal((JSON.parse(stdout) as { readonly outcome: string }).outcome, 'recorded');
    assert.deepEqual(await newest(w), ALL_PASSED);
  });

  test('[T141] a command that failed passes nothing, whatever its file says', async (t) => {
    const w = await certified(t);
    w.write('results.xml', junit());
    w.write('tests.sh', `cat > results.xml <<'X'\n${junit({}, '2026-03-04T05:06:08Z')}X\nexit 3\n`);
    const line = `ledger append run --side local --from-junit results.xml ${SCOPES}`;
    const { stderr } = await w.run(1, `${line} -- sh tests.sh`);
    assert.match(stderr, /test_command_failed.*exit status 3/);
    // A second ago it would have passed: the file is there, and nobody says how its command ended.
    assert.match((await w.run(1, `${line} --exit-status 1`)).stderr, /test_command_failed/);
    w.write(
      'tests.sh',
      `cat > results.xml <<'X'\n${junit({ revoke: '<failure/>' }, '2026-03-04T05:06:08Z')}X\nexit 1\n`,
    );
    await w.run(0, `${line} -- sh tests.sh`);
    assert.deepEqual(await newest(w), { revoke: 'failed' });
    assert.match((await w.check(1)).stderr, /check_failed/);
  });

  test('[T520] records that nothing could be tested, by an exit status of the contract', async (t) => {
    const w = await certified(t);
    const folder = 'provider-certification/contracts';
    const file = readdirSync(join(w.directory, folder)).find((one) => one.endsWith('.json'));
    const contract = JSON.parse(w.read(`${folder}/${file}`)) as object;
    mkdirSync(join(w.directory, `${folder}/candidates`));
    const errored_exit_statuses = { local: [75], live: [] };
    const candidate = `${folder}/candidates/${file}`;
    w.write(candidate, JSON.stringify({ ...contract, errored_exit_statuses }));
    const digest = /sha256:\w+/.exec(
      (await w.run(0, `digest --contracts ${candidate}`)).stdout,
    )?.[0];
    const line = `ledger append run --side local --from-junit results.xml ${SCOPES} --contract-digest ${digest}`;
    w.write('tests.sh', 'exit $1\n');
    const { stderr } = await w.run(0, `${line} -- sh tests.sh 75`);
    assert.match(stderr, /warning\[errored_run_recorded\]/);
    assert.deepEqual([...new Set(Object.values(await newest(w)))], ['errored']);
    assert.match((await w.run(0, 'ledger show')).stdout, /local run of .*: could not be tested, /);
    assert.match((await w.run(2, `${line} -- sh tests.sh 1`)).stderr, /sh ended with 1/);
    w.write('results.xml', '<testsuites/>');
    await w.run(0, `${line} --exit-status 75 --tested-at 2026-03-04T05:06:07.008Z`);
    assert.deepEqual(Object.keys(await newest(w)).length, KINDS.length);
    await w.run(0, 'ledger verify');
  });

  test('[T143] a command that died leaves nothing old to record', async (t) => {
    const w = await certified(t);
    w.write('results.xml', junit());
    const line = `ledger append run --side local --from-junit results.xml ${SCOPES}`;
    assert.match(
      (await w.run(2, `${line} -- true`)).stderr,
      /test_results_missing.*true ended with 0/,
    );
    assert.ok(!existsSync(join(w.directory, 'results.xml')));
    // A cache gives back a file of before.
    w.write('cached.xml', junit());
    const { stderr } = await w.run(1, `${line} -- cp cached.xml results.xml`);
    assert.match(stderr, /test_results_of_other_time/);
    assert.match((await w.run(2, `${line} -- ./nothing`)).stderr, /command_not_found/);
  });

  test('removes nothing but results', async (t) => {
    const w = await certified(t);
    const { CLAIMGATE_LEDGER: ledger = '' } = w.environment;
    for (const file of [
      ledger.replace('sqlite:', ''),
      'claimgate.config.json',
      'keys',
      '.gitignore',
    ])
      assert.match(
        (
          await w.run(
            2,
            `ledger append run --side local --from-junit ${file} ${SCOPES} -- touch ran`,
          )
        ).stderr,
        /test_results_in_the_way/,
        file,
      );
    assert.ok(!existsSync(join(w.directory, 'ran')));
    await w.run(0, 'ledger show');
  });

  test('says what would be recorded, and records nothing', async (t) => {
    const w = await certified(t);
    const before = (await w.run(0, 'ledger show')).stdout;
    w.write('results.xml', junit({ refresh: '<skipped message="no account"/>' }));
    const line = `ledger append run --side local --from-junit results.xml --exit-status 0 ${SCOPES} --dry-run`;
    const { stderr, stdout } = await w.run(0, line);
    assert.match(stdout, /^would record: pinterest .*, local run of 2026-03-04T05:05:37Z$/m);
    assert.match(stdout, /^connect: passed$/m);
    assert.match(stdout, /^refresh: not done$/m);
    assert.match(stderr, /skip_not_accepted.*"refresh" was skipped: no account/);
    assert.equal((await w.run(0, 'ledger show')).stdout, before);
  });

  test('warns where nobody says how the command ended, and names the tool that hides failures', async (t) => {
    const w = await certified(t);
    const green = labelledCases().find(({ id }) => id === 'junitconsole-green');
    w.write(
      'results.xml',
      (green?.results ?? '').replaceAll(/2026-11-28T\d\d:\d\d:\d\d/g, '2026-03-04T05:05:37'),
    );
    const { stderr } = await w.run(
      0,
      `ledger append run --side local --from-junit results.xml ${SCOPES}`,
    );
    assert.match(stderr, /warning\[exit_status_unstated\]/);
    assert.match(stderr, /warning\[test_tool_hides\].*JUnit console/);
  });

  test('an exit status is a number of one byte', async (t) => {
    const w = await certified(t);
    w.write('results.xml', junit());
    const line = `ledger append run --side local --from-junit results.xml ${SCOPES} --exit-status`;
    for (const status of ['256', '-1', 'x', '1.5'])
      assert.match((await w.tries(`${line} ${status}`)).stderr, /--exit-status/, status);
  });

  test('[T143] a test counts once: a file again is the same record, and nothing newer', async (t) => {
    const w = await certified(t);
    const line = `ledger append run --side local --from-junit results.xml --exit-status 0 ${SCOPES}`;
    w.write('results.xml', junit({}, '2026-03-04T05:04:37'));
    const first = (await w.run(0, line)).stdout;
    assert.match(first, /^recorded: (\d+) /m);
    assert.equal((await w.run(0, line)).stdout, first.replace('recorded', 'was recorded'));
    w.write('failed.xml', junit({ revoke: '<failure/>' }, '2026-03-04T05:05:37'));
    await w.run(0, line.replace('results.xml --exit-status 0', 'failed.xml --exit-status 1'));
    const again = await w.run(1, `${line} --tested-at 2026-03-04T05:06:07Z`);
    assert.match(again.stderr, /test_cases_counted.*found record \d+/);
    assert.match((await w.check(1)).stderr, /check_failed/);
    // Nor does a local test become a live one.
    const live = line.replace(
      '--side local',
      `--side live --account-reference sha256:${'a'.repeat(64)}`,
    );
    const results = ['publish_immediate', 'final_result'].map(
      (kind) => `--external-result ${kind}=sha256:${'b'.repeat(64)}`,
    );
    assert.match((await w.tries(`${live} ${results.join(' ')}`)).stderr, /test_cases_counted/);
  });

  test('cases of a file that nothing counts in common may count for several runs', async (t) => {
    const w = await certified(t);
    const [one, other] = [junit().replace('"live"', '"one"'), junit().replace('"live"', '"other"')];
    w.write('results.xml', `<testsuites>${one}${other}</testsuites>`);
    const line = `ledger append run --side local --from-junit results.xml --exit-status 0 ${SCOPES}`;
    await w.run(0, `${line} --suite one`);
    await w.run(0, `${line} --suite other`);
    assert.match((await w.run(1, line)).stderr, /test_cases_counted/);
  });
});
