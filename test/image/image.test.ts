import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { validate } from 'dockerfile-utils';
import { execa } from 'execa';
import { parse } from 'yaml';
import { folderWithFacts, startProgram } from '../service/program.ts';
import { PROGRAM } from '../programs.ts';

const root = join(import.meta.dirname, '../..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const IN_IMAGE = '/app/dist/bin/claimgate.cjs';

/** The words of an instruction in its exec form, which no shell takes apart. */
function wordsOf(instruction: RegExp): string[] {
  const [, json = ''] = instruction.exec(dockerfile) ?? [];
  const words: unknown = JSON.parse(json);
  assert.ok(Array.isArray(words) && words.every((word) => typeof word === 'string'));
  return words;
}

const started = [...wordsOf(/^ENTRYPOINT (\[.*\])$/m), ...wordsOf(/^CMD (\[.*\])$/m)];
const healthCheck = wordsOf(/^HEALTHCHECK .* CMD (\[.*\])$/m);

/** The same as run here: the program as built, in a folder, on another port. */
function here(words: readonly string[], folder: string, port: string): string[] {
  return words
    .slice(1)
    .map((word) => word.replace(IN_IMAGE, PROGRAM).replace(':8080', `:${port}`))
    .map((word) => word.replace('/config/runtime-facts.json', join(folder, 'facts.json')));
}

describe('the image', () => {
  test('its very commands start the service and find it alive, until it ends', async (t) => {
    if (!existsSync(PROGRAM)) return t.skip('not built');
    assert.deepEqual([started[0], healthCheck[0]], ['node', 'node']);
    const { folder, remove } = folderWithFacts();
    t.after(remove);
    const environment = { CLAIMGATE_LEDGER: `sqlite:${join(folder, 'ledger.sqlite')}` };
    const program = await startProgram(folder, here(started, folder, '0'), environment);
    t.after(() => program.child.kill('SIGKILL'));
    const { port } = new URL(program.base);
    const check = () =>
      execa(process.execPath, here(healthCheck, folder, port), {
        env: { HOME: '/nonexistent', HTTP_PROXY: 'http://127.0.0.1:1' },
        cwd: '/',
        reject: false,
      });
    const alive = await check();
    assert.equal(alive.exitCode, 0, alive.stderr);
    program.child.kill('SIGTERM');
    assert.equal(await program.ended, 0);
    assert.notEqual((await check()).exitCode, 0);
  });

  test('a linter finds nothing in it, and something in one that is wrong', () => {
    assert.deepEqual(validate(dockerfile), []);
    assert.notDeepEqual(validate(dockerfile.replace('USER ', 'USR ')), []);
  });

  test('is started by somebody who is not root, with a health check of liveness', () => {
    assert.match(dockerfile, /^USER [1-9][0-9]*:[1-9][0-9]*$/m);
    assert.ok(healthCheck.includes('--live'));
    for (const line of dockerfile.split('\n')) assert.doesNotMatch(line, /^ADD |:latest\b/);
  });

  test('the Compose file keeps to it', () => {
    const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8')) as {
      services: { claimgate: Record<string, unknown> };
      volumes: Record<string, unknown>;
    };
    const { claimgate } = compose.services;
    assert.equal(claimgate['restart'], 'unless-stopped');
    assert.equal(claimgate['read_only'], true);
    assert.ok('ledger' in compose.volumes);
    assert.deepEqual(claimgate['volumes'], [
      'ledger:/data',
      'settings:/settings',
      './config:/config:ro',
    ]);
  });

  test('its packages are those that the service loads', async () => {
    const script = join(root, 'tools/image/packages.ts');
    const { stdout } = await execa(process.execPath, ['--import', 'tsx', script], { cwd: root });
    const paths = stdout.split('\n');
    for (const name of ['hono', '@hono/node-server', 'aws4fetch', 'pg', 'pg-protocol'])
      assert.ok(paths.includes(`node_modules/${name}`), name);
    for (const path of paths) assert.ok(existsSync(join(root, path)), path);
  });
});
