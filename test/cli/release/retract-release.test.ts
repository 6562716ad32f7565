import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, test, type TestContext } from 'node:test';
import { signedBy } from '../../../examples/world/organisation.ts';
import { digestOf } from '../../../src/digest/index.ts';
import type {
  GateVerdict,
  RetractionPredicate,
  ApprovalReview,
} from '../../../src/documents/index.ts';
import { present } from '../../../src/documents/error.ts';
import { readEnvelope, unsignedEnvelope, writeEnvelope } from '../../../src/trust/envelope.ts';
import { readSummary, STATEMENT_PAYLOAD_TYPE, type About } from '../../../src/trust/statement.ts';
import { readTrustRoot } from '../../../src/trust/root.ts';
import { retractedVerdict, RETRACTION_STATEMENT } from '../../../src/trust/retraction.ts';
import { NO_CLAIMS } from '../../repositories.ts';
import { valueOf } from '../../trust/expect.ts';
import { keyIn } from '../../trust/root-world.ts';
import { RECORD, Releases, VERSION } from '../releases.ts';
import { makeOwn, replaceMadeUp } from '../../own-evidence.ts';
import { asExamples, certifiedShop, Shop } from '../shop.ts';

const RETRACTION = `${RECORD}/retraction.intoto.json`;
const WORDS = ['release', 'retract', VERSION, '--reason', 'the clock of the runner was ahead'];
const HOUR_MS = 3_600_000;

/** A release that a wrong clock dated, on its branch. */
async function misdated(t: TestContext): Promise<Releases> {
  const releases = await Releases.create(t);
  const { exitCode, stderr } = await releases.runAt(Date.now() + HOUR_MS, releases.words);
  assert.equal(exitCode, 0, stderr);
  await check(releases, 'clock_set_back');
  return releases;
}

async function check(releases: Releases, ...codes: string[]): Promise<void> {
  const { stdout } = await releases.run(['check', ...releases.world.evidence, '--json']);
  const { findings, decision } = JSON.parse(stdout) as GateVerdict;
  assert.deepEqual(
    findings.map(({ code }) => code),
    codes,
  );
  assert.equal(decision === 'allowed', codes.length === 0);
}

const key = ({ world }: Releases, name: string) => ['--key', world.path(`keys/${name}.pem`)];

async function commit({ world }: Releases): Promise<void> {
  await world.git('add', 'provider-certification');
  await world.git('commit', '--quiet', '--message', 'Retract');
}

async function retract(releases: Releases): Promise<void> {
  const first = await releases.run([...WORDS, ...key(releases, 'root-1')]);
  assert.equal(first.exitCode, 0, first.stderr);
  assert.match(first.stdout, /^to sign: .*\n.*\n {2}missing: 1 of the root keys of version 1: /);
  const second = await releases.run(['sign', RETRACTION, ...key(releases, 'root-2')]);
  assert.equal(second.exitCode, 0, second.stderr);
  assert.match(second.stderr, /a retraction of a release[^]*retracts: v1\.4\.0 of pkg:/);
}

