import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { PROGRAM, type FaultWorld } from '../faults/world.ts';
import { assertPlumbing, cannotTrace, traced } from '../trace.ts';
import { isSoak } from '../soak.ts';
import { recordedRelease, signersIn, verificationsIn, type Verification } from './world.ts';

/** Words that start a program where there is no network, not even to itself. */
const WITHOUT_NETWORK = ['unshare', process.getuid?.() === 0 ? '-n' : '-rn'];

/** Asks the machine itself; what it prints is how that ended. */
const ASK = `
  const { connect } = await import('node:net');
  const socket = connect(9, '127.0.0.1');
  socket.on('error', ({ code }) => console.log(code)).on('connect', () => console.log('connected'));
`;

async function reached(wrapper: readonly string[]): Promise<string> {
  const command = [...wrapper, process.execPath, '--input-type=module', '-e', ASK];
  const { stdout, failed } = await execa('env', command, { reject: false });
  return failed ? 'not started' : stdout;
}

describe('every verification', { skip: existsSync(PROGRAM) ? false : 'not built' }, () => {
  let world: FaultWorld;

  before(async () => {
    world = await recordedRelease();
  });
  after(() => world.remove());

  /** Runs the program, which opens no socket and starts only git. */
  async function watched(t: TestContext, words: readonly string[], wrapper: readonly string[]) {
    const run = await traced(t, [...wrapper, process.execPath, PROGRAM, ...words], {
      directory: world.path('repo'),
      environment: world.environment,
    });
    const [node, ...others] = run.started.slice(wrapper.length === 0 ? 0 : 1);
    assert.equal(node?.name, basename(process.execPath), 'strace sees what is started');
    assert.deepEqual(run.sockets, [], words.join(' '));
    assertPlumbing(others);
    return run;
  }

  test('[T53] answers the same without a network, and opens no socket', async (t) => {
    const without = await reached(WITHOUT_NETWORK);
    if (without === 'not started') return t.skip('unshare may not make a network of its own here');
    assert.equal(without, 'ENETUNREACH', 'there is no network');
    assert.equal(await reached([]), 'ECONNREFUSED', 'and outside there is');
    const cannot = await cannotTrace();
    for (const { words, exitCode } of some(verificationsIn(world))) {
      const online = await world.run(words);
      const offline =
        cannot === undefined
          ? await watched(t, words, WITHOUT_NETWORK)
          : await world.run(words, { wrapper: WITHOUT_NETWORK });
      assert.equal(online.exitCode, exitCode, `${words.join(' ')}: ${online.stderr}`);
      const said = ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) =>
        `${stdout.trimEnd()}\n${stderr.trimEnd()}`.replace(TIME, '');
      assert.deepEqual(
        [offline.exitCode, said(offline)],
        [online.exitCode, said(online)],
        words.join(' '),
      );
    }
  });

  test('[T53] with a network, what checks, signs or records opens no socket, and starts only git', async (t) => {
    const missing = await cannotTrace();
    if (missing !== undefined) return t.skip(missing);
    const [check] = verificationsIn(world);
    assert.ok(check);
    for (const { words, exitCode } of [check, ...signersIn(world)]) {
      const run = await watched(t, words, []);
      assert.equal(run.exitCode, exitCode, run.stderr);
    }
  });

  test('a tracer sees a socket where there is one', async (t) => {
    const missing = await cannotTrace();
    if (missing !== undefined) return t.skip(missing);
    const command = [process.execPath, '--input-type=module', '-e', ASK];
    const at = { directory: world.folder, environment: world.environment };
    assert.ok((await traced(t, command, at)).sockets.length > 0);
  });
});

/** One of each command, unless there is time for all. */
function some(verifications: readonly Verification[]): readonly Verification[] {
  const commands = verifications.map(({ words }) => words[0]);
  return verifications.filter((_one, at) => isSoak || commands.indexOf(commands[at]) === at);
}

/** The instant of a run, which has milliseconds; documents use whole seconds. */
const TIME = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{3}Z| UTC)/g;
