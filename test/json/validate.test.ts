import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SchemaValidator } from '../../src/json/index.ts';
import { document as verdict } from '../../src/documents/generated/gate-verdict.validator.js';
import { document as manifest } from '../../src/documents/generated/release-manifest.validator.js';
import { faultsOf, MANIFEST, VERDICT } from './shapes.ts';

/** One keyword of JSON Schema a row: what is bent, the text it points at, and everything else it says. */
const ROWS: readonly (readonly [
  keyword: string,
  validator: SchemaValidator,
  from: unknown,
  bent: readonly [string, string],
  at: string,
  fault: string,
])[] = [
  [
    'additionalProperties',
    manifest,
    MANIFEST,
    ['"claim_count":0', '"claim_count":0,"x/y":true'],
    '"x/y"',
    'unknown_member | #/provider_claims/x~1y | - | "x/y"',
  ],
  [
    'required',
    manifest,
    MANIFEST,
    ['"version":"v1.0.0",', ''],
    '{',
    'missing_member | # | "version" | -',
  ],
  [
    'type',
    verdict,
    VERDICT,
    ['"inputs":[]', '"inputs":{}'],
    '{},"findings"',
    'wrong_type | #/inputs | array | an object',
  ],
  [
    'type of several',
    verdict,
    VERDICT,
    ['"release":null', '"release":[]'],
    '[],"manifest',
    'wrong_type | #/release | object or null | an array',
  ],
  [
    'type, of null',
    verdict,
    VERDICT,
    ['"inputs":[]', '"inputs":null'],
    'null,"findings"',
    'wrong_type | #/inputs | array | null',
  ],
  [
    'const',
    manifest,
    MANIFEST,
    ['"schema_version":2', '"schema_version":3'],
    '3,',
    'wrong_value | #/schema_version | 2 | 3',
  ],
  [
    'enum',
    verdict,
    VERDICT,
    ['"kind":"release"', '"kind":"Release"'],
    '"Release"',
    'wrong_value | #/kind | "release", "draft", "historical", "forecast" | "Release"',
  ],
  [
    'pattern',
    manifest,
    MANIFEST,
    ['"v1.0.0"', '"1.0.0"'],
    '"1.0.0"',
    'wrong_form | #/version | "v" and a stable SemVer, such as v1.4.0 | "1.0.0"',
  ],
  [
    'format',
    verdict,
    VERDICT,
    ['2026-01-01T00:00:00Z', '2026-02-30T00:00:00Z'],
    '"2026-02',
    'wrong_form | #/evaluated_at | an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z | "2026-02-30T00:00:00Z"',
  ],
  [
    'minimum',
    verdict,
    VERDICT,
    ['"line":1', '"line":0'],
    '0}]',
    'out_of_bounds | #/findings/0/line | minimum 1 | 0',
  ],
  [
    'minLength',
    verdict,
    VERDICT,
    ['"version":"1"', '"version":""'],
    '""',
    'out_of_bounds | #/tool/version | minLength 1 | ""',
  ],
  [
    'maxLength',
    verdict,
    VERDICT,
    ['"version":"1"', `"version":"${'1'.repeat(65)}"`],
    '"111',
    `out_of_bounds | #/tool/version | maxLength 64 | "${'1'.repeat(65)}"`,
  ],
];

describe('what each keyword of a schema becomes', () => {
  for (const [keyword, validator, from, [good, bad], at, fault] of ROWS) {
    test(keyword, () => {
      const text = JSON.stringify(from);
      assert.ok(text.includes(good), 'the row must bend something');
      assert.deepEqual(faultsOf(validator, text), []);
      const bent = text.replace(good, bad);
      const [code, ...rest] = fault.split(' | ');
      const place = `1:${bent.indexOf(at) + 1}`;
      assert.deepEqual(faultsOf(validator, bent), [[code, place, ...rest].join(' | ')]);
    });
  }

  test('keywords that no schema uses yet: limits of lists, sets, and anything else', () => {
    const fake = (keyword: string, params: Record<string, unknown>): SchemaValidator => {
      const validator: SchemaValidator = () => false;
      validator.errors = [{ keyword, instancePath: '/a', params, data: [1, 1] }];
      return validator;
    };
    const read = (validator: SchemaValidator) => faultsOf(validator, '{"a":[1,1]}');
    assert.deepEqual(read(fake('uniqueItems', { i: 0, j: 1 })), [
      'duplicate_item | 1:6 | #/a | each item once | an array',
    ]);
    assert.deepEqual(read(fake('maxItems', { limit: 1 })), [
      'out_of_bounds | 1:6 | #/a | maxItems 1 | an array',
    ]);
    for (const keyword of ['minItems', 'maximum'])
      assert.deepEqual(read(fake(keyword, { limit: 3 })), [
        `out_of_bounds | 1:6 | #/a | ${keyword} 3 | an array`,
      ]);
    assert.deepEqual(read(fake('not', {})), ['wrong_form | 1:6 | #/a | not | an array']);
  });
});
