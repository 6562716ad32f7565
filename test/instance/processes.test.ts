import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { SavedInstances } from '../../src/instance/saved-instances.ts';
import { PROGRAM } from '../service/program.ts';
import { often } from '../soak.ts';

const RUNS = often(4, 24);
const URL_OF = 'https://claims.example.com';

/** Real processes of the built program, in a home of their own. */
describe('processes', { skip: existsSync(PROGRAM) ? false : 'not built' }, () => {
  function realHome(t: TestContext) {
    const folder = mkdtempSync(join(tmpdir(), 'cg-home-'));
    t.after(() => {
      chmodSync(folder, 0o700);
      rmSync(folder, { recursive: true, force: true });
    });
    const env = { PATH: process.env['PATH'], HOME: folder };
    const args = (name: string) => [PROGRAM, 'instance', 'add', name, URL_OF, '--no-check'];
    const saved = new SavedInstances(join(folder, '.config/claimgate'));
    return { folder, env, args, saved };
  }

  function ended(child: ReturnType<typeof spawn>): Promise<number | null> {
    return new Promise((resolve) => void child.once('exit', resolve));
  }

  test('that add at once lose nothing; of one name one wins', async (t) => {
    const { env, args, saved } = realHome(t);
    const names = Array.from({ length: 8 }, (_, index) => (index < 5 ? `n${index}` : 'same'));
    const children = names.map((name) =>
      spawn(process.execPath, args(name), { env, stdio: 'ignore' }),
    );
    const codes = await Promise.all(children.map(ended));
    assert.deepEqual(
      codes.slice(0, 5),
      Array.from({ length: 5 }, () => 0),
    );
    assert.deepEqual(codes.slice(5).map(String).sort(), ['0', '2', '2']);
    assert.deepEqual(await saved.names(), [...names.slice(0, 5), 'same'].sort());
    for (const name of await saved.names()) assert.equal((await saved.read(name)).url, URL_OF);
    assert.ok((await saved.names()).includes((await saved.active()) ?? ''));
  });

  test('[T47] that are killed at any moment leave whole files or none', async (t) => {
    const { folder, env, args, saved } = realHome(t);
    let killed = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const child = spawn(process.execPath, args(`n${run}`), { env, stdio: 'ignore' });
      const end = ended(child);
      // Over the whole time that such a run takes; the first at once, before it can end by itself.
      const kill = () => child.kill('SIGKILL');
      if (run === 0) kill();
      const waiting = setTimeout(kill, 20 + (run * 140) / RUNS);
      if ((await end) === null) killed += 1;
      clearTimeout(waiting);
    }
    assert.ok(killed > 0);
    for (const name of await saved.names()) assert.equal((await saved.read(name)).url, URL_OF);
    const active = await saved.active();
    assert.ok(active === undefined || (await saved.names()).includes(active));
    assert.equal(spawnSync(process.execPath, args('after'), { env }).status, 0);
    t.diagnostic(
      `${killed} of ${RUNS} killed; ${readdirSync(join(folder, '.config/claimgate/instances')).length} files`,
    );
  });

  test('that may not write to their home say so', (t) => {
    if (process.getuid?.() !== 0) return t.skip('needs root to become somebody else');
    const { folder, env, args } = realHome(t);
    // Where another user can read it too.
    const bin = join(folder, 'bin');
    cpSync(dirname(PROGRAM), bin, { recursive: true });
    execFileSync('chmod', ['-R', 'a+rX', bin]);
    chmodSync(folder, 0o555);
    const start = (...words: readonly string[]) =>
      spawnSync(process.execPath, [join(bin, basename(PROGRAM)), ...words], {
        cwd: folder,
        env,
        uid: 65_534,
        gid: 65_534,
      });
    assert.equal(start('instance', 'list').status, 0);
    const { status, stderr } = start(...args('a').slice(1));
    assert.equal(status, 2);
    assert.match(stderr.toString(), /file_unwritable/);
    // A saved file that others may read, and this user cannot close, is not believed.
    const settings = join(folder, '.config/claimgate');
    mkdirSync(settings, { recursive: true });
    chmodSync(settings, 0o777);
    const open = start('instance', 'list');
    assert.equal(open.status, 2);
    assert.match(open.stderr.toString(), /secret_file_exposed/);
  });
});
