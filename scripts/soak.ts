import { join } from 'node:path';
import { execa } from 'execa';

/** `npm run soak`: the same tests of the ledger as always, with many more kills and random histories. */
const KILLS = 250;
const HISTORIES = 1000;
const TESTS = ['ledger/faults', 'ledger/histories', 'ledger/interruptions', 'ledger/full-disk'];

const started = process.hrtime.bigint();
console.log(`soak: ${KILLS} kills on each engine, ${HISTORIES} histories on both; about 5 minutes`);
const { exitCode } = await execa('tsx', ['scripts/test.ts', ...TESTS], {
  cwd: join(import.meta.dirname, '..'),
  preferLocal: true,
  stdio: 'inherit',
  reject: false,
  env: {
    CLAIMGATE_KILLS: String(KILLS),
    CLAIMGATE_HISTORIES: String(HISTORIES),
    CLAIMGATE_PROGRESS: '1',
  },
});
const seconds = Number((process.hrtime.bigint() - started) / 1_000_000_000n);
console.log(
  `soak: ${exitCode === 0 ? 'passed' : 'FAILED'} after ${seconds} s: ${2 * KILLS} kills, ${HISTORIES} histories`,
);
process.exitCode = exitCode ?? 1;
