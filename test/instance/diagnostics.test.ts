import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  writeFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { join, basename, dirname } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { execa } from 'execa';
import type { CommandReport, Diagnostics } from '../../src/documents/index.ts';
import { validatorOf } from '../documents/published.ts';
import { World } from '../cli/world.ts';
import { folderWithFacts, serve } from '../service/program.ts';
import { answering, WELL, type Answers } from './answering.ts';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { SavedInstances } from '../../src/instance/saved-instances.ts';
import { often } from '../soak.ts';
import { PROGRAM } from '../programs.ts';

const validate = validatorOf('command-report');

const TOKEN = `cgt_cli_${'Qm7xR2vK9pL4tZ8wB3nY6cD1'.repeat(2).slice(0, 43)}`;

const CALLER = { kind: 'cli_token', name: 'ops', scopes: [], expires_at: '2026-12-01T00:00:00Z' };

function worldOf(t: TestContext) {
  const world = new World();
  t.after(() => world.remove());
  const run = async (args: string[], environment: Record<string, string> = {}) => {
    const host = { environment: { ...world.environment, ...environment } };
    const text = await world.claimgate(args, host);
    const json = await world.claimgate([...args, '--json'], host);
    const document = JSON.parse(json.stdout) as CommandReport & { result: Diagnostics };
    assert.ok(validate(document), JSON.stringify(validate.errors));
    const everything = [text, json].map(({ stdout, stderr }) => stdout + stderr).join('\n');
    assert.ok(!everything.includes(TOKEN), 'the token is printed');
    const codes = document.findings.map(({ code }) => code);
    return { text, result: document.result, codes, exitCode: json.exitCode, everything };
  };
  return { world, run };
}

async function started(t: TestContext, answers: Answers) {
  const server = await answering(answers);
  t.after(() => server.stop());
  return server;
}

describe('instance diagnostics', () => {
  test('without a token asks for nothing that needs one', async (t) => {
    const { run } = worldOf(t);
    const server = await started(t, WELL);
    const { result, exitCode, text } = await run([
      'instance',
      'diagnostics',
      '--instance',
      server.base,
    ]);
    assert.equal(exitCode, 0, text.stderr);
    assert.deepEqual(result.token, { present: false, source: null });
    assert.equal(result.caller.standing, 'not_asked');
    assert.equal(result.billing.standing, 'not_asked');
    assert.deepEqual([...new Set(server.asked)].sort(), [
      'GET /api/v1/health',
      'GET /api/v1/ready',
    ]);
    assert.match(text.stdout, /^claimgate: .*Node\.js/);
  });

  test('with a token says who, how many, and what is not offered', async (t) => {
    const { run } = worldOf(t);
    const workspaces = [
      { id: 'w1', active: true },
      { id: 'jane@example.com', active: false },
    ];
    const billing = { plan: 'team', usage: [{ name: 'posts', used: 7, limit: 100 }] };
    const answers = {
      ...WELL,
      '/api/v1/auth/me': { body: CALLER },
      '/api/v1/workspaces': { body: { workspaces } },
      '/api/v1/billing': { body: billing },
    };
    const server = await started(t, answers);
    const args = ['instance', 'diagnostics', '--instance', server.base, '--provider', 'pixelgram'];
    const told = await run(args, { CLAIMGATE_TOKEN: TOKEN });
    assert.equal(told.exitCode, 0, told.text.stderr);
    assert.deepEqual(told.result.token, { present: true, source: 'environment' });
    assert.deepEqual(told.result.workspaces, { standing: 'told', count: 2, active: true });
    assert.deepEqual(told.result.billing.billing, billing);
    assert.equal(told.result.providers.standing, 'not_offered');
    assert.equal(told.result.providers.requested?.known, false);
    assert.ok(!told.everything.includes('jane@'));
    assert.ok(server.asked.includes(`GET /api/v1/auth/me Bearer ${TOKEN}`));
    assert.ok(server.asked.includes('GET /api/v1/health'), 'probes get no token');
  });

  test('a refused token or a file with too many rights is reported, and the rest is still shown', async (t) => {
    const { world, run } = worldOf(t);
    const refused = { status: 401, type: 'application/problem+json', body: {} };
    const server = await started(t, { ...WELL, '/api/v1/auth/me': refused });
    const args = ['instance', 'diagnostics', '--instance', server.base, '--token-file', 'token'];
    writeFileSync(join(world.directory, 'token'), `${TOKEN}\n`, { mode: 0o600 });
    const first = await run(args);
    assert.deepEqual([first.exitCode, first.codes], [1, ['token_refused']]);
    assert.equal(first.result.token.source, 'option');
    assert.equal(first.result.caller.standing, 'failed');
    const narrow = { ...refused, status: 403 };
    const limited = await started(t, { ...WELL, '/api/v1/accounts/providers': narrow });
    const told = await run(args.with(3, limited.base));
    assert.match(
      told.text.stderr,
      /refused the token: found HTTP 403, expected the scope accounts:read/,
    );
    chmodSync(join(world.directory, 'token'), 0o644);
    const open = await run(args);
    assert.deepEqual([open.exitCode, open.codes], [2, ['secret_file_exposed']]);
    assert.equal(open.result.health.database, 'ok');
    assert.deepEqual((await run(args.slice(0, 4), { CLAIMGATE_TOKEN: `a ${TOKEN}` })).codes, [
      'token_malformed',
    ]);
  });

  test('[T71] a token goes over no open connection but to this machine', async (t) => {
    const { run } = worldOf(t);
    const args = ['readiness', '--instance', 'http://claims.invalid'];
    const { codes } = await run(args, { CLAIMGATE_TOKEN: TOKEN });
    assert.deepEqual(codes, ['token_needs_tls']);
  });

  test('adds the end of a log, redacted', async (t) => {
    const { world, run } = worldOf(t);
    const server = await started(t, WELL);
    const lines = Array.from({ length: 300 }, (_, index) => `line ${index} token=${TOKEN}`);
    writeFileSync(join(world.directory, 'service.log'), lines.join('\n'));
    const args = ['instance', 'diagnostics', '--instance', server.base, '--logs-file'];
    const { result, text } = await run([...args, 'service.log', '--deployment', 'compose']);
    assert.equal(result.logs?.lines.length, 100);
    assert.equal(result.logs?.lines[0], 'line 200 token=[text-1]');
    assert.equal(result.deployment, 'compose');
    assert.match(text.stdout, /\| line 299 token=\[text-1\]/);
    assert.equal((await run([...args, 'none.log'])).exitCode, 2);
    assert.equal((await run([...args, '/dev/null'])).exitCode, 2);
    writeFileSync(join(world.directory, 'wide.log'), lines.join('\n'), 'utf16le');
    const wide = await run([...args, 'wide.log']);
    assert.deepEqual([wide.codes, wide.exitCode], [['log_encoding_unknown'], 2]);
    assert.match(wide.text.stderr, /found zero bytes[^\n]*\n\s*--> wide\.log/);
  });
});

