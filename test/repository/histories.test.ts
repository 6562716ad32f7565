import { test } from 'node:test';
import { often, tellProgress } from '../soak.ts';
import { disagreementOf, historyOf, shortened } from './random-history.ts';

const HISTORIES = often(8, 300);

test('[T408] every command answers as a model of the specification, whatever was done before', async () => {
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const history = historyOf(seed);
    if ((await disagreementOf(history)) !== undefined) {
      const shorter = await shortened(history);
      const typed = await disagreementOf(shorter);
      throw new Error(`seed ${seed}: ${JSON.stringify(shorter)}\n${typed ?? ''}`);
    }
    tellProgress('histories', seed);
  }
});
