import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { execa } from 'execa';
import { formatInstant } from '../src/documents/json.ts';
import { readCommandLine } from '../scripts/command-line.ts';
import { facts } from '../test/ledger/facts.ts';
import {
  Builder,
  type Image,
  startContainer,
  type Container,
  makeDebian,
  makeRootFolder,
} from './image/container.ts';

const USAGE = `npm run trials -- image [-- --executable]

Builds the image of Dockerfile with buildah on a base that debootstrap makes, then starts it as compose.yaml
says and asks it. Debian, as root, some minutes. Needs buildah and debootstrap.

  --executable  the image of deploy/executable.Dockerfile with build/claimgate instead; and runs that file in
                Debian's smallest system, which has neither Node.js nor git nor a network`;

const { values } = readCommandLine(USAGE, { executable: { type: 'boolean', default: false } });
const project = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-image-'));

try {
  const builder = new Builder(folder);
  const image = values.executable ? await executableImage(builder) : await nodeImage(builder);
  const container = startContainer(image, await config());
  try {
    await ask(container, image);
    if (!values.executable) await lookInside(container);
    assert.equal(await container.stop(), 0);
    assert.match(container.log(), /"event":"draining"/);
    console.log('told to stop, it ended by itself');
  } catch (error) {
    console.error(container.log());
    throw error;
  }
  console.log('passed');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function nodeImage(builder: Builder): Promise<Image> {
  const dockerfile = readFileSync(join(project, 'Dockerfile'), 'utf8');
  const [, release = ''] = /^FROM node:([0-9]+)-bookworm-slim$/m.exec(dockerfile) ?? [];
  console.log(`a base like node:${release}-bookworm-slim`);
  await builder.addBase(`node:${release}-bookworm-slim`, await makeRootFolder(folder, release));
  const image = await builder.build(await sources());
  const { stdout: size } = await execa('du', ['-sm', join(image.root, 'app')]);
  console.log(`the program and its packages: ${size.split('\t')[0]} MB`);
  return image;
}

async function executableImage(builder: Builder): Promise<Image> {
  const context = join(folder, 'context');
  for (const name of ['claimgate', 'THIRD_PARTY_NOTICES.txt'])
    await cp(join(project, 'build', name), join(context, name));
  await cp(join(project, 'deploy/executable.Dockerfile'), join(context, 'Dockerfile'));
  await execa('sh', [join(project, 'deploy/executable-context.sh'), context]);
  await tryAlone(await makeDebian(join(folder, 'debian')));
  const image = await builder.build(context);
  const { stdout: files } = await execa('find', [
    image.root,
    '-type',
    'f',
    '-printf',
    '/%P %k kB\n',
  ]);
  console.log(files);
  return image;
}

/** In a system that has nothing for it but the C and C++ libraries, and no network. */
async function tryAlone(system: string): Promise<void> {
  const released = join(project, 'test/audit/released');
  const capsule = gunzipSync(readFileSync(join(released, 'capsule-1311e62.gz')));
  const pin = readFileSync(join(released, 'pin.txt'), 'utf8').trim();
  await cp(join(project, 'build/claimgate'), join(system, 'claimgate'));
  await mkdir(join(system, 'work/.git'), { recursive: true });
  await writeFile(join(system, 'work/v1.0.0.capsule'), capsule);
  const says = async (exitCode: number, text: RegExp, ...words: string[]) => {
    const place = ['--net', `--root=${system}`, '--wd=/work', '/claimgate'];
    const ended = await execa('unshare', [...place, ...words], {
      reject: false,
      all: true,
      extendEnv: false,
      env: { PATH: '/usr/bin:/bin' },
    });
    console.log(
      `alone: claimgate ${words.join(' ')}\n  ${ended.all.split('\n').slice(0, 4).join('\n  ')}`,
    );
    assert.equal(ended.exitCode, exitCode, ended.all);
    assert.match(ended.all, text);
  };
  for (const tool of ['node', 'git'])
    assert.ok(!existsSync(join(system, 'usr/bin', tool)), `the system has ${tool}`);
  await says(0, /^claimgate COMMAND/, '--help');
  await says(0, /^[^]*[0-9a-f]{64}/, 'digest', 'v1.0.0.capsule');
  await says(0, /^verified: v1\.0\.0/m, 'audit', 'v1.0.0.capsule', '--trust-pin', pin);
  await says(0, /./, 'setup', '--files-only');
  // A draft, as it says: nothing ties the folder to a commit.
  await says(0, /^warning\[git_unavailable\]/m, 'check');
}

async function sources(): Promise<string> {
  const target = join(folder, 'sources');
  const { stdout } = await execa('git', ['ls-files', '-z'], { cwd: project });
  for (const path of stdout.split('\0').filter(Boolean))
    await cp(join(project, path), join(target, path));
  return target;
}

async function ask(container: Container, { command, healthCheck }: Image): Promise<void> {
  await healthy(container, healthCheck);
  console.log('the health check of the image finds it alive');
  const program = command.slice(0, command.indexOf('serve'));
  const ready = await container.run([
    ...program,
    ...'instance health --instance http://127.0.0.1:8080'.split(' '),
  ]);
  console.log(ready.text);
  assert.equal(ready.exitCode, 0);
  assert.match(
    (await container.run([...program, 'setup', '--files-only', '-C', '/tmp'])).text,
    /claims/,
  );
  for (const tool of ['npm', 'npx', ...(values.executable ? ['node', 'sh', '/bin/sh'] : [])])
    assert.notEqual((await container.run([tool, '--version'])).exitCode, 0, tool);
}

async function lookInside(container: Container): Promise<void> {
  assert.equal((await container.run(['id', '-u'])).text, '1000');
  for (const path of ['/app/new', '/new', '/usr/new', '/config/new'])
    assert.match((await container.run(['touch', path])).text, /Read-only file system/, path);
  assert.match((await container.run(['ls', '/data'])).text, /ledger\.sqlite/);
  assert.match((await container.run(['ls', '/settings'])).text, /fingerprint-keys/);
  console.log(
    'nobody but user 1000, nothing written but /data and /settings, no package manager of Node.js',
  );
}

async function healthy(container: Container, healthCheck: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    await delay(500);
    if ((await container.run(healthCheck)).exitCode === 0) return;
  }
  throw new Error('not alive after 20 s');
}

/** The folder that compose.yaml mounts: runtime facts of a deployment that offers nothing yet. */
async function config(): Promise<string> {
  const target = join(folder, 'config');
  await mkdir(target, { mode: 0o755 });
  const nothing = { apps: [], accounts: [], policies: [], implemented: [], deny_list: [] };
  // Facts of another time are not those of now.
  const offered = facts({ ...nothing, generated_at: formatInstant(Date.now()) });
  await writeFile(join(target, 'runtime-facts.json'), JSON.stringify(offered));
  return target;
}
