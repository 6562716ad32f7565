import { type Row, type Samples, summarise } from './measure.ts';
import { tellProgress } from './progress.ts';

/** Something to be timed inside this process; it says how many things it did. */
export type Work = () => Promise<number>;

/** Runs works in turn, and compares each with the first. */
export async function compare(
  group: string,
  rounds: number,
  works: Readonly<Record<string, Work>>,
): Promise<Row[]> {
  return summarise(group, await inTurn(group, rounds, works));
}

/** Runs works in turn, A B C A B C …, after a warm-up each; milliseconds for one thing. */
export async function inTurn(
  group: string,
  rounds: number,
  works: Readonly<Record<string, Work>>,
): Promise<Samples[]> {
  const entries = Object.entries(works);
  const samples = entries.map((): number[] => []);
  for (let round = -1; round < rounds; round += 1) {
    tellProgress(`${group}: round ${round + 1} of ${rounds}`);
    for (const [index, [, work]] of entries.entries()) {
      const start = process.hrtime.bigint();
      const amount = await work();
      const ms = Number(process.hrtime.bigint() - start) / 1e6;
      if (round >= 0) samples[index]?.push(ms / amount);
    }
  }
  tellProgress('');
  return entries.map(([name], index) => ({
    name,
    samples: samples[index] ?? [],
    peakMiB: undefined,
  }));
}
