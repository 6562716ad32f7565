import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalize } from '../../src/digest/index.ts';
import type { ProjectionEntry } from '../../src/documents/index.ts';
import { readLine, readLineExactly } from '../../src/gate/entry-line.ts';
import { digest, entry } from '../evidence/documents.ts';
import { file, FOUR, merge, TEXT } from './four-lines.ts';

const place = { file: 'p', line: 1 };
const FACTS = ['approval', 'runtime_control', 'local_run', 'live_run'] as const;
type Fact = (typeof FACTS)[number];

/** An entry one of whose facts names another record. */
function naming(fact: Fact, record: { sequence: number; leaf: string }): ProjectionEntry {
  const whole = entry();
  return { ...whole, [fact]: { ...whole[fact], record } };
}

function recordOf(fact: Fact) {
  const record = entry()[fact]?.record;
  assert.ok(record);
  return record;
}

test('[T98] no record of the ledger stands behind two facts of an entry', () => {
  for (const [index, fact] of FACTS.entries())
    for (const earlier of FACTS.slice(0, index)) {
      const { sequence, leaf } = recordOf(earlier);
      for (const [record, code] of [
        [{ sequence, leaf }, 'record_in_two_roles'],
        [{ sequence, leaf: digest('9') }, 'record_contradictory'],
        [{ sequence: 99, leaf }, 'record_contradictory'],
      ] as const) {
        const bytes = Buffer.from(canonicalize(naming(fact, record)));
        const reading = readLine(bytes, place);
        assert.deepEqual(readLineExactly(bytes, place), reading);
        assert.deepEqual(
          reading.ok ? [] : reading.findings.map((one) => [one.code, one.pointer, one.line]),
          [[code, `/${fact}/record`, 1]],
          `${fact} ${earlier}`,
        );
      }
    }
});

test('[T98] no entry names a record that the signed ledger does not have, claimed or not', async () => {
  const last = Math.max(...FACTS.map((fact) => recordOf(fact).sequence));
  for (const digests of [undefined, []]) {
    assert.ok((await merge(file(TEXT, { ledgerSize: last }), digests)).ok);
    const outside = await merge(file(TEXT, { ledgerSize: last - 1 }), digests);
    assert.deepEqual(
      outside.ok ? [] : outside.findings.map(({ code, line, expected }) => [code, line, expected]),
      FOUR.map((_, index) => ['record_outside_ledger', index + 1, `at most ${last - 1}`]),
    );
  }
});
