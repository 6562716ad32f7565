import { digestOf, hexOf } from '../../digest/index.ts';
import { countOf, messageOf } from '../../findings/index.ts';
import { CLAIMS_PATH } from '../../manifest/index.ts';
import { escapeForTerminal } from '../escape.ts';
import { clearedBy, levelOf } from '../finding-words.ts';
import { isVerdict } from '../headline.ts';
import type { Report, ReportedFinding } from '../report.ts';
import { locationOf } from './artifacts.ts';
import { ruleIndexOf } from './rules.ts';

/** Every finding of a report as a result (SARIF 2.1.0 section 3.27). */
export function resultsOf({ document, findings }: Report): object[] {
  const inputs = isVerdict(document) ? document.inputs : [];
  const indexes = new Map(inputs.map(({ path }, index) => [path, index]));
  const fingerprints = new Fingerprints();
  return findings.map((item) => ({
    ruleId: item.code,
    ruleIndex: ruleIndexOf(item.code),
    level: levelOf(item),
    message: { text: messageText(item) },
    locations: [physicalLocation(item, indexes)],
    partialFingerprints: fingerprints.of(item),
    properties: propertiesOf(item),
  }));
}

/**
 * Code scanning shows nothing without a file and a line, so what has no place is shown at the file that is
 * judged, and what is about a whole file at its first line.
 */
function physicalLocation(
  { file = CLAIMS_PATH, line = 1, column }: ReportedFinding,
  indexes: ReadonlyMap<string, number>,
): object {
  const index = indexes.get(file);
  const artifactLocation = { ...locationOf(file), ...(index === undefined ? {} : { index }) };
  const region = { startLine: line, ...(column === undefined ? {} : { startColumn: column }) };
  return { physicalLocation: { artifactLocation, region } };
}

function messageText(item: ReportedFinding): string {
  const { blocks = [] } = item;
  const parts = [
    `${messageOf(item)}.`,
    ...(blocks.length > 0 ? [`Blocks ${countOf(blocks.length, 'claim')}.`] : []),
    `Cleared by ${clearedBy(item)}.`,
  ];
  return plainText(parts.join(' '));
}

/** What viewers would take for a link or a placeholder is escaped (SARIF 2.1.0 sections 3.11.5 and 3.11.6). */
function plainText(text: string): string {
  return escapeForTerminal(text)
    .replaceAll(/[\\[\]]/g, String.raw`\$&`)
    .replaceAll(/\{([0-9]+)\}/g, '{{$1}}');
}

function propertiesOf(item: ReportedFinding): object {
  const { pointer, rules, record, clears_by, clears_at, next, blocks = [] } = item;
  const first = blocks.slice(0, MAX_BLOCKS);
  return {
    clears_by,
    ...(clears_at === undefined ? {} : { clears_at }),
    ...(pointer === undefined ? {} : { pointer }),
    ...(rules === undefined ? {} : { rules }),
    ...(record === undefined ? {} : { record }),
    ...(next === undefined ? {} : { next }),
    ...(blocks.length > 0 ? { blocks: first, blocks_count: blocks.length } : {}),
  };
}

/** Digests of blocked claims in one result; how many there are is told besides. */
const MAX_BLOCKS = 100;

/**
 * What makes a finding the same one tomorrow: its code, its file and what it is about, but no line.
 * Code scanning goes by `primaryLocationLineHash`, which it would else make from the text of a line:
 * then all findings without a line would be one.
 */
class Fingerprints {
  readonly #seen = new Map<string, number>();

  of({ code, file, pointer, record, found }: ReportedFinding): object {
    // Where something more lasting says what it is about, what was found there may change.
    const about = pointer || record ? undefined : found;
    const parts = [code, file, pointer, record?.leaf, about].map((part) => part ?? null);
    const hash = hexOf(digestOf(JSON.stringify(parts))).slice(0, 32);
    const count = (this.#seen.get(hash) ?? 0) + 1;
    this.#seen.set(hash, count);
    const value = `${hash}:${count}`;
    return { 'claimgateFinding/v1': value, primaryLocationLineHash: value };
  }
}
