import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, test } from 'node:test';
import { isSeq, parseDocument } from 'yaml';
import { isAlive, until } from '../../tools/high-availability/processes.ts';
import { FOLDERS } from '../../tools/mutate/folders.ts';
import { lastRunOf } from '../../tools/trials/last-run.ts';
import { PARTS, type Part } from '../../tools/trials/parts.ts';
import { isGood, runPart, tableOf, tailOf, type Outcome } from '../../tools/trials/run.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-trials-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

test('every tool is a part of the trials, and every part is there', () => {
  const tools = readdirSync(join(root, 'tools')).filter((name) => name.endsWith('.ts'));
  const played = new Set(PARTS.map(({ script }) => script));
  const left = tools.map((name) => `tools/${name}`).filter((path) => !played.has(path));
  assert.deepEqual(left, ['tools/trials.ts']);
  for (const { script } of PARTS) assert.ok(existsSync(join(root, script)), script);
});

test('the tests of every folder are tested each night', () => {
  const nightly = parseDocument(readFileSync(join(root, '.github/workflows/nightly.yml'), 'utf8'));
  const names = nightly.getIn(['jobs', 'mutate', 'strategy', 'matrix', 'folder']);
  assert.ok(isSeq(names));
  assert.deepEqual(
    names.toJSON(),
    FOLDERS.map(({ name }) => name),
  );
});

test('every script and every part that a file mentions is there', () => {
  const wrong: string[] = [];
  const listed = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.yml', '*Dockerfile', '.ci'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '' && file !== 'CHANGELOG.md');
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, script = ''] of text.matchAll(/\bnpm run (?:--silent )?([a-z][a-z:-]*)/g))
      if (!(script in scripts)) wrong.push(`${file}: npm run ${script}`);
    for (const [, words = ''] of text.matchAll(/\bnpm run trials -- ((?:[a-z][a-z0-9-]* ?)+)/g))
      for (const name of words.trim().split(' '))
        if (!PARTS.some((part) => part.name === name)) wrong.push(`${file}: trials -- ${name}`);
  }
  assert.deepEqual(wrong, []);
});

test('a part passes, fails, or is not run, each for itself', async () => {
  const part = (name: string, code: string): Part => {
    writeFileSync(join(folder, `${name}.ts`), code);
    return { name, about: name, minutes: 1, script: relative(root, join(folder, `${name}.ts`)) };
  };
  const logs = relative(root, join(folder, 'logs'));
  const lame = { ...part('lame', ''), lacks: () => 'missing programs: haproxy' };
  const parts = [part('good', "console.log('fine')"), part('bad', "throw new Error('no')"), lame];
  const outcomes: Outcome[] = [];
  for (const one of parts) outcomes.push(await runPart(one, root, logs));
  assert.deepEqual(
    outcomes.map(({ result }) => result),
    ['passed', 'failed', 'not run'],
  );
  assert.match(tailOf(join(folder, 'logs/good.log')), /^fine$/m);
  assert.match(tailOf(join(folder, 'logs/bad.log')), /Error: no/);
  assert.match(tableOf(outcomes), /^bad +failed +\d+ +it ended with 1$/m);
  assert.match(tableOf(outcomes), /^lame +not run +– +missing programs: haproxy$/m);
  assert.match(tableOf(outcomes), /\n1 passed, 1 failed, 1 not run$/);
});

test('a part that hangs is ended with all that it started, and has failed', async () => {
  const pid = join(folder, 'child.pid');
  const script = join(folder, 'hangs.ts');
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
writeFileSync(${JSON.stringify(pid)}, String(child.pid));`,
  );
  const part = { name: 'hangs', about: '', minutes: 0.01, script: relative(root, script) };
  const { result, why } = await runPart(part, root, relative(root, folder));
  assert.equal(result, 'failed');
  assert.match(why ?? '', /SIGKILL, at the latest after 3 s/);
  const child = Number(readFileSync(pid, 'utf8'));
  await until('the end of its child', 10, async () => (isAlive(child) ? undefined : true));
});

test('what was not run has not passed', () => {
  const passed = { part: 'a', result: 'passed', seconds: 1 } as const;
  const failed = { part: 'b', result: 'failed', seconds: 1 } as const;
  const notRun = { part: 'c', result: 'not run', seconds: 0, why: 'it needs root' } as const;
  assert.ok(isGood([passed], []));
  assert.ok(isGood([passed, notRun], []));
  assert.ok(!isGood([passed, notRun], ['a', 'c']), 'it was asked for by name');
  assert.ok(!isGood([notRun], []), 'nothing was run');
  assert.ok(!isGood([], []), 'nothing was run');
  assert.ok(!isGood([passed, failed, notRun], []));
});

test('all of it fits an evening of two cores', () => {
  const minutes = PARTS.reduce((sum, part) => sum + (part.makes ? 0 : part.minutes), 0);
  assert.ok(minutes <= 150, `${minutes} minutes`);
});

test('the table that is kept has what is red at its top, and calls no part of a run whole', () => {
  const parts = ['a', 'b'];
  const tried = { commit: 'c'.repeat(40), isCommitted: true, date: '2026-11-29T00:00:00.000Z' };
  const passed = { part: 'a', result: 'passed', seconds: 90 } as const;
  const failed = { part: 'b', result: 'failed', seconds: 30, why: 'it ended with 1' } as const;
  const notRun = { part: 'b', result: 'not run', seconds: 0, why: 'it needs root' } as const;
  const green = lastRunOf(parts, [passed, { ...passed, part: 'b' }], tried);
  assert.match(green, /^# Whole run; green\n/);
  assert.match(green, /^Commit c{40}, begun 2026-11-29T00:00:00\.000Z, 3\.0 minutes\./m);
  const red = lastRunOf(parts, [passed, failed], tried);
  assert.match(red, /^# Whole run; RED: b\n/);
  assert.match(
    red,
    /\| b \| \*\*failed\*\* \| 0\.5 \| it ended with 1 \|\n\| a \| passed \| 1\.5 \|  \|\n$/,
  );
  for (const [outcomes, isCommitted, why] of [
    [[passed], true, 'without b'],
    [[passed, notRun], true, 'without b'],
    [[passed, failed], false, 'of files that no commit has'],
  ] as const)
    assert.ok(
      lastRunOf(parts, outcomes, { ...tried, isCommitted }).startsWith(
        `# NOT a whole run, ${why}; `,
      ),
    );
});
