import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { readCommandLine } from '../../src/program/command-line.ts';
import { isCode } from '../../src/documents/findings.ts';
import { git } from '../../examples/world/write.ts';
import { ReleaseWorld } from '../cli/release/release-world.ts';
import { newKey } from '../trust/expect.ts';
import { clock } from '../trust/stamp-world.ts';
import { blocksOf, commandsIn, commandsOf, Reader, wordsOf } from './guide.ts';
import { Shop } from '../cli/shop.ts';
import { REPRODUCIBLE_GIT, temporaryFolder } from '../repositories.ts';
import { makeOwn } from '../own-evidence.ts';
import { linesOf, neverRun, reasonNotToRun, ROOT } from './printed.ts';
import { often, sample } from '../soak.ts';
import { claimgateOnPath } from '../claimgate-on-path.ts';
import { PROGRAM } from '../programs.ts';

test('a signature from another place, as the guide says', async (t) => {
  const reader = await Reader.create(t);
  await reader.type('git init --quiet');
  const played = await reader.type(commandsOf('how-to/sign-from-another-place.md'));
  assert.equal(played.exitCode, 0, played.all);
  assert.match(played.all, /missing: none of the root keys of version 1/);
});

test('a key ceremony of three people, and a rotation, as the guide says', async (t) => {
  const reader = await Reader.create(t);
  await reader.type('git init --quiet');
  const commands = commandsOf('how-to/hold-a-key-ceremony.md');
  // Each person types the first commands with their own name.
  const [own = ''] = /^mkdir[^]*?ada\.key .*$/m.exec(commands) ?? [];
  const others = ['ben', 'eve'].map((name) => own.replace('ada', name)).join('\n');
  // Typed in another repository, which has the pin: last, and here in this one.
  const [update = ''] = /^claimgate trust update .*root\.json.*$/m.exec(commands) ?? [];
  const played = await reader.type(`${others}\n${commands.replace(update, '')}`);
  assert.equal(played.exitCode, 0, played.all);
  // The guide shows these lines of the rotation.
  assert.match(played.all, /caution: release key: added SHA256:[^]*changed: release key: removed/);
  assert.deepEqual(readdirSync(join(reader.folder, 'provider-certification/trust')), [
    '1.root.json',
    '2.root.json',
  ]);
  const [, pin = ''] = /pin: (1:sha256:[0-9a-f]{64})/.exec(played.all) ?? [];
  const here = update.replace('../trust/', 'provider-certification/trust/');
  const updated = await reader.type(`${here} --trust-pin ${pin}`);
  assert.equal(updated.exitCode, 0, updated.all);
  const verified = await reader.type(
    `claimgate verify provider-certification/trust/2.root.json --trust-pin ${pin}`,
  );
  assert.equal(verified.exitCode, 0, verified.all);
});

test('two deployments of one product, as the guide says: each releases by its own evidence alone', async (t) => {
  const { PATH: _path, HOME: _home, ...author } = REPRODUCIBLE_GIT;
  const reader = await Reader.create(t, author);
  const places = ['claims-eu', 'claims-us'] as const;
  const pins: string[] = [];
  const type = async (line: string, exitCode = 0) => {
    const played = await reader.type(line);
    assert.equal(played.exitCode, exitCode, `${line}\n${played.all}`);
    pins.push(...[...played.all.matchAll(/^trust pin: (\S+)$/gm)].map(([, pin = '']) => pin));
    return played.all;
  };
  for (const line of linesOf('docs/how-to/add-a-deployment.md')) {
    await type(line);
    // The evidence of the guide is an example.
    if (line === 'claimgate example evidence -C claims-us')
      for (const place of places) makeOwn(join(reader.folder, place));
  }
  assert.equal(new Set(pins).size, 2);
  for (const place of places)
    await type(`claimgate audit v1.0.0 -C ${place} --pack ../${place}.capsule`);
  // Nothing of one stands for the other.
  for (const [index, own] of places.entries()) {
    const other = places.find((place) => place !== own) ?? '';
    const projection = `../${other}/projection/ledger-projection.jsonl`;
    const checked = await type(`claimgate check -C ${own} --projection ${projection}`, 1);
    assert.match(checked, /error\[signatures_below_threshold\]/);
    const audit = `claimgate audit ${other}.capsule --trust-pin ${pins[index] ?? ''}`;
    assert.match(await type(audit, 1), /error\[pin_mismatch\]/);
  }
  // One that loses its evidence takes no other with it.
  const disable = 'ledger append control --provider pinterest --state disabled --reason outage';
  await type(`claimgate ${disable} --operator ada -C claims-eu`);
  await type('claimgate ledger export -C claims-eu');
  assert.match(await type('claimgate check -C claims-eu', 1), /error\[control_disabled\]/);
  await type('claimgate check -C claims-us');
});

