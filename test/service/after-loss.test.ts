import type { ReadinessBoard } from '../../src/documents/index.ts';
import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CONTROL, MAKE_STATUS, PublishedShop, STATUS } from '../cli/evidence/published-shop.ts';
import { PROGRAM, startProgram } from './program.ts';

const GUIDE = join(import.meta.dirname, '../../docs/how-to/back-up-a-ledger.md');
/** The file that the guide has removed on the machine of the service. */
const REMOVED =
  /remove the file of `--head-file` \(by default `(ledger-heads\/DEPLOYMENT\.json)` in the folder for settings\) and restart it/;

test('[T475] a service goes on from a backup once its head file is removed, as the guide says', async (t) => {
  const published = await PublishedShop.create(t);
  const { shop } = published;
  const ledger = ['--ledger', 'sqlite:.claimgate/ledger.sqlite'];
  const { stdout } = await shop.run(['token', 'create', 'board', '--expires-in', '1h', ...ledger]);
  const [token = ''] = stdout.split('\n');
  const facts = shop.files().find((name) => name.endsWith('runtime-facts.json')) ?? '';
  /** Starts the service, asks it for every decision, and stops it. */
  const asked = async () => {
    const own = [
      'serve',
      ...ledger,
      '--facts',
      facts,
      '--listen',
      '127.0.0.1:0',
      '--announce-for',
      '1s',
    ];
    const program = await startProgram(shop.folder, [PROGRAM, ...own], { HOME: shop.home });
    try {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${program.base}/api/v1/provider-readiness`, { headers });
      const { providers } = (await answer.json()) as ReadinessBoard;
      const codes = program.log.flatMap(({ code }) => (typeof code === 'string' ? [code] : []));
      return { state: providers[0]?.decisions[0]?.decision.state, codes: [...new Set(codes)] };
    } finally {
      program.child.kill('SIGTERM');
      await program.ended;
    }
  };
  await published.keep('backup');
  await published.type(`${CONTROL} another --state enabled`, 'ledger export', MAKE_STATUS);
  assert.deepEqual(await asked(), { state: 'healthy', codes: [] });
  published.putBack('backup');
  const refused = { state: 'degraded', codes: ['ledger_truncated'] };
  assert.deepEqual(await asked(), refused);
  const accept = `ledger verify --accept-head ${STATUS} --reason disk-failure --out lost.json`;
  await published.type(accept, 'trust rotate --from lost.json');
  await published.signRoot();
  assert.deepEqual(await asked(), refused, 'the file of the service is not signed by anybody');
  const [, named = ''] = REMOVED.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  const { deployment } = JSON.parse(shop.text('claimgate.config.json')) as { deployment: string };
  rmSync(join(shop.home, '.config/claimgate', named.replace('DEPLOYMENT', deployment)));
  const goesOn = { state: 'disabled', codes: [] };
  assert.deepEqual(await asked(), goesOn, 'what enabled it is lost');
  assert.deepEqual(await asked(), goesOn);
});
