import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { document as approval } from '../../src/documents/generated/approval-review.validator.js';
import { document as contract } from '../../src/documents/generated/contract.validator.js';
import { messageOf } from '../../src/documents/findings.ts';
import { checkShape, readJson } from '../../src/documents/json.ts';
import type { SchemaValidator } from '../../src/documents/validate.ts';
import { KINDS } from '../../src/documents/kinds.ts';
import { kindsOf, nearest, nearestMember } from '../../src/documents/meant.ts';

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
