import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  appendFileSync,
  cpSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import glob from 'fast-glob';
import { signedBy, throwAwayKeys } from '../../../examples/world/organisation.ts';
import type { VerificationSummary } from '../../../src/documents/index.ts';
import { readEnvelope, unsignedEnvelope, writeEnvelope } from '../../../src/trust/envelope.ts';
import { valueOf } from '../../trust/expect.ts';
import { RULE_SETS } from '../../../src/gate/rule-sets.ts';
import { keyIn } from '../../trust/root-world.ts';
import { FILES, MADE, RECORD, Releases, VERSION } from '../releases.ts';
import { createWorld } from '../../../examples/world/write.ts';
import { NO_CLAIMS } from '../../repositories.ts';

describe('writing to a hostile repository', () => {
  /** A program of the repository's owner, which leaves a mark where it runs. */
  const program = (releases: Releases): string => {
    const path = releases.world.path('program');
    writeFileSync(path, `#!/bin/sh\ntouch ${releases.world.path('ran')}\ncat\n`);
    chmodSync(path, 0o755);
    return path;
  };

  test('[T145] nothing that the repository configures runs: hooks, filters, signing, an editor', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    const path = program(releases);
    for (const folder of ['hooks', 'info'])
      mkdirSync(releases.path(`.git/${folder}`), { recursive: true });
    for (const hook of [
      'reference-transaction',
      'post-index-change',
      'pre-commit',
      'post-commit',
      'commit-msg',
    ])
      symlinkSync(path, releases.path(`.git/hooks/${hook}`));
    for (const [name, value] of [
      ['core.fsmonitor', path],
      ['core.editor', path],
      ['core.pager', path],
      ['commit.gpgSign', 'true'],
      ['tag.gpgSign', 'true'],
      ['tag.forceSignAnnotated', 'true'],
      ['gpg.program', path],
      ['filter.run.clean', path],
      ['filter.run.smudge', path],
      ['i18n.commitEncoding', 'ISO-8859-1'],
    ] as const)
      await world.git('-c', 'core.fsmonitor=false', 'config', name, value);
    writeFileSync(releases.path('.git/info/attributes'), '* filter=run\n');
    rmSync(world.path('ran'), { force: true });
    const { exitCode, stderr } = await releases.run();
    assert.equal(exitCode, 0, stderr);
    assert.ok(!existsSync(world.path('ran')), 'a program ran');
    const recorded = await world.git('-c', 'core.fsmonitor=false', 'cat-file', 'commit', 'HEAD');
    assert.doesNotMatch(recorded, /gpgsig|encoding/);
    assert.equal((await releases.run(['audit', VERSION])).exitCode, 0);
  });

  test('[T145] hooks that newer git takes from settings are refused', async (t) => {
    const releases = await Releases.create(t);
    await releases.world.git('config', 'hook.any.command', program(releases));
    const { stderr } = await releases.assertRefused('git_write_refused', 2);
    assert.match(stderr, /hook\.any\.command/);
  });

  for (const [where, code] of [
    ['.git/logs/HEAD', 'git_write_refused'],
    ['.git/logs/refs/heads/main', 'git_write_refused'],
    ['.git/index', 'git_write_refused'],
    ['.git/refs/heads', 'git_write_refused'],
    ['.git/refs/tags', 'git_write_refused'],
    ['provider-certification/releases', 'file_symlink'],
    ['provider-certification/.v1.4.0.record.tmp', 'file_symlink'],
    ['release-evidence', 'file_symlink'],
    ['release-evidence/v1.4.0', 'output_forbidden'],
  ] as const)
    test(`[T146] a link at ${where} leads no write elsewhere`, async (t) => {
      const releases = await Releases.create(t);
      const elsewhere = releases.world.path('elsewhere');
      const path = releases.path(where);
      if (existsSync(path)) renameSync(path, elsewhere);
      else mkdirSync(elsewhere);
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(elsewhere, path);
      const before = await listing(elsewhere);
      const { exitCode, stderr } = await releases.run();
      assert.equal(exitCode, 2, stderr);
      assert.match(stderr, new RegExp(`error\\[${code}\\]`));
      assert.deepEqual(await listing(elsewhere), before);
    });
});

