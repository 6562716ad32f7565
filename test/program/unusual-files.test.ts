import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test, after, before } from 'node:test';
import { AT, World } from '../cli/world.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { NO_CLAIMS } from '../repositories.ts';

interface Verdict {
  readonly decision: string;
  readonly claims: readonly { readonly decision: string }[];
  readonly findings: readonly { readonly code: string }[];
}

describe('a check with evidence', () => {
  let world: World;
  let repository: string;

  beforeEach(async () => {
    world = new World();
    await world.demonstrate();
    repository = join(world.directory, 'repo');
  });
  afterEach(() => world.remove());

  const check = async (): Promise<Verdict> => {
    const pin = readFileSync(join(world.directory, 'pin.txt'), 'utf8').trim();
    const projection = '../projection/ledger-projection.jsonl';
    const words = ['check', '-C', 'repo', '--projection', projection, '--trust-pin', pin, '--json'];
    const { stdout } = await world.claimgate(words, { clock: () => AT });
    return JSON.parse(stdout) as Verdict;
  };
  const codesOf = ({ findings }: Verdict) => findings.map(({ code }) => code);

  test('judges claims whose members are spelled with escapes as any others', async () => {
    const path = join(repository, 'provider-certification/public-claims.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll('"subject"', String.raw`"\u0073ubject"`));
    const verdict = await check();
    assert.equal(verdict.decision, 'allowed');
    assert.ok(verdict.claims.length > 0);
    assert.ok(verdict.claims.every(({ decision }) => decision === 'allowed'));
    assert.ok(codesOf(verdict).includes('not_canonical'));
  });

  test('cannot judge where a file lies in the place of the contracts: there are none', async () => {
    const path = join(repository, 'provider-certification/contracts');
    rmSync(path, { recursive: true });
    writeFileSync(path, '');
    const verdict = await check();
    assert.equal(verdict.decision, 'undetermined');
    assert.ok(codesOf(verdict).includes('file_missing'), codesOf(verdict).join());
  });
});

const CONFIG = '{\n  "schema_version": 1\n}\n';

describe('[T22] an option that names other files than the fixed ones', () => {
  let world: World;

  before(async () => {
    world = new World();
    await world.shell(
      `git init -q && mkdir provider-certification && printf '${NO_CLAIMS}' > ${CLAIMS_PATH} && printf '${CONFIG}' > other.json && printf '${NO_CLAIMS}' > none.json && git add . && git commit -qm all`,
    );
  });
  after(() => world.remove());

  const verdict = async (...options: readonly string[]) => {
    const { stdout, exitCode } = await world.claimgate(['check', '--json', ...options]);
    const { kind, decision } = JSON.parse(stdout) as Record<'kind' | 'decision', string>;
    return { exitCode, kind, decision };
  };

  test('without one the verdict is of kind release', async () =>
    assert.deepEqual(await verdict(), { exitCode: 0, kind: 'release', decision: 'allowed' }));

  for (const options of [
    ['--config', 'other.json'],
    ['--claims', 'none.json'],
  ]) {
    test(`${options[0]} makes a draft, which lets nothing through`, async () => {
      assert.equal((await verdict(...options)).kind, 'draft');
      const [name, file] = options;
      const create = ['manifest', 'create', 'v1.0.0', name ?? '', file ?? ''];
      const started = ['exec', name ?? '', file ?? '', '--', 'false'];
      for (const words of [create, started]) {
        const { exitCode, stderr } = await world.claimgate(words);
        assert.ok(exitCode === 1 || exitCode === 2, stderr);
        assert.match(stderr, /^error\[(?:draft_not_releasable|usage)\]/m);
      }
    });
  }

  test('one that leads out of the repository reads nothing', async () => {
    const { exitCode, stderr } = await world.claimgate(['check', '--claims', '../none.json']);
    assert.equal(exitCode, 2, stderr);
  });
});

let world: World;
let pin: string;

const CONTRACT = 'repo/provider-certification/contracts/pinterest.image-pin.publish_immediate.json';
const ROOT = 'repo/provider-certification/trust/1.root.json';
const PROJECTION = 'projection/ledger-projection.jsonl';

before(async () => {
  world = new World();
  await world.demonstrate();
  await world.shell('git init -q empty');
  pin = readFileSync(join(world.directory, 'pin.txt'), 'utf8').trim();
  const control = { schema_version: 1, selector: { provider: 'pinterest' }, state: 'enabled' };
  writeFileSync(join(world.directory, 'control.json'), JSON.stringify(control, null, 2));
});
after(() => world.remove());

interface Told {
  readonly findings: readonly { code: string; found?: string; expected?: string; next?: string }[];
}

async function told(line: string, environment = world.environment) {
  const { stdout, stderr, exitCode } = await world.claimgate(line.split(' '), { environment });
  const { findings } = JSON.parse(stdout || stderr) as Told;
  return { exitCode, findings };
}

const KINDS: readonly (readonly [line: string, found: string, next: string])[] = [
  ['contract lint control.json', 'a control event', 'claimgate ledger append control control.json'],
  ['digest --contracts control.json', 'a control event', 'ledger append control'],
  [`contract lint ${ROOT}`, 'a signed document', `claimgate verify ${ROOT}`],
  [`verify ${CONTRACT} --key none`, 'a contract', `claimgate contract lint ${CONTRACT}`],
  [`sign ${CONTRACT} --key keys/release.pem`, 'a contract', 'contract lint'],
  [`sign ${PROJECTION} --key keys/release.pem`, 'a projection', 'ledger show --subject'],
  [`manifest verify ../${CONTRACT} -C repo`, 'a contract', 'contract lint'],
  [`ledger show --subject 0123456789ab --projection ${CONTRACT}`, 'a contract', 'contract lint'],
  [
    'ledger show --subject control.json --projection none',
    'a control event',
    'ledger append control',
  ],
  ['explain control.json', 'a control event', 'ledger append control'],
  [`trust init --from ${CONTRACT}`, 'a contract', 'contract lint'],
  ['verdict require control.json', 'a control event', 'ledger append control'],
  ['readiness control.json', 'a control event', 'ledger append control'],
  ['audit control.json', 'a control event', 'ledger append control'],
];

test('a document of another kind is named, with the command that reads it', async () => {
  for (const [line, found, next] of KINDS) {
    const { exitCode, findings } = await told(`${line} --json`);
    assert.deepEqual(
      findings.map(({ code, found: what }) => [code, what]),
      [['document_kind_wrong', found]],
      line,
    );
    assert.ok(findings[0]?.next?.includes(next), line);
    assert.equal(exitCode, 2, line);
  }
});

test('a key file is named where a document is expected', async () => {
  const { findings } = await told('contract lint keys/release.pem --json');
  assert.deepEqual(
    findings.map(({ code, found }) => [code, found]),
    [['document_kind_wrong', 'a PEM file, as keys are']],
  );
});

test('without git, every command that needs it names git and nothing else', async () => {
  const evidence = `--json --projection ${join(world.directory, PROJECTION)} --trust-pin ${pin}`;
  for (const line of [
    `check -C repo ${evidence}`,
    'check -C repo --ref HEAD --json',
    `exec -C repo ${evidence} -- true`,
    `manifest create v1.0.0 -C repo ${evidence}`,
    'manifest diff v1.0.0 v1.1.0 -C repo --json',
    `release v1.0.0 -C repo ${evidence}`,
    'release record v1.0.0 -C repo --json',
    'audit v1.0.0 -C repo --json',
    `claims propose -C repo ${evidence}`,
    `explain 0123456789ab -C repo ${evidence}`,
    `plan -C repo ${evidence}`,
    'setup --yes -C empty --json',
  ]) {
    const { exitCode, findings } = await told(line, { ...world.environment, PATH: '/nonexistent' });
    assert.deepEqual(
      findings.map(({ code }) => code),
      ['git_missing'],
      line,
    );
    assert.equal(exitCode, 2, line);
  }
});
