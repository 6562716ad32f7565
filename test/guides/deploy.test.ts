import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { createServer, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { parse } from 'yaml';
import { temporaryFolder } from '../repositories.ts';
import { startProgram } from '../service/program.ts';
import { freePort } from '../service/radosgw.ts';
import { blocksOf, Reader } from './guide.ts';
import { PROGRAM } from '../programs.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENT = 'how-to/deploy.md';

function deployed(name: string): string {
  return readFileSync(join(ROOT, 'deploy', name), 'utf8');
}

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly command?: readonly string[];
        readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
        readonly networks?: readonly string[];
        readonly ports?: readonly string[];
        readonly volumes?: readonly string[];
        readonly read_only?: boolean;
        readonly mem_limit?: string;
      }
    >
  >;
  readonly networks: Readonly<Record<string, unknown>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const compose = parse(deployed('compose.yaml'), { merge: true }) as Compose;

/** The words after the name of the program in the unit, line by line. */
const [, unitCommand = ''] =
  /^ExecStart=claimgate (.*)$/m.exec(deployed('claimgate.service')) ?? [];

describe('the deployment that the guide describes', () => {
  test('its commands make what the command line of the unit starts from', async (t) => {
    if (!existsSync(PROGRAM)) return t.skip('not built');
    const reader = await Reader.create(t);
    const { folder } = reader;
    standInForRoot(folder);
    const here = (text: string) =>
      text.replaceAll(/(?<![\w/])\/(?=(?:etc|var\/lib)\/)/g, `${folder}/`);
    const typed = blocksOf(DOCUMENT, 'root')
      .filter(({ heading }) => HEADINGS.has(heading))
      .map(({ commands }) => here(commands));
    const [start = '', ...before] = typed.toReversed();
    assert.match(start, /^systemctl enable --now claimgate\nclaimgate instance health/);
    const played = await reader.type(before.toReversed().join('\n'));
    assert.equal(played.exitCode, 0, played.all);
    const unit = join(folder, 'etc/systemd/system/claimgate.service');
    assert.equal(readFileSync(unit, 'utf8'), deployed('claimgate.service'));
    const lines = readFileSync(join(folder, 'etc/claimgate/environment'), 'utf8').trimEnd();
    const environment = Object.fromEntries(lines.split('\n').map((line) => line.split('=', 2)));
    const words = here(unitCommand).replace(':8080', ':0').replace(':9464', ':0').split(' ');
    const program = await startProgram(folder, [PROGRAM, ...words], environment);
    t.after(() => program.child.kill('SIGKILL'));
    assert.equal((await fetch(`${program.base}/api/v1/ready`)).status, 200);
    program.child.kill('SIGTERM');
    assert.equal(await program.ended, 0, JSON.stringify(program.log));
  });

  test('replicas of the Compose file start with the options of the unit', () => {
    const { services } = compose;
    const [one, other] = ['claimgate-1', 'claimgate-2'].map((name) => services[name]?.command);
    assert.deepEqual(one, other);
    const options = (words: readonly string[]) =>
      words.flatMap((word) => /^--[a-z-]+/.exec(word) ?? []).sort();
    assert.deepEqual(options(one ?? []), options(unitCommand.split(' ')));
    for (const name of ['claimgate-1', 'claimgate-2', 'claimgate']) {
      assert.equal(services[name]?.read_only, true, name);
      assert.equal(services[name]?.mem_limit, '1g', name);
    }
  });

  test('the Compose file refers to what it declares, and the guide to what is in it', () => {
    const { services, networks, volumes } = compose;
    for (const [name, service] of Object.entries(services)) {
      for (const network of service.networks ?? []) assert.ok(network in networks, name);
      const needed = service.depends_on ?? [];
      for (const other of Array.isArray(needed) ? needed : Object.keys(needed))
        assert.ok(other in services, `${name} needs ${other}`);
      for (const volume of service.volumes ?? [])
        assert.ok(volume.startsWith('./') || (volume.split(':')[0] ?? '') in volumes, volume);
      assert.equal(service.ports !== undefined, name === 'haproxy', 'one door');
    }
    const guide = readFileSync(join(ROOT, 'docs', DOCUMENT), 'utf8');
    for (const [, variable = ''] of deployed('compose.yaml').matchAll(/\$\{([A-Z_]+)/g))
      assert.match(guide, new RegExp(`${variable}=`));
    for (const [, named = ''] of guide.matchAll(/(?:up --detach|run --rm) ([a-z]+)/g))
      assert.ok(named in services, named);
  });

  test('a shell reads every command of the guide', async () => {
    const blocks = blocksOf(DOCUMENT, 'root');
    assert.ok(blocks.length > 6);
    for (const { heading, commands } of blocks) {
      const { exitCode, stderr } = await execa('bash', ['-n'], { input: commands, reject: false });
      assert.equal(exitCode, 0, `${heading}: ${stderr}`);
    }
  });

  test('systemd accepts the unit, and rates it as the guide says', async (t) => {
    const unit = join(temporaryFolder(t), 'claimgate.service');
    const text = deployed('claimgate.service').replace('ExecStart=claimgate ', 'ExecStart=true ');
    writeFileSync(unit, text.replace(/^EnvironmentFile=.*$/m, ''));
    const analyze = (...words: string[]) =>
      execa('systemd-analyze', [...words, unit], { reject: false, all: true });
    const verified = await analyze('verify');
    if (verified.exitCode === undefined) return t.skip('needs systemd-analyze');
    assert.equal(`${verified.exitCode}${verified.all}`, '0');
    const rated = await analyze('security', '--offline=yes', '--threshold=15', '--no-pager');
    assert.equal(rated.exitCode, 0, rated.all);
  });

  test('HAProxy accepts its configuration', async (t) => {
    const file = await haproxyConfig(t, (replica) => `127.0.0.${replica}:8080`);
    if (file === undefined) return t.skip('needs haproxy and openssl');
    const checked = await execa('haproxy', ['-c', '-f', file], { reject: false, all: true });
    assert.equal(checked.exitCode, 0, checked.all);
    assert.doesNotMatch(checked.all, /WARNING/);
  });

  test('[T385] HAProxy hands no body to a replica before it is whole, and gives up on a slow one', async (t) => {
    // Stands where a replica is: it hears of a request as soon as its head arrives.
    const heard: string[] = [];
    const cutOff: string[] = [];
    const replica = createServer((incoming, response) => {
      heard.push(incoming.method ?? '');
      if (incoming.headers['x-cut'] !== undefined) {
        cutOff.push(incoming.method ?? '');
        incoming.socket.destroy();
        return;
      }
      response.setHeader('content-type', incoming.headers.accept ?? 'text/plain');
      incoming.resume().on('end', () => response.end('done'));
    }).listen(0, '127.0.0.1');
    t.after(() => replica.close());
    await once(replica, 'listening');
    const [door, { port }] = [await freePort(), replica.address() as AddressInfo];
    const file = await haproxyConfig(
      t,
      () => `127.0.0.1:${port}`,
      (text) =>
        text
          .replace('bind :80\n', '')
          .replace('bind :443', `bind 127.0.0.1:${door}`)
          .replace('timeout http-request 5s', 'timeout http-request 500ms'),
    );
    if (file === undefined) return t.skip('needs haproxy and openssl');
    const haproxy = execa('haproxy', ['-db', '-f', file], { reject: false });
    t.after(() => haproxy.kill('SIGKILL'));
    const agent = new Agent({ rejectUnauthorized: false });
    const sent = (method: string) =>
      request({ agent, method, port: door, headers: { 'content-length': 4 } });
    const statusOf = (asked: ClientRequest) =>
      new Promise<number | undefined>((resolve) => {
        asked.on('error', () => resolve(undefined));
        asked.on('response', (answer) => resolve(answer.resume().statusCode));
      });
    const ask = (method: string) => statusOf(sent(method).end('body'));
    const encodingOf = async (accept: string) => {
      const headers = { accept, 'accept-encoding': 'gzip' };
      const [answer] = (await once(request({ agent, port: door, headers }).end(), 'response')) as [
        IncomingMessage,
      ];
      return answer.resume().headers['content-encoding'];
    };
    await until(async () => (await ask('PUT')) === 200);
    assert.equal(await encodingOf('application/json'), 'gzip');
    assert.equal(await encodingOf('text/html'), undefined, 'a page holds a form token');
    const slow = sent('POST');
    const status = statusOf(slow);
    slow.write('bo');
    // The latest request is answered first.
    assert.equal(await ask('PUT'), 200);
    assert.ok(!heard.includes('POST'));
    slow.end('dy');
    assert.equal(await status, 200);
    assert.ok(heard.includes('POST'));
    const stuck = sent('PATCH');
    stuck.write('bo');
    assert.equal(await statusOf(stuck), 408);
    assert.ok(!heard.includes('PATCH'));
    // Where a replica ends without an answer, only reading is repeated.
    const headers = { 'content-length': 0, 'x-cut': 'yes' };
    for (const method of ['POST', 'GET'])
      await statusOf(request({ agent, method, port: door, headers }).end());
    assert.deepEqual([...new Set(cutOff)], ['POST', 'GET']);
    assert.equal(cutOff.filter((method) => method === 'POST').length, 1);
    assert.ok(cutOff.length > 2, 'a GET is tried again');
  });
});

const HEADINGS = new Set(['Prepare the configuration', 'On one machine, with systemd']);

/** Programs that only root may run, or that change this machine: `npm run trials -- bare-system` runs the real ones. */
function standInForRoot(folder: string): void {
  const packages = join(folder, 'modules');
  const installed = join(packages, '@claimgate/service/node_modules/claimgate');
  mkdirSync(installed, { recursive: true });
  symlinkSync(join(ROOT, 'deploy'), join(installed, 'deploy'));
  mkdirSync(join(folder, 'etc/systemd/system'), { recursive: true });
  mkdirSync(join(folder, 'var/lib'), { recursive: true });
  const programs = {
    npm: `test "$1" = root && echo '${packages}' || true`,
    runuser: 'shift 3; exec "$@"',
    // Nobody is given anything.
    install: `for word do shift; case $skip$word in -o|-g) skip=x;; x*) skip=;; *) set -- "$@" "$word";; esac; done
exec /usr/bin/install "$@"`,
    ...Object.fromEntries(
      ['useradd', 'chown', 'systemctl', 'systemd-analyze'].map((name) => [name, 'true']),
    ),
  };
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(folder, '.bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Writes the deployed configuration for replicas elsewhere; `undefined` without haproxy and openssl. */
async function haproxyConfig(
  t: TestContext,
  addressOf: (replica: string) => string,
  change = (text: string) => text,
): Promise<string | undefined> {
  const folder = temporaryFolder(t);
  const pem = join(folder, 'claims.pem');
  const { exitCode } = await execa('haproxy', ['-v'], { reject: false });
  if (exitCode === undefined || !(await selfSigned(folder, pem))) return undefined;
  const file = join(folder, 'haproxy.cfg');
  const text = deployed('haproxy.cfg')
    .replace('/usr/local/etc/haproxy/claims.pem', pem)
    .replaceAll(/ claimgate-([12]):8080/g, (_, replica: string) => ` ${addressOf(replica)}`);
  writeFileSync(file, change(text));
  return file;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isDone()); tries += 1) {
    assert.ok(tries < 200, 'haproxy did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Makes a certificate and its key in one file. */
async function selfSigned(folder: string, pem: string): Promise<boolean> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const { exitCode } = await execa(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
    ].concat(['-subj', '/CN=claims.example', '-keyout', key, '-out', certificate]),
    { reject: false },
  );
  if (exitCode !== 0) return false;
  writeFileSync(pem, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return true;
}
