import { compile } from 'json-schema-to-typescript';
import type { SchemaFile } from './schemas.ts';

/** The types of all documents in one module, each shared definition once. */
export async function generateTypes(schemas: readonly SchemaFile[]): Promise<Map<string, string>> {
  const $defs: Record<string, unknown> = {};
  for (const { document, schema } of schemas) {
    const { $defs: definitions = {}, $id: _id, $schema: _dialect, ...own } = schema;
    for (const [name, definition] of Object.entries(definitions)) {
      if (name in $defs)
        throw new Error(`two schemas define "${name}"; definitions share one module of types`);
      $defs[name] = localRefs(definition);
    }
    if (document !== 'common') $defs[document] = localRefs(own);
  }
  const text = await compile({ title: 'Documents', $defs }, 'Documents', {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    bannerComment: '// Generated from schemas/ by `npm run generate`. Do not edit.',
    format: true,
    style: { singleQuote: true, printWidth: 100 },
    unreachableDefinitions: true,
    unknownAny: true,
    // Bounds are the validators' business; as tuple types they would only be noise.
    declareExternallyReferenced: true,
  });
  return new Map([['src/documents/generated/documents.ts', withoutWrapper(text)]]);
}

/** `urn:claimgate:schema:common:v1#/$defs/slug` and `#/$defs/slug` both become `#/$defs/slug`. */
function localRefs(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(localRefs);
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as { $ref?: unknown };
  // Other keywords next to a reference would make a separate type for that member.
  if (typeof $ref === 'string') return { $ref: localRef($ref) };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, localRefs(value)]));
}

function localRef(ref: string): string {
  const [base = '', fragment] = ref.split('#');
  const document = base.split(':')[3];
  if (!fragment) return `#/$defs/${document}`;
  return fragment.startsWith('/properties/') ? `#/$defs/${document}${fragment}` : `#${fragment}`;
}

/** Without the interface that only holds the definitions together, and without remarks on references to it. */
function withoutWrapper(text: string): string {
  return text
    .replace(/export interface Documents \{[^}]*\}\n/, '')
    .replaceAll(/ \*\n \* This interface was referenced by[^\n]*\n \* via the[^\n]*\n/g, '')
    .replaceAll(
      /\/\*\*\n(?: \*\n)* \* This interface was referenced by[^\n]*\n \* via the[^\n]*\n \*\/\n/g,
      '',
    );
}
