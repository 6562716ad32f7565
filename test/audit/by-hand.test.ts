import assert from 'node:assert/strict';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { execa } from 'execa';
import { auditCapsule } from '../../src/cli/audit/audit.ts';
import { readCapsule, writeCapsule } from '../../src/audit/capsule.ts';
import { present } from '../../src/documents/error.ts';
import { readEnvelope, unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { signedBy } from '../../examples/world/organisation.ts';
import { copyFolder } from '../copy.ts';
import { CAPSULE, PIN } from '../page/platforms.ts';
import { AT, Releases } from './releases.ts';
import { sample } from '../soak.ts';
import { valueOf } from '../trust/expect.ts';

const SCRIPT = join(import.meta.dirname, '../../docs/how-to/verify-capsule.sh');

const noJq = existsSync('/usr/bin/jq') ? false : 'no jq';

const content = valueOf(readCapsule(CAPSULE, 'a.capsule'));
const ROOT = 'commit/provider-certification/trust/1.root.json';

const FORGED: Readonly<Record<string, string>> = {
  'the claims': 'commit/provider-certification/public-claims.json',
  'the trust root': ROOT,
  'the projection': 'record/ledger-projection.jsonl',
  'the verdict': 'record/gate-verdict.json',
  'the signed statement': 'record/ledger-projection.intoto.json',
  'the manifest': 'record/release-manifest.json',
};

function blobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

describe('a capsule by hand', { skip: noJq }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-by-hand-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** Version and commit are those of the sound capsule: anyone who checks one does not ask the forged one. */
  async function run(bytes: Uint8Array, pin = PIN, madeFor = CAPSULE): Promise<number | undefined> {
    const { exitCode, stdout } = await played(bytes, pin, madeFor);
    // Who reads only the last line knows as much as who asks for the exit code.
    const answer = stdout.split('\n').at(-1) ?? '';
    assert.match(answer, exitCode === 0 ? /^VERIFIED: / : /^NOT VERIFIED: /);
    return exitCode;
  }

  /** The check that ends them, as a reader sees it. */
  async function failing(bytes: Uint8Array, pin: string, madeFor: Uint8Array): Promise<string> {
    const { exitCode, stdout } = await played(bytes, pin, madeFor);
    assert.notEqual(exitCode, 0);
    const [failed = '', answer = ''] = stdout.split('\n').slice(-2);
    assert.match(answer, /^NOT VERIFIED: /);
    return failed;
  }

  async function played(bytes: Uint8Array, pin: string, madeFor: Uint8Array) {
    // GNU tar takes a name before a colon for a machine.
    const path = "host:it's a.capsule";
    writeFileSync(join(folder, path), bytes);
    const { revision, version } = valueOf(readCapsule(madeFor, 'a.capsule')).release;
    return execa('sh', [SCRIPT, path, version, revision, pin], {
      cwd: folder,
      reject: false,
      env: { TMPDIR: folder },
    });
  }

  test('[T212] the script ends with 0, and says each check with what it compared', async () => {
    const { exitCode, stdout } = await played(CAPSULE, PIN, CAPSULE);
    assert.equal(exitCode, 0);
    const lines = stdout.split('\n');
    assert.match(lines.pop() ?? '', /^VERIFIED: v1\.0\.0\. Not checked: the rules, /);
    assert.ok(lines.length > 30 && lines.every((line) => /^ok: .+: \S/.test(line)));
  });

  const forged = sample(Object.entries(FORGED), Object.keys(FORGED).length, 2);
  for (const [what, path] of forged) {
    test(`[T212] they fail where ${what} was changed`, async () => {
      const bytes = Buffer.from(content.members.get(path) ?? []);
      const middle = bytes.length >> 1;
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      const members = new Map([...content.members, [path, bytes]]);
      assert.notEqual(await run(valueOf(writeCapsule({ ...content, members }, 'a'))), 0);
    });
  }

  /** Edits a member as text, and writes the index anew. */
  function edited(path: string, edit: (text: string) => string): Buffer {
    const before = Buffer.from(content.members.get(path) ?? []).toString();
    const changed = edit(before);
    assert.notEqual(changed, before);
    const members = new Map([...content.members, [path, Buffer.from(changed)]]);
    return Buffer.from(valueOf(writeCapsule({ ...content, members }, 'a')));
  }

  type Signed = { payload: string; signatures: { keyid: string; sig: string }[] };
  function signatures(edit: (all: Signed['signatures']) => Signed['signatures']) {
    return (text: string): string => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an envelope of our own fixture
      const envelope = JSON.parse(text) as Signed;
      return JSON.stringify({ ...envelope, signatures: edit(envelope.signatures) });
    };
  }
  const VERDICT = 'record/gate-verdict.intoto.json';
  const STATEMENT = 'record/ledger-projection.intoto.json';
  const none = signatures(() => []);
  const one = signatures((all) => all.slice(0, 1));
  const twice = signatures(([first]) => (first ? [first, { ...first, keyid: 'other' }] : []));
  const payload = (from: string, to: string) => (text: string) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an envelope of our own fixture
    const envelope = JSON.parse(text) as Signed;
    const said = Buffer.from(envelope.payload, 'base64').toString().replace(from, to);
    return JSON.stringify({ ...envelope, payload: Buffer.from(said).toString('base64') });
  };
  const put = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
  const FORGERIES: Readonly<Record<string, readonly [string, (text: string) => string]>> = {
    'no signature of the verdict': [VERDICT, none],
    'no signature of the statement': [STATEMENT, none],
    'no signature of the trust root': [ROOT, none],
    'one of two signatures of the statement': [STATEMENT, one],
    'one signature of the statement twice': [STATEMENT, twice],
    'one of two signatures of the trust root': [ROOT, one],
    'the result FAILED': [VERDICT, payload('PASSED', 'FAILED')],
    'a draft': ['record/gate-verdict.json', put(/"release"/, '"draft"')],
    'a refusal': ['record/gate-verdict.json', put('"allowed"', '"refused"')],
    'another version in the manifest': ['record/release-manifest.json', put('v1.0.0', 'v1.0.1')],
    'another commit in the verdict': [
      'record/gate-verdict.json',
      put(/[0-9a-f]{40}/, '0'.repeat(40)),
    ],
    'another instant': [
      'record/gate-verdict.json',
      put(/"evaluated_at":( ?)"20../, '"evaluated_at":$1"2001'),
    ],
    'another instant in the signed verdict': [
      VERDICT,
      payload('"timeVerified":"20', '"timeVerified":"19'),
    ],
    'another projection': ['record/ledger-projection.jsonl', (text) => `${text}{}\n`],
  };
  const forgeries = sample(Object.entries(FORGERIES), 6);
  for (const [what, [path, edit]] of forgeries)
    test(`[T360] the commands fail for ${what}`, async () => {
      const bytes = edited(path, edit);
      assert.notEqual(await run(bytes), 0);
    });

  /** The sound release with other members, in an index that is made anew. */
  const withMembers = (edit: (members: Map<string, Uint8Array>) => void): Buffer => {
    const members = new Map(content.members);
    edit(members);
    return Buffer.from(valueOf(writeCapsule({ ...content, members }, 'a')));
  };

  test('[T368] the commands fail for a file that the commit has at another path only', async () => {
    const [path, bytes] = [...content.members].find(([name]) => /contracts?\//.test(name)) ?? [];
    assert.ok(path !== undefined && bytes);
    const moved = withMembers((members) => {
      members.delete(path);
      members.set(`${path}.moved`, bytes);
    });
    assert.match(
      await failing(moved, PIN, CAPSULE),
      /^FAILED: \S+\.moved in the commit: expected , found [0-9a-f]{40}$/,
    );
  });

  test('[T368] they fail for records of one commit with the files of another, and pass for a path with a space', async () => {
    const releases = await Releases.withFirst();
    after(() => releases.remove());
    const contracts = releases.at('repo/provider-certification/contracts');
    for (const name of readdirSync(contracts))
      renameSync(join(contracts, name), join(contracts, `a ${name}`));
    await releases.commit('Rename the contracts');
    await releases.release('v1.1.0', 'grown', AT);
    const packed = async (version: string): Promise<Buffer> => {
      const args = ['--pack', `../${version}.capsule`];
      const { exitCode, codes } = await releases.audit(version, ...args);
      assert.equal(exitCode, 0, codes.join());
      return readFileSync(releases.at(`${version}.capsule`));
    };
    const [first, second] = [await packed('v1.0.0'), await packed('v1.1.0')];
    const parts = valueOf(readCapsule(second, 'b'));
    assert.ok(
      [...parts.members.keys()].some((path) => path.startsWith('commit/') && / /.test(path)),
    );
    assert.equal(await run(second, releases.pin, second), 0);
    // The files and objects of the second release, and the commit of the first beside them.
    const sound = valueOf(readCapsule(first, 'a'));
    const isOfCommit = ([path]: readonly [string, unknown]) => /^(?:commit|git)\//.test(path);
    const members = new Map([...sound.members, ...[...parts.members].filter(isOfCommit)]);
    const grafted = valueOf(writeCapsule({ ...sound, members }, 'a'));
    assert.match(
      await failing(grafted, releases.pin, first),
      /^FAILED: .* in the commit: expected [0-9a-f]*, found [0-9a-f]{40}$/,
    );

    // Signed anew by the release role, whose clock was another.
    const path = 'record/gate-verdict.intoto.json';
    const verdict = valueOf(readEnvelope(present(sound.members.get(path)), path));
    const said = Buffer.from(verdict.payload).toString();
    const other = Buffer.from(said.replace('"timeVerified":"20', '"timeVerified":"19'));
    assert.notEqual(other.toString(), said);
    const unsigned = unsignedEnvelope(verdict.payloadType, other, path);
    const signed = writeEnvelope(signedBy(unsigned, [releases.example.keys.release]));
    const dated = new Map([...sound.members, [path, signed]]);
    const backdated = valueOf(writeCapsule({ ...sound, members: dated }, 'a'));
    assert.match(
      await failing(backdated, releases.pin, first),
      /^FAILED: signed instant: expected 20\S+, found 19\S+$/,
    );
  });

  test('[T369] a trust root that cannot be read is refused, not left out', async () => {
    assert.notEqual(await run(edited(ROOT, () => '{')), 0);
    const second = ROOT.replace('1.root', '2.root');
    const unread = withMembers((members) => members.set(second, Buffer.from('{')));
    assert.notEqual(await run(unread), 0);
  });

  test('[T212] it follows a rotated trust root from the first pin, and refuses it with a signature missing, or left out', async () => {
    const releases = await Releases.withFirst();
    after(() => releases.remove());
    await releases.rotate({ expires_at: '2027-06-01T00:00:00Z' });
    await releases.release('v1.1.0', 'grown', AT);
    assert.equal((await releases.audit('v1.1.0', '--pack', '../b.capsule')).exitCode, 0);
    const packed = readFileSync(releases.at('b.capsule'));
    assert.equal(await run(packed, releases.pin, packed), 0);
    const { members, release } = valueOf(readCapsule(packed, 'b'));
    const path = 'commit/provider-certification/trust/2.root.json';
    const fewer = new Map([
      ...members,
      [path, Buffer.from(one(Buffer.from(present(members.get(path))).toString()))] as const,
    ]);
    const unsigned = valueOf(writeCapsule({ release, members: fewer }, 'b'));
    assert.notEqual(await run(unsigned, releases.pin, packed), 0);
    // Without the newer root, a key that it took away would still count.
    const without = new Map([...members].filter(([name]) => name !== path));
    const rolledBack = valueOf(writeCapsule({ release, members: without }, 'b'));
    assert.notEqual(await run(rolledBack, releases.pin, packed), 0);
  });

  /** A capsule as an archive of anything, which claimgate would not read. */
  async function packedAgain(bytes: Uint8Array, bend: (unpacked: string) => void): Promise<Buffer> {
    const unpacked = mkdtempSync(join(folder, 'unpacked-'));
    await execa('tar', ['-xf', '-', '-C', unpacked], { input: bytes });
    bend(unpacked);
    const names = readdirSync(unpacked);
    const all = ['-C', unpacked, '--no-recursion', ...files(unpacked, names)];
    const { stdout } = await execa('tar', ['-cf', '-', ...all], { encoding: 'buffer' });
    return Buffer.from(stdout);
  }

  function files(parent: string, names: readonly string[]): string[] {
    return names.flatMap((name) => {
      const path = join(parent, name);
      if (!lstatSync(path).isDirectory()) return name;
      return files(
        parent,
        readdirSync(path).map((below) => `${name}/${below}`),
      );
    });
  }

  test('[T212] an archive as claimgate packs none of passes if only its order differs', async () => {
    assert.equal(await run(await packedAgain(CAPSULE, () => {})), 0);
  });

  test('[T361] a link in a capsule writes nothing elsewhere', async () => {
    for (const name of ['answer', 'files', 'payload', 'root', 'keys', 'message', 'key.pem']) {
      const target = join(folder, 'of the auditor');
      writeFileSync(target, 'untouched');
      const linked = await packedAgain(CAPSULE, (unpacked) =>
        symlinkSync(target, join(unpacked, name)),
      );
      assert.notEqual(await run(linked), 0, name);
      assert.equal(readFileSync(target, 'utf8'), 'untouched', name);
    }
  });

  test('[T361] objects of git that a capsule lays in the place of checked ones do not count', async () => {
    const path = present([...content.members.keys()].find((name) => /contracts/.test(name)));
    const before = present(content.members.get(path));
    const changed = Buffer.concat([before, Buffer.from('\n')]);
    const [old, anew] = [before, changed].map((bytes) => Buffer.from(blobId(bytes), 'hex'));
    const [tree = '', object = Buffer.alloc(0)] =
      [...content.members].find(([, bytes]) => Buffer.from(bytes).includes(present(old))) ?? [];
    const other = Buffer.from(object);
    other.set(present(anew), other.indexOf(present(old)));
    const id = tree.slice('git/'.length);
    const members = new Map([...content.members, [path, changed]]);
    const bytes = valueOf(writeCapsule({ ...content, members }, 'a'));
    const planted = await packedAgain(bytes, (unpacked) => {
      const place = join(unpacked, 'objects.git/objects', id.slice(0, 2));
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, id.slice(2)), deflateSync(other));
    });
    assert.notEqual(await run(planted), 0);
  });

  test('[T361] a member that the index does not name is refused', async () => {
    const added = await packedAgain(CAPSULE, (unpacked) =>
      writeFileSync(join(unpacked, 'record/retraction.intoto.json'), '{}'),
    );
    assert.match(await failing(added, PIN, CAPSULE), /^FAILED: digests of \d+ members: /);
  });

  test('[T361] a capsule of another version or commit is refused, whatever it says of itself', async () => {
    for (const changed of [{ version: 'v1.0.1' }, { revision: '0'.repeat(40) }]) {
      const release = { ...content.release, ...changed };
      assert.notEqual(await run(valueOf(writeCapsule({ ...content, release }, 'a'))), 0);
      const asked = valueOf(writeCapsule({ ...content, release }, 'a'));
      assert.notEqual(await run(CAPSULE, PIN, Buffer.from(asked)), 0);
    }
  });

  test('[T212] they fail for another pin, and for a capsule cut off or edited', async () => {
    assert.notEqual(
      await run(
        CAPSULE,
        PIN.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
      ),
      0,
    );
    assert.notEqual(await run(CAPSULE.subarray(0, 20_000)), 0);
  });

  test('[T210] audit --html writes a page only of a capsule that verifies', async () => {
    const capsule = { path: join(folder, 'a.capsule'), name: 'a.capsule' };
    const page = { path: join(folder, 'a.html'), name: 'a.html' };
    writeFileSync(capsule.path, CAPSULE);
    const asked = { now: Date.now(), pin: PIN, timestampRoots: [] };
    const without = await auditCapsule(capsule, { ...asked, pin: undefined }, page);
    assert.ok(without.findings.length > 0 && !existsSync(page.path));
    const { findings } = await auditCapsule(capsule, asked, page);
    assert.deepEqual(findings, []);
    const html = readFileSync(page.path, 'utf8');
    assert.ok(html.includes(CAPSULE.toString('base64')) && html.includes(`data-pin="${PIN}"`));
    await assert.rejects(auditCapsule(capsule, asked, page), { code: 'file_exists' });
    // The executable and the action have nothing beside them either.
    copyFolder(join(import.meta.dirname, '../../dist/bin'), join(folder, 'bin'));
    const words = ['audit', 'a.capsule', '--html', 'b.html', '--trust-pin', PIN];
    await execa(process.execPath, ['bin/claimgate.cjs', ...words], { cwd: folder });
    assert.equal(readFileSync(join(folder, 'b.html'), 'utf8'), html);
  });
});
