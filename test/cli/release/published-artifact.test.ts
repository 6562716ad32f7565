import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test, beforeEach } from 'node:test';
import { digestOf } from '../../../src/digest/index.ts';
import {
  envelopeDocument,
  readEnvelope,
  unsignedEnvelope,
  writeEnvelope,
} from '../../../src/trust/envelope.ts';
import type { PrivateKey } from '../../../src/trust/private-key.ts';
import { ReleaseWorld } from './release-world.ts';
import { runHere } from '../world.ts';
import { newKey, valueOf } from '../../trust/expect.ts';
import { keyIn, sign } from '../../trust/root-world.ts';
import { root as otherRoot } from '../../gate/projection-world.ts';
import { copyFolder } from '../../copy.ts';

const PACKAGE = 'shop-1.4.0.tgz';
const SIGNED = 'gate-verdict.intoto.json';
const OF_RELEASE = ['release', 'v1.4.0'];

interface Statement {
  subject: { name: string; digest: { sha256: string } }[];
  predicate: Record<string, unknown>;
}

describe('a published file', () => {
  let world: ReleaseWorld;
  let words: readonly string[];

  before(async () => {
    world = await ReleaseWorld.create();
    await world.git('config', 'user.name', 'Jane');
    await world.git('config', 'user.email', 'jane@example.org');
    writeFileSync(world.path(PACKAGE), 'the package');
    writeFileSync(world.path('notes.txt'), 'notes');
    const artifacts = ['--artifact', world.path(PACKAGE), '--artifact', world.path('notes.txt')];
    words = [...world.evidence, '--sign', world.path('keys/release.pem'), ...artifacts];
    const { exitCode, stderr } = await world.claimgate(...OF_RELEASE, ...words);
    assert.equal(exitCode, 0, stderr);
    mkdirSync(world.path('consumer'));
  });

  after(() => world.remove());

  const made = (name: string): string => join(world.repository, 'release-evidence/v1.4.0', name);
  const read = (name: string): string => readFileSync(made(name), 'utf8');

  /** The package, the signed verdict and the pin. */
  function download(bytes: Uint8Array | string = read(SIGNED)): void {
    copyFileSync(world.path(PACKAGE), world.path(`consumer/${PACKAGE}`));
    writeFileSync(world.path(`consumer/${SIGNED}`), bytes);
  }

  function verify(...more: readonly string[]) {
    const args = ['verify', SIGNED, '--artifact', PACKAGE, '--json', ...more];
    const environment = { HOME: world.folder, CLAIMGATE_TRUST_PIN: world.text('pin.txt').trim() };
    return runHere(args, { directory: world.path('consumer'), environment });
  }

  /** The signed verdict with other contents, signed by these keys. */
  function signedAgain(change: (statement: Statement) => void, ...keys: PrivateKey[]): Uint8Array {
    const { payload, payloadType } = valueOf(readEnvelope(readFileSync(made(SIGNED)), SIGNED));
    const statement = JSON.parse(Buffer.from(payload).toString()) as Statement;
    change(statement);
    const changed = Buffer.from(JSON.stringify(statement));
    return writeEnvelope(sign(unsignedEnvelope(payloadType, changed, SIGNED), ...keys));
  }

  test('is bound by manifest and signed verdict, in the order of names, and the release goes on', async () => {
    const manifest = JSON.parse(read('release-manifest.json')) as Record<string, unknown>;
    assert.equal(manifest['schema_version'], 3);
    const artifacts = [
      { name: 'notes.txt', size: 5, sha256: digestOf('notes') },
      { name: PACKAGE, size: 11, sha256: digestOf('the package') },
    ];
    assert.deepEqual(manifest['artifacts'], artifacts);
    for (const line of [
      'manifest verify release-evidence/v1.4.0/release-manifest.json',
      `verdict require release-evidence/v1.4.0/gate-verdict.json --ref v1.4.0 --artifact ${world.path(PACKAGE)}`,
      `audit v1.4.0 --pack ${world.path('v1.4.0.capsule')}`,
      `audit ${world.path('v1.4.0.capsule')}`,
      'release v1.4.0',
    ]) {
      const { exitCode, stderr, stdout } = await world.claimgate(...line.split(' '));
      assert.equal(exitCode, 0, `${line}\n${stdout}${stderr}`);
    }
  });

  test('has checksums and a predicate for signers of their own', () => {
    const checked = execFileSync(
      'sha256sum',
      ['--check', '--strict', made('release-artifacts.sha256')],
      {
        cwd: world.folder,
        encoding: 'utf8',
      },
    );
    assert.equal(checked, `notes.txt: OK\n${PACKAGE}: OK\n`);
    const { payload } = valueOf(readEnvelope(readFileSync(made(SIGNED)), SIGNED));
    const { predicate } = JSON.parse(Buffer.from(payload).toString()) as Statement;
    assert.deepEqual(JSON.parse(read('gate-verdict.predicate.json')), predicate);
  });

  test('verifies by the file, the signed verdict and the pin alone', async () => {
    download();
    const uri = 'pkg:generic/claimgate-demonstration@1.4.0';
    const { exitCode, stdout, stderr } = await verify('--resource-uri', uri);
    assert.equal(exitCode, 0, stdout + stderr);
    const { result } = JSON.parse(stdout) as { result: Record<string, unknown> };
    const verdict = JSON.parse(read('gate-verdict.json')) as {
      evaluated_at: string;
      claims: unknown[];
    };
    assert.equal(result['sha256'], digestOf('the package'));
    assert.equal(result['name'], PACKAGE);
    assert.equal(result['resource_uri'], uri);
    assert.equal(result['time_verified'], verdict.evaluated_at);
    assert.equal((result['claims'] as unknown[]).length, verdict.claims.length);
    assert.equal(result['trust_root_version'], 1);
  });

  interface Attack {
    readonly threat: 'T188' | 'T189';
    readonly name: string;
    readonly code: string;
    readonly signed?: () => Uint8Array | string;
    readonly file?: string;
    readonly words?: readonly string[];
  }

  const ATTACKS: readonly Attack[] = [
    { threat: 'T188', name: 'other bytes', code: 'artifact_differs', file: 'The package' },
    {
      threat: 'T188',
      name: 'other bytes whose digest somebody wrote into the verdict',
      code: 'signatures_below_threshold',
      file: 'evil',
      signed: () => bent(digestOf('evil'), newKey()),
    },
    {
      threat: 'T188',
      name: 'another file of a bent payload under the old signature',
      code: 'signatures_below_threshold',
      file: 'evil',
      signed: () => {
        const document = JSON.parse(read(SIGNED)) as { payload: string };
        const text = Buffer.from(document.payload, 'base64').toString();
        const was = digestOf('the package').slice('sha256:'.length);
        const changed = text.replace(was, digestOf('evil').slice('sha256:'.length));
        return JSON.stringify({ ...document, payload: Buffer.from(changed).toString('base64') });
      },
    },
    {
      threat: 'T188',
      name: 'the file of another version',
      code: 'resource_uri_differs',
      words: ['--resource-uri', 'pkg:generic/claimgate-demonstration@1.4.1'],
    },
    {
      threat: 'T188',
      name: 'the claims file in the place of a published one',
      code: 'artifact_differs',
      file: 'CLAIMS',
    },
    {
      threat: 'T189',
      name: 'trust roots of somebody else in the verdict',
      code: 'pin_mismatch',
      signed: () =>
        signedAgain(
          ({ predicate }) => {
            predicate['urn:claimgate:trust-roots:v1'] = [envelopeDocument(otherRoot.envelope)];
          },
          keyIn(world.folder, 'release'),
        ),
    },
    {
      threat: 'T189',
      name: 'another pin',
      code: 'pin_mismatch',
      words: ['--trust-pin', `1:sha256:${'0'.repeat(64)}`],
    },
    {
      threat: 'T189',
      name: 'no trust roots in the verdict',
      code: 'summary_contradiction',
      signed: () =>
        signedAgain(
          ({ predicate }) => delete predicate['urn:claimgate:trust-roots:v1'],
          keyIn(world.folder, 'release'),
        ),
    },
    {
      threat: 'T188',
      name: 'a verdict that refused',
      code: 'verdict_not_allowed',
      signed: () =>
        signedAgain(
          ({ predicate }) => {
            Object.assign(predicate, { verificationResult: 'FAILED', verifiedLevels: ['FAILED'] });
          },
          keyIn(world.folder, 'release'),
        ),
    },
    {
      threat: 'T188',
      name: 'a verdict of a release that published nothing',
      code: 'artifact_unnamed',
      signed: () =>
        signedAgain(
          (statement) => {
            statement.subject = statement.subject.slice(0, 3);
            delete statement.predicate['urn:claimgate:trust-roots:v1'];
          },
          keyIn(world.folder, 'release'),
        ),
    },
    {
      threat: 'T188',
      name: 'one name for two files',
      code: 'summary_contradiction',
      signed: () =>
        signedAgain(
          ({ subject }) => subject.push(...subject.slice(-1)),
          keyIn(world.folder, 'release'),
        ),
    },
    {
      threat: 'T188',
      name: 'a trust root in the place of the verdict',
      code: 'statement_type_wrong',
      signed: () => writeEnvelope(otherRoot.envelope),
    },
  ];

  function bent(digest: string, key: PrivateKey): Uint8Array {
    return signedAgain(({ subject }) => {
      const published = subject.find(({ name }) => name === PACKAGE);
      if (published) published.digest.sha256 = digest.slice('sha256:'.length);
    }, key);
  }

  async function assertRefused({ code, file, signed, words: more = [] }: Attack): Promise<void> {
    download(signed?.());
    if (file !== undefined) {
      const claims = join(world.repository, 'provider-certification/public-claims.json');
      const content = file === 'CLAIMS' ? readFileSync(claims) : file;
      writeFileSync(world.path(`consumer/${PACKAGE}`), content);
    }
    const { exitCode, stdout } = await verify(...more);
    const { findings } = JSON.parse(stdout) as { findings: { code: string }[] };
    assert.deepEqual(
      findings.map((found) => found.code),
      [code],
    );
    assert.equal(exitCode, 1);
  }

  for (const attack of ATTACKS.filter(({ threat }) => threat === 'T188'))
    test(`[T188] refused with ${attack.code}: ${attack.name}`, () => assertRefused(attack));

  for (const attack of ATTACKS.filter(({ threat }) => threat === 'T189'))
    test(`[T189] refused with ${attack.code}: ${attack.name}`, () => assertRefused(attack));

  test('[T190] a signed verdict whose files or claims are not those of manifest and verdict is refused', async () => {
    const original = read(SIGNED);
    const key = keyIn(world.folder, 'release');
    for (const [what, bytes] of [
      ['another digest', bent(digestOf('evil'), key)],
      ['a file less', signedAgain(({ subject }) => subject.pop(), key)],
      [
        'a file more',
        signedAgain(
          ({ subject }) => subject.push({ name: 'x', digest: { sha256: '0'.repeat(64) } }),
          key,
        ),
      ],
      [
        'another name',
        signedAgain(({ subject }) => ((subject.at(-1) ?? { name: '' }).name = 'y'), key),
      ],
      [
        'fewer claims',
        signedAgain(({ predicate }) => {
          predicate['urn:claimgate:claims:v1'] = [];
        }, key),
      ],
    ] as const) {
      writeFileSync(made(SIGNED), bytes);
      const verdict = made('gate-verdict.json');
      const { exitCode, stderr } = await world.claimgate(
        'verdict',
        'require',
        verdict,
        '--ref',
        'v1.4.0',
      );
      assert.equal(exitCode, 1, what);
      assert.match(stderr, /error\[verdict_signature_of_other\]/, what);
    }
    writeFileSync(made(SIGNED), original);
  });

  test('is refused where it cannot be told from another, or a re-run names other files', async () => {
    writeFileSync(world.path('v\u00e4.tgz'), '');
    mkdirSync(world.path('b'));
    writeFileSync(world.path(`b/${PACKAGE}`), '');
    for (const names of [['v\u00e4.tgz'], [PACKAGE, `b/${PACKAGE}`]]) {
      const artifacts = names.flatMap((name) => ['--artifact', world.path(name)]);
      const out = ['--out', world.path('consumer/release-manifest.json')];
      const create = ['manifest', 'create', 'v1.5.0', ...world.evidence, ...artifacts, ...out];
      const { exitCode, stderr } = await world.claimgate(...create);
      assert.equal(exitCode, 2);
      assert.match(stderr, /error\[usage\].*--artifact/);
    }
  });
});

