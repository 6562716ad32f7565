import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { BranchShop } from '../../cli/evidence/branch-world.ts';
import { Shop } from '../../cli/shop.ts';

const PIN = /1:sha256:[0-9a-f]{64}/;

/** The commands that `setup` prints to be typed, from the line that says so. */
function commandsOf(stdout: string): readonly string[] {
  const lines = stdout.split('\n');
  const from = lines.findIndex((line) => line.startsWith('for CI, with '));
  return lines
    .slice(from + 1)
    .filter((line) => /^ {2}(?:cat \| )?(?:gh|glab) /.test(line))
    .map((line) => line.trim());
}

const namesIn = (commands: readonly string[], kind: string): readonly string[] =>
  commands.flatMap((line) => new RegExp(`${kind} set (\\w+)`).exec(line)?.[1] ?? []).toSorted();

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly environment?: string; readonly steps?: readonly object[] }>
  >;
}

/** The secrets of each environment, and the variables, as the very file that was written reads them. */
function readBy(text: string) {
  const secrets = new Map<string, Set<string>>();
  for (const { environment = '', ...job } of Object.values((parse(text) as Workflow).jobs))
    for (const [, name = ''] of JSON.stringify(job).matchAll(/secrets\.(\w+)/g))
      secrets.set(environment, (secrets.get(environment) ?? new Set()).add(name));
  const variables = new Set([...text.matchAll(/vars\.(\w+)/g)].map(([, name = '']) => name));
  return { secrets, variables };
}

describe('the commands for CI that setup ends with', () => {
  test('on GitHub, hand over what the written workflow reads, and no more', async (t) => {
    const { shop, laptop } = await BranchShop.create(t);
    const commands = commandsOf(await laptop.type('setup --yes --ledger branch --ci github'));
    const { secrets, variables } = readBy(shop.text('.github/workflows/claims.yml'));
    assert.deepEqual([...secrets.keys()], ['claims'], 'one environment has secrets');
    // A deploy key is a choice, and the ledger is in the configuration.
    const needed = [...(secrets.get('claims') ?? [])].filter(
      (name) => !['CLAIMGATE_PUSH_KEY', 'CLAIMGATE_LEDGER'].includes(name),
    );
    assert.deepEqual(namesIn(commands, 'secret'), needed.toSorted());
    const optional = new Set([
      'CLAIMGATE_DISABLED_PROVIDERS',
      'CLAIMGATE_FACTS_URL',
      'CLAIMGATE_RELEASE_IN_CI',
    ]);
    assert.deepEqual(
      namesIn(commands, 'variable'),
      [...variables].filter((name) => !optional.has(name)).toSorted(),
    );
    for (const command of commands.filter((line) => line.startsWith('gh secret')))
      assert.match(command, / --env claims < /);
    assert.ok(
      commands.includes('gh api --silent --method PUT repos/{owner}/{repo}/environments/claims'),
    );
    assert.match(commands.join('\n'), PIN);
  });

  test('hand over the key of each name, as a shell types them', async (t) => {
    const { shop, laptop } = await BranchShop.create(t);
    const commands = commandsOf(await laptop.type('setup --yes --ledger branch --ci github'));
    const bin = join(shop.home, 'bin');
    mkdirSync(bin);
    // Notes what it was asked, in the place of GitHub's program.
    writeFileSync(
      join(bin, 'gh'),
      `#!/bin/sh\n[ "$1" != secret ] || cat > '${shop.home}/'"$3"\nexit 0\n`,
    );
    chmodSync(join(bin, 'gh'), 0o755);
    const { execa } = await import('execa');
    const env = { PATH: `${bin}:${process.env['PATH']}` };
    await execa('sh', ['-ec', commands.join('\n')], { cwd: shop.folder, env });
    for (const [name, key] of [
      ['CLAIMGATE_FINGERPRINT_KEY', 'fingerprint.key'],
      ['CLAIMGATE_LEDGER_KEY', 'ledger.key'],
      ['CLAIMGATE_PROJECTION_KEY', 'projection.key'],
    ] as const)
      assert.equal(
        readFileSync(join(shop.home, name), 'utf8'),
        shop.text(`.claimgate/keys/${key}`),
      );
  });

  test('on GitLab, hand over what the job for the export reads, limited to its environment', async (t) => {
    const { shop, laptop } = await BranchShop.create(t);
    const commands = commandsOf(await laptop.type('setup --yes --ledger branch --ci gitlab'));
    const jobs = parse(shop.text('.gitlab/claims.yml')) as Record<
      string,
      { readonly environment?: { readonly name: string } }
    >;
    assert.equal(jobs['claims-export']?.environment?.name, 'claims-export');
    const [, exported = ''] =
      /^export_ledger\(\) \{\n([^]*?)^\}/m.exec(shop.text('ci/claims.sh')) ?? [];
    const keys = [...exported.matchAll(/key_file "\$(\w+)"/g)].map(([, name = '']) => name);
    const needed = [
      ...keys,
      'CLAIMGATE_EXPORT',
      'CLAIMGATE_FINGERPRINT_KEY',
      'CLAIMGATE_PUSH_URL',
      'CLAIMGATE_TRUST_PIN',
    ];
    assert.deepEqual(namesIn(commands, 'variable'), needed.toSorted());
    const text = commands.join('\n');
    assert.doesNotMatch(text, /TRUST_PIN .*--protected/, 'every branch needs the pin');
    for (const name of [...keys, 'CLAIMGATE_FINGERPRINT_KEY'])
      assert.match(text, new RegExp(`${name} --protected --type file --scope claims-export < `));
  });

  test('hand over no key where this machine exports, and ask for the address of a database', async (t) => {
    const shop = await Shop.create(t);
    const { stdout } = await shop.run(['setup', '--yes', '--ci', 'github']);
    const commands = commandsOf(stdout);
    assert.deepEqual(
      [commands.length, namesIn(commands, 'variable')],
      [1, ['CLAIMGATE_TRUST_PIN']],
    );
    assert.doesNotMatch(stdout, /delete projection\.key/);
    const { secretCommands } = await import('../../../src/plugins/setup/ci-secrets.ts');
    const handed = { ledger: 'database', keys: '.claimgate/keys', pin: null } as const;
    assert.ok(
      secretCommands('github', handed).includes('  gh secret set CLAIMGATE_LEDGER --env claims'),
    );
    assert.match(
      secretCommands('gitlab', handed).join('\n'),
      /cat \| glab variable set CLAIMGATE_LEDGER /,
    );
    assert.deepEqual(secretCommands('shell', handed), []);
    // The folder of the keys has any name.
    for (const system of ['github', 'gitlab'] as const)
      assert.match(
        secretCommands(system, { ...handed, keys: 'my keys' }).join('\n'),
        / < 'my keys\/ledger\.key'$/m,
      );
  });
});