/** A file with its contents, or a folder with those of all files in it. */
async function listing(path: string): Promise<unknown> {
  if (lstatSync(path).isFile()) return readFileSync(path, 'utf8');
  const names = await glob('**', { cwd: path, dot: true });
  return names.map((name) => [name, readFileSync(join(path, name), 'utf8')]);
}

describe('release record', () => {
  test('it says which files are missing, verifies the others, and replaces no record', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    await releases.run(releases.words, 'record');
    const words = ['release', 'record', VERSION];
    for (const name of FILES) {
      const kept = releases.text(`${MADE}/${name}`);
      rmSync(releases.path(`${MADE}/${name}`));
      const { stderr } = await releases.assertRefused('record_file_missing', 2, words);
      assert.ok(stderr.includes(`--> ${MADE}/${name}`), stderr);
      // Blanks around an envelope change nothing: the signature itself has to be another.
      releases.write(
        `${MADE}/${name}`,
        kept.replace(/"sig": ?"|$/, (found) => `${found} `),
      );
      const changed = await releases.run(words);
      assert.notEqual(changed.exitCode, 0, `${name} is not that of the verdict`);
      assert.ok(!existsSync(releases.path(RECORD)));
      releases.write(`${MADE}/${name}`, kept);
    }
    const { exitCode, stderr } = await releases.run(words);
    assert.equal(exitCode, 0, stderr);
    assert.match(stderr, /next: git add provider-certification\/releases\/v1\.4\.0 && git commit/);
    assert.match((await releases.run(words)).stdout, /^recorded before: /);
    rmSync(releases.path(`${RECORD}/gate-verdict.json`));
    assert.match((await releases.run(words)).stdout, /^recorded: /, 'what is missing is added');
    releases.write(`${RECORD}/gate-verdict.json`, '{}');
    await releases.assertRefused('record_differs', 1, words);
    rmSync(releases.path(RECORD), { recursive: true });
    assert.equal((await releases.run([...words, '--commit'])).exitCode, 0);
    assert.equal(await world.git('status', '--porcelain'), '');
    assert.match((await releases.run([...words, '--commit'])).stdout, /^recorded before: /);
    await world.git('commit', '--quiet', '--amend', '--message', 'Same files');
    await releases.assertReleased();
  });

  test('[T148] what is recorded in the branch with other contents is never replaced', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    await releases.run(releases.words, 'record');
    const verdict = `${RECORD}/gate-verdict.json`;
    // Shorter than ours, and longer.
    for (const contents of ['{}', `${releases.text(`${MADE}/gate-verdict.json`)} `]) {
      releases.write(verdict, contents);
      await world.git('add', '--all');
      await world.git('commit', '--quiet', '--message', 'A false record');
      rmSync(releases.path(RECORD), { recursive: true });
      const words = ['release', 'record', VERSION, '--commit'];
      await releases.assertRefused('record_differs', 1, words);
    }
  });

  test('a signature of another version or product, of another instant, or under a no, counts nowhere', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    await releases.run(releases.words, 'record');
    const verdict = `${MADE}/gate-verdict.json`;
    const file = `${MADE}/gate-verdict.intoto.json`;
    const envelope = valueOf(readEnvelope(Buffer.from(releases.text(file)), file));
    const statement = JSON.parse(
      Buffer.from(envelope.payload).toString('utf8'),
    ) as VerificationSummary;
    const sign = (change: object) => {
      const predicate = { ...statement.predicate, ...change };
      const payload = Buffer.from(JSON.stringify({ ...statement, predicate }));
      const other = unsignedEnvelope(envelope.payloadType, payload, file);
      const signed = writeEnvelope(signedBy(other, [keyIn(world.folder, 'release')]));
      releases.write(file, Buffer.from(signed).toString('utf8'));
    };
    const [product] = statement.predicate.resourceUri.split('@');
    const record = ['release', 'record', VERSION];
    const asks = [['verdict', 'require', verdict], record, ['status', '--fleet', verdict]];
    for (const change of [
      { resourceUri: `${product}@9.9.9` },
      { resourceUri: 'pkg:generic/other@1.4.0' },
      { timeVerified: '2026-01-01T00:00:00Z' },
      { verificationResult: 'FAILED', verifiedLevels: ['FAILED'] },
    ]) {
      sign(change);
      for (const args of asks) {
        // Nobody told the fleet which product it has to be.
        if (args[0] === 'status' && change.resourceUri === 'pkg:generic/other@1.4.0') continue;
        const { exitCode, stderr } = await releases.run(args);
        assert.notEqual(exitCode, 0, `${args.join(' ')} ${JSON.stringify(change)}`);
        assert.match(stderr, /verdict_signature_of_other/);
      }
    }
    const policy = (sha256: string) =>
      sign({ policy: { uri: 'urn:claimgate:rules:v1', digest: { sha256 } } });
    policy('0'.repeat(64));
    for (const args of asks.slice(0, 2)) await releases.assertRefused('rule_set_unknown', 2, args);
    const [former = ''] = RULE_SETS.map(({ digest }) => digest);
    policy(former.replace('sha256:', ''));
    await releases.assertRefused('rule_set_too_old', 1, asks[0]);
    sign({});
    assert.equal((await releases.run(asks[0] ?? [])).exitCode, 0);
    // A release that is not finished is judged again by the rules of today.
    policy(former.replace('sha256:', ''));
    assert.equal((await releases.run(releases.words, 'record')).exitCode, 3);
    for (const args of asks) assert.equal((await releases.run(args)).exitCode, 0, args.join(' '));
  });

  test('without the pin, nobody says whose signature counts', async (t) => {
    const releases = await Releases.create(t);
    await releases.run(releases.words, 'record');
    const { CLAIMGATE_TRUST_PIN: _pin, ...environment } = releases.environment;
    releases.environment = environment;
    await releases.assertRefused('pin_missing', 1, ['release', 'record', VERSION]);
  });
});

