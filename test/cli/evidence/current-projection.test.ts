import assert from 'node:assert/strict';
import {
  cpSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { present } from '../../../src/documents/error.ts';
import { test, type TestContext } from 'node:test';
import type { GateVerdict, LedgerDifferenceResult } from '../../../src/documents/index.ts';
import { digestOf } from '../../../src/digest/index.ts';
import { MADE, Releases, VERSION } from '../releases.ts';
import { certifiedShop, Shop } from '../shop.ts';
import { execa } from 'execa';
import { linesOf } from '../../guides/printed.ts';
import { REPRODUCIBLE_GIT } from '../../repositories.ts';
import { often } from '../../soak.ts';
import { PROJECTION_FILES } from '../../../src/repository/configured.ts';

test('[T337] the caller asks for a younger projection, and verdict, publish job and audit keep to it', async (t) => {
  const releases = await Releases.create(t);
  const { world } = releases;
  const statement = readFileSync(world.path('projection/ledger-projection.intoto.json'), 'utf8');
  const { payload } = JSON.parse(statement) as { payload: string };
  const { predicate } = JSON.parse(Buffer.from(payload, 'base64').toString()) as {
    predicate: { generated_at: string };
  };
  const generated = Date.parse(predicate.generated_at);
  const verdictOf = async (...options: string[]) => {
    const { stdout } = await releases.run(['check', ...world.evidence, ...options, '--json']);
    return JSON.parse(stdout) as GateVerdict;
  };
  const own = await verdictOf();
  const within = await verdictOf('--projection-max-age', '3h');
  assert.equal(own.decision, 'allowed');
  assert.notDeepEqual(within.horizon, own.horizon);
  const until = Date.parse(within.horizon.valid_until ?? '');
  assert.equal(until, generated + 3 * 3_600_000);
  assert.equal(within.horizon.first_lapse?.what, 'projection');
  // No longer than the signers say.
  assert.deepEqual((await verdictOf('--projection-max-age', '90d')).horizon, own.horizon);
  const tooOld = ['--projection-max-age', '1s'];
  const commands = [
    ['check', ...world.evidence, ...tooOld],
    ['exec', ...world.evidence, ...tooOld, '--', 'false'],
    ['manifest', 'create', VERSION, ...world.evidence, ...tooOld],
    [...releases.words, ...tooOld],
  ];
  for (const words of commands) {
    const { exitCode, stderr } = await releases.run(words);
    assert.equal(exitCode, 1, words.join(' '));
    assert.match(stderr, /error\[projection_too_old\]/);
  }
  const plain = releases.environment;
  releases.environment = { ...plain, CLAIMGATE_PROJECTION_MAX_AGE: '1s' };
  await releases.assertRefused('projection_too_old', 1);
  // The caller names what counts.
  assert.equal((await verdictOf('--projection-max-age', '3h')).decision, 'allowed');
  releases.environment = { ...plain, CLAIMGATE_PROJECTION_MAX_AGE: 'soon' };
  await releases.assertRefused('usage', 2);
  releases.environment = { ...plain, CLAIMGATE_PROJECTION_MAX_AGE: '3h' };
  assert.equal((await releases.run()).exitCode, 0);
  const verdict = JSON.parse(releases.text(`${MADE}/gate-verdict.json`)) as GateVerdict;
  assert.equal(Date.parse(verdict.horizon.valid_until ?? ''), until);
  releases.environment = plain;
  const required = ['verdict', 'require', `${MADE}/gate-verdict.json`, '--ref', VERSION];
  assert.equal((await releases.run(required)).exitCode, 0);
  const late = await releases.runAt(until, [...required, '--max-age', '2d']);
  assert.match(late.stderr, /error\[verdict_lapsed\]/);
  const audit = await releases.run(['audit', VERSION]);
  assert.equal(audit.exitCode, 0, audit.stdout + audit.stderr);
});

/** A shop whose one claim is committed and allowed. */
async function exportedShop(t: TestContext): Promise<Shop> {
  const shop = await certifiedShop(t);
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Claim');
  return shop;
}

async function runAll(shop: Shop, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const { exitCode, stderr } = await shop.run(line.split(' '));
    assert.equal(exitCode, 0, `${line}\n${stderr}`);
  }
}

const RELEASE = ['release', 'v1.0.0'];
const DISABLE =
  'ledger append control --state disabled --reason incident --operator ada --provider';

