import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { indexContracts } from '../../src/evidence/contract.ts';
import type { ReadinessBoard } from '../../src/documents/index.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { readinessService } from '../../service/readiness/readiness.ts';
import { World } from '../cli/world.ts';
import { FINGERPRINTS, AT, keyFileIn, newLedger } from '../ledger/world.ts';
import { adminContracts, adminFacts, startAdmin } from '../service/admin-world.ts';
import { call } from '../service/client.ts';
import { databaseOverWire, tokenFor } from '../service/running.ts';
import { valueOf } from '../trust/expect.ts';
import { accept, ClaimgateError } from '../../src/documents/findings.ts';
import { serveMcp, type McpServer } from '../../service/mcp-protocol.ts';
import { PROGRAM } from '../programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'cg-mcp-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** The official client, talking to the program. */
async function connect(args: readonly string[], env: Record<string, string> = {}) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM, 'mcp', ...args],
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...keyFileIn(folder), ...env },
    stderr: 'pipe',
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  return client;
}

async function readiness(client: Client, ownAsked: Record<string, unknown> = {}) {
  const result = await client.callTool({ name: 'get_provider_readiness', arguments: ownAsked });
  assert.ok(Array.isArray(result.content));
  const [only, ...others] = result.content as { type: string; text: string }[];
  assert.ok(only && others.length === 0 && only.type === 'text');
  if (result.isError) return { refused: only.text };
  assert.equal(result.structuredContent, undefined);
  return { text: only.text, board: JSON.parse(only.text) as ReadinessBoard };
}

/** A board without what changes with every minute. */
function withoutAge(text: string): string {
  return text.replaceAll(/"facts_age_seconds":[0-9]+/g, '');
}

describe('mcp', () => {
  test('from a ledger and facts: the body of the route', async (t) => {
    const service = await startAdmin('sqlite');
    t.after(() => service.stop());
    writeFileSync(join(folder, 'facts.json'), JSON.stringify(adminFacts()));
    mkdirSync(join(folder, 'contracts'));
    for (const { document } of adminContracts)
      writeFileSync(
        join(folder, 'contracts', `${document.provider}.json`),
        JSON.stringify(document),
      );
    const client = await connect(
      ['--ledger', service.ledger.location, '--facts', 'facts.json', '--contracts', 'contracts'],
      { SERVICE_PROVIDER_CERTIFICATION_ENFORCED: 'true' },
    );
    t.after(() => client.close());
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint]),
      [['get_provider_readiness', true]],
    );
    const facts = valueOf(readFacts(Buffer.from(JSON.stringify(adminFacts())), 'facts.json'));
    const expected = readinessService({
      ledger: service.ledger.driver,
      fingerprints: FINGERPRINTS,
      facts: async () => facts,
      contracts: indexContracts(adminContracts),
      claims: [],
      settings: { certificationEnforced: true, disabledProviders: new Set() },
      clock: () => Date.now(),
    });
    const whole = valueOf(await expected.projection());
    const size = await service.size();
    const { text = '' } = await readiness(client);
    assert.equal(withoutAge(text), withoutAge(Buffer.from(whole.bytes).toString()));
    assert.ok(whole.document.providers.length >= 10);
    assert.equal(await service.size(), size);
    const ownAsked = { state: 'degraded', limit: 1 } as const;
    const part = valueOf(await expected.projection(ownAsked));
    const { text: told = '' } = await readiness(client, ownAsked);
    assert.equal(withoutAge(told), withoutAge(Buffer.from(part.bytes).toString()));
    // The name of no tool is an error of the protocol, not a result.
    await assert.rejects(client.callTool({ name: 'append_review', arguments: {} }), {
      code: -32_602,
    });
    await assert.rejects(client.listResources(), /does not support|-32601/);
    assert.match((await readiness(client, { a: 1 })).refused ?? '', /unknown member: found "a"/);
    assert.match((await readiness(client, { limit: '1' })).refused ?? '', /integer/);
    assert.match(
      (await readiness(client, { cursor: 'AAAA' })).refused ?? '',
      /expected a next_cursor$/,
    );
    // The ledger goes away: a result that says so, and nothing of the driver.
    await service.ledger.raw('alter table provider_evidence_identity rename to gone');
    const broken = await readiness(client);
    assert.ok(broken.board, 'without the ledger, every decision is degraded');
    assert.match(JSON.stringify(broken.board), /"degraded"/);
    await client.ping();
  });

  test('a database that falls silent is waited for no longer than the route does', async (t) => {
    const { location, wire } = await databaseOverWire();
    writeFileSync(join(folder, 'silent.json'), JSON.stringify(adminFacts()));
    const client = await connect(['--ledger', location, '--facts', 'silent.json']);
    t.after(async () => {
      wire.set('refusing');
      await client.close();
      wire.close();
    });
    const states = async () => {
      const { board } = await readiness(client);
      const { providers = [] } = board ?? {};
      return new Set(
        providers.flatMap(({ decisions }) => decisions.map((one) => one.decision.state)),
      );
    };
    assert.ok((await states()).size > 1);
    wire.set('silent');
    const started = performance.now();
    assert.deepEqual(await states(), new Set(['degraded']));
    assert.ok(performance.now() - started < 20_000);
  });

  test('from a service that runs, by a token for MCP, which opens nothing else', async (t) => {
    const service = await startAdmin('sqlite');
    t.after(() => service.stop());
    const { driver } = service.ledger;
    const token = await tokenFor(driver, { audience: 'mcp', scopes: ['readiness:read'] });
    const file = join(folder, 'mcp.token');
    writeFileSync(file, `${token}\n`, { mode: 0o600 });
    const client = await connect(['--instance', service.base, '--token-file', 'mcp.token']);
    t.after(() => client.close());
    const { body } = await call(service.base, '/api/v1/provider-readiness', { token });
    assert.deepEqual((await readiness(client)).board, body);
    for (const [method, path] of [
      ['GET', '/api/v1/auth/me'],
      ['GET', '/api/v1/accounts/providers'],
      ['POST', '/api/v1/capabilities/resolve'],
      ['POST', '/api/v1/admin/provider-readiness/runtime-controls'],
    ] as const)
      assert.equal(
        (
          await call(service.base, path, {
            method,
            token,
            body: method === 'POST' ? {} : undefined,
          })
        ).status,
        403,
        path,
      );

    const stranger = await connect(['--instance', service.base], {
      CLAIMGATE_TOKEN: `cgt_mcp_${'A'.repeat(43)}`,
    });
    t.after(() => stranger.close());
    assert.match((await readiness(stranger)).refused ?? '', /^token_refused: /);
    const open = await connect(['--instance', 'http://claims.invalid'], { CLAIMGATE_TOKEN: token });
    t.after(() => open.close());
    assert.match((await readiness(open)).refused ?? '', /^token_needs_tls: /);
    await service.stop();
    const { refused = '' } = await readiness(client);
    assert.match(refused, /^instance_unreachable: /);
    assert.ok(!refused.includes(token));
  });
});

