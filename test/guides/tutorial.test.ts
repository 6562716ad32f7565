import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { commandsOf, Reader } from './guide.ts';

const INSTALL = 'npm install --save-dev claimgate';

/**
 * A tarball to install, as `npm run test:nodes` has one, from the registry that is configured on this machine;
 * without it the program is there as it was built.
 */
const TARBALL = process.env['CLAIMGATE_TARBALL'];

/** What npm needs to reach the registry from here: its settings, proxies and certificates. */
function settingsOfNpm(): Record<string, string> {
  const settings = Object.entries(process.env).filter(([name]) =>
    /^(?:npm_config_|node_extra_ca_certs$|ssl_cert_|\w+_proxy$)/i.test(name),
  );
  const userconfig = { npm_config_userconfig: join(homedir(), '.npmrc') };
  return { ...userconfig, ...Object.fromEntries(settings.map(([name, is]) => [name, is ?? ''])) };
}

test('the tutorial, typed by a newcomer, ends in an audited release', async (t) => {
  const commands = commandsOf('tutorial/first-claim.md')
    .split('\n')
    .filter((line) => line !== '');
  const untilAllowed = commands.slice(1, commands.indexOf('npx claimgate check') + 1);
  assert.equal(commands[0], INSTALL);
  assert.equal(untilAllowed.length, 5, 'commands to the first allowed claim');
  assert.equal(commands.at(-1), 'npx claimgate audit v1.0.0');
  assert.ok(commands.length - 1 <= 9, `${commands.length - 1} commands to an audited release`);

  const environment = { USER: 'ada', ...(TARBALL === undefined ? {} : settingsOfNpm()) };
  const reader = new Reader(t, environment, TARBALL === undefined);
  const product = join(reader.folder, 'product');
  mkdirSync(product);
  writeFileSync(join(product, 'package.json'), '{"name":"pixelgram-publisher","private":true}\n');
  writeFileSync(join(product, '.gitignore'), 'node_modules\n');
  writeFileSync(
    join(reader.folder, '.gitconfig'),
    '[user]\nname = Ada\nemail = ada@example.org\n[init]\ndefaultBranch = main\n',
  );
  const begun = await reader.type(
    'git init --quiet && git add --all && git commit -qm Begin',
    product,
  );
  assert.equal(begun.exitCode, 0, begun.all);

  for (const line of commands) {
    const typed = line === INSTALL ? (TARBALL ? `${line.slice(0, -9)}${TARBALL}` : ':') : line;
    const { exitCode, all } = await reader.type(typed, product);
    assert.equal(exitCode, 0, `${line}\n${all}`);
    if (line === 'npx claimgate check') assert.match(all, /^allowed: /m);
    if (line === 'npx claimgate audit v1.0.0') assert.match(all, /^verified: v1\.0\.0 /m);
  }
  const record = join(product, 'provider-certification/releases/v1.0.0/release-manifest.json');
  assert.ok(existsSync(record));
  const manifest = JSON.parse(readFileSync(record, 'utf8')) as {
    provider_claims: { claim_count: number };
  };
  assert.equal(manifest.provider_claims.claim_count, 1);
});