describe('[T312] a release that a wrong clock dated', () => {
  test('is retracted by the root role: its instant no longer counts, its version never again', async (t) => {
    const releases = await misdated(t);
    await retract(releases);
    await check(releases, 'clock_set_back');
    await commit(releases);
    await check(releases);
    const { evidence } = releases.world;
    for (const words of [
      releases.words,
      ['release', 'record', VERSION],
      ['manifest', 'create', VERSION, ...evidence, '--out', 'made.json'],
    ])
      await releases.assertRefused('version_retracted', 1, words);
    const verified = await releases.run(['verify', RETRACTION]);
    assert.equal(verified.exitCode, 0, verified.stderr);
    const tested = await releases.run(['selftest', ...evidence]);
    assert.equal(tested.exitCode, 0, tested.stdout + tested.stderr);
    // The next release, and the audits of both, now and from a capsule.
    const next = releases.words.map((word) => word.replace(VERSION, 'v1.4.1'));
    const made = await releases.run(next);
    assert.equal(made.exitCode, 0, made.stderr);
    for (const version of [VERSION, 'v1.4.1']) {
      const capsule = releases.world.path(`${version}.capsule`);
      const audited = await releases.run(['audit', version, '--pack', capsule]);
      assert.equal(audited.exitCode, 0, audited.stdout + audited.stderr);
      const again = await releases.run(['audit', capsule]);
      assert.equal(again.exitCode, 0, again.stdout + again.stderr);
      const shown = /warning\[release_retracted\].*the clock of the runner was ahead/;
      for (const { stderr } of [audited, again])
        assert.equal(shown.test(stderr), version === VERSION, stderr);
    }
  });

  test('stays what it is under a retraction that does not hold', async (t) => {
    const releases = await misdated(t);
    await releases.assertRefused('key_not_of_root_role', 1, [
      ...WORDS,
      ...key(releases, 'release'),
    ]);
    assert.ok(!existsSync(releases.path(RETRACTION)));
    await releases.run([...WORDS, ...key(releases, 'root-1')]);
    const other = WORDS.map((word) => word.replace('ahead', 'behind'));
    await releases.assertRefused('file_exists', 2, other);
    await commit(releases);
    await check(releases, 'retraction_invalid', 'signatures_below_threshold');
    await releases.run(['sign', RETRACTION, ...key(releases, 'root-2')]);
    await commit(releases);
    await check(releases);
    rmSync(releases.path(RETRACTION));
    await releases.world.git('commit', '--quiet', '--all', '--message', 'Without it');
    await check(releases, 'clock_set_back');
  });

  test('is freed wherever its record is, and its ledger head and trust root go on counting', async (t) => {
    const releases = await misdated(t);
    const { world } = releases;
    await world.git('branch', 'behind');
    await retract(releases);
    await commit(releases);
    await world.git('checkout', '--quiet', 'behind');
    const words = ['check', ...world.evidence, '--memory', 'main'];
    const { exitCode, stderr } = await releases.run(words);
    assert.equal(exitCode, 0, stderr);
    const older = [...words];
    older[2] = world.path('older-projection/ledger-projection.jsonl');
    assert.match((await releases.run(older)).stderr, /error\[ledger_truncated\]/);
  });
});

test('[T312] a release that has no record, or claims nothing, has nothing to retract', async (t) => {
  const releases = await Releases.create(t);
  const claims = 'provider-certification/public-claims.json';
  const kept = releases.text(claims);
  await releases.assertRefused('record_missing', 2, WORDS);
  releases.write(claims, NO_CLAIMS);
  await releases.world.git('commit', '--quiet', '--all', '--message', 'No claims');
  assert.equal((await releases.run()).exitCode, 0);
  await releases.assertRefused('retraction_invalid', 1, WORDS);
  releases.write(RETRACTION, 'junk');
  releases.write(claims, kept);
  await commit(releases);
  await check(releases);
});

test('[T313] a retraction counts for one record, deployment and product, by the newest root role', async (t) => {
  const releases = await Releases.create(t);
  const { world } = releases;
  assert.equal((await releases.run()).exitCode, 0);
  const file = `${RECORD}/gate-verdict.intoto.json`;
  const signed = { file, bytes: readFileSync(releases.path(file)) };
  const trust = 'provider-certification/trust/1.root.json';
  const root = valueOf(readTrustRoot(readFileSync(releases.path(trust)), trust));
  const { evaluated_at } = JSON.parse(releases.text(`${RECORD}/gate-verdict.json`)) as GateVerdict;
  const { predicate } = valueOf(
    readSummary(valueOf(readEnvelope(signed.bytes, file)).payload, file),
  );
  const sound: About<RetractionPredicate> = {
    subject: digestOf(signed.bytes),
    predicate: {
      schema_version: 1,
      version: VERSION,
      deployment: root.document.deployment,
      resource_uri: predicate.resourceUri.replace(/@[^@]*$/, ''),
      trust_root_version: 1,
      evaluated_at,
      reason: 'a wrong clock',
    },
  };
  const judged = (retraction: About<RetractionPredicate>, ...keys: string[]) => {
    const payload = valueOf(
      RETRACTION_STATEMENT.write(retraction.subject, retraction.predicate, RETRACTION),
    );
    let envelope = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, payload, RETRACTION);
    for (const name of keys) envelope = signedBy(envelope, [keyIn(world.folder, name)]);
    const bytes = writeEnvelope(envelope);
    const freed = retractedVerdict({ file: RETRACTION, bytes }, signed, root);
    return freed.ok ? (freed.value ?? 'nothing') : present(freed.findings[0]).code;
  };
  const both = ['root-1', 'root-2'];
  const as = (change: Partial<About<RetractionPredicate>['predicate']>) =>
    judged({ ...sound, predicate: { ...sound.predicate, ...change } }, ...both);
  assert.equal(judged(sound, ...both), sound.subject);
  assert.equal(judged(sound, ...both, 'release'), sound.subject);
  const unsound = [
    judged(sound),
    judged(sound, 'root-1'),
    judged(sound, 'root-1', 'release'),
    judged(sound, 'release', 'projection-1'),
    judged({ ...sound, subject: digestOf(Buffer.from('another')) }, ...both),
    as({ version: 'v1.4.1' }),
    as({ deployment: 'elsewhere' }),
    as({ resource_uri: 'pkg:npm/another' }),
    as({ evaluated_at: '2020-01-01T00:00:00Z' }),
  ];
  assert.deepEqual(new Set(unsound), new Set(['retraction_invalid']));
  assert.equal(as({ trust_root_version: 2 }), 'nothing');
  const junk = retractedVerdict({ file: RETRACTION, bytes: Buffer.from('{}') }, signed, root);
  assert.ok(!junk.ok);
});

