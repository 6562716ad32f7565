import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, test, type TestContext } from 'node:test';
import { execFileSync } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { initVictim, rootVictim, rotationVictim, setupVictim } from './first-files.ts';
import { cannotTrace, killAtCalls, killAtRandom, RUNS, type Victim } from './kill.ts';
import {
  appendVictim,
  checkVictim,
  exportVictim,
  formatVictim,
  manifestVictim,
  releaseVictim,
  signVictim,
} from './victims.ts';
import { isSoak } from '../soak.ts';
import { FaultWorld, PROGRAM } from './world.ts';

/** `audit --pack` of a recorded release: the same capsule each time, or none. */
async function packVictim(world: FaultWorld): Promise<Victim> {
  await world.git('checkout', '--quiet', '--force', '-B', 'released');
  await world.release('v2.0.0');
  let whole: Buffer | undefined;
  return {
    name: 'audit --pack',
    before: () => world.remove('it.capsule'),
    words: () => ['audit', 'v2.0.0', '--memory', 'released', '--pack', world.path('it.capsule')],
    after: (_round, ended) => {
      if (ended.exitCode === 0) whole ??= readFileSync(world.path('it.capsule'));
      if (!existsSync(world.path('it.capsule'))) return assert.notEqual(ended.exitCode, 0);
      assert.ok(whole?.equals(readFileSync(world.path('it.capsule'))), 'a torn capsule');
    },
  };
}

/** `key generate`: where there is a private key it is whole, its owner's alone, and not without the public one. */
function keyVictim(world: FaultWorld): Victim {
  const [secret, published] = ['made/it.key', 'made/it.key.pub.pem'];
  return {
    name: 'key generate',
    before: () => {
      world.remove('made');
      world.write('made/README', 'keys\n');
    },
    words: () => ['key', 'generate', '--out', world.path(secret), '--no-passphrase'],
    after: (_round, ended) => {
      const [has, hasPublic] = [secret, published].map((name) => existsSync(world.path(name)));
      if (ended.exitCode === 0) assert.ok(has);
      if (hasPublic) createPublicKey(world.text(published));
      if (!has) return;
      assert.ok(hasPublic);
      const derived = createPublicKey(createPrivateKey(world.text(secret)));
      assert.ok(derived.equals(createPublicKey(world.text(published))));
      const open = execFileSync('find', [world.path('made'), '-name', '*.key*', '-perm', '/077']);
      const names = open.toString('utf8').trim().split('\n');
      assert.ok(
        names.every((name) => name.includes('.pub.pem')),
        names.join(),
      );
    },
  };
}

/** Each command that writes what others rely on, and what there is after it was killed. */
const VICTIMS: readonly (readonly [
  what: string,
  of: (world: FaultWorld) => Victim | Promise<Victim>,
])[] = [
  ['check: the verdict is the old one, "did not finish" or the new no', checkVictim],
  ['manifest create: what may be published is whole and new', manifestVictim],
  ['claims fmt: the file is the old one or the new one', formatVictim],
  ['sign: the envelope is the old one or the new one', signVictim],
  ['init: each file is whole, and another run adds what is missing', initVictim],
  ['setup: another run finishes it, and no key is in git’s reach', setupVictim],
  ['trust init: the trust root is whole, or not there', rootVictim],
  ['trust rotate: the next one is whole, or not there, and the last one stays', rotationVictim],
  ['key generate: the private key is whole, or not there', keyVictim],
  ['ledger export: a statement is never there before its projection', exportVictim],
  ['ledger append: recorded once, and the ledger is sound', appendVictim],
  ['release: another run goes on, and what comes of it verifies', releaseVictim],
  ['audit --pack: the capsule is whole, or not there', packVictim],
];

type Kill = (t: TestContext, world: FaultWorld, victim: Victim) => Promise<void>;

function killed(how: string, kill: Kill, cannot: string | undefined): void {
  describe(`[T47] killed outright ${how}`, { skip: cannot ?? false }, () => {
    let world: FaultWorld;

    before(async () => {
      world = await FaultWorld.create();
    });
    after(() => world.remove());

    for (const [what, victimOf] of VICTIMS) {
      test(what, async (t) => kill(t, world, await victimOf(world)));
    }

    test('what the kills left behind is in nobody’s way', async (t) => {
      await world.does('claims', 'fmt');
      await world.git('checkout', '--quiet', '.');
      await world.git('checkout', '--quiet', 'main');
      const left = readdirSync(world.folder, { encoding: 'utf8', recursive: true });
      t.diagnostic(`${left.filter((name) => name.endsWith('.tmp')).length} unfinished files`);
      // The release that was audited is remembered on a branch of its own.
      await world.exportTo('exported', '--memory', 'refs/heads/released');
      const evidence = ['--projection', world.path('exported/ledger-projection.jsonl')];
      const { exitCode, stdout, stderr } = await world.run(['check', '--json', ...evidence]);
      assert.equal(exitCode, 0, `${stderr}${stdout}`);
      assert.equal((JSON.parse(stdout) as { readonly kind: string }).kind, 'release');
    });
  });
}

const missing = existsSync(PROGRAM) ? undefined : 'not built';
const untraced = cannotTrace();
killed('in front of calls that change a file', killAtCalls, missing ?? untraced);
// Where calls can be counted, moments that do not depend on the machine are enough for every run.
if (isSoak || untraced !== undefined) killed(`at ${RUNS} random moments`, killAtRandom, missing);
