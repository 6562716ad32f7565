import assert from 'node:assert/strict';
import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, test, type TestContext } from 'node:test';
import { fc } from '../../fast-check.ts';
import { renewalDue, type ScheduledRun } from '../../../src/gate/plan.ts';
import { DAY_MS } from '../../../src/documents/json.ts';
import { execa } from 'execa';
import { withRoles } from '../../ledger/database-roles.ts';
import { newLocation, raw } from '../../ledger/world.ts';
import { isSoak, often } from '../../soak.ts';
import { changeContracts, makeOwn } from '../../own-evidence.ts';
import { certifiedShop, type Shop, said } from '../../cli/shop.ts';
import { PROGRAM } from '../../programs.ts';

const FILE = 'provider-certification/renewal.json';

/** Writes what a test job would write: the first word says whether it passes, the file `outcomes` what the next ones do. */
const SCRIPT = `#!/bin/sh
set -eu
echo "$@" >> ran
env | sort > seen
outcome="$(head -n 1 outcomes 2>/dev/null || echo pass)"
if [ -f outcomes ]; then tail -n +2 outcomes > rest; mv rest outcomes; [ -s outcomes ] || rm outcomes; fi
case "$outcome" in
  none) exit 0 ;;
  exit) code=3 ;;
  sleep) exec sleep 60 ;;
  *) code=0 ;;
esac
now="$(date -u +%Y-%m-%dT%H:%M:%SZ)"
failure=''
[ "$outcome" != fail ] || failure='<failure message="no"/>'
{
  echo "<testsuite name=\\"run $$\\" timestamp=\\"$now\\">"
  for check in connect authorization publish_immediate refresh revoke; do echo "<testcase name=\\"$check\\"/>"; done
  [ "$outcome" = some ] || echo "<testcase name=\\"final_result\\">$failure</testcase>"
  echo "</testsuite>"
} > junit.xml
exit $code
`;

/** The day of the week so many days from now, in UTC. */
function dayOf(days: number): string {
  const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
  return names[new Date(Date.now() + days * DAY_MS).getUTCDay()] ?? '';
}

interface Described {
  readonly side?: string;
  readonly account_reference?: string | undefined;
  readonly runs_per_day?: number;
  readonly window?: object;
  readonly command?: readonly string[];
  readonly results?: string;
  readonly environment?: readonly string[];
}

async function renewingShop(
  t: TestContext,
  described: Described = {},
  more: Record<string, string> = {},
  terms: object = {},
): Promise<Shop> {
  const isOwn = Object.keys({ ...more, ...terms }).length > 0;
  const bend = (folder: string) => {
    makeOwn(folder);
    changeContracts(folder, (contract) => ({ ...contract, ...terms }));
  };
  const shop = await certifiedShop(t, isOwn ? { more, bend } : {});
  shop.write('tests.sh', SCRIPT, 0o755);
  describeTests(shop, described);
  // Whatever the tests write, and their instructions.
  shop.write('.git/info/exclude', '/kept\n/ran\n/seen\n/outcomes\n/down\n/newer.json\n');
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Claim');
  return shop;
}

function describeTests(shop: Shop, described: Described): void {
  const command = {
    match: {},
    side: 'local',
    command: ['./tests.sh', 'one; touch injected', '$(touch injected)'],
    results: 'junit.xml',
    timeout_minutes: 1,
    scopes: ['pins:read', 'pins:write', 'boards:read'],
    ...described,
  };
  shop.write(FILE, JSON.stringify({ schema_version: 1, commands: [command] }));
}

const claimIn = async (shop: Shop): Promise<string> => {
  const { stdout } = await shop.run(['claims', 'list', '--json']);
  const { result } = JSON.parse(stdout) as { result: { claims: { subject_digest: string }[] } };
  return result.claims[0]?.subject_digest ?? '';
};

async function renew(shop: Shop, exitCode: number, more: Record<string, string> = {}) {
  const only = await claimIn(shop);
  return said(shop, `renew --operator ada --only ${only}`, exitCode, more);
}

