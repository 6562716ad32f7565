import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { digestOf } from '../../../src/digest/index.ts';
import {
  envelopeDocument,
  readEnvelope,
  unsignedEnvelope,
  writeEnvelope,
} from '../../../src/trust/envelope.ts';
import { type PrivateKey } from '../../../src/trust/private-key.ts';
import { ReleaseWorld } from './release-world.ts';
import { runHere } from '../world.ts';
import { newKey, valueOf } from '../../trust/expect.ts';
import { keyIn } from '../../trust/resigned-root.ts';
import { root as otherRoot } from '../../gate/projection-world.ts';
import { sign } from '../../trust/root-world.ts';

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
