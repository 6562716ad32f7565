import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder } from '../repositories.ts';
import { EXAMPLES } from '../../examples/library.ts';
import { given } from './given.ts';

const PIN = 'CLAIMGATE_TRUST_PIN';

test('the example of each public name does what it shows', async (t) => {
  const { values, repository, pin } = await given(temporaryFolder(t));
  const [directory, before] = [process.cwd(), process.env[PIN]];
  process.chdir(repository);
  process.env[PIN] = pin;
  try {
    for (const [name, example] of Object.entries(EXAMPLES))
      await t.test(name, () => example(values));
    assert.ok(Object.keys(EXAMPLES).length > 40);
  } finally {
    process.chdir(directory);
    if (before === undefined) delete process.env[PIN];
    else process.env[PIN] = before;
    await values.LEDGER.close();
  }
});
