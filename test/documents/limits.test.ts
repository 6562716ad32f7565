import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MAX_FINDINGS, readJson } from '../../src/documents/json.ts';
import { pointerOf } from '../../src/documents/json-value.ts';
import { MAX_POINTER } from '../../src/documents/make-finding.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { readClaims } from '../../src/manifest/claims.ts';
import { brief, claimOf, claimsFile, utf8 } from '../documents.ts';

const OPTIONS = { file: 'f', maxBytes: 1 << 24 };

describe('documents with very many faults', () => {
  test('list a thousand and say that there are more', () => {
    const { findings, claims } = readClaims(
      claimsFile(Array.from({ length: 5000 }, () => 1.5)),
      'f',
    );
    assert.equal(claims, undefined);
    assert.equal(findings.length, MAX_FINDINGS + 1);
    const { clears_by: _by, next: _next, ...last } = findings.at(-1) ?? assert.fail();
    assert.deepEqual(last, {
      code: 'too_many_findings',
      file: 'f',
      found: `more than ${MAX_FINDINGS}`,
    });
  });

  test('of shape alone, too', () => {
    const wrongItems = readClaims(claimsFile(Array.from({ length: 5000 }, () => 1)), 'f');
    assert.equal(wrongItems.findings.length, MAX_FINDINGS + 1);
    const members = Array.from({ length: 4000 }, (_, at) => `"m${at}":0`).join(',');
    const unknownMembers = readClaims(utf8(`{${members}}`), 'f');
    assert.equal(unknownMembers.findings.length, MAX_FINDINGS + 1);
  });

  test('in a list of any document, whose items are not looked at for ever', () => {
    const facts = utf8(`{"accounts":[${'{},'.repeat(150_000)}{}]}`);
    const before = process.cpuUsage();
    const read = readFacts(facts, 'f');
    // Copying all faults for each one more took minutes.
    assert.ok(process.cpuUsage(before).user < 20_000_000);
    assert.ok(!read.ok);
    assert.equal(read.findings.length, MAX_FINDINGS + 1);
    assert.equal(read.findings.at(-1)?.code, 'too_many_findings');
  });

  test('exactly a thousand are all listed', () => {
    const { findings } = readClaims(claimsFile(Array.from({ length: MAX_FINDINGS }, () => 1)), 'f');
    assert.equal(findings.length, MAX_FINDINGS);
    assert.ok(findings.every(({ code }) => code === 'wrong_type'));
  });

  test('no more faults are kept than can be listed', () => {
    const { findings } = readJson(utf8(`[${'1.5,'.repeat(100_000)}0]`), OPTIONS);
    assert.equal(findings.length, MAX_FINDINGS + 1);
  });
});

describe('a pointer', () => {
  test('is left out past its longest, counted with all slashes', () => {
    const name = 'a'.repeat(MAX_POINTER - 5);
    assert.equal(pointerOf([name, 10, 'b']), undefined);
    assert.equal(pointerOf([name, 1, 'b']), `/${name}/1/b`);
    assert.equal(pointerOf([]), '');
  });
});

describe('[T46] work in proportion to the document', () => {
  const pointerLengths = (document: string): number => {
    const { findings } = readJson(utf8(document), OPTIONS);
    return findings.reduce((sum, { pointer = '' }) => sum + pointer.length, 0);
  };

  test('a long name above many faults does not repeat itself in all of them', () => {
    const long = `{"${'a'.repeat(100_000)}":[${'1.5,'.repeat(2000)}0]}`;
    assert.equal(pointerLengths(long), 0);
    const short = `{"${'a'.repeat(2000)}":[${'1.5,'.repeat(5)}0]}`;
    assert.equal(pointerLengths(short), 5 * '/'.length + 5 * 2000 + 5 * '/0'.length);
    const [first] = readJson(utf8(long), OPTIONS).findings;
    assert.equal(brief(first ?? assert.fail()), 'json_number_not_integer 1:100006');
  });

  test('a long name above many values can be located at all', () => {
    // With pointers as keys this took gigabytes.
    const document = `{"${'a'.repeat(60_000)}":[${'0,'.repeat(60_000)}0]}`;
    const { findings } = readClaims(utf8(document), 'f');
    assert.deepEqual(findings.map(brief), [
      'missing_member 1:1 #',
      'missing_member 1:1 #',
      'unknown_member 1:2',
    ]);
  });
});

describe('nine faults of mixed kinds in one claims file', () => {
  test('are nine findings', () => {
    const good = JSON.stringify(claimOf({ provider: 'good' }));
    const digest = `"contract_digest":"sha256:${'0'.repeat(64)}"`;
    const subject = (changes: Parameters<typeof claimOf>[0]): string =>
      `"subject":${JSON.stringify(claimOf(changes).subject)}`;
    const document = [
      '{"schema_version": 1, "claims": [',
      ` {${digest}, ${subject({ provider: 'Good' })}},`,
      ` {${digest}, ${subject({ provider: 'a', operation: 'connect' })}},`,
      ` {"contract_digest": "md5:0", ${subject({ provider: 'b' })}},`,
      ` {${digest}, ${subject({ provider: 'c' })}, ${digest}},`,
      ` {${digest}},`,
      ` ${good},`,
      ` ${good},`,
      ` {${digest}, ${subject({ provider: 'd' })}, "note": 1}`,
      '], "version": 1.0}',
    ].join('\n');
    const { findings, claims } = readClaims(utf8(document), 'f');
    assert.equal(claims, undefined);
    assert.equal(findings.length, 9);
    assert.deepEqual(
      findings.map(({ code, line, pointer }) => [code, line, pointer]).sort(byLine),
      [
        ['wrong_form', 2, '/claims/0/subject/provider'],
        ['not_claimable', 3, '/claims/1/subject/operation'],
        ['wrong_form', 4, '/claims/2/contract_digest'],
        ['json_duplicate_name', 5, '/claims/3/contract_digest'],
        ['missing_member', 6, '/claims/4'],
        ['duplicate_claim', 8, '/claims/6/subject'],
        ['unknown_member', 9, '/claims/7/note'],
        ['unknown_member', 10, '/version'],
        ['json_number_not_integer', 10, '/version'],
      ],
    );
  });
});

function byLine(a: readonly unknown[], b: readonly unknown[]): number {
  return Number(a[1]) - Number(b[1]);
}
