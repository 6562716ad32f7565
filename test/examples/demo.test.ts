import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { PROJECTION_STATEMENT } from '../../src/trust/statement.ts';
import { readEnvelope } from '../../src/trust/envelope.ts';
import { claimgateOnPath } from '../claimgate-on-path.ts';
import { ENGINES, newLocation } from '../ledger/world.ts';
import { wordsFor } from '../programs.ts';
import { temporaryFolder } from '../repositories.ts';
import { isSoak } from '../soak.ts';
import { valueOf } from '../trust/expect.ts';

// A command does the same on both engines; the tests of the ledger run on both.
for (const engine of isSoak ? ENGINES : (['sqlite'] as const)) {
  test(`the whole way, from an empty ledger on ${engine} to the release that is refused`, async (t) => {
    const folder = join(temporaryFolder(t), 'kept');
    const options = engine === 'sqlite' ? [] : ['--ledger', await newLocation(engine)];
    const words = [...wordsFor('examples/demo.ts'), '--keep', folder, ...options];
    const env = { CLAIMGATE_EXECUTABLE: join(await claimgateOnPath(), 'claimgate') };
    const { stdout, stderr } = await execa(process.execPath, words, { env });
    // The demonstration checks its own exit codes; here is checked that it was walked to its end.
    for (const told of [
      'allowed: 4 claims',
      'signed: gate-verdict.intoto.json',
      'ledger_truncated',
      'contract_stale',
      'check_failed',
      'nothing was altered',
      'only grew since: 12 records',
    ])
      assert.ok((stdout + stderr).includes(told), `${told} was not shown`);
    assert.equal(stdout.split('(exit code 1)').length - 1, 5);
    for (const kept of [
      'repo/.git',
      'runtime-facts.json',
      'keys/release.pem',
      'projection/ledger-projection.jsonl',
      'release/gate-verdict.intoto.json',
    ])
      assert.ok(existsSync(join(folder, kept)), kept);
    assert.equal(existsSync(join(folder, 'ledger.sqlite')), engine === 'sqlite');
    assert.equal(consistencyIn(join(folder, 'newer-projection')), 12);
    const { stdout: tag } = await execa('git', ['describe', '--exact-match', '--tags'], {
      cwd: join(folder, 'repo'),
    });
    assert.equal(tag, 'v1.0.0');
  });
}

/** The size from which a projection proves that the ledger only grew: that of the recorded release. */
function consistencyIn(folder: string): unknown {
  const file = 'ledger-projection.intoto.json';
  const envelope = valueOf(readEnvelope(readFileSync(join(folder, file)), file));
  const { predicate } = valueOf(PROJECTION_STATEMENT.read(envelope.payload, file));
  return [predicate.consistency].flat()[0]?.from_size;
}