describe('the real server', () => {
  test('is asked by the real program, with saved instance and token', async (t) => {
    if (!existsSync(PROGRAM)) return t.skip('not built');
    const { folder, remove } = folderWithFacts();
    const program = await serve(folder, [], { SERVICE_PROVIDER_CERTIFICATION_ENFORCED: 'true' });
    t.after(async () => {
      program.child.kill('SIGKILL');
      await program.ended;
      remove();
    });
    const env = { HOME: folder };
    const claimgate = (...args: string[]) =>
      execa(process.execPath, [PROGRAM, ...args], { cwd: folder, env, reject: false });
    const scopes = ['--scope', 'readiness:read', '--scope', 'accounts:read'];
    const create = ['token', 'create', 'ops', '--audience', 'cli', '--expires-in', '1h'];
    const made = await claimgate(...create, ...scopes, '--ledger', 'sqlite:ledger.sqlite');
    const [token = ''] = made.stdout.split('\n');
    writeFileSync(join(folder, 'ops.token'), token, { mode: 0o600 });
    const added = await claimgate(
      'instance',
      'add',
      'here',
      program.base,
      '--token-file',
      'ops.token',
    );
    assert.equal(added.exitCode, 0, added.stderr);
    assert.equal((await claimgate('instance', 'health')).exitCode, 0);
    const board = await claimgate('readiness');
    assert.equal(board.exitCode, 0, board.stderr);
    assert.match(board.stdout, /cleared by/);
    const failing = await claimgate('readiness', '--fail-on-blocked', '--json');
    assert.equal(failing.exitCode, 1, failing.stderr);
    const report = JSON.parse(failing.stdout) as CommandReport;
    assert.ok(validate(report));
    assert.deepEqual(
      report.findings.map(({ code }) => code),
      ['providers_blocked'],
    );
    const shown = await claimgate('instance', 'diagnostics', '--json');
    const { result } = JSON.parse(shown.stdout) as { result: Diagnostics };
    assert.equal(shown.exitCode, 0, shown.stderr);
    assert.equal(result.caller.caller?.name, 'ops');
    assert.equal(result.providers.standing, 'told');
    assert.equal(result.workspaces.standing, 'not_offered');
    assert.equal(result.token.source, 'profile');
    assert.ok(!`${shown.stdout}${shown.stderr}${board.stdout}${added.stdout}`.includes(token));
  });
});

