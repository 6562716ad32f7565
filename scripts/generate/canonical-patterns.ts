import type { SchemaFile } from './schemas.ts';

/** Documents whose canonical form has a quick reader: the type of the value, and where its schema is. */
const PATTERNS = [
  {
    document: 'projection-entry',
    type: 'ProjectionEntry',
    ref: 'urn:claimgate:schema:projection-entry:v1',
  },
  {
    document: 'public-claims',
    type: 'Claim',
    ref: 'urn:claimgate:schema:public-claims:v1#/$defs/claim',
  },
] as const;

/** A form of text: what else a schema holds it to beside its pattern, and its expression without quotes. */
interface TextForm {
  readonly name: 'digest' | 'slug' | 'revision' | 'instant';
  /** A schema that says anything else needs another form. */
  readonly bounds: Node;
  readonly expression: string;
}

/** Hex digits, eight at a time: V8 runs a counted loop over a single class several times slower. */
const hex = (digits: number): string => `(?:${'[0-9a-f]'.repeat(8)}){${digits / 8}}`;

/** Only dates that exist fit. */
const DATE = [
  '(?:19[7-9][0-9]|[2-9][0-9]{3})-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])',
  '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)',
  '02-(?:0[1-9]|1[0-9]|2[0-8]))',
].join('|');
const LEAP_YEAR =
  '(?:19(?:7[26]|8[048]|9[26])|[2-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[3579][26])00)';

/** Forms of text, by the pattern that the schemas have for them. */
const FORMS: Readonly<Record<string, TextForm>> = {
  '^sha256:[0-9a-f]{64}$': { name: 'digest', bounds: {}, expression: `sha256:${hex(64)}` },
  '^[a-z0-9]+(?:[._-][a-z0-9]+)*$': {
    name: 'slug',
    // Its length is for the check, which looks at slugs anyway.
    bounds: { maxLength: 64 },
    expression: '[a-z0-9]+(?:[._-][a-z0-9]+)*',
  },
  '^(?:[0-9a-f]{40}|[0-9a-f]{64})$': {
    name: 'revision',
    bounds: {},
    expression: `${hex(40)}(?:${hex(24)})?`,
  },
  '^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$':
    {
      name: 'instant',
      bounds: { format: 'date-time' },
      expression: `(?:${DATE}|${LEAP_YEAR}-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{3})?Z`,
    },
};

/** As many digits as are always a safe integer. */
const POSITIVE_INTEGER = '[1-9][0-9]{0,14}';

type Node = Readonly<Record<string, unknown>>;

/** Returns one module per document: its canonical pattern, for `readCanonical`. */
export function generateCanonicalPatterns(schemas: readonly SchemaFile[]): Map<string, string> {
  return new Map(
    PATTERNS.map(({ document, type, ref }) => [
      `src/documents/generated/${document}.pattern.ts`,
      canonicalPattern(schemas, type, ref),
    ]),
  );
}

/**
 * Returns the module with the canonical pattern of what a reference names. A schema that says anything
 * that is not understood here throws: it would be a check that is left out.
 */
export function canonicalPattern(
  schemas: readonly SchemaFile[],
  type: string,
  ref: string,
): string {
  return new Module(schemas).write(type, ref);
}

class Module {
  readonly #schemas: readonly SchemaFile[];
  readonly #functions: string[] = [];
  readonly #checkers = new Map<string, Checker>();

  constructor(schemas: readonly SchemaFile[]) {
    this.#schemas = schemas;
  }

  write(type: string, ref: string): string {
    const { file, node } = this.#resolve(ref, '');
    const expression = this.#expression(node, file).replaceAll('/', '\\/');
    const checker = this.#checker(ref, '');
    return [
      '// Generated from schemas/ by `npm run generate`. Do not edit.',
      "import type { CanonicalPattern, PatternChecks } from '../canonical-lines.ts';",
      `import type { ${type} } from './documents.ts';`,
      '',
      'let expression: RegExp | undefined;',
      '',
      '/** The one canonical form of a valid value. */',
      `export const pattern: CanonicalPattern<${type}> = {`,
      '  // Made when it is first asked for: most runs claim nothing.',
      `  expression: () => (expression ??= /^${expression}$/),`,
      `  check: ${checker.name},`,
      '};',
      '',
      ...this.#functions,
    ].join('\n');
  }