describe('a ledger on a branch, set up', () => {
  const EVENT = { visibility: 'private', private: true };
  for (const [what, more, event, says] of [
    [
      'of a public GitLab project',
      { CI_PROJECT_VISIBILITY: 'public' },
      undefined,
      'ledger_branch_public',
    ],
    ['of a public GitHub repository', {}, { visibility: 'public' }, 'ledger_branch_public'],
    [
      'of one that an older event says is not private',
      {},
      { private: false },
      'ledger_branch_public',
    ],
    ['of a private one', {}, EVENT, 'the repository is private'],
    [
      'of an internal one',
      { CI_PROJECT_VISIBILITY: 'internal' },
      undefined,
      'the repository is internal',
    ],
    ['of nobody knows which', {}, undefined, 'nobody here says whether the repository is private'],
  ] as const)
    test(`${what}: ${says}`, async (t) => {
      const shop = await Shop.create(t);
      await shop.git('init', '-q', '--bare', '../remote.git');
      await shop.git('remote', 'add', 'origin', shop.path('../remote.git'));
      const file = join(shop.home, 'event.json');
      if (event) writeFileSync(file, JSON.stringify({ repository: event }));
      const before = shop.files();
      const environment = { ...more, ...(event && { GITHUB_EVENT_PATH: file }) };
      const ended = await shop.run(['setup', '--yes', '--ledger', 'branch'], environment);
      assert.match(ended.stdout + ended.stderr, new RegExp(says));
      const isRefused = says === 'ledger_branch_public';
      assert.equal(ended.exitCode, isRefused ? 2 : 0, ended.stderr);
      if (isRefused) assert.deepEqual(shop.files(), before);
      else assert.match(ended.stdout, /can read everything that was ever recorded, for ever/);
    });

  test('asks the program of the host, which lies outside of the repository', async (t) => {
    const shop = await Shop.create(t);
    const bin = join(shop.home, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'gh'), `#!/bin/sh\necho '{"visibility":"PUBLIC"}'\n`, { mode: 0o755 });
    await shop.git('remote', 'add', 'origin', 'git@github.com:a/b.git');
    const path = { PATH: `${bin}:${process.env['PATH']}` };
    const ended = await shop.run(['setup', '--yes', '--ledger', 'branch'], path);
    assert.match(ended.stderr, /error\[ledger_branch_public\]/);
  });

  test('needs a remote, and says so before it makes anything', async (t) => {
    const shop = await Shop.create(t);
    const before = shop.files();
    const ended = await shop.run(['setup', '--yes', '--ledger', 'branch']);
    assert.match(ended.stderr, /error\[ledger_unreachable\].*origin/);
    assert.deepEqual(shop.files(), before);
  });

  test('is what a dry run says, and makes nothing', async (t) => {
    const { laptop, shop } = await BranchShop.create(t);
    assert.match(
      await laptop.type('setup --dry-run --ledger branch'),
      /is there +branch:claimgate-ledger/,
    );
    await shop.git('push', '-q', 'origin', ':claimgate-ledger');
    await shop.git('update-ref', '-d', 'refs/claimgate/ledger/claimgate-ledger');
    assert.match(
      await laptop.type('setup --dry-run --ledger branch'),
      /would create +branch:claimgate-ledger/,
    );
    assert.doesNotMatch(await shop.git('ls-remote', 'origin'), /claimgate-ledger/);
  });
});
