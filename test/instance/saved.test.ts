import assert from 'node:assert/strict';
import { chmodSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { configurationFolder } from '../../src/io/private-files.ts';
import type { CommandReport, InstancesResult } from '../../src/documents/index.ts';
import { World } from '../cli/world.ts';
import { answering, notReady, WELL, answeringWithTls } from './answering.ts';
import { networkFault } from '../../src/instance/answer.ts';
import { proxyFor } from '../../src/instance/endpoint.ts';
import { ask } from '../../src/instance/ask-instance.ts';

const URL_OF = 'https://claims.example.com';

function home(t: TestContext) {
  const world = new World();
  t.after(() => world.remove());
  const folder = join(world.directory, 'home/.config/claimgate');
  const claimgate = (...args: string[]) => world.claimgate(['instance', ...args]);
  const add = (name: string, url = URL_OF) => claimgate('add', name, url, '--no-check');
  const listed = async () => {
    const { stdout } = await claimgate('list', '--json');
    return (JSON.parse(stdout) as CommandReport & { result: InstancesResult }).result.instances;
  };
  return { world, folder, claimgate, add, listed };
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('saved instances', () => {
  test('are for their owner alone, and made so again', async (t) => {
    const { folder, add, claimgate } = home(t);
    assert.equal((await add('production')).exitCode, 0);
    const saved = join(folder, 'instances/production.json');
    const paths = { [folder]: 0o700, [join(folder, 'instances')]: 0o700, [saved]: 0o600 };
    const all = Object.entries({ ...paths, [join(folder, 'active-instance')]: 0o600 });
    for (const [path, mode] of all) assert.equal(modeOf(path), mode, path);
    for (const [path] of all) chmodSync(path, 0o777);
    assert.equal((await claimgate('list')).exitCode, 0);
    for (const [path, mode] of all) assert.equal(modeOf(path), mode, path);
  });

  test('the first one is active until another is chosen or it is removed', async (t) => {
    const { add, claimgate, listed } = home(t);
    await add('a');
    await add('b', 'http://localhost:8080/');
    assert.deepEqual(
      (await listed()).map(({ name, url, active }) => [name, url, active]),
      [
        ['a', URL_OF, true],
        ['b', 'http://localhost:8080', false],
      ],
    );
    assert.equal((await claimgate('use', 'b')).exitCode, 0);
    assert.deepEqual(
      (await listed()).map(({ active }) => active),
      [false, true],
    );
    assert.equal((await claimgate('remove', 'b')).exitCode, 0);
    const { exitCode, stderr } = await claimgate('health');
    assert.equal(exitCode, 2);
    assert.match(stderr, /instance_none_active/);
    assert.equal((await claimgate('remove', 'b')).exitCode, 1);
    assert.equal((await claimgate('use', 'b')).exitCode, 1);
  });

  test('an instance of the same name is left unchanged', async (t) => {
    const { add, listed } = home(t);
    await add('a');
    const { exitCode, stderr } = await add('a', 'https://other.example');
    assert.equal(exitCode, 2);
    assert.match(stderr, /instance_exists/);
    assert.deepEqual(
      (await listed()).map(({ url }) => url),
      [URL_OF],
    );
  });

  test('only one that is ready is saved, unless nothing is to be asked', async (t) => {
    const { claimgate, listed } = home(t);
    const [well, bad] = [await answering(WELL), await answering(notReady('database is not ready'))];
    t.after(() => Promise.all([well.stop(), bad.stop()]));
    assert.equal((await claimgate('add', 'well', well.base)).exitCode, 0);
    const refused = await claimgate('add', 'bad', bad.base);
    assert.equal(refused.exitCode, 1);
    assert.match(refused.stderr, /instance_not_ready/);
    assert.equal((await claimgate('add', 'gone', 'http://127.0.0.1:1')).exitCode, 2);
    assert.deepEqual(
      (await listed()).map(({ name }) => name),
      ['well'],
    );
    assert.deepEqual(well.asked, ['GET /api/v1/ready']);
  });

  test('an invalid name or base URL is refused, without repeating a secret in it', async (t) => {
    const { add, listed } = home(t);
    for (const name of ['A', '../a', 'a/b', '.a', 'a'.repeat(65)]) {
      const { exitCode, stderr } = await add(name);
      assert.equal(exitCode, 2, name);
      assert.match(stderr, /instance_name_invalid/);
    }
    for (const url of [
      'claims.example.com',
      'ftp://claims.example.com',
      'https://user:hunter2@claims.example.com',
      'https://claims.example.com/?key=hunter2',
      'https://claims.example.com/#hunter2',
      'https://',
      `https://a.example/${'a'.repeat(2000)}`,
    ]) {
      const { exitCode, stderr } = await add('a', url);
      assert.equal(exitCode, 2, url);
      assert.match(stderr, /instance_url_invalid/);
      assert.ok(!stderr.includes('hunter2'), stderr);
    }
    assert.deepEqual(await listed(), []);
  });

  test('a damaged instance is reported, and can be removed', async (t) => {
    const { folder, add, claimgate } = home(t);
    await add('a');
    for (const text of ['', '{', '{"schema_version":1,"url":"https://x:y@z","token_file":null}']) {
      writeFileSync(join(folder, 'instances/a.json'), text);
      const { exitCode, stderr } = await claimgate('list');
      assert.equal(exitCode, 2);
      assert.match(stderr, /profile_invalid/);
    }
    assert.equal((await claimgate('remove', 'a')).exitCode, 0);
    assert.equal((await claimgate('list')).exitCode, 0);
    writeFileSync(join(folder, 'active-instance'), '../../x');
    assert.match((await claimgate('health')).stderr, /profile_invalid/);
  });

  test('a link in place of what is saved is not followed', async (t) => {
    const { folder, world, add, claimgate } = home(t);
    await add('a');
    const target = join(world.directory, 'other.json');
    writeFileSync(target, readFileSync(join(folder, 'instances/a.json')), { mode: 0o644 });
    rmSync(join(folder, 'instances/a.json'));
    symlinkSync(target, join(folder, 'instances/a.json'));
    const { exitCode, stderr } = await claimgate('list');
    assert.equal(exitCode, 2);
    assert.match(stderr, /file_symlink/);
    assert.equal(modeOf(target), 0o644);
  });
});

describe('the folder of the configuration', () => {
  for (const [system, environment, expected] of [
    ['linux', { HOME: '/home/a' }, '/home/a/.config/claimgate'],
    ['linux', { HOME: '/home/a', XDG_CONFIG_HOME: '/x' }, '/x/claimgate'],
    ['linux', { HOME: '/home/a', XDG_CONFIG_HOME: 'x' }, '/home/a/.config/claimgate'],
    ['darwin', { HOME: '/Users/a' }, '/Users/a/Library/Application Support/claimgate'],
    ['win32', { HOME: '/a', APPDATA: '/b' }, '/b/claimgate'],
    ['linux', { HOME: '/home/a', CLAIMGATE_CONFIG_DIR: '/own' }, '/own'],
  ] as const) {
    test(`${system} ${JSON.stringify(environment)}`, () =>
      assert.equal(configurationFolder(environment, system), expected));
  }

  test('a relative one of our own is refused', () =>
    assert.throws(() => configurationFolder({ CLAIMGATE_CONFIG_DIR: 'x' }), {
      code: 'setting_invalid',
    }));
});

/** A real proxy that leads everything to one port, and notes what it is asked for. */
async function proxyTo(t: TestContext, base: string, status = 200) {
  const asked: string[] = [];
  const port = Number(new URL(base).port);
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['proxy-authorization'] ?? ''}`);
    void fetch(base + new URL(request.url ?? '').pathname).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
    });
  });
  server.on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url} ${request.headers['proxy-authorization'] ?? ''}`);
    socket.on('error', () => {});
    if (status !== 200) {
      socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
      return;
    }
    const target = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      target.pipe(socket).pipe(target);
    });
    target.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port: own } = server.address() as AddressInfo;
  return { asked, url: `http://user:pa%20ss@127.0.0.1:${own}` };
}

