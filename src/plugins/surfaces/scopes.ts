import { linesOf, type Line } from './block.ts';

export type MarkupLanguage = 'markdown' | 'html';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A part of a text, and the part of it that speaks for all of it, as a heading does. Offsets are of the source. */
export interface Scope extends Range {
  readonly says: Range;
}

/** Finds the ranges that headings, table heads and table rows apply to: three lists, each ascending without overlap. */
export function scopesOf(text: string, markup: MarkupLanguage): Scope[][] {
  const lines = [...linesOf(text)];
  const tables = markup === 'markdown' ? markdownTables(lines) : { heads: [], rows: [] };
  const html = htmlTables(text);
  return [headings(text, lines, markup), tables.heads, tables.rows, html.heads, html.rows];
}

const ATX_HEADING = /^\s{0,3}#{1,6}\s/;
const HTML_HEADING = /<h[1-6][\s>]/i;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
/** Matches a line that starts its own block instead of continuing the paragraph above. */
const OTHER_BLOCK = /^ {0,3}(?:[-*+>#|]|[0-9]{1,9}[.)]\s|```|~~~)/;
/** Lines of a paragraph, and of an HTML heading, that count as one heading. */
const MAX_HEADING_LINES = 20;

function headings(text: string, lines: readonly Line[], markup: MarkupLanguage): Scope[] {
  const says: Range[] = [];
  let paragraph: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const { content, start, next } = line;
    const isSetext = markup === 'markdown' && UNDERLINE.test(content) && paragraph[0];
    if (isSetext) says.push({ start: isSetext.start, end: next });
    else if (ATX_HEADING.test(content)) says.push({ start, end: next });
    else if (HTML_HEADING.test(content)) says.push({ start, end: headingEnd(lines, index) });
    const isText = !isSetext && content.trim() !== '' && !OTHER_BLOCK.test(content);
    if (!isText) paragraph = [];
    else if (paragraph.length < MAX_HEADING_LINES) paragraph.push(line);
  }
  const apart = says.filter(({ start }, index) => start >= (says[index - 1]?.end ?? 0));
  return apart.map((range, index) => ({
    start: range.start,
    end: apart[index + 1]?.start ?? text.length,
    says: range,
  }));
}

/** Where an HTML heading that starts in a line ends: in it or some lines further on. */
function headingEnd(lines: readonly Line[], index: number): number {
  const further = lines.slice(index, index + MAX_HEADING_LINES);
  return (further.find(({ content }) => /<\/h[1-6]/i.test(content)) ?? further[0])?.next ?? 0;
}

interface Tables {
  readonly heads: Scope[];
  readonly rows: Scope[];
}

const DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/** A line with a bar is a row, whatever stands around it; a delimiter row makes the row above a head. */
function markdownTables(lines: readonly Line[]): Tables {
  const tables: Tables = { heads: [], rows: [] };
  let head: Range | undefined;
  for (const [index, { content, start, next }] of lines.entries()) {
    if (!content.includes('|')) {
      head = undefined;
      continue;
    }
    const row = { start, end: next };
    tables.rows.push({ ...row, says: row });
    const below = lines[index + 1]?.content.trim() ?? '';
    if (below.includes('|') && DELIMITER_ROW.test(below)) head = row;
    else if (head) tables.heads.push({ ...row, says: head });
  }
  return tables;
}

function htmlTables(text: string): Tables {
  const tables: Tables = { heads: [], rows: [] };
  let table: { head: Range | undefined } | undefined;
  let row: number | undefined;
  for (const { 0: tag, 1: closing, 2: name = '', index } of text.matchAll(/<(\/?)(table|tr)\b/gi)) {
    if (row !== undefined) {
      const range = { start: row, end: index };
      tables.rows.push({ ...range, says: range });
      if (table?.head) tables.heads.push({ ...range, says: table.head });
      else if (table) table.head = range;
      row = undefined;
    }
    const isRow = name.toLowerCase() === 'tr';
    if (!isRow) table = closing === '' ? { head: undefined } : undefined;
    else if (closing === '') row = index + tag.length;
  }
  return tables;
}
