import assert from 'node:assert/strict';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { after, before, beforeEach, describe, test } from 'node:test';
import { copyFolder } from '../../copy.ts';
import { ReleaseWorld } from './release-world.ts';

const CLAIMS = 'provider-certification/public-claims.json';
const VERDICT = 'out/gate-verdict.json';
const MANIFEST = 'out/release-manifest.json';
const FILES = ['shop-1.4.0.tgz', 'shop-linux', 'shop-windows'];

/** A release whose manifest binds three files, between the gate and its publishing. */
describe('what is handed from the gate to publishing', () => {
  let world: ReleaseWorld;
  let made: string;

  before(async () => {
    world = await ReleaseWorld.create();
    mkdirSync(world.path('out'));
    mkdirSync(world.path('files'));
    for (const name of FILES) writeFileSync(world.path(`files/${name}`), name);
    const sign = ['--sign', world.path('keys/release.pem'), '--out', world.path(MANIFEST)];
    const words = [
      'manifest',
      'create',
      'v1.4.0',
      ...world.evidence,
      ...sign,
      ...artifacts(...FILES),
    ];
    const { exitCode, stderr } = await world.claimgate(...words);
    assert.equal(exitCode, 0, stderr);
    copyFolder(world.path('projection'), world.path('out'));
    await world.git('tag', 'v1.4.0');
    made = world.path('as-made');
    for (const name of ['repo', 'files']) copyFolder(world.path(name), `${made}/${name}`);
  });

  beforeEach(() => {
    for (const name of ['repo', 'files']) {
      rmSync(world.path(name), { recursive: true });
      copyFolder(`${made}/${name}`, world.path(name));
    }
  });

  after(() => world.remove());

  const artifacts = (...names: readonly string[]) =>
    names.flatMap((name) => ['--artifact', world.path(`files/${name}`)]);

  const outlets = (
    ref: string,
    ...names: readonly string[]
  ): Record<string, readonly string[]> => ({
    require: ['verdict', 'require', world.path(VERDICT), `--ref=${ref}`, ...artifacts(...names)],
    exec: [
      'exec',
      ...world.evidence,
      `--ref=${ref}`,
      `--out=${world.path('out/exec.json')}`,
      `--manifest=${world.path(MANIFEST)}`,
      ...artifacts(...names),
      '--',
      'sh',
      '-c',
      `touch '${world.path('published')}'`,
    ],
    record: ['release', 'record', 'v1.4.0', '--from', world.path('out'), ...artifacts(...names)],
  });

  const codes = async (words: readonly string[]): Promise<string[]> => {
    const { exitCode, stderr } = await world.claimgate(...words);
    const found = [...stderr.matchAll(/^error\[(\w+)\]/gm)].map(([, code]) => code ?? '');
    assert.equal(exitCode === 0, found.length === 0, stderr);
    return [...new Set(found)];
  };

  const refused = async (code: string, which: Record<string, readonly string[]>) => {
    for (const [name, words] of Object.entries(which)) {
      const found = await codes(words);
      assert.ok(found.includes(code), `${name}: ${found.join()}`);
      assert.ok(!world.has('published'), name);
    }
  };

  test('[T321] all of the bound files may be published, and some of them', async () => {
    for (const names of [FILES, FILES.slice(0, 1)])
      for (const [name, words] of Object.entries(outlets('v1.4.0', ...names))) {
        assert.deepEqual(await codes(words), [], name);
        if (name === 'exec') rmSync(world.path('published'));
        rmSync(world.path('repo/provider-certification/releases'), {
          recursive: true,
          force: true,
        });
      }
  });

  test('[T321] a file that is not bound is published by nothing', async () => {
    const changes: Readonly<Record<string, () => void>> = {
      'one byte more': () => writeFileSync(world.path('files/shop-linux'), 'shop-linux\n'),
      'two names exchanged': () => {
        renameSync(world.path('files/shop-linux'), world.path('files/x'));
        renameSync(world.path('files/shop-windows'), world.path('files/shop-linux'));
        renameSync(world.path('files/x'), world.path('files/shop-windows'));
      },
      empty: () => writeFileSync(world.path('files/shop-linux'), ''),
    };
    for (const change of Object.values(changes)) {
      change();
      await refused('artifact_unbound', outlets('v1.4.0', ...FILES));
    }
    writeFileSync(world.path('files/extra'), 'shop-linux');
    await refused('artifact_unbound', outlets('v1.4.0', 'shop-1.4.0.tgz', 'extra'));
  });

  test('[T321] a manifest that binds files is not enough without them', async () => {
    await refused('artifacts_not_named', outlets('v1.4.0'));
    const { exec = [] } = outlets('v1.4.0', ...FILES);
    const without = exec.filter((word) => !word.startsWith('--manifest'));
    assert.deepEqual(await codes(without), ['usage']);
  });

  test('[T320] a claims file that was edited since is published by nothing, with --ref too', async () => {
    const file = world.path(`repo/${CLAIMS}`);
    const text = world.text(`repo/${CLAIMS}`);
    const changes: Readonly<Record<string, () => void>> = {
      'another claim': () => writeFileSync(file, text.replace('business', 'creator')),
      'one space': () => writeFileSync(file, `${text} `),
      'other line ends': () => writeFileSync(file, text.replaceAll('\n', '\r\n')),
      'a link to other claims': () => {
        writeFileSync(world.path('others.json'), text);
        rmSync(file);
        symlinkSync(world.path('others.json'), file);
      },
      'a folder': () => {
        rmSync(file);
        mkdirSync(file);
      },
    };
    for (const [name, change] of Object.entries(changes)) {
      change();
      for (const ref of ['v1.4.0', 'HEAD']) {
        const { exec = [], require = [] } = outlets(ref, ...FILES);
        const manifest = ['manifest', 'verify', world.path(MANIFEST), `--ref=${ref}`];
        const found = { exec, require, manifest };
        for (const [outlet, words] of Object.entries(found))
          assert.ok(
            (await codes(words)).includes('claims_edited_since'),
            `${name}: ${outlet} ${ref}`,
          );
      }
      rmSync(file, { recursive: true, force: true });
      writeFileSync(file, text);
    }
    assert.ok(!world.has('published'));
    rmSync(file);
    assert.deepEqual(await codes(outlets('v1.4.0', ...FILES)['require'] ?? []), []);
  });

  test('[T320] a work tree at another commit publishes something else anyway', async () => {
    writeFileSync(world.path(`repo/${CLAIMS}`), '{"schema_version":1,"claims":[]}\n');
    await world.git('commit', '-qam', 'Claim nothing');
    assert.deepEqual(await codes(outlets('v1.4.0', ...FILES)['require'] ?? []), []);
  });

  test('[T322] the version is that of the tag that was asked for, however many tags there are', async () => {
    await world.git('tag', 'v9.9.9');
    const manifest = (ref: string) => ['manifest', 'verify', world.path(MANIFEST), `--ref=${ref}`];
    for (const words of [manifest('v9.9.9'), manifest('refs/tags/v9.9.9')])
      assert.deepEqual(await codes(words), ['version_differs']);
    const { require = [], exec = [] } = outlets('v9.9.9', ...FILES);
    for (const words of [require, exec]) assert.deepEqual(await codes(words), ['version_differs']);
    for (const ref of ['v1.4.0', 'HEAD'])
      assert.deepEqual(await codes(outlets(ref, ...FILES)['require'] ?? []), [], ref);
    await world.git('tag', '-d', 'v1.4.0');
    await world.git('tag', 'v9.9.8');
    const { exec: atHead = [] } = outlets('HEAD', ...FILES);
    for (const words of [manifest('HEAD'), atHead])
      assert.deepEqual(await codes(words), ['version_differs']);
  });
});