test('[T411][T412] a projection is compared with its ledger, with a backup, and with what came since', async (t) => {
  const shop = await exportedShop(t);
  const FILE = 'projection/ledger-projection.jsonl';
  const verify = ['ledger', 'verify', '--projection', FILE];
  const told = await shop.run(verify);
  assert.equal(told.exitCode, 0, told.stderr);
  assert.match(
    told.stdout,
    /^verified: projection\/ledger-projection\.jsonl shows what \S+ said at 4 records, of 1 subject$/m,
  );
  const current = await shop.run(['ledger', 'diff']);
  assert.equal(current.exitCode, 0, current.stderr);
  assert.match(current.stdout, /^current: no newer record speaks of what /m);
  await runAll(shop, 'ledger backup backup.sqlite', `${DISABLE} pinterest`);
  for (const ledger of [[], ['--ledger', 'sqlite:backup.sqlite']])
    assert.equal((await shop.run([...verify, ...ledger])).exitCode, 0);
  const outdated = await shop.run(['ledger', 'diff', FILE, '--json']);
  assert.equal(outdated.exitCode, 1);
  const { result } = JSON.parse(outdated.stdout) as { result: LedgerDifferenceResult };
  assert.deepEqual(
    result.newer.map(({ fact, record }) => [fact, record?.sequence]),
    [['runtime_control', 5]],
  );
  // An export that somebody made up, and signed with the keys of the exporter.
  const statement = 'projection/ledger-projection.intoto.json';
  const signed = shop.text(statement);
  const [said, forged] = [
    shop.text(FILE),
    shop.text(FILE).replace('"state":"enabled"', '"state":"degraded"'),
  ];
  const { payload, ...rest } = JSON.parse(signed) as { payload: string };
  const text = Buffer.from(payload, 'base64').toString('utf8');
  const other = text.replace(digestOf(said).slice(7), digestOf(forged).slice(7));
  const envelope = { ...rest, payload: Buffer.from(other).toString('base64'), signatures: [] };
  shop.write(FILE, forged);
  shop.write(statement, JSON.stringify(envelope));
  await runAll(shop, `sign ${statement} --key .claimgate/keys/projection.key`);
  const madeUp = await shop.run(verify);
  assert.equal(madeUp.exitCode, 1);
  assert.match(
    madeUp.stderr,
    /error\[projection_differs_from_ledger\]: .+ control degraded at place 4 of pinterest .+, expected control enabled at place 4/,
  );
  shop.write(statement, signed);
  // Nobody vouches for what was changed after it was signed.
  for (const words of [verify, ['ledger', 'diff', FILE]]) {
    const { exitCode, stderr } = await shop.run(words);
    assert.equal(exitCode, 1);
    assert.match(stderr, /error\[projection_digest_differs\]/);
  }
  for (const option of ['--since', '--note-key'])
    assert.match((await shop.run([...verify, option, 'x'])).stderr, /error\[usage\]/);
});

async function assertStopped(shop: Shop, code: string, exitCode: number, args = RELEASE) {
  const ended = await shop.run(args);
  assert.equal(ended.exitCode, exitCode, ended.stdout + ended.stderr);
  assert.match(ended.stderr, new RegExp(`error\\[${code}\\]`));
  assert.equal(await shop.git('tag'), '', 'no tag was made');
  return ended.stderr;
}

test('[T338] a disable that is not exported yet stops a release, and so does one while people sign', async (t) => {
  const shop = await exportedShop(t);
  await runAll(shop, `${DISABLE} elsewhere --confirm-selector`, `${RELEASE.join(' ')} --dry-run`);
  await runAll(shop, `${DISABLE} pinterest`);
  const said = await assertStopped(shop, 'projection_outdated', 1, [...RELEASE, '--dry-run']);
  assert.match(
    said,
    /found control enabled at place 4 of pinterest .+, expected control disabled at place 6/,
  );
  assert.match(said, /next: sh ci\/claims\.sh export && claimgate release v1\.0\.0/);
  // A projection that was named is the caller's to renew; the configured one is exported by the release.
  const named = [...RELEASE, '--projection', 'projection/ledger-projection.jsonl'];
  await assertStopped(shop, 'projection_outdated', 1, named);
  const exported = await assertStopped(shop, 'control_disabled', 1);
  assert.match(exported, /^export: the ledger has newer records/m);
  await runAll(shop, `${DISABLE.replace('disabled', 'enabled')} pinterest`);
  // Made and signed, and stopped before the tag.
  writeFileSync(shop.path('.git/refs/tags/v1.0.0.lock'), '');
  assert.equal((await shop.run(RELEASE)).exitCode, 2);
  renameSync(shop.path('.git/refs/tags/v1.0.0.lock'), shop.path('lock'));
  await runAll(shop, `${DISABLE} pinterest`);
  const resumed = await assertStopped(shop, 'projection_outdated', 1);
  assert.match(resumed, /next: rm -r release-evidence\/v1\.0\.0 && sh ci\/claims\.sh export && /);
});

