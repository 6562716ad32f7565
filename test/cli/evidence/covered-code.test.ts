import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync, rmSync } from 'node:fs';
import { describe, test, type TestContext } from 'node:test';
import { commit, coveringShop, record, junit } from './covering-shop.ts';
import type { StatusStatement, CertificationContract } from '../../../src/documents/index.ts';
import { codesOf, CONTROL, MAKE_STATUS, PublishedShop, STATUS } from './published-shop.ts';
import { Arguments } from '../../../src/cli/arguments.ts';
import { refuseUnreadFlags } from '../../../src/cli/evidence/evidence-flags.ts';
import { contractDigest } from '../../../src/evidence/contract.ts';
import { Shop, said } from '../shop.ts';
import { digestOf } from '../../../src/digest/index.ts';

describe('covered code', () => {
  test('a release is of the code that was tested, whatever happened to the commits and to other files', async (t) => {
    const shop = await coveringShop(t);
    const before = await said(shop, 'check', 1);
    assert.match(before.stderr, /error\[tested_code_differs\][^]* local run: found none/);
    shop.write('src/wip.ts', 'wip();\n');
    const tested = await commit(shop, 'Wip');
    await shop.git('rm', '-q', 'src/wip.ts');
    await shop.git('commit', '-qm', 'Feature');
    for (const side of ['local', 'live'] as const) await record(shop, side);
    await said(shop, 'ledger export');
    await said(shop, 'check');
    // Squashed and rebased: other commits with the same code.
    await shop.git('reset', '-q', '--soft', `${tested}~1`);
    await shop.git('commit', '-q', '--allow-empty', '-m', 'Squashed');
    shop.write('src/notes.md', 'other notes\n');
    shop.write('package-lock.json', '{"other":true}\n');
    await commit(shop, 'Notes');
    await said(shop, 'check');
    await said(shop, 'release v1.0.0');
    await said(shop, 'audit v1.0.0 --pack v1.0.0.capsule');
    const { stdout } = await said(shop, 'audit v1.0.0.capsule');
    assert.match(stdout, /^verified: /m);
    // Broken after the tests.
    shop.write('src/pinterest/post.ts', 'broken();\n');
    await commit(shop, 'Break it');
    const broken = await said(shop, 'check', 1);
    assert.match(
      broken.stderr,
      /error\[tested_code_differs\][^]* local run: found \w+: src\/pinterest\/post\.ts,/,
    );
    // The release stays what it was.
    await said(shop, 'audit v1.0.0');
    await said(shop, 'audit v1.0.0.capsule');
  });

  test('an edit of covered code is refused, and one of other files is none', async (t) => {
    const shop = await coveringShop(t);
    shop.write('README.md', 'edited\n');
    shop.write('tools/new.ts', 'new();\n');
    await record(shop, 'live');
    shop.write('src/shared.ts', 'edited();\n');
    await record(shop, 'live');
    const { stderr } = await record(shop, 'local', 1);
    assert.match(stderr, /error\[tested_tree_edited\].*: found 1 file: src\/shared\.ts/);
    const head = (await shop.git('rev-parse', 'HEAD')).trim();
    await record(shop, 'local', 0, ` --tested-revision ${head}`);
  });

  test('a glob that fits no file refuses run and claim', async (t) => {
    const shop = await coveringShop(t, { local: ['src/**', 'source/**'], live: ['src/**'] });
    const { stderr } = await record(shop, 'local', 1);
    assert.match(stderr, /error\[covers_matches_nothing\].*: found source\/\*\*/);
    assert.match((await said(shop, 'check', 1)).stderr, /error\[covers_matches_nothing\]/);
  });
});

