import { describe, test } from 'node:test';
import { isSoak, often } from '../soak.ts';
import {
  ACTS,
  Disagreement,
  History,
  QUESTIONS,
  type Ask,
  type Beginning,
  type Step,
} from './history.ts';
import { NAMES } from './model.ts';

export interface RandomHistory {
  readonly beginning: Beginning;
  readonly steps: readonly Step[];
}

/** How often each act is done. */
const WEIGHTS: Readonly<Record<Step['act'], number>> = {
  commit: 2,
  branch: 4,
  switch: 5,
  merge: 4,
  release: 10,
  rotate: 2,
  withdraw: 5,
  lift: 3,
  test: 2,
  undo: 1,
  claim: 3,
  retract: 2,
  forget: 1,
  move: 1,
  join: 1,
  push: 4,
  wait: 2,
  pin: 1,
};
const CHANCES = ACTS.flatMap((act) => Array.from({ length: WEIGHTS[act] }, () => act));

/** A history that follows from its seed alone. */
export function historyOf(seed: number): RandomHistory {
  const draw = drawing(seed);
  const from = <T>(all: readonly [T, ...T[]]): T => all[draw(all.length)] ?? all[0];
  const ask = (): Ask => ({
    of: QUESTIONS[draw(QUESTIONS.length)] ?? 'check',
    name: from(['shop', 'shop', 'feed']),
    pick: draw(1000),
    isOdd: draw(4) === 0,
    ahead: from([0, 0, 0, 0, 0, 120, -90]),
  });
  const step = (act: Step['act'], asks: number): Step => ({
    act,
    name: from(['shop', 'shop', 'feed']),
    claim: from(['immediate', 'scheduled']),
    role: from(['release', 'projection', 'status', 'root']),
    pick: draw(1000),
    ahead: from([0, 0, 0, 0, 0, 0, 120, -90]),
    isOdd: draw(4) === 0,
    asks: Array.from({ length: asks }, ask),
  });
  const length = 8 + draw(10);
  return {
    beginning: {
      ...from([
        { shop: 'apps/shop', feed: 'services/feed' },
        { shop: '.', feed: 'services/feed' },
        { shop: 'apps/shop', feed: 'apps/shop/feed' },
      ]),
      kind: from(['alone', 'remote', 'records']),
    },
    steps: [
      { ...step('release', 0), name: NAMES[draw(2)] ?? 'shop', ahead: 0 },
      ...Array.from({ length }, () => step(CHANCES[draw(CHANCES.length)] ?? 'commit', 1)),
      step('commit', 6),
    ],
  };
}

/** Numbers below a bound that look random (mulberry32). */
function drawing(seed: number): (below: number) => number {
  let state = Math.imul(seed, 0x9e3779b9);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Plays a history; what was typed, and what model and program answer otherwise, if there is anything. */
export async function disagreementOf({
  beginning,
  steps,
}: RandomHistory): Promise<string | undefined> {
  const history = await History.begin(beginning);
  try {
    for (const step of steps) await history.take(step);
    return undefined;
  } catch (error) {
    if (error instanceof Disagreement) return `${history.typed.join('\n')}\n${error.message}`;
    throw error;
  } finally {
    history.end();
  }
}

/** Leaves out each step and question without which model and program still disagree. */
export async function shortened(history: RandomHistory): Promise<RandomHistory> {
  let shortest = history;
  for (let at = history.steps.length - 1; at >= 0; at -= 1) {
    const { beginning, steps } = shortest;
    const [step] = steps.slice(at, at + 1);
    if (step === undefined) continue;
    const before = steps.slice(0, at);
    const others = steps.slice(at + 1);
    for (const kept of [[], [{ ...step, asks: [] }]]) {
      const shorter = { beginning, steps: [...before, ...kept, ...others] };
      if ((await disagreementOf(shorter)) === undefined) continue;
      shortest = shorter;
      break;
    }
  }
  return shortest;
}

const HISTORIES = often(4, 40);
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
