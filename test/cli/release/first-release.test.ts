import assert from 'node:assert/strict';
import { readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import type { ApprovalReview, GateVerdict } from '../../../src/documents/index.ts';
import { makeOwn, replaceMadeUp } from '../../own-evidence.ts';
import { asExamples, certifiedShop, Shop } from '../shop.ts';

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