async function sizeOf(shop: Shop): Promise<number> {
  const { stdout } = await said(shop, 'ledger show --stats --json');
  const [, records] = /"(?:records|tree_size|size)": ?(\d+)/.exec(stdout) ?? [];
  return Number(records);
}

describe('[T407] renewing evidence', () => {
  test('runs the command of the memory, records it, exports, and leaves people what they must do', async (t) => {
    const shop = await renewingShop(t);
    const before = await sizeOf(shop);
    const dry = await said(shop, `renew --dry-run --only ${await claimIn(shop)}`);
    assert.match(dry.stdout, /2 tests due, 1 of them for people/);
    assert.ok(!existsSync(shop.path('ran')));
    const { stdout } = await renew(shop, 0, {
      SECRET_TOKEN: 'x',
      CLAIMGATE_LEDGER: 'sqlite:.claimgate/ledger.sqlite',
    });
    assert.match(stdout, /^passed: .*local, record \d+$/m);
    assert.match(stdout, /^exported: /m);
    assert.equal(await sizeOf(shop), before + 1);
    assert.equal(shop.text('ran'), 'one; touch injected $(touch injected)\n');
    assert.ok(!existsSync(shop.path('injected')), 'no shell read the words');
    assert.doesNotMatch(shop.text('seen'), /CLAIMGATE_(?!ANSWERS=)|SECRET/);
    await said(shop, 'check');
  });

  test('a probe of the memory prints the facts of the export, and gets no more than it names', async (t) => {
    const shop = await renewingShop(t);
    const facts = JSON.parse(shop.text('runtime-facts.json')) as Record<string, unknown>;
    const { generated_at: _at, origin: _origin, ...printed } = facts;
    shop.write('facts.json', JSON.stringify(printed));
    shop.write('probe.sh', 'env | sort > seen\ncat facts.json\n');
    const renewal = JSON.parse(shop.text(FILE)) as object;
    const probe = { command: ['sh', 'probe.sh'], timeout_minutes: 1, environment: ['TOKEN'] };
    shop.write(FILE, JSON.stringify({ ...renewal, probe }));
    await shop.git('add', '-A');
    await shop.git('commit', '-qm', 'Probe');
    const { stdout } = await renew(shop, 0, { SECRET_TOKEN: 'x', TOKEN: 'y' });
    assert.match(stdout, /^exported: /m);
    assert.match(shop.text('seen'), /^TOKEN=y$/m);
    assert.doesNotMatch(shop.text('seen'), /CLAIMGATE_(?!ANSWERS=)|SECRET/);
    assert.match(
      shop.text('projection/ledger-projection.jsonl'),
      /"configuration":\{"origin":\{"kind":"probe"\}/,
    );
    await said(shop, 'check');
  });

  test('seals what it tested where another job records, and asks no ledger', async (t) => {
    const shop = await renewingShop(t);
    await said(shop, 'key generate --no-passphrase --out .claimgate/keys/tester.key');
    const tester = { keys: ['keys/tester.key.pub.pem'], threshold: 1 };
    shop.write('.claimgate/changes.json', JSON.stringify({ schema_version: 1, roles: { tester } }));
    await said(shop, 'trust update --from .claimgate/changes.json');
    const root = 'provider-certification/trust/2.root.json';
    await said(shop, `sign ${root} --key .claimgate/keys/root.key`);
    await shop.git('add', '-A');
    await shop.git('commit', '-qm', 'Tester');
    const before = await sizeOf(shop);
    const line = `renew --seal kept --key .claimgate/keys/tester.key --only ${await claimIn(shop)}`;
    writeFileSync(shop.path('outcomes'), 'fail\n');
    const { stdout } = await said(shop, line);
    assert.match(stdout, /^failed: .*, sealed: kept\/.*\.json$/m);
    assert.match(stdout, /^passed: .*, sealed: kept\/.*\.json$/m);
    assert.equal(await sizeOf(shop), before);
    const seals = readdirSync(shop.path('kept')).toSorted();
    assert.equal(seals.length, 2);
    for (const name of seals)
      await said(shop, `ledger append run --sealed kept/${name} --operator ada`);
    assert.equal(await sizeOf(shop), before + 2);
    await said(shop, 'ledger export');
    await said(shop, 'check');
    // Nothing is due by the projection now.
    const again = await said(shop, 'renew --seal kept --dry-run');
    assert.match(again.stdout, /^0 tests due/m);
    const refused = await said(shop, `${line} --operator ada`, 2);
    assert.match(refused.stderr, /error\[usage\]/);
  });

  test('nothing is run that the memory does not describe', async (t) => {
    const shop = await renewingShop(t);
    await shop.git('rm', '-q', FILE);
    await shop.git('commit', '-qm', 'No tests');
    describeTests(shop, {});
    const { stderr } = await renew(shop, 2);
    assert.match(stderr, /error\[renewal_missing\]/);
    assert.ok(!existsSync(shop.path('ran')));
  });

  test('a test that passed while another commit was checked out is not recorded', async (t) => {
    const author = '-c user.name=Ada -c user.email=ada@example.org';
    const moves = `git ${author} commit -q --allow-empty -m moved && ./tests.sh`;
    const shop = await renewingShop(t, { command: ['sh', '-c', moves] });
    const before = await sizeOf(shop);
    const { stderr } = await renew(shop, 2);
    assert.match(stderr, /error\[renewal_unreviewed\]/);
    assert.equal(await sizeOf(shop), before);
  });

  test('a failure before a refusal is recorded, and stands in the report', async (t) => {
    const author = '-c user.name=Ada -c user.email=ada@example.org';
    const moves = `[ ! -e ran ] || git ${author} commit -q --allow-empty -m moved; ./tests.sh`;
    const shop = await renewingShop(t, { command: ['sh', '-c', moves] });
    writeFileSync(shop.path('outcomes'), 'fail\n');
    const before = await sizeOf(shop);
    const { stderr, stdout } = await renew(shop, 2);
    assert.match(stderr, /error\[renewal_unreviewed\]/);
    assert.match(stderr, /error\[renewal_failed\]/);
    assert.match(stdout, /^failed: /m);
    assert.equal(await sizeOf(shop), before + 1);
  });

  test('a test that shows only some of the checks has not passed, and is made again', async (t) => {
    const shop = await renewingShop(t);
    writeFileSync(shop.path('outcomes'), 'some\nsome\nsome\n');
    const { stderr, stdout } = await renew(shop, 1);
    assert.equal([...stdout.matchAll(/^failed: /gm)].length, 3, stdout);
    assert.match(stderr, /error\[renewal_failed\].*expected final_result to pass/);
  });

  test('nothing is run that nobody could record', async (t) => {
    const shop = await renewingShop(t);
    const only = await claimIn(shop);
    const { stderr } = await said(shop, `renew --only ${only}`, 2);
    assert.match(stderr, /error\[operator_missing\]/);
    assert.ok(!existsSync(shop.path('ran')));
  });

  test("the writer's role of PostgreSQL renews, and changes nothing that is recorded", async (t) => {
    const location = await newLocation('postgres');
    const shop = await renewingShop(t, {}, { CLAIMGATE_LEDGER: location });
    const roles = await withRoles({ location, raw: (...all) => raw(location, all) });
    t.after(() => roles.remove());
    const as = (role: 'auditor' | 'reader' | 'writer') => ({
      CLAIMGATE_LEDGER: roles.location(role),
    });
    const count = async () =>
      (await raw(location, ['select 1 from provider_certification_runs'])).length;
    const before = await count();
    await renew(shop, 2, as('reader'));
    assert.equal(await count(), before);
    const { stdout } = await renew(shop, 0, as('writer'));
    assert.match(stdout, /^passed: .*local, record \d+$/m);
    assert.equal(await count(), before + 1);
    for (const statement of [
      'update provider_certification_runs set sequence = sequence',
      'delete from provider_certification_runs',
      'truncate provider_evidence_log cascade',
      'alter table provider_certification_runs disable trigger all',
      'create table provider_other (number bigint)',
    ])
      await assert.rejects(raw(roles.location('writer'), [statement]), { code: '42501' });
    await said(shop, 'ledger verify', 0, as('auditor'));
  });

  test('nothing is run that is not due', async (t) => {
    const shop = await renewingShop(t);
    const { stdout } = await said(shop, 'renew --operator ada');
    assert.match(stdout, /^0 tests due/);
    assert.ok(!existsSync(shop.path('ran')));
  });

  test('a newer app review asks for every test again', async (t) => {
    const shop = await renewingShop(t);
    const name = readdirSync(shop.path('evidence')).find((one) => /approval/.test(one));
    const review = JSON.parse(shop.text(`evidence/${name}`)) as Record<string, unknown>;
    const reviewed_at = new Date().toISOString().replace(/\.\d+/, '');
    shop.write('newer.json', JSON.stringify({ ...review, reviewed_at }));
    await said(shop, 'ledger append approval newer.json --operator ada');
    const { stdout } = await said(shop, 'renew --dry-run');
    assert.match(stdout, /^2 tests due/);
  });

  test('a run outlives no app review, and is not made again because the review ends', async (t) => {
    const shop = await renewingShop(t);
    const name = readdirSync(shop.path('evidence')).find((one) => /approval/.test(one));
    const review = JSON.parse(shop.text(`evidence/${name}`)) as Record<string, unknown>;
    const instant = (days: number) =>
      new Date(Date.now() + days * DAY_MS).toISOString().replace(/\.\d+/, '');
    const expires_at = instant(2);
    const newer = { ...review, reviewed_at: instant(0), expires_at };
    shop.write('newer.json', JSON.stringify(newer));
    await said(shop, 'ledger append approval newer.json --operator ada');
    const renewed = await renew(shop, 0);
    assert.match(renewed.stdout, /^passed: .*local/m);
    const { stdout } = await said(shop, 'ledger show --kind run --json');
    assert.equal(/"expires_at": ?"([^"]+)"/.exec(stdout)?.[1], expires_at);
    const dry = await said(shop, 'renew --dry-run');
    assert.match(dry.stdout, /^1 test due, 1 of them for people\n.*live/);
    writeFileSync(shop.path('outcomes'), 'none\nnone\nnone\n');
    const failed = await renew(shop, 1);
    assert.doesNotMatch(failed.stderr, /run_outlives_approval/);
  });

  test('each newer app review has its own records, of tests that fail as well', async (t) => {
    const shop = await renewingShop(t);
    const name = readdirSync(shop.path('evidence')).find((one) => /approval/.test(one));
    const review = JSON.parse(shop.text(`evidence/${name}`)) as Record<string, unknown>;
    const renewed = async (exitCode: number) => {
      const newer = { ...review, reviewed_at: new Date().toISOString() };
      shop.write('newer.json', JSON.stringify(newer));
      await said(shop, 'ledger append approval newer.json --operator ada');
      return renew(shop, exitCode);
    };
    assert.match((await renewed(0)).stdout, /^passed: .*local/m);
    writeFileSync(shop.path('outcomes'), 'fail\nfail\nfail\n');
    const before = await sizeOf(shop);
    const { stderr } = await renewed(1);
    assert.match(stderr, /error\[renewal_failed\]/);
    assert.equal(await sizeOf(shop), before + 4);
  });

  test('a test whose run cannot be recorded keeps no failure of another from the projection', async (t) => {
    const shop = await renewingShop(t);
    const { commands } = JSON.parse(shop.text(FILE)) as { commands: object[] };
    // Without the account that a live run has to name.
    commands.push({ ...commands[0], side: 'live' });
    shop.write(FILE, JSON.stringify({ schema_version: 1, commands }));
    await shop.git('commit', '-qam', 'Live tests');
    await said(shop, 'check');
    writeFileSync(shop.path('outcomes'), 'fail\nfail\nfail\n');
    const { stderr, stdout } = await renew(shop, 2);
    assert.match(stderr, /error\[renewal_failed\]/);
    assert.match(stderr, /error\[usage\].*--external-result/);
    assert.match(stdout, /^exported: /m);
    await said(shop, 'check', 1);
  });

  test('a shallow clone is named by its cause', async (t) => {
    const shop = await renewingShop(t);
    await shop.git('clone', '-q', '--depth', '1', `file://${shop.folder}`, 'shallow');
    const { stderr } = await said(
      shop,
      'renew -C shallow --ledger sqlite:.claimgate/ledger.sqlite',
      2,
    );
    assert.match(stderr, /error\[shallow_clone\]/);
  });

  test('retries at most twice, and records each attempt', async (t) => {
    const shop = await renewingShop(t);
    const before = await sizeOf(shop);
    writeFileSync(shop.path('outcomes'), 'fail\nfail\npass\n');
    const { stdout } = await renew(shop, 0);
    assert.deepEqual(
      [...stdout.matchAll(/^(failed|passed): /gm)].map(([, how]) => how),
      ['failed', 'failed', 'passed'],
    );
    assert.equal(await sizeOf(shop), before + 3);
    writeFileSync(shop.path('outcomes'), 'fail\nnone\nexit\npass\n');
    const failed = await renew(shop, 1);
    assert.match(failed.stderr, /error\[renewal_failed\]/);
    // The one that ended with 0 and wrote nothing says nothing.
    assert.match(failed.stdout, /^not read: /m);
    assert.equal(await sizeOf(shop), before + 5);
    assert.equal(shop.text('outcomes'), 'pass\n');
    const check = await shop.run(['check']);
    assert.equal(check.exitCode, 1, 'a failed run counts until a later one passes');
  });

  test('results of an earlier run never count', async (t) => {
    const shop = await renewingShop(t);
    await renew(shop, 0);
    assert.ok(existsSync(shop.path('junit.xml')));
    writeFileSync(shop.path('outcomes'), 'none\nnone\nnone\n');
    const before = await sizeOf(shop);
    const { stderr } = await renew(shop, 1);
    assert.match(stderr, /error\[renewal_unread\]/);
    assert.ok(!existsSync(shop.path('junit.xml')));
    assert.equal(await sizeOf(shop), before);
    await said(shop, 'check');
  });

  test('a test may print whatever it likes', async (t) => {
    const loud = 'head -c 3000000 /dev/zero | tr "\\0" x; ./tests.sh';
    const shop = await renewingShop(t, { command: ['sh', '-c', loud] });
    assert.match((await renew(shop, 0)).stdout, /^passed: /m);
  });

  test('a failed renewal brings no finding beside its own', async (t) => {
    const shop = await renewingShop(t);
    writeFileSync(shop.path('outcomes'), 'exit\nexit\nexit\n');
    await renew(shop, 1);
    const { stderr } = await said(shop, 'check', 1);
    const codes = new Set([...stderr.matchAll(/error\[(\w+)\]/g)].map(([, code]) => code));
    assert.deepEqual([...codes], ['check_failed']);
  });

  test('a test that could not be made is recorded as that, and not made again at once', async (t) => {
    const terms = { errored_exit_statuses: { local: [75], live: [] } };
    const command = ['sh', '-c', '[ ! -e down ] || exit 75; ./tests.sh'];
    const shop = await renewingShop(t, { command }, {}, terms);
    await renew(shop, 0);
    const before = await sizeOf(shop);
    shop.write('down', '');
    const { stderr, stdout } = await renew(shop, 0);
    assert.match(stderr, /warning\[errored_run_recorded\].*exit code 75/s);
    assert.match(stdout, /^could not be made: /m);
    assert.equal(await sizeOf(shop), before + 1);
    assert.match((await said(shop, 'check')).stderr, /warning\[claims_errored\]/);
    // A second one in a row is one too many.
    await renew(shop, 0);
    assert.match((await said(shop, 'check --json', 1)).stdout, /"run_errored"/);
  });

  test('of two at once, each records its failure', async (t) => {
    // It writes nothing: two in one work tree would take each other's results.
    const shop = await renewingShop(t, { command: ['sh', '-c', 'sleep 1; exit 3'] });
    const before = await sizeOf(shop);
    await Promise.all([renew(shop, 1), renew(shop, 1)]);
    assert.equal(await sizeOf(shop), before + 6);
  });

  test('a test waits for its window, and a live one for the budget of its account', async (t) => {
    const closed = { window: { days: [dayOf(2)], zone: 'UTC' } };
    const shop = await renewingShop(t, closed);
    const dry = await said(shop, `renew --dry-run --only ${await claimIn(shop)}`);
    assert.match(dry.stdout, new RegExp(`; ${dayOf(2)} UTC$`, 'm'));
    const waiting = await renew(shop, 0);
    assert.match(waiting.stdout, /^waits: .*local: window \w+ UTC opens in \d+ hours/m);
    assert.match(waiting.stderr, /warning\[renewal_waits\]/);
    assert.ok(!existsSync(shop.path('ran')));
    const plan = await said(shop, 'plan --hold 90d');
    assert.match(plan.stdout, new RegExp(`${dayOf(2)} UTC`));
    describeTests(shop, { window: { zone: 'Europe/Nowhere' } });
    await shop.git('commit', '-qam', 'Elsewhere');
    assert.match((await renew(shop, 2)).stderr, /error\[renewal_zone_unknown\]/);
  });

  test('a live test waits for the budget of its account', async (t) => {
    const shop = await renewingShop(t);
    const { stdout } = await said(shop, 'ledger show --kind run --json');
    const account = /"account_ref": "(sha256:\w+)"/.exec(stdout)?.[1];
    describeTests(shop, { side: 'live', account_reference: account, runs_per_day: 1 });
    await shop.git('commit', '-qam', 'Live tests');
    const waiting = await renew(shop, 0);
    assert.match(waiting.stdout, /^waits: .*live: 1 of 1 live runs of its account today$/m);
    // A budget of nobody's account, or of a test that uses none, would be no limit.
    for (const one of [{ side: 'live' }, { side: 'local', account_reference: account }]) {
      describeTests(shop, { ...one, runs_per_day: 1 });
      await shop.git('commit', '-qam', 'No budget');
      assert.match(
        (await renew(shop, 2)).stderr,
        /(?:account_reference|side|live).*renewal\.json/s,
      );
    }
    assert.ok(!existsSync(shop.path('ran')));
  });

  test('[T408] a file of results is none that git keeps', async (t) => {
    const shop = await renewingShop(t);
    shop.write('junit.xml', '<testsuite/>');
    await shop.git('add', 'junit.xml');
    await shop.git('commit', '-qm', 'Results');
    const { stderr } = await renew(shop, 2);
    assert.match(stderr, /error\[renewal_results_refused\]/);
    assert.equal(shop.text('junit.xml'), '<testsuite/>');
  });

  test('[T408] the work tree and a branch choose nothing', async (t) => {
    const shop = await renewingShop(t);
    await shop.git('switch', '-qc', 'change');
    describeTests(shop, { command: ['touch', 'injected'] });
    await shop.git('commit', '-qam', 'Run something else');
    const memory = { CLAIMGATE_MEMORY: 'refs/heads/main' };
    const dry = await said(shop, 'renew --dry-run', 0, memory);
    assert.doesNotMatch(dry.stdout, /injected/);
    const { stderr } = await renew(shop, 2, memory);
    assert.match(stderr, /error\[renewal_unreviewed\]/);
    assert.ok(!existsSync(shop.path('ran')), 'what the command starts may be another program here');
    await shop.git('switch', '-q', 'main');
    await renew(shop, 0, memory);
    assert.ok(!existsSync(shop.path('injected')));
    assert.ok(existsSync(shop.path('ran')));
  });

  test('[T408] a checkout that is behind the memory runs what the memory describes', async (t) => {
    const shop = await renewingShop(t);
    await shop.git('checkout', '-q', '--detach');
    await shop.git('switch', '-q', 'main');
    await shop.git('commit', '-q', '--allow-empty', '-m', 'Later');
    await shop.git('checkout', '-q', '--detach', 'HEAD^');
    await renew(shop, 0);
    assert.ok(existsSync(shop.path('ran')));
  });

  test('people are told what only they can do, with its dates, as text and for a calendar', async (t) => {
    const shop = await renewingShop(t);
    const dry = await said(shop, `renew --dry-run --only ${await claimIn(shop)}`);
    assert.match(dry.stdout, /, live, expires in .*: a person has to$/m);
    const plan = ['plan', '--hold', '90d', '--json'];
    const kinds = async (...more: readonly string[]) => {
      const { stdout } = await shop.run([...plan, ...more]);
      const { result } = JSON.parse(stdout) as { result: { tasks: { kind: string }[] } };
      return [...new Set(result.tasks.map(({ kind }) => kind))];
    };
    const all = await kinds();
    assert.ok(all.includes('local_run') && all.includes('live_run'), String(all));
    const people = await kinds('--people', '--output', 'ics=people.ics');
    assert.deepEqual(
      people,
      all.filter((kind) => kind !== 'local_run'),
    );
    assert.match(shop.text('people.ics'), /SUMMARY:.*live/);
    assert.doesNotMatch(shop.text('people.ics'), /SUMMARY:.*local/);
    await shop.git('rm', '-q', FILE);
    await shop.git('commit', '-qm', 'No tests');
    assert.deepEqual(await kinds('--people'), all);
  });

  const UNSAFE: Record<string, readonly [Described, code: string]> = {
    'a variable of claimgate': [
      { environment: ['CLAIMGATE_LEDGER'] },
      'renewal_environment_refused',
    ],
    'a variable of the database': [{ environment: ['PGPASSWORD'] }, 'renewal_environment_refused'],
    'a variable of the loader': [{ environment: ['LD_PRELOAD'] }, 'renewal_environment_refused'],
    'a variable of a shell': [{ environment: ['BASH_ENV'] }, 'renewal_environment_refused'],
    'a variable of Java': [{ environment: ['JAVA_TOOL_OPTIONS'] }, 'renewal_environment_refused'],
    'a variable of Python': [{ environment: ['PYTHONSTARTUP'] }, 'renewal_environment_refused'],
    'a variable of Ruby': [{ environment: ['RUBYOPT'] }, 'renewal_environment_refused'],
    'a variable of npm': [
      { environment: ['npm_config_node_options'] },
      'renewal_environment_refused',
    ],
    'results in the place of the ledger': [
      { results: '.claimgate/ledger.sqlite' },
      'renewal_results_refused',
    ],
    'results in the configuration': [
      { results: './claimgate.config.json' },
      'renewal_results_refused',
    ],
    'results outside of the repository': [{ results: '../junit.xml' }, 'path_escapes_repository'],
    'results at an absolute path': [{ results: '/tmp/junit.xml' }, 'path_escapes_repository'],
    'a command that is text': [{ command: 'touch injected' as never }, 'wrong_type'],
    'no command': [{ command: [] }, 'out_of_bounds'],
  };
  for (const [name, [described, code]] of Object.entries(UNSAFE)) {
    test(`[T408] refuses ${name}, and records nothing`, async (t) => {
      const shop = await renewingShop(t, described);
      const before = await sizeOf(shop);
      const { stderr } = await renew(shop, 2);
      assert.match(stderr, new RegExp(`error\\[${code}\\]`));
      assert.ok(!existsSync(shop.path('ran')));
      assert.equal(await sizeOf(shop), before);
    });
  }

  test('[T408] a link in the place of the results is not followed', async (t) => {
    const shop = await renewingShop(t);
    writeFileSync(shop.path('kept'), 'kept');
    symlinkSync('kept', shop.path('junit.xml'));
    await renew(shop, 2);
    assert.equal(shop.text('kept'), 'kept');
  });
});

