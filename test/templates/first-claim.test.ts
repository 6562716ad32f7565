import { describe, test, type TestContext } from 'node:test';
import { FirstClaim } from './first-claim.ts';

async function world(t: TestContext): Promise<FirstClaim> {
  const made = await FirstClaim.create();
  t.after(() => made.remove());
  return made;
}

describe('example evidence', () => {
  test('recorded, exported and checked, gives an allowed claim', async (t) => {
    const w = await world(t);
    await w.run(0, 'example evidence');
    await w.run(0, 'ledger append evidence');
    await w.check(0);
  });
});