test('a status of a release, as the guide says', async (t) => {
  const shop = await Shop.create(t);
  await shop.git('config', 'user.name', 'Ada');
  await shop.git('config', 'user.email', 'ada@example.org');
  const { result } = await shop.setUp();
  const type = async (line: string) => {
    const ended = await shop.run(wordsOf(line));
    assert.equal(ended.exitCode, 0, `${line}\n${ended.stdout}${ended.stderr}`);
    return ended.stdout;
  };
  const commit = async (message: string) => {
    await shop.git('add', 'provider-certification', 'claimgate.config.json');
    await shop.git('commit', '-qm', message);
  };
  await type('example evidence');
  makeOwn(shop.folder);
  await type('ledger append evidence --operator ada');
  await type('ledger export');
  await commit('Claim');
  shop.write('shop-1.4.0.tgz', 'published');
  await type('release v1.4.0 --artifact shop-1.4.0.tgz');
  const document = 'how-to/publish-a-status.md';
  const guide = readFileSync(join(ROOT, 'docs', document), 'utf8');
  const [, role = ''] = /```json\n([^]*?)```/.exec(guide) ?? [];
  shop.write('status-role.json', role);
  const [, fleet = ''] = /```json\n([^`]*"products"[^`]*)```/.exec(guide) ?? [];
  shop.write(
    'fleet.json',
    fleet
      .replace('1:sha256:HEX', result?.pin ?? '')
      .replace('pkg:npm/shop', 'pkg:npm/%40acme/shop'),
  );
  mkdirSync(shop.path('site/status'), { recursive: true });
  const said = new Map<string, string>();
  for (const line of linesOf(`docs/${document}`)) {
    if (!line.startsWith('claimgate ')) continue;
    const typed = line
      .slice('claimgate '.length)
      .replace('1:sha256:HEX', result?.pin ?? '')
      .replace(/(?<= )status\.json/, 'site/status/status.json')
      .replace('gate-verdict.intoto', 'release-evidence/v1.4.0/gate-verdict.intoto');
    said.set(line, await type(typed));
    if (!line.includes('trust update')) continue;
    await type('sign provider-certification/trust/2.root.json --key .claimgate/keys/root.key');
    await commit('A role for the status');
  }
  assert.match([...said.values()].join('\n'), /status of v1\.4\.0: 1 of 1 claim hold/);
  assert.match([...said.values()].join('\n'), /^verified: site\/status\/status\.json is a status/m);
  assert.match([...said.values()].join('\n'), /^claims hold now for 1 of 1 product$/m);
  assert.ok(said.size >= 7, 'every command of the guide');
});

