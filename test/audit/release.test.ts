import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test, type TestContext } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { projectionFiles } from '../../examples/world/documents.ts';
import { writeFiles } from '../../examples/world/write.ts';
import type { CommandReport } from '../../src/documents/index.ts';
import { AT, bent, HOUR, Releases, PIN_OF_RULES, RELEASED } from './releases.ts';
import { valueOf } from '../../examples/world/organisation.ts';
import { readCapsule } from '../../src/audit/capsule.ts';
import { auditRelease } from '../../src/audit/audit.ts';
import { releaseInCapsule } from '../../src/audit/capsule-release.ts';
import { CAPSULE, PIN } from '../page/platforms.ts';
import { clock } from '../trust/stamp-world.ts';

const RECORD = 'provider-certification/releases/v1.1.0';
const PASSED = { exitCode: 0, codes: [], rows: 9, open: [] };

describe('[T41] the audit of two releases', () => {
  let releases: Releases;
  let tip: string;

  before(async () => {
    releases = await Releases.withFirst();
    await releases.release('v1.1.0', 'grown', AT);
    tip = await releases.commit('Later work');
  });
  beforeEach(() => releases.world.shell(`git -C repo reset -q --hard ${tip}`));
  after(() => releases.remove());

  test('passes, for each of them, in every row', async () => {
    assert.deepEqual(await releases.audit('v1.0.0'), PASSED);
    assert.deepEqual(await releases.audit('v1.1.0'), PASSED);
  });

  test('does not depend on the work tree, the configuration of the caller or later claims', async () => {
    await releases.change('provider-certification/public-claims.json', () => '{}');
    await releases.change('claimgate.config.json', () => '{}');
    assert.deepEqual(await releases.audit('v1.1.0', '--memory', 'main'), PASSED);
  });

  for (const [file, codes] of Object.entries({
    'release-manifest.json': ['verdict_manifest_differs'],
    'gate-verdict.json': ['verdict_signature_of_other', 'replay_differs'],
    'gate-verdict.intoto.json': [],
    'ledger-projection.intoto.json': [],
    'ledger-projection.jsonl': ['projection_digest_differs', 'replay_differs'],
  })) {
    test(`refuses a record whose ${file} was changed by one bit`, async () => {
      const edit = file === 'gate-verdict.json' ? renumbered : bent;
      await releases.change(`${RECORD}/${file}`, edit);
      const audit = await releases.audit('v1.1.0');
      assert.notEqual(audit.exitCode, 0);
      assert.notDeepEqual(audit.open, []);
      for (const code of codes)
        assert.ok(audit.codes.includes(code), `${code} in ${audit.codes.join()}`);
    });

    test(`refuses a record without its ${file}`, async () => {
      rmSync(releases.at(`repo/${RECORD}/${file}`));
      await releases.commit('Lose a file');
      assert.notEqual((await releases.audit('v1.1.0')).exitCode, 0);
    });
  }

  test('refuses a tag that was moved to another commit', async () => {
    await releases.world.shell('git -C repo tag -f v1.1.0 main');
    const { exitCode, codes, open } = await releases.audit('v1.1.0');
    await releases.world.shell('git -C repo tag -f v1.1.0 main~2');
    assert.equal(exitCode, 1);
    assert.ok(open.includes('failed: verdict'));
    assert.ok(codes.includes('verdict_other_commit') && codes.includes('revision_differs'));
  });

  test('refuses a verdict that rested on a record which is gone', async () => {
    await releases.world.shell('git -C repo rm -rq provider-certification/releases/v1.0.0');
    await releases.commit('Lose a record');
    const { exitCode, codes } = await releases.audit('v1.1.0');
    assert.equal(exitCode, 2);
    assert.ok(codes.includes('earlier_record_missing'));
  });

  test('cannot tell how the ledger went on where the record of a later release is not whole', async () => {
    const LATER = [
      'not_checked: rule set',
      'not_checked: ledger before',
      'not_checked: ledger after',
    ];
    for (const [file, open] of [
      ['ledger-projection.intoto.json', ['failed: ledger after']],
      ['release-manifest.json', LATER],
      ['gate-verdict.json', LATER],
    ] as const) {
      await releases.world.shell(`git -C repo reset -q --hard ${tip}; rm repo/${RECORD}/${file}`);
      await releases.commit('Lose a file');
      const audit = await releases.audit('v1.0.0');
      assert.notEqual(audit.exitCode, 0, file);
      assert.deepEqual(audit.open, open, file);
    }
  });

  test('of a commit without claims gives no answer', async () => {
    await releases.world.shell('git -C repo rm -q provider-certification/public-claims.json');
    await releases.commit('No claims');
    await releases.world.shell('git -C repo tag -f v1.1.0');
    const { exitCode, codes } = await releases.audit('v1.1.0');
    await releases.world.shell(`git -C repo tag -f v1.1.0 ${tip}~2`);
    assert.deepEqual([exitCode, codes], [2, ['claims_missing']]);
  });

  test('names a release without a record', async () => {
    await releases.world.shell('git -C repo tag -f v1.2.0');
    assert.deepEqual((await releases.audit('v1.2.0')).codes, ['record_missing']);
    assert.deepEqual((await releases.audit('v9.9.9')).codes, ['ref_not_found']);
  });

  test('without a pin checks what needs none, and passes nothing', async () => {
    const { stdout, exitCode } = await releases.run(['audit', 'v1.1.0']);
    assert.equal(exitCode, 1);
    assert.match(stdout, /passed +manifest/);
    assert.match(stdout, /NOT CHECKED +replay/);
  });

  for (const [what, pin, exitCode, row] of [
    ['that is none', 'nonsense', 2, /NOT CHECKED +trust roots/],
    ['of another root', `1:sha256:${'0'.repeat(64)}`, 1, /FAILED +trust roots/],
  ] as const)
    test(`by a pin ${what} passes nothing that rests on keys`, async () => {
      const audit = await releases.run(['audit', 'v1.1.0', '--trust-pin', pin]);
      assert.equal(audit.exitCode, exitCode);
      assert.match(audit.stdout, row);
      assert.match(audit.stdout, /NOT CHECKED +verdict signature/);
    });

  test('refuses a record without a valid verdict', async () => {
    await releases.change(`${RECORD}/gate-verdict.json`, () => '{}');
    const { codes, open, rows } = await releases.audit('v1.1.0');
    assert.ok(codes.includes('missing_member'), codes.join());
    assert.equal(open.length, rows);
    assert.equal(open.filter((row) => row.startsWith('not_checked')).length, rows - 1);
  });

  test('refuses a record whose verdict is of no release', async () => {
    await releases.change(`${RECORD}/gate-verdict.json`, (bytes) => {
      const { release, ...verdict } = JSON.parse(bytes.toString()) as Record<string, object>;
      return JSON.stringify({ ...verdict, release: { ...release, version: null } });
    });
    assert.ok((await releases.audit('v1.1.0')).codes.includes('version_differs'));
  });

  test('says first that a recorded verdict is of a rehearsal, and no release', async () => {
    await releases.change(`${RECORD}/gate-verdict.json`, (bytes) =>
      bytes.toString().replace('"kind": "release"', '"kind": "rehearsal"'),
    );
    const { stdout } = await releases.run(['audit', 'v1.1.0', '--trust-pin', releases.pin]);
    assert.match(stdout, /^not verified: v1\.1\.0 .*, and its verdict is of kind rehearsal\n/);
  });

  test('names a claim that the verdict is silent about', async () => {
    await releases.change(`${RECORD}/gate-verdict.json`, (bytes) => {
      const verdict = JSON.parse(bytes.toString()) as { claims: unknown[] };
      return JSON.stringify({ ...verdict, claims: verdict.claims.slice(0, -1) });
    });
    const { stdout } = await releases.run([
      'audit',
      'v1.1.0',
      '--trust-pin',
      releases.pin,
      '--json',
    ]);
    const { findings } = JSON.parse(stdout) as CommandReport;
    const differs = findings.find(({ code }) => code === 'replay_differs');
    assert.match(differs?.pointer ?? '', /^\/claims\/\d+$/);
    assert.equal(differs?.expected, 'nothing');
  });

  test('refuses the statement of another document in place of that of the projection', async () => {
    const other = readFileSync(releases.at(`repo/${RECORD}/gate-verdict.intoto.json`));
    await releases.change(`${RECORD}/ledger-projection.intoto.json`, () => other);
    assert.ok((await releases.audit('v1.1.0')).codes.includes('predicate_type_wrong'));
  });

  test('refuses invalid claims at the tag', async () => {
    const claims = 'provider-certification/public-claims.json';
    const text = readFileSync(releases.at(`repo/${claims}`), 'utf8');
    await releases.change(claims, () => text.replace('"provider"', '"supplier"'));
    await releases.world.shell('git -C repo tag -f v1.1.0');
    const { exitCode, open } = await releases.audit('v1.1.0');
    await releases.world.shell(`git -C repo tag -f v1.1.0 ${tip}~1`);
    assert.notEqual(exitCode, 0);
    assert.ok(open.length > 0);
  });

  test('of a shallow clone gives no answer', async () => {
    await releases.world.shell(
      'rm -rf shallow && git clone -q --depth 1 --no-single-branch file://$PWD/repo shallow',
    );
    const { exitCode, codes } = await releases.auditIn('shallow', 'v1.1.0');
    assert.deepEqual(codes, ['shallow_clone']);
    assert.equal(exitCode, 2);
  });
});