test('[T339][T367] a ledger that cannot be asked stops a release, unless the verdict says that this was meant', async (t) => {
  const shop = await exportedShop(t);
  const ledger = shop.path('.claimgate/ledger.sqlite');
  const kept = readFileSync(ledger);
  renameSync(ledger, `${ledger}.away`);
  await assertStopped(shop, 'ledger_missing', 2);
  await assertStopped(shop, 'projection_unconfirmed', 2);
  await assertStopped(shop, 'projection_unconfirmed', 2, [
    ...RELEASE,
    '--ledger',
    'postgres://127.0.0.1:1/none',
  ]);
  await assertStopped(shop, 'usage', 2, [...RELEASE, '--ledger', 'sqlite:x', '--without-ledger']);
  // Another ledger, and one that lacks what was exported.
  await runAll(
    shop,
    'ledger init --origin other.example/x --deployment shop --ledger sqlite:other.sqlite',
  );
  await assertStopped(shop, 'ledger_identity_differs', 2, [
    ...RELEASE,
    '--ledger',
    'sqlite:other.sqlite',
  ]);
  writeFileSync(ledger, kept);
  const withoutLedger = [...RELEASE, '--without-ledger'];
  writeFileSync(shop.path('.git/refs/tags/v1.0.0.lock'), '');
  assert.equal((await shop.run(RELEASE)).exitCode, 2);
  // The verdict of the first run does not say it, so it is made again.
  assert.equal((await shop.run(withoutLedger)).exitCode, 2);
  renameSync(shop.path('.git/refs/tags/v1.0.0.lock'), shop.path('lock'));
  // The ledger can be asked again: only the verdict has the warning.
  const released = await shop.run(RELEASE);
  assert.equal(released.exitCode, 0, released.stderr);
  assert.match(released.stderr, /warning\[released_without_ledger\]/);
  const verdict = JSON.parse(shop.text('release-evidence/v1.0.0/gate-verdict.json')) as GateVerdict;
  assert.ok(verdict.findings.some(({ code }) => code === 'released_without_ledger'));
  const file = 'release-evidence/v1.0.0/gate-verdict.json';
  for (const asked of [
    ['audit', 'v1.0.0'],
    ['verdict', 'require', file, '--ref', 'v1.0.0'],
    ['release', 'record', 'v1.0.0', '--from', 'release-evidence/v1.0.0'],
    // Nothing is left to do.
    RELEASE,
  ]) {
    const { exitCode, stderr } = await shop.run(asked);
    assert.equal(exitCode, 0, stderr);
    assert.match(stderr, /warning\[released_without_ledger\]/);
  }
});