test('a capsule with a timestamp and a renewal, as the guide says', async (t) => {
  const shop = await Shop.create(t);
  await shop.git('config', 'user.name', 'Ada');
  await shop.git('config', 'user.email', 'ada@example.org');
  const { result } = await shop.setUp();
  const reader = await Reader.create(t, {
    CLAIMGATE_TRUST_PIN: result?.pin ?? '',
    GIT_CONFIG_GLOBAL: '/dev/null',
  });
  const type = async (commands: string) => {
    const typed = await reader.type(commands, shop.folder);
    assert.equal(typed.exitCode, 0, `${commands}\n${typed.all}`);
    return typed.all;
  };
  await type('claimgate example evidence');
  makeOwn(shop.folder);
  await type('claimgate ledger append evidence --operator ada && claimgate ledger export');
  const [now, later] = [clock(), clock({ name: 'Later TSA' })];
  now.install(shop.folder);
  later.install(shop.folder, 'later');
  shop.write('later.trusted_root.json', Buffer.from(later.trustedRoot().bytes).toString());
  const commit = `git add provider-certification claimgate.config.json && git commit -qm 'Next step'`;
  const steps: Readonly<Record<string, readonly [before: string, after: string]>> = {
    '1. Name the authority': [
      ':',
      `claimgate sign provider-certification/trust/2.root.json --key .claimgate/keys/root.key && ${commit}`,
    ],
    '2. Ask for a token when you release': ['claimgate release v1.4.0', ':'],
  };
  const said = new Map<string, string>();
  for (const heading of new Set(blocksOf(TEN_YEARS, '').map((block) => block.heading))) {
    const blocks = blocksOf(TEN_YEARS, '').filter((block) => block.heading === heading);
    const commands = blocks.map((block) => block.commands).join('\n');
    const [before, after] = steps[heading] ?? [':', ':'];
    const own = commands.replaceAll(/(?<=[ /])evidence(?=[ /])/g, 'release-evidence/v1.4.0');
    said.set(heading, await type(`${before}\n${own}\n${after}`));
  }
  const [, released = '', kept = '', renewed = ''] = [...said.values()];
  assert.match(released, /^ {2}signed before: 20.* UTC, says Example TSA$/m);
  assert.match(kept, /^ {4}v1\.4\.0\.capsule\.tsr .* says Example TSA; certificates until 20/m);
  assert.match(renewed, /^ {4}v1\.4\.0\.capsule\.2\.tsr .* says Later TSA; certificates until 20/m);
  assert.match(renewed, /gate-verdict\.intoto\.json\.tsr .* says Example TSA/);
});

const BY_HAND = 'how-to/verify-without-claimgate.md';

/** Pastes the guide into one shell, and returns what its reader sees. */
async function pasted(world: ReleaseWorld, t: TestContext, environment = {}, shell = 'bash') {
  const reader = await Reader.create(t, { ...world.environment, ...environment }, 'nothing');
  const lines = (await reader.paste(commandsOf(BY_HAND), world.repository, shell)).split('\n');
  return {
    answer: lines.at(-1) ?? '',
    failed: lines.filter((line) => line.startsWith('FAILED: ')),
    passed: lines.filter((line) => line.startsWith('ok: ')),
  };
}

