import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { networkFault } from '../../src/instance/answer.ts';
import { proxyFor } from '../../src/instance/endpoint.ts';
import { ask } from '../../src/instance/ask-instance.ts';
import { answering, answeringWithTls, WELL } from './answering.ts';

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
