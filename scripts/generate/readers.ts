import type { SchemaFile } from './schemas.ts';

/** Documents whose canonical form has a quick reader: the type that it reads, and where its schema is. */
export const READERS = [
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

/** Forms of text, by the pattern that the schemas have for them. */
export const FORMS: Readonly<Record<string, string>> = {
  '^sha256:[0-9a-f]{64}$': 'digest',
  '^[a-z0-9]+(?:[._-][a-z0-9]+)*$': 'slug',
  '^(?:[0-9a-f]{40}|[0-9a-f]{64})$': 'revision',
  '^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$':
    'instant',
};

/** What else such a text is held to; a schema that says anything else needs another reader. */
const FORM_BOUNDS: Readonly<Record<string, Node>> = {
  digest: {},
  slug: { maxLength: 64 },
  revision: {},
  instant: { format: 'date-time' },
};

export type Node = Readonly<Record<string, unknown>>;

/** One module per document: the readers of its parts, and of the whole the one that is exported. */
export function generateReaders(schemas: readonly SchemaFile[]): Map<string, string> {
  return new Map(
    READERS.map(({ document, type, ref }) => [
      `src/json/generated/${document}.reader.ts`,
      new Module(schemas).write(type, ref),
    ]),
  );
}

class Module {
  readonly #schemas: readonly SchemaFile[];
  readonly #constants = new Map<string, string>();
  readonly #functions: string[] = [];
  readonly #names = new Map<string, string>();
  readonly #imports = new Set<string>();

  constructor(schemas: readonly SchemaFile[]) {
    this.#schemas = schemas;
  }

  write(type: string, ref: string): string {
    const name = this.#reader(ref, '');
    const constants = [...this.#constants].map(
      ([text, constant]) => `const ${constant} = ${text};`,
    );
    const used = [...this.#imports].sort().join(', ');
    return [
      '// Generated from schemas/ by `npm run generate`. Do not edit.',
      "import type { CanonicalLine } from '../canonical-line.ts';",
      `import { ${used} } from '../token.ts';`,
      `import type { ${type} } from './documents.ts';`,
      '',
      ...constants,
      '',
      ...this.#functions,
      '/** Reads the one written form of a valid value. */',
      `export function read(line: CanonicalLine): ${type} {`,
      `  return ${name}(line);`,
      '}',
      '',
    ].join('\n');
  }

  /** The name of the function that reads what a reference names. */
  #reader(ref: string, base: string): string {
    const full = ref.startsWith('#') ? base + ref : ref;
    const known = this.#names.get(full);
    if (known !== undefined) return known;
    const { file, node } = resolveIn(this.#schemas, full);
    const name = `read${this.#names.size + 1}`;
    this.#names.set(full, name);
    const body = this.#object(node, file);
    this.#functions.push(`function ${name}(line: CanonicalLine) {\n${body}}\n`);
    return name;
  }

  /** Statements that read an object: its members in the order of RFC 8785. */
  #object(node: Node, file: string): string {
    const { properties, required, additionalProperties, type } = node;
    refuseOthers(node, ['properties', 'required', 'additionalProperties', 'type']);
    if (!isNode(properties) || !Array.isArray(required) || additionalProperties !== false)
      throw new Error('a quick reader needs objects whose members are all known');
    const names = Object.keys(properties).sort();
    if (required.length !== names.length) throw new Error('a quick reader needs all members');
    const lines = names.flatMap((name, index) => {
      const start = JSON.stringify(`${index === 0 ? '{' : ','}"${name}":`);
      return [
        `  line.expect(${this.#constant('token', start)});`,
        `  const ${name} = ${this.#value(properties[name], file)};`,
      ];
    });
    const nullable = Array.isArray(type) && type.includes('null');
    return [
      ...(nullable ? ['  if (line.takesNull()) return null;'] : []),
      ...lines,
      `  line.expect(${this.#constant('token', JSON.stringify('}'))});`,
      `  return { ${names.join(', ')} };`,
      '',
    ].join('\n');
  }

  /** An expression that reads a value. */
  #value(given: unknown, file: string): string {
    if (!isNode(given)) throw new Error('a quick reader needs a schema for every member');
    const { $ref } = given;
    if (typeof $ref === 'string') {
      const target = resolveIn(this.#schemas, $ref.startsWith('#') ? file + $ref : $ref);
      if (!('properties' in target.node)) return this.#value(target.node, target.file);
      const name = this.#reader($ref, file);
      return target.node['title'] === 'Subject' ? `line.subject(${name})` : `${name}(line)`;
    }
    if (given['type'] === 'array') return this.#list(given, file);
    if (given['type'] === 'integer') {
      refuseOthers(given, ['type', 'minimum', 'maximum']);
      return `line.integer(${Number(given['minimum'])}, ${Number(given['maximum'])})`;
    }
    return this.#text(given);
  }

  #list(node: Node, file: string): string {
    const { items, maxItems, uniqueItems } = node;
    refuseOthers(node, ['type', 'items', 'maxItems', 'uniqueItems']);
    const item = this.#value(items, file);
    if (uniqueItems === true && item !== 'line.digest()')
      throw new Error('a quick reader knows no sets but those of digests');
    if (uniqueItems === true) return `line.digestSet(${Number(maxItems)})`;
    return `line.list((item) => ${item.replaceAll('line', 'item')}, ${Number(maxItems)})`;
  }

  #text(node: Node): string {
    const { enum: values, pattern, type, ...bounds } = node;
    const nullable = Array.isArray(type);
    const read = Array.isArray(values)
      ? `line.word(${this.#constant('words', wordsOf(values))})`
      : formOf(pattern, bounds);
    refuseOthers(node, ['enum', 'pattern', 'type', 'maxLength', 'format']);
    return nullable ? `(line.takesNull() ? null : ${read})` : read;
  }

  #constant(make: string, args: string): string {
    this.#imports.add(make);
    const text = `${make}(${args})`;
    const known = this.#constants.get(text);
    if (known !== undefined) return known;
    const name = `C${this.#constants.size + 1}`;
    this.#constants.set(text, name);
    return name;
  }
}

function wordsOf(values: readonly unknown[]): string {
  return values
    .filter((value) => value !== null)
    .map((value) => JSON.stringify(value))
    .join(', ');
}

function formOf(pattern: unknown, { description: _text, title: _title, ...bounds }: Node): string {
  const form = FORMS[String(pattern)];
  if (form === undefined || JSON.stringify(bounds) !== JSON.stringify(FORM_BOUNDS[form]))
    throw new Error(`no quick reader knows ${String(pattern)} ${JSON.stringify(bounds)}`);
  return `line.${form}()`;
}

const REMARKS = ['$schema', '$id', '$defs', 'title', 'description'];

/** A keyword that is not understood is a check that would be left out. */
function refuseOthers(node: Node, known: readonly string[]): void {
  const other = Object.keys(node).find((name) => ![...REMARKS, ...known].includes(name));
  if (other !== undefined) throw new Error(`no quick reader knows the keyword ${other}`);
}

/** What a full reference names, and the schema that it stands in. */
export function resolveIn(
  schemas: readonly SchemaFile[],
  ref: string,
): { file: string; node: Node } {
  const [file = '', pointer = ''] = ref.split('#');
  let node: unknown = schemas.find((candidate) => candidate.schema.$id === file)?.schema;
  for (const step of pointer.split('/').slice(1)) node = isNode(node) ? node[step] : undefined;
  if (!isNode(node)) throw new Error(`no schema ${ref}`);
  return { file, node };
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