const CLAIMS = 'provider-certification/public-claims.json';
const RECORD_WORDS = ['release', 'record', VERSION];
const HOUR_MS = 3_600_000;

/** A repository whose releases claim nothing yet, and the claims that come later. */
async function claimless(t: TestContext): Promise<{ releases: Releases; claims: string }> {
  const releases = await Releases.create(t);
  const claims = releases.text(CLAIMS);
  await commit(releases, NO_CLAIMS);
  return { releases, claims };
}

async function commit(releases: Releases, claims: string): Promise<void> {
  releases.write(CLAIMS, claims);
  await releases.world.git('commit', '--quiet', '--all', '--message', 'Claims');
}

async function succeed(releases: Releases, ...words: string[]): Promise<string> {
  const { exitCode, stderr, stdout } = await releases.run(words);
  assert.equal(exitCode, 0, `${words.join(' ')}\n${stderr}`);
  return stdout;
}

/** The three jobs of a pipeline, with the projection that they always have beside them. */
async function pipeline(releases: Releases, version: string): Promise<void> {
  const { world } = releases;
  await world.git('tag', version);
  rmSync(releases.path('evidence'), { recursive: true, force: true });
  mkdirSync(releases.path('evidence'));
  for (const name of ['ledger-projection.jsonl', 'ledger-projection.intoto.json'])
    cpSync(world.path(`projection/${name}`), releases.path(`evidence/${name}`));
  const ref = ['--ref', `refs/tags/${version}`];
  const projection = ['--projection', 'evidence/ledger-projection.jsonl'];
  const out = ['--out', 'evidence/release-manifest.json'];
  await succeed(releases, 'manifest', 'create', version, ...ref, ...projection, ...out);
  await succeed(releases, 'verdict', 'require', 'evidence/gate-verdict.json', ...ref);
  await succeed(releases, 'release', 'record', version, '--from', 'evidence', '--commit');
}

