import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { World } from '../cli/world.ts';
import { bent } from '../gate/bend.ts';
import { ASKED, questionOf, world } from './world.ts';

test('[T96] an entry in a question with a credential in it is reported, a disable in it wins, and nothing of it is repeated', async (t) => {
  const files = new World();
  t.after(() => files.remove());
  const valid = world();
  const leaking = bent(valid, { '/entry/approval/tier': 'acct-1029384756' });
  const disabled = bent(leaking, {
    '/entry/runtime_control': { state: 'disabled', expires_at: null, record: null },
  });
  for (const [of, code, state] of [
    [valid, undefined, 'healthy'],
    [leaking, 'looks_like_raw_id', 'degraded'],
    [disabled, 'looks_like_raw_id', 'disabled'],
  ] as const) {
    writeFileSync(join(files.directory, 'question.json'), JSON.stringify(questionOf(of, ASKED.on)));
    const { stdout, exitCode } = await files.claimgate([
      'readiness',
      'question.json',
      '--at',
      valid.at,
      '--json',
    ]);
    const { findings, result } = JSON.parse(stdout) as {
      findings: { code: string; pointer?: string }[];
      result: { state: string };
    };
    assert.equal(result.state, state);
    const [found] = findings;
    assert.equal(found?.code, code, stdout);
    if (code !== undefined) assert.equal(found?.pointer, '/evidence/entry/approval/tier');
    assert.equal(exitCode, code === undefined ? 0 : 1);
    assert.ok(!stdout.includes('1029384756'));
  }
});
