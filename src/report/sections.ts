import { countOf } from '../documents/findings.ts';

export type ReportRow = readonly [name: string, value: string];

/** A part of a report, for every form that it is shown in. */
export interface ReportSection {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly { readonly title?: string; readonly rows: readonly ReportRow[] }[];
  /** Whether it stands behind the page that somebody signs; a terminal leaves it out unless `--verbose`. */
  readonly isAppendix?: boolean;
}

/** A section as lines of text. @param most how many rows of each part are shown; the rest is counted */
export function sectionLines({ parts, title }: ReportSection, most = Infinity): string[] {
  const shown = parts.map((part) => ({ ...part, rows: part.rows.slice(0, most) }));
  const width = Math.max(...shown.flatMap(({ rows }) => rows.map(([name]) => name.length)));
  const lines = shown.flatMap(({ rows, title: name }, index) => {
    const margin = name === undefined ? '    ' : '      ';
    const rest = (parts[index]?.rows.length ?? 0) - rows.length;
    return [
      ...(name === undefined ? [] : [`    ${name}`]),
      ...rows.map(([label, value]) => `${margin}${label.padEnd(width)}  ${value}`.trimEnd()),
      ...(rest > 0 ? [`${margin}and ${countOf(rest, 'more row')}`] : []),
    ];
  });
  return [`  ${title}:`, ...lines];
}
