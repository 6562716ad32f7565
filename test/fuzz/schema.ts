import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc } from '../fast-check.ts';
import type { Random } from './random.ts';

/** As much of JSON Schema (draft 2020-12) as the schemas of claimgate are written in. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const FOLDER = join(import.meta.dirname, '../../schemas');

type Loaded = Schema & { readonly $id: string };

const LOADED: readonly (readonly [name: string, schema: Loaded])[] = readdirSync(FOLDER).map(
  (name) => [
    name.replace(/\.v[0-9]+\.schema\.json$/, ''),
    JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Loaded,
  ],
);
const BY_NAME = new Map(LOADED);
const BY_ID = new Map(LOADED.map(([, schema]) => [schema.$id, schema]));

/** The names of all schemas that describe a document. */
export const SCHEMA_NAMES = LOADED.filter(([, schema]) => schema.type !== undefined).map(
  ([name]) => name,
);

/** A value as a schema asks for it, or nearly: what goes beyond types and bounds is not looked at. */
export function valueFor(random: Random, name: string): unknown {
  const schema = BY_NAME.get(name);
  if (!schema) throw new Error(`there is no schema ${name}`);
  return new Maker(random, schema).make(schema, 0);
}

class Maker {
  readonly #random: Random;
  readonly #root: Loaded;

  constructor(random: Random, root: Loaded) {
    this.#random = random;
    this.#root = root;
  }

  make(schema: Schema, depth: number): unknown {
    if (schema.$ref !== undefined) return this.#follow(schema.$ref, depth);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.#random.pick(schema.enum);
    if (schema.anyOf) return this.make(this.#random.pick(schema.anyOf) ?? {}, depth);
    const type = this.#random.pick([schema.type ?? 'null'].flat()) ?? 'null';
    switch (type) {
      case 'object':
        return this.#object(schema, depth);
      case 'array':
        return this.#list(schema, depth);
      case 'string':
        return this.#text(schema);
      case 'integer':
      case 'number':
        return this.#number(schema);
      case 'boolean':
        return this.#random.chance(0.5);
      default:
        return null;
    }
  }

  #follow(ref: string, depth: number): unknown {
    const [id = '', pointer = ''] = ref.split('#');
    const root = id === '' ? this.#root : BY_ID.get(id);
    if (!root) throw new Error(`there is no ${ref}`);
    const steps = pointer.split('/').slice(1);
    const target = steps.reduce<unknown>((of, step) => Reflect.get(Object(of), step), root);
    return new Maker(this.#random, root).make(target as Schema, depth);
  }

  #object(schema: Schema, depth: number): object {
    const { properties = {}, required = [], additionalProperties } = schema;
    const members = Object.entries(properties)
      .filter(([name]) => required.includes(name) || (depth < 8 && this.#random.chance(0.5)))
      .map(([name, inner]) => [name, this.make(inner, depth + 1)] as const);
    const more = typeof additionalProperties === 'object' ? this.#random.size(4) : 0;
    const others = Array.from(
      { length: more },
      (_unused, index) =>
        [`member-${index}`, this.make(additionalProperties as Schema, depth + 1)] as const,
    );
    return Object.fromEntries([...members, ...others]);
  }

  #list({ items = {}, minItems = 0, maxItems = 6 }: Schema, depth: number): unknown[] {
    const most = depth > 8 ? minItems : Math.min(maxItems, minItems + 6);
    const length = minItems + this.#random.size(most - minItems + 1);
    return Array.from({ length }, () => this.make(items, depth + 1));
  }

  #number({ minimum = -10, maximum = Number.MAX_SAFE_INTEGER }: Schema): number {
    const kind = this.#random.below(4);
    if (kind === 0) return minimum;
    if (kind === 1) return maximum;
    return minimum + this.#random.below(Math.min(1000, maximum - minimum + 1));
  }

  #text({ pattern, minLength = 0, maxLength = 64 }: Schema): string {
    const fitting = poolFor(pattern).filter(
      (text) => text.length >= minLength && text.length <= maxLength,
    );
    return this.#random.pick(fitting) ?? 'a'.repeat(minLength);
  }
}

const pools = new Map<string, readonly string[]>();

/** Some texts of a form, the same in every run. */
function poolFor(pattern = ''): readonly string[] {
  const known = pools.get(pattern);
  if (known) return known;
  const texts = fc.sample(arbitraryOf(pattern), { seed: 1, numRuns: 40 });
  pools.set(pattern, texts);
  return texts;
}

function arbitraryOf(pattern: string): fc.Arbitrary<string> {
  if (pattern === '') return fc.string({ minLength: 1, maxLength: 20 });
  if (pattern.startsWith('^(?:19[7-9]'))
    return fc
      .date({
        min: new Date('2025-06-01T00:00:00Z'),
        max: new Date('2027-06-01T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString().replace(/\.\d+Z$/, 'Z'));
  // For a class of all other characters, fast-check makes a table of every character there is, which takes seconds.
  if (pattern.startsWith('^[^\\p{'))
    return fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((text) => new RegExp(pattern, 'u').test(text));
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.constantFrom('a', 'https://example.test/', 'v1.4.0');
  }
}
