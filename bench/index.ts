import { mkdtempSync, rmSync, writeFileSync, openSync, writeSync, closeSync } from 'node:fs';
import { randomFillSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { measureClaims } from './claims.ts';
import { measureLedgers } from './ledger/index.ts';
import { LEDGER_ENGINES, LEDGER_PARTS, type LedgerBench } from './ledger/setting.ts';
import { measure, type Row } from './measure.ts';
import { measureStart } from './start.ts';
import { measureService, type LoadRow } from './service.ts';

/**
 * `npm run bench [-- start|claims|ledger|service] [-- --json] [-- --runs N]`: whole processes; or their
 * start alone and a check in a process; or claims with all their evidence, up to a million (`--claims N`
 * for one size); or the ledger on both engines (`--events N` and `--subjects N` for larger ones, `--part
 * appends|effective|export` and `--engine sqlite|postgres` for less); or the service under load. Measured
 * in turn within one run, so that ratios hold on a machine whose speed drifts, and shown group by group.
 * Nothing here fails on a time.
 */
const args = process.argv.slice(2);
const numberAfter = (option: string, otherwise: number) =>
  (args.includes(option) && Number(args[args.indexOf(option) + 1])) || otherwise;
const runs = numberAfter('--runs', 15);
const program = join(import.meta.dirname, '../dist/bin/claimgate.cjs');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-bench-'));

const isJson = args.includes('--json');

try {
  const rows: Row[] = [];
  const load = args.includes('service') ? await measureService(program, folder) : [];
  if (load.length === 0)
    for await (const group of groups()) {
      if (!isJson)
        console.log([...(rows.length === 0 ? [heading()] : []), ...linesOf(group)].join('\n'));
      rows.push(...group);
    }
  if (isJson) console.log(JSON.stringify({ node: process.version, runs, rows, load }, null, 2));
  else if (load.length > 0) console.log(loadTable(load));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function* groups(): AsyncGenerator<readonly Row[]> {
  if (args.includes('ledger')) yield* measureLedgers(folder, ledgerBench());
  else if (args.includes('claims')) yield* measureClaims(program, folder, claimSizes());
  else {
    prepareRepository();
    yield measureStart(program, folder, runs);
    if (args.includes('start')) return;
    yield* measureClaims(program, folder, [1000, 10_000]);
    yield measureDigest();
  }
}

function claimSizes(): readonly number[] {
  return args.includes('--claims') ? [numberAfter('--claims', 1000)] : [1000, 100_000, 1_000_000];
}

function ledgerBench(): LedgerBench {
  return {
    runs,
    events: numberAfter('--events', 10_000),
    subjects: numberAfter('--subjects', 5000),
    parts: wordsAfter('--part', LEDGER_PARTS),
    engines: wordsAfter('--engine', LEDGER_ENGINES),
  };
}

/** The word after an option, or all that it may be. */
function wordsAfter<T extends string>(option: string, words: readonly T[]): readonly T[] {
  if (!args.includes(option)) return words;
  const word = words.find((one) => one === args[args.indexOf(option) + 1]);
  if (word === undefined) throw new Error(`${option} takes one of ${words.join(', ')}`);
  return [word];
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
