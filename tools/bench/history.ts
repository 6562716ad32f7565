import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cpus, hostname } from 'node:os';
import { join } from 'node:path';
import { countOf } from '../../src/documents/findings.ts';
import { markup, type Markup } from '../../src/report/markup.ts';
import type { Row } from './measure.ts';

/** One run of the benchmark on this machine. */
interface Entry {
  readonly at: string;
  readonly revision: string;
  readonly node: string;
  readonly processor: string;
  readonly rows: readonly Pick<Row, 'group' | 'name' | 'ratio' | 'low' | 'high'>[];
}

/** Ratios of this machine; another one has others. */
const FILE = join(import.meta.dirname, '../../build/bench', `${hostname()}.jsonl`);

/** Adds a run to the history of this machine. */
export function remember(rows: readonly Row[], revision: string): void {
  const entry: Entry = {
    at: new Date().toISOString(),
    revision,
    node: process.version,
    processor: cpus()[0]?.model ?? '',
    rows: rows.map(({ group, name, ratio, low, high }) => ({ group, name, ratio, low, high })),
  };
  mkdirSync(join(FILE, '..'), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(entry)}\n`);
}

/** Ratios of every run of this machine, one chart for each row, as SVG. */
export function plotHistory(): string {
  const entries = existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Entry)
    : [];
  const names = new Map<string, (Entry['rows'][number] | undefined)[]>();
  for (const [run, { rows }] of entries.entries())
    for (const row of rows) {
      const name = `${row.group}: ${row.name}`;
      const points = names.get(name) ?? entries.map(() => undefined);
      points[run] = row;
      names.set(name, points);
    }
  // The others are compared with this one.
  const charts = [...names].filter(([, points]) => points.some((row) => row && row.ratio !== 1));
  const height = charts.length * CHART.height + 40;
  const days = [entries.at(0), entries.at(-1)].map((entry) => entry?.at.slice(0, 10) ?? '');
  const title = `${hostname()}: ${countOf(entries.length, 'run')} from ${days.join(' to ')}; median of ratios, and their middle half`;
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${CHART.width + 80}" height="${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/><text x="10" y="20">${title}</text>
${charts.map(([name, points], at) => chartOf(name, points, 40 + at * CHART.height))}</svg>
`.toString();
}

const CHART = { width: 720, height: 90, plot: 60 };

function chartOf(
  name: string,
  points: readonly (Entry['rows'][number] | undefined)[],
  top: number,
): Markup {
  const most = Math.max(...points.map((row) => row?.high ?? 0));
  const x = (run: number): string => (40 + ((run + 0.5) * CHART.width) / points.length).toFixed(1);
  const y = (value: number): string => (top + 15 + CHART.plot * (1 - value / most)).toFixed(1);
  const marks = points.map(
    (row, run) =>
      row &&
      markup`<line x1="${x(run)}" x2="${x(run)}" y1="${y(row.low)}" y2="${y(row.high)}" stroke="#9bc"/><circle cx="${x(run)}" cy="${y(row.ratio)}" r="3" fill="#247"/>
`,
  );
  const last = points.findLast((row) => row !== undefined)?.ratio.toFixed(2) ?? '';
  return markup`<text x="40" y="${top + 10}">${name}: ${last}</text><line x1="40" x2="${40 + CHART.width}" y1="${y(0)}" y2="${y(0)}" stroke="#ccc"/><text x="8" y="${y(most)}">${most.toFixed(1)}</text>
${marks}`;
}