test('[T117] gate, status, page, feed and audit say what was corrected: when, by which record, and why', async (t) => {
  const published = await PublishedShop.create(t);
  const { shop } = published;
  await published.type(`${CONTROL} launch --state enabled`);
  // The live run of the release.
  await published.type(
    'ledger correct --record 2 --reason wrong-account --administrator ada',
    'ledger export',
  );
  const checked = await shop.run(['check', '--verbose']);
  assert.equal(checked.exitCode, 1);
  const codes = new Set(codesOf(checked.stderr));
  assert.ok(codes.has('evidence_corrected'), checked.stderr);
  assert.ok(!codes.has('authorization_missing') && !codes.has('live_run_missing'));
  const words = /live run corrected on [0-9-]{10}, record 7, wrong-account/;
  assert.match(checked.stderr, words);
  const status = await shop.run(MAKE_STATUS.split(' '));
  assert.equal(status.exitCode, 0, status.stderr);
  assert.match(status.stdout + status.stderr, words);
  const { payload } = JSON.parse(shop.text(STATUS)) as { payload: string };
  const { predicate } = JSON.parse(Buffer.from(payload, 'base64').toString()) as StatusStatement;
  const [dropped] = predicate.dropped;
  assert.equal(dropped?.code, 'evidence_corrected');
  assert.match(dropped?.reason ?? '', words);
  for (const name of ['index.html', 'feed.xml'])
    assert.match(shop.text(`site/status/${name}`), words, name);
  const audit = await shop.run(['audit', 'v1.0.0', '--status', STATUS]);
  assert.equal(audit.exitCode, 0, audit.stderr);
  assert.match(audit.stderr, words);
});

test('a flag of a run that test results are not read with is refused, and one that they are is not', () => {
  const args = new Arguments({ side: 'local' });
  assert.throws(
    () => refuseUnreadFlags(args, ['tested-at']),
    /--side is of no use with test results/,
  );
  refuseUnreadFlags(args, ['side']);
});

const CONTRACTS = 'provider-certification/contracts';

/** Runs of both sides on what is checked out, exported. */
async function certify(shop: Shop): Promise<void> {
  for (const side of ['local', 'live'] as const) await record(shop, side);
  await said(shop, 'ledger export');
}

/** A shop on a branch of its own, away from main. */
async function branchOf(t: TestContext, covers?: object): Promise<Shop> {
  const shop = await coveringShop(t, covers);
  await shop.git('checkout', '-q', '-b', 'feature');
  shop.write('src/pinterest/post.ts', 'post(1);\n');
  await commit(shop, 'Post one');
  shop.write('src/pinterest/post.ts', 'post(2);\n');
  await commit(shop, 'Post two');
  return shop;
}