test('[T157] claims that rest on examples are refused, each piece by name, and nothing is released', async (t) => {
  const shop = await certifiedShop(t, { bend: asExamples });
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Claim');
  const checked = await shop.run(['check', '--json']);
  const { claims, decision, kind } = JSON.parse(checked.stdout) as GateVerdict;
  assert.deepEqual([checked.exitCode, decision, kind], [1, 'refused', 'rehearsal']);
  const found = claims.flatMap(({ rules }) => rules.flatMap(({ findings }) => findings));
  assert.deepEqual(
    found.map(({ code, found: what }) => [code, what]),
    [
      ['evidence_is_example', 'the runtime facts'],
      ['evidence_is_example', 'the approval'],
      ['evidence_is_example', 'no test ran'],
      ['evidence_is_example', 'no test ran'],
      ['example_value', 'app_fingerprint'],
      ['example_value', 'capability_digest, policy_digest'],
      ['evidence_is_example', 'the control event'],
    ],
  );
  const released = await shop.run(['release', 'v1.0.0']);
  assert.equal(released.exitCode, 1, released.stderr);
  assert.equal(await shop.git('tag'), '');
});

test('[T157] a review of years ago takes the place of the example', async (t) => {
  const shop = await certifiedShop(t, { bend: replaceMadeUp });
  const file = shop.path('evidence/pinterest.approval.json');
  const { origin: _, ...example } = JSON.parse(readFileSync(file, 'utf8')) as ApprovalReview;
  writeFileSync(file, JSON.stringify({ ...example, reviewed_at: '2020-03-01T09:00:00Z' }));
  const recorded = await shop.run(['ledger', 'append', file, '--operator', 'ada']);
  assert.equal(recorded.exitCode, 0, recorded.stderr);
});

test('[T158] a ledger that was written after the export is noted by its time, and never opened', async (t) => {
  const shop = await certifiedShop(t);
  const early = await shop.run(['check']);
  assert.equal(early.exitCode, 2);
  assert.match(early.stderr, /error\[commit_required\].*\n[^]*next: git add --all && git commit/);
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Claim');
  const ledger = shop.path('.claimgate/ledger.sqlite');
  const noted = async (...words: string[]) => {
    const { exitCode, stderr } = await shop.run(words);
    assert.equal(exitCode, 0, stderr);
    return /^note: the ledger's file changed after .*; if records came to it, next: sh ci\/claims\.sh export$/m.test(
      stderr,
    );
  };
  await shop.run(['ledger', 'show']);
  assert.equal(await noted('check'), false);
  await shop.run([
    'ledger',
    'append',
    'control',
    '--provider',
    'x',
    '--confirm-selector',
    '--state',
    'disabled',
    '--reason',
    'y',
    '--operator',
    'ada',
  ]);
  assert.equal(await noted('check'), true);
  assert.equal(await noted('check', '--quiet'), false);
  // An upgrade needs no more words than the ones that `ledger_outdated` prints.
  const upgraded = await shop.run(['ledger', 'init']);
  assert.match(upgraded.stdout, /migrations applied: none/, upgraded.stderr);
  await shop.run(['ledger', 'export']);
  assert.equal(await noted('check'), false);
  // Whatever reads the ledger, such as `doctor` itself, creates an empty write-ahead log.
  writeFileSync(`${ledger}-wal`, '');
  assert.equal(await noted('check'), false);
  // A gate opens no database that a repository brings along.
  writeFileSync(ledger, 'no database');
  const now = Date.now() / 1000;
  utimesSync(ledger, now, now);
  assert.equal(await noted('check'), true);
  // No export would ever be newer than a file from the future.
  utimesSync(ledger, now + 3600, now + 3600);
  assert.equal(await noted('check'), false);
});