test('a defect gives the client no answer, and its stack goes to the operator of the server', async (t) => {
  const world = new World();
  t.after(() => world.remove());
  const ledger = await newLedger('sqlite');
  writeFileSync(join(world.directory, 'facts.json'), JSON.stringify(adminFacts()));
  let stop: (() => void) | undefined;
  const clock = () => {
    if (stop === undefined) return AT;
    stop();
    stop = undefined;
    throw new TypeError('the clock stopped');
  };
  async function* ownAsked(): AsyncGenerator<Uint8Array> {
    const stopped = new Promise<void>((resolve) => void (stop = resolve));
    yield Buffer.from(
      `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_provider_readiness', arguments: {} } })}\n`,
    );
    await stopped;
  }
  const args = ['mcp', '--ledger', ledger.location, '--facts', 'facts.json'];
  const environment = { ...world.environment, ...keyFileIn(world.directory) };
  const options = { clock, stdin: ownAsked(), environment };
  const { exitCode, stdout, stderr } = await world.claimgate(args, options);
  assert.equal(exitCode, 3);
  assert.match(stdout, /"error":\{"code":-32603/);
  assert.doesNotMatch(stdout, /the clock/);
  assert.match(stderr, /^TypeError: the clock stopped\n {4}at /m);
});

/** The answers to requests for the tool, by their id, and the defects that the server reported. */
async function answersTo(requests: number, source: McpServer['source']) {
  const lines: string[] = [];
  const defects: unknown[] = [];
  await serveMcp({
    input: asked(requests),
    write: (text) => void lines.push(text),
    program: { name: 'claimgate', version: '0.1.0' },
    source,
    onDefect: (error) => void defects.push(error),
  });
  const answers = lines.map((line) => JSON.parse(line) as { id: number; error?: { code: number } });
  return { answers: answers.sort((one, other) => one.id - other.id), defects };
}

async function* asked(requests: number): AsyncGenerator<Uint8Array> {
  const params = { name: 'get_provider_readiness', arguments: {} };
  for (let id = 1; id <= requests; id += 1)
    yield Buffer.from(
      `${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params })}\n\n`,
    );
}

describe('a client that asks for much', () => {
  test('is answered in full, some at a time', async () => {
    let open = 0;
    let most = 0;
    const { answers, defects } = await answersTo(50, async () => {
      open += 1;
      most = Math.max(most, open);
      await wait(5);
      open -= 1;
      return accept('{"providers":[]}');
    });
    assert.deepEqual(
      answers.map(({ id }) => id),
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
    assert.ok(most > 1 && most <= 16, `${most} at once`);
    assert.deepEqual(defects, []);
  });

  test('gets an error for a defect without its text, and the rest goes on', async () => {
    const defect = new TypeError('secret');
    const { answers, defects } = await answersTo(2, () => Promise.reject(defect));
    assert.deepEqual(
      answers.map(({ error }) => error?.code),
      [-32_603, -32_603],
    );
    assert.deepEqual(defects, [defect, defect]);
    assert.ok(!JSON.stringify(answers).includes('secret'));
  });
});

async function linesTo(...lines: readonly (string | Uint8Array)[]) {
  const written: string[] = [];
  async function* input() {
    for (const line of lines) yield Buffer.from(line);
  }
  await serveMcp({
    input: input(),
    write: (text) => void written.push(text),
    program: { name: 'claimgate', version: '0' },
    source: () => Promise.reject(new ClaimgateError('answer_unexpected', { found: 'secret' })),
    onDefect: (error) => assert.fail(String(error)),
  });
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const request = (id: unknown, method: string, params: object = {}) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

describe('lines of mcp', () => {
  for (const [version, spoken] of [
    ['2025-11-25', '2025-11-25'],
    ['2024-11-05', '2024-11-05'],
    ['1999-01-01', '2025-11-25'],
  ] as const)
    test(`a client that asks for ${version} is spoken to in ${spoken}`, async () => {
      const [answer] = await linesTo(request(0, 'initialize', { protocolVersion: version }));
      assert.ok(answer);
      assert.equal((answer['result'] as { protocolVersion: string }).protocolVersion, spoken);
    });

  const refused: readonly (readonly [string, string | Uint8Array, number, unknown])[] = [
    ['no JSON', '{\n', -32_700, null],
    ['no object', '[]\n', -32_600, null],
    ['another protocol', '{"jsonrpc":"1.0","id":1,"method":"ping"}\n', -32_600, null],
    ['an id that is none', '{"jsonrpc":"2.0","id":{},"method":"ping"}\n', -32_600, null],
    ['no method', '{"jsonrpc":"2.0","id":1}\n', -32_600, null],
    ['an unknown method', request('a', 'resources/list'), -32_601, 'a'],
    ['an unknown tool', request(7, 'tools/call', { name: 'x' }), -32_602, 7],
    ['no tool', request(7, 'tools/call', {}), -32_602, 7],
    ['a line without end', Buffer.alloc(3 * 1024 * 1024, 0x20), -32_700, null],
    ['deep nesting', `${'['.repeat(200_000)}\n`, -32_700, null],
  ];
  for (const [what, line, code, id] of refused)
    test(`[T70] ${what} is refused, and the next request answered`, async () => {
      const isWhole = line.at(-1) === '\n';
      const answers = await linesTo(line, ...(isWhole ? [] : ['\n']), request(1, 'ping'));
      assert.equal(answers.length, 2);
      const error = answers.find((answer) => 'error' in answer);
      assert.ok(error);
      assert.equal((error['error'] as { code: number }).code, code);
      assert.deepEqual(error['id'], id);
      assert.ok(answers.some((answer) => answer['id'] === 1 && 'result' in answer));
    });

  test('notifications and responses are not answered; a line may come in pieces', async () => {
    const answers = await linesTo(
      '{"jsonrpc":"2.0","method":"notifications/initialized"}\n{"jsonrpc":"2.0","id":1,"result":{}}\n\n',
      '{"jsonrpc":"2.0","id":5,',
      '"method":"ping"}',
    );
    assert.deepEqual(answers, [{ jsonrpc: '2.0', id: 5, result: {} }]);
  });

  test('what cannot be had is a result that says so by its code alone', async () => {
    const [answer] = await linesTo(request(1, 'tools/call', { name: 'get_provider_readiness' }));
    const result = answer?.['result'] as { isError: boolean; content: { text: string }[] };
    assert.equal(result.isError, true);
    assert.match(result.content[0]?.text ?? '', /^answer_unexpected: /);
    assert.doesNotMatch(JSON.stringify(answer), /secret/);
  });
});
