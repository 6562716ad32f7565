import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { markup, type Markup } from '../../src/report/markup.ts';

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      readonly lineNumber: number;
    };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Functions that called each other, with the microseconds spent in them. */
interface Frame {
  readonly name: string;
  own: number;
  readonly below: Map<string, Frame>;
}

const WIDTH = 1600;
const ROW = 16;
const RUNS = 10;

/** A flame graph of a program in Node, as SVG: several runs of it laid over each other. */
export function flameGraph(words: readonly string[], cwd: string, folder: string): string {
  const profiler = ['--cpu-prof', '--cpu-prof-interval', '100', '--cpu-prof-dir', folder];
  for (let run = 0; run < RUNS; run += 1)
    execaSync(process.execPath, [...profiler, ...words], { cwd });
  const root: Frame = { name: 'all', own: 0, below: new Map() };
  for (const name of readdirSync(folder))
    add(root, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Profile);
  const shapes = [...shapesOf(root, 0, 0, WIDTH / totalOf(root))];
  const height = (Math.max(...shapes.map(({ depth }) => depth)) + 2) * ROW;
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="monospace" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
${shapes.map(({ shape }) => shape)}</svg>
`.toString();
}

function add(root: Frame, { nodes, samples, timeDeltas }: Profile): void {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((one) => [one, id])),
  );
  const frameOf = (id: number): Frame => {
    const parent = parents.get(id);
    const node = byId.get(id);
    if (parent === undefined || node === undefined) return root;
    const { functionName, url, lineNumber } = node.callFrame;
    const place = url === '' ? '' : ` ${url.split('/').at(-1)}:${lineNumber + 1}`;
    const name = `${functionName || '(anonymous)'}${place}`;
    const { below } = frameOf(parent);
    const frame = below.get(name) ?? { name, own: 0, below: new Map() };
    below.set(name, frame);
    return frame;
  };
  for (const [at, id] of samples.entries()) frameOf(id).own += timeDeltas[at] ?? 0;
}

function totalOf({ own, below }: Frame): number {
  return [...below.values()].reduce((sum, frame) => sum + totalOf(frame), own);
}

function* shapesOf(
  frame: Frame,
  depth: number,
  left: number,
  scale: number,
): Generator<{ readonly depth: number; readonly shape: Markup }> {
  const total = totalOf(frame);
  const width = total * scale;
  if (width < 1) return;
  const fill = `hsl(${(frame.name.length * 37) % 60} 85% 70%)`;
  const title = `${frame.name} ${(total / RUNS / 1000).toFixed(1)} ms`;
  const shape = markup`<g><title>${title}</title><rect x="${left.toFixed(1)}" y="${depth * ROW}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${fill}"/><text x="${(left + 2).toFixed(1)}" y="${depth * ROW + 11}">${title.slice(0, Math.floor(width / 6.7))}</text></g>
`;
  yield { depth, shape };
  let at = left;
  for (const child of frame.below.values()) {
    yield* shapesOf(child, depth + 1, at, scale);
    at += totalOf(child) * scale;
  }
}
