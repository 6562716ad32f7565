import type { Claim, SurfaceTemplate } from '../documents/index.ts';

/** What a block says where nothing is claimed, whatever its template. */
export const NOTHING_CLAIMED = 'Nothing is claimed: no provider or format is live-certified.';

/** What a block shows of one claim. All of it is letters, digits and `.+'/_-`: nothing needs escaping. */
interface Row {
  readonly provider: string;
  readonly format: string;
  readonly account: string;
  readonly operation: string;
  readonly policy: string;
}

const OPERATIONS: Readonly<Record<Claim['subject']['operation'], string>> = {
  connect: 'connect',
  publish_immediate: 'published immediately',
  publish_scheduled: 'scheduled',
};

/** The markup that documents are written in. */
export type Markup = 'markdown' | 'html';

/** How a block is written in a document. */
export interface Rendering {
  readonly template: SurfaceTemplate;
  readonly markup: Markup;
  /** Display names of providers by slug; a slug without one stands for itself. */
  readonly names: ReadonlyMap<string, string>;
}

/** The lines of what the claims allow to be said. Claims that differ only in a fingerprint are one line. */
export function renderClaims(
  claims: readonly Claim[],
  { template, markup, names }: Rendering,
): string[] {
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
    ...rows.map((row) => `| ${cellsOf(row).join(' | ')} |`),
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
    ...rows.map(
      (row) =>
        `    <tr>${cellsOf(row)
          .map((text) => `<td>${text}</td>`)
          .join('')}</tr>`,
    ),
    '  </tbody>',
    '</table>',
  ],
  sentence: (rows) => [`<p>${sentenceOf(rows)}</p>`],
};

function rowOf({ subject }: Claim, names: Rendering['names']): Row {
  return {
    provider: names.get(subject.provider) ?? subject.provider,
    format: subject.output_profile,
    account: subject.account_kind,
    operation: OPERATIONS[subject.operation],
    policy: subject.policy_mode,
  };
}

function distinct(rows: readonly Row[]): Row[] {
  const byWords = new Map(rows.map((row) => [wordsOf(row), row]));
  return [...byWords].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

function cellsOf({ provider, format, account, operation, policy }: Row): string[] {
  return [provider, format, account, operation, policy];
}

function wordsOf({ provider, format, account, operation, policy }: Row): string {
  return `${provider}: ${format}, ${account} account, ${operation}, policy mode ${policy}`;
}

function sentenceOf(rows: readonly Row[]): string {
  return `Live-certified, exactly so and no further: ${rows.map(wordsOf).join('; ')}.`;
}
