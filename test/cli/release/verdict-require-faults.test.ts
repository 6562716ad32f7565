import { RESOURCE } from '../../../examples/world/documents.ts';
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { requireVerdict } from '../../../src/gate/verify-verdict.ts';
import { readClaims } from '../../../src/manifest/claims.ts';
import { often } from '../../soak.ts';
import { fullDisk, ReleaseWorld } from './release-world.ts';
import { RULE_SETS } from '../../../src/gate/rule-sets.ts';
import { join } from 'node:path';
import { World } from '../world.ts';
import { PROGRAM } from '../../programs.ts';

const VERDICT = 'out/gate-verdict.json';
const DAY = 86_400_000;

describe('verdict require, after everything that can go wrong before', () => {
  let world: ReleaseWorld;
  let good: string;

  before(async () => {
    world = await ReleaseWorld.create();
    await world.release();
    good = world.text(VERDICT);
  });

  after(() => world.remove());

  const required = () => world.claimgate('verdict', 'require', world.path(VERDICT));
  const refuses = async (exitCode: 1 | 2, ...codes: readonly string[]): Promise<void> => {
    const ended = await required();
    const found = [...ended.stderr.matchAll(/^error\[(\w+)\]/gm)].map(([, code]) => code ?? '');
    for (const code of codes) assert.ok(found.includes(code), `${code} is not in ${found.join()}`);
    assert.equal(ended.exitCode, exitCode, ended.stderr);
    for (const code of found)
      assert.match(ended.stderr, new RegExp(`${code}\\][\\s\\S]*?= help: `));
    writeFileSync(world.path(VERDICT), good);
  };
  const put = (from: string | RegExp, to: string): void =>
    writeFileSync(world.path(VERDICT), good.replace(from, to));

  test('as it was made, it lets the release through', async () => {
    const { exitCode, stderr } = await required();
    assert.equal(exitCode, 0, stderr);
  });

  test('[T33] a gate killed while it made the verdict: "did not finish" is refused as such', async () => {
    mkdirSync(world.path('slow'));
    writeFileSync(world.path('slow/git'), '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const PATH = `${world.path('slow')}:${process.env['PATH']}`;
    const words = ['manifest', 'create', 'v1.4.0', ...world.evidence];
    const out = ['--out', world.path('out/release-manifest.json')];
    const run = execa(process.execPath, [PROGRAM, ...words, ...out], {
      cwd: world.repository,
      extendEnv: false,
      env: { ...world.environment, PATH },
      reject: false,
    });
    while (world.text(VERDICT) === good) await wait(5);
    run.kill('SIGKILL');
    await run;
    const { exitCode, stderr } = await required();
    assert.equal(exitCode, 1);
    assert.match(
      stderr,
      /^\nerror\[verdict_did_not_finish\][^\n]*\n[\s\S]*= next: claimgate manifest create/,
    );
    assert.equal(stderr.match(/^error\[/gm)?.length, 1, 'it is the one thing to be said');
    writeFileSync(world.path(VERDICT), good);
  });

  test('a gate without room for its verdict: nothing is there, or "did not finish"', async (t) => {
    mkdirSync(world.path('full'));
    const disk = await fullDisk(t, world.path('full'));
    if (disk === undefined) return;
    const create = () =>
      world.claimgate(
        'manifest',
        'create',
        'v1.4.0',
        ...world.evidence,
        '--out',
        world.path('full/release-manifest.json'),
      );
    const judge = () => world.claimgate('verdict', 'require', world.path('full/gate-verdict.json'));
    assert.equal((await create()).exitCode, 2);
    const unfinished = await judge();
    assert.equal(unfinished.exitCode, 1);
    assert.match(unfinished.stderr, /error\[verdict_(?:did_not_finish|manifest_differs)\]/);
    await execa('sh', ['-c', 'cat /dev/zero > filler'], { cwd: disk, reject: false });
    assert.equal((await create()).exitCode, 2);
    const missing = await judge();
    assert.equal(missing.exitCode, 1);
    assert.match(missing.stderr, /error\[verdict_missing\]/);
  });

  test('[T33] no verdict, no manifest, no signature', async () => {
    rmSync(world.path(VERDICT));
    await refuses(1, 'verdict_missing');
    for (const [file, code] of [
      ['out/release-manifest.json', 'verdict_manifest_differs'],
      ['out/gate-verdict.intoto.json', 'verdict_unsigned'],
    ] as const) {
      const kept = world.text(file);
      rmSync(world.path(file));
      await refuses(1, code);
      writeFileSync(world.path(file), kept);
    }
  });

  test('an empty file, half a file, a folder, a link', async () => {
    writeFileSync(world.path(VERDICT), '');
    await refuses(2);
    writeFileSync(world.path(VERDICT), good.slice(0, good.length / 2));
    await refuses(2);
    rmSync(world.path(VERDICT));
    symlinkSync(world.path('pin.txt'), world.path(VERDICT));
    assert.equal((await required()).exitCode, 2);
    rmSync(world.path(VERDICT));
    mkdirSync(world.path(VERDICT));
    assert.equal((await required()).exitCode, 2);
    rmSync(world.path(VERDICT), { recursive: true });
    writeFileSync(world.path(VERDICT), good);
  });

  test('a replay, a forecast, a draft, another answer', async () => {
    for (const kind of ['historical', 'forecast', 'draft']) {
      put('"kind": "release"', `"kind": "${kind}"`);
      await refuses(1, 'verdict_not_release', 'verdict_signature_of_other');
    }
    for (const decision of ['refused', 'undetermined']) {
      put('"decision": "allowed"', `"decision": "${decision}"`);
      await refuses(1, 'verdict_not_allowed');
    }
  });

  test('a real replay of the same commit, as `check --at` writes it', async () => {
    const since = new Date(Date.now() - 60_000).toISOString();
    const output = ['--output', `json=${world.path(VERDICT)}`];
    await world.claimgate('check', ...world.evidence, '--at', since, ...output);
    await refuses(1, 'verdict_not_release', 'verdict_without_manifest');
  });

  test('another commit, and the verdict of another commit', async () => {
    await world.git('commit', '--quiet', '--allow-empty', '--message', 'next');
    await refuses(1, 'verdict_other_commit');
    await world.git('reset', '--quiet', '--hard', 'HEAD^');
  });

  test('[T01] edited by one byte, at any place: refused or not readable, never accepted', () => {
    const bytes = (name: string): Uint8Array => readFileSync(world.path(name));
    const { revision } = JSON.parse(world.text('out/release-manifest.json')) as {
      revision: string;
    };
    const claims = bytes('repo/provider-certification/public-claims.json');
    const root = 'repo/provider-certification/trust/1.root.json';
    const input = {
      at: Date.now(),
      maxAge: DAY,
      release: { version: 'v1.4.0', revision },
      manifest: { file: 'release-manifest.json', bytes: bytes('out/release-manifest.json') },
      signed: { file: 'gate-verdict.intoto.json', bytes: bytes('out/gate-verdict.intoto.json') },
      claims: { bytes: claims, read: readClaims(claims, 'claims').claims ?? [] },
      pin: world.text('pin.txt').trim(),
      roots: [{ file: '1.root.json', bytes: bytes(root) }],
      resourceUri: RESOURCE,
      ruleSets: RULE_SETS,
    };
    const whole = Buffer.from(good);
    const judge = (edited: Uint8Array) =>
      requireVerdict({ ...input, verdict: { file: 'gate-verdict.json', bytes: edited } });
    assert.deepEqual(judge(whole), []);
    for (let at = 0; at < whole.length; at += 1) {
      // In a soak every byte of what decides, and every seventh of the long rest.
      if (at % (at > 2000 ? 7 : often(3, 1)) !== 0) continue;
      const edited = Buffer.from(whole);
      edited[at] = (edited[at] ?? 0) ^ (1 + (at % 127));
      assert.notDeepEqual(judge(edited), [], `byte ${at}`);
    }
    assert.notDeepEqual(judge(whole.subarray(0, -1)), []);
    assert.notDeepEqual(judge(Buffer.concat([whole, Buffer.from('\n')])), []);
  });

  test('where nothing is claimed, a signature that is there is checked all the same', async () => {
    const path = world.path('repo/provider-certification/public-claims.json');
    writeFileSync(path, '{\n  "schema_version": 1,\n  "claims": []\n}\n');
    await world.git('commit', '--quiet', '--all', '--message', 'nothing is claimed');
    const sign = ['--sign', world.path('keys/release.pem')];
    mkdirSync(world.path('none'));
    const out = ['--out', world.path('none/release-manifest.json')];
    const made = await world.claimgate('manifest', 'create', 'v1.5.0', ...sign, ...out);
    assert.equal(made.exitCode, 0, made.stderr);
    const file = world.path('none/gate-verdict.json');
    assert.equal((await world.claimgate('verdict', 'require', file)).exitCode, 0);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
    const { exitCode, stderr } = await world.claimgate('verdict', 'require', file);
    assert.equal(exitCode, 1);
    assert.match(stderr, /error\[verdict_signature_of_other\]/);
    await world.git('reset', '--quiet', '--hard', 'HEAD^');
  });
});

const CLAIMS = 'provider-certification/public-claims.json';

let world: World;

function read(path: string): string {
  return readFileSync(join(world.directory, path), 'utf8');
}

before(async () => {
  world = new World();
  for (const folder of ['provider-certification', 'other', 'r'])
    mkdirSync(join(world.directory, folder));
  writeFileSync(join(world.directory, CLAIMS), '{\n  "schema_version": 1,\n  "claims": []\n}\n');
  for (const name of ['claimgate.config.json', 'other/config.json'])
    writeFileSync(join(world.directory, name), '{"schema_version":1}\n');
  await world.shell('git init -q && git add . && git commit -qm claims');
});
after(() => world.remove());

describe('[T50] a verdict that would be written over what it is judged by', () => {
  const names = ['other/config.json', CLAIMS, 'claimgate.config.json'];
  for (const name of names)
    test(`is refused before ${name} is gone`, async () => {
      const old = read(name);
      const words = ['exec', '--config', 'other/config.json', '--out', name, '--', 'true'];
      const { exitCode, stderr } = await world.claimgate(words);
      assert.equal(exitCode, 2);
      assert.match(stderr, new RegExp(`output_conflict[^]+--> ${name}`));
      assert.equal(read(name), old);
    });

  test('or over the manifest that it is of is refused', async () => {
    for (const name of ['gate-verdict.json', 'gate-verdict.intoto.json']) {
      const words = ['manifest', 'create', 'v1.0.0', '--out', `r/${name}`];
      const { exitCode, stderr } = await world.claimgate(words);
      assert.equal(exitCode, 2);
      assert.match(stderr, /error\[usage\].+--out by another name/);
      assert.match(read('r/gate-verdict.json'), /"did_not_finish"/);
    }
  });
});

test('[T33] a setting that is not understood leaves no old yes in outputs and verdicts', async () => {
  const environment = { ...world.environment, CLAIMGATE_FORMAT: 'xml' };
  for (const words of [
    ['check', '--output', 'json=gate.json'],
    ['exec', '--out', 'gate.json', '--', 'true'],
  ]) {
    writeFileSync(join(world.directory, 'gate.json'), '{"decision": "allowed"}');
    const { exitCode, stderr } = await world.claimgate(words, { environment });
    assert.equal(exitCode, 2);
    assert.match(stderr, /error\[setting_invalid\]/);
    assert.match(read('gate.json'), /"decision": "undetermined"/);
  }
});