for (const shell of ['bash', 'dash'].slice(0, often(1, 2)))
  test(`a release is verified without claimgate, pasted into ${shell}, and an edited one says so`, async (t) => {
    const world = await recordedRelease();
    t.after(() => world.remove());
    const sound = await pasted(world, t, {}, shell);
    assert.deepEqual(sound.failed, []);
    assert.match(sound.answer, /^VERIFIED: v1\.0\.0 \(\d+ checks\)\. Not checked: /);
    assert.match(
      sound.passed.join('\n'),
      /2 of 2 needed signatures by projection keys are valid: yes/,
    );

    const zeros = await pasted(
      world,
      t,
      { CLAIMGATE_TRUST_PIN: `1:sha256:${'0'.repeat(64)}` },
      shell,
    );
    assert.match(
      zeros.failed.join('\n'),
      /^FAILED: trust pin: expected 1:sha256:0+, found 1:sha256:/,
    );
    assert.match(zeros.answer, /^NOT VERIFIED: v1\.0\.0 \(1 checks failed, /);

    const files = ['gate-verdict.json', 'ledger-projection.jsonl', 'release-manifest.json'];
    for (const file of sample(files, 3)) {
      const path = join(world.repository, RECORD, file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text.replace(/[0-9](?=[^0-9]*$)/, (digit) => String((Number(digit) + 1) % 10)),
      );
      await git(world.repository, ['commit', '--quiet', '--all', '--message', `edit ${file}`], NOW);
      const edited = await pasted(world, t, {}, shell);
      assert.match(
        edited.failed.join('\n'),
        new RegExp(`signed digest of (?:the projection|${file})`),
      );
      assert.match(edited.answer, /^NOT VERIFIED: /);
      writeFileSync(path, text);
      await git(world.repository, ['commit', '--quiet', '--all', '--message', 'restore'], NOW);
    }
  });

test('[T212] a release forged without a key is not verified by hand, whatever is missing', async (t) => {
  const world = await recordedRelease();
  t.after(() => world.remove());
  const path = join(world.repository, RECORD, 'gate-verdict.intoto.json');
  const text = readFileSync(path, 'utf8');
  const envelope = JSON.parse(text) as { signatures: object[] };
  const forgeries = [
    JSON.stringify({ ...envelope, signatures: [] }),
    JSON.stringify({ ...envelope, payload: 'VkVSSUZJRUQ=' }),
    '',
    '\u001b[2K\nVERIFIED: v1.0.0',
  ];
  for (const forged of sample(forgeries, 2)) {
    writeFileSync(path, forged);
    await git(world.repository, ['commit', '--quiet', '--all', '--message', 'forge'], NOW);
    const { answer, failed } = await pasted(world, t);
    assert.ok(failed.length > 0, forged);
    assert.match(answer, /^NOT VERIFIED: /);
  }
  writeFileSync(path, text);
  writeFileSync(join(world.repository, RECORD, 'retraction.intoto.json'), '{}');
  await git(world.repository, ['add', '--all'], NOW);
  await git(world.repository, ['commit', '--quiet', '--message', 'retract'], NOW);
  const { answer, failed } = await pasted(world, t);
  assert.deepEqual(failed, ['FAILED: retractions: expected 0, found 1']);
  assert.match(answer, /^NOT VERIFIED: /);
});

test('[T212] by hand a clone is followed through a rotation, to a key of another kind', async (t) => {
  const world = await recordedRelease(true);
  t.after(() => world.remove());
  const { answer, failed, passed } = await pasted(world, t);
  assert.deepEqual(failed, []);
  assert.match(answer, /^VERIFIED: /);
  const both = /next\.json: 2 of 2 needed signatures by root keys are valid/g;
  assert.equal(passed.join('\n').match(both)?.length, 2);

  const path = join(world.repository, SECOND_ROOT);
  const envelope = JSON.parse(readFileSync(path, 'utf8')) as { signatures: object[] };
  const { signatures, ...rest } = envelope;
  const alone = JSON.stringify({ ...rest, signatures: signatures.slice(1) });
  writeFileSync(path, alone);
  await git(world.repository, ['commit', '--quiet', '--all', '--message', 'forge'], NOW);
  await git(world.repository, ['tag', '--force', 'v1.0.0'], NOW);
  const forged = await pasted(world, t);
  assert.match(forged.answer, /^NOT VERIFIED: /);
  assert.match(forged.failed.join('\n'), /next\.json: 1 of 2 needed signatures by root keys/);
});

test('every code that the page of troubles names is a code', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/how-to/troubleshoot.md'), 'utf8');
  const named = [...page.matchAll(/^\|[^|]*?`([a-z]+_[a-z_]+)`/gm)].map(([, code = '']) => code);
  assert.ok(named.length > 8);
  assert.deepEqual(
    named.filter((code) => !isCode(code)),
    [],
  );
});

const RECORD = 'provider-certification/releases/v1.0.0';
const NOW = Date.UTC(2026, 0, 1);
const TEN_YEARS = 'how-to/keep-evidence-for-ten-years.md';

const SECOND_ROOT = 'provider-certification/trust/2.root.json';

/** Replaces the release key, which is one on P-256, by one of Ed25519. */
async function rotateReleaseKey(world: ReleaseWorld): Promise<void> {
  const key = newKey();
  writeFileSync(world.path('new.pub.pem'), key.publicKey.pem);
  writeFileSync(
    world.path('keys/release.pem'),
    key.object.export({ type: 'pkcs8', format: 'pem' }),
  );
  const roles = { release: { keys: ['new.pub.pem'], threshold: 1 } };
  writeFileSync(world.path('changes.json'), JSON.stringify({ schema_version: 1, roles }));
  for (const words of [
    ['trust', 'update', '--from', '../changes.json'],
    ['sign', SECOND_ROOT, '--key', '../keys/root-1.pem'],
    ['sign', SECOND_ROOT, '--key', '../keys/root-2.pem'],
  ]) {
    const { exitCode, stderr } = await world.claimgate(...words);
    assert.equal(exitCode, 0, stderr);
  }
  await git(world.repository, ['add', '--all'], NOW);
  await git(world.repository, ['commit', '--quiet', '--message', 'Rotate'], NOW);
}

