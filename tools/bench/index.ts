import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execaSync } from 'execa';
import { endWrong, readCommandLine } from '../../scripts/command-line.ts';
import { createClaimsWorld } from './claims-world.ts';
import { measureClaims, measureHistory } from './claims.ts';
import { measureLedgers } from './ledger/index.ts';
import { LEDGER_ENGINES, LEDGER_PARTS, type LedgerBench } from './ledger/setting.ts';
import type { Row } from './measure.ts';
import type { Programs } from './programs.ts';
import { measurePeers } from './peers.ts';
import { measureStart } from './start.ts';
import { measureService, type LoadRow } from './service.ts';
import { measureLoad, type AnswerRow } from './service-load.ts';

const USAGE = `npm run bench [-- GROUP] [-- OPTIONS]

Measures in turn within one run, so that ratios hold on a machine whose speed drifts, and shows group by
group: the median of each ratio, and between which values its middle half lies. Nothing here fails on a time but
--against.

  (none)     whole processes: starts, 1, 100, 1,000 and 10,000 claims
  start      starts
  claims     claims with all their evidence, 1 to 1,000,000         [--claims N]
  history    one claim, 0 to 99,000 commits after its evidence
  peers      a check beside what else a pipeline runs, installed from the registry
  flame      profiles of checks with 0 and 1,000 claims in build/bench, which Chrome's DevTools draw as flame graphs
  ledger     the ledger on both engines, beside bare drivers        [--events N] [--subjects N] [--records N]
             [--part ${LEDGER_PARTS.join('|')}] [--engine ${LEDGER_ENGINES.join('|')}]
  service    the service under load
  load       20 dashboards, 8 writers and probes on a service with 3,000 decisions
             [--seconds N, 300 unless said] [--engine ${LEDGER_ENGINES.join('|')}]

  --against PROGRAM  measures another claimgate as well, such as that of the last release, and ends with 1 where this
                     one takes 15 % longer
  --json             for programs
  --runs N           runs of each, 15 unless said`;

const OTHER = 'other';
const WORSE = 1.15;

const GROUPS = [
  'start',
  'claims',
  'history',
  'peers',
  'flame',
  'ledger',
  'service',
  'load',
] as const;

const { values, positionals } = readCommandLine(USAGE, {
  json: { type: 'boolean', default: false },
  runs: { type: 'string', default: '15' },
  claims: { type: 'string' },
  events: { type: 'string', default: '10000' },
  records: { type: 'string', default: '5000' },
  subjects: { type: 'string', default: '5000' },
  part: { type: 'string' },
  engine: { type: 'string' },
  seconds: { type: 'string', default: '300' },
  against: { type: 'string' },
});
const [asked] = positionals.map((word) => oneOf(GROUPS, word));
const runs = count(values.runs);
const isJson = values.json;
const program = join(import.meta.dirname, '../../dist/bin/claimgate.cjs');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-bench-'));

try {
  if (asked === 'flame') await profileChecks();
  else await measureAll();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  const rows: Row[] = [];
  const load = asked === 'service' ? await measureService(program, folder) : [];
  const answers = asked === 'load' ? await measureLoad(program, folder, loadAsked()) : [];
  if (load.length === 0 && answers.length === 0)
    for await (const measured of measurements()) {
      if (!isJson)
        console.log([...(rows.length === 0 ? [heading()] : []), ...linesOf(measured)].join('\n'));
      rows.push(...measured);
    }
  if (isJson)
    console.log(JSON.stringify({ node: process.version, runs, rows, load, answers }, null, 2));
  else if (load.length > 0) console.log(loadTable(load));
  else if (answers.length > 0) console.log(answerTable(answers));
  if (values.against !== undefined) compareWithOther(rows);
}

async function* measurements(): AsyncGenerator<readonly Row[]> {
  if (asked === 'ledger') yield* measureLedgers(program, folder, ledgerBench());
  else if (asked === 'claims') yield* measureClaims(programs(), folder, claimSizes());
  else if (asked === 'peers') yield await measurePeers(programs(), folder, runs);
  else if (asked === 'history')
    yield* measureHistory(programs(), folder, [0, 1000, 20_000, 99_000]);
  else {
    prepareRepository();
    yield measureStart(programs(), folder, runs);
    if (asked === 'start') return;
    yield* measureClaims(programs(), folder, [1, 100, 1000, 10_000]);
  }
}

