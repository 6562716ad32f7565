import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Says on standard error how far a long part has come, where somebody looks at it; an empty text takes it back. */
export function tellProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

/** One measured command. */
export interface Row {
  readonly group: string;
  readonly name: string;
  readonly medianMs: number;
  /** Median of the ratios to the first command of the group, pair by pair. */
  readonly ratio: number;
  /** A quarter of these ratios is lower, and a quarter higher than the other. */
  readonly low: number;
  readonly high: number;
  /** Largest resident size; only known of Node programs. */
  readonly peakMiB: number | undefined;
}

/** Runs commands in turn, A B C A B C …, after one warm-up each, and compares them with the first. */
export function measure(
  group: string,
  runs: number,
  cwd: string,
  commands: Readonly<Record<string, readonly string[]>>,
): Row[] {
  const entries = Object.entries(commands);
  const samples = entries.map((): number[] => []);
  for (let run = -1; run < runs; run += 1) {
    for (const [index, [name, command]] of entries.entries()) {
      tellProgress(`${group}: ${name}, run ${run + 1} of ${runs}`);
      const ms = once(name, command, cwd);
      if (run >= 0) samples[index]?.push(ms);
    }
  }
  tellProgress('');
  return summarise(
    group,
    entries.map(([name, command], index) => ({
      name,
      samples: samples[index] ?? [],
      peakMiB: peakOf(command, cwd),
    })),
  );
}

/** Milliseconds, run by run. */
export interface Samples {
  readonly name: string;
  readonly samples: readonly number[];
  readonly peakMiB: number | undefined;
}

/** Medians, and ratios to the first of the group within each run: both hold on a machine whose speed drifts. */
export function summarise(group: string, measured: readonly Samples[]): Row[] {
  const first = measured[0]?.samples ?? [];
  return measured.map(({ name, samples, peakMiB }) => {
    const ratios = samples.map((value, run) => value / (first[run] ?? Number.NaN));
    const [low, ratio, high] = [
      quantile(ratios, 1 / 4),
      quantile(ratios, 1 / 2),
      quantile(ratios, 3 / 4),
    ];
    const medianMs = quantile(samples, 1 / 2);
    return { group, name, medianMs, ratio, low, high, peakMiB };
  });
}

/** Has bash say how long a command and what it started used a processor: Node knows that of itself alone. */
const TIMED = ['bash', '-c', 'TIMEFORMAT="%3U %3S"; time "$@" 2>&1', 'bash'];

/** Processor time of a whole process with its children, in milliseconds: it depends least on what else runs. */
function once(name: string, command: readonly string[], cwd: string): number {
  const { status, stderr, stdout } = spawnPlain([...TIMED, ...command], cwd);
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stdout}`);
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(' ').map(Number);
  return (user + system) * 1000;
}

/** Runs the command once more; at its end the process reports its peak memory. */
function peakOf([program = '', ...args]: readonly string[], cwd: string): number | undefined {
  if (program !== process.execPath) return undefined;
  const { output } = spawnPlain(
    [program, '--require', join(import.meta.dirname, 'peak.cjs'), ...args],
    cwd,
  );
  return Number(output[3]) / 1024;
}

function spawnPlain([program = '', ...args]: readonly string[], cwd: string) {
  // Where set, this one variable more than doubles the start of Node 20.
  const { NODE_EXTRA_CA_CERTS: _certificates, ...env } = process.env;
  return spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

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