test('between a release and the next export, the gate takes the projection of the release', async (t) => {
  const shop = await exportedShop(t);
  const earlier = PROJECTION_FILES.map((name) => shop.text(`projection/${name}`));
  const enable = DISABLE.replace('disabled', 'enabled').replace('incident', 'launch');
  await runAll(
    shop,
    'ledger backup backup.sqlite',
    `${enable} pinterest`,
    'ledger export',
    RELEASE.join(' '),
  );
  const configure = (files: readonly string[]) => {
    for (const [at, name] of PROJECTION_FILES.entries())
      shop.write(`projection/${name}`, files[at] ?? '');
  };
  configure(earlier);
  for (const words of [['check'], ['check', '--ref', 'v1.0.0'], ['exec', '--', 'true']]) {
    const { exitCode, stderr } = await shop.run(words);
    assert.equal(exitCode, 0, stderr);
    assert.match(stderr, /warning\[projection_of_release\]/);
  }
  // The facts that are shown are those that were judged.
  const explained = await shop.run(['explain', 'pinterest/image-pin/immediate']);
  assert.match(explained.stdout, /^ +control +enabled, .+\b5\b/m);
  // One that the caller names counts, and so does its age.
  const named = await shop.run(['check', '--projection', `projection/${PROJECTION_FILES[0]}`]);
  assert.equal(named.exitCode, 1);
  assert.match(named.stderr, /error\[ledger_truncated\]/);
  const tomorrow = new Date(Date.now() + 25 * 3_600_000).toISOString();
  const old = await shop.run(['check', '--at', tomorrow]);
  assert.equal(old.exitCode, 1);
  assert.match(old.stderr, /error\[projection_expired\]/);
  // A shorter ledger that was exported after the release is one that lost records, not an older export.
  const statement = `projection/${PROJECTION_FILES[1]}`;
  const { payload } = JSON.parse(shop.text(statement)) as { payload: string };
  const said = Buffer.from(payload, 'base64').toString();
  const now = `"generated_at":"${new Date().toISOString()}"`;
  const later = Buffer.from(said.replace(/"generated_at":"[^"]+"/, now)).toString('base64');
  const unsigned = { payloadType: 'application/vnd.in-toto+json', payload: later, signatures: [] };
  shop.write(statement, JSON.stringify(unsigned));
  await runAll(shop, `sign ${statement} --key .claimgate/keys/projection.key`);
  const lost = await shop.run(['check']);
  assert.equal(lost.exitCode, 1);
  assert.match(lost.stderr, /error\[ledger_truncated\]/);
  configure(earlier);
  // The record has to hold the bytes that the exporter signed.
  const path = `provider-certification/releases/v1.0.0/${PROJECTION_FILES[0]}`;
  shop.write(path, shop.text(path).replace('"state":"enabled"', '"state":"degraded"'));
  await shop.git('commit', '-qam', 'Edit');
  const edited = await shop.run(['check']);
  assert.equal(edited.exitCode, 1, edited.stdout);
});

test('one export proves its growth to other repositories, and skips a head of another ledger', async (t) => {
  const shop = await exportedShop(t);
  const KEY = '--key .claimgate/keys/ledger.key';
  const { stdout } = await shop.run(`ledger checkpoint ${KEY}`.split(' '));
  shop.write('site.checkpoint', stdout);
  shop.write('strange.checkpoint', stdout.replace(/\n/, '-other\n'));
  await runAll(shop, `${DISABLE} pinterest`);
  const words = 'ledger export --head site.checkpoint --head strange.checkpoint --since 1';
  const { exitCode, stderr } = await shop.run(words.split(' '));
  assert.equal(exitCode, 0, stderr);
  assert.match(stderr, /warning\[head_skipped\][^]+--> strange\.checkpoint/);
  assert.doesNotMatch(stderr, /--> site\.checkpoint/);
  const statement = JSON.parse(shop.text(`projection/${PROJECTION_FILES[1]}`)) as {
    payload: string;
  };
  const { predicate } = JSON.parse(Buffer.from(statement.payload, 'base64').toString()) as {
    predicate: { schema_version: number; consistency: { from_size: number }[] };
  };
  assert.equal(predicate.schema_version, 2);
  const size = Number(stdout.split('\n')[1]);
  assert.deepEqual(
    predicate.consistency.map((proof) => proof.from_size),
    [1, size],
  );
});

const CONTRACTS = 'provider-certification/contracts';
const CANDIDATES = `${CONTRACTS}/candidates`;

interface Run {
  readonly side: string;
  readonly checks: readonly { readonly outcome: string }[];
}

/** Records runs of a shop's evidence as those of tests that ended now. */
async function recordRun(shop: Shop, side: string, contract: string, isFailed = false) {
  const names = readdirSync(shop.path('evidence')).filter((name) => name.endsWith('.json'));
  const documents = names.map((name) => JSON.parse(shop.text(`evidence/${name}`)) as Run);
  const { checks, ...run } = present(documents.find((one) => one.side === side));
  const now = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  const outcome = (index: number) => (isFailed && index === 0 ? 'failed' : 'passed');
  const made = {
    ...run,
    contract_digest: contract,
    tested_at: now,
    checks: checks.map((check, index) => ({
      ...check,
      ...(check.outcome === 'passed' ? { outcome: outcome(index) } : {}),
      completed_at: now,
    })),
  };
  shop.write('run.json', JSON.stringify(made));
  await runAll(shop, 'ledger append run run.json --operator ada', 'ledger export');
}

async function checked(shop: Shop) {
  const { stdout } = await shop.run(['check', '--json']);
  const { decision, findings, claims } = JSON.parse(stdout) as GateVerdict;
  const own = claims.flatMap(({ rules }) => rules.flatMap((rule) => rule.findings));
  return [decision, ...new Set([...findings, ...own].map(({ code }) => code))].join(' ');
}

/** Types a line of a guide, with the name that a file has here. */
async function typed(shop: Shop, line: string, name: string): Promise<void> {
  const own = line.replaceAll('pinterest.json', name);
  if (own.startsWith('claimgate ')) return runAll(shop, own.slice('claimgate '.length));
  await execa('sh', ['-c', own], { cwd: shop.folder, env: { ...REPRODUCIBLE_GIT } });
}

test('[T430] a contract changes as the guide says, without a refused claim: its tests are recorded before it is in force', async (t) => {
  const shop = await exportedShop(t);
  const [name = ''] = readdirSync(shop.path(CONTRACTS));
  const [now, next] = [`${CONTRACTS}/${name}`, `${CANDIDATES}/${name}`];
  const contract = JSON.parse(shop.text(now)) as { retest_days: object };
  const commit = async (message: string) => {
    await shop.git('add', '-A', 'provider-certification');
    await shop.git('commit', '-qm', message);
  };
  const digestOfFile = async (file: string) => {
    const { stdout } = await shop.run(['digest', '--contracts', file, '--json']);
    const { result } = JSON.parse(stdout) as { result: { contracts: { digest: string }[] } };
    return present(result.contracts[0]).digest;
  };
  const planned = async () => {
    const [plan, explained] = [
      await shop.run(['plan']),
      await shop.run(['explain', 'pinterest/image-pin/immediate']),
    ];
    const [line = ''] = /^candidate .*$/m.exec(plan.stdout) ?? [];
    assert.ok(explained.stdout.includes(line), explained.stdout + explained.stderr);
    return line
      .replaceAll(/, expires [^,]*, [\d-]+ [\d:]+ UTC/g, '')
      .replace(/^candidate [^:]*: [^:]*: /, '');
  };
  const old = await digestOfFile(now);
  assert.equal(await planned(), '');
  const guide = linesOf('docs/how-to/change-a-contract.md');
  const step = (first: string, count: number) => {
    const start = guide.findIndex((line) => line.startsWith(first));
    return guide.slice(start, start + count);
  };
  for (const line of step('mkdir', 2)) await typed(shop, line, name);
  shop.write(next, JSON.stringify({ ...contract, retest_days: { local: 7, live: 7 } }));
  for (const line of step('claimgate contract lint', 2)) await typed(shop, line, name);
  await commit('Propose another contract');
  const candidate = await digestOfFile(next);
  assert.notEqual(candidate, old);
  assert.equal(await checked(shop), 'allowed');
  assert.equal(await planned(), 'local test missing, live test missing');
  const checks = 'connect authorization publish_immediate final_result refresh revoke'.split(' ');
  const cases = checks.map((check) => `<testcase name="${check}"/>`).join('');
  const timestamp = new Date().toISOString();
  shop.write('results.xml', `<testsuite name="a" timestamp="${timestamp}">${cases}</testsuite>`);
  const [record = ''] = step('claimgate ledger append run', 1);
  const scopes = ['pins:read', 'pins:write', 'boards:read'].map((scope) => `--scope ${scope}`);
  const local = record.replace('--side live', `--side local ${scopes.join(' ')} --operator ada`);
  await typed(shop, local.replace('sha256:…', candidate), name);
  await runAll(shop, 'ledger export');
  assert.equal(await checked(shop), 'allowed');
  assert.equal(await planned(), 'local test passed, live test missing');
  // A failure counts at once, and only a pass under the contract in force lifts it.
  await recordRun(shop, 'live', candidate, true);
  assert.match(await checked(shop), /^refused .*check_failed/);
  assert.equal(await planned(), 'local test passed, live test failed');
  await recordRun(shop, 'live', candidate);
  assert.match(await checked(shop), /^refused .*check_failed/);
  await recordRun(shop, 'live', old);
  assert.equal(await checked(shop), 'allowed');
  assert.equal(await planned(), 'local test passed, live test passed');
  // No claim holds by a candidate.
  const claims = shop.text('provider-certification/public-claims.json');
  shop.write('provider-certification/public-claims.json', claims.replace(old, candidate));
  await commit('Claim it too early');
  assert.match(await checked(shop), /^refused contract_missing contract_stale/);
  await runAll(shop, 'ledger export');
  assert.match(await checked(shop), /^refused contract_missing contract_stale/);
  // The contract in force, and a link to it, are no candidates that change anything.
  shop.write('provider-certification/public-claims.json', claims);
  shop.write(`${CANDIDATES}/copy.json`, shop.text(now));
  await commit('Copy');
  await recordRun(shop, 'local', old);
  assert.equal(await checked(shop), 'allowed');
  rmSync(shop.path(`${CANDIDATES}/copy.json`));
  symlinkSync(`../${name}`, shop.path(`${CANDIDATES}/link.json`));
  for (const words of ['plan', 'ledger append run run.json --operator ada']) {
    const { exitCode, stderr } = await shop.run(words.split(' '));
    assert.equal(exitCode, 2, words);
    assert.match(stderr, /error\[file_symlink\]/);
  }
  assert.equal(await checked(shop), 'allowed');
  rmSync(shop.path(`${CANDIDATES}/link.json`));
  // The claims and the contract change together, and the export that knows it follows at once.
  shop.write('provider-certification/public-claims.json', claims.replace(old, candidate));
  const [move = '', ...rest] = step('git mv', 4);
  await typed(shop, move, name);
  await typed(shop, rest.shift() ?? '', name);
  assert.match(await checked(shop), /^refused contract_stale/);
  for (const line of rest) await typed(shop, line, name);
  assert.equal(await planned(), '');
});

const HOUR = 3_600_000;
const PRODUCT = 'provider-certification';
const ROOTS = `${PRODUCT}/trust`;

/** Repositories that release products of their own by the evidence in one ledger, which the first of them exports. */
class Organisation {
  readonly operations: Shop;
  readonly repositories: readonly Shop[];
  /** When the evidence was made. */
  #made: number;

  static async create(t: TestContext, count: number): Promise<Organisation> {
    const operations = await exportedShop(t);
    const [saved = ''] = operations.pins();
    const [pin = ''] = /1:sha256:[0-9a-f]{64}/.exec(readFileSync(saved, 'utf8')) ?? [];
    const repositories = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const shop = await Shop.create(t);
        const {
          ledger: _ledger,
          facts: _facts,
          ...config
        } = JSON.parse(operations.text('claimgate.config.json')) as Record<string, string>;
        const own = { ...config, resource_uri: `pkg:npm/product-${index}` };
        shop.write('claimgate.config.json', JSON.stringify(own));
        for (const folder of [PRODUCT, '.claimgate/keys', 'projection'])
          cpSync(operations.path(folder), shop.path(folder), { recursive: true });
        shop.environment = { CLAIMGATE_TRUST_PIN: pin };
        shop.write('.gitignore', '/.claimgate\n/projection\n/release-evidence\n');
        await shop.git('config', 'user.name', 'Ada');
        await shop.git('config', 'user.email', 'ada@example.org');
        await shop.git('add', '-A');
        await shop.git('commit', '-qm', 'Claim');
        return shop;
      }),
    );
    return new Organisation(operations, repositories);
  }

  private constructor(operations: Shop, repositories: readonly Shop[]) {
    this.operations = operations;
    this.repositories = repositories;
    this.#made = Date.now();
  }

  set at(instant: number) {
    for (const shop of [this.operations, ...this.repositories]) shop.at = instant;
  }

  /** Tests everything again, as if no time had gone by since, and records it. */
  async renew(at: number): Promise<void> {
    const shop = this.operations;
    const names = readdirSync(shop.path('evidence')).filter((name) => name.endsWith('.json'));
    for (const file of ['runtime-facts.json', ...names.map((name) => `evidence/${name}`)]) {
      const later = (instant: string) => day(Date.parse(instant) + at - this.#made);
      shop.write(file, shop.text(file).replaceAll(/\d{4}-\d\d-\d\dT[\d:]+Z/g, later));
    }
    this.#made = at;
    this.at = at;
    await runAll(shop, 'ledger append evidence --operator ada');
  }

  /** One export for all, which proves its growth to each head that a repository has released with. */
  async export(): Promise<void> {
    const heads = this.repositories.flatMap((shop, index) => {
      const statement = shop
        .files()
        .findLast((file) => /releases\/.*ledger-projection\.intoto\.json$/.test(file));
      if (statement === undefined) return [];
      const { payload } = JSON.parse(shop.text(statement)) as { payload: string };
      const { predicate } = JSON.parse(Buffer.from(payload, 'base64').toString()) as {
        predicate: { checkpoint: string };
      };
      this.operations.write(`heads/${index}.checkpoint`, predicate.checkpoint);
      return ['--head', `heads/${index}.checkpoint`];
    });
    const { exitCode, stderr } = await this.operations.run(['ledger', 'export', ...heads]);
    assert.equal(exitCode, 0, stderr);
    assert.doesNotMatch(stderr, /head_skipped/);
  }

  /** Hands the newest projection to a repository, as its scheduled job does. */
  deliver(shop: Shop): void {
    cpSync(this.operations.path('projection'), shop.path('projection'), { recursive: true });
  }
}

