import { basename } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build, type PluginBuild } from 'esbuild';
import type { SchemaFile } from './schemas.ts';

/** Lists whose items are validated one by one: ajv is quadratic over many faults in one array. */
const ITEM_DEFINITIONS: Record<string, string> = { 'public-claims': 'claim' };

/** Documents that this program writes and never reads: their validators would have no user. */
const NEVER_READ: ReadonlySet<string> = new Set([
  'appended',
  'capability-resolution',
  'in-toto-statement',
  'problem',
  'readiness-decision',
  'webhook-event',
]);

/** The result of a self-test is all that the program reads of any command's: the others are not validated. */
const READ_RESULT = {
  if: { not: { type: 'object', properties: { rules_sha256: true }, required: ['rules_sha256'] } },
  else: { $ref: '#/$defs/self_test_result' },
};

/** Definitions of the common schema that can be a document by themselves. */
const COMMON_DOCUMENTS = ['subject'];

/**
 * One self-contained module of validators per document, so that a command loads only those it uses:
 * `document` for the whole, and `item` for one item of its long list where it has one.
 */
export async function generateValidators(
  schemas: readonly SchemaFile[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const read = schemas.map(asRead);
  const documents = read.filter(({ document }) => !NEVER_READ.has(document));
  for (const { document, exports } of documents.flatMap(modulesOf)) {
    const ajv = new Ajv2020({
      allErrors: true,
      verbose: true,
      strict: true,
      allowUnionTypes: true,
      // Findings have words of their own, and a definition that is used often is one function.
      messages: false,
      inlineRefs: false,
      schemas: read.map((file) => file.schema),
      code: { source: true, esm: true, lines: true },
    });
    addFormats.default(ajv, ['date-time', 'uri']);
    files.set(
      `src/documents/generated/${document}.validator.js`,
      await bundle(ourForm(standaloneCode.default(ajv, exports), Object.keys(exports))),
    );
    files.set(
      `src/documents/generated/${document}.validator.d.ts`,
      declarations(Object.keys(exports)),
    );
  }
  files.set(FORMATS, await bundle("export { fullFormats } from 'ajv-formats/dist/formats.js';"));
  return files;
}

/** Formats of text, once for all validators. */
const FORMATS = 'src/documents/generated/formats.js';

interface ValidatorModule {
  readonly document: string;
  /** Ids of schemas by the name of their validator. */
  readonly exports: Readonly<Record<string, string>>;
}

function asRead({ document, schema }: SchemaFile): SchemaFile {
  if (document !== 'command-report') return { document, schema };
  const properties = schema['properties'] as Record<string, object>;
  return { document, schema: { ...schema, properties: { ...properties, result: READ_RESULT } } };
}

function modulesOf({ document, schema: { $id } }: SchemaFile): ValidatorModule[] {
  if (document === 'common')
    return COMMON_DOCUMENTS.map((name) => ({
      document: name,
      exports: { document: `${$id}#/$defs/${name}` },
    }));
  const item = ITEM_DEFINITIONS[document];
  return [
    { document, exports: { document: $id, ...(item ? { item: `${$id}#/$defs/${item}` } : {}) } },
  ];
}

/** Makes ajv's output linear, without members of a fault that nobody reads, and with the formats from one place. */
function ourForm(code: string, names: readonly string[]): string {
  const short = code
    .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
    .replaceAll(/,schema:[^{}]*?,parentSchema:/g, ',parentSchema:');
  const formats = 'require("ajv-formats/dist/formats").fullFormats';
  const text = linear(short, names).replaceAll(formats, 'fullFormats');
  if (text.includes('ajv-formats')) throw new Error('ajv asks for formats in another way now');
  return text.includes('fullFormats')
    ? `import { fullFormats } from './${basename(FORMATS)}';\n${text}`
    : text;
}

/**
 * ajv copies all faults so far for every item that has one, which takes quadratic time over a long list.
 * Here they are appended; and where there are more than anybody reads, nothing more is looked at.
 */
function linear(code: string, names: readonly string[]): string {
  const appending = code.replaceAll(/vErrors\.concat\((\w+\.errors)\)/g, 'appended(vErrors, $1)');
  if (/\.concat\(/.test(appending)) throw new Error('ajv puts faults together in another way now');
  const bounding = names.reduce(
    (text, name) =>
      text.replace(new RegExp(`^(export const ${name} = )(\\w+);$`, 'm'), '$1bounded($2);'),
    appending,
  );
  if (bounding.split('= bounded(').length !== names.length + 1)
    throw new Error('ajv exports validators in another way now');
  return bounding + BOUNDED;
}

const BOUNDED = `
class TooManyFaults extends Error {}
function appended(faults, more) {
  for (const fault of more) faults.push(fault);
  if (faults.length > 100_000) throw Object.assign(new TooManyFaults(), { faults });
  return faults;
}
function bounded(validate) {
  return function validator(value) {
    try {
      const isValid = validate(value);
      validator.errors = validate.errors;
      return isValid;
    } catch (error) {
      if (!(error instanceof TooManyFaults)) throw error;
      validator.errors = error.faults;
      return false;
    }
  };
}
`;

/** Resolves the `require` calls that ajv leaves in its output, so that nothing of ajv is needed at run time. */
async function bundle(code: string): Promise<string> {
  const result = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'node20',
    minifySyntax: true,
    // The output names module paths: they must not depend on where node_modules really lies.
    preserveSymlinks: true,
    legalComments: 'none',
    external: [`./${basename(FORMATS)}`],
    plugins: [{ name: 'own-equality', setup: replaceEquality }],
  });
  const text = result.outputFiles[0]?.text;
  if (text === undefined) throw new Error('esbuild wrote nothing');
  return `// Generated from schemas/ by \`npm run generate\`. Do not edit.\n${text}`;
}

/**
 * Decides whether the items of a list are unique. ajv's own function calls methods of the
 * values, and the objects of the exact reader have none.
 */
const EQUALITY = `
exports.default = function equal(one, other) {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => Object.hasOwn(other, name) && equal(one[name], other[name]));
};`;

function replaceEquality(bundler: PluginBuild): void {
  const filter = /^ajv\/dist\/runtime\/equal$/;
  bundler.onResolve({ filter }, ({ path }) => ({ path, namespace: 'own' }));
  bundler.onLoad({ filter, namespace: 'own' }, () => ({ contents: EQUALITY, loader: 'js' }));
}

function declarations(names: readonly string[]): string {
  const lines = names.map((name) => `export declare const ${name}: SchemaValidator;`);
  return [
    '// Generated from schemas/ by `npm run generate`. Do not edit.',
    "import type { SchemaValidator } from '../../json/validate.ts';",
    '',
    ...lines,
    '',
  ].join('\n');
}
