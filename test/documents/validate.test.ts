import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  checkShape,
  isJsonObject,
  MAX_FINDINGS,
  readJson,
  type Shape,
} from '../../src/documents/json.ts';
import type { SchemaValidator } from '../../src/documents/validate.ts';
import { document as verdict } from '../../src/documents/generated/gate-verdict.validator.js';
import { document as manifest } from '../../src/documents/generated/release-manifest.validator.js';
import { shown } from '../../src/documents/json-value.ts';
import { document as config } from '../../src/documents/generated/config.validator.js';
import { document as claims, item } from '../../src/documents/generated/public-claims.validator.js';
import { utf8 } from '../documents.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { document as approval } from '../../src/documents/generated/approval-review.validator.js';
import { document as contract } from '../../src/documents/generated/contract.validator.js';
import { messageOf } from '../../src/documents/findings.ts';
import { KINDS } from '../../src/documents/kinds.ts';
import { kindsOf, nearest, nearestMember } from '../../src/documents/meant.ts';

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
    'wrong_value | #/kind | "release", "draft", "historical", "forecast", "rehearsal" | "Release"',
  ],
  [
    'pattern',
    manifest,
    MANIFEST,
    ['"v1.0.0"', '"1.0.0"'],
    '"1.0.0"',
    'wrong_form | #/version | "v" and a stable SemVer, such as v1.4.0, or the tag prefix of a product and a stable SemVer, such as shop/v1.4.0 | "1.0.0"',
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

test('an object is what has members by name', () => {
  const { value } = readJson(utf8('{}'), { file: 'f', maxBytes: 9 });
  assert.ok(isJsonObject(value));
  for (const other of [null, [], 'x', 1, true, undefined]) assert.ok(!isJsonObject(other));
});

test('a value is shown as JSON writes it', () => {
  assert.deepEqual(
    [shown('a'), shown(undefined), shown({ a: [1] })],
    ['"a"', 'nothing', '{"a":[1]}'],
  );
});

describe('shapes as a whole', () => {
  test('all faults come at once, in the order of the document', () => {
    assert.deepEqual(
      faultsOf(config, '{"stray_claims":{"ignore":[1,""],"x":0},\n"format":"xml","y":null}').map(
        (fault) => fault.split(' | ').slice(0, 3).join(' '),
      ),
      [
        'missing_member 1:1 #',
        'wrong_type 1:28 #/stray_claims/ignore/0',
        'out_of_bounds 1:30 #/stray_claims/ignore/1',
        'unknown_member 1:34 #/stray_claims/x',
        'wrong_value 2:10 #/format',
        'unknown_member 2:16 #/y',
      ],
    );
  });

  test('a top level other than an object is one fault', () => {
    for (const text of ['[]', 'null', '1', '"x"'])
      assert.match(faultsOf(claims, text).join(), /^wrong_type \| 1:1 \| # \| object \| /);
  });

  test('items of the long list are judged by themselves, with pointers from the root', () => {
    const shape: Shape<unknown> = { document: claims, list: { member: 'claims', item } };
    const text = '{"schema_version":1,"claims":[null,{"subject":{}}]}';
    const shaped = checkShape(shape, readJson(utf8(text), { file: 'f', maxBytes: 1 << 20 }));
    const pointers = shaped.ok ? [] : shaped.findings.map(({ pointer }) => pointer);
    assert.equal(pointers.filter((pointer) => pointer === '/claims/0').length, 1);
    assert.equal(pointers.filter((pointer) => pointer === '/claims/1').length, 1);
    assert.equal(pointers.filter((pointer) => pointer === '/claims/1/subject').length, 9);
    // Judged whole or item by item, the faults are the same.
    assert.equal(pointers.length, faultsOf(claims, text).length);
  });

  test('with unreadable text are not validated', () => {
    assert.deepEqual(faultsOf(manifest, '{'), [
      'json_syntax | 1:2 | # | a member name in double quotes | the end of the document',
    ]);
  });

  test('that are right give the value', () => {
    const reading = readJson(utf8(JSON.stringify(MANIFEST)), { file: 'f', maxBytes: 1 << 20 });
    assert.deepEqual(checkShape({ document: manifest }, reading), {
      ok: true,
      value: reading.value,
    });
  });

  test('of items are judged one by one, but not for ever', () => {
    let count = 0;
    const refusing: SchemaValidator = () => {
      count += 1;
      refusing.errors = [{ keyword: 'not', instancePath: '/x', params: {}, data: 1 }];
      return false;
    };
    const shape: Shape<unknown> = { document: () => true, list: { member: 'a', item: refusing } };
    const found = (items: number) =>
      checkShape(
        shape,
        readJson(utf8(JSON.stringify({ a: Array(items).fill(0) })), {
          file: 'f',
          maxBytes: 1 << 20,
        }),
      );
    const few = found(2);
    assert.deepEqual(!few.ok && few.findings.map(({ pointer }) => pointer), ['/a/0/x', '/a/1/x']);
    count = 0;
    found(3 * MAX_FINDINGS);
    assert.equal(count, MAX_FINDINGS + 1);
  });

  test('__proto__ is an unknown member like any other', () => {
    assert.deepEqual(
      faultsOf(claims, '{"schema_version":1,"claims":[],"__proto__":{"claims":[]}}'),
      ['unknown_member | 1:33 | #/__proto__ | - | "__proto__"'],
    );
    assert.match(
      faultsOf(claims, '{"__proto__":{"schema_version":1,"claims":[]}}').join(),
      /missing/,
    );
    assert.match(faultsOf(claims, '{"claims":[],"constructor":1}').join('\n'), /"constructor"/);
  });

  test('long values are quoted in part', () => {
    const [fault = ''] = faultsOf(
      manifest,
      JSON.stringify({ ...MANIFEST, version: '😀'.repeat(10_000) }),
    );
    assert.ok(fault.length < 400);
    assert.ok(fault.isWellFormed());
  });
});

const WORDS = ['run_expired', 'approval_expired', 'run_not_yet', 'file_missing'];
const SCHEMAS = join(import.meta.dirname, '../../schemas');

interface ObjectSchema {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly $defs?: Readonly<Record<string, ObjectSchema>>;
}

/** Every schema of a whole document, and that of a subject, which people pass in a file as well. */
function documentSchemas(): ObjectSchema[] {
  const schemas = readdirSync(SCHEMAS).map(
    (name) => JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8')) as ObjectSchema,
  );
  const common = schemas.flatMap(({ $defs = {} }) => ($defs['subject'] ? [$defs['subject']] : []));
  return [...schemas.filter(({ properties }) => properties), ...common];
}

describe('the nearest word', () => {
  test('forgives a slip of the finger', () => {
    assert.deepEqual(nearest('run_expird', WORDS), ['run_expired']);
    assert.deepEqual(nearest('rum_expirde', WORDS), ['run_expired']);
  });

  test('finds the words that hold a part, the shortest first', () => {
    assert.deepEqual(nearest('expired', WORDS), ['run_expired', 'approval_expired']);
    assert.deepEqual(nearest('expired', WORDS, 1), ['run_expired']);
  });

  test('is none where nothing is near', () => {
    assert.deepEqual(nearest('qqqqqqqq', WORDS), []);
  });

  test('is never a member that the object already has, or that of a very short or long name', () => {
    const known = ['provider', 'state'];
    assert.equal(nearestMember('providr', known, {}), 'provider');
    assert.equal(nearestMember('providr', known, { provider: 'a' }), undefined);
    assert.equal(nearestMember('id', known, {}), undefined);
    assert.equal(nearestMember('p'.repeat(100_000), known, {}), undefined);
  });
});

describe('the kind of a document', () => {
  test('follows from members that its own schemas have, and for which no other kind is taken', () => {
    const schemas = documentSchemas();
    for (const { titles, telling = [], name } of KINDS.filter((kind) => kind.telling)) {
      const own = schemas.filter(({ title = '' }) => titles.includes(title));
      assert.equal(own.length, titles.length, name);
      for (const { properties = {} } of own) {
        assert.deepEqual(
          telling.filter((member) => !(member in properties)),
          [],
          name,
        );
        assert.equal(kindsOf(withMembers(properties))[0]?.name, name);
      }
    }
  });

  const read = (validator: SchemaValidator, text: string, isConfidential = false) => {
    const reading = readJson(Buffer.from(text), { file: 'x.json', maxBytes: 1000, isConfidential });
    const outcome = checkShape({ document: validator }, reading);
    assert.ok(!outcome.ok);
    return outcome.findings.map((one) => [one.code, messageOf(one), one.next]);
  };
  const selector = '{"schema_version": 1, "selector": {}, "reason": "x"}';

  test('is the only finding where another kind is expected, with the command that reads it', () => {
    const expected = [
      'document_kind_wrong',
      'this is another kind of document: found a control event, expected an approval review',
      'claimgate ledger append control x.json',
    ];
    assert.deepEqual(read(approval, selector), [expected]);
    assert.deepEqual(read(approval, selector, true), [expected]);
  });

  test('stays the expected one where a document only has a member too many', () => {
    const codes = read(approval, '{"reviewed_at": "x", "selector": {}}').map(([code]) => code);
    assert.ok(codes.includes('unknown_member'));
  });

  test('of a file without JSON follows from its beginning', () => {
    const starts = ['SQLite format 3\0', '-----BEGIN PRIVATE KEY-----\n', '<?xml version="1.0"?>'];
    const tar = `${'capsule'.padEnd(257, '\0')}ustar\0`;
    for (const text of [...starts, ' <testsuites>', 'c2sp.org/tlog-proof@v1\n', tar])
      assert.equal(read(contract, text)[0]?.[0], 'document_kind_wrong', text);
    assert.equal(read(contract, '- yaml: true')[0]?.[0], 'json_syntax');
  });
});

test('an unknown member comes with the nearest one that is missing, confidential or not', () => {
  const text = '{"reviewed_at": "x", "provder": "a"}';
  for (const isConfidential of [false, true]) {
    const reading = readJson(Buffer.from(text), { file: 'x.json', maxBytes: 1000, isConfidential });
    const outcome = checkShape({ document: approval }, reading);
    assert.ok(!outcome.ok);
    const unknown = outcome.findings.find(({ code }) => code === 'unknown_member');
    assert.equal(unknown?.expected, '"provider"');
    assert.match(messageOf(unknown), /; did you mean "provider"\?$/);
  }
});

function withMembers(properties: object): Record<string, null> {
  return Object.fromEntries(Object.keys(properties).map((name) => [name, null]));
}
