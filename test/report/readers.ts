import assert from 'node:assert/strict';
import { SaxesParser } from 'saxes';
import type { Format } from '../../src/report/format.ts';

/** A format as a reader that is not ours sees it: whether a text is one of it, and what it says only where the answer is yes. */
export const READERS: Readonly<
  Record<Format, { readonly check: (text: string) => void; readonly yes: RegExp }>
> = {
  text: { check: (text) => assert.match(text, /\n$/), yes: /^allowed: /m },
  json: {
    check: (text) => assert.equal(typeof JSON.parse(text), 'object'),
    yes: /^  "decision": "allowed"/m,
  },
  sarif: {
    check: (text) => assert.equal((JSON.parse(text) as { version: string }).version, '2.1.0'),
    yes: /^(?!.*"level": "error").*$/s,
  },
  junit: {
    check: (text) => assert.equal(parseXml(text).name, 'testsuites'),
    yes: /^(?!.*(?:failures|errors)="[1-9])/s,
  },
  github: { check: checkGithubLines, yes: /title=claimgate%3A allowed/ },
  markdown: { check: checkMarkdownTables, yes: /^## ✅/ },
  ics: { check: checkCalendar, yes: /^SUMMARY:The verdict of claimgate expires/m },
  openmetrics: { check: checkOpenMetrics, yes: /^claimgate_exit_code\{command="check"[^}]*\} 0$/m },
  'code-quality': {
    check: checkCodeQuality,
    yes: /^(?!.*"severity": "(?:major|critical|blocker)").*$/s,
  },
  html: { check: checkHtml, yes: /<h1>Allowed/ },
};

/** Lines of RFC 5545: none too long, each a property or a folded rest, components closed in order. */
function checkCalendar(text: string): void {
  assert.match(text, /\r\n$/);
  const open: string[] = [];
  for (const line of text.slice(0, -2).split('\r\n')) {
    assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.match(line, /^(?: |[A-Z-]+:)[^\p{Cc}]*$/u);
    const [, edge, component = ''] = /^(BEGIN|END):(.*)$/.exec(line) ?? [];
    if (edge === 'BEGIN') open.push(component);
    if (edge === 'END') assert.equal(open.pop(), component);
  }
  assert.deepEqual(open, []);
}

/** Families one after the other, no two samples with the same labels, and the mark of the end. */
function checkOpenMetrics(text: string): void {
  assert.match(text, /\n# EOF\n$/);
  const names = [...text.matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name]) => name);
  assert.equal(new Set(names).size, names.length);
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const sample of samples)
    assert.match(sample, /^claimgate_[a-z_]+(\{(?:[a-z_]+="(?:[^"\\]|\\.)*",?)+\})? -?[0-9.]+$/);
  const keys = samples.map((sample) => sample.slice(0, sample.lastIndexOf(' ')));
  assert.equal(new Set(keys).size, keys.length);
}

/** Every issue has the members that GitLab asks for, and a fingerprint of its own. */
function checkCodeQuality(text: string): void {
  const issues = JSON.parse(text) as {
    readonly description: string;
    readonly check_name: string;
    readonly fingerprint: string;
    readonly severity: string;
    readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
  }[];
  for (const { description, check_name, severity, location } of issues) {
    assert.ok(description.length > 0 && check_name.length > 0 && location.path.length > 0);
    assert.ok(['info', 'minor', 'major', 'critical', 'blocker'].includes(severity));
    assert.ok(Number.isInteger(location.lines.begin) && location.lines.begin > 0);
  }
  assert.equal(new Set(issues.map(({ fingerprint }) => fingerprint)).size, issues.length);
}

/** The page is written as XML would be, but for the elements that HTML leaves open; Chromium reads it elsewhere. */
function checkHtml(text: string): void {
  assert.match(text, /^<!doctype html>\n/);
  const script = text.indexOf('<script>');
  assert.equal(text.lastIndexOf('<script'), script, 'there is one script');
  const xml = text
    .slice('<!doctype html>\n'.length)
    .replace(/<style>[\s\S]*?<\/style>|<script>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<(meta|br|input)([^>]*)>/g, (_, name: string, rest: string) => {
      return `<${name}${rest.replaceAll(/ (hidden|checked)(?= |$)/g, '')}/>`;
    })
    .replaceAll('<p id="search" hidden>', '<p id="search">')
    .replaceAll(' type="radio" name="show" id="show-all" checked/', ' type="radio" name="show"/');
  assert.equal(parseXml(xml).name, 'html');
}

/** One annotation as the runner of GitHub Actions reads it. */
export interface Annotation {
  readonly kind: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

const COMMAND = /^::(error|warning|notice) ([^:]*)::(.*)$/;
const GROUP = /^::(?:group::claimgate: the others|endgroup::)$/;

/** Reads workflow commands, and fails where a line is one that we do not mean to write. */
export function checkGithubLines(text: string): Annotation[] {
  assert.match(text, /\n$/);
  const annotations: Annotation[] = [];
  for (const line of text.slice(0, -1).split('\n')) {
    if (!line.trimStart().startsWith('::') || GROUP.test(line)) continue;
    const [, kind = '', properties = '', message = ''] = COMMAND.exec(line) ?? [];
    assert.notEqual(kind, '', line);
    annotations.push({
      kind,
      properties: Object.fromEntries(properties.split(',').map(property)),
      message: unescaped(message),
    });
  }
  return annotations;
}

function property(text: string): [string, string] {
  const [, name = '', value = ''] = /^(file|line|col|title)=(.*)$/.exec(text) ?? [];
  assert.notEqual(name, '', text);
  return [name, unescaped(value)];
}

/** The reverse of what https://github.com/actions/toolkit does in `core/src/command.ts`. */
function unescaped(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}

/** Every table has the same number of cells in each of its rows, however GitHub splits them. */
export function checkMarkdownTables(text: string): number {
  let width: number | undefined;
  let tables = 0;
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) {
      width = undefined;
      continue;
    }
    const cells = line.split('|').length;
    if (width === undefined) tables += 1;
    assert.equal(cells, width ?? cells, line);
    width = cells;
  }
  return tables;
}

/** An element as a parser that is not ours reads it. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

interface OpenElement extends Element {
  readonly children: Element[];
  text: string;
}

/** Parses XML 1.0 strictly. @throws Error where it is not well-formed */
export function parseXml(text: string): Element {
  const parser = new SaxesParser();
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: OpenElement = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (piece) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  const [only] = root.children;
  if (!only) throw new Error('no root element');
  return only;
}

/** All elements of a name, in the order of the document. */
export function elementsOf(parent: Element, name: string): Element[] {
  return parent.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsOf(child, name),
  ]);
}
