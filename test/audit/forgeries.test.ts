import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { signedBy } from '../../examples/world/organisation.ts';
import { projectionFiles } from '../../examples/world/documents.ts';
import { signProjection } from '../../examples/world/projection.ts';
import { writeFiles } from '../../examples/world/write.ts';
import { readCapsule, writeCapsule } from '../../src/audit/capsule.ts';
import { digestOf, hexOf } from '../../src/digest/index.ts';
import { present } from '../../src/documents/error.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import { readEnvelopeToSign, unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import type { PrivateKey } from '../../src/trust/private-key.ts';
import { judgeFiles } from '../../verifier/judge.ts';
import { commandsOf } from '../guides/guide.ts';
import { sample } from '../soak.ts';
import { valueOf } from '../trust/expect.ts';
import { AT, bent, consistencyFor, HOUR, Releases } from './releases.ts';
import { inventRecord, signedByRules, withEvidence } from './remade.ts';

/**
 * The table of forgeries and tools: no tool says yes to what another one refuses, unless its last line names what it
 * didn't check; what no tool can notice is named under "Not checked".
 */

type Files = Map<string, Buffer>;
type Keys = Releases['example']['keys'];

const [VERDICT, SIGNED, MANIFEST] = [
  'gate-verdict.json',
  'gate-verdict.intoto.json',
  'release-manifest.json',
];
const [PROJECTION, STATEMENT] = ['ledger-projection.jsonl', 'ledger-projection.intoto.json'];

/** The part that a tool with a shell alone cannot see, as its last line says. */
type Blind = 'the rules' | 'timestamps' | 'records against the head of their ledger';

interface Forgery {
  readonly name: string;
  readonly change: (record: Files, keys: Keys, before: Files) => void;
  readonly blind?: Blind;
}

const at = (files: Files, name: string): Buffer => present(files.get(name));
const text = (name: string, from: string | RegExp, to: string) => (files: Files) => {
  const changed = at(files, name).toString().replace(from, to);
  assert.notEqual(changed, at(files, name).toString());
  files.set(name, Buffer.from(changed));
};
const flip = (name: string) => (files: Files) => void files.set(name, bent(at(files, name)));

type Signed = { signatures: { keyid: string; sig: string }[] };
const signatures =
  (name: string, edit: (all: Signed['signatures']) => Signed['signatures']) => (files: Files) => {
    const envelope = JSON.parse(at(files, name).toString()) as Signed;
    files.set(
      name,
      Buffer.from(JSON.stringify({ ...envelope, signatures: edit(envelope.signatures) })),
    );
  };

/** Signs the payload of an envelope again, changed, with a key that leaked. */
function resigned(
  files: Files,
  name: string,
  signers: readonly PrivateKey[],
  edit: (payload: string) => string,
): void {
  const { payload, payloadType } = valueOf(readEnvelopeToSign(at(files, name), name));
  const before = Buffer.from(payload).toString();
  const after = edit(before);
  assert.notEqual(after, before);
  const unsigned = unsignedEnvelope(payloadType, Buffer.from(after), name);
  files.set(name, Buffer.from(writeEnvelope(signedBy(unsigned, signers))));
}

/** Edits the verdict, and has the stolen release key sign it. */
const verdictBy = (edit: (verdict: string) => string) => (files: Files, keys: Keys) => {
  const before = at(files, VERDICT).toString();
  const after = Buffer.from(edit(before));
  assert.notEqual(after.toString(), before);
  files.set(VERDICT, after);
  const { digest } = NEWEST_RULES;
  files.set(
    SIGNED,
    Buffer.from(signedByRules(at(files, SIGNED), digest, keys.release, digestOf(after))),
  );
};

