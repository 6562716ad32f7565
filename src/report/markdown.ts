import type { GateVerdict, ClaimVerdict } from '../documents/index.ts';
import { countOf, codeEntry } from '../documents/findings.ts';
import {
  claimsToShow,
  ruleNames,
  shortDigest,
  clearedBy,
  levelOf,
  placeOf,
  headlineOf,
  isVerdict,
  namesWithCounts,
  planOf,
  TASK_WORDS,
  testedLines,
  testedOf,
  answerWords,
  toneOf,
  type TestedClaims,
  minuteWords,
} from './report-words.ts';
import { claimName } from '../manifest/claim-names.ts';
import { instantOf } from '../documents/json.ts';
import { causesOf, type ShownCause } from './causes.ts';
import { escapeForTerminal } from './markup.ts';
import { namesOf, sectionsOf, type Names, type Report } from './report.ts';

/**
 * GitHub Flavored Markdown, for step summaries, comments and release notes. A step summary holds 1 MiB and
 * is dropped whole past it, so long lists are cut, and say so.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function renderMarkdown(report: Report): string {
  return sectionsOf(report).map(sectionText).join('\n');
}

function sectionText(report: Report): string {
  const { document } = report;
  const parts = isVerdict(document)
    ? [
        heading(report),
        facts(document, namesOf(report)),
        findingsPart(report),
        claimsPart(document, testedOf(report.judged?.claims)),
        inputs(document),
      ]
    : report.isMarkdown
      ? [report.lines, findingsPart(report)]
      : [
          ...(planOf(document) ? [planPart(report)] : [heading(report), answer(report)]),
          findingsPart(report),
          ...chapterParts(report),
        ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;
}

const SIGNS = {
  yes: '✅',
  said: '▫️',
  no: '❌',
  unsure: '❓',
  pass: '✅',
  fail: '❌ fail',
  unknown: '❔ unknown',
} as const;

function heading(report: Report): string[] {
  const { document } = report;
  const product = isVerdict(document) ? (document.product ?? '') : document.command;
  const name = `claimgate ${product}`.trimEnd();
  const sentence = isVerdict(document) ? `: ${headlineOf(report)}` : '';
  return [`## ${SIGNS[toneOf(document)]} ${name}: ${answerWords(document)}${sentence}`];
}

function facts(verdict: GateVerdict, { deployment, product }: Names): string[] {
  const { release, kind, evaluated_at, horizon, manifest_sha256 } = verdict;
  const version = release?.version;
  const { first_lapse: first, valid_until: until } = horizon;
  const whose = [product && code(product), deployment && `deployment ${code(deployment)}`];
  const named = whose.filter(Boolean).join(', ');
  return [
    ...(named === '' ? [] : [`- Product: ${named}`]),
    ...(release
      ? [`- Release: ${version ? `${code(version)} at ` : ''}commit ${code(release.revision)}`]
      : []),
    `- Judged at ${code(evaluated_at)}, as a ${kind}`,
    ...(first === null
      ? []
      : [
          `- Holds until ${code(String(until))}: then the ${first.what.replaceAll('_', ' ')} expires`,
        ]),
    ...(manifest_sha256 === null ? [] : [`- Release manifest: ${code(manifest_sha256)}`]),
  ];
}

function answer({ chapters, lines }: Report): string[] {
  const shown = lines.slice(0, chapters ? 1 : MAX_LINES).map((line) => `- ${code(line.trim())}`);
  const rest = chapters ? 0 : lines.length - shown.length;
  return rest > 0 ? [...shown, `- and ${countOf(rest, 'more line')}`] : shown;
}

function chapterParts({ chapters = [] }: Report): string[][] {
  let bytes = 0;
  return chapters.map(({ parts, title }) => {
    const shown = parts.flatMap(({ rows, title: name }) => {
      const lines = table(
        [name === undefined ? '' : code(name), ''],
        rows.map(([label, value]) => [plain(label.replaceAll(/ +/g, ' ')), cellOf(value)]),
      );
      bytes += Buffer.byteLength(lines.join('\n'));
      return bytes > MAX_BYTES ? [] : [['', ...lines]];
    });
    const rest = parts.length - shown.length;
    const more = rest > 0 ? ['', `and ${countOf(rest, 'more part')}: \`--json\` has all`] : [];
    return [`### ${plain(title)}`, ...shown.flat(), ...more];
  });
}

/** Marks as code what people compare or type; the rest comes from inputs as well as from us. */
function cellOf(value: string): string {
  return value
    .split(/(`[^`]*`|(?:\d+:)?(?:sha256:)?[0-9a-f]{40,64}|SHA256:[\w+/]+)/)
    .map((part, index) => {
      if (index % 2 === 1) return code(part.replaceAll('`', ''));
      return plain(part);
    })
    .join('');
}

