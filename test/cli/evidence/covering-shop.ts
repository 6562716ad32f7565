import { rmSync } from 'node:fs';
import type { TestContext } from 'node:test';
import { digestOf } from '../../../src/digest/index.ts';
import { changeContracts, makeOwn } from '../../own-evidence.ts';
import { certifiedShop, type Shop, said } from '../shop.ts';
import { KINDS } from '../../test-results/corpus.ts';

const COVERS = { local: ['src/**', '!src/**/*.md'], live: ['src/pinterest/**'] };

/** No two files are the same, and a file counts once. */
let turn = 0;

/** @param aheadMs as a tool that starts so much later writes it */
export function junit(aheadMs = 0, names: readonly string[] = KINDS): string {
  const timestamp = new Date(Date.now() + aheadMs).toISOString().replace(/\.\d+Z$/, 'Z');
  const answer = '<properties><property name="external_result" value="pin-1"/></properties>';
  const cases = names.map((name) => `<testcase name="${name}">${answer}</testcase>`);
  turn += 1;
  return `<testsuite name="${turn}" timestamp="${timestamp}">${cases.join('')}</testsuite>\n`;
}

export async function commit(shop: Shop, message: string): Promise<string> {
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', message);
  return (await shop.git('rev-parse', 'HEAD')).trim();
}

export async function record(
  shop: Shop,
  side: 'local' | 'live',
  exitCode = 0,
  more = '',
  xml = junit(),
) {
  shop.write(`${side}.xml`, xml);
  const account = ` --account-reference ${digestOf('own account_reference')}`;
  const line = `ledger append run --side ${side} --from-junit ${side}.xml --exit-status 0 --scope pins:read --scope pins:write --operator ada`;
  const ended = await said(shop, `${line}${side === 'live' ? account : ''}${more}`, exitCode);
  rmSync(shop.path(`${side}.xml`));
  return ended;
}

/** A shop whose contract names its code, with runs of both sides on it. */
export async function coveringShop(t: TestContext, covers: object = COVERS): Promise<Shop> {
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
