import { join } from 'node:path';
import { execa } from 'execa';

/** Everything CI checks, in the order of how soon each says no. CI runs this, then interop and gate. */
const STEPS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', '--check'],
  ['generated files', 'tsx', 'scripts/generate/index.ts', '--check'],
  ['unused code', 'knip'],
  ['workflows', 'tsx', 'scripts/check-workflows.ts'],
  ['lockfile', 'tsx', 'scripts/check-lockfile.ts'],
  ['build', 'tsx', 'scripts/build.ts'],
  ['package', 'tsx', 'scripts/check-package.ts'],
  ['tests', 'tsx', 'scripts/test.ts'],
];

const root = join(import.meta.dirname, '..');

for (const [name, command, ...args] of STEPS) {
  console.log(`\n== ${name}`);
  const { exitCode } = await execa(command, args, {
    cwd: root,
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
  });
  if (exitCode !== 0) {
    console.error(
      `\nverify: ${name} failed; run it alone with: npx ${[command, ...args].join(' ')}`,
    );
    process.exit(1);
  }
}
console.log('\nverify: all passed');
