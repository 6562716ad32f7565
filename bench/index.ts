import { mkdtempSync, rmSync, writeFileSync, openSync, writeSync, closeSync } from 'node:fs';
import { randomFillSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { measureClaims } from './claims.ts';
import { measureLedgers } from './ledger/index.ts';
import { measure, type Row } from './measure.ts';
import { measureService, type LoadRow } from './service.ts';

/**
 * `npm run bench [-- claims|ledger|service] [-- --json] [-- --runs N]`: whole processes, or claims with
 * all their evidence (`--claims N` for one size; up to a million otherwise), or the ledger on both engines (`--events N` and `--subjects N` for larger ones), or the service under load, measured in turn within one run, so that ratios hold
 * on a machine whose speed drifts. Nothing here fails on a time.
 */
const args = process.argv.slice(2);
const numberAfter = (option: string, otherwise: number) =>
  (args.includes(option) && Number(args[args.indexOf(option) + 1])) || otherwise;
const runs = numberAfter('--runs', 15);
const CLAIM_GROUPS = [1000, 100_000, 1_000_000];
const program = join(import.meta.dirname, '../dist/bin/claimgate.cjs');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-bench-'));

try {
  const { rows, load } = await measured();
  console.log(
    args.includes('--json')
      ? JSON.stringify({ node: process.version, runs, rows, load }, null, 2)
      : [
          ...(rows.length > 0 ? [table(rows)] : []),
          ...(load.length > 0 ? [loadTable(load)] : []),
        ].join('\n'),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Worlds of a million claims take their time: what is measured is shown at once. */
function showGroup(rows: readonly Row[]): void {
  console.error(table(rows));
}

async function measured(): Promise<{ rows: readonly Row[]; load: readonly LoadRow[] }> {
  if (args.includes('service')) return { rows: [], load: await measureService(program, folder) };
  if (args.includes('claims')) {
    const sizes = args.includes('--claims') ? [numberAfter('--claims', 1000)] : CLAIM_GROUPS;
    return { rows: await measureClaims(program, folder, sizes, showGroup), load: [] };
  }
  if (!args.includes('ledger')) return { rows: await measureProcesses(), load: [] };
  const sizes = {
    events: numberAfter('--events', 10_000),
    subjects: numberAfter('--subjects', 5000),
  };
  return { rows: await measureLedgers(folder, { runs, ...sizes }), load: [] };
}

async function measureProcesses(): Promise<Row[]> {
  prepareRepository();
  const gigabyte = join(folder, 'gigabyte.bin');
  writeRandomFile(gigabyte, 1024);
  return [
    ...measure('start', runs, folder, {
      'node -e 0': [process.execPath, '-e', '0'],
      'claimgate --help': [process.execPath, program, '--help'],
      'claimgate check, no claims': [process.execPath, program, 'check'],
      'claimgate digest': [process.execPath, program, 'digest'],
    }),
    ...(await measureClaims(program, folder, [1000, 10_000], () => {})),
    ...measure('digest of 1 GiB', 5, folder, {
      sha256sum: ['sha256sum', gigabyte],
      'claimgate digest FILE': [process.execPath, program, 'digest', gigabyte],
    }),
  ];
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

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ group, name, medianMs, ratio, peakMiB }) =>
    [
      group.padEnd(24),
      name.padEnd(34),
      `${medianMs.toFixed(3)} ms`.padStart(14),
      `${ratio.toFixed(2)} x`.padStart(8),
      (peakMiB === undefined ? '' : `${peakMiB.toFixed(0)} MiB`).padStart(9),
    ].join('  '),
  );
  return [
    `Node ${process.version}; median of interleaved runs; ratio to the first of each group; peak memory`,
    ...lines,
  ].join('\n');
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
