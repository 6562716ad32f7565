import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The subpaths of the package and the files whose exports they are. */
export const FACES = {
  claimgate: 'src/public/index',
  'claimgate/ledger': 'src/public/ledger',
  'claimgate/readiness': 'src/public/readiness',
  'claimgate/service': 'service/public',
};

const EXAMPLE = /^ {2}\/\*\*\n(?<doc>(?: {3}\*.*\n)+?) {3}\*\/\n {2}(?<name>\w+),\n/gm;

/** Other names that examples may use, by their module. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'node:crypto': ['randomBytes'],
  'node:fs': ['readFileSync'],
  hono: ['Hono'],
};

/** The examples in the docstrings of the public names, as code that is type-checked, and run by a test. */
export function generateExamples(root: string): Map<string, string> {
  const faces = Object.entries(FACES).map(([subpath, file]) => {
    const text = readFileSync(join(root, `${file}.ts`), 'utf8');
    return { subpath, file, text, examples: documentedNames(text) };
  });
  const examples = faces.flatMap(({ subpath, examples: found }) =>
    found.map(({ name, code }) => ({ title: `${subpath} ${name}`, code })),
  );
  const given = [
    ...readFileSync(join(root, 'test/public/given.ts'), 'utf8').matchAll(/^ {2}readonly (\w+):/gm),
  ].map(([, name = '']) => name);
  const code = examples.map((example) => example.code).join('\n');
  const used = new Set(code.match(/\b[A-Za-z]\w*\b/g));
  const imports = [
    ...Object.entries(OTHERS).map(([from, names]) => importOf(names, from, used)),
    ...faces.map(({ file, text }) => importOf(namesIn(text), `../../../${file}.ts`, used)),
  ];
  const lines = [
    '// Generated from the docstrings of src/public by `npm run generate`. Do not edit.',
    "import assert from 'node:assert/strict';",
    ...imports.filter((line) => line !== ''),
    "import type { CertificationContract, ControlEvent } from '../../../src/documents/index.ts';",
    "import type { Given } from '../given.ts';",
    '',
    '/** Each example by subpath and name. */',
    'export const EXAMPLES: Readonly<Record<string, (given: Given) => Promise<void>>> = {',
    ...examples.flatMap((example) => [
      `  '${example.title}': async (${givenTo(example.code, given)}) => {`,
      ...example.code.split('\n').map((line) => `    ${line}`.trimEnd()),
      '  },',
    ]),
    '};',
    '',
  ];
  return new Map([['test/public/generated/examples.ts', lines.join('\n')]]);
}

/** A name that embedders import, what its docstring says, and its example. */
interface DocumentedName {
  readonly name: string;
  readonly about: string;
  readonly code: string;
}

/** The documented names of a face; one without an example is an error. */
export function documentedNames(text: string): DocumentedName[] {
  return [...text.matchAll(EXAMPLE)].map(({ groups: { doc = '', name = '' } = {} }) => {
    const [about = '', example] = doc.replaceAll(/^ {3}\* ?/gm, '').split('@example\n');
    if (example === undefined) throw new Error(`${name} has no example`);
    return { name, about: about.trim().replaceAll('\n', ' '), code: example.trimEnd() };
  });
}

/** Every value that a face exports. */
function namesIn(text: string): string[] {
  const code = text.replaceAll(/\/\*\*[^]*?\*\//g, '');
  return [...code.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => name);
}

function importOf(names: readonly string[], from: string, used: ReadonlySet<string>): string {
  const needed = names.filter((name) => used.has(name));
  return needed.length > 0 ? `import { ${needed.join(', ')} } from '${from}';` : '';
}

/** The given values of an example (test/public/given.ts), as the parameter of a function. */
function givenTo(code: string, given: readonly string[]): string {
  const names = given.filter((name) => new RegExp(`(?<![\\w'])(?<!\\w\\.)${name}\\b`).test(code));
  return names.length > 0 ? `{ ${names.join(', ')} }` : '';
}
