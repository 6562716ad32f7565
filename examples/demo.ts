import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contractDigest } from '../src/evidence/contract.ts';
import { CLAIMS_PATH } from '../src/manifest/claims.ts';
import { readCommandLine } from '../scripts/command-line.ts';
import { contractsFor, controlOf, failedRunOf, reviewOf, runsOf } from './demo/evidence.ts';
import { setUp, type Scene } from './demo/set-up.ts';
import { claimgate, say, type Stage } from './demo/stage.ts';
import { readable, type Files } from './world/documents.ts';
import { DEPLOYMENT, LEDGER_ORIGIN } from './world/organisation.ts';
import { commitFiles, git, REPOSITORY, writeFiles } from './world/write.ts';

const USAGE = `npm run demo [-- OPTIONS]

The whole way of a made-up product, from an empty ledger to a release, and to the next one that is refused.
Fails where a command does not answer as told here.

  --keep DIR       leaves every file there
  --ledger WHERE   records in this ledger, such as postgres://…, instead of a file of SQLite`;

const { keep, ledger: named } = readCommandLine(USAGE, {
  keep: { type: 'string' },
  ledger: { type: 'string' },
}).values;
const folder = keep === undefined ? mkdtempSync(join(tmpdir(), 'claimgate-demo-')) : resolve(keep);
const ledger = named ?? `sqlite:${join(folder, 'ledger.sqlite')}`;
const stage: Stage = { folder, ledger };
const repository = join(folder, REPOSITORY);
const PACKAGE = 'product-1.0.0.tgz';
const now = Math.floor(Date.now() / 1000) * 1000;

try {
  const scene = await setUp(folder, now, randomBytes(32));
  await recordEvidence(scene);
  await claimWhatIsCertified();
  await release();
  await refuseWhatIsNotCovered(scene);
  await refuseTheNextRelease(scene);
  await proveIt(scene);
  await git(repository, ['checkout', '--quiet', '--detach', 'v1.0.0'], now);
  console.log(
    keep === undefined
      ? '\nRun it with `-- --keep DIR` to look at every file.'
      : `\nEvery file is in ${folder}; the repository is ${repository}, at v1.0.0.`,
  );
} finally {
  if (keep === undefined) rmSync(folder, { recursive: true, force: true });
}

async function recordEvidence({ apps, revision }: Scene): Promise<void> {
  say('An empty ledger. Nobody can change what is recorded in it, nor take it away.');
  await run(0, `ledger init --origin ${LEDGER_ORIGIN} --deployment ${DEPLOYMENT}`);
  for (const [index, app] of apps.entries()) {
    const { name } = app.provider;
    say(`What ${name} approved, that the operators let it run, and the runs that tested it.`);
    await append('approval', name, reviewOf(app, now));
    await append('control', name, controlOf({ provider: name }, 'enabled', 'launch', now));
    await append('run', name, runsOf(app, revision, now));
    if (index === 0) await exportTo('older-projection');
  }
  await run(0, 'ledger show');
}

async function claimWhatIsCertified(): Promise<void> {
  say('What the ledger says today, sanitized, and vouched for by two of three signers.');
  await exportTo('projection');
  say('What may be claimed on that evidence goes into the claims file, and is committed.');
  await run(0, 'claims propose --projection ../projection/ledger-projection.jsonl --write');
  await commitFiles(repository, new Map(), 'Claim what is certified', now);
}

async function release(): Promise<void> {
  say('Four claims, and no evidence given: refused.');
  await run(1, 'check');
  say('With the projection: allowed, and until when.');
  await run(0, 'check --projection ../projection/ledger-projection.jsonl');
  mkdirSync(join(folder, 'release'));
  say('The release: judged again, bound with the package, and signed by a key manager.');
  writeFiles(folder, new Map([[PACKAGE, 'what is published\n']]));
  await run(
    0,
    `manifest create v1.0.0 --projection ../projection/ledger-projection.jsonl --artifact ../${PACKAGE} --kms file://../keys/release.pem --out ../release/release-manifest.json`,
  );
  await git(repository, ['tag', 'v1.0.0'], now);
  await run(0, 'manifest verify ../release/release-manifest.json');
  say('The publish job requires exactly that.');
  await run(0, `verdict require ../release/gate-verdict.json --artifact ../${PACKAGE}`);
  say('Anyone who downloads the package needs the signed verdict and the pin, and nothing else.');
  await run(0, `verify ../release/gate-verdict.intoto.json --artifact ../${PACKAGE}`);
  await recordRelease();
}

