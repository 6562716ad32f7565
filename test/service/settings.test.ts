import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { connectionsIn } from '../../service/awaited-ledger.ts';
import { publicOriginOf } from '../../service/access/sessions.ts';
import { readinessSettings } from '../../src/readiness/input.ts';
import { requireKnownProviders } from '../../src/evidence/disabled-providers.ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ancestryBeside } from '../../service/sources.ts';
import { createRepository, git } from '../../examples/world/write.ts';
import { temporaryFolder } from '../repositories.ts';
import { formatInstant } from '../../src/documents/json.ts';
import type { ReadinessBoard } from '../../src/documents/index.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import { writeEnvelope } from '../../src/trust/envelope.ts';
import { World } from '../cli/world.ts';
import { facts } from '../ledger/export-world.ts';
import { AT, keyFileIn, newLedger } from '../ledger/world.ts';
import { content, firstRoot, keys } from '../trust/root-world.ts';

function read(flag?: string, providers?: string) {
  return readinessSettings({
    SERVICE_PROVIDER_CERTIFICATION_ENFORCED: flag,
    CLAIMGATE_DISABLED_PROVIDERS: providers,
  });
}

test('the flag is exactly true or false, and absent is off', () => {
  assert.equal(readinessSettings({}).certificationEnforced, false);
  assert.equal(read('false').certificationEnforced, false);
  assert.equal(read('true').certificationEnforced, true);
  for (const text of [
    '',
    ' ',
    'TRUE',
    'True',
    ' true',
    'true ',
    'true\n',
    '1',
    '0',
    'yes',
    'on',
    'no',
    'falsee',
  ])
    assert.throws(() => read(text), { code: 'enforcement_flag_invalid' }, JSON.stringify(text));
});

test('the number of connections to the ledger', () => {
  const connections = (text?: string) => connectionsIn({ CLAIMGATE_LEDGER_CONNECTIONS: text });
  assert.deepEqual([connections(), connections('1'), connections('100')], [4, 1, 100]);
  for (const text of ['', '0', '101', '1000', '-1', '4.0', ' 4', '4\n', '0x4', 'four'])
    assert.throws(
      () => connections(text),
      { code: 'ledger_connections_invalid' },
      JSON.stringify(text),
    );
});

test('the deny-list is slugs with commas between them', () => {
  assert.deepEqual([...readinessSettings({}).disabledProviders], []);
  assert.deepEqual([...read(undefined, '').disabledProviders], []);
  assert.deepEqual(
    [...read(undefined, 'pixelgram,a.b-c').disabledProviders],
    ['pixelgram', 'a.b-c'],
  );
  for (const text of [
    ',',
    'a,',
    ',a',
    'a,,b',
    'a, b',
    ' a',
    'A',
    'a;b',
    '*',
    'a\n',
    'a'.repeat(65),
  ])
    assert.throws(
      () => read(undefined, text),
      { code: 'disabled_providers_invalid' },
      JSON.stringify(text),
    );
});

test('a provider on the deny-list that nobody knows stops the start', () => {
  const known = new Set(['pixelgram', 'other']);
  requireKnownProviders(read(undefined, 'pixelgram'), known);
  requireKnownProviders(read(), new Set());
  assert.throws(() => requireKnownProviders(read(undefined, 'pixelgram,pixlgram'), known), {
    code: 'disabled_provider_unknown',
    message: /found pixlgram, expected other, pixelgram/,
  });
  assert.throws(() => requireKnownProviders(read(undefined, 'pixelgram'), new Set()), {
    message: /expected no provider at all/,
  });
});

test('a public address is scheme, host and port, and nothing more', () => {
  assert.equal(publicOriginOf('https://Claims.example'), 'https://claims.example');
  assert.equal(publicOriginOf('http://127.0.0.1:8080/'), 'http://127.0.0.1:8080');
  for (const text of [
    'claims.example',
    'ftp://claims.example',
    'https://user@claims.example',
    'https://claims.example/admin',
    'https://claims.example?x',
    'https://claims.example/#',
  ])
    assert.throws(() => publicOriginOf(text), { code: 'usage' }, text);
});

const log = () => {};
const beside = (file: string) => ancestryBeside(file, process.env, log);

test('what runs is the checkout around the claims file, with everything behind it', async (t) => {
  const folder = temporaryFolder(t);
  const now = Date.now();
  const { repository, revision } = await createRepository(join(folder, 'world'), now);
  const commit = async (message: string) => {
    await git(repository, ['commit', '--quiet', '--allow-empty', '--message', message], now);
    return git(repository, ['rev-parse', 'HEAD'], now);
  };
  const released = await commit('released');
  await git(repository, ['checkout', '--quiet', '-b', 'other', revision], now);
  const elsewhere = await commit('elsewhere');
  await git(repository, ['checkout', '--quiet', 'main'], now);
  const claims = join(repository, 'provider-certification/public-claims.json');
  mkdirSync(join(claims, '..'), { recursive: true });
  const ancestry = await beside(claims);
  assert.deepEqual(
    [revision, released, elsewhere, 'HEAD'].map((one) => ancestry.get(one)),
    [true, true, undefined, undefined],
  );
});