/** Renders blocked claims and due renewals, for a comment that is kept up to date. */
function planPart(report: Report): string[] {
  const plan = isVerdict(report.document) ? undefined : planOf(report.document);
  if (!plan) return [];
  const { blocked, changes, tasks } = plan;
  const rows = tasks
    .slice(0, MAX_LINES)
    .map(({ kind, earliest, latest, claims }) => [
      TASK_WORDS[kind],
      claims.length === 0 ? 'all claims' : code(namesWithCounts(claims, 3)),
      code(minuteWords(instantOf(earliest))),
      code(minuteWords(instantOf(latest))),
    ]);
  const rest = tasks.length - rows.length;
  const listed = (title: string, claims: typeof blocked, next: string): string[] =>
    claims.length === 0
      ? []
      : ['', `**${title}** ${code(namesWithCounts(claims, 20))}`, '', `next: ${code(next)}`];
  return [
    '## claimgate plan',
    '',
    code(report.lines[0] ?? ''),
    ...(changes
      ? [
          ...listed('Blocked since this change:', changes.newly_blocked, 'claimgate check'),
          ...listed('Cleared by this change:', changes.cleared, 'claimgate claims list'),
        ]
      : []),
    ...listed('Blocked today:', blocked, 'claimgate check'),
    ...(rows.length === 0
      ? []
      : ['', ...table(['to do', 'for', 'not before', 'at the latest'], rows)]),
    ...(rest > 0 ? ['', `and ${countOf(rest, 'more thing')}`] : []),
    ...(rows.length === 0 ? [] : ['', `next: ${code('claimgate ledger append FILE…')}`]),
  ];
}

const MAX_LINES = 200;

function inputs({ inputs: read }: GateVerdict): string[] {
  if (read.length === 0) return [];
  const shown = read.slice(0, MAX_INPUTS);
  const rest = read.length - shown.length;
  const rows = shown.map(({ document, path, sha256 }) => [
    escapedProse(document.replaceAll('_', ' ')),
    code(path),
    code(sha256),
  ]);
  return [
    `<details><summary>${countOf(read.length, 'input')}, by digest</summary>`,
    '',
    ...table(['document', 'path', 'sha256'], rows),
    ...(rest > 0 ? ['', `and ${countOf(rest, 'more input')}`] : []),
    '',
    '</details>',
  ];
}

const MAX_INPUTS = 500;

/** Findings in a summary: each is at most some 8 KiB, most are a few hundred bytes. */
const MAX_FINDINGS = 60;

/** Every cause with the claims that it blocks, what was found and expected, and how it clears. */
function findingsPart({ at, findings }: Report): string[] {
  if (findings.length === 0) return [];
  const causes = causesOf(findings, { at, isFull: false, isKept: true });
  const shown = causes.slice(0, MAX_FINDINGS);
  const rest = causes.length - shown.length;
  return [
    '### Findings',
    '',
    ...shown.flatMap(causeLines),
    ...(rest > 0 ? [`- and ${countOf(rest, 'more finding')}`] : []),
  ];
}