/** After publishing, the release is committed to the default branch, where the next gate run finds it. */
async function recordRelease(): Promise<void> {
  const record = join(repository, 'provider-certification/releases/v1.0.0');
  cpSync(join(folder, 'release'), record, { recursive: true });
  cpSync(join(folder, 'projection'), record, { recursive: true });
  await commitFiles(repository, new Map(), 'Record v1.0.0', now);
  say('An auditor keeps the current head of the ledger.');
  mkdirSync(join(folder, 'audit'));
  await run(0, 'ledger checkpoint --key ../keys/ledger.pem > ../audit/checkpoint.txt');
  say('Everything that the release rests on, verified again and kept in one file for later.');
  await run(0, 'audit v1.0.0 --pack ../audit/v1.0.0.capsule');
  await run(0, 'audit ../audit/v1.0.0.capsule');
}

async function refuseWhatIsNotCovered({ apps }: Scene): Promise<void> {
  say('Somebody hands in an older projection. The recorded release remembers a longer ledger.');
  await run(1, 'check --projection ../older-projection/ledger-projection.jsonl');
  say('A contract changes, and the claim with it: runs under the old one are stale.');
  await git(repository, ['checkout', '--quiet', '-b', 'changed-contract'], now);
  await commitFiles(repository, changedContract(apps), 'Test every week', now);
  await run(1, 'check --projection ../projection/ledger-projection.jsonl');
  await git(repository, ['checkout', '--quiet', 'main'], now);
}

/** The first contract with a shorter interval of tests, and the claim that names it. */
function changedContract(apps: Scene['apps']): Files {
  const [contract] = apps.flatMap(contractsFor);
  if (contract === undefined) throw new Error('the demonstration has no contract');
  const changed = { ...contract.document, retest_days: { local: 7, live: 7 } };
  const claims = readFileSync(join(repository, CLAIMS_PATH), 'utf8');
  return new Map([
    [`provider-certification/contracts/${contract.name}`, readable(changed)],
    [CLAIMS_PATH, claims.replaceAll(contractDigest(contract.document), contractDigest(changed))],
  ]);
}

async function refuseTheNextRelease({ apps: [app], revision }: Scene): Promise<void> {
  if (app === undefined) throw new Error('the demonstration has no app');
  say('Later a run fails. Its word is the last one, whatever passed before it.');
  await append('run', 'failed', failedRunOf(app, revision, now));
  await exportTo('newer-projection', '--memory main');
  await run(1, 'check --projection ../newer-projection/ledger-projection.jsonl');
  mkdirSync(join(folder, 'next'));
  say('The next release is refused with it.');
  await run(
    1,
    'manifest create v1.1.0 --projection ../newer-projection/ledger-projection.jsonl --sign ../keys/release.pem --out ../next/release-manifest.json',
  );
}

async function proveIt({ noteKey }: Scene): Promise<void> {
  say('For an auditor: nothing was altered, a record is in the ledger, and the ledger only grew.');
  await run(0, 'ledger verify');
  await run(0, 'ledger prove --since 12 --key ../keys/ledger.pem > ../audit/growth.txt');
  await run(0, `verify ../audit/growth.txt --since ../audit/checkpoint.txt --note-key ${noteKey}`);
}

/** Writes a document beside the repository, and records it. */
async function append(kind: string, name: string, document: unknown): Promise<void> {
  const path = `evidence/${kind}-${name}.json`;
  writeFiles(folder, new Map([[path, readable(document)]]));
  await run(0, `ledger append ${kind} ../${path}`);
}

/** Exports what the ledger says, and adds the second signature: the trust root asks for two of three. */
async function exportTo(target: string, options = ''): Promise<void> {
  const keys = '--ledger-key ../keys/ledger.pem --key ../keys/projection-1.pem';
  await run(
    0,
    `ledger export --facts ../runtime-facts.json ${keys} --out ../${target} ${options}`.trim(),
  );
  await run(0, `sign ../${target}/ledger-projection.intoto.json --key ../keys/projection-2.pem`);
}

function run(expected: number, line: string): Promise<void> {
  return claimgate(stage, expected, line);
}
