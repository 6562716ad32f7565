import assert from 'node:assert/strict';
import { chmodSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { configurationFolder } from '../../src/io/private-files.ts';
import type { CommandReport, InstancesResult } from '../../src/documents/index.ts';
import { World } from '../cli/world.ts';
import { answering, notReady, WELL } from './answering.ts';

const URL_OF = 'https://claims.example.com';

function home(t: TestContext) {
  const world = new World();
  t.after(() => world.remove());
  const folder = join(world.directory, 'home/.config/claimgate');
  const claimgate = (...args: string[]) => world.claimgate(['instance', ...args]);
  const add = (name: string, url = URL_OF) => claimgate('add', name, url, '--no-check');
  const listed = async () => {
    const { stdout } = await claimgate('list', '--json');
    return (JSON.parse(stdout) as CommandReport & { result: InstancesResult }).result.instances;
  };
  return { world, folder, claimgate, add, listed };
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('saved instances', () => {
  test('are for their owner alone, and made so again', async (t) => {
    const { folder, add, claimgate } = home(t);
    assert.equal((await add('production')).exitCode, 0);
    const saved = join(folder, 'instances/production.json');
    const paths = { [folder]: 0o700, [join(folder, 'instances')]: 0o700, [saved]: 0o600 };
    const all = Object.entries({ ...paths, [join(folder, 'active-instance')]: 0o600 });
    for (const [path, mode] of all) assert.equal(modeOf(path), mode, path);
    for (const [path] of all) chmodSync(path, 0o777);
    assert.equal((await claimgate('list')).exitCode, 0);
    for (const [path, mode] of all) assert.equal(modeOf(path), mode, path);
  });

  test('the first one is active until another is chosen or it is removed', async (t) => {
    const { add, claimgate, listed } = home(t);
    await add('a');
    await add('b', 'http://localhost:8080/');
    assert.deepEqual(
      (await listed()).map(({ name, url, active }) => [name, url, active]),
      [
        ['a', URL_OF, true],
        ['b', 'http://localhost:8080', false],
      ],
    );
    assert.equal((await claimgate('use', 'b')).exitCode, 0);
    assert.deepEqual(
      (await listed()).map(({ active }) => active),
      [false, true],
    );
    assert.equal((await claimgate('remove', 'b')).exitCode, 0);
    const { exitCode, stderr } = await claimgate('health');
    assert.equal(exitCode, 2);
    assert.match(stderr, /instance_none_active/);
    assert.equal((await claimgate('remove', 'b')).exitCode, 1);
    assert.equal((await claimgate('use', 'b')).exitCode, 1);
  });

  test('an instance of the same name is left unchanged', async (t) => {
    const { add, listed } = home(t);
    await add('a');
    const { exitCode, stderr } = await add('a', 'https://other.example');
    assert.equal(exitCode, 2);
    assert.match(stderr, /instance_exists/);
    assert.deepEqual(
      (await listed()).map(({ url }) => url),
      [URL_OF],
    );
  });

  test('only one that is ready is saved, unless nothing is to be asked', async (t) => {
    const { claimgate, listed } = home(t);
    const [well, bad] = [await answering(WELL), await answering(notReady('database is not ready'))];
    t.after(() => Promise.all([well.stop(), bad.stop()]));
    assert.equal((await claimgate('add', 'well', well.base)).exitCode, 0);
    const refused = await claimgate('add', 'bad', bad.base);
    assert.equal(refused.exitCode, 1);
    assert.match(refused.stderr, /instance_not_ready/);
    assert.equal((await claimgate('add', 'gone', 'http://127.0.0.1:1')).exitCode, 2);
    assert.deepEqual(
      (await listed()).map(({ name }) => name),
      ['well'],
    );
    assert.deepEqual(well.asked, ['GET /api/v1/ready']);
  });

  test('an invalid name or base URL is refused, without repeating a secret in it', async (t) => {
    const { add, listed } = home(t);
    for (const name of ['A', '../a', 'a/b', '.a', 'a'.repeat(65)]) {
      const { exitCode, stderr } = await add(name);
      assert.equal(exitCode, 2, name);
      assert.match(stderr, /instance_name_invalid/);
    }
    for (const url of [
      'claims.example.com',
      'ftp://claims.example.com',
      'https://user:hunter2@claims.example.com',
      'https://claims.example.com/?key=hunter2',
      'https://claims.example.com/#hunter2',
      'https://',
      `https://a.example/${'a'.repeat(2000)}`,
    ]) {
      const { exitCode, stderr } = await add('a', url);
      assert.equal(exitCode, 2, url);
      assert.match(stderr, /instance_url_invalid/);
      assert.ok(!stderr.includes('hunter2'), stderr);
    }
    assert.deepEqual(await listed(), []);
  });

  test('a damaged instance is reported, and can be removed', async (t) => {
    const { folder, add, claimgate } = home(t);
    await add('a');
    for (const text of ['', '{', '{"schema_version":1,"url":"https://x:y@z","token_file":null}']) {
      writeFileSync(join(folder, 'instances/a.json'), text);
      const { exitCode, stderr } = await claimgate('list');
      assert.equal(exitCode, 2);
      assert.match(stderr, /profile_invalid/);
    }
    assert.equal((await claimgate('remove', 'a')).exitCode, 0);
    assert.equal((await claimgate('list')).exitCode, 0);
    writeFileSync(join(folder, 'active-instance'), '../../x');
    assert.match((await claimgate('health')).stderr, /profile_invalid/);
  });

  test('a link in place of what is saved is not followed', async (t) => {
    const { folder, world, add, claimgate } = home(t);
    await add('a');
    const target = join(world.directory, 'other.json');
    writeFileSync(target, readFileSync(join(folder, 'instances/a.json')), { mode: 0o644 });
    rmSync(join(folder, 'instances/a.json'));
    symlinkSync(target, join(folder, 'instances/a.json'));
    const { exitCode, stderr } = await claimgate('list');
    assert.equal(exitCode, 2);
    assert.match(stderr, /file_symlink/);
    assert.equal(modeOf(target), 0o644);
  });
});

describe('the folder of the configuration', () => {
  for (const [system, environment, expected] of [
    ['linux', { HOME: '/home/a' }, '/home/a/.config/claimgate'],
    ['linux', { HOME: '/home/a', XDG_CONFIG_HOME: '/x' }, '/x/claimgate'],
    ['linux', { HOME: '/home/a', XDG_CONFIG_HOME: 'x' }, '/home/a/.config/claimgate'],
    ['darwin', { HOME: '/Users/a' }, '/Users/a/Library/Application Support/claimgate'],
    ['win32', { HOME: '/a', APPDATA: '/b' }, '/b/claimgate'],
    ['linux', { HOME: '/home/a', CLAIMGATE_CONFIG_DIR: '/own' }, '/own'],
  ] as const) {
    test(`${system} ${JSON.stringify(environment)}`, () =>
      assert.equal(configurationFolder(environment, system), expected));
  }

  test('a relative one of our own is refused', () =>
    assert.throws(() => configurationFolder({ CLAIMGATE_CONFIG_DIR: 'x' }), {
      code: 'setting_invalid',
    }));
});
