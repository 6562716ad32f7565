import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';

/** A threat and the control against it; a closed table in test/threats.json. */
export interface Threat {
  /** `T` and a number, ascending in the table; tests carry it in their names. */
  readonly id: string;
  readonly threat: string;
  readonly control: string;
}

/** Threats of one area. */
export interface ThreatGroup {
  readonly title: string;
  /** Whether the specification names them (specification/trust.md 5) or they came up later. */
  readonly source: 'specification' | 'found since';
  readonly threats: readonly Threat[];
}

/** A test, or a group of tests, that proves the control of a threat. */
export interface Proof {
  readonly id: string;
  /** Path of the test file. */
  readonly file: string;
  readonly name: string;
}

/** A test file, by its path and its text. */
export type TestFile = readonly [path: string, text: string];

/** Returns the page about threats: the table, and for each the tests that carry its mark. */
export function threatsPage(root: string): string {
  const groups = JSON.parse(readFileSync(join(root, 'test/threats.json'), 'utf8'))
    .groups as readonly ThreatGroup[];
  const paths = glob.sync('test/**/*.test.ts', { cwd: root, followSymbolicLinks: false }).sort();
  const files = paths.map((path): TestFile => [path, readFileSync(join(root, path), 'utf8')]);
  const faults = [...tableFaults(groups), ...proofFaults(groups, files)];
  if (faults.length > 0) throw new Error(`threats and tests differ:\n  ${faults.join('\n  ')}`);
  return page(groups, files.flatMap(proofsIn));
}

const MARK = /\[(T\d+)\]/g;
const MARKED_NAME = /\b(?:test|describe)\(\s*(['"`])((?:\[T\d+\])+) (.*?)\1/g;

/** The marks that stand at the beginning of names in a test file. */
function proofsIn([file, text]: TestFile): Proof[] {
  return [...text.matchAll(MARKED_NAME)].flatMap(([, , marks = '', name = '']) =>
    idsIn(marks).map((id) => ({ id, file, name: name.replaceAll(/\$\{.*?\}/g, '…') })),
  );
}

function idsIn(text: string): string[] {
  return [...text.matchAll(MARK)].map(([, id = '']) => id);
}

/** Within a group, rows stand in the order of their numbers; several people add to different groups at once. */
function tableFaults(groups: readonly ThreatGroup[]): string[] {
  return groups.flatMap(({ threats }) =>
    threats.flatMap(({ id }, index) => {
      const before = threats[index - 1]?.id;
      const isInOrder = before === undefined || Number(id.slice(1)) > Number(before.slice(1));
      return isInOrder ? [] : [`the table has ${id} after ${before}`];
    }),
  );
}

/** Threats without a test, tests of a threat that there is not, and marks that nobody reads. */
export function proofFaults(
  groups: readonly ThreatGroup[],
  files: readonly TestFile[],
): readonly string[] {
  const threats = groups.flatMap((group) => group.threats);
  const known = new Set(threats.map(({ id }) => id));
  const proofs = files.flatMap(proofsIn);
  const proved = new Set(proofs.map(({ id }) => id));
  return [
    ...threats
      .filter(({ id }) => !proved.has(id))
      .map(({ id, threat }) => `${id} (${threat}) has no test`),
    ...proofs
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, name }) => `${file}: "${name}" proves ${id}, which is no threat`),
    ...files
      .filter((file) => idsIn(file[1]).length !== proofsIn(file).length)
      .map(([path]) => `${path}: a mark is not at the beginning of a name in quotes`),
  ];
}

function page(groups: readonly ThreatGroup[], proofs: readonly Proof[]): string {
  const count = groups.flatMap(({ threats }) => threats).length;
  const lines = [
    '# Threats',
    '',
    `${count} attacks and accidents that threaten the gate, the control against each, and the tests that`,
    'prove it. A test says which threat it is about at the beginning of its name, as in `[T01]`; the build refuses a threat',
    'without a test, and a mark without its threat. [Inputs](../../docs/specification/trust.md#11-inputs) lists each input and whether it is trusted.',
  ];
  for (const group of groups) {
    lines.push('', `## ${group.title}`);
    for (const threat of group.threats)
      lines.push(
        ...section(
          threat,
          proofs.filter(({ id }) => id === threat.id),
        ),
      );
  }
  return `${lines.join('\n')}\n`;
}

function section({ id, threat, control }: Threat, proofs: readonly Proof[]): string[] {
  return [
    '',
    `### ${id}: ${threat}`,
    '',
    `${control[0]?.toUpperCase()}${control.slice(1)}.`,
    '',
    ...proofs.map(({ file, name }) => `- \`${file}\`: ${escaped(name)}`),
  ];
}

/** A name as plain text in Markdown. */
function escaped(name: string): string {
  return name.replaceAll(/[\\`*_<>[\]]/g, String.raw`\$&`);
}
