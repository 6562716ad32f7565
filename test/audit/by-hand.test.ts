import assert from 'node:assert/strict';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { execa } from 'execa';
import { auditCapsule } from '../../src/commands/audit.ts';
import { readCapsule, writeCapsule } from '../../src/audit/capsule.ts';
import { present } from '../../src/findings/error.ts';
import { readEnvelope, unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { signedBy } from '../../examples/world/organisation.ts';
import { copyFolder } from '../copy.ts';
import { CAPSULE, PIN } from '../page/platforms.ts';
import { AT, Releases } from './releases.ts';
import { isSoak } from '../soak.ts';
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

describe('a capsule by hand', { skip: noJq }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-by-hand-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** Version and commit are those of the sound capsule: anyone who checks one does not ask the forged one. */
  async function run(bytes: Uint8Array, pin = PIN, madeFor = CAPSULE): Promise<number | undefined> {
    return (await played(bytes, pin, madeFor)).exitCode;
  }

  /** The command that ends them, as the shell traces it. */
  async function failing(bytes: Uint8Array, pin: string, madeFor: Uint8Array): Promise<string> {
    const { exitCode, stderr } = await played(bytes, pin, madeFor);
    assert.notEqual(exitCode, 0);
    return stderr.split('\n').findLast((line) => line.startsWith('+ ')) ?? '';
  }

  async function played(bytes: Uint8Array, pin: string, madeFor: Uint8Array) {
    // GNU tar takes a name before a colon for a machine.
    const path = "host:it's a.capsule";
    writeFileSync(join(folder, path), bytes);
    const { revision, version } = valueOf(readCapsule(madeFor, 'a.capsule')).release;
    return execa('sh', ['-x', SCRIPT, path, version, revision, pin], {
      cwd: folder,
      reject: false,
      env: { TMPDIR: folder },
    });
  }

  test('[T212] the script ends with 0', async () => {
    assert.equal(await run(CAPSULE), 0);
  });

  const forged = Object.entries(FORGED).filter((_one, index) => isSoak || index === 2);
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
  const forgeries = Object.entries(FORGERIES).filter((_one, index) => isSoak || index % 2 === 0);
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
    // git finds nothing at the path, which is no id.
    assert.match(await failing(moved, PIN, CAPSULE), /^\+ test {2}= [0-9a-f]{40}$/);
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
    assert.match(await failing(grafted, releases.pin, first), /^\+ test [0-9a-f]* = [0-9a-f]{40}$/);

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
    assert.match(await failing(backdated, releases.pin, first), /^\+ test 19\S+ = 20\S+$/);
  });

  test('[T369] a trust root that cannot be read is refused, not left out', async () => {
    assert.notEqual(await run(edited(ROOT, () => '{')), 0);
    const second = ROOT.replace('1.root', '2.root');
    const unread = withMembers((members) => members.set(second, Buffer.from('{')));
    assert.notEqual(await run(unread), 0);
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
    const without = await auditCapsule(capsule, undefined, page);
    assert.ok(without.findings.length > 0 && !existsSync(page.path));
    const { findings } = await auditCapsule(capsule, PIN, page);
    assert.deepEqual(findings, []);
    const html = readFileSync(page.path, 'utf8');
    assert.ok(html.includes(CAPSULE.toString('base64')) && html.includes(`data-pin="${PIN}"`));
    await assert.rejects(auditCapsule(capsule, PIN, page), { code: 'file_exists' });
    // The executable and the action have nothing beside them either.
    copyFolder(join(import.meta.dirname, '../../dist/bin'), join(folder, 'bin'));
    const words = ['audit', 'a.capsule', '--html', 'b.html', '--trust-pin', PIN];
    await execa(process.execPath, ['bin/claimgate.cjs', ...words], { cwd: folder });
    assert.equal(readFileSync(join(folder, 'b.html'), 'utf8'), html);
  });
});