const RUNS = often(4, 24);
const URL_OF = 'https://claims.example.com';

/** Real processes of the built program, in a home of their own. */
describe('processes', { skip: existsSync(PROGRAM) ? false : 'not built' }, () => {
  function realHome(t: TestContext) {
    const folder = mkdtempSync(join(tmpdir(), 'cg-home-'));
    t.after(() => {
      chmodSync(folder, 0o700);
      rmSync(folder, { recursive: true, force: true });
    });
    const env = { PATH: process.env['PATH'], HOME: folder };
    const args = (name: string) => [PROGRAM, 'instance', 'add', name, URL_OF, '--no-check'];
    const saved = new SavedInstances(join(folder, '.config/claimgate'));
    return { folder, env, args, saved };
  }

  function ended(child: ReturnType<typeof spawn>): Promise<number | null> {
    return new Promise((resolve) => void child.once('exit', resolve));
  }

  test('that add at once lose nothing; of one name one wins', async (t) => {
    const { env, args, saved } = realHome(t);
    const names = Array.from({ length: 8 }, (_, index) => (index < 5 ? `n${index}` : 'same'));
    const children = names.map((name) =>
      spawn(process.execPath, args(name), { env, stdio: 'ignore' }),
    );
    const codes = await Promise.all(children.map(ended));
    assert.deepEqual(
      codes.slice(0, 5),
      Array.from({ length: 5 }, () => 0),
    );
    assert.deepEqual(codes.slice(5).map(String).sort(), ['0', '2', '2']);
    assert.deepEqual(await saved.names(), [...names.slice(0, 5), 'same'].sort());
    for (const name of await saved.names()) assert.equal((await saved.read(name)).url, URL_OF);
    assert.ok((await saved.names()).includes((await saved.active()) ?? ''));
  });

  test('[T47] that are killed at any moment leave whole files or none', async (t) => {
    const { folder, env, args, saved } = realHome(t);
    let killed = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const child = spawn(process.execPath, args(`n${run}`), { env, stdio: 'ignore' });
      const end = ended(child);
      // Over the whole time that such a run takes; the first at once, before it can end by itself.
      const kill = () => child.kill('SIGKILL');
      if (run === 0) kill();
      const waiting = setTimeout(kill, 20 + (run * 140) / RUNS);
      if ((await end) === null) killed += 1;
      clearTimeout(waiting);
    }
    assert.ok(killed > 0);
    for (const name of await saved.names()) assert.equal((await saved.read(name)).url, URL_OF);
    const active = await saved.active();
    assert.ok(active === undefined || (await saved.names()).includes(active));
    assert.equal(spawnSync(process.execPath, args('after'), { env }).status, 0);
    t.diagnostic(
      `${killed} of ${RUNS} killed; ${readdirSync(join(folder, '.config/claimgate/instances')).length} files`,
    );
  });

  test('that may not write to their home say so', (t) => {
    if (process.getuid?.() !== 0) return t.skip('needs root to become somebody else');
    const { folder, env, args } = realHome(t);
    // Where another user can read it too.
    const bin = join(folder, 'bin');
    cpSync(dirname(PROGRAM), bin, { recursive: true });
    execFileSync('chmod', ['-R', 'a+rX', bin]);
    chmodSync(folder, 0o555);
    const start = (...words: readonly string[]) =>
      spawnSync(process.execPath, [join(bin, basename(PROGRAM)), ...words], {
        cwd: folder,
        env,
        uid: 65_534,
        gid: 65_534,
      });
    assert.equal(start('instance', 'list').status, 0);
    const { status, stderr } = start(...args('a').slice(1));
    assert.equal(status, 2);
    assert.match(stderr.toString(), /file_unwritable/);
    // A saved file that others may read, and this user cannot close, is not believed.
    const settings = join(folder, '.config/claimgate');
    mkdirSync(settings, { recursive: true });
    chmodSync(settings, 0o777);
    const open = start('instance', 'list');
    assert.equal(open.status, 2);
    assert.match(open.stderr.toString(), /secret_file_exposed/);
  });
});