/** The built program, that of the action and the executable where they were built, and the other one that was named. */
function programs(): Programs {
  const action = join(import.meta.dirname, '../../action/claimgate.cjs');
  const executable = join(import.meta.dirname, '../../build/claimgate');
  return {
    claimgate: [process.execPath, program],
    ...(existsSync(action) ? { action: [process.execPath, action] } : {}),
    ...(existsSync(executable) ? { executable: [executable] } : {}),
    ...(values.against === undefined
      ? {}
      : { [OTHER]: [process.execPath, resolve(values.against)] }),
  };
}

/** Each command of ours beside the same of the other program. */
function compareWithOther(rows: readonly Row[]): void {
  const worse = rows.flatMap(({ group, name, ratio }) => {
    if (!name.startsWith(`${OTHER} `)) return [];
    const own = name.replace(OTHER, 'claimgate');
    const ours = rows.find((row) => row.group === group && row.name === own)?.ratio ?? Number.NaN;
    return ours <= ratio * WORSE
      ? []
      : [`${group}, ${own}: ${(ours / ratio).toFixed(2)} of the other`];
  });
  for (const line of worse) console.error(`slower: ${line}`);
  if (worse.length > 0) process.exitCode = 1;
}

async function profileChecks(): Promise<void> {
  const target = join(import.meta.dirname, '../../build/bench');
  prepareRepository();
  const { repository, projection, pin } = await createClaimsWorld(join(folder, 'flame'), 1000);
  const memory = ['--memory', 'refs/heads/main'];
  const options = ['--projection', projection, '--trust-pin', pin, ...memory];
  for (const [claims, cwd, words] of [
    ['0', folder, []],
    ['1000', repository, options],
  ] as const) {
    const name = `check-${claims}.cpuprofile`;
    const profiler = ['--cpu-prof', '--cpu-prof-interval', '100', '--cpu-prof-dir', target];
    const named = [...profiler, '--cpu-prof-name', name];
    execaSync(process.execPath, [...named, program, 'check', ...words], { cwd });
    console.log(join(target, name));
  }
}

function claimSizes(): readonly number[] {
  return values.claims === undefined
    ? [100, 1000, 10_000, 100_000, 1_000_000]
    : [count(values.claims)];
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

function loadAsked(): { readonly engines: LedgerBench['engines']; readonly seconds: number } {
  return { engines: ledgerBench().engines, seconds: count(values.seconds) };
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

function prepareRepository(): void {
  const git = (...words: string[]) =>
    execaSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], {
      cwd: folder,
    });
  git('init', '-q');
  execaSync(process.execPath, [program, 'setup', '--files-only'], { cwd: folder });
  writeFileSync(join(folder, '.gitignore'), '*.bin\n');
  git('add', '.');
  git('commit', '-qm', 'claims');
}

function heading(): string {
  return `Node ${process.version}; processor time with all children, median of interleaved runs; ratio to the first of each group, and its middle half; peak memory`;
}

function linesOf(rows: readonly Row[]): string[] {
  return rows.map(({ group, name, medianMs, ratio, low, high, peakMiB }) =>
    [
      group.padEnd(30),
      name.padEnd(36),
      `${medianMs.toFixed(3)} ms`.padStart(14),
      `${ratio.toFixed(2)} x`.padStart(8),
      `${low.toFixed(2)}–${high.toFixed(2)}`.padStart(11),
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

function answerTable(answers: readonly AnswerRow[]): string {
  const lines = answers.map(({ engine, name, count: number, p50, p99, slowest, bound }) =>
    [
      engine.padEnd(10),
      name.padEnd(26),
      String(number).padStart(7),
      ...[p50, p99, slowest].map((value) => value.toFixed(1).padStart(9)),
      bound === null ? '' : `${p99 <= bound ? 'within' : 'OVER'} ${bound} ms`,
    ].join('  '),
  );
  return ['answers, median, 99th percentile and slowest, in milliseconds', ...lines].join('\n');
}
