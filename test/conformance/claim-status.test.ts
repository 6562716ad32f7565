import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import {
  answerOf,
  claimStatusVectors,
  type ClaimStatusVector,
} from '../../conformance/generate/claim-status.ts';
import { STATUS_STATEMENT } from '../../src/trust/badge.ts';
import { hasProgram } from '../cli/keys/signer-world.ts';

const FOLDER = join(import.meta.dirname, '../../conformance/claim-status');
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

describe('whether the claims of a release still hold, by its status alone', () => {
  test('there are sixty questions, of each kind', () => {
    assert.ok(claimStatusVectors.length >= 60);
    const kinds = ['holds', 'dropped', 'lapsed', 'expired', 'stale', 'retracted', 'superseded'];
    for (const kind of [...kinds, 'foreign', 'signed', 'without'])
      assert.ok(claimStatusVectors.filter(({ name }) => name.startsWith(kind)).length >= 2, kind);
    const names = claimStatusVectors.map(({ name }) => name);
    assert.equal(new Set(names).size, names.length);
  });

  for (const vector of claimStatusVectors)
    test(`${vector.name}: ${vector.title}`, () =>
      assert.deepEqual(answerOf(vector), vector.expected));

  test('every policy asks for the type that the program signs', () => {
    for (const name of ['claim-status.rego', 'claim-status.cue', 'claim-status.jq'])
      assert.ok(textOf(name).includes(`"${STATUS_STATEMENT.predicateType}"`), name);
  });
});

describe('the filter for jq', { skip: !hasProgram('jq') && 'jq is not installed' }, () => {
  const filtered = async (input: string, words: readonly string[]) => {
    const all = ['-se', '-f', join(FOLDER, 'claim-status.jq'), ...words];
    const { exitCode, stderr, stdout } = await execa('jq', all, { input, reject: false });
    return { exitCode, holds: exitCode === 0 && stdout === 'true', stderr };
  };
  const wordsOf = ({ at, digest, max_hours }: ClaimStatusVector['given']) => [
    '--arg',
    'now',
    at,
    '--argjson',
    'max_hours',
    String(max_hours),
    ...Object.entries(digest).flatMap(([name, value]) => ['--arg', name, value]),
  ];
  // Who signed is asked by the program in front of it.
  const verified = claimStatusVectors.filter(({ given }) => given.statement !== undefined);

  test('answers every question about a status that is verified already', async () => {
    const wrong: string[] = [];
    for (const { name, given, expected } of verified) {
      const { holds } = await filtered(JSON.stringify(given.statement), wordsOf(given));
      if (holds !== expected.holds) wrong.push(name);
    }
    assert.deepEqual(wrong, []);
  });

  test('takes the newest of what `gh attestation verify` found, and nothing as no', async () => {
    const at = (name: string) => claimStatusVectors.find((one) => one.name === name)?.given;
    const [sound, gone] = [at('holds'), at('dropped-withdrawn')];
    assert.ok(sound && gone);
    const found = (...statements: (object | undefined)[]) =>
      JSON.stringify(statements.map((statement) => ({ verificationResult: { statement } })));
    const later = JSON.parse(
      JSON.stringify(gone.statement).replace(/"evaluated_at":"[^"]+"/, () => {
        return '"evaluated_at":"2026-03-15T12:00:01Z"';
      }),
    ) as object;
    const words = wordsOf(sound);
    const foreign = { predicateType: 'https://slsa.dev/provenance/v1' };
    assert.ok((await filtered(found(foreign, sound.statement), words)).holds);
    const newest = await filtered(found(later, sound.statement), words);
    assert.deepEqual(
      [newest.exitCode, newest.stderr.slice(0, 24)],
      [1, 'no: claims no longer hol'],
    );
    // It prints nothing, and ends with 0, if no attestation has the type.
    for (const nothing of ['', '[]', found(foreign)])
      assert.notEqual((await filtered(nothing, words)).exitCode, 0, nothing);
  });
});