const USER = `Basic ${Buffer.from('user:pa ss').toString('base64')}`;

describe('a proxy', () => {
  test('is asked for what is plain http', async (t) => {
    const server = await answering(WELL);
    t.after(() => server.stop());
    const proxy = await proxyTo(t, server.base);
    const environment = { http_proxy: proxy.url };
    const url = new URL('http://claims.invalid/api/v1/health');
    const asked = await ask(url, { environment, timeoutMs: 5000 });
    assert.ok(asked.ok, JSON.stringify(asked));
    assert.deepEqual(proxy.asked, [`GET ${url.href} ${USER}`]);
  });

  test('is gone through for https, and the certificate is that of the host', async (t) => {
    const server = await answeringWithTls(1, 'claims.invalid');
    t.after(() => server.stop());
    const proxy = await proxyTo(t, server.base);
    const url = new URL('https://claims.invalid/api/v1/health');
    const asked = await ask(url, { environment: { HTTPS_PROXY: proxy.url }, timeoutMs: 5000 });
    assert.deepEqual(proxy.asked, [`CONNECT claims.invalid:443 ${USER}`]);
    assert.ok(!asked.ok);
    assert.equal(asked.finding.code, 'instance_tls_failed');
    assert.match(asked.finding.found ?? '', /signed by itself/);
  });

  test('that refuses, or is not there, is named', async (t) => {
    const server = await answering(WELL);
    t.after(() => server.stop());
    const proxy = await proxyTo(t, server.base, 407);
    for (const [HTTPS_PROXY, found] of [
      [proxy.url, 'HTTP 407'],
      ['http://127.0.0.1:1', 'it cannot be reached'],
    ] as const) {
      const url = new URL('https://claims.invalid/');
      const asked = await ask(url, { environment: { HTTPS_PROXY }, timeoutMs: 5000 });
      assert.ok(!asked.ok);
      assert.deepEqual([asked.finding.code, asked.finding.found], ['proxy_refused', found]);
    }
  });

  test('that never answers is waited for only so long', async (t) => {
    const silent = createServer(() => {}).on('connect', () => {});
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
    t.after(() => {
      silent.close();
      silent.closeAllConnections();
    });
    const { port } = silent.address() as AddressInfo;
    const environment = { HTTPS_PROXY: `http://127.0.0.1:${port}` };
    const asked = await ask(new URL('https://claims.invalid/'), { environment, timeoutMs: 100 });
    assert.ok(!asked.ok);
    assert.equal(asked.finding.code, 'instance_timed_out');
  });

  test('is gone through to an address too, which no certificate here is for', async (t) => {
    const server = await answeringWithTls(1, 'claims.invalid');
    t.after(() => server.stop());
    const proxy = await proxyTo(t, server.base);
    const environment = { HTTPS_PROXY: proxy.url };
    const asked = await ask(new URL('https://192.0.2.1/'), { environment, timeoutMs: 5000 });
    assert.deepEqual(proxy.asked, [`CONNECT 192.0.2.1:443 ${USER}`]);
    assert.ok(!asked.ok);
    assert.equal(asked.finding.code, 'instance_tls_failed');
  });

  for (const text of ['nonsense', 'socks5://p:1', 'https://p:1'])
    test(`${text} is none`, () =>
      assert.throws(() => proxyFor(new URL('http://a.example'), { http_proxy: text }), {
        code: 'setting_invalid',
      }));

  for (const [errno, code, found] of [
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'instance_tls_failed', 'ERR_SSL_WRONG_VERSION_NUMBER'],
    ['HPE_INVALID_CONSTANT', 'answer_malformed', 'no HTTP'],
    ['EMFILE', 'instance_unreachable', 'EMFILE'],
  ] as const)
    test(`${errno} is reported as ${code}`, () =>
      assert.deepEqual(networkFault(errno), { code, found }));

  for (const [url, environment, used] of [
    ['http://a.example', { http_proxy: 'http://p:1' }, true],
    ['https://a.example', { http_proxy: 'http://p:1' }, false],
    ['https://a.example', { ALL_PROXY: 'http://p:1' }, true],
    ['http://127.0.0.1:8080', { all_proxy: 'http://p:1' }, false],
    ['http://[::1]:8080', { all_proxy: 'http://p:1' }, false],
    ['https://a.example', { all_proxy: 'http://p:1', NO_PROXY: '.example' }, false],
    ['https://a.example', { all_proxy: 'http://p:1', no_proxy: 'b.example, a.example:443' }, false],
    ['https://a.example', { all_proxy: 'http://p:1', no_proxy: 'a.example:8443' }, true],
    ['https://ba.example', { all_proxy: 'http://p:1', no_proxy: 'a.example' }, true],
    ['https://a.example', { all_proxy: 'http://p:1', no_proxy: '*' }, false],
  ] as const) {
    test(`${url} with ${JSON.stringify(environment)}`, () =>
      assert.equal(proxyFor(new URL(url), environment) !== undefined, used));
  }
});

test('[T71] no environment setting turns off the check of TLS certificates', async (t) => {
  const server = await answeringWithTls(1, 'localhost');
  t.after(() => server.stop());
  const script = `import { ask } from './src/instance/ask-instance.ts';
    const asked = await ask(new URL(process.argv[1]), { environment: {}, timeoutMs: 5000 });
    console.log(asked.ok ? asked.answer.status : asked.finding.code);`;
  const run = async (env: Record<string, string>) => {
    const url = server.base.replace('127.0.0.1', 'localhost');
    const args = ['--import', 'tsx', '--input-type=module', '-e', script, url];
    const cwd = new URL('../..', import.meta.url);
    return (await execa(process.execPath, args, { cwd, env, reject: false })).stdout;
  };
  assert.equal(await run({ NODE_TLS_REJECT_UNAUTHORIZED: '0' }), 'instance_tls_failed');
});
