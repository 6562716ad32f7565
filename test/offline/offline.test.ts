import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { FaultWorld } from '../faults/world.ts';
import { assertPlumbing, cannotTrace, traced } from '../trace.ts';
import { isSoak } from '../soak.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { readable } from '../../examples/world/documents.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type { PublicClaims } from '../../src/documents/index.ts';
import { PROGRAM } from '../programs.ts';

/** A command that verifies something, and how it answers. */
export interface Verification {
  readonly words: readonly string[];
  readonly exitCode: 0 | 1;
}

const STATEMENT = 'projection/ledger-projection.intoto.json';

/** A recorded release in whose world everything that can be verified is there. */
export async function recordedRelease(): Promise<FaultWorld> {
  const world = await FaultWorld.create();
  const config = JSON.parse(world.text('repo/claimgate.config.json')) as object;
  const surfaces = {
    blocks: [{ documents: ['README.md'], template: 'list' }],
    scan: ['docs/**'],
    providers: [{ slug: 'mastodon', names: ['Mastodon'] }],
  };
  world.write('repo/claimgate.config.json', readable({ ...config, surfaces }));
  world.write('repo/README.md', '# Product\n\n<!-- claimgate:claims -->\n<!-- claimgate:end -->\n');
  await world.does('surfaces', 'check', '--write');
  await world.commit('Say what is claimed');
  await world.release('v1.0.0');
  await world.does('audit', 'v1.0.0', '--pack', world.path('v1.0.0.capsule'));
  const key = ['--key', world.path('keys/ledger.pem')];
  const keep = async (file: string, ...words: readonly string[]): Promise<void> =>
    world.write(file, `${(await world.run(words)).stdout.trimEnd()}\n`);
  await keep('checkpoint.txt', 'ledger', 'checkpoint', ...key);
  await keep('record.txt', 'ledger', 'show', '2');
  await keep('proof.txt', 'ledger', 'prove', '2', ...key);
  const [, size = ''] = world.text('checkpoint.txt').split('\n');
  world.write('later.json', JSON.stringify(world.control('later')));
  await world.does('ledger', 'append', 'control', world.path('later.json'));
  await keep('growth.txt', 'ledger', 'prove', '--since', size, ...key);
  return world;
}

/** Every command that verifies, with a yes and with a no. */
export function verificationsIn(world: FaultWorld): readonly Verification[] {
  const yes = (...words: readonly string[]): Verification => ({ words, exitCode: 0 });
  const no = (...words: readonly string[]): Verification => ({ words, exitCode: 1 });
  const at = (name: string) => world.path(name);
  const { evidence } = world;
  const { claims } = JSON.parse(world.text(`repo/${CLAIMS_PATH}`)) as PublicClaims;
  const [subject] = claims.map((claim) => subjectDigest(claim.subject));
  return [
    yes('check', ...evidence),
    yes('check', '--ref', 'v1.0.0', ...evidence, '--format', 'sarif'),
    no('check'),
    yes('explain', subject ?? '', ...evidence),
    yes('contract', 'lint'),
    yes('claims', 'list'),
    yes('claims', 'fmt', '--check'),
    yes('digest'),
    yes('manifest', 'verify', at('v1.0.0/release-manifest.json'), '--ref', 'v1.0.0'),
    yes('manifest', 'diff', 'v1.0.0', 'HEAD'),
    yes('verdict', 'require', at('v1.0.0/gate-verdict.json'), '--ref', 'v1.0.0'),
    no('verdict', 'require', at('v1.0.0/gate-verdict.json')),
    yes('verify', at('repo/provider-certification/trust/1.root.json')),
    yes('verify', at(STATEMENT), ...evidence),
    yes('verify', at('v1.0.0/gate-verdict.intoto.json')),
    no('verify', at(STATEMENT), '--projection', at('growth.txt')),
    yes('verify', at('checkpoint.txt')),
    yes('verify', at('growth.txt'), '--since', at('checkpoint.txt')),
    yes('verify', at('proof.txt'), '--leaf', leafIn(world.text('record.txt'))),
    yes('audit', 'v1.0.0'),
    yes('audit', at('v1.0.0.capsule')),
    yes('surfaces', 'check'),
    yes('ledger', 'show', '--subject', subject ?? '', ...evidence),
    yes('ledger', 'verify'),
    yes('ledger', 'prove', '2', '--key', at('keys/ledger.pem')),
  ];
}

/** Commands that sign, or record: they do not ask the network either. */
export function signersIn(world: FaultWorld): readonly Verification[] {
  world.write('traced.json', JSON.stringify(world.control('traced')));
  const words = [
    ['key', 'generate', '--out', world.path('traced.key'), '--no-passphrase'],
    [...world.releaseWords('v1.0.1', 'traced'), ...world.evidence],
    world.signWords('projection/ledger-projection.intoto.json', 'projection-3'),
    world.exportWords('traced'),
    ['ledger', 'append', 'control', world.path('traced.json')],
    ['ledger', 'checkpoint', '--key', world.path('keys/ledger.pem')],
  ];
  return words.map((one) => ({ words: one, exitCode: 0 }));
}

/** The leaf of a record, as `ledger show` prints it. */
function leafIn(record: string): string {
  return /^ *leaf: (sha256:[0-9a-f]{64})$/m.exec(record)?.[1] ?? '';
}

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
