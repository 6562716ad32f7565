import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { readArchive, writeArchive } from '../../src/audit/archive.ts';
import { readCapsule, writeCapsule, type CapsuleContent } from '../../src/audit/capsule.ts';
import { valueOf } from '../../examples/world/organisation.ts';
import { blobOf } from '../../src/trust/commit-history.ts';
import { idOf, serialisedObject, type GitObject } from '../../src/trust/git-objects.ts';
import { stampFileOf } from '../../src/trust/identity.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { renderJson } from '../../src/report/json.ts';
import { judgeFiles } from '../../verifier/judge.ts';
import type { CommandReport } from '../../src/documents/index.ts';
import { codesOf } from '../trust/expect.ts';
import { clock } from '../trust/stamp-world.ts';
import { AT, bent, HOUR, Releases } from './releases.ts';

const PASSED = { exitCode: 0, codes: [], rows: 8, open: [] };

describe('[T40] a capsule', () => {
  let releases: Releases;
  let capsule: Buffer;
  let content: CapsuleContent;

  before(async () => {
    releases = await Releases.withFirst();
    await releases.release('v1.1.0', 'grown', AT);
    assert.equal((await releases.audit('v1.1.0', '--pack', '../it.capsule')).exitCode, 0);
    capsule = readFileSync(releases.at('it.capsule'));
    content = valueOf(readCapsule(capsule, 'it.capsule'));
    mkdirSync(releases.at('elsewhere'));
  });
  after(() => releases.remove());

  /** Audits bytes in a folder without a repository. */
  const audit = (bytes: Uint8Array) => {
    writeFileSync(releases.at('elsewhere/a.capsule'), bytes);
    return releases.auditIn('elsewhere', 'a.capsule');
  };
  /** As somebody would forge it who also writes the index anew. */
  const repacked = (change: (members: Map<string, Uint8Array>) => void) => {
    const members = new Map(content.members);
    change(members);
    return valueOf(writeCapsule({ ...content, members }, 'it.capsule'));
  };

  test('verifies years later, without repository, to the same answer', async () => {
    assert.deepEqual(await audit(capsule), PASSED);
  });

  test('says nothing of trust to who brings no pin', async () => {
    writeFileSync(releases.at('elsewhere/a.capsule'), capsule);
    const { exitCode, stdout } = await releases.run(['audit', 'a.capsule'], AT, 'elsewhere');
    assert.equal(exitCode, 1);
    assert.match(stdout, /NOT CHECKED +trust roots/);
    assert.doesNotMatch(stdout, /ledger after/);
  });

  test('is the same bytes again, and overwrites nothing', async () => {
    assert.equal((await releases.audit('v1.1.0', '--pack', '../again.capsule')).exitCode, 0);
    assert.ok(readFileSync(releases.at('again.capsule')).equals(capsule));
    assert.deepEqual((await releases.audit('v1.1.0', '--pack', '../again.capsule')).codes, [
      'file_exists',
    ]);
  });

  test('is the same bytes from another clone, and after later releases', async () => {
    await releases.world.shell(
      'git clone -q repo clone && git -C clone commit -q --allow-empty -m later',
    );
    const packed = await releases.auditIn('clone', 'v1.1.0', '--pack', '../other.capsule');
    assert.equal(packed.exitCode, 0);
    assert.ok(readFileSync(releases.at('other.capsule')).equals(capsule));
  });

  test('is an archive that tar lists and unpacks', async () => {
    const folder = releases.at('unpacked');
    mkdirSync(folder);
    await execa('tar', ['-xf', releases.at('it.capsule')], { cwd: folder });
    for (const [path, bytes] of content.members)
      assert.ok(readFileSync(`${folder}/${path}`).equals(bytes), path);
  });

  test('with any member changed by one byte is refused', async () => {
    const members = valueOf(readArchive(capsule, 'it.capsule'));
    assert.ok(members.size > 15);
    for (const [path, bytes] of members) {
      const copy = Buffer.from(capsule);
      const start = bytes.byteOffset - capsule.byteOffset;
      for (const at of [0, bytes.length >> 1, bytes.length - 1]) {
        copy[start + at] = (copy[start + at] ?? 0) ^ 1;
        const { exitCode, codes } = await audit(copy);
        assert.ok(exitCode > 0 && codes.length > 0, `${path} at ${at}`);
        copy[start + at] = (copy[start + at] ?? 0) ^ 1;
      }
    }
  });

  test('with any byte of a header or of padding changed is refused', () => {
    const members = valueOf(readArchive(capsule, 'it.capsule'));
    const isContent = new Uint8Array(capsule.length);
    for (const bytes of members.values()) {
      const start = bytes.byteOffset - capsule.byteOffset;
      isContent.fill(1, start, start + bytes.length);
    }
    for (let at = 0; at < capsule.length; at += isContent[at] === 0 ? 7 : 1) {
      if (isContent[at] === 1) continue;
      const copy = Buffer.from(capsule);
      copy[at] = (copy[at] ?? 0) ^ 1;
      const read = readCapsule(copy, 'it.capsule');
      assert.ok(!read.ok && read.findings.length > 0, `byte ${at}`);
    }
  });

  test('cut off anywhere is refused', () => {
    for (let length = 0; length < capsule.length; length += 499)
      assert.ok(!readCapsule(capsule.subarray(0, length), 'it.capsule').ok, `${length}`);
    const codes = codesOf(readCapsule(capsule.subarray(0, 1500), 'it.capsule'));
    assert.deepEqual(codes, ['capsule_truncated']);
  });

  test('forged with a fitting index is refused for what it holds', async () => {
    const anywhere = (path: string) => content.members.get(path) ?? Buffer.alloc(0);
    for (const path of content.members.keys()) {
      const { exitCode } = await audit(
        repacked((members) => members.set(path, bent(Buffer.from(anywhere(path))))),
      );
      assert.ok(exitCode > 0, path);
    }
  });

  test('that lacks a member is refused', async () => {
    for (const path of content.members.keys()) {
      const { exitCode, codes } = await audit(repacked((members) => members.delete(path)));
      assert.ok(exitCode > 0, path);
      // A file or a tree of the commit is missed by name; what else is missing shows in the rows.
      const isOfCommit = /^(?:commit|git)\//.test(path) && !codes.includes('replay_differs');
      if (isOfCommit) assert.deepEqual(codes, ['capsule_incomplete'], path);
    }
  });

  test('with one more member is refused', async () => {
    for (const path of [
      'README',
      'record/notes.txt',
      'commit/provider-certification/contracts/more.json',
      'earlier/v0.9.0/gate-verdict.json',
      'git/0000000000000000000000000000000000000000',
    ]) {
      const { exitCode, codes } = await audit(
        repacked((members) => members.set(path, Buffer.from('more'))),
      );
      assert.ok(exitCode > 0, path);
      assert.deepEqual(codes, ['capsule_malformed'], path);
    }
  });

  test('whose index names more than there is, or is written otherwise, is refused', () => {
    const index = Buffer.from(
      valueOf(readArchive(capsule, 'it.capsule')).get('capsule.json') ?? [],
    ).toString();
    for (const text of [
      index.replace(
        '"members": [',
        '"members": [{"path":"a","sha256":"sha256:' + '0'.repeat(64) + '"},',
      ),
      index.replaceAll('\n', ''),
    ]) {
      const members = new Map([...content.members, ['capsule.json', Buffer.from(text)]]);
      const read = readCapsule(valueOf(writeArchive(members, 'it.capsule')), 'it.capsule');
      assert.deepEqual(codesOf(read), ['capsule_index_differs']);
    }
  });

  test('of another version or commit than it holds is refused', async () => {
    const { version, revision } = content.release;
    for (const release of [
      { version: 'v1.2.0', revision },
      { version, revision: 'f'.repeat(40) },
    ])
      assert.ok((await audit(valueOf(writeCapsule({ ...content, release }, 'it')))).exitCode > 0);
  });

  for (const [what, tree, code] of [
    ['an empty tree', '', 'capsule_incomplete'],
    ['a malformed tree', 'x', 'capsule_incomplete'],
    [
      'a tree with a file where the folder belongs',
      `100644 provider-certification\0${'x'.repeat(20)}`,
      'file_not_regular',
    ],
  ] as const)
    test(`of a commit with ${what} is refused`, async () => {
      const folder = objectOf('tree', tree);
      const commit = objectOf('commit', `tree ${folder.id}\n\nforged\n`);
      const members = new Map(content.members);
      for (const object of [folder, commit])
        members.set(`git/${object.id}`, serialisedObject(object));
      const release = { ...content.release, revision: commit.id };
      const { codes } = await audit(valueOf(writeCapsule({ release, members }, 'it')));
      assert.deepEqual(codes, [code]);
    });

  test('of a commit with a file where a folder belongs is refused', async () => {
    const claims = content.members.get('commit/provider-certification/public-claims.json');
    const blob = blobOf(claims ?? Buffer.alloc(0), 40);
    const entry = `100644 provider-certification\0${Buffer.from(blob.id, 'hex').toString('latin1')}`;
    const folder = objectOf('tree', entry);
    const commit = objectOf('commit', `tree ${folder.id}\n\nforged\n`);
    const members = new Map(content.members);
    for (const object of [folder, commit])
      members.set(`git/${object.id}`, serialisedObject(object));
    const release = { ...content.release, revision: commit.id };
    const { exitCode, codes } = await audit(valueOf(writeCapsule({ release, members }, 'it')));
    assert.deepEqual([exitCode, codes], [2, ['file_not_regular']]);
  });

  test('of a commit of another kind of ids is refused', async () => {
    const { version, revision } = content.release;
    const release = { version, revision: revision.padEnd(64, '0') };
    const { codes } = await audit(valueOf(writeCapsule({ ...content, release }, 'it')));
    assert.deepEqual(codes, ['capsule_malformed']);
  });

  test('that does not lead to the tested commit does not pass', async () => {
    const { members, release } = content;
    const commits = [...members].filter(
      ([path, bytes]) =>
        path.startsWith('git/') &&
        Buffer.from(bytes).toString('latin1').startsWith('commit ') &&
        !path.endsWith(release.revision),
    );
    assert.ok(commits.length > 0);
    const { codes, open } = await audit(
      repacked((all) => commits.forEach(([path]) => all.delete(path))),
    );
    assert.deepEqual(open, ['failed: replay']);
    assert.ok(codes.includes('replay_differs'));
  });

  test('is not packed for a release that does not verify', async () => {
    const { exitCode } = await releases.run(['audit', 'v1.1.0', '--pack', '../bad.capsule']);
    assert.equal(exitCode, 1);
    assert.throws(() => readFileSync(releases.at('bad.capsule')));
  });

  test('has no secret of those who made it', () => {
    cpSync(releases.at('it.capsule'), releases.at('copy.capsule'));
    assert.ok(!capsule.includes('PRIVATE KEY'));
  });
});