const CLAIMS = 'provider-certification/public-claims.json';
const VERDICT = 'out/gate-verdict.json';
const MANIFEST = 'out/release-manifest.json';
const FILES = ['shop-1.4.0.tgz', 'shop-linux', 'shop-windows'];

/** A release whose manifest binds three files, between the gate and its publishing. */
describe('what is handed from the gate to publishing', () => {
  let world: ReleaseWorld;
  let made: string;

  before(async () => {
    world = await ReleaseWorld.create();
    mkdirSync(world.path('out'));
    mkdirSync(world.path('files'));
    for (const name of FILES) writeFileSync(world.path(`files/${name}`), name);
    const signing = ['--sign', world.path('keys/release.pem'), '--out', world.path(MANIFEST)];
    const words = [
      'manifest',
      'create',
      'v1.4.0',
      ...world.evidence,
      ...signing,
      ...artifacts(...FILES),
    ];
    const { exitCode, stderr } = await world.claimgate(...words);
    assert.equal(exitCode, 0, stderr);
    copyFolder(world.path('projection'), world.path('out'));
    await world.git('tag', 'v1.4.0');
    made = world.path('as-made');
    for (const name of ['repo', 'files']) copyFolder(world.path(name), `${made}/${name}`);
  });

  beforeEach(() => {
    for (const name of ['repo', 'files']) {
      rmSync(world.path(name), { recursive: true });
      copyFolder(`${made}/${name}`, world.path(name));
    }
  });

  after(() => world.remove());

  const artifacts = (...names: readonly string[]) =>
    names.flatMap((name) => ['--artifact', world.path(`files/${name}`)]);

  const outlets = (
    ref: string,
    ...names: readonly string[]
  ): Record<string, readonly string[]> => ({
    require: ['verdict', 'require', world.path(VERDICT), `--ref=${ref}`, ...artifacts(...names)],
    exec: [
      'exec',
      ...world.evidence,
      `--ref=${ref}`,
      `--out=${world.path('out/exec.json')}`,
      `--manifest=${world.path(MANIFEST)}`,
      ...artifacts(...names),
      '--',
      'sh',
      '-c',
      `touch '${world.path('published')}'`,
    ],
    record: ['release', 'record', 'v1.4.0', '--from', world.path('out'), ...artifacts(...names)],
  });

  const codes = async (words: readonly string[]): Promise<string[]> => {
    const { exitCode, stderr } = await world.claimgate(...words);
    const found = [...stderr.matchAll(/^error\[(\w+)\]/gm)].map(([, code]) => code ?? '');
    assert.equal(exitCode === 0, found.length === 0, stderr);
    return [...new Set(found)];
  };

  const refused = async (code: string, which: Record<string, readonly string[]>) => {
    for (const [name, words] of Object.entries(which)) {
      const found = await codes(words);
      assert.ok(found.includes(code), `${name}: ${found.join()}`);
      assert.ok(!world.has('published'), name);
    }
  };

  test('[T321] all of the bound files may be published, and some of them', async () => {
    for (const names of [FILES, FILES.slice(0, 1)])
      for (const [name, words] of Object.entries(outlets('v1.4.0', ...names))) {
        assert.deepEqual(await codes(words), [], name);
        if (name === 'exec') rmSync(world.path('published'));
        rmSync(world.path('repo/provider-certification/releases'), {
          recursive: true,
          force: true,
        });
      }
  });

  test('[T321] a file that is not bound is published by nothing', async () => {
    const changes: Readonly<Record<string, () => void>> = {
      'one byte more': () => writeFileSync(world.path('files/shop-linux'), 'shop-linux\n'),
      'two names exchanged': () => {
        renameSync(world.path('files/shop-linux'), world.path('files/x'));
        renameSync(world.path('files/shop-windows'), world.path('files/shop-linux'));
        renameSync(world.path('files/x'), world.path('files/shop-windows'));
      },
      empty: () => writeFileSync(world.path('files/shop-linux'), ''),
    };
    for (const change of Object.values(changes)) {
      change();
      await refused('artifact_unbound', outlets('v1.4.0', ...FILES));
    }
    writeFileSync(world.path('files/extra'), 'shop-linux');
    await refused('artifact_unbound', outlets('v1.4.0', 'shop-1.4.0.tgz', 'extra'));
  });

  test('[T321] a manifest that binds files is not enough without them', async () => {
    await refused('artifacts_not_named', outlets('v1.4.0'));
    const { exec = [] } = outlets('v1.4.0', ...FILES);
    const without = exec.filter((word) => !word.startsWith('--manifest'));
    assert.deepEqual(await codes(without), ['usage']);
  });

  test('[T320] a claims file that was edited since is published by nothing, with --ref too', async () => {
    const file = world.path(`repo/${CLAIMS}`);
    const text = world.text(`repo/${CLAIMS}`);
    const changes: Readonly<Record<string, () => void>> = {
      'another claim': () => writeFileSync(file, text.replace('business', 'creator')),
      'one space': () => writeFileSync(file, `${text} `),
      'other line ends': () => writeFileSync(file, text.replaceAll('\n', '\r\n')),
      'a link to other claims': () => {
        writeFileSync(world.path('others.json'), text);
        rmSync(file);
        symlinkSync(world.path('others.json'), file);
      },
      'a folder': () => {
        rmSync(file);
        mkdirSync(file);
      },
    };
    for (const [name, change] of Object.entries(changes)) {
      change();
      for (const ref of ['v1.4.0', 'HEAD']) {
        const { exec = [], require = [] } = outlets(ref, ...FILES);
        const manifest = ['manifest', 'verify', world.path(MANIFEST), `--ref=${ref}`];
        const found = { exec, require, manifest };
        for (const [outlet, words] of Object.entries(found))
          assert.ok(
            (await codes(words)).includes('claims_edited_since'),
            `${name}: ${outlet} ${ref}`,
          );
      }
      rmSync(file, { recursive: true, force: true });
      writeFileSync(file, text);
    }
    assert.ok(!world.has('published'));
    rmSync(file);
    assert.deepEqual(await codes(outlets('v1.4.0', ...FILES)['require'] ?? []), []);
  });

  test('[T320] a work tree at another commit publishes something else anyway', async () => {
    writeFileSync(world.path(`repo/${CLAIMS}`), '{"schema_version":1,"claims":[]}\n');
    await world.git('commit', '-qam', 'Claim nothing');
    assert.deepEqual(await codes(outlets('v1.4.0', ...FILES)['require'] ?? []), []);
  });

  test('[T322] the version is that of the tag that was asked for, however many tags there are', async () => {
    await world.git('tag', 'v9.9.9');
    const manifest = (ref: string) => ['manifest', 'verify', world.path(MANIFEST), `--ref=${ref}`];
    for (const words of [manifest('v9.9.9'), manifest('refs/tags/v9.9.9')])
      assert.deepEqual(await codes(words), ['version_differs']);
    const { require = [], exec = [] } = outlets('v9.9.9', ...FILES);
    for (const words of [require, exec]) assert.deepEqual(await codes(words), ['version_differs']);
    for (const ref of ['v1.4.0', 'HEAD'])
      assert.deepEqual(await codes(outlets(ref, ...FILES)['require'] ?? []), [], ref);
    await world.git('tag', '-d', 'v1.4.0');
    await world.git('tag', 'v9.9.8');
    const { exec: atHead = [] } = outlets('HEAD', ...FILES);
    for (const words of [manifest('HEAD'), atHead])
      assert.deepEqual(await codes(words), ['version_differs']);
  });
});
