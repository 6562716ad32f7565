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
  files.set(SHARED, await bundle(SHARED_CODE));
  return files;
}

/** Code that all validators call, once. */
const SHARED = 'src/documents/generated/shared.js';

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

/** Makes ajv's output short and linear; what all validators share comes from one place. */
function ourForm(code: string, names: readonly string[]): string {
  const short = shortened(code)
    .replaceAll('require("ajv-formats/dist/formats").fullFormats', 'fullFormats')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'lengthOf');
  if (/ajv-formats|ucs2length/.test(short))
    throw new Error('ajv asks for its own in another way now');
  const bounding = names.reduce(
    (text, name) =>
      text.replace(new RegExp(`^(export const ${name} = )(\\w+);$`, 'm'), '$1bounded($2);'),
    short,
  );
  if (bounding.split('= bounded(').length !== names.length + 1)
    throw new Error('ajv exports validators in another way now');
  return `import { appended, bounded, fault, fullFormats, lengthOf } from './${basename(SHARED)}';\n${bounding}`;
}

const ADDING =
  /^const (err\d+) = (.*);\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}$/gm;
const FAULT =
  /^\{instancePath(?::(.*))?,schemaPath:.*?,keyword:("\w+"),params:(.*?),schema:.*?,parentSchema:(.*),data(?::(\w+))?(?:,propertyName:\w+)?\}$/;

/** Half of ajv's output makes faults: one call makes each here, without members that nobody reads. */
function shortened(code: string): string {
  const text = code
    .replaceAll(ADDING, (_all, _name, made: string) => `vErrors = fault(${argumentsOf(made)});`)
    // ajv copies all faults so far for every item that has one, which takes quadratic time over a long list.
    .replaceAll(
      /vErrors = vErrors === null \? (\w+\.errors) : vErrors\.concat\(\1\);/g,
      'vErrors = appended(vErrors, $1);',
    )
    // Nothing asks what other schemas have evaluated.
    .replaceAll(
      /^const (evaluated\d+) = \w+\.evaluated;\n(?:if\(\1\.\w+\)\{\n(?:\1\.\w+ = undefined;\n)+\}\n)+/gm,
      '',
    )
    .replaceAll(/^\w+\.evaluated = \{.*\};$/gm, '')
    .replaceAll(
      '{instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}',
      'instancePath = ""',
    )
    .replaceAll(
      /\{instancePath(?::(.*?))?,parentData:.*?,rootData,dynamicAnchors\}/g,
      (_all, path = 'instancePath') => path,
    );
  const unknown =
    /^(?!const schema).*(?:\berr\d|\.concat\(|\bevaluated\d|validate\d+\.evaluated|rootData|dynamicAnchors)/m.exec(
      text,
    );
  if (unknown) throw new Error(`ajv makes something in another way now: ${unknown[0]}`);
  return withShownSchemas(text);
}

function argumentsOf(made: string): string {
  // The faults of a condition are counted, and shown to nobody.
  if (made === '{}') return 'vErrors';
  const [found, path = 'instancePath', keyword, params, parent, data = 'data'] =
    FAULT.exec(made) ?? [];
  if (found === undefined) throw new Error(`ajv makes faults in another way now: ${made}`);
  return ['vErrors', path, keyword, params, parent, data].join(', ');
}

/** Of the schemas in ajv's output only what faults show, and what its code asks. */
function withShownSchemas(code: string): string {
  return code.replaceAll(
    /^const (schema\d+) = (\{.*\});$/gm,
    (_all, name: string, text: string) => {
      const schema = shownOf(JSON.parse(text) as Schema);
      for (const [, path = ''] of code.matchAll(
        new RegExp(`\\b${name}((?:\\.\\w+|\\[[^\\]]+\\])*)`, 'g'),
      ))
        requireMember(schema, path);
      return `const ${name} = ${JSON.stringify(schema)};`;
    },
  );
}

type Schema = Readonly<Record<string, unknown>>;

const SHOWN = new Set(['title', 'description', 'enum']);

function shownOf(schema: Schema): Schema {
  const entries = Object.entries(schema).flatMap(([name, value]): [string, unknown][] => {
    if (SHOWN.has(name) || (name === 'type' && Array.isArray(value))) return [[name, value]];
    if (name === '$defs' || typeof value !== 'object' || value === null) return [];
    if (MAPS.has(name))
      return [
        [
          name,
          Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shownOrNot(one)])),
        ],
      ];
    if (Array.isArray(value)) return LISTS.has(name) ? [[name, value.map(shownOrNot)]] : [];
    return name === 'const' ? [] : [[name, shownOf(value as Schema)]];
  });
  return Object.fromEntries(entries);
}

const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);

function shownOrNot(schema: unknown): unknown {
  return typeof schema === 'object' && schema !== null ? shownOf(schema as Schema) : schema;
}

function requireMember(schema: Schema, path: string): void {
  let found: unknown = schema;
  for (const [, name, text] of path.matchAll(/\.(\w+)|\[([^\]]+)\]/g))
    found = (found as Schema)[name ?? String(JSON.parse(text ?? ''))];
  if (found === undefined) throw new Error(`ajv asks for ${path} of a schema, which is left out`);
}

/**
 * Functions that every validator calls. Where there are more faults than anybody reads, nothing more is looked at.
 * Length is in code points, as JSON Schema says.
 */
const SHARED_CODE = `
export { fullFormats } from 'ajv-formats/dist/formats.js';
export { default as lengthOf } from 'ajv/dist/runtime/ucs2length.js';
export function fault(faults, instancePath, keyword, params, parentSchema, data) {
  const one = { instancePath, keyword, params, parentSchema, data };
  if (faults === null) return [one];
  faults.push(one);
  return faults;
}
export function appended(faults, more) {
  if (faults === null) return more;
  for (const one of more) faults.push(one);
  if (faults.length > 100_000) throw Object.assign(new TooManyFaults(), { faults });
  return faults;
}
class TooManyFaults extends Error {}
export function bounded(validate) {
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
    external: [`./${basename(SHARED)}`],
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
    "import type { SchemaValidator } from '../validate.ts';",
    '',
    ...lines,
    '',
  ].join('\n');
}