function causeLines({ first, details, claims, also }: ShownCause): string[] {
  const { code: name, next, rules = [], record } = first;
  const { title, hint } = codeEntry(name);
  const place = first.blocks ? undefined : placeOf(first);
  const [only = ''] = details.length === 1 ? details : [];
  const standing = [
    ...rules.map((rule) => `rule ${escapedProse(rule)}`),
    ...(record ? [`record ${record.sequence}`] : []),
  ];
  return [
    `- **${levelOf(first)}** \`${name}\`: ${escapedProse(title)}${only === '' ? '' : `: ${code(only)}`}`,
    ...(place === undefined ? [] : [`  - at ${code(place)}`]),
    ...also.map((other) => `  - at ${code(other)}`),
    ...(only === '' ? details.map((one) => `  - ${code(one)}`) : []),
    ...claims.map((claim) => `  - blocks ${code(claim)}`),
    ...(standing.length === 0 ? [] : [`  - ${standing.join(', ')}`]),
    `  - ${escapedProse(hint)} Cleared by ${escapedProse(clearedBy(first))}.`,
    ...(next === undefined ? [] : [`  - next: ${code(next)}`]),
  ];
}

/** Bytes for the table of claims; the rest of the page stays far below what is left of 1 MiB. */
const MAX_BYTES = 300 * 1024;

/** Claims by the rules; those that may not be published first. */
function claimsPart(verdict: GateVerdict, tested: TestedClaims): string[] {
  const claims = claimsToShow(verdict);
  if (claims.length === 0) return [];
  const rules = ruleNames(verdict);
  const asked = rules.length > 0 ? [...rules.map(({ number }) => String(number)), 'tested'] : [];
  const head = ['claim', 'decision', ...asked];
  const rows: string[][] = [];
  let bytes = 0;
  for (const claim of claims) {
    const runs = testedLines(tested.get(claim.subject_digest)).map(code);
    const row = [...rowOf(claim), ...(rules.length > 0 ? [runs.join('; ')] : [])];
    bytes += Buffer.byteLength(row.join(' | '));
    if (bytes > MAX_BYTES) break;
    rows.push(row);
  }
  const rest = claims.length - rows.length;
  const legend = rules.map(({ number, id }) => `${number} \`${id}\``).join(', ');
  return [
    '### Claims',
    '',
    ...table(head, rows),
    ...(rest > 0
      ? ['', `and ${countOf(rest, 'more claim')}: the verdict in JSON has all of them`]
      : []),
    ...(legend === '' ? [] : ['', `Rules: ${legend}`]),
  ];
}

/** Rules are asked of all claims or of none. */
function rowOf({ subject, subject_digest, decision, rules }: ClaimVerdict): string[] {
  const cells = rules.map(({ outcome }) => SIGNS[outcome]);
  return [`${code(claimName(subject))} ${code(shortDigest(subject_digest))}`, decision, ...cells];
}

function plain(text: string): string {
  return escapeForTerminal(text).replaceAll(STRUCTURE, asEntity);
}

/** Our own sentences: what is between backticks is code, everything else is meant as it stands. */
export function escapedProse(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(STRUCTURE, asEntity)))
    .join('');
}

/** Nothing in it acts as Markdown. GitHub has no escapes inside backticks: what they cannot hold is in an element. */
export function code(text: string): string {
  const escaped = escapeForTerminal(text);
  return escaped === '' || UNQUOTABLE.test(escaped)
    ? `<code>${escaped.replaceAll(PUNCTUATION, asEntity)}</code>`
    : `\`${escaped}\``;
}

/** Characters that GitHub Flavored Markdown interprets inside a line, also for references to people and issues, mathematics and icons too. */
const STRUCTURE = /[\\*_~<>|$#@:[\]&`]/g;

/** Characters that change between backticks in a table, or at the edge of them. */
const UNQUOTABLE = /[`|\\]|^\s|\s$/;

const PUNCTUATION = /[!-/:-@[-`{-~]/g;

function asEntity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** A table of GitHub Flavored Markdown; cells are Markdown already. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
