import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { readArchive, writeArchive } from '../../src/audit/archive.ts';
import { readCapsule, writeCapsule, type CapsuleContent } from '../../src/audit/capsule.ts';
import { valueOf } from '../../examples/world/organisation.ts';
import { blobOf, serialisedObject } from '../../src/git/kept-objects.ts';
import { idOf, type GitObject } from '../../src/git/objects.ts';
import { codesOf } from '../trust/expect.ts';
import { AT, bent, Releases } from './releases.ts';

const PASSED = { exitCode: 0, codes: [], rows: 7, open: [] };

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
    assert.match(stdout, /NOT CHECKED {2}trust roots/);
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
  const nameless = { id: '0'.repeat(40), type, bytes: Buffer.from(text, 'latin1') };
  return { ...nameless, id: idOf(nameless) };
}
