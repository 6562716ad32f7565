import { must, type MakeTarget, type Target } from './target.ts';

const SEEDS = [Buffer.alloc(8, 'a')];

function planted(name: string, run: Target['run']): Readonly<Record<string, MakeTarget>> {
  return { [name]: () => ({ name, seeds: SEEDS, run }) };
}

/** How many of the first bytes are large and small by turns; each more is a branch of its own. */
function depthOf(input: Uint8Array): number {
  let depth = 0;
  if ((input[0] ?? 0) > 0xd0) {
    depth = 1;
    if ((input[1] ?? 0) < 0x30) {
      depth = 2;
      if ((input[2] ?? 0) > 0xd0) {
        depth = 3;
        if ((input[3] ?? 0) < 0x30) {
          depth = 4;
          if ((input[4] ?? 0) > 0xd0) depth = 5;
        }
      }
    }
  }
  return depth;
}

/** Readers with a fault each, to see that it is found, and one without. */
export const TARGETS: Readonly<Record<string, MakeTarget>> = {
  ...planted('throws', (input) => {
    if (input.length > 12) throw new TypeError('planted');
  }),
  ...planted('says-yes', (input) => must(input[0] === 0x61, 'planted yes')),
  ...planted('deep', (input) => must(depthOf(input) < 5, 'planted deep')),
  ...planted('hangs', (input) => {
    // For ever, without taking the processor from the other tests.
    if (input.length > 12) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }),
  ...planted('swells', (input) => {
    const held: number[][] = [];
    while (input.length > 12) held.push(Array.from({ length: 10_000 }, (_unused, index) => index));
  }),
  ...planted('sound', () => {}),
};
