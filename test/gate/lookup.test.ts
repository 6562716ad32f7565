import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { buildWorld } from '../../examples/world/build.ts';
import { throwAwayKeys } from '../../examples/world/organisation.ts';
import { canonicalize, digestOf } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { differencesOf } from '../../src/gate/merge-projection.ts';
import { lookUpEntries } from '../../src/gate/find-entries.ts';
import { readUnverified } from '../../src/gate/verify-projection.ts';
import { unsignedEnvelope } from '../../src/trust/envelope.ts';
import { said } from '../documents.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { envelopeBytes, statementBytes } from './projection-world.ts';

const { entries, keys, projection } = buildWorld({
  at: Date.parse('2026-03-04T05:06:07Z'),
  keys: throwAwayKeys(),
  revision: 'a'.repeat(40),
  random: randomBytes,
});
const statement = { file: 'p.intoto.json', bytes: projection.statement };

async function* pieces(bytes: Uint8Array, size = 100) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const lookUp = (start: string, bytes = projection.lines) =>
  lookUpEntries({ file: 'p.jsonl', chunks: pieces(bytes) }, start);

test('every subject is found by its digest, and by twelve digits of it', async () => {
  for (const entry of entries) {
    const digest = subjectDigest(entry.subject);
    for (const start of [digest, digest.slice(0, 'sha256:'.length + 12)]) {
      const { first, matches, faults } = await lookUp(start);
      assert.equal(matches, 1);
      assert.deepEqual(faults, []);
      assert.equal(canonicalize(first?.entry), canonicalize(entry));
      assert.equal(first?.subjectDigest, digest);
    }
  }
});

test('its line is that of the file', async () => {
  const text = Buffer.from(projection.lines).toString('utf8');
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    const { subject }: { subject: (typeof entries)[number]['subject'] } = JSON.parse(line);
    assert.equal((await lookUp(subjectDigest(subject))).first?.line, index + 1);
  }
});

test('a start that several share, and one that nobody has', async () => {
  const all = await lookUp('sha256:');
  assert.equal(all.matches, entries.length);
  assert.equal(all.first?.line, 1);
  const none = await lookUp('sha256:zz');
  assert.deepEqual([none.matches, none.first], [0, undefined]);
});

test('the whole file is read and hashed, whatever was found', async () => {
  const { first, ...read } = await lookUp('sha256:');
  assert.ok(first);
  assert.equal(read.sha256, digestOf(projection.lines));
  assert.equal(read.entryCount, entries.length);
  const { subject: sha256, predicate } = valueOf(readUnverified(statement));
  const stated = { sha256, entryCount: predicate.entry_count };
  assert.deepEqual(differencesOf(read, stated, 'p.jsonl'), []);
});

test('a fault behind the entry is seen', async () => {
  const torn = projection.lines.subarray(0, -1);
  const { matches, faults } = await lookUp('sha256:', torn);
  assert.equal(matches, entries.length - 1);
  assert.deepEqual(
    faults.map(({ code, line }) => [code, line]),
    [['projection_torn', entries.length]],
  );
});

test('an entry that holds what must not be there is found, with what is wrong and without itself', async () => {
  const [entry] = entries;
  assert.ok(entry);
  const line = `${canonicalize({ ...entry, contact: 'somebody@example.org' })}\n`;
  const { first } = await lookUp(subjectDigest(entry.subject), Buffer.from(line));
  assert.equal(first?.entry, undefined);
  assert.deepEqual(
    first?.leaks.map(({ code }) => code),
    ['looks_like_email', 'unknown_member'],
  );
});

test('a statement is read no matter who signed it, but only if it is valid', () => {
  assert.equal(valueOf(readUnverified(statement)).predicate.entry_count, entries.length);
  const byNobodyKnown = statementBytes({}, [keys.ledger]);
  assert.equal(valueOf(readUnverified(byNobodyKnown)).predicate.deployment, 'hosted-eu');
  assert.deepEqual(codesOf(readUnverified({ file: 'x', bytes: Buffer.from('{') })), [
    'json_syntax',
  ]);
  const { payload } = unsignedEnvelope('', Buffer.from('{}'), '');
  const otherType = readUnverified(envelopeBytes(payload, [keys.ledger], 'text/plain'));
  assert.deepEqual(otherType.ok ? [] : said(otherType.findings), [
    {
      code: 'payload_type_wrong',
      file: 'ledger-projection.intoto.json',
      expected: 'application/vnd.in-toto+json',
      found: 'text/plain',
    },
  ]);
  assert.deepEqual(codesOf(readUnverified(envelopeBytes(payload, [keys.ledger]))), [
    'statement_type_wrong',
  ]);
  const twice = statementBytes({}, [keys.ledger], { subject: [] });
  assert.deepEqual(codesOf(readUnverified(twice)), ['statement_subject_count']);
});