const day = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');

const REPOSITORIES = often(3, 6);

test(`${REPOSITORIES} repositories share one ledger: hourly exports, a lagging one, a rotation, and one that slept for a year`, async (t) => {
  const organisation = await Organisation.create(t, REPOSITORIES);
  const { operations, repositories } = organisation;
  const begin = Date.now();
  // Each releases at a head of its own.
  for (const [index, shop] of repositories.entries()) {
    await organisation.renew(begin + index * 60_000);
    await organisation.export();
    organisation.deliver(shop);
    await runAll(shop, 'release v1.0.0');
  }
  const [lagging, archived, ...current] = repositories as [Shop, Shop, ...Shop[]];
  // One after the other: thirty at once outlast what a call of git may take on a busy machine.
  const states = async () => {
    const found: string[] = [];
    for (const shop of repositories) found.push(await checked(shop));
    return found;
  };
  const green = repositories.map(() => 'allowed');
  for (const hours of [1, 2]) {
    await organisation.renew(begin + hours * HOUR);
    await organisation.export();
    for (const shop of [...current, archived]) organisation.deliver(shop);
    assert.deepEqual(await states(), green, `after ${hours} hours`);
  }
  // The export that the lagging one has ends after a day; the newest proves its growth from there.
  await organisation.renew(begin + 26 * HOUR);
  await organisation.export();
  for (const shop of current) organisation.deliver(shop);
  const [late, asleep, ...others] = await states();
  assert.deepEqual(
    others,
    current.map(() => 'allowed'),
  );
  assert.match(late ?? '', /^refused projection_expired/);
  assert.match(asleep ?? '', /^refused projection_expired/);
  organisation.deliver(lagging);
  assert.equal(await checked(lagging), 'allowed');
  // One ceremony, and a mechanical change in each repository.
  operations.write('changes.json', '{"schema_version":1,"expires_at":"2099-01-01T00:00:00Z"}');
  await runAll(
    operations,
    'trust update --from changes.json',
    `sign ${ROOTS}/2.root.json --key .claimgate/keys/root.key`,
  );
  const update = async (shop: Shop) => {
    await runAll(shop, `trust update --from ${operations.path(`${ROOTS}/2.root.json`)}`);
    await shop.git('add', ROOTS);
    await shop.git('commit', '-qm', 'Take the rotated trust root');
  };
  for (const shop of current) await update(shop);
  await organisation.renew(begin + 27 * HOUR);
  await organisation.export();
  for (const shop of [...current, lagging]) organisation.deliver(shop);
  const rotated = await states();
  assert.deepEqual(rotated, [green[0], rotated[1], ...current.map(() => 'allowed')]);
  // The heads that an export proves its growth from are of several ages.
  await runAll(present(current[0]), 'release v1.1.0');
  // A year later, the first trust root has ended.
  await organisation.renew(begin + 8_800 * HOUR);
  await organisation.export();
  for (const shop of repositories) organisation.deliver(shop);
  const [behind, woken, ...year] = await states();
  assert.deepEqual(
    year,
    current.map(() => 'allowed'),
  );
  for (const state of [behind, woken]) assert.match(state ?? '', /^refused .*root_expired/);
  for (const shop of [lagging, archived]) {
    await update(shop);
    assert.equal(await checked(shop), 'allowed');
  }
  await runAll(archived, 'release v1.1.0', 'audit v1.0.0', 'audit v1.1.0');
});
