import { FORMS, isNode, READERS, resolveIn, type Node } from './readers.ts';
import type { SchemaFile } from './schemas.ts';

/** Patterns of the texts that schemas know, without quotes; dates that exist are the only ones that fit. */
const DATE = [
  '(?:19[7-9][0-9]|[2-9][0-9]{3})-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])',
  '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)',
  '02-(?:0[1-9]|1[0-9]|2[0-8]))',
].join('|');
const LEAP_YEAR =
  '(?:19(?:7[26]|8[048]|9[26])|[2-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[3579][26])00)';
const PATTERNS: Readonly<Record<string, string>> = {
  digest: 'sha256:[0-9a-f]{64}',
  slug: '[a-z0-9]+(?:[._-][a-z0-9]+)*',
  revision: '[0-9a-f]{40}(?:[0-9a-f]{24})?',
  instant: `(?:${DATE}|${LEAP_YEAR}-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{3})?Z`,
};

/** As many digits as are always a safe integer. */
const POSITIVE_INTEGER = '[1-9][0-9]{0,14}';

/**
 * One module per document that has a quick reader: a pattern of its one written form, and a function that looks
 * at what the pattern leaves open. It is made from the same schema as the reader, and takes the same lines.
 */
export function generateForms(schemas: readonly SchemaFile[]): Map<string, string> {
  return new Map(
    READERS.map(({ document, type, ref }) => [
      `src/json/generated/${document}.form.ts`,
      new Module(schemas).write(type, ref),
    ]),
  );
}

class Module {
  readonly #schemas: readonly SchemaFile[];
  readonly #functions: string[] = [];
  readonly #settlers = new Map<string, Settler>();

  constructor(schemas: readonly SchemaFile[]) {
    this.#schemas = schemas;
  }

  write(type: string, ref: string): string {
    const { file, node } = resolveIn(this.#schemas, ref);
    const pattern = this.#pattern(node, file).replaceAll('/', '\\/');
    const settler = this.#settler(ref, '');
    return [
      '// Generated from schemas/ by `npm run generate`. Do not edit.',
      "import type { Settling, WrittenForm } from '../written-form.ts';",
      `import type { ${type} } from './documents.ts';`,
      '',
      'let pattern: RegExp | undefined;',
      '',
      '/** The one written form of a valid value. */',
      `export const form: WrittenForm<${type}> = {`,
      '  // Made when it is first asked for: most runs claim nothing.',
      `  pattern: () => (pattern ??= /^${pattern}$/),`,
      `  settle: ${settler.name},`,
      '};',
      '',
      ...this.#functions,
    ].join('\n');
  }

  #at(ref: string, base: string): { file: string; node: Node; full: string } {
    const full = ref.startsWith('#') ? base + ref : ref;
    return { ...resolveIn(this.#schemas, full), full };
  }

  #pattern(given: unknown, base: string): string {
    if (!isNode(given)) throw new Error('a form needs a schema for every member');
    const { $ref, enum: values, properties, type } = given;
    if (typeof $ref === 'string') {
      const { file, node } = this.#at($ref, base);
      const pattern = this.#pattern(node, file);
      return node['title'] === 'Subject' ? `(${pattern})` : pattern;
    }
    const orNull = (pattern: string): string =>
      Array.isArray(type) && type.includes('null') ? `(?:null|${pattern})` : pattern;
    if (isNode(properties)) {
      const names = Object.keys(properties).sort();
      const members = names.map((name) => `"${name}":${this.#pattern(properties[name], base)}`);
      return orNull(`\\{${members.join(',')}\\}`);
    }
    if (type === 'array') {
      const item = this.#pattern(given['items'], base);
      return `\\[(?:${item}(?:,${item}){0,${Number(given['maxItems']) - 1}})?\\]`;
    }
    if (type === 'integer') return integerPattern(given);
    if (Array.isArray(values))
      return orNull(`"(?:${values.filter((value) => value !== null).join('|')})"`);
    return orNull(`"${PATTERNS[formOf(given)]}"`);
  }

  /** The function that looks at slugs and sets of digests, and the part of the value that it sees. */
  #settler(ref: string, base: string): Settler {
    const { file, node, full } = this.#at(ref, base);
    const known = this.#settlers.get(full);
    if (known) return known;
    const { properties, type } = node;
    const statements: string[] = [];
    const seen: string[] = [];
    for (const [name, member] of Object.entries(isNode(properties) ? properties : {})) {
      const { sees, settles } = this.#member(`value.${name}`, member, file);
      if (sees !== undefined) seen.push(`${name}: ${sees}`);
      statements.push(...settles);
    }
    const isNullable = Array.isArray(type) && type.includes('null');
    const sees = `{ ${seen.join('; ')} }${isNullable ? ' | null' : ''}`;
    const settler = { name: `settle${this.#settlers.size + 1}`, sees, isEmpty: seen.length === 0 };
    this.#settlers.set(full, settler);
    if (settler.isEmpty) return settler;
    this.#functions.push(
      [
        `function ${settler.name}(value: ${sees}, settling: Settling): void {`,
        ...(isNullable ? ['  if (value === null) return;'] : []),
        ...statements.map((statement) => `  ${statement}`),
        '}',
        '',
      ].join('\n'),
    );
    return settler;
  }

  #member(path: string, given: unknown, base: string): Settled {
    if (!isNode(given)) return NOTHING;
    const { $ref, type, items } = given;
    if (typeof $ref === 'string') {
      const { file, node } = this.#at($ref, base);
      if (!('properties' in node)) return this.#member(path, node, file);
      const { name, sees, isEmpty } = this.#settler($ref, base);
      return isEmpty ? NOTHING : { sees, settles: [`${name}(${path}, settling);`] };
    }
    if (given['uniqueItems'] === true)
      return { sees: 'string[]', settles: [`${path} = settling.digestSet(${path});`] };
    if (type === 'array') {
      const { sees, settles } = this.#member('item', items, base);
      if (sees === undefined) return NOTHING;
      return { sees: `(${sees})[]`, settles: [`for (const item of ${path}) ${settles.join(' ')}`] };
    }
    if (Array.isArray(given['enum']) || type === 'integer' || formOf(given) !== 'slug')
      return NOTHING;
    if (!Array.isArray(type)) return { sees: 'string', settles: [`settling.slug(${path});`] };
    return { sees: 'string | null', settles: [`if (${path} !== null) settling.slug(${path});`] };
  }
}

interface Settler {
  readonly name: string;
  readonly sees: string;
  readonly isEmpty: boolean;
}

interface Settled {
  readonly sees: string | undefined;
  readonly settles: readonly string[];
}

const NOTHING: Settled = { sees: undefined, settles: [] };

function formOf({ pattern }: Node): string {
  const form = FORMS[String(pattern)];
  if (form === undefined) throw new Error(`no form knows ${String(pattern)}`);
  return form;
}

function integerPattern({ minimum, maximum }: Node): string {
  if (minimum !== 1 || maximum !== Number.MAX_SAFE_INTEGER)
    throw new Error('a form knows no integers but positive ones');
  return POSITIVE_INTEGER;
}
