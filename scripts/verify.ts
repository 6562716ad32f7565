import { join } from 'node:path';
import { execa } from 'execa';

type Step = readonly [name: string, command: string, ...args: string[]];

/** Steps that need nothing of each other. */
const CHECKS: readonly Step[] = [
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['types', 'npm', 'run', '--silent', 'types'],
  ['generated documents', 'tsx', 'scripts/generate/index.ts', '--check'],
  ['unused code', 'knip', '--no-gitignore'],
  ['workflows', 'tsx', 'scripts/check-workflows.ts'],
  ['format', 'oxfmt', '--check'],
  ['lockfile', 'tsx', 'scripts/check-lockfile.ts'],
  ['build', 'tsx', 'scripts/build.ts'],
];

/** Steps that use the build, and nothing of each other. */
const OF_THE_BUILD: readonly Step[] = [
  ['action', 'tsx', 'scripts/build-action.ts'],
  ['package', 'tsx', 'scripts/check-package.ts'],
];

const TESTS: Step = ['tests', 'tsx', 'scripts/test.ts', '--built'];

/** Waits for packages more than it computes, so that it costs least beside the tests. */
const INTEROP: Step = ['interop', 'bash', 'scripts/interop.sh'];

const root = join(import.meta.dirname, '..');

/** Everything CI checks. CI runs this, then gate. */
for (const steps of [CHECKS, OF_THE_BUILD]) await runTwoAtATime(steps);
await Promise.all([
  runTwoAtATime([INTEROP]),
  execa(TESTS[1], TESTS.slice(2), optionsOf('inherit')).then((ended) => report(TESTS, ended)),
]);
console.log('\nverify: all passed');

async function runTwoAtATime(steps: readonly Step[]): Promise<void> {
  const left = steps.values();
  const runNext = async () => {
    for (const step of left) {
      const ended = await execa(step[1], step.slice(2), { ...optionsOf('pipe'), all: true });
      console.log(`\n== ${step[0]}\n${ended.all}`);
      report(step, ended);
    }
  };
  await Promise.all([runNext(), runNext()]);
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
