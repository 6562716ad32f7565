import type { Figure, FileFigures, Gap, SourceFile } from './source-file.ts';
import { faultOf } from './exceptions.ts';
import { columnOf, lineOf } from './source-places.ts';

const NONE: Figure = { all: 0, ran: 0 };

/** The figures of each folder, what no test reaches, and the exceptions: whether all is as it must be. */
export function printReport(files: ReadonlyMap<string, SourceFile>, isWhole: boolean): boolean {
  const known = [...files]
    .filter(([, file]) => file.isKnown)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, file]) => ({ path, file, figures: file.figures() }));
  for (const { path, file, figures } of known)
    for (const gap of figures.gaps) console.log(gapLine(path, file, gap));
  const faults = known.flatMap(({ path, figures }) =>
    figures.exceptions.flatMap((exception) => {
      const fault = faultOf(isWhole ? exception : { ...exception, isUsed: true });
      return fault ? `${path}:${exception.line + 1}: this exception ${fault}` : [];
    }),
  );
  console.log(table(known));
  for (const { path, figures } of known)
    for (const { line, reason } of figures.exceptions)
      console.log(`not covered: ${path}:${line + 1}: ${reason}`);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 && known.every(({ figures }) => figures.gaps.length === 0);
}

function gapLine(path: string, file: SourceFile, { from, to }: Gap): string {
  const start = lineOf(from);
  const text = file.lineAt(start).slice(columnOf(from)).trim();
  const more = lineOf(to) - start;
  return `${path}:${start + 1}:${columnOf(from) + 1}: ${text}${more > 0 ? ` (+${more} lines)` : ''}`;
}

function table(files: readonly { readonly path: string; readonly figures: FileFigures }[]): string {
  const folders = new Map<string, { lines: Figure; branches: Figure }>();
  for (const { path, figures } of files) {
    for (const name of [path.split('/').slice(0, 2).join('/'), 'all']) {
      const { lines, branches } = folders.get(name) ?? { lines: NONE, branches: NONE };
      folders.set(name, {
        lines: sum(lines, figures.lines),
        branches: sum(branches, figures.branches),
      });
    }
  }
  const whole = folders.get('all') ?? { lines: NONE, branches: NONE };
  folders.delete('all');
  const rows = [...folders, ['all', whole] as const].map(
    ([name, { lines, branches }]) => `${name.padEnd(20)}${shown(lines)}${shown(branches)}`,
  );
  return [`${'folder'.padEnd(20)}${'lines'.padStart(22)}${'branches'.padStart(22)}`, ...rows].join(
    '\n',
  );
}

function sum(a: Figure, b: Figure): Figure {
  return { all: a.all + b.all, ran: a.ran + b.ran };
}

function shown({ all, ran }: Figure): string {
  // Rounded down, so that 100.00 means all of them.
  const percent = all === 0 ? 100 : Math.floor((ran / all) * 10_000) / 100;
  return `${ran}/${all}`.padStart(13) + `${percent.toFixed(2)} %`.padStart(9);
}