describe('honest life with observed evidence', () => {
  test('a squash merge, and a tag built from main', async (t) => {
    const shop = await branchOf(t);
    await certify(shop);
    await shop.git('checkout', '-q', 'main');
    shop.write('README.md', 'Meanwhile.\n');
    await commit(shop, 'Meanwhile on main');
    await shop.git('merge', '-q', '--squash', 'feature');
    await commit(shop, 'Post (#1)');
    await shop.git('branch', '-qD', 'feature');
    await said(shop, 'check');
    await said(shop, 'release v1.0.0');
    await said(shop, 'audit v1.0.0 --results .claimgate/results');
  });

  test('a rebase on other work', async (t) => {
    const shop = await branchOf(t);
    await certify(shop);
    await shop.git('checkout', '-q', 'main');
    shop.write('other/package/index.ts', 'other();\n');
    await commit(shop, 'Another package');
    await shop.git('checkout', '-q', 'feature');
    await shop.git('rebase', '-q', 'main');
    await said(shop, 'check');
    await shop.git('checkout', '-q', 'main');
    await shop.git('merge', '-q', '--no-ff', '-m', 'Merge', 'feature');
    await said(shop, 'check');
  });

  test('a merge with a change of the same code asks for new tests', async (t) => {
    const shop = await branchOf(t);
    await certify(shop);
    await shop.git('checkout', '-q', 'main');
    shop.write('src/pinterest/get.ts', 'get();\n');
    await commit(shop, 'Another change of the provider');
    await shop.git('merge', '-q', '--no-ff', '-m', 'Merge', 'feature');
    const { stderr } = await said(shop, 'check', 1);
    assert.match(stderr, /error\[tested_code_differs\]/);
    await certify(shop);
    await said(shop, 'check');
  });

  test('generated files, build output and lock files', async (t) => {
    const shop = await coveringShop(t);
    shop.write('.gitignore', `${shop.text('.gitignore')}\ndist/\nsrc/generated/\n`);
    shop.write('package-lock.json', '{}\n');
    await commit(shop, 'Ignore what is generated');
    shop.write('dist/index.js', 'built();\n');
    shop.write('src/generated/client.ts', 'generated();\n');
    shop.write('package-lock.json', '{"installed":true}\n');
    await certify(shop);
    await shop.git('checkout', '-q', 'package-lock.json');
    await said(shop, 'check');
    await said(shop, 'release v1.0.0');
  });

  test('a submodule, at the commit that was tested and at another', async (t) => {
    const shop = await coveringShop(t, { local: ['src/**', 'lib'], live: ['src/**', 'lib'] });
    await shop.git('config', 'protocol.file.allow', 'always');
    const library = await Shop.create(t);
    library.write('code.ts', 'library();\n');
    await commit(library, 'Library');
    await shop.git('submodule', '--quiet', 'add', library.folder, 'lib');
    await commit(shop, 'Library');
    await certify(shop);
    await said(shop, 'check');
    // The job that releases need not check it out.
    await shop.git('submodule', '--quiet', 'deinit', '--force', 'lib');
    await said(shop, 'check');
    await said(shop, 'release v1.0.0');
    await shop.git('submodule', '--quiet', 'update', '--init', 'lib');
    shop.write('lib/code.ts', 'library(2);\n');
    await shop.git('-C', 'lib', 'commit', '-qam', 'Other');
    await commit(shop, 'Newer library');
    assert.match((await said(shop, 'check', 1)).stderr, /error\[tested_code_differs\]/);
  });

  test('a monorepo, where other packages change all the time', async (t) => {
    const shop = await coveringShop(t, { local: ['src/**'], live: ['src/pinterest/**'] });
    for (const name of ['one', 'two']) shop.write(`packages/${name}/index.ts`, `${name}();\n`);
    await commit(shop, 'Packages');
    // Somebody works on another package while the tests are recorded.
    shop.write('packages/one/index.ts', 'edited();\n');
    shop.write('packages/three/index.ts', 'three();\n');
    await certify(shop);
    await commit(shop, 'Work on packages');
    await shop.git('mv', 'packages/two', 'packages/second');
    await commit(shop, 'Rename a package');
    await said(shop, 'check');
    await said(shop, 'release v1.0.0');
  });

  test('a contract that widens its globs', async (t) => {
    const shop = await coveringShop(t, { local: ['src/pinterest/**'], live: ['src/pinterest/**'] });
    await certify(shop);
    await said(shop, 'check');
    const name = readdirSync(shop.path(CONTRACTS)).find((one) => one.endsWith('.json')) ?? '';
    const before = JSON.parse(shop.text(`${CONTRACTS}/${name}`)) as CertificationContract;
    const wider = { ...before, covers: { local: ['src/**'], live: ['src/**'] } };
    mkdirSync(shop.path(`${CONTRACTS}/candidates`));
    shop.write(`${CONTRACTS}/candidates/${name}`, `${JSON.stringify(wider)}\n`);
    await commit(shop, 'Propose wider globs');
    await said(shop, 'check');
    const digest = contractDigest(wider);
    for (const side of ['local', 'live'] as const)
      await record(shop, side, 0, ` --contract-digest ${digest}`);
    await said(shop, 'ledger export');
    await said(shop, 'check');
    renameSync(shop.path(`${CONTRACTS}/candidates/${name}`), shop.path(`${CONTRACTS}/${name}`));
    const claims = shop.path('provider-certification/public-claims.json');
    const text = readFileSync(claims, 'utf8').replaceAll(contractDigest(before), digest);
    writeFileSync(claims, text);
    await commit(shop, 'Put wider globs in force');
    assert.match((await said(shop, 'check', 1)).stderr, /error\[contract_stale\]/);
    await said(shop, 'ledger export');
    await said(shop, 'check');
    // The wider globs now speak for code that the narrower ones left out.
    shop.write('src/shared.ts', 'shared(2);\n');
    await commit(shop, 'Change shared code');
    assert.match((await said(shop, 'check', 1)).stderr, /error\[tested_code_differs\]/);
  });

  test('a glob that misses the file is a hole of the contract', async (t) => {
    const shop = await coveringShop(t, { local: ['src/pinterest/**'], live: ['src/pinterest/**'] });
    shop.write('src/shared.ts', 'broken();\n');
    await certify(shop);
    await commit(shop, 'Break shared code');
    await said(shop, 'check');
  });
});

