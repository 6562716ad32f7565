import assert from 'node:assert/strict';
import { cpSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { test } from 'node:test';
import { EXAMPLES } from './signer-world.ts';
import { REPRODUCIBLE_GIT } from '../../repositories.ts';
import { Shop } from '../shop.ts';
import { makeOwn } from '../../own-evidence.ts';

const PATH = [EXAMPLES, dirname(process.execPath), REPRODUCIBLE_GIT['PATH'] ?? ''].join(delimiter);

/** Every command that signs, with the options that name a key for each of its signatures. */
const SIGNING = (key: (holder: string, prefix?: string) => string) => [
  `ledger export ${key('projection')} ${key('ledger', 'ledger-')}`,
  `ledger checkpoint ${key('ledger')}`,
  `ledger checkpoint ${key('ledger')} --out checkpoints`,
  `ledger prove 1 ${key('ledger')}`,
  `manifest create v1.0.0 ${key('release')} --out made/release-manifest.json`,
  `release v1.0.0 ${key('release')}`,
  `sign provider-certification/trust/1.root.json ${key('root')}`,
];

/** A shop with evidence whose private keys lie elsewhere. */
async function shopWithoutKeys(t: Parameters<typeof Shop.create>[0]) {
  const shop = await Shop.create(t);
  await shop.git('config', 'user.name', 'Ada');
  await shop.git('config', 'user.email', 'ada@example.org');
  await shop.setUp();
  await shop.run(['example', 'evidence']);
  makeOwn(shop.folder);
  for (const line of ['ledger append evidence --operator ada', 'ledger export'])
    assert.equal((await shop.run(line.split(' '))).exitCode, 0, line);
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Claim');
  const keys = join(shop.home, 'vault');
  cpSync(shop.path('.claimgate/keys'), keys, { recursive: true });
  for (const holder of ['ledger', 'projection', 'release', 'root'])
    rmSync(shop.path(`.claimgate/keys/${holder}.key`));
  return { shop, keys, run: (line: string) => shop.run(line.split(' '), { PATH }) };
}

test('[T185] a whole release is signed by a key manager, and one that fails leaves nothing behind', async (t) => {
  const { keys, run, shop } = await shopWithoutKeys(t);
  shop.write('made/.gitkeep', '');
  const lines = (suffix: string) =>
    SIGNING((holder, prefix = '') => `--${prefix}kms file://${keys}/${holder}${suffix}`);
  // A run that ends early leaves a verdict that says so, and a release its copy of the projection.
  // SQLite moves records from its log to the file when it likes.
  const unfinished =
    /^\.claimgate\/ledger\.sqlite|^release-evidence\/(?!.*(?:manifest|verdict)\.)|^made\/gate-verdict\.json$/;
  const files = () =>
    shop
      .files()
      .filter((name) => !unfinished.test(name))
      .map((name) => [name, shop.text(name)] as const);
  const before = new Map(files());
  for (const line of lines('.none')) {
    const { exitCode, stderr } = await run(line);
    assert.equal(exitCode, 2, line);
    assert.match(stderr, /error\[signer_failed\].*: found ENOENT/, line);
    const changed = files().filter(([name, text]) => before.get(name) !== text);
    assert.deepEqual(changed, [], line);
  }
  assert.match(shop.text('made/gate-verdict.json'), /"did_not_finish"/);
  for (const line of lines('.key')) {
    const { exitCode, stderr } = await run(line);
    if (line.startsWith('sign')) assert.match(stderr, /already_signed/);
    else assert.equal(exitCode, 0, `${line}\n${stderr}`);
  }
  const audited = await run('audit v1.0.0');
  assert.equal(audited.exitCode, 0, audited.stderr);
});
