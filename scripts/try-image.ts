import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { formatInstant } from '../src/json/index.ts';
import { readCommandLine } from './command-line.ts';
import { Builder } from './image/build.ts';
import { startContainer, type Container } from './image/container.ts';
import { makeRootFolder } from './image/root-folder.ts';

const USAGE = `npm run image

Builds the image of Dockerfile with buildah on a base that debootstrap makes, then starts it as compose.yaml
says and asks it. Debian, as root, some minutes. Needs buildah and debootstrap.`;

readCommandLine(USAGE, {});
const project = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-image-'));

try {
  const dockerfile = readFileSync(join(project, 'Dockerfile'), 'utf8');
  const [, release = ''] = /^FROM node:([0-9]+)-bookworm-slim$/m.exec(dockerfile) ?? [];
  console.log(`a base like node:${release}-bookworm-slim`);
  const builder = new Builder(folder);
  await builder.addBase(`node:${release}-bookworm-slim`, await makeRootFolder(folder, release));
  const image = await builder.build(await sources());
  const { stdout: size } = await execa('du', ['-sm', join(image.root, 'app')]);
  console.log(`the program and its packages: ${size.split('\t')[0]} MB`);
  const container = startContainer(image, await config());
  try {
    await ask(container, image.healthCheck);
  } catch (error) {
    console.error(container.log());
    throw error;
  }
  console.log('passed');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What git has, as a clean clone hands it to the engine. */
async function sources(): Promise<string> {
  const target = join(folder, 'sources');
  const { stdout } = await execa('git', ['ls-files', '-z'], { cwd: project });
  for (const path of stdout.split('\0').filter(Boolean))
    await cp(join(project, path), join(target, path));
  return target;
}

async function ask(container: Container, healthCheck: readonly string[]): Promise<void> {
  await healthy(container, healthCheck);
  console.log('the health check of the image finds it alive');
  const program = healthCheck.slice(0, 2);
  const ready = await container.run([
    ...program,
    ...'instance health --instance http://127.0.0.1:8080'.split(' '),
  ]);
  console.log(ready.text);
  assert.equal(ready.exitCode, 0);
  assert.equal((await container.run(['id', '-u'])).text, '1000');
  for (const path of ['/app/new', '/new', '/usr/new', '/config/new'])
    assert.match((await container.run(['touch', path])).text, /Read-only file system/, path);
  assert.match((await container.run(['ls', '/data'])).text, /ledger\.sqlite/);
  for (const tool of ['npm', 'npx'])
    assert.notEqual((await container.run([tool, '--version'])).exitCode, 0, tool);
  console.log('nobody but user 1000, nothing written but /data, no package manager of Node.js');
  assert.equal(await container.stop(), 0);
  assert.match(container.log(), /"event":"draining"/);
  console.log('told to stop, it ended by itself');
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
  const facts = {
    schema_version: 1,
    deployment: 'image',
    deployment_kind: 'cloud',
    deployment_environment: 'production',
    // Facts of another time are not those of now.
    generated_at: formatInstant(Date.now()),
    apps: [],
    accounts: [],
    policies: [],
    implemented: [],
    deny_list: [],
  };
  await writeFile(join(target, 'runtime-facts.json'), JSON.stringify(facts));
  return target;
}
