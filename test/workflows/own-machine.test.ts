import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { Shop } from '../commands/shop.ts';
import { PROGRAM } from '../cli/release-world.ts';
import { runHere } from '../cli/world.ts';
import { PROJECT, runWorkflow } from './runner.ts';
import { makeOwn } from '../own-evidence.ts';

const DAY_MS = 86_400_000;
const SCRIPT = join(PROJECT, 'examples/ci/shell/export-from-here.sh');

/** Programs as a machine has them where `npx claimgate` is what `script` says. */
function programsIn(shop: Shop, name: string, script: string): string {
  const folder = shop.path(`../${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return folder;
}

test('with a SQLite ledger, two releases and pull requests a week apart are green by exports from its machine', async (t) => {
  const shop = await Shop.create(t);
  const origin = shop.path('../origin.git');
  const start = Date.now();
  const tried = (day: number, line: string, folder = shop.folder, more: object = {}) => {
    const environment = { PATH: process.env['PATH'] ?? '', HOME: shop.home, USER: 'ada', ...more };
    const clock = () => start + day * DAY_MS;
    return runHere(line.split(' '), { directory: folder, environment, clock });
  };
  const on = async (day: number, line: string, folder = shop.folder, more: object = {}) => {
    const ended = await tried(day, line, folder, more);
    assert.equal(ended.exitCode, 0, `day ${day}: ${line}\n${ended.stdout}${ended.stderr}`);
    return ended;
  };
  const publish = async (programs: string) => {
    const PATH = `${programs}:${process.env['PATH']}`;
    const env = { PATH, HOME: shop.home, USER: 'ada' };
    await execa('sh', [SCRIPT], { cwd: shop.folder, extendEnv: false, env });
  };
  await shop.git('config', 'user.name', 'Ada');
  await shop.git('config', 'user.email', 'ada@example.org');
  const made = await on(0, 'setup --yes --ci github');
  assert.match(made.stdout, /CI cannot reach this SQLite ledger[^]*export-from-here\.sh/);
  const [, pin = ''] = /^trust pin: (\S+)$/m.exec(made.stdout) ?? [];
  await on(0, 'example evidence');
  makeOwn(shop.folder);
  await on(0, 'ledger append evidence');
  await on(0, 'ledger export');
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Claim');
  await on(0, 'release v1.0.0');
  await shop.git('clone', '-q', '--bare', '.', origin);
  await shop.git('remote', 'add', 'origin', origin);
  await shop.git('fetch', '-q', 'origin');
  await shop.git('remote', 'set-head', 'origin', '--auto');

  // The script as it stands, and then a pull request in CI, which has the pin and nothing else.
  await publish(programsIn(shop, 'here', `shift\nexec '${process.execPath}' '${PROGRAM}' "$@"`));
  const jobs = await runWorkflow('examples/ci/github/claims.yml', {
    folder: shop.path('../run'),
    origin,
    programs: programsIn(shop, 'ci', `shift\nexec '${process.execPath}' '${PROGRAM}' "$@"`),
    contexts: {
      github: {
        sha: await shop.git('rev-parse', 'HEAD'),
        ref: 'refs/heads/main',
        ref_name: 'main',
        ref_type: 'branch',
        repository: 'acme/shop',
        event_name: 'pull_request',
        event: {
          repository: { default_branch: 'main' },
          pull_request: { head: { repo: { full_name: 'acme/shop' } } },
        },
      },
      vars: { CLAIMGATE_TRUST_PIN: pin },
      secrets: {},
    },
    leaveOut: (script) => script.startsWith('npm ci'),
  });
  assert.equal(jobs['check']?.result, 'success', jobs['check']?.log);
  assert.equal(jobs['export']?.result, 'skipped');

  // A week later the projection has expired; the audit of what was released by it needs no newer one.
  const stale = await tried(7, 'check');
  assert.equal(stale.exitCode, 1);
  assert.match(stale.stderr, /error\[projection_expired\]/);
  assert.match(stale.stderr, /scheduled export/);
  assert.match(stale.stderr, /next: claimgate ledger export/);
  await on(7, 'audit v1.0.0');

  // The service reports facts anew, and the timer exports as on every day before.
  const facts = JSON.parse(shop.text('runtime-facts.json')) as object;
  const generated_at = new Date(start + 7 * DAY_MS - 60_000).toISOString();
  shop.write('runtime-facts.json', JSON.stringify({ ...facts, generated_at }));
  await on(7, 'ledger export');
  await publish(programsIn(shop, 'exported', 'exit 0'));
  const clone = shop.path('../clone');
  await shop.git('clone', '-q', origin, clone);
  mkdirSync(join(clone, 'projection'));
  for (const file of ['ledger-projection.jsonl', 'ledger-projection.intoto.json']) {
    const text = await shop.git('-C', clone, 'show', `origin/claimgate-projection:${file}`);
    // Git prints a last line feed less.
    writeFileSync(join(clone, 'projection', file), `${text}\n`);
    assert.equal(`${text}\n`, readFileSync(shop.path(`projection/${file}`), 'utf8'));
  }
  await on(7, 'check', clone, { CI: 'true', CLAIMGATE_TRUST_PIN: pin });
  await on(7, 'release v1.1.0');
  await shop.git('push', '-q', '--atomic', 'origin', 'main', 'v1.1.0');
  await on(7, 'audit v1.1.0');
  const older = await on(7, 'release v1.0.1');
  assert.match(older.stderr, /warning\[version_not_newest\].*: found v1\.0\.1, expected/);
});
