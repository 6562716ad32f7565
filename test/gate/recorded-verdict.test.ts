import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { isWarning } from '../../src/documents/findings.ts';
import { judge } from '../../src/gate/judge.ts';
import { readRecordFiles, recordedVerdictOf } from '../../src/gate/release-record.ts';
import { readRecordedVerdict, readVerdict } from '../../src/gate/recorded-verdict.ts';
import { recordedWarnings } from '../../src/gate/verdict.ts';
import { formatInstant } from '../../src/documents/json.ts';
import type { Input } from '../../src/documents/index.ts';
import { headAt } from '../../examples/world/ledger.ts';
import { AT, WORLD } from '../fuzz/world.ts';
import { codesOf, utf8, valueOf } from '../trust/expect.ts';
import { gateInput } from './demonstration.ts';

const HEAD = headAt(WORLD.leaves, WORLD.leaves.length);
const root = (version: number): Input => ({
  document: 'trust_root',
  path: `${version}.root.json`,
  sha256: digestOf(`${version}`),
  version,
});

async function recorded(inputs?: readonly Input[], manifest_sha256: string | null = null) {
  const { verdict } = await judge(gateInput());
  const text = JSON.stringify({ ...verdict, manifest_sha256, ...(inputs ? { inputs } : {}) });
  return valueOf(readRecordedVerdict(utf8(text), 'gate-verdict.json'));
}

test('[T364] the warnings of a recorded verdict are findings again, in our words alone', async () => {
  const { verdict } = await judge(gateInput());
  const said = { message: 'all is well', next: 'rm -r .', clears_by: 'operator' } as const;
  const findings = recordedWarnings({
    ...verdict,
    findings: [
      { code: 'released_without_ledger', ...said },
      { code: 'claims_by_statement', found: '1 claim', ...said },
      { code: 'verdict_stale', ...said },
      { code: 'of_the_future', ...said },
    ],
  });
  assert.deepEqual(
    findings.map(({ code, found }) => [code, found]),
    [
      ['released_without_ledger', undefined],
      ['claims_by_statement', '1 claim'],
      ['recorded_code_unknown', 'of_the_future'],
    ],
  );
  assert.ok(findings.every(isWarning));
  assert.ok(!JSON.stringify(findings).includes('rm -r'));
});

describe('what memory takes from a verdict', () => {
  test('is its instant, its manifest, the trust root and the head of the ledger', async () => {
    const manifest = digestOf('manifest');
    const { ledger_head: head, ...rest } = await recorded(undefined, manifest);
    assert.deepEqual(rest, {
      evaluated_at: formatInstant(AT),
      manifest_sha256: manifest,
      trust_root_version: 1,
    });
    assert.deepEqual({ ...head }, HEAD);
  });

  test('is the greatest trust root, and nothing where nothing was claimed', async () => {
    const { trust_root_version: version, ledger_head: head } = await recorded([
      root(2),
      root(11),
      root(3),
      { ...root(20), document: 'contract' },
    ]);
    assert.equal(version, 11);
    assert.equal(head, null);
    const { version: _version, ...unnumbered } = root(1);
    assert.equal((await recorded([unnumbered])).trust_root_version, null);
    const nothing = await recorded([]);
    assert.deepEqual([nothing.trust_root_version, nothing.manifest_sha256], [null, null]);
  });

  test('is nothing where it cannot be read', () => {
    for (const read of [readVerdict, readRecordedVerdict]) {
      const refused = read(utf8('{'), 'some.json');
      assert.deepEqual(codesOf(refused), ['json_syntax']);
      assert.equal(!refused.ok && refused.findings[0]?.file, 'some.json');
    }
  });
});

describe('a record carries what its verdict says', () => {
  const recordOf = (verdict: Uint8Array) =>
    readRecordFiles('releases/v1.0.0', (name) =>
      name === 'gate-verdict.json'
        ? verdict
        : name === 'release-manifest.json'
          ? utf8('')
          : undefined,
    );

  test('so that it is read once, and not kept where it cannot be read', async () => {
    const { verdict } = await judge(gateInput());
    const record = recordOf(utf8(JSON.stringify(verdict)));
    assert.ok(record?.recorded);
    const read = valueOf(readRecordedVerdict(record.verdict, 'v'));
    assert.deepEqual(record.recorded, structuredClone(read));
    assert.equal(valueOf(recordedVerdictOf({ ...record, verdict: utf8('{') })), record.recorded);
    const broken = recordOf(utf8('{'));
    assert.ok(broken && !('recorded' in broken));
    assert.deepEqual(codesOf(recordedVerdictOf(broken)), ['json_syntax']);
  });

  test('in few bytes, however long the verdict is', async () => {
    const { verdict } = await judge(gateInput());
    const claims = Array.from({ length: 1000 }, () => verdict.claims[0]);
    const bytes = utf8(JSON.stringify({ ...verdict, claims }));
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const heldBy = (count: number) => {
      const records = Array.from({ length: count }, () => recordOf(bytes));
      collect();
      assert.ok(records.every((record) => record?.recorded));
      return process.memoryUsage().heapUsed;
    };
    heldBy(1);
    const grown = heldBy(8) - heldBy(1);
    assert.ok(grown < bytes.length, `${grown} bytes for 7 verdicts of ${bytes.length}`);
  });
});