function objectOf(type: string, text: string): GitObject {
  const nameless = { type, bytes: Buffer.from(text, 'latin1') };
  return { ...nameless, id: idOf(serialisedObject(nameless), 40) };
}

describe('time that others vouch for', () => {
  const YEAR = 365.25 * 24 * HOUR;
  const VERDICT = 'gate-verdict.intoto.json';
  const record = `provider-certification/releases/v1.1.0`;
  // Real tokens are of today, which is after the release.
  const now = Date.now() + HOUR;
  const inYears = (years: number) => new Date(now - (now % 1000) + years * YEAR);
  const own = clock({ to: inYears(3) });
  const later = clock({ name: 'Later TSA', to: inYears(20) });
  let releases: Releases;
  let capsule: Buffer;
  let token: Buffer;

  before(async () => {
    releases = await Releases.withFirst();
    const { bytes, file } = own.trustedRoot();
    writeFileSync(releases.at(`repo/${file}`), bytes);
    const expires_at = inYears(1).toISOString();
    writeFileSync(releases.at('later.trusted_root.json'), later.trustedRoot().bytes);
    const said = await releases.rotate({ expires_at, timestamp_roots: [`repo/${file}`] });
    assert.match(said, /caution: timestamp root: added sha256:/);
    await releases.release('v1.1.0', 'grown', AT);
    const signed = readFileSync(releases.at(`v1.1.0/${VERDICT}`));
    token = own.stamp(signed);
    writeFileSync(releases.at(`repo/${record}/${VERDICT}.tsr`), token);
    await releases.commit('Add the token');
    const packed = await releases.audit('v1.1.0', '--pack', '../it.capsule');
    assert.deepEqual(packed, { exitCode: 0, codes: [], rows: 10, open: [] });
    capsule = readFileSync(releases.at('it.capsule'));
    mkdirSync(releases.at('elsewhere'));
  });
  after(() => releases.remove());

  /** An audit of the capsule beside these tokens, years after the release. */
  async function audit(years: number, tokens: readonly Uint8Array[] = [], ...options: string[]) {
    const folder = releases.at('elsewhere');
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    writeFileSync(`${folder}/a.capsule`, capsule);
    for (const [index, bytes] of tokens.entries())
      writeFileSync(`${folder}/${stampFileOf('a.capsule', index + 1)}`, bytes);
    const args = ['audit', 'a.capsule', '--trust-pin', releases.pin, ...options];
    const at = now + years * YEAR;
    const { exitCode, stderr, stdout } = await releases.run(args, at, 'elsewhere');
    const times = /Time that others vouch for:\n((?: {4}.*\n)+)/.exec(stdout)?.[1] ?? '';
    return { exitCode, stderr, stdout, times: times.split('\n').map((line) => line.trim()) };
  }
  const LATER = ['--timestamp-root', '../later.trusted_root.json'];

  test('[T483] is that of the authority, in the repository and in the capsule', async () => {
    const { exitCode, stdout, times } = await audit(1);
    assert.equal(exitCode, 0, stdout);
    assert.match(stdout, /passed +time +the timestamp authorities/);
    assert.match(times[0] ?? '', /^Signed before +20\d\d-.* UTC, says Example TSA$/);
    assert.match(
      times[1] ?? '',
      new RegExp(
        `^${record}/${VERDICT}.tsr .*certificates until ${inYears(3).toISOString().slice(0, 10)}$`,
      ),
    );
    const { stdout: json } = await releases.run(
      ['audit', 'v1.1.0', '--json', '--trust-pin', releases.pin],
      now,
    );
    const { result } = JSON.parse(json) as {
      result: { evidence: { times: { instant: string }[] } };
    };
    const [{ instant, ...time } = assert.fail()] = result.evidence.times;
    assert.ok(Date.parse(instant) > AT);
    assert.deepEqual(time, {
      file: `${record}/${VERDICT}.tsr`,
      authority: 'Example TSA',
      expires_at: formatInstant(inYears(3).getTime()),
    });
  });

  test('[T483] an algorithm that is no longer held good is renewed by a newer one', async () => {
    const old = clock({ name: 'Old TSA', rsa: true, to: inYears(20) });
    writeFileSync(releases.at('old.trusted_root.json'), old.trustedRoot().bytes);
    const first = old.stamp(capsule);
    const renewal = later.stamp(Buffer.concat([capsule, first]), { hash: 'sha512' });
    const both = ['--timestamp-root', '../old.trusted_root.json', ...LATER];
    // RSA of 2048 bits is held good until the end of 2030; the certificates are valid for longer.
    const end = (Date.UTC(2031, 0, 1) - now) / YEAR;
    for (const [years, tokens, isGood] of [
      [end - 0.1, [first], true],
      [end + 0.1, [first], false],
      [end + 0.1, [first, renewal], true],
    ] as const) {
      const { exitCode, stderr, stdout } = await audit(years, tokens, ...both);
      assert.equal(exitCode, 0, stdout);
      assert.equal(!/timestamp_expired/.test(stdout + stderr), isGood, `${years}`);
      assert.equal(
        /Old TSA/.test(/Time that others vouch for:\n[^]*/.exec(stdout)?.[0] ?? ''),
        isGood,
      );
    }
  });

  test('[T482] a later token without the one before it is noticed', async () => {
    writeFileSync(releases.at('elsewhere/b.capsule'), capsule);
    writeFileSync(releases.at('elsewhere/b.capsule.3.tsr'), token);
    const args = ['audit', 'b.capsule', '--trust-pin', releases.pin];
    const { exitCode, stderr } = await releases.run(args, now, 'elsewhere');
    assert.equal(exitCode, 1, stderr);
    assert.match(stderr, /timestamp_lost.*\n?.*b\.capsule\.tsr/);
    assert.match(stderr, /b\.capsule\.3\.tsr/);
  });

  test('[T482] nobody signs that an authority counts which never can', async () => {
    const bad = own.trustedRoot({ leaf: { isCritical: false } });
    writeFileSync(releases.at('bad.trusted_root.json'), bad.bytes);
    const changes = { schema_version: 1, timestamp_roots: ['bad.trusted_root.json'] };
    writeFileSync(releases.at('bad.json'), JSON.stringify(changes));
    const { exitCode, stderr } = await releases.run(['trust', 'update', '--from', '../bad.json']);
    assert.equal(exitCode, 1, stderr);
    assert.match(stderr, /sigstore_root_invalid/);
    assert.match(stderr, /Example TSA: not for time stamping alone/);
  });

  test('[T483] ten years on, an audit says exactly what still holds', async () => {
    // Keys, trust roots, evidence and the certificate of the authority have all expired.
    const alone = await audit(10);
    assert.equal(alone.exitCode, 0, alone.stdout);
    assert.match(
      alone.stdout,
      /^verified: v1\.1\.0 .*its projection has expired since, as is normal/,
    );
    assert.match(alone.stderr, /warning\[timestamp_expired\]/);
    assert.deepEqual(alone.times, ['Signed before  no one else vouches for the time', '']);

    const first = later.stamp(capsule);
    const renewed = await audit(10, [first], ...LATER);
    assert.equal(renewed.exitCode, 0, renewed.stdout);
    assert.doesNotMatch(renewed.stderr, /timestamp_expired/);
    assert.match(renewed.times[0] ?? '', /^Signed before .*says Example TSA$/);
    assert.equal(renewed.times.length, 4);
    assert.match(renewed.times[2] ?? '', /^a\.capsule\.tsr .*says Later TSA; certificates until /);

    const second = later.stamp(Buffer.concat([capsule, first]), { hash: 'sha512' });
    assert.equal((await audit(10, [first, second], ...LATER)).times.length, 5);
    const tooLate = await audit(30, [first, second], ...LATER);
    assert.equal(tooLate.exitCode, 0, tooLate.stdout);
    assert.deepEqual(tooLate.times, ['Signed before  no one else vouches for the time', '']);
    assert.equal(tooLate.stderr.match(/timestamp_expired/g)?.length, 2, tooLate.stderr);
  });

  /** Whether `openssl` alone says at an instant that a token is over these bytes. */
  async function opensslSays(bytes: Uint8Array, stamp: Uint8Array, at: number): Promise<boolean> {
    const folder = releases.at('elsewhere');
    later.install(folder);
    writeFileSync(`${folder}/data`, bytes);
    writeFileSync(`${folder}/token`, stamp);
    const given = ['-data', 'data', '-in', 'token', '-CAfile', 'tsa-root.pem'];
    const attime = ['-attime', String(Math.floor(at / 1000))];
    const options = { cwd: folder, reject: false };
    return (await execa('openssl', ['ts', '-verify', ...given, ...attime], options)).exitCode === 0;
  }

  test('[T483] one, ten and thirty years on, with and without tokens, program, page and openssl alone say the same', async () => {
    const first = later.stamp(capsule);
    const second = later.stamp(Buffer.concat([capsule, first]), { hash: 'sha512' });
    const script = join(import.meta.dirname, '../../docs/how-to/verify-capsule.sh');
    const { revision } = valueOf(readCapsule(capsule, 'a.capsule')).release;
    const authority = { file: 'later.trusted_root.json', bytes: later.trustedRoot().bytes };
    // It reads no token, and asks no clock.
    const args = [script, 'a.capsule', 'v1.1.0', revision, releases.pin];
    const hand = await execa('sh', args, { cwd: releases.at('elsewhere'), reject: false });
    assert.match(hand.stdout, /\nVERIFIED: v1\.1\.0\. Not checked: .*timestamps/);
    for (const years of [1, 10, 30])
      for (const tokens of [[], [first], [first, second]]) {
        const then = now + years * YEAR;
        const { exitCode, stdout } = await audit(years, tokens, ...LATER, '--json');
        const document = JSON.parse(stdout) as CommandReport;
        const stamps = tokens.map((bytes, index) => ({
          file: stampFileOf('a.capsule', index + 1),
          bytes,
        }));
        const page = await judgeFiles({
          files: [{ file: 'a.capsule', bytes: capsule }, ...stamps],
          authorities: [authority],
          pin: releases.pin,
          when: 'now',
          now: then,
        });
        assert.equal(renderJson(page.report), stdout);
        assert.equal(page.standing, 'verified');
        assert.equal(exitCode, 0, stdout);
        const { result } = document;
        assert.ok(
          result !== null && 'evidence' in result && result.evidence && 'times' in result.evidence,
        );
        const told = result.evidence.times.filter(({ file }) => file.startsWith('a.capsule'));
        const over = tokens.length === 2 ? Buffer.concat([capsule, first]) : capsule;
        const last = tokens.at(-1);
        assert.equal(told.length > 0, last !== undefined && (await opensslSays(over, last, then)));
      }
  });

  test('[T482] a token beside a capsule that is forged, or that nobody names, refuses', async () => {
    const first = later.stamp(capsule);
    const cases: readonly (readonly [
      code: string,
      tokens: readonly Uint8Array[],
      options: string[],
    ])[] = [
      ['timestamp_untrusted', [first], []],
      ['timestamp_of_other', [token], LATER],
      ['timestamp_of_other', [first, first], LATER],
      ['timestamp_malformed', [first.subarray(1)], LATER],
      ['timestamp_malformed', [Buffer.from('a capsule')], LATER],
    ];
    for (const [code, tokens, options] of cases) {
      const { exitCode, stderr, stdout } = await audit(1, tokens, ...options);
      assert.equal(exitCode, 1, stdout);
      assert.match(stderr, new RegExp(`error\\[${code}\\]`));
      assert.match(stdout, /FAILED +time/);
    }
    const early = await audit(-1, [first], ...LATER);
    assert.match(early.stderr, /error\[timestamp_time_differs\]/);
  });

  test('[T482] verify tells it of any signed document', async () => {
    const verify = (path: string, at = now) =>
      releases.run(['verify', path, '--trust-pin', releases.pin], at);
    const { exitCode, stdout } = await verify(`${record}/${VERDICT}`);
    assert.equal(exitCode, 0, stdout);
    assert.match(stdout, /^ {2}signed before: 20.* UTC, says Example TSA$/m);
    writeFileSync(releases.at(`v1.1.0/${VERDICT}.tsr`), later.stamp(Buffer.from('other')));
    const forged = await verify(`../v1.1.0/${VERDICT}`);
    assert.equal(forged.exitCode, 1);
    assert.match(forged.stderr, /error\[timestamp_of_other\]/);
  });

  test('[T482] release record takes a token that verifies, and no other', async () => {
    const from = releases.at('again');
    cpSync(releases.at('v1.1.0'), from, { recursive: true });
    cpSync(releases.at('grown'), from, { recursive: true });
    await releases.world.shell(
      `git -C repo rm -qr ${record} && git -C repo commit -qm 'No record'`,
    );
    const run = (bytes: Uint8Array) => {
      writeFileSync(`${from}/${VERDICT}.tsr`, bytes);
      const args = ['release', 'record', 'v1.1.0', '--from', '../again'];
      return releases.run([...args, '--trust-pin', releases.pin], now);
    };
    const forged = await run(own.stamp(capsule));
    assert.equal(forged.exitCode, 1, forged.stderr);
    assert.match(forged.stderr, /error\[timestamp_of_other\]/);
    const { exitCode, stderr } = await run(token);
    assert.equal(exitCode, 0, stderr);
    assert.ok(readFileSync(releases.at(`repo/${record}/${VERDICT}.tsr`)).equals(token));
  });
});
