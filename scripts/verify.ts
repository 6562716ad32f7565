import { join } from 'node:path';
import { execa } from 'execa';

type Step = readonly [name: string, command: string, ...args: string[]];

/** Checks that need nothing of each other: two run at a time. */
const CHECKS: readonly Step[] = [
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['types', 'npm', 'run', '--silent', 'types'],
  ['generated documents', 'tsx', 'scripts/generate/index.ts', '--check'],
  ['unused code', 'knip', '--no-gitignore'],
  ['workflows', 'tsx', 'scripts/check-workflows.ts'],
  ['format', 'oxfmt', '--check'],
  ['lockfile', 'tsx', 'scripts/check-lockfile.ts'],
];

/** Steps that use the build, or both cores. */
const THEN: readonly Step[] = [
  ['build', 'tsx', 'scripts/build.ts'],
  ['action', 'tsx', 'scripts/build-action.ts'],
  ['package', 'tsx', 'scripts/check-package.ts'],
  ['tests', 'tsx', 'scripts/test.ts', '--built'],
];

const root = join(import.meta.dirname, '..');

/** Everything CI checks. CI runs this, then interop and gate. */
const checks = CHECKS.values();
await Promise.all([nextChecks(), nextChecks()]);
for (const step of THEN) report(step, await execa(step[1], step.slice(2), optionsOf('inherit')));
console.log('\nverify: all passed');

async function nextChecks(): Promise<void> {
  for (const step of checks) {
    const ended = await execa(step[1], step.slice(2), { ...optionsOf('pipe'), all: true });
    console.log(`\n== ${step[0]}\n${ended.all}`);
    report(step, ended);
  }
}

function optionsOf(stdio: 'inherit' | 'pipe') {
  return {
    cwd: root,
    preferLocal: true,
    reject: false,
    stdin: 'ignore',
    stdout: stdio,
    stderr: stdio,
  } as const;
}

/** Ends at the first step that failed, and says how to run it alone. */
function report([name, ...command]: Step, { exitCode }: { readonly exitCode?: number }): void {
  if (exitCode === 0) return;
  console.error(`\nverify: ${name} failed; run it alone with: npx ${command.join(' ')}`);
  process.exit(1);
}
