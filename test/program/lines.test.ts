import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { entryLines } from '../../src/report/entry-lines.ts';
import { explainCode, codeLines } from '../../src/cli/evidence/explain.ts';
import { releaseEnvironment } from '../../src/cli/release/exec.ts';
import { readinessLines } from '../../src/instance/readiness-command.ts';
import { recordLine } from '../../src/cli/evidence/ledger.ts';
import { originAt } from '../../service/serve.ts';
import { everyCode, codeEntry, isCode } from '../../src/documents/findings.ts';
import type { GateVerdict } from '../../src/documents/index.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { digest, entry } from '../evidence/documents.ts';
import { failed, newLedger, record, review, run } from '../ledger/world.ts';
import { verdictReport } from '../report/reports.ts';
import { expectVerdict } from '../../src/report/report-words.ts';
import { serviceOn } from '../service/world.ts';

describe('the lines that people read', () => {
  test('of an entry: also that a source or a record is not known', () => {
    const known = entry();
    const lines = entryLines({
      ...known,
      configuration: { state: 'missing', source: null },
      runtime_control: { state: 'disabled', expires_at: null, record: null },
    }).join('\n');
    assert.match(lines, /^configuration +missing, from an unknown source$/m);
    assert.match(lines, /^control +disabled, without end, no record$/m);
  });

  test('of a run: what failed in it', async () => {
    const ledger = await newLedger('sqlite');
    await record(ledger, 'approval', review());
    await record(ledger, 'run', run('local'));
    await record(ledger, 'run', failed(run('local', { tested_at: '2026-03-02T10:00:00Z' })));
    const records = await ledger.driver.read((c) => listRecords(c, { limit: 10 }));
    const lines = records.map(recordLine).join('\n');
    assert.match(lines, /: failed \w+/);
    assert.match(lines, /: passed/);
  });

  test('of a code: the next command only where there is one', () => {
    for (const name of everyCode()) {
      assert.ok(isCode(name));
      const { next } = codeEntry(name);
      const said = codeLines(explainCode(name)).some((line) => line.startsWith('  next '));
      assert.equal(said, next !== undefined, name);
    }
  });

  test('of a provider: of how many decisions a thing is in the way', async () => {
    const board = await serviceOn(await newLedger('sqlite')).board();
    const lines = readinessLines(board).join('\n');
    assert.match(lines, / \(1 of 2\): /);
  });

  test('the origin of an address, also of one with colons', () => {
    assert.equal(originAt({ host: '127.0.0.1', port: 8080 }), 'http://127.0.0.1:8080');
    assert.equal(originAt({ host: '::1', port: 8080 }), 'http://[::1]:8080');
  });

  test('to a command: the newest trust root of those that were used', () => {
    const root = (version: number) => ({
      document: 'trust_root' as const,
      path: `${version}.root.json`,
      sha256: digest(String(version)),
      version,
    });
    const verdict: GateVerdict = {
      ...expectVerdict(verdictReport({ inputs: [root(2), root(3), root(1)] })),
    };
    const text = Object.entries(releaseEnvironment(verdict, 'v.json'))
      .map(([name, value]) => `${name}=${value}`)
      .join('\n');
    assert.ok(text.includes(digest('3')), text);
    assert.ok(!text.includes(digest('2')));
  });
});
