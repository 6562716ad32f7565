import { mkdtempSync, rmSync, writeFileSync, openSync, writeSync, closeSync } from 'node:fs';
import { randomFillSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { endWrong, readCommandLine } from '../scripts/command-line.ts';
import { measureClaims } from './claims.ts';
import { measureLedgers } from './ledger/index.ts';
import { LEDGER_ENGINES, LEDGER_PARTS, type LedgerBench } from './ledger/setting.ts';
import { measure, type Row } from './measure.ts';
import { measureStart } from './start.ts';
import { measureService, type LoadRow } from './service.ts';

const USAGE = `npm run bench [-- GROUP] [-- OPTIONS]

Measures in turn within one run, so that ratios hold on a machine whose speed drifts, and shows group by
group. Nothing here fails on a time.

  (none)     whole processes: starts, a check in a process, 1,000 and 10,000 claims, a digest of 1 GiB
  start      starts, and a check in a process
  claims     claims with all their evidence, 1,000 to 1,000,000     [--claims N]
  ledger     the ledger on both engines, beside bare drivers        [--events N] [--subjects N] [--records N]
             [--part ${LEDGER_PARTS.join('|')}] [--engine ${LEDGER_ENGINES.join('|')}]
  service    the service under load

  --json     for programs
  --runs N   runs of each, 15 unless said`;

const GROUPS = ['start', 'claims', 'ledger', 'service'] as const;

const { values, positionals } = readCommandLine(USAGE, {
  json: { type: 'boolean', default: false },
  runs: { type: 'string', default: '15' },
  claims: { type: 'string' },
  events: { type: 'string', default: '10000' },
  records: { type: 'string', default: '5000' },
  subjects: { type: 'string', default: '5000' },
  part: { type: 'string' },
  engine: { type: 'string' },
});
const [asked] = positionals.map((word) => oneOf(GROUPS, word));
const runs = count(values.runs);
const isJson = values.json;
const program = join(import.meta.dirname, '../dist/bin/claimgate.cjs');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-bench-'));

try {
  const rows: Row[] = [];
  const load = asked === 'service' ? await measureService(program, folder) : [];
  if (load.length === 0)
    for await (const measured of measurements()) {
      if (!isJson)
        console.log([...(rows.length === 0 ? [heading()] : []), ...linesOf(measured)].join('\n'));
      rows.push(...measured);
    }
  if (isJson) console.log(JSON.stringify({ node: process.version, runs, rows, load }, null, 2));
  else if (load.length > 0) console.log(loadTable(load));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function* measurements(): AsyncGenerator<readonly Row[]> {
  if (asked === 'ledger') yield* measureLedgers(program, folder, ledgerBench());
  else if (asked === 'claims') yield* measureClaims(program, folder, claimSizes());
  else {
    prepareRepository();
    yield measureStart(program, folder, runs);
    if (asked === 'start') return;
    yield* measureClaims(program, folder, [1000, 10_000]);
    yield measureDigest();
  }
}

function claimSizes(): readonly number[] {
  return values.claims === undefined ? [1000, 100_000, 1_000_000] : [count(values.claims)];
}

function ledgerBench(): LedgerBench {
  return {
    runs,
    events: count(values.events),
    records: count(values.records),
    bulkRounds: Math.min(runs, 5),
    subjects: count(values.subjects),
    parts: values.part === undefined ? LEDGER_PARTS : [oneOf(LEDGER_PARTS, values.part)],
    engines: values.engine === undefined ? LEDGER_ENGINES : [oneOf(LEDGER_ENGINES, values.engine)],
  };
}

function oneOf<T extends string>(words: readonly T[], word: string): T {
  const known = words.find((one) => one === word);
  return known ?? endWrong(USAGE, `${word}: not one of ${words.join(', ')}`);
}

function count(text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0
    ? number
    : endWrong(USAGE, `${text}: not a number of things`);
}

function measureDigest(): Row[] {
  const gigabyte = join(folder, 'gigabyte.bin');
  writeRandomFile(gigabyte, 1024);
  return measure('digest of 1 GiB', 5, folder, {
    sha256sum: ['sha256sum', gigabyte],
    'claimgate digest FILE': [process.execPath, program, 'digest', gigabyte],
  });
}

function prepareRepository(): void {
  const git = (...words: string[]) =>
    execaSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], {
      cwd: folder,
    });
  git('init', '-q');
  execaSync(process.execPath, [program, 'init'], { cwd: folder });
  writeFileSync(join(folder, '.gitignore'), '*.bin\n');
  git('add', '.');
  git('commit', '-qm', 'claims');
}

function writeRandomFile(path: string, mebibytes: number): void {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(1024 * 1024);
  for (let written = 0; written < mebibytes; written += 1) writeSync(file, randomFillSync(block));
  closeSync(file);
}

function heading(): string {
  return `Node ${process.version}; median of interleaved runs; ratio to the first of each group; peak memory`;
}

function linesOf(rows: readonly Row[]): string[] {
  return rows.map(({ group, name, medianMs, ratio, peakMiB }) =>
    [
      group.padEnd(30),
      name.padEnd(36),
      `${medianMs.toFixed(3)} ms`.padStart(14),
      `${ratio.toFixed(2)} x`.padStart(8),
      (peakMiB === undefined ? '' : `${peakMiB.toFixed(0)} MiB`).padStart(9),
    ].join('  '),
  );
}

function loadTable(rows: readonly LoadRow[]): string {
  const lines = rows.map(({ group, name, perSecond, ratio }) =>
    [
      group.padEnd(20),
      name.padEnd(24),
      `${perSecond.toFixed(0)}/s`.padStart(10),
      `${ratio.toFixed(2)} x`.padStart(8),
    ].join('  '),
  );
  return ['answers in a second over loopback; median of interleaved rounds', ...lines].join('\n');
}
