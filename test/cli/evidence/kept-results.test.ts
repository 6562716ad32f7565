import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { digestOf } from '../../../src/digest/index.ts';
import type { Shop } from '../shop.ts';
import { coveringShop, junit, record, said } from './covering-shop.ts';

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
