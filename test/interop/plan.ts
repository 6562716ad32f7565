import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandReport } from '../../src/documents/index.ts';
import { createFixedWorld } from '../../examples/world/fixed.ts';
import { AT, runHere } from '../cli/world.ts';

/**
 * Writes a plan and a check as calendars and metrics for programs that read them: `plan.ics`, `plan.prom` and the
 * same of `check`; and `plan.json` with what they have to find.
 */
const out = process.argv[2];
if (out === undefined) throw new Error('usage: plan.ts FOLDER');
mkdirSync(out, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'claimgate-plan-'));
try {
  const directory = join(folder, 'world');
  await createFixedWorld(directory, AT);
  const pin = readFileSync(join(directory, 'pin.txt'), 'utf8').trim();
  const evidence = ['--projection', '../projection/ledger-projection.jsonl', '--trust-pin', pin];
  const words = ['plan', '-C', 'repo', ...evidence, '--release', '2026-04-20', '--hold', '14d'];
  const environment = { PATH: process.env['PATH'] };
  const host = { directory, environment, clock: () => AT };
  const check = ['check', '-C', 'repo', ...evidence];
  for (const [name, asked] of Object.entries({ plan: words, check }))
    for (const [format, ending] of [
      ['ics', 'ics'],
      ['openmetrics', 'prom'],
    ] as const) {
      const { stdout } = await runHere([...asked, '--format', format], host);
      writeFileSync(join(out, `${name}.${ending}`), stdout);
    }
  const { stdout } = await runHere([...words, '--json'], host);
  const { result } = JSON.parse(stdout) as CommandReport;
  writeFileSync(join(out, 'plan.json'), JSON.stringify(result));
} finally {
  rmSync(folder, { recursive: true });
}
