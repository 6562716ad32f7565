import { checkShape, readJson, type Shape } from '../../src/documents/json.ts';
import type { SchemaValidator } from '../../src/documents/validate.ts';
import { utf8 } from '../documents.ts';

/** A document with every member right, to be bent in one place. */
export const VERDICT = {
  schema_version: 1,
  tool: { name: 'claimgate', version: '1' },
  kind: 'release',
  decision: 'allowed',
  evaluated_at: '2026-01-01T00:00:00Z',
  release: null,
  manifest_sha256: null,
  inputs: [],
  findings: [{ code: 'a', message: 'b', clears_by: 'edit', line: 1 }],
  claims: [],
  horizon: { valid_until: null, first_lapse: null },
};

export const MANIFEST = {
  schema_version: 2,
  version: 'v1.0.0',
  revision: 'a'.repeat(40),
  provider_claims: {
    schema_version: 1,
    manifest_sha256: `sha256:${'0'.repeat(64)}`,
    claim_count: 0,
  },
};

/** Every fault as code, place, pointer, and what was expected and found. */
export const faultsOf = (validator: SchemaValidator, text: string): string[] => {
  const shape: Shape<unknown> = { document: validator };
  const shaped = checkShape(shape, readJson(utf8(text), { file: 'f', maxBytes: 1 << 20 }));
  if (shaped.ok) return [];
  return shaped.findings.map(({ code, line, column, pointer, expected = '-', found = '-' }) =>
    [code, `${line}:${column}`, `#${pointer}`, expected, found].join(' | '),
  );
};
