import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { readCommandLine } from '../scripts/command-line.ts';
import { buildProgram, ROOT, runTests, testFiles } from '../scripts/test/files.ts';

const USAGE = `npm run trials -- coverage [-- PART …]

Which lines and branches of src the tests run in their own processes, as c8 counts them. Parts are those of
npm test. coverage/index.html shows every line.

Ends with 1 if a test fails, or, without parts, if less is run than is asked for.`;

/** The least that the tests must run, in percent: the rest runs only in programs that they start. */
const FLOOR = { lines: 98, branches: 95, functions: 98 };

const { positionals: parts } = readCommandLine(USAGE, {});
const RAW = join(ROOT, 'coverage/v8');

/** Programs that a test starts write nothing: V8 reports other branches for a part that was compiled otherwise. */
const OWN = encodeURIComponent(
  'if (process.env.NODE_TEST_CONTEXT) delete process.env.NODE_V8_COVERAGE',
);

rmSync(RAW, { recursive: true, force: true });
mkdirSync(RAW, { recursive: true });
await buildProgram();
const env = { NODE_V8_COVERAGE: RAW, NODE_OPTIONS: `--import=data:text/javascript,${OWN}` };
const failed = await runTests(await testFiles(parts), { env });
const floor = Object.entries(FLOOR).flatMap(([kind, least]) => [`--${kind}`, String(least)]);
const words =
  'report --reporter text --reporter html --all --src src --extension .ts --exclude-after-remap'.split(
    ' ',
  );
// Sources are named by their URLs, which begin with the whole path.
const which = '--include **/src/**/*.ts --exclude **/generated/** --exclude **/*.d.ts'.split(' ');
const places = ['--temp-directory', RAW, '--reports-dir', join(ROOT, 'coverage')];
const asked = parts.length === 0 ? ['--check-coverage', ...floor] : [];
const { exitCode = 1 } = await execa('c8', [...words, ...which, ...places, ...asked], {
  cwd: ROOT,
  preferLocal: true,
  stdio: 'inherit',
  reject: false,
});
process.exitCode = failed || exitCode;