  /** The target of a reference, with the schema that contains it. */
  #resolve(ref: string, base: string): { file: string; node: Node; full: string } {
    const full = ref.startsWith('#') ? base + ref : ref;
    const [file = '', pointer = ''] = full.split('#');
    let node: unknown = this.#schemas.find((candidate) => candidate.schema.$id === file)?.schema;
    for (const step of pointer.split('/').slice(1)) node = isNode(node) ? node[step] : undefined;
    if (!isNode(node)) throw new Error(`no schema ${full}`);
    return { file, node, full };
  }

  #expression(given: unknown, base: string): string {
    if (!isNode(given)) throw new Error('a canonical pattern needs a schema for every member');
    const { $ref, enum: values, properties, type } = given;
    if (typeof $ref === 'string') {
      refuseOthers(given, ['$ref']);
      const { file, node } = this.#resolve($ref, base);
      const expression = this.#expression(node, file);
      return node['title'] === 'Subject' ? `(${expression})` : expression;
    }
    if (type === 'integer') return integer(given);
    if (type === 'array') return this.#list(given, base);
    const isNullable = Array.isArray(type) && type.includes('null');
    const orNull = (expression: string): string =>
      isNullable ? `(?:null|${expression})` : expression;
    if (isNode(properties)) return orNull(this.#object(given, properties, base));
    if (Array.isArray(values)) return orNull(`"(?:${wordsOf(given, values).join('|')})"`);
    return orNull(`"${formOf(given).expression}"`);
  }

  /** Members in the order of RFC 8785. Commas hang on the first member that is always there. */
  #object(node: Node, properties: Node, base: string): string {
    refuseOthers(node, ['properties', 'required', 'additionalProperties', 'type']);
    const { required, additionalProperties } = node;
    if (!Array.isArray(required) || additionalProperties !== false)
      throw new Error('a canonical pattern needs objects whose members are all known');
    const names = Object.keys(properties).sort();
    const first = names.findIndex((name) => required.includes(name));
    if (first === -1) throw new Error('a canonical pattern needs a member that is always there');
    const members = names.map((name, index) => {
      const member = `"${name}":${this.#expression(properties[name], base)}`;
      if (index < first) return `(?:${member},)?`;
      if (index === first) return member;
      return required.includes(name) ? `,${member}` : `(?:,${member})?`;
    });
    return `\\{${members.join('')}\\}`;
  }

  #list(node: Node, base: string): string {
    refuseOthers(node, ['type', 'items', 'maxItems', 'uniqueItems']);
    const { items, maxItems, uniqueItems } = node;
    if (typeof maxItems !== 'number')
      throw new Error('a canonical pattern needs a limit for a list');
    if (uniqueItems === true && this.#textForm(items, base) !== 'digest')
      throw new Error('a canonical pattern knows no sets but those of digests');
    const item = this.#expression(items, base);
    return `\\[(?:${item}(?:,${item}){0,${maxItems - 1}})?\\]`;
  }

  #textForm(given: unknown, base: string): TextForm['name'] | undefined {
    if (!isNode(given)) return undefined;
    const { $ref, pattern } = given;
    if (typeof $ref !== 'string') return FORMS[String(pattern)]?.name;
    const { file, node } = this.#resolve($ref, base);
    return this.#textForm(node, file);
  }

  /** The function that checks slugs and sets of digests of an object, and the part of the value that it sees. */
  #checker(ref: string, base: string): Checker {
    const { file, node, full } = this.#resolve(ref, base);
    const known = this.#checkers.get(full);
    if (known) return known;
    const { properties, required, type } = node;
    const statements: string[] = [];
    const seen: string[] = [];
    for (const [name, member] of Object.entries(isNode(properties) ? properties : {})) {
      const path = `value.${name}`;
      const { sees, checks } = this.#member(path, member, file);
      if (sees === undefined) continue;
      const isOptional = !(Array.isArray(required) && required.includes(name));
      seen.push(`${name}${isOptional ? '?' : ''}: ${sees}`);
      statements.push(
        ...(isOptional ? [`if (${path} !== undefined) { ${checks.join(' ')} }`] : checks),
      );
    }
    const isNullable = Array.isArray(type) && type.includes('null');
    const sees = `{ ${seen.join('; ')} }${isNullable ? ' | null' : ''}`;
    const checker = { name: `check${this.#checkers.size + 1}`, sees, isEmpty: seen.length === 0 };
    this.#checkers.set(full, checker);
    if (checker.isEmpty) return checker;
    this.#functions.push(
      [
        `function ${checker.name}(value: ${sees}, checks: PatternChecks): void {`,
        ...(isNullable ? ['  if (value === null) return;'] : []),
        ...statements.map((statement) => `  ${statement}`),
        '}',
        '',
      ].join('\n'),
    );
    return checker;
  }

  #member(path: string, given: unknown, base: string): Checked {
    if (!isNode(given)) return NOTHING;
    const { $ref, type, items } = given;
    if (typeof $ref === 'string') {
      const { file, node } = this.#resolve($ref, base);
      if (!('properties' in node)) return this.#member(path, node, file);
      const { name, sees, isEmpty } = this.#checker($ref, base);
      return isEmpty ? NOTHING : { sees, checks: [`${name}(${path}, checks);`] };
    }
    if ('properties' in given)
      throw new Error('a canonical pattern needs a name for every object: move it to $defs');
    if (given['uniqueItems'] === true)
      return { sees: 'string[]', checks: [`checks.digestSet(${path});`] };
    if (type === 'array') {
      const { sees, checks } = this.#member('item', items, base);
      if (sees === undefined) return NOTHING;
      return { sees: `(${sees})[]`, checks: [`for (const item of ${path}) ${checks.join(' ')}`] };
    }
    if (Array.isArray(given['enum']) || type === 'integer' || formOf(given).name !== 'slug')
      return NOTHING;
    if (!Array.isArray(type)) return { sees: 'string', checks: [`checks.slug(${path});`] };
    return { sees: 'string | null', checks: [`if (${path} !== null) checks.slug(${path});`] };
  }
}