test('outside of a repository, and in a broken one, nothing is known', async (t) => {
  const folder = temporaryFolder(t);
  assert.equal((await beside(join(folder, 'claims.json'))).get('a'.repeat(40)), undefined);
  execFileSync('git', ['init', '--quiet', folder]);
  assert.equal((await beside(join(folder, 'claims.json'))).get('a'.repeat(40)), undefined);
  mkdirSync(join(folder, 'broken/.git'), { recursive: true });
  assert.equal((await beside(join(folder, 'broken/claims.json'))).get('a'.repeat(40)), undefined);
});

const MINUTE = 60_000;
/** Older than this trust root allows, and younger than the limit without one. */
const AGE_MINUTES = 40;
const root = firstRoot({ limits: { ...content.limits, max_facts_minutes: 30 } });
const unsigned = firstRoot({}, [keys.stranger]);

/** A folder with aged facts, a trust root and a ledger, and what is asked there. */
async function prepared(t: TestContext) {
  const ledger = await newLedger('sqlite');
  const world = new World();
  t.after(() => world.remove());
  const generated_at = formatInstant(AT - AGE_MINUTES * MINUTE);
  const place = (name: string) => join(world.directory, name);
  writeFileSync(place('facts.json'), JSON.stringify(facts({ generated_at })));
  for (const [folder, { envelope }] of [
    ['trust', root],
    ['unsigned', unsigned],
  ] as const) {
    mkdirSync(place(folder));
    writeFileSync(place(`${folder}/1.root.json`), writeEnvelope(envelope));
  }
  mkdirSync(place('empty'));
  const key = keyFileIn(world.directory);
  const own = ['--ledger', ledger.location, '--facts', 'facts.json'];
  return (command: string, args: readonly string[], environment = {}) =>
    world.claimgate([command, ...own, ...args], {
      clock: () => AT,
      stdin: question(),
      environment: { ...world.environment, ...key, ...environment },
    });
}

async function* question(): AsyncGenerator<Uint8Array> {
  const call = { name: 'get_provider_readiness', arguments: {} };
  yield Buffer.from(
    `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call })}\n`,
  );
}

/** The codes of everything that blocks, or would. */
function codesIn(stdout: string): Set<string> {
  const { result } = JSON.parse(stdout) as { result: { content: [{ text: string }] } };
  const board = JSON.parse(result.content[0].text) as ReadinessBoard;
  const decisions = board.providers.flatMap((one) => one.decisions);
  assert.ok(decisions.length > 0);
  for (const { decision } of decisions) assert.equal(decision.facts_age_seconds, AGE_MINUTES * 60);
  return new Set(
    decisions.flatMap(({ decision: { blockers, would_block } }) =>
      [...blockers, ...would_block].map(({ code }) => code),
    ),
  );
}

const PIN = pinOf(root);

test('[T104] the trust root that the pin vouches for limits the age of the facts', async (t) => {
  const ask = await prepared(t);
  for (const [args, environment, isTooOld] of [
    [[], {}, false],
    [['--trust-roots', 'trust', '--trust-pin', PIN], {}, true],
    [['--trust-roots', 'trust'], { CLAIMGATE_TRUST_PIN: PIN }, true],
    // The pin of the environment is for all commands; without trust roots it changes nothing here.
    [[], { CLAIMGATE_TRUST_PIN: PIN }, false],
  ] as const) {
    const { stdout, stderr, exitCode } = await ask('mcp', args, environment);
    assert.equal(exitCode, 0, stderr);
    assert.equal(codesIn(stdout).has('facts_too_old'), isTooOld, args.join(' '));
  }
});

test('trust roots that nothing vouches for stop the start', async (t) => {
  const ask = await prepared(t);
  const pin = ['--trust-pin', PIN];
  for (const [args, code] of [
    [['--trust-roots', 'trust'], 'pin_missing'],
    [['--trust-roots', 'trust', '--trust-pin', '1'], 'pin_malformed'],
    [['--trust-roots', 'trust', '--trust-pin', pinOf(unsigned)], 'pin_mismatch'],
    [['--trust-roots', 'unsigned', '--trust-pin', pinOf(unsigned)], 'root_unsigned_by_itself'],
    [['--trust-roots', 'empty', ...pin], 'root_missing'],
    [['--trust-roots', 'nowhere', ...pin], 'file_missing'],
    [pin, 'usage'],
    [['--instance', 'http://127.0.0.1:1', '--trust-roots', 'trust'], 'usage'],
  ] as const) {
    const { stdout, stderr, exitCode } = await ask('mcp', args);
    assert.notEqual(exitCode, 0, args.join(' '));
    assert.equal(stdout, '');
    assert.equal(/^error\[(\w+)\]/m.exec(stderr)?.[1], code, args.join(' '));
  }
  const { stderr, exitCode } = await ask('serve', ['--trust-roots', 'trust']);
  assert.notEqual(exitCode, 0);
  assert.match(stderr, /\bpin_missing\b/);
});
