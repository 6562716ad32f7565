import { type Row, summarise } from './measure.ts';
import { tellProgress } from './progress.ts';

/** Something to be timed inside this process; it says how many things it did. */
type Work = () => Promise<number>;

/** Runs works in turn, A B C A B C …, after a warm-up each; compares the time for one thing with that of the first. */
export async function compare(
  group: string,
  rounds: number,
  works: Readonly<Record<string, Work>>,
): Promise<Row[]> {
  const timed = Object.entries(works).map(([name, work]) => ({
    name,
    work,
    samples: [] as number[],
  }));
  for (let round = -1; round < rounds; round += 1) {
    tellProgress(`${group}: round ${round + 1} of ${rounds}`);
    for (const { work, samples } of timed) {
      const start = process.hrtime.bigint();
      const amount = await work();
      const ms = Number(process.hrtime.bigint() - start) / 1e6;
      if (round >= 0) samples.push(ms / amount);
    }
  }
  tellProgress('');
  return summarise(
    group,
    timed.map(({ name, samples }) => ({ name, samples, peakMiB: undefined })),
  );
}
