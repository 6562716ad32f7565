import { describe, test } from 'node:test';
import { isSoak, often } from '../soak.ts';
import { disagreementOf, historyOf, shortened } from './random-history.ts';

const HISTORIES = often(5, 300);
/** In each run of the tests those that find a gate which reads withdrawals from HEAD alone. */
const FIRST = isSoak ? 1 : 10;

describe(
  '[T300] every command answers as a model of the specification',
  { concurrency: isSoak ? 3 : 1 },
  () => {
    for (let seed = FIRST; seed < FIRST + HISTORIES; seed += 1)
      test(`in history ${seed}`, async () => {
        const history = historyOf(seed);
        if ((await disagreementOf(history)) === undefined) return;
        const shorter = await shortened(history);
        const typed = await disagreementOf(shorter);
        throw new Error(`${JSON.stringify(shorter)}\n${typed ?? ''}`);
      });
  },
);
