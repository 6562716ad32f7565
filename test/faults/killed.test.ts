import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { after, before, describe, test, type TestContext } from 'node:test';
import { execFileSync } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import {
  cannotTrace,
  killAtCalls,
  killAtRandom,
  RUNS,
  type Victim,
  appendVictim,
  checkVictim,
  exportVictim,
  formatVictim,
  manifestVictim,
  releaseVictim,
  signVictim,
} from './victims.ts';
import { isSoak } from '../soak.ts';
import { FaultWorld } from './world.ts';
import { DEPLOYMENT, LEDGER_ORIGIN } from '../../examples/world/organisation.ts';
import type { SetupResult } from '../../src/documents/index.ts';
import { PROGRAM } from '../programs.ts';

/** `init` in a folder with attributes of its own: each file is whole, and another run adds what is missing. */
export function firstFilesVictim(world: FaultWorld): Victim {
  const attributes = 'fresh/.gitattributes';
  const old = '* text=auto\n';
  const whole = new Map<string, string>();
  const words = ['setup', '--files-only', '-C', world.path('fresh')];
  const files = [
    attributes,
    'fresh/claimgate.config.json',
    'fresh/provider-certification/public-claims.json',
  ];
  return {
    name: 'setup --files-only',
    before: () => {
      world.remove('fresh');
      world.write(attributes, old);
    },
    words: () => words,
    after: async (_round, ended) => {
      const isThere = files.map((file) => existsSync(world.path(file)));
      if (ended.exitCode === 0) assert.ok(isThere.every(Boolean));
      const torn = files.filter((file, at) => {
        const text = isThere[at] ? world.text(file) : undefined;
        return text !== undefined && text !== whole.get(file) && !(text === old && whole.has(file));
      });
      await world.does(...words);
      if (whole.size === 0) for (const file of files) whole.set(file, world.text(file));
      else assert.deepEqual(torn, []);
      for (const file of files) assert.equal(world.text(file), whole.get(file));
      assert.ok(whole.get(attributes)?.startsWith(old));
    },
  };
}

/** A trust root that a command makes: the same one each time, or none. */
function rootMade(
  world: FaultWorld,
  { name, file, words }: { name: string; file: string; words: readonly string[] },
): Victim {
  let whole: string | undefined;
  return {
    name,
    before: () => world.remove(file),
    words: () => words,
    after: (_round, ended) => {
      if (ended.exitCode === 0) whole ??= world.text(file);
      if (existsSync(world.path(file))) assert.equal(world.text(file), whole);
      else assert.notEqual(ended.exitCode, 0);
    },
  };
}

/** `trust init`, with the folder that it makes. */
export function rootVictim(world: FaultWorld): Victim {
  const publish = (name: string) => {
    const key = createPublicKey(world.text(`keys/${name}.pem`));
    world.write(`rooted/${name}.pem`, String(key.export({ type: 'spki', format: 'pem' })));
    return `${name}.pem`;
  };
  const role = (name: string) => ({ keys: [publish(name)], threshold: 1 });
  const description = {
    schema_version: 1,
    expires_at: '9999-01-01T00:00:00Z',
    deployment: DEPLOYMENT,
    ledger: { origin: LEDGER_ORIGIN, keys: [publish('ledger')] },
    roles: { root: role('root-1'), projection: role('projection-1'), release: role('release') },
    limits: { max_projection_hours: 24, max_facts_minutes: 60, max_clock_skew_seconds: 30 },
  };
  world.write('rooted/trust.json', JSON.stringify(description));
  const words = ['trust', 'init', '-C', world.path('rooted'), '--from', 'trust.json'];
  const file = 'rooted/provider-certification/trust/1.root.json';
  const made = rootMade(world, { name: 'trust init', file, words });
  return { ...made, before: () => world.remove('rooted/provider-certification') };
}

/** `trust update` beside the first trust root, which stays unchanged. */
export function rotationVictim(world: FaultWorld): Victim {
  const folder = 'provider-certification/trust';
  world.copy(`repo/${folder}`, `rotated/${folder}`);
  const first = world.text(`rotated/${folder}/1.root.json`);
  const changes = { schema_version: 1, expires_at: '9999-01-01T00:00:00Z' };
  world.write('rotated/changes.json', JSON.stringify(changes));
  const words = ['trust', 'update', '-C', world.path('rotated'), '--from', 'changes.json'];
  const file = `rotated/${folder}/2.root.json`;
  const made = rootMade(world, { name: 'trust update', file, words });
  return {
    ...made,
    after: async (round, ended) => {
      await made.after(round, ended);
      assert.equal(world.text(`rotated/${folder}/1.root.json`), first);
    },
  };
}

/** `setup`: whatever was made is whole, no key is in git's reach, and another run finishes it. */
export function setupVictim(world: FaultWorld): Victim {
  const ledger = ['--ledger', 'sqlite:.claimgate/ledger.sqlite'];
  const words = ['setup', '--yes', '-C', world.path('set-up'), ...ledger];
  const secrets = ['root', 'projection', 'release', 'ledger', 'fingerprint'];
  return {
    name: 'setup',
    before: async () => {
      world.remove('set-up');
      world.write('set-up/package.json', '{"name":"shop"}\n');
      await world.git('init', '--quiet', world.path('set-up'));
    },
    words: () => words,
    after: async (_round, ended) => {
      const folder = world.path('set-up');
      for (const name of secrets) {
        const path = world.path(`set-up/.claimgate/keys/${name}.key`);
        if (!existsSync(path)) continue;
        assert.equal(statSync(path).mode & 0o077, 0, `${name} is its owner's alone`);
        assert.match(await world.git('-C', folder, 'status', '--porcelain'), /^(?!.*claimgate\/)/s);
      }
      const again = await world.run(words);
      assert.equal(again.exitCode, 0, again.stderr);
      const last = await world.run([...words, '--json']);
      const { result } = JSON.parse(last.stdout) as { readonly result: SetupResult };
      const made = result.steps.filter(({ outcome }) => outcome !== 'unchanged');
      assert.deepEqual(made, [], 'the second run finished it');
      assert.notEqual(result.pin_file, null, 'the pin is the one that was saved');
      if (ended.exitCode === 0) assert.doesNotMatch(again.stdout, /^ {2}(created|changed)/m);
      const root = 'provider-certification/trust/1.root.json';
      const pin = ['--trust-pin', String(result.pin)];
      const verified = await world.run(['verify', root, '-C', folder, ...pin]);
      assert.equal(verified.exitCode, 0, verified.stderr);
    },
  };
}

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
  [
    'setup --files-only: each file is whole, and another run adds what is missing',
    firstFilesVictim,
  ],
  ['setup: another run finishes it, and no key is in git’s reach', setupVictim],
  ['trust init: the trust root is whole, or not there', rootVictim],
  ['trust update: the next one is whole, or not there, and the last one stays', rotationVictim],
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