const KEPT = '.claimgate/results';
const PUBLISHED = 'provider-certification/results';

function kept(shop: Shop, folder = KEPT): readonly string[] {
  return readdirSync(shop.path(folder)).toSorted();
}

/** The report of a command in JSON. */
async function report(shop: Shop, line: string, exitCode: number) {
  const { stdout } = await said(shop, `${line} --json`, exitCode);
  return JSON.parse(stdout) as {
    readonly findings: readonly { readonly code: string }[];
    readonly result: {
      readonly rows: readonly { readonly check: string; readonly outcome: string }[];
      readonly results: readonly {
        readonly side: string;
        readonly file: string | null;
        readonly outcome: string;
        readonly codes: readonly string[];
        readonly results_sha256: string | null;
      }[];
    };
  };
}

describe('kept results', () => {
  test('lead from a claim to the file, and are read again', async (t) => {
    const shop = await coveringShop(t);
    const local = junit();
    await record(shop, 'local', 0, ' --dry-run', local);
    assert.throws(() => kept(shop));
    await record(shop, 'local', 0, '', local);
    await record(shop, 'live');
    assert.equal((await shop.git('status', '--porcelain')).trim(), '');
    const hex = digestOf(local).replace('sha256:', '');
    assert.equal(shop.text(`${KEPT}/${hex}.xml`), local);
    const way = kept(shop).find((name) => name.startsWith(`${hex}.run-`)) ?? '';
    assert.deepEqual(JSON.parse(shop.text(`${KEPT}/${way}`)), {
      schema_version: 1,
      results_sha256: digestOf(local),
      command: null,
      exit_status: 0,
      tool: null,
      suites: [],
    });
    await said(shop, 'ledger export');
    await said(shop, 'release v1.0.0');
    const audit = `audit v1.0.0 --results ${KEPT}`;
    const { stdout } = await said(shop, `${audit} --pack v1.capsule`);
    assert.match(stdout, /^verified: /);
    assert.match(stdout, /passed +kept results/);
    assert.match(stdout, /Kept test results:\n[^]*Local run +\.claimgate\/results\/\S+\.xml shows/);
    await said(shop, `audit v1.capsule --results ${KEPT}`);
    const html = await said(shop, `${audit} --format html`);
    assert.match(html.stdout, /Kept test results/);
    const markdown = await said(shop, `${audit} --format markdown`);
    assert.match(markdown.stdout, /Kept test results/);
    const [claim = ''] = /pinterest[^ ]* · [^ ]+ · [^ ]+/.exec(stdout) ?? [];
    assert.notEqual(claim, '');
    const explained = await said(shop, `explain pinterest --results ${KEPT}`);
    assert.match(explained.stdout, /local results: \.claimgate\/results\/\S+ shows the checks/);

    // Without the file, nothing was checked.
    rmSync(shop.path(`${KEPT}/${hex}.xml`));
    const missing = await report(shop, audit, 2);
    assert.deepEqual(
      missing.result.results.map(({ side, codes }) => [side, ...codes]),
      [['local', 'kept_results_missing'], ['live']],
    );
    assert.equal(missing.result.rows.at(-1)?.outcome, 'not_checked');
    const text = await said(shop, audit, 2);
    assert.match(text.stdout, /^not verified: .*kept test results do not show all of its runs/);

    // With other bytes, or other content, it is a no.
    shop.write(`${KEPT}/${hex}.xml`, local.replace('"connect"', '"connect "'));
    const altered = await report(shop, audit, 1);
    assert.equal(altered.result.results[0]?.codes[0], 'kept_results_altered');
    assert.equal(altered.result.rows.at(-1)?.outcome, 'failed');
    await said(shop, `explain pinterest --results ${KEPT}`, 1);
    shop.write(`${KEPT}/${hex}.xml`, local);
    for (const change of [
      { suites: ['another'] },
      { checks: { refresh: 'connect' } },
      { exit_status: 1 },
      { exit_status: null },
      { results_sha256: digestOf('another') },
    ]) {
      const how = JSON.parse(shop.text(`${KEPT}/${way}`)) as object;
      const original = readFileSync(shop.path(`${KEPT}/${way}`));
      writeFileSync(shop.path(`${KEPT}/${way}`), JSON.stringify({ ...how, ...change }));
      const other = await report(shop, audit, 1);
      assert.equal(
        other.result.results[0]?.codes[0],
        'kept_results_differ',
        JSON.stringify(change),
      );
      writeFileSync(shop.path(`${KEPT}/${way}`), original);
    }
    await said(shop, audit);
    await said(shop, 'audit v1.0.0 --results nowhere', 2);
  });

  test('never take the place of other content', async (t) => {
    const shop = await coveringShop(t);
    const local = junit();
    const file = `${KEPT}/${digestOf(local).replace('sha256:', '')}.xml`;
    shop.write(`${KEPT}/.gitignore`, '*\n');
    shop.write(file, 'other');
    const { stderr } = await record(shop, 'local', 2, '', local);
    assert.match(stderr, /file_exists/);
    assert.equal(shop.text(file), 'other');
    await record(shop, 'local', 0, ' --keep elsewhere', local);
    assert.equal(kept(shop, 'elsewhere').length, 3);
    const config = JSON.parse(shop.text('claimgate.config.json')) as object;
    shop.write('claimgate.config.json', JSON.stringify({ ...config, results: 'kept/here' }));
    await record(shop, 'live');
    assert.equal(kept(shop, 'kept/here').length, 3);
  });

  test('are published only where nothing in them must stay private', async (t) => {
    const shop = await coveringShop(t);
    const fingerprint = digestOf('own external_result');
    const clean = junit().replaceAll('pin-1', fingerprint);
    const leaks: Readonly<Record<string, readonly [text: string, kind: string]>> = {
      'an address': ['see https://example.org/x', 'looks like url'],
      'an address in other characters': ['see https&#58;&#x2f;/example.org', 'looks like url'],
      'a person': ['sent to ada&#64;example.org', 'looks like email'],
      'an account': ['posted as @ada', 'looks like handle'],
      'a token': ['Authorization: Bearer abc', 'looks like token'],
      'a key': ['-----BEGIN PRIVATE KEY-----', 'looks like token'],
      'an id': ['user 1234567', 'looks like raw id'],
    };
    for (const [what, [text, kind]] of Object.entries(leaks)) {
      const xml = clean.replace('</testsuite>', `\n<system-out>${text}</system-out></testsuite>`);
      const { stderr } = await record(shop, 'local', 1, ' --publish-results', xml);
      assert.match(stderr, /error\[results_not_publishable\]/, what);
      assert.match(stderr, new RegExp(`found ${kind}\\n  --> local\\.xml:2$`, 'm'), what);
      assert.throws(() => kept(shop), what);
      assert.throws(() => kept(shop, PUBLISHED), what);
    }
    const raw = await record(shop, 'live', 1, ' --publish-results');
    assert.match(raw.stderr, /found looks like raw id\n {2}--> live\.xml:1$/m);
    await record(shop, 'local', 0, ' --publish-results', clean);
    assert.equal(kept(shop, PUBLISHED).length, 2);
    assert.match(
      await shop.git('status', '--porcelain', '-uall'),
      /provider-certification\/results\//,
    );
  });
});