// A file of the configuration, a command that needs it, the member that names it, and what makes it.
const CONFIGURED = [
  [
    'runtime-facts.json',
    'ledger export',
    'facts',
    'claimgate example facts --out runtime-facts.json',
  ],
  ['projection/ledger-projection.jsonl', 'claims propose', 'projection', 'sh ci/claims.sh export'],
  ['.claimgate/keys/ledger.key', 'ledger export', 'keys', 'claimgate setup --dry-run'],
  [
    '.claimgate/keys/fingerprint.key',
    'ledger append evidence --operator a',
    'keys',
    'claimgate setup --dry-run',
  ],
] as const;
test('a missing file of the configuration is named with its member and what makes it', async (t) => {
  const shop = await certifiedShop(t, { bend: asExamples });
  const config = JSON.parse(shop.text('claimgate.config.json')) as object;
  shop.write('claimgate.config.json', JSON.stringify({ ...config, facts: 'runtime-facts.json' }));
  for (const [file, line, member, next] of CONFIGURED) {
    renameSync(shop.path(file), shop.path('away'));
    const { exitCode, stderr } = await shop.run(line.split(' '));
    renameSync(shop.path('away'), shop.path(file));
    assert.equal(exitCode, 2, line);
    assert.match(stderr, new RegExp(`configured_file_missing\\].*: found "${member}" of `));
    assert.ok(stderr.includes(`--> ${file}\n`) && stderr.includes(`= next: ${next}\n`), stderr);
  }
});

test('setup refuses a wrong answer before it makes anything', async (t) => {
  const shop = await Shop.create(t);
  for (const [option, value] of [
    ['--origin', 'a b'],
    ['--resource-uri', 'shop'],
    ['--ledger', 'shop'],
  ] as const) {
    const { exitCode, stderr } = await shop.run(['setup', '--yes', option, value]);
    assert.equal(exitCode, 2);
    assert.match(stderr, /error\[(?:usage|ledger_location_invalid)\]/);
    assert.deepEqual(shop.files(), ['package.json']);
  }
});

test('[T481] a rehearsal plays every step, leaves nothing, and is a yes only where the release is', async (t) => {
  for (const [change, exitCode, says] of [
    [() => {}, 1, /^ {2}examples: 5 of 5 pieces of evidence: /m],
    [makeOwn, 0, /^allowed: /m],
  ] as const) {
    const shop = await certifiedShop(t, { bend: change });
    await shop.git('add', '-A');
    await shop.git('commit', '-qm', 'Claim');
    // SQLite makes and removes files of its own beside the ledger.
    const files = () => shop.files().filter((name) => !/-(?:shm|wal)$/.test(name));
    const before = files();
    const head = await shop.git('rev-parse', 'HEAD');
    const ended = await shop.run(['release', 'v1.0.0', '--rehearse']);
    assert.equal(ended.exitCode, exitCode, ended.stderr);
    assert.match(ended.stdout, /^rehearsed: every step of v1\.0\.0, and \d+ checks of its audit/m);
    assert.match(ended.stdout, says);
    assert.deepEqual(files(), before);
    assert.equal(await shop.git('for-each-ref'), `${head} commit\trefs/heads/main`);
  }
});

test('what the gate refuses for more than its examples is not rehearsed', async (t) => {
  const shop = await certifiedShop(t, { bend: asExamples });
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Claim');
  shop.write('docs/public-claims.json', '{}');
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Another');
  const ended = await shop.run(['release', 'v1.0.0', '--rehearse']);
  assert.equal(ended.exitCode, 1);
  assert.match(ended.stderr, /error\[stray_claims_file\]/);
  assert.doesNotMatch(ended.stdout, /rehearsed/);
});

test('[T481] a rehearsal says no to what stops the release itself before or after the gate', async (t) => {
  const shop = await certifiedShop(t);
  await shop.git('commit', '-q', '--allow-empty', '-m', 'Begin');
  const draft = await shop.run(['release', 'v1.0.0', '--rehearse']);
  assert.equal(draft.exitCode, 1, draft.stdout + draft.stderr);
  assert.match(draft.stdout, /^rehearsed: every step/m);
  assert.match(draft.stderr, /error\[draft_not_releasable\]/);
  await shop.git('tag', 'v1.0.0');
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Claim');
  const tagged = await shop.run(['release', 'v1.0.0', '--rehearse']);
  assert.equal(tagged.exitCode, 1, tagged.stdout + tagged.stderr);
  assert.match(tagged.stderr, /error\[tag_elsewhere\]/);
  assert.doesNotMatch(tagged.stdout, /rehearsed/);
  for (const option of ['--dry-run', '--sign=release.key'])
    assert.equal((await shop.run(['release', 'v1.1.0', '--rehearse', option])).exitCode, 2);
  assert.equal((await shop.run(['release', 'v1.1.0', '--rehearse'])).exitCode, 0);
});
