import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { GateVerdict } from '../../src/documents/index.ts';
import { MADE, Releases, VERSION } from './releases.ts';

test('[T337] the caller asks for a younger projection, and verdict, publish job and audit keep to it', async (t) => {
  const releases = await Releases.create(t);
  const { world } = releases;
  const statement = readFileSync(world.path('projection/ledger-projection.intoto.json'), 'utf8');
  const { payload } = JSON.parse(statement) as { payload: string };
  const { predicate } = JSON.parse(Buffer.from(payload, 'base64').toString()) as {
    predicate: { generated_at: string };
  };
  const generated = Date.parse(predicate.generated_at);
  const verdictOf = async (...options: string[]) => {
    const { stdout } = await releases.run(['check', ...world.evidence, ...options, '--json']);
    return JSON.parse(stdout) as GateVerdict;
  };
  const own = await verdictOf();
  const within = await verdictOf('--projection-max-age', '3h');
  assert.equal(own.decision, 'allowed');
  assert.notDeepEqual(within.horizon, own.horizon);
  const until = Date.parse(within.horizon.valid_until ?? '');
  assert.equal(until, generated + 3 * 3_600_000);
  assert.equal(within.horizon.first_lapse?.what, 'projection');
  // No longer than the signers say.
  assert.deepEqual((await verdictOf('--projection-max-age', '90d')).horizon, own.horizon);
  const tooOld = ['--projection-max-age', '1s'];
  const commands = [
    ['check', ...world.evidence, ...tooOld],
    ['exec', ...world.evidence, ...tooOld, '--', 'false'],
    ['manifest', 'create', VERSION, ...world.evidence, ...tooOld],
    [...releases.words, ...tooOld],
  ];
  for (const words of commands) {
    const { exitCode, stderr } = await releases.run(words);
    assert.equal(exitCode, 1, words.join(' '));
    assert.match(stderr, /error\[projection_too_old\]/);
  }
  const plain = releases.environment;
  releases.environment = { ...plain, CLAIMGATE_PROJECTION_MAX_AGE: '1s' };
  await releases.assertRefused('projection_too_old', 1);
  // Whoever runs it names what counts.
  assert.equal((await verdictOf('--projection-max-age', '3h')).decision, 'allowed');
  releases.environment = { ...plain, CLAIMGATE_PROJECTION_MAX_AGE: 'soon' };
  await releases.assertRefused('usage', 2);
  releases.environment = { ...plain, CLAIMGATE_PROJECTION_MAX_AGE: '3h' };
  assert.equal((await releases.run()).exitCode, 0);
  const verdict = JSON.parse(releases.text(`${MADE}/gate-verdict.json`)) as GateVerdict;
  assert.equal(Date.parse(verdict.horizon.valid_until ?? ''), until);
  releases.environment = plain;
  const required = ['verdict', 'require', `${MADE}/gate-verdict.json`, '--ref', VERSION];
  assert.equal((await releases.run(required)).exitCode, 0);
  const late = await releases.runAt(until, [...required, '--max-age', '2d']);
  assert.match(late.stderr, /error\[verdict_lapsed\]/);
  const audit = await releases.run(['audit', VERSION]);
  assert.equal(audit.exitCode, 0, audit.stdout + audit.stderr);
});
