import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, test, type TestContext } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { fillDisk, remount, smallDisk } from '../disk.ts';
import { FaultWorld, PROGRAM, type RunOptions } from './world.ts';

/** A command that writes, and the files that it may take away, or use to say that it did not finish. */
interface Writer {
  readonly name: string;
  readonly words: readonly string[];
  readonly verdicts?: readonly string[];
}

/** Every command that writes a file, where each has something to write; they succeed one after the other. */
async function writersIn(world: FaultWorld): Promise<readonly Writer[]> {
  const at = (name: string) => world.path(name);
  const { evidence } = world;
  await world.does('check', ...evidence, '--output', `json=${at('check.json')}`);
  await world.does(...world.releaseWords('v1.0.0', 'out'), ...evidence);
  await world.does('check', ...evidence, '--output', `json=${at('exec.json')}`);
  world.write('n.json', JSON.stringify(world.control('one-more')));
  world.write('new/README', 'a folder\n');
  const claims = `repo/${CLAIMS_PATH}`;
  const outputs = { json: 'check.json', html: 'check.html', junit: 'check.xml' };
  const asked = Object.entries(outputs).flatMap(([format, name]) => [
    '--output',
    `${format}=${at(name)}`,
  ]);
  const writers: readonly Writer[] = [
    { name: 'check', words: ['check', ...evidence, ...asked], verdicts: Object.values(outputs) },
    {
      name: 'exec',
      words: ['exec', ...evidence, '--out', at('exec.json'), '--', 'true'],
      verdicts: ['exec.json'],
    },
    {
      name: 'manifest create',
      words: [...world.releaseWords('v1.0.0', 'out'), ...evidence],
      verdicts: ['out/gate-verdict.json'],
    },
    { name: 'key generate', words: ['key', 'generate', '--out', at('new.key'), '--no-passphrase'] },
    { name: 'setup --files-only', words: ['setup', '--files-only', '-C', at('new')] },
    { name: 'ledger export', words: world.exportWords('projection') },
    {
      name: 'sign',
      words: world.signWords('projection/ledger-projection.intoto.json', 'projection-3'),
    },
    { name: 'ledger append', words: ['ledger', 'append', 'control', at('n.json')] },
    { name: 'claims fmt', words: ['claims', 'fmt'] },
  ];
  world.write(claims, `${JSON.stringify(JSON.parse(world.text(claims)))}\n`);
  await world.commit('Claims in one line');
  return writers;
}

/** By path. Files that SQLite keeps for an open ledger are no documents. */
function filesIn(world: FaultWorld): Map<string, string> {
  const paths = readdirSync(world.folder, { encoding: 'utf8', recursive: true });
  const documents = paths.filter((path) => !/\.git\/|-(?:wal|shm)$|^filler$/.test(path));
  return new Map(
    documents
      .filter((path) => statSync(world.path(path)).isFile())
      .map((path) => [path, digestOf(readFileSync(world.path(path)))]),
  );
}

/** Each writer refuses by a code of its own, and leaves every file as it was; no verdict says a new yes. */
async function allRefuse(
  world: FaultWorld,
  writers: readonly Writer[],
  { first = () => {}, ...options }: RunOptions & { readonly first?: () => void } = {},
) {
  for (const { name, words, verdicts = [] } of writers) {
    first();
    const before = filesIn(world);
    const { exitCode, stderr } = await world.run(words, options);
    assert.equal(exitCode, 2, `${name}: ${stderr}`);
    assert.match(
      stderr,
      /^error\[(?:file_unwritable|ledger_unwritable|ledger_unreachable)\]/m,
      name,
    );
    for (const path of verdicts) {
      const isLeft = existsSync(world.path(path));
      if (isLeft && digestOf(world.text(path)) !== before.get(path))
        assert.match(world.text(path), /undetermined|could not judge|did_not_finish/, path);
      before.delete(path);
    }
    const after = filesIn(world);
    for (const path of verdicts) after.delete(path);
    assert.deepEqual(after, before, name);
  }
}

/**
 * The same commands with room: they were not refused for something else.
 * @param isElsewhere whether another process uses the ledger
 */
async function allWrite(
  world: FaultWorld,
  writers: readonly Writer[],
  isElsewhere = false,
): Promise<void> {
  for (const words of [...writers.map((writer) => writer.words), ['ledger', 'verify']]) {
    const isProcess = isElsewhere && words[0] === 'ledger';
    const { exitCode, stdout, stderr } = await world.run(words, { isProcess });
    assert.equal(exitCode, 0, `${words.join(' ')}\n${stderr}`);
    if (words[1] === 'verify') assert.match(stdout, /^nothing was altered/);
  }
}

async function worldOnDisk(t: TestContext) {
  const disk = smallDisk(t, 16);
  if (disk === undefined) return undefined;
  const world = await FaultWorld.create(disk);
  return { disk, world, writers: await writersIn(world) };
}

describe('[T48] without room', { skip: existsSync(PROGRAM) ? false : 'not built' }, () => {
  test('on a full disk every command that writes refuses, and nothing is torn', async (t) => {
    const here = await worldOnDisk(t);
    if (!here) return;
    const { disk, world, writers } = here;
    let makeRoom = () => {};
    // Room that one command takes away is there for the next.
    const first = () => {
      makeRoom = fillDisk(disk);
    };
    await allRefuse(world, writers, { first });
    makeRoom();
    await allWrite(world, writers);
  });

  test('on a file system that can only be read the same; judging goes on', async (t) => {
    const here = await worldOnDisk(t);
    if (!here) return;
    const { disk, world, writers } = here;
    remount(disk, 'ro');
    await allRefuse(world, writers);
    const old = ['--ref', 'HEAD', ...world.evidence];
    for (const words of [['check', ...old], ['claims', 'list'], ['digest'], ['ledger', 'show']]) {
      const { exitCode, stderr } = await world.run(words);
      assert.equal(exitCode, 0, `${words.join(' ')}: ${stderr}`);
    }
    remount(disk, 'rw');
    // SQLite shares what it knows of a file within a process, and this one may still know it as read-only.
    await allWrite(world, writers, true);
  });

  test('files that are cut off after 16 bytes, for any user', async (t) => {
    const wrapper = ['prlimit', '--fsize=16'];
    if (spawnSync('prlimit', ['--fsize=16', 'true']).status !== 0) return t.skip('no prlimit here');
    const world = await FaultWorld.create();
    t.after(() => world.remove());
    const writers = await writersIn(world);
    await allRefuse(world, writers, { wrapper });
    await allWrite(world, writers);
  });
});