/** Still a verdict by its schema. */
function renumbered(bytes: Buffer): string {
  return bytes.toString().replace('"number": 1,', '"number": 2,');
}

describe('the audit after keys were rotated', () => {
  let releases: Releases;

  before(async () => {
    releases = await Releases.withFirst();
    const changes = { schema_version: 1, expires_at: '2027-06-01T00:00:00Z' };
    writeFileSync(releases.at('changes.json'), JSON.stringify(changes));
    for (const args of [
      ['trust', 'update', '--from', '../changes.json'],
      ...[1, 2].map((n) => [
        'sign',
        'provider-certification/trust/2.root.json',
        '--key',
        `../keys/root-${n}.pem`,
      ]),
    ]) {
      const { exitCode, stderr } = await releases.run(args);
      assert.equal(exitCode, 0, stderr);
    }
    await releases.commit('Rotate');
    await releases.release('v1.1.0', 'grown', AT);
  });
  after(() => releases.remove());

  test('passes before and after the rotation by the pin that was never moved', async () => {
    assert.deepEqual(await releases.audit('v1.0.0'), PASSED);
    assert.deepEqual(await releases.audit('v1.1.0'), PASSED);
  });

  test('by the newer pin vouches for the newer release only', async () => {
    const rotated = readFileSync(releases.at('repo/provider-certification/trust/2.root.json'));
    const { payload } = JSON.parse(rotated.toString()) as { payload: string };
    const { createHash } = await import('node:crypto');
    const hex = createHash('sha256').update(Buffer.from(payload, 'base64')).digest('hex');
    const newer = ['--trust-pin', `2:sha256:${hex}`];
    const audit = async (version: string) => {
      const { stdout, exitCode } = await releases.run(['audit', version, ...newer, '--json']);
      return { stdout, exitCode };
    };
    assert.equal((await audit('v1.1.0')).exitCode, 0);
    const older = await audit('v1.0.0');
    assert.equal(older.exitCode, 2);
    assert.match(older.stdout, /root_before_pin/);
    assert.match(older.stdout, /audit_incomplete/);
  });
});

