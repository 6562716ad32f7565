import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { describe, test, type TestContext } from 'node:test';
import { digestOf } from '../../../src/digest/index.ts';
import { changeContracts, makeOwn } from '../../own-evidence.ts';
import { certifiedShop, type Shop } from '../shop.ts';
import { KINDS } from '../../test-results/corpus.ts';

const COVERS = { local: ['src/**', '!src/**/*.md'], live: ['src/pinterest/**'] };

/** No two files are the same, and a file counts once. */
let turn = 0;

function junit(): string {
  const timestamp = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  const answer = '<properties><property name="external_result" value="pin-1"/></properties>';
  const cases = KINDS.map((kind) => `<testcase name="${kind}">${answer}</testcase>`);
  turn += 1;
  return `<testsuite name="${turn}" timestamp="${timestamp}">${cases.join('')}</testsuite>\n`;
}

async function said(shop: Shop, line: string, exitCode = 0) {
  const ended = await shop.run(line.split(' '));
  assert.equal(ended.exitCode, exitCode, `${line}\n${ended.stdout}\n${ended.stderr}`);
  return ended;
}

async function commit(shop: Shop, message: string): Promise<string> {
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', message);
  return (await shop.git('rev-parse', 'HEAD')).trim();
}

async function record(shop: Shop, side: 'local' | 'live', exitCode = 0, more = '') {
  shop.write(`${side}.xml`, junit());
  const account = ` --account-reference ${digestOf('own account_reference')}`;
  const line = `ledger append run --side ${side} --from-junit ${side}.xml --exit-status 0 --scope pins:read --scope pins:write --operator ada`;
  const ended = await said(shop, `${line}${side === 'live' ? account : ''}${more}`, exitCode);
  rmSync(shop.path(`${side}.xml`));
  return ended;
}

/** A shop whose contract names its code, with runs of both sides on it. */
async function coveringShop(t: TestContext, covers: object = COVERS): Promise<Shop> {
  const bend = (folder: string) => {
    makeOwn(folder);
    changeContracts(folder, (contract) => ({ ...contract, covers }));
  };
  const shop = await certifiedShop(t, { bend, more: { LANG: 'C' } });
  shop.write('src/pinterest/post.ts', 'post();\n');
  shop.write('src/shared.ts', 'shared();\n');
  shop.write('src/notes.md', 'notes\n');
  await commit(shop, 'Code');
  return shop;
}

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