const FORGERIES: readonly Forgery[] = [
  // Push rights alone.
  { name: 'a verdict with a byte changed', change: flip(VERDICT) },
  { name: 'a manifest with a byte changed', change: flip(MANIFEST) },
  { name: 'a projection with a byte changed', change: flip(PROJECTION) },
  { name: 'a signed verdict with a byte changed', change: flip(SIGNED) },
  { name: 'a signed verdict without signatures', change: signatures(SIGNED, () => []) },
  {
    name: 'a statement with one of two signatures',
    change: signatures(STATEMENT, (all) => all.slice(0, 1)),
  },
  {
    name: 'a statement with one signature twice',
    change: signatures(STATEMENT, ([one]) => (one ? [one, { ...one, keyid: 'other' }] : [])),
  },
  { name: 'a draft', change: text(VERDICT, '"release"', '"draft"') },
  { name: 'a refusal', change: text(VERDICT, '"allowed"', '"refused"') },
  { name: 'another version', change: text(MANIFEST, 'v1.1.0', 'v1.1.1') },
  { name: 'another commit', change: text(VERDICT, /[0-9a-f]{40}/, '0'.repeat(40)) },
  {
    name: 'another instant',
    change: text(VERDICT, /"evaluated_at":( ?)"20../, '"evaluated_at":$1"2001'),
  },
  {
    name: 'fewer claims bound',
    change: text(MANIFEST, /"claim_count":( ?)4/, '"claim_count":$13'),
  },
  {
    name: 'another line of evidence',
    change: (files) =>
      void files.set(PROJECTION, Buffer.concat([at(files, PROJECTION), Buffer.from('{}\n')])),
  },
  {
    name: 'the record of the release before',
    change: (files, _keys, before) => {
      for (const [name, bytes] of before) files.set(name, bytes);
    },
  },
  {
    name: 'the evidence of the release before',
    change: (files, _keys, before) => {
      for (const name of [PROJECTION, STATEMENT]) files.set(name, at(before, name));
    },
  },
  {
    name: 'a retraction that nobody signed',
    change: (files) => void files.set('retraction.intoto.json', Buffer.from('{}')),
  },
  {
    name: 'a timestamp that is none',
    change: (files) => void files.set(`${SIGNED}.tsr`, Buffer.from('token')),
    blind: 'timestamps',
  },
  // The release key was stolen.
  {
    name: 'a release key that says FAILED',
    change: (files, { release }) =>
      resigned(files, SIGNED, [release], (one) => one.replace('PASSED', 'FAILED')),
  },
  {
    name: 'a release key with another clock',
    change: (files, { release }) =>
      resigned(files, SIGNED, [release], (one) =>
        one.replace('"timeVerified":"20', '"timeVerified":"19'),
      ),
  },
  {
    name: 'a release key that lengthens the evidence',
    change: verdictBy((one) => one.replace(/"valid_until":( ?)"20../, '"valid_until":$1"2099')),
    blind: 'the rules',
  },
  {
    name: 'a release key that leaves a finding out',
    change: verdictBy((one) => one.replace(/"outcome":( ?)"pass"/, '"outcome":$1"fail"')),
    blind: 'the rules',
  },
  {
    name: 'a release key with rules that nobody knows',
    change: (files, { release }) =>
      void files.set(
        SIGNED,
        Buffer.from(signedByRules(at(files, SIGNED), digestOf('laxer rules'), release)),
      ),
    blind: 'the rules',
  },
  {
    name: 'a release key for other evidence',
    change: (files, { release }) => {
      const statement = hexOf(digestOf(at(files, STATEMENT)));
      resigned(files, SIGNED, [release], (one) => one.replaceAll(statement, '0'.repeat(64)));
    },
  },
  {
    name: 'all keys, and a record that nobody wrote',
    change: (files, keys) => {
      for (const [name, bytes] of withEvidence(files, keys, inventRecord))
        files.set(name, Buffer.from(bytes));
    },
    blind: 'records against the head of their ledger',
  },
  // The projection keys were stolen.
  {
    name: 'projection keys that lengthen it',
    change: (files, { projection }) =>
      resigned(files, STATEMENT, projection.slice(0, 2), (one) =>
        one.replace(/"expires_at":"20../, '"expires_at":"2099'),
      ),
  },
  {
    name: 'projection keys for another ledger',
    change: (files, { projection }) =>
      resigned(files, STATEMENT, projection.slice(0, 2), (one) =>
        one.replace('"deployment":"demonstration"', '"deployment":"other"'),
      ),
  },
];

const ROOT = join(import.meta.dirname, '../..');
const noTools =
  existsSync('/usr/bin/jq') && existsSync('/usr/bin/python3') ? false : 'no jq, or no python3';
const RECORD = 'provider-certification/releases/v1.1.0';

const FILES = [MANIFEST, VERDICT, SIGNED, STATEMENT, PROJECTION];

/** The answers of every tool about a forgery: yes, or no. */
class Table {
  readonly releases: Releases;
  readonly sound: Buffer;

  private constructor(releases: Releases, sound: Buffer) {
    this.releases = releases;
    this.sound = sound;
  }

  /** @param prepare what a thief does before v1.1.0 is released; says from which projection it then is */
  static async make(prepare?: (releases: Releases) => Promise<string>): Promise<Table> {
    const releases = await Releases.withFirst();
    const projection = (await prepare?.(releases)) ?? 'grown';
    await releases.release('v1.1.0', projection, AT);
    assert.equal((await releases.audit('v1.1.0', '--pack', '../sound.capsule')).exitCode, 0);
    return new Table(releases, readFileSync(releases.at('sound.capsule')));
  }

  #recordOf(version: string): Files {
    const folder = this.releases.at(`repo/provider-certification/releases/${version}`);
    return new Map(FILES.map((name) => [name, readFileSync(join(folder, name))]));
  }

  /** Asks every tool, and puts the record back. */
  async answers({ change }: Pick<Forgery, 'change'>): Promise<Record<string, 'yes' | 'no'>> {
    const { releases } = this;
    const record = this.#recordOf('v1.1.0');
    const original = new Map(record);
    change(record, releases.example.keys, this.#recordOf('v1.0.0'));
    const path = (name: string) => releases.at(`repo/${RECORD}/${name}`);
    for (const [name, bytes] of record) writeFileSync(path(name), bytes);
    await releases.commit('Forge');
    const capsule = this.#packed(record);
    try {
      return {
        'program, clone': word((await releases.audit('v1.1.0')).exitCode === 0),
        'program, capsule': word((await releases.auditIn('.', 'forged.capsule')).exitCode === 0),
        page: word(await this.#page(capsule)),
        'guide, pasted': word(await this.#guide()),
        'capsule script': word(await this.#script()),
        'independent verifier': word(await this.#independent()),
        'audit --all': word(await this.#all()),
      };
    } finally {
      for (const name of record.keys())
        if (original.has(name)) writeFileSync(path(name), present(original.get(name)));
        else rmSync(path(name));
      await releases.commit('Restore');
    }
  }

  /** The sound capsule with the members of the forged record, and an index that fits them. */
  #packed(record: Files): Buffer {
    const content = valueOf(readCapsule(this.sound, 'sound.capsule'));
    const members = new Map(content.members);
    for (const [name, bytes] of record) members.set(`record/${name}`, bytes);
    const bytes = Buffer.from(valueOf(writeCapsule({ ...content, members }, 'forged.capsule')));
    writeFileSync(this.releases.at('forged.capsule'), bytes);
    return bytes;
  }

  async #page(capsule: Buffer): Promise<boolean> {
    const files = [{ file: 'forged.capsule', bytes: capsule }];
    const { pin } = this.releases;
    return (await judgeFiles({ files, pin, when: 'now', now: AT + HOUR })).standing === 'verified';
  }

  async #shell(command: string, args: readonly string[], input?: string) {
    return execa(command, args, {
      cwd: this.releases.at('repo'),
      reject: false,
      ...(input === undefined ? {} : { input }),
      env: { CLAIMGATE_TRUST_PIN: this.releases.pin, TMPDIR: this.releases.world.directory },
    });
  }

  async #guide(): Promise<boolean> {
    const commands = commandsOf('how-to/verify-without-claimgate.md').replace(
      'tag=v1.0.0',
      'tag=v1.1.0',
    );
    const { stdout } = await this.#shell('bash', ['--norc'], commands);
    return saysYes(stdout);
  }

  async #script(): Promise<boolean> {
    const { version, revision } = valueOf(readCapsule(this.sound, 'sound.capsule')).release;
    const script = join(ROOT, 'docs/how-to/verify-capsule.sh');
    const args = [script, '../forged.capsule', version, revision, this.releases.pin];
    const { exitCode, stdout } = await this.#shell('sh', args);
    assert.equal(exitCode === 0, saysYes(stdout));
    return exitCode === 0;
  }

  async #independent(): Promise<boolean> {
    const program = join(ROOT, 'independent/verify.py');
    const args = [
      program,
      'audit',
      '../forged.capsule',
      '--trust-pin',
      this.releases.pin,
      '--json',
    ];
    return (await this.#shell('python3', args)).exitCode === 0;
  }

  async #all(): Promise<boolean> {
    const args = ['audit', '--all', '--trust-pin', this.releases.pin];
    return (await this.releases.run(args)).exitCode === 0;
  }
}

const word = (isYes: boolean) => (isYes ? 'yes' : 'no');

/** The last line is the whole answer, and a yes names what was not checked. */
function saysYes(stdout: string): boolean {
  const answer = stdout.trimEnd().split('\n').at(-1) ?? '';
  assert.match(answer, /^(?:NOT VERIFIED: |VERIFIED: .* Not checked: )/);
  if (answer.startsWith('VERIFIED'))
    assert.match(
      answer,
      /the rules, keyless identities, timestamps, records against the head of their ledger, proofs that the ledger only grew$/,
    );
  return answer.startsWith('VERIFIED');
}

describe('[T212] forgeries and tools', { skip: noTools }, () => {
  test('there are at least twenty forgeries, and a sound release has a yes of every tool', async (t) => {
    assert.ok(FORGERIES.length >= 20);
    const table = await Table.make();
    t.after(() => table.releases.remove());
    const sound = await table.answers({ change: () => {} });
    assert.deepEqual(new Set(Object.values(sound)), new Set(['yes']));
    for (const { blind, change, name } of sample(FORGERIES, 14)) {
      const answers = await table.answers({ change });
      const byShell = blind === undefined ? 'no' : 'yes';
      const expected = {
        'program, clone': 'no',
        'program, capsule': 'no',
        page: 'no',
        'guide, pasted': byShell,
        'capsule script': byShell,
        'independent verifier': 'no',
        'audit --all': 'no',
      };
      assert.deepEqual(answers, expected, name);
    }
  });

  /** A release that nothing is wrong with but where it comes from: every tool says yes, and an audit names what it can't tell. */
  async function nobodyNotices(t: TestContext, prepare: (releases: Releases) => Promise<string>) {
    const table = await Table.make(prepare);
    t.after(() => table.releases.remove());
    const answers = await table.answers({ change: () => {} });
    const noes = Object.entries(answers).filter(([, answer]) => answer === 'no');
    assert.deepEqual(noes, []);
    const run = async (...args: string[]) =>
      (await table.releases.run(['audit', ...args, '--trust-pin', table.releases.pin])).stdout;
    return { one: await run('v1.1.0'), all: await run('--all') };
  }

  test('the ledger file alone: a run that nobody made, under a number that no release showed', async (t) => {
    const { one, all } = await nobodyNotices(t, async (releases) => {
      const { entries, keys, leaves } = releases.example;
      const invented = digestOf('a run that nobody made');
      // The newest record, which no release has shown, is another one.
      const shown = `sha256:${Buffer.from(present(leaves.at(-1))).toString('hex')}`;
      const before = JSON.stringify(entries);
      assert.ok(before.includes(shown));
      const content = {
        entries: JSON.parse(before.replaceAll(shown, invented)) as typeof entries,
        leaves: [...leaves.slice(0, -1), Buffer.from(hexOf(invented), 'hex')],
        generatedAt: AT - HOUR / 6,
      };
      const consistency = consistencyFor(content.leaves);
      const signers = keys.projection.slice(0, 2);
      const signed = signProjection({ ...content, consistency }, keys, signers);
      writeFiles(releases.world.directory, new Map(projectionFiles('invented', signed)));
      return 'invented';
    });
    assert.match(one, /Whether the tests were really made/);
    assert.match(one, /`claimgate ledger prove N --out DIR` shows both/);
    assert.match(one, /`claimgate audit --all` compares all of them/);
    assert.match(all, /Whether somebody invented a record before any release showed its number/);
  });

  test('the root keys: a trust root with a release key of the thief, who then releases', async (t) => {
    const { one, all } = await nobodyNotices(t, async (releases) => {
      const make = ['genpkey', '-algorithm', 'ed25519', '-out', 'keys/release.pem'];
      await execa('openssl', make, { cwd: releases.world.directory });
      const show = ['pkey', '-in', 'keys/release.pem', '-pubout', '-out', 'thief.pub.pem'];
      await execa('openssl', show, { cwd: releases.world.directory });
      const release = { keys: ['thief.pub.pem'], threshold: 1 };
      await releases.rotate({ roles: { release } });
      return 'grown';
    });
    assert.match(one, /Who holds the keys that signed, and whether one was stolen/);
    // The list shows when another root and another key came.
    assert.match(all, /Trust roots:\n {4}1 {2}v1\.0\.0\n {4}2 {2}v1\.1\.0\n/);
    assert.equal(all.match(/^ {4}release +SHA256:/gm)?.length, 2);
  });
});
