import { join } from 'node:path';
import { execa } from 'execa';

/** `npm run soak`: the same tests of the ledger as always, with many more kills and random histories. */
const { exitCode } = await execa('tsx', ['scripts/test.ts', 'ledger/faults', 'ledger/histories'], {
  cwd: join(import.meta.dirname, '..'),
  preferLocal: true,
  stdio: 'inherit',
  reject: false,
  env: { CLAIMGATE_KILLS: '250', CLAIMGATE_HISTORIES: '1000' },
});
process.exitCode = exitCode ?? 1;
