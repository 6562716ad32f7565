import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { World } from '../cli/world.ts';

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
  ['contract digest control.json', 'a control event', 'ledger append control'],
  [`contract lint ${ROOT}`, 'a signed document', `claimgate verify ${ROOT}`],
  [`verify ${CONTRACT} --key none`, 'a contract', `claimgate contract lint ${CONTRACT}`],
  [`sign ${CONTRACT} --key keys/release.pem`, 'a contract', 'contract lint'],
  [`sign ${PROJECTION} --key keys/release.pem`, 'a projection', 'projection show'],
  [`manifest verify ../${CONTRACT} -C repo`, 'a contract', 'contract lint'],
  [`projection show 0123456789ab --projection ${CONTRACT}`, 'a contract', 'contract lint'],
  ['projection show control.json --projection none', 'a control event', 'ledger append control'],
  ['explain control.json', 'a control event', 'ledger append control'],
  [`trust init --from ${CONTRACT}`, 'a contract', 'contract lint'],
  ['verdict require control.json', 'a control event', 'ledger append control'],
  ['readiness decide control.json', 'a control event', 'ledger append control'],
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
