import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { describe, test, type TestContext } from 'node:test';
import { commit, coveringShop, record, said } from './covering-shop.ts';
import type { StatusStatement, CertificationContract } from '../../../src/documents/index.ts';
import { codesOf, CONTROL, MAKE_STATUS, PublishedShop, STATUS } from './published-shop.ts';
import { Arguments } from '../../../src/cli/arguments.ts';
import { refuseUnreadFlags } from '../../../src/cli/evidence/evidence-flags.ts';
import { contractDigest } from '../../../src/evidence/contract.ts';
import { Shop } from '../shop.ts';

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
