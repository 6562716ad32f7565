import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { formatInstant } from '../../src/documents/json.ts';
import type { ReadinessBoard } from '../../src/documents/index.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import { writeEnvelope } from '../../src/trust/envelope.ts';
import { World } from '../cli/world.ts';
import { facts } from '../ledger/export-world.ts';
import { AT, keyFileIn, newLedger } from '../ledger/world.ts';
import { content, firstRoot, keys } from '../trust/root-world.ts';

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