test('a later release whose ledger was rolled back shows in both audits', async (t) => {
  const releases = await Releases.make();
  t.after(() => releases.remove());
  await releases.release('v1.0.0', 'projection', AT - HOUR / 10);
  // The second one comes from a branch, and its gate was given a memory, from before the first was recorded.
  await releases.world.shell('git -C repo checkout -q -b early v1.0.0');
  await releases.world.shell('git -C repo commit -q --allow-empty -m early');
  await releases.release('v1.1.0', 'older-projection', AT, '--memory', 'v1.0.0');
  const first = await releases.audit('v1.0.0');
  assert.deepEqual(first.open, ['failed: ledger after']);
  assert.deepEqual(first.codes, ['ledger_truncated']);
  const second = await releases.audit('v1.1.0');
  assert.deepEqual(second.open, ['failed: ledger before']);
  assert.equal(second.exitCode, 1);
});

test('says where a record is that the records branch lacks', async (t) => {
  const releases = await Releases.withFirst();
  t.after(() => releases.remove());
  const audit = async (...options: string[]) => {
    const args = ['audit', 'v1.0.0', '--trust-pin', releases.pin, ...options];
    const { exitCode, stderr } = await releases.run(args);
    assert.equal(exitCode, 2);
    return stderr;
  };
  await releases.world.shell('git -C repo branch -q published HEAD~1');
  assert.match(await audit('--memory', 'published'), /found only in HEAD, which is not published/);
  await releases.world.shell(
    "git -C repo rm -qr provider-certification/releases; git -C repo commit -qm 'Tidy up'",
  );
  assert.match(await audit(), /found removed; commit [0-9a-f]{12} of the history has it/);
});