test('[T407] killed at any moment, it records nothing twice and goes on', async (t) => {
  const shop = await renewingShop(t);
  const only = await claimIn(shop);
  const words = ['renew', '--operator', 'ada', '--only', only];
  const env = { PATH: process.env['PATH'] ?? '', HOME: shop.home };
  const options = { cwd: shop.folder, extendEnv: false, env, reject: false } as const;
  for (let round = 0; round < often(3, 40); round += 1) {
    const child = execa(process.execPath, [PROGRAM, ...words], options);
    setTimeout(() => child.kill('SIGKILL'), 300 + ((round * 211) % 1700));
    await child;
  }
  await renew(shop, 0);
  await said(shop, 'ledger verify');
  const { stdout } = await said(shop, 'ledger show --kind run --limit 1000 --json');
  const results = [...stdout.matchAll(/"results_sha256": ?"(sha256:[0-9a-f]+)"/g)].map(
    ([, one]) => one,
  );
  if (isSoak) console.log(`${results.length} records in ${often(3, 40)} kills`);
  const made = shop.text('ran').trim().split('\n').length;
  assert.equal(new Set(results).size, results.length, stdout);
  assert.ok(results.length <= made, `${results.length} records of ${made} tests`);
  assert.ok(results.length >= 1);
});

describe('the schedule of renewals', () => {
  const run = (testedAt: number, days: number, hasPassed = true): ScheduledRun => ({
    testedAt,
    expiresAt: testedAt + days * DAY_MS,
    hasPassed,
  });

  test('a test is made anew in the last tenth of its life, and never after its end', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 366 }),
        fc.integer({ min: 0, max: 400 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (days, window, part) => {
          const due = renewalDue([run(0, days)], window * DAY_MS, part);
          assert.ok(due >= days * DAY_MS * 0.9 - 1);
          assert.ok(due <= days * DAY_MS);
        },
      ),
    );
  });

  /** A year of one subject, looked at every hour. */
  const year = (days: number, part: number, fails: (attempt: number) => boolean) => {
    const runs: ScheduledRun[] = [run(0, days)];
    let dark = 0;
    for (let hour = 1; hour < 365 * 24; hour += 1) {
      const at = hour * 3_600_000;
      for (let tries = 0; tries < 3 && at >= renewalDue(runs, 7 * DAY_MS, part); tries += 1) {
        runs.unshift(run(at, days, !fails(runs.length)));
        if (runs[0]?.hasPassed) break;
      }
      const [last] = runs;
      if (last && last.hasPassed && at >= last.expiresAt) dark += 1;
    }
    return { runs, dark };
  };

  test('for a year no evidence expires, and at most 1.15 tests are made for each that is asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 180 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (days, part) => {
          const { dark, runs } = year(days, part, () => false);
          assert.equal(dark, 0);
          assert.ok(
            runs.length - 1 <= 1.15 * (365 / days),
            `${runs.length - 1} in a year of ${days} days`,
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  test('a provider that is down is asked three times a day', () => {
    const { runs } = year(30, 0, (attempt) => attempt <= 9);
    const failed = runs.filter(({ hasPassed }) => !hasPassed);
    assert.equal(failed.length, 9);
    const [first, last] = [failed.at(-1), failed[0]];
    assert.ok((last?.testedAt ?? 0) - (first?.testedAt ?? 0) <= 3 * DAY_MS);
  });
});
