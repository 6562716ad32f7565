import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commit, coveringShop, record, said } from './covering-shop.ts';
import type { StatusStatement } from '../../../src/documents/index.ts';
import { codesOf, CONTROL, MAKE_STATUS, PublishedShop, STATUS } from './published-shop.ts';
import { Arguments } from '../../../src/cli/arguments.ts';
import { refuseUnreadFlags } from '../../../src/cli/evidence/evidence-flags.ts';

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