test('says what the ledger of a release was compared with, and of none that it passed', async (t) => {
  const releases = await Releases.withFirst();
  t.after(() => releases.remove());
  await releases.release('v1.1.0', 'grown', AT);
  const ledgers = async (version: string) => {
    const args = ['audit', version, '--trust-pin', releases.pin];
    const { stdout } = await releases.run(args);
    return [...stdout.matchAll(/^ {4}(.*) {2}(ledger (?:before|after)) +(.*)$/gm)].map(
      ([, outcome = '', row, by]) => [outcome.trim(), row, by],
    );
  };
  assert.deepEqual(await ledgers('v1.0.0'), [
    ['NOT COMPARED', 'ledger before', 'no earlier release of this ledger'],
    ['passed', 'ledger after', 'the heads of 1 later release'],
  ]);
  assert.deepEqual(await ledgers('v1.1.0'), [
    ['passed', 'ledger before', 'the heads of 1 earlier release'],
    ['NOT COMPARED', 'ledger after', 'no later release of this ledger'],
  ]);
  const { stdout } = await releases.run(['audit', 'v1.1.0', '--trust-pin', releases.pin]);
  assert.match(stdout, /^ {4}ledger after +nothing was compared: there is no later release/m);
  // The record of a release by another ledger, as after a successor.
  await releases.change('provider-certification/releases/v1.1.0/gate-verdict.json', (bytes) =>
    bytes.toString().replaceAll(/(?<="origin": ?")/g, 'other.'),
  );
  assert.deepEqual((await ledgers('v1.0.0'))[1], [
    'NOT COMPARED',
    'ledger after',
    'no later release of this ledger; 1 later release of another ledger',
  ]);
});

test('says how many corrections the ledger of a release had, where its statement verifies', async (t) => {
  const releases = await Releases.withFirst();
  t.after(() => releases.remove());
  const declared = { count: 2, digest: `sha256:${'d'.repeat(64)}` };
  writeFiles(
    releases.world.directory,
    new Map(projectionFiles('corrected', releases.grown(declared))),
  );
  await releases.release('v1.1.0', 'corrected', AT);
  const saidOf = async (version: string) => {
    const audit = ['audit', version, '--trust-pin', releases.pin];
    const { result } = JSON.parse(
      (await releases.run([...audit, '--json'])).stdout,
    ) as CommandReport;
    const corrections = result !== null && 'corrections' in result ? result.corrections : 'missing';
    const { stdout } = await releases.run(audit);
    return [stdout.match(/^ {4}Corrections +(.*)$/m)?.[1], corrections];
  };
  const none = ['none when the projection was exported', { count: 0, digest: null }];
  assert.deepEqual(await saidOf('v1.0.0'), none);
  const two = `2, sha256:${'d'.repeat(64)}, when the projection was exported`;
  assert.deepEqual(await saidOf('v1.1.0'), [two, declared]);
  // Also where another row fails.
  await releases.change(`${RECORD}/gate-verdict.json`, (bytes) =>
    bytes.toString().replace('"allowed"', '"refused"'),
  );
  assert.equal((await releases.audit('v1.1.0')).exitCode, 1);
  assert.deepEqual(await saidOf('v1.1.0'), [two, declared]);
  const statement = `${RECORD}/ledger-projection.intoto.json`;
  await releases.change(statement, (bytes) => {
    const envelope = JSON.parse(bytes.toString()) as { signatures: object[] };
    return JSON.stringify({ ...envelope, signatures: envelope.signatures.slice(1) });
  });
  assert.deepEqual(await saidOf('v1.1.0'), [undefined, null]);
});

const PASSED_IN_CAPSULE = { exitCode: 0, codes: [], rows: 8, open: [] };

test('a capsule keeps the records that a release rested on, also one of a clock ahead, and no later ones', async (t) => {
  const releases = await Releases.make();
  t.after(() => releases.remove());
  writeFileSync(releases.at('repo/docs.json'), '{"schema_version":1,"claims":[]}');
  const config = 'claimgate.config.json';
  const ignored = { stray_claims: { ignore: ['docs.json'] } };
  await releases.change(config, (bytes) =>
    JSON.stringify({ ...(JSON.parse(bytes.toString()) as object), ...ignored }),
  );
  await releases.release('v1.0.0', 'older-projection', AT - 5 * HOUR);
  await releases.release('v1.1.0', 'grown', AT);
  await releases.release('v1.2.0', 'grown', AT - 20_000);
  mkdirSync(releases.at('elsewhere'));
  for (const [version, earlier] of [
    ['v1.0.0', []],
    ['v1.2.0', ['v1.0.0', 'v1.1.0']],
  ] as const) {
    const packed = await releases.audit(version, '--pack', `../elsewhere/${version}.capsule`);
    assert.deepEqual(packed.open, []);
    const bytes = readFileSync(releases.at(`elsewhere/${version}.capsule`));
    const names = [...valueOf(readCapsule(bytes, version)).members.keys()];
    const kept = new Set(names.flatMap((name) => /^earlier\/([^/]+)/.exec(name)?.[1] ?? []));
    assert.deepEqual([...kept], earlier);
    assert.deepEqual(await releases.auditIn('elsewhere', `${version}.capsule`), PASSED_IN_CAPSULE);
  }
});

test('[T391] an audit refuses a verdict that was signed for another product than the commit names', async () => {
  const input = await releaseInCapsule(
    CAPSULE,
    'a.capsule',
    { now: Date.now(), pin: PIN, timestampRoots: [] },
    [],
  );
  assert.deepEqual((await auditRelease(input)).findings, []);
  const other = await auditRelease({ ...input, resourceUri: 'pkg:generic/other' });
  assert.deepEqual(
    other.findings.map(({ code, expected }) => [code, expected]),
    [['resource_uri_differs', 'pkg:generic/other@1.0.0']],
  );
});

const VERDICT = 'provider-certification/releases/v1.0.0/gate-verdict.intoto.json';
const NOW = Math.floor(Date.now() / 1000) * 1000;
const authority = clock();

/** A release under a trust root that asks for a timestamp within hours, judged some hours ago. */
async function released(t: TestContext, hours: number, ago: number): Promise<Releases> {
  const releases = await Releases.makeAt(NOW - ago * HOUR);
  t.after(() => releases.remove());
  const trustedRoot = authority.trustedRoot();
  writeFileSync(releases.at(`repo/${trustedRoot.file}`), trustedRoot.bytes);
  await releases.askForTimestamps(hours, `repo/${trustedRoot.file}`);
  await releases.release('v1.0.0', 'projection', releases.now);
  return releases;
}

/** How the audit ends and what the row `time` says; how `verify` ends by the same. */
async function told(releases: Releases, at: number) {
  const pin = ['--trust-pin', releases.pin, '--json'];
  const read = async (...args: string[]) => {
    const { exitCode, stdout } = await releases.run([...args, ...pin], at);
    const report = JSON.parse(stdout) as CommandReport;
    return { exitCode, codes: report.findings.map(({ code }) => code), result: report.result };
  };
  const audit = await read('audit', 'v1.0.0');
  const { result } = audit;
  const rows = result !== null && 'rows' in result ? result.rows : [];
  const row = rows.find(({ check }) => check === 'time');
  const verify = await read('verify', VERDICT);
  return {
    audit: [audit.exitCode, ...audit.codes],
    row,
    verify: [verify.exitCode, ...verify.codes],
  };
}

async function stamp(releases: Releases): Promise<void> {
  const bytes = readFileSync(releases.at(`repo/${VERDICT}`));
  writeFileSync(releases.at(`repo/${VERDICT}.tsr`), authority.stamp(bytes));
  await releases.commit('Add a timestamp');
}

test('a release without the timestamp that its trust root asks for does not verify once it is due', async (t) => {
  const releases = await released(t, 2, 1);
  const early = await told(releases, NOW);
  assert.deepEqual([early.audit, early.verify], [[0], [0]]);
  assert.equal(early.row?.outcome, 'not_compared');
  assert.match(early.row.by, /^no timestamp yet; the trust root asks for one by 20/);
  const late = await told(releases, NOW + 2 * HOUR);
  assert.deepEqual(late.audit, [1, 'timestamp_missing']);
  assert.equal(late.row?.outcome, 'failed');
  assert.deepEqual(late.verify, [1, 'timestamp_missing']);
  await stamp(releases);
  const stamped = await told(releases, NOW + 2 * HOUR);
  assert.deepEqual([stamped.audit, stamped.row?.outcome, stamped.verify], [[0], 'passed', [0]]);
});

test('a release that somebody dated back has a timestamp that is too late', async (t) => {
  const releases = await released(t, 2, 5);
  await stamp(releases);
  const { audit, row, verify } = await told(releases, NOW + HOUR);
  assert.deepEqual(audit, [1, 'timestamp_late']);
  assert.equal(row?.outcome, 'failed');
  assert.deepEqual(verify, [1, 'timestamp_late']);
});

test('a trust root that asks for timestamps names an authority', async (t) => {
  const releases = await Releases.makeAt(NOW);
  t.after(() => releases.remove());
  const limits = {
    max_projection_hours: 24,
    max_facts_minutes: 60,
    max_clock_skew_seconds: 30,
    max_hours_to_timestamp: 24,
  };
  writeFileSync(releases.at('changes.json'), JSON.stringify({ schema_version: 1, limits }));
  const { exitCode, stderr } = await releases.run(['trust', 'update', '--from', '../changes.json']);
  assert.equal(exitCode, 1);
  assert.match(stderr, /root_timestamp_incomplete/);
});

test('a capsule that was packed before its timestamp was due does not verify without one later', async (t) => {
  const path = join(RELEASED, 'capsule-of-timestamps.gz');
  if (process.env['CLAIMGATE_UPDATE'] !== undefined)
    writeFileSync(path, gzipSync(await Releases.packedUnstamped()));
  const releases = await Releases.make();
  t.after(() => releases.remove());
  writeFileSync(releases.at('it.capsule'), gunzipSync(readFileSync(path)));
  const audit = (at: number) =>
    releases.run(['audit', 'it.capsule', '--trust-pin', PIN_OF_RULES], at, '.');
  assert.equal((await audit(AT)).exitCode, 0);
  const { exitCode, stderr, stdout } = await audit(AT + 3 * HOUR);
  assert.equal(exitCode, 1);
  assert.match(stdout + stderr, /error\[timestamp_missing\]/);
});