const recorded = async ({ world }: Releases, path: string) =>
  (await world.git('ls-tree', '-r', '--name-only', 'HEAD', '--', path))
    .split('\n')
    .map((name) => name.slice(name.lastIndexOf('/') + 1));

describe('[T310] a release that claims nothing', () => {
  test('stops no later claim: the pipeline with a projection, twice, then a check', async (t) => {
    const { releases, claims } = await claimless(t);
    for (const version of ['v1.2.0', 'v1.3.0']) {
      await pipeline(releases, version);
      assert.deepEqual(await recorded(releases, `provider-certification/releases/${version}`), [
        'gate-verdict.json',
        'release-manifest.json',
      ]);
    }
    await commit(releases, claims);
    await succeed(releases, 'check', ...releases.world.evidence);
    rmSync(releases.path('evidence'), { recursive: true });
    await releases.assertReleased();
  });

  test('leaves room for a later one, also where records are half of what a run may read', async (t) => {
    const { releases, claims } = await claimless(t);
    for (const version of ['v1.1.0', 'v1.2.0', 'v1.3.0']) {
      await pipeline(releases, version);
      const verdict = `provider-certification/releases/${version}/gate-verdict.json`;
      releases.write(verdict, releases.text(verdict) + '\n'.repeat(29 * 1024 ** 2));
    }
    await commit(releases, claims);
    const { evidence } = releases.world;
    await succeed(releases, 'manifest', 'create', VERSION, ...evidence, '--out', 'manifest.json');
  });

  test('records nothing that lies beside its files and that nobody verified', async (t) => {
    const { releases, claims } = await claimless(t);
    await releases.run(releases.words, 'record');
    const { CLAIMGATE_TRUST_PIN: _pin, ...environment } = releases.environment;
    const kept = releases.environment;
    releases.environment = environment;
    for (const name of [
      'gate-verdict.intoto.json',
      'gate-verdict.intoto.json.sigstore.jsonl',
      'ledger-projection.intoto.json',
      'ledger-projection.intoto.json.sigstore.jsonl',
      'ledger-projection.jsonl',
      'retraction.intoto.json',
      'notes.txt',
    ])
      releases.write(`${MADE}/${name}`, 'junk');
    await succeed(releases, ...RECORD_WORDS, '--commit');
    assert.deepEqual(await recorded(releases, RECORD), [
      'gate-verdict.json',
      'release-manifest.json',
    ]);
    releases.environment = kept;
    await commit(releases, claims);
    await succeed(releases, 'check', ...releases.world.evidence);
  });

  test('keeps a signed verdict that verifies, and is refused with one that does not', async (t) => {
    const { releases } = await claimless(t);
    assert.equal((await releases.run(releases.words, 'record')).exitCode, 3);
    const signed = `${MADE}/gate-verdict.intoto.json`;
    const kept = releases.text(signed);
    releases.write(
      signed,
      kept.replace(/"sig": ?"..../, (found) => `${found.slice(0, -4)}AAAA`),
    );
    const { exitCode } = await releases.run([...RECORD_WORDS, '--commit']);
    assert.notEqual(exitCode, 0);
    assert.ok(!existsSync(releases.path(RECORD)));
    releases.write(signed, kept);
    await succeed(releases, ...RECORD_WORDS, '--commit');
    assert.deepEqual(await recorded(releases, RECORD), [
      'gate-verdict.intoto.json',
      'gate-verdict.json',
      'release-manifest.json',
    ]);
  });

  for (const [member, code, change] of [
    [
      'an instant of the year 9999',
      'verdict_from_future',
      (text: string) => text.replace(/("evaluated_at": ")[^"]*/, '$19999-01-01T00:00:00Z'),
    ],
    [
      'a trust root that nothing was judged by',
      'record_incomplete',
      (text: string) =>
        text.replace(
          /("inputs": \[)/,
          `$1{"document":"trust_root","path":"x","sha256":"sha256:${'0'.repeat(64)}","version":99},`,
        ),
    ],
  ] as const)
    test(`is not recorded with ${member}`, async (t) => {
      const { releases } = await claimless(t);
      await releases.run(['release', VERSION], 'record');
      const verdict = `${MADE}/gate-verdict.json`;
      const made = releases.text(verdict);
      releases.write(verdict, change(made));
      assert.notEqual(releases.text(verdict), made);
      await releases.assertRefused(code, code === 'record_incomplete' ? 2 : 1, RECORD_WORDS);
      await releases.assertRefused(code, code === 'record_incomplete' ? 2 : 1, [
        ...RECORD_WORDS,
        '--commit',
      ]);
      assert.ok(!existsSync(releases.path(RECORD)));
    });
});

describe('[T311] a record that would stop later checks is refused before anything is written', () => {
  test('dated by a clock that was ahead', async (t) => {
    const releases = await Releases.create(t);
    const ahead = Date.now() + HOUR_MS;
    const { exitCode, stderr } = await releases.runAt(ahead, [...releases.words, '--out', 'made']);
    assert.equal(exitCode, 0, stderr);
    await releases.world.git('reset', '--quiet', '--hard', 'HEAD~1');
    for (const more of [[], ['--commit']])
      await releases.assertRefused('verdict_from_future', 1, [
        ...RECORD_WORDS,
        '--from',
        'made',
        ...more,
      ]);
    assert.ok(!existsSync(releases.path(RECORD)));
  });

  test('beside a damaged record', async (t) => {
    const releases = await Releases.create(t);
    await releases.run(releases.words, 'record');
    const older = 'provider-certification/releases/v1.3.0';
    for (const name of ['release-manifest.json', 'gate-verdict.json'])
      releases.write(`${older}/${name}`, releases.text(`${MADE}/${name}`));
    await releases.world.git('add', older);
    await releases.world.git('commit', '--quiet', '--message', 'Half a record');
    await releases.assertRefused('record_incomplete', 2, [...RECORD_WORDS, '--commit']);
    assert.ok(!existsSync(releases.path(RECORD)));
    rmSync(releases.path(older), { recursive: true });
    await releases.world.git('commit', '--quiet', '--all', '--message', 'Without it');
    await succeed(releases, ...RECORD_WORDS, '--commit');
  });

  test('of a ledger that forked from the one of another record', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    const at = Math.floor(Date.now() / 1000) * 1000;
    const keys = throwAwayKeys();
    const bytes = counted('');
    const other = `${world.folder}-other`;
    t.after(() => rmSync(other, { recursive: true, force: true }));
    rmSync(world.folder, { recursive: true });
    await createWorld(world.folder, at, { keys, random: bytes.random });
    await createWorld(other, at, { keys, random: counted('other', bytes.count()).random });
    appendFileSync(
      releases.path('.git/config'),
      '[user]\n\tname = Jane\n\temail = j@example.org\n',
    );
    releases.environment = world.environment;
    const words = (version: string) => releases.words.map((word) => word.replace(VERSION, version));
    await releases.run(words('v1.4.0'), 'record');
    rmSync(world.path('projection'), { recursive: true });
    cpSync(`${other}/projection`, world.path('projection'), { recursive: true });
    await world.git('commit', '--quiet', '--allow-empty', '--message', 'Later');
    assert.equal((await releases.run(words('v1.5.0'), 'record')).exitCode, 3);
    await succeed(releases, 'release', 'record', 'v1.4.0', '--commit');
    const second = ['release', 'record', 'v1.5.0'];
    await releases.assertRefused('ledger_forked', 1, [...second, '--commit']);
    await releases.assertRefused('ledger_forked', 1, second);
  });
});

/** Random bytes that are the same each time, up to a call. */
function counted(salt: string, from = Infinity) {
  let count = 0;
  const random = (size: number) => {
    count += 1;
    const seed = `${count >= from ? salt : ''}${count}`;
    return createHash('shake256', { outputLength: size }).update(seed).digest();
  };
  return { random, count: () => count };
}
