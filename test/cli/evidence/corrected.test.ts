import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StatusStatement } from '../../../src/documents/index.ts';
import { codesOf, CONTROL, MAKE_STATUS, PublishedShop, STATUS } from './published-shop.ts';

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