interface Checker {
  readonly name: string;
  readonly sees: string;
  readonly isEmpty: boolean;
}

interface Checked {
  readonly sees: string | undefined;
  readonly checks: readonly string[];
}

const NOTHING: Checked = { sees: undefined, checks: [] };

function formOf({ pattern, type: _type, description: _text, title: _title, ...bounds }: Node) {
  const form = FORMS[String(pattern)];
  if (form === undefined || JSON.stringify(bounds) !== JSON.stringify(form.bounds))
    throw new Error(`no canonical pattern knows ${String(pattern)} ${JSON.stringify(bounds)}`);
  return form;
}

function wordsOf(node: Node, values: readonly unknown[]): readonly string[] {
  refuseOthers(node, ['enum', 'type']);
  const words = values.filter((value) => value !== null).map(String);
  const unusual = words.find((word) => !/^[a-z0-9_-]+$/.test(word));
  if (unusual !== undefined) throw new Error(`no canonical pattern knows the word ${unusual}`);
  return words;
}

function integer(node: Node): string {
  refuseOthers(node, ['type', 'minimum', 'maximum']);
  if (node['minimum'] !== 1 || node['maximum'] !== Number.MAX_SAFE_INTEGER)
    throw new Error('a canonical pattern knows no integers but positive ones');
  return POSITIVE_INTEGER;
}

const REMARKS = ['$schema', '$id', '$defs', 'title', 'description'];

/** A keyword that is not understood is a check that would be left out. */
function refuseOthers(node: Node, known: readonly string[]): void {
  const other = Object.keys(node).find((name) => ![...REMARKS, ...known].includes(name));
  if (other !== undefined) throw new Error(`no canonical pattern knows the keyword ${other}`);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
