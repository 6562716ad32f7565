import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandReport } from '../../src/documents/index.ts';
import { createFixedWorld } from '../../examples/world/fixed.ts';
import { DAY_MS } from '../../src/documents/json.ts';
import { AT, runHere } from '../cli/world.ts';

/**
 * Writes a plan and a check as calendars and metrics for programs that read them: `plan.ics`, `plan.prom` and the
 * same of `check`; `other.prom`, the check of another product, which is refused; and `plan.json` with what they
 * have to find.
 */
const OTHER = 'pkg:npm/other';

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
  const config = join(directory, 'repo/claimgate.config.json');
  const named = { ...(JSON.parse(readFileSync(config, 'utf8')) as object), resource_uri: OTHER };
  const { stdout } = await runHere([...words, '--json'], host);
  const { result } = JSON.parse(stdout) as CommandReport;
  writeFileSync(join(out, 'plan.json'), JSON.stringify(result));
  writeFileSync(config, JSON.stringify(named));
  const later = { ...host, clock: () => AT + 2 * DAY_MS };
  const refused = await runHere([...check, '--format', 'openmetrics'], later);
  writeFileSync(join(out, 'other.prom'), refused.stdout);
} finally {
  rmSync(folder, { recursive: true });
}
