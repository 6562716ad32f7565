import { finding, type Finding, type Result } from '../../documents/findings.ts';
import type { Claim, SurfaceTemplate } from '../../documents/index.ts';
import { textOf } from '../../documents/read-json.ts';
import type { AdvertisingSearch } from './advertising.ts';
import type { MarkupLanguage } from './scopes.ts';
import { findBlock, type Block } from './block.ts';

export const MAX_SURFACE_BYTES = 4 * 1024 * 1024;

export interface SurfaceDocument {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** How its block is written; `undefined`: it has none to keep. */
  readonly template: SurfaceTemplate | undefined;
  /** Phrases that may stand in it outside of the block. */
  readonly allowed: readonly string[];
}

interface SurfaceRules {
  readonly claims: readonly Claim[];
  /** Display names of providers by slug. */
  readonly names: ReadonlyMap<string, string>;
  readonly advertising: AdvertisingSearch;
}

export interface SurfaceInspection {
  readonly findings: readonly Finding[];
  readonly text: string;
  /** The document with the inside of its block as it must be; `undefined` where that is not clear. */
  readonly written: string | undefined;
  readonly used: ReadonlySet<string>;
}

/** Compares the block of a document with the claims, and looks for advertising outside of it. */
export function inspectDocument(document: SurfaceDocument, rules: SurfaceRules): SurfaceInspection {
  const { file, bytes, template, allowed } = document;
  // A byte order mark stays part of the text, so that writing keeps it.
  const text = textOf(bytes);
  if (text === undefined)
    return {
      findings: [finding('surface_not_text', { file })],
      text: '',
      written: undefined,
      used: new Set(),
    };
  const markup: MarkupLanguage = /\.x?html?$/i.test(file) ? 'html' : 'markdown';
  const search = template && findBlock(text, file, markup === 'markdown');
  const block = search?.ok === true ? search.value : undefined;
  const { findings, used } = rules.advertising.in(text, file, markup, block, allowed);
  const inside =
    template &&
    block &&
    insideOf(block, renderClaims(rules.claims, { ...rules, template, markup }));
  const written = block && inside !== undefined ? replaced(text, block, inside) : undefined;
  return {
    findings: [...blockFindings(search, text, written, file), ...findings],
    text,
    written,
    used,
  };
}

function blockFindings(
  search: Result<Block> | undefined,
  text: string,
  written: string | undefined,
  file: string,
): readonly Finding[] {
  if (search?.ok === false) return search.findings;
  if (!search || written === undefined || written === text) return [];
  return [finding('surface_block_differs', { file, line: search.value.line })];
}

/** Blank lines around the content keep Markdown from taking it for part of the marker. */
function insideOf({ indent, lineEnd }: Block, lines: readonly string[]): string {
  return ['', ...lines.map((line) => `${indent}${line}`), '']
    .map((line) => line + lineEnd)
    .join('');
}

function replaced(text: string, { start, end }: Block, inside: string): string {
  return text.slice(0, start) + inside + text.slice(end);
}

/** The text of a block where nothing is claimed, whatever its template. */
export const NOTHING_CLAIMED = 'Nothing is claimed: no provider or format is live-certified.';

/** One claim in a block, in the order of `HEADINGS`. Its text is letters, digits and `.+'/_-`: nothing needs escaping. */
type Row = readonly [string, string, string, string, string];

const OPERATIONS: Readonly<Record<Claim['subject']['operation'], string>> = {
  connect: 'connect',
  publish_immediate: 'published immediately',
  publish_scheduled: 'scheduled',
};

interface Rendering {
  readonly template: SurfaceTemplate;
  readonly markup: MarkupLanguage;
  /** Display names of providers by slug; a slug without one stands for itself. */
  readonly names: ReadonlyMap<string, string>;
}

/** The lines of what the claims allow to be said. Claims that differ only in a fingerprint are one line. */
function renderClaims(claims: readonly Claim[], { template, markup, names }: Rendering): string[] {
  const rows = distinct(claims.map((claim) => rowOf(claim, names)));
  const write = markup === 'html' ? HTML : MARKDOWN;
  return rows.length === 0 ? write.paragraph(NOTHING_CLAIMED) : write[template](rows);
}

type Writer = Record<SurfaceTemplate, (rows: readonly Row[]) => string[]> & {
  readonly paragraph: (text: string) => string[];
};

const HEADINGS = ['Provider', 'Format', 'Account', 'Operation', 'Policy mode'];

const MARKDOWN: Writer = {
  paragraph: (text) => [text],
  list: (rows) => rows.map((row) => `- ${wordsOf(row)}`),
  table: (rows) => [
    `| ${HEADINGS.join(' | ')} |`,
    `|${' --- |'.repeat(HEADINGS.length)}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ],
  sentence: (rows) => [sentenceOf(rows)],
};

const HTML: Writer = {
  paragraph: (text) => [`<p>${text}</p>`],
  list: (rows) => ['<ul>', ...rows.map((row) => `  <li>${wordsOf(row)}</li>`), '</ul>'],
  table: (rows) => [
    '<table>',
    `  <thead><tr>${HEADINGS.map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead>`,
    '  <tbody>',
    ...rows.map((row) => `    <tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`),
    '  </tbody>',
    '</table>',
  ],
  sentence: (rows) => [`<p>${sentenceOf(rows)}</p>`],
};

function rowOf({ subject }: Claim, names: Rendering['names']): Row {
  const { provider, output_profile, account_kind, operation, policy_mode } = subject;
  const name = names.get(provider) ?? provider;
  return [name, output_profile, account_kind, OPERATIONS[operation], policy_mode];
}

function distinct(rows: readonly Row[]): Row[] {
  const byWords = new Map(rows.map((row) => [wordsOf(row), row]));
  return [...byWords].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

function wordsOf([provider, format, account, operation, policy]: Row): string {
  return `${provider}: ${format}, ${account} account, ${operation}, policy mode ${policy}`;
}

function sentenceOf(rows: readonly Row[]): string {
  return `Live-certified, exactly so and no further: ${rows.map(wordsOf).join('; ')}.`;
}