/** A repository with a release and its record. */
async function recordedRelease(isRotated = false): Promise<ReleaseWorld> {
  const world = await ReleaseWorld.create();
  if (isRotated) await rotateReleaseKey(world);
  const projection = '../projection/ledger-projection.jsonl';
  const created = await world.claimgate(
    'manifest',
    'create',
    'v1.0.0',
    '--projection',
    projection,
    '--sign',
    '../keys/release.pem',
    '--out',
    '../release-manifest.json',
  );
  assert.equal(created.exitCode, 0, created.stderr);
  await git(world.repository, ['tag', 'v1.0.0'], NOW);
  for (const file of ['release-manifest.json', 'gate-verdict.json', 'gate-verdict.intoto.json'])
    cpSync(join(world.folder, file), join(world.repository, RECORD, file));
  for (const file of ['ledger-projection.jsonl', 'ledger-projection.intoto.json'])
    cpSync(join(world.folder, 'projection', file), join(world.repository, RECORD, file));
  await git(world.repository, ['add', '--all'], NOW);
  await git(world.repository, ['commit', '--quiet', '--message', 'Record v1.0.0'], NOW);
  return world;
}

test('every command that a document prints is run by a test, or a reason is given', () => {
  assert.deepEqual(neverRun(), []);
  const tutorial = new Set(linesOf('docs/tutorial/first-claim.md'));
  const readme = linesOf('README.md').filter((line) => !tutorial.has(line));
  assert.deepEqual(
    readme.filter((line) => reasonNotToRun(line) === undefined),
    [],
    'README.md prints the commands of the tutorial',
  );
});

test('every command that a document prints is one that claimgate understands', async () => {
  const printed = documentsWithCommands().flatMap(({ document, text }) =>
    claimgateLines(text).map((line) => ({ document, line })),
  );
  assert.ok(printed.length > 60, `${printed.length} commands`);
  const misunderstood = await Promise.all(
    printed.map(async (one) => ((await isUnderstood(wordsOf(one.line))) ? [] : [one])),
  );
  assert.deepEqual(misunderstood.flat(), []);
});

async function isUnderstood(words: readonly string[]): Promise<boolean> {
  const read = await readCommandLine(words);
  return read !== undefined && read.fault === undefined;
}

/** Every document of the project, with the lines that readers are to type. */
function documentsWithCommands() {
  const root = join(import.meta.dirname, '../..');
  const listed = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('test/'))
    .map((document) => {
      const text = readFileSync(join(root, document), 'utf8');
      return { document, text: commandsIn(text) };
    });
}

/** Lines that call claimgate, without what the shell does with them. */
function claimgateLines(commands: string): string[] {
  return commands
    .replaceAll(/\\\n\s*/g, ' ')
    .replaceAll(/\$\([^)]*\)/g, 'X')
    .split('\n')
    .flatMap((line) => /^\s*(?:\w+=\S+ )*(?:npx )?claimgate (.*)$/.exec(line)?.[1] ?? [])
    .map((line) => line.replace(/\s+(?:#|>|\||&&|;|<).*$/, '').trim());
}

const FINGERPRINT = 'digest --id operator --deployment hosted-eu';

const LINES: readonly (readonly [script: string, exitCode: number])[] = [
  [`"$claimgate" digest --policy "it's a file" ""`, 2],
  [`cd "sub folder"; "$claimgate" digest --policy "it's a file"`, 0],
  [`"$claimgate" check --ref "$(printf 'a\\nb')" | cat`, 2],
  [`printf jane | CLAIMGATE_FINGERPRINT_KEY_FILE=key "$claimgate" ${FINGERPRINT}`, 0],
];

/** A folder with what the lines read. */
function folderOf(t: TestContext): string {
  const folder = temporaryFolder(t);
  mkdirSync(join(folder, 'sub folder'));
  writeFileSync(join(folder, "sub folder/it's a file"), '{}\n');
  writeFileSync(join(folder, 'key'), '0123456789abcdef'.repeat(4), { mode: 0o600 });
  return folder;
}

test('the stand-in for the program answers as the program does', async (t) => {
  const [here, built] = [join(await claimgateOnPath(), 'claimgate'), PROGRAM];
  const folder = folderOf(t);
  for (const [script, exitCode] of LINES) {
    const run = (claimgate: string) =>
      execa('bash', ['-o', 'pipefail', '-c', script], {
        stdin: 'ignore',
        cwd: folder,
        extendEnv: false,
        env: { PATH: process.env['PATH'] ?? '', HOME: folder, claimgate },
        reject: false,
      });
    const [one, other] = [await run(here), await run(built)];
    assert.equal(other.exitCode, exitCode, `${script}\n${other.stderr}`);
    const said = ({ exitCode: code, stdout, stderr }: typeof one) => [code, stdout, stderr];
    assert.deepEqual(said(one), said(other), script);
  }
});
