// A shop whose contract accepts sealed runs alone, and whose trust root has a tester.

import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { digestOf } from '../../../src/digest/index.ts';
import type { SealedRunStatement } from '../../../src/documents/index.ts';
import { changeContracts, makeOwn } from '../../own-evidence.ts';
import { KINDS } from '../../test-results/corpus.ts';
import { certifiedShop, type Shop, said } from '../shop.ts';

export const COVERS = { local: ['src/**'], live: ['src/**'] };
const ACCOUNT = digestOf('own account_reference');

/** Runs a line, and says how it ended. @param exitCode that is expected */
export async function commit(shop: Shop, message: string): Promise<string> {
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', message, '--allow-empty');
  return (await shop.git('rev-parse', 'HEAD')).trim();
}

/** A program that stands for the tests: it writes a results file whose named checks failed. */
const TESTS = `#!/bin/sh
failed="$1"
{
  echo "<testsuite name=\\"$$ $(date +%s%N)\\" timestamp=\\"$(date -u +%Y-%m-%dT%H:%M:%S.%3NZ)\\">"
  for check in ${KINDS.join(' ')}; do
    failure=''
    if [ "$check" = "$failed" ]; then failure='<failure message="no"/>'; fi
    echo "<testcase name=\\"$check\\"><properties><property name=\\"external_result\\" value=\\"pin-1\\"/></properties>$failure</testcase>"
  done
  echo '</testsuite>'
} > junit.xml
[ -z "$failed" ]
`;

/** A shop as {@link certifiedShop} makes it, with a tester, and a contract that accepts only what that seals. */
export async function sealedShop(
  t: { after(remove: () => void): void },
  { accepts = ['attested'], more = {} }: { accepts?: string[]; more?: object } = {},
): Promise<Shop> {
  const bend = (folder: string) => {
    makeOwn(folder);
    changeContracts(folder, (contract) => ({
      ...contract,
      covers: COVERS,
      accepted_origins: { local: accepts, live: accepts },
      ...more,
    }));
  };
  const shop = await certifiedShop(t, { bend, more: { LANG: 'C' } });
  shop.write('src/post.ts', 'post();\n');
  shop.write('tests.sh', TESTS, 0o755);
  shop.write(
    '.gitignore',
    `${shop.text('.gitignore')}\n/junit.xml\n/seals/\n*.key\n*.pub.pem\nchanges.json\n`,
  );
  await makeTester(shop, 'tester.key');
  await commit(shop, 'Code and tester');
  return shop;
}

/** Gives the role tester to a new key. */
export async function makeTester(shop: Shop, key: string, version = 2): Promise<void> {
  await said(shop, `key generate --no-passphrase --out ${key}`);
  const roles = { tester: { keys: [`${key}.pub.pem`], threshold: 1 } };
  await rotate(shop, { roles }, version);
}

export async function rotate(shop: Shop, changes: object, version: number): Promise<void> {
  shop.write('changes.json', JSON.stringify({ schema_version: 1, ...changes }));
  await said(shop, 'trust update --from changes.json');
  const root = `provider-certification/trust/${version}.root.json`;
  await said(shop, `sign ${root} --key .claimgate/keys/root.key`);
}

export interface Sealing {
  readonly side?: 'local' | 'live';
  readonly failed?: string;
  /** The options that name who signs. */
  readonly by?: string;
  readonly out?: string;
  readonly exitCode?: number;
  readonly more?: string;
}

/** Runs the tests in the testing job, and seals what they found. */
export async function seal(shop: Shop, sealing: Sealing = {}) {
  const { by = ' --key tester.key', exitCode = 0, failed = '', more = '', side = 'live' } = sealing;
  const out = sealing.out ?? `seals/${side}.json`;
  shop.write('seals/.keep', '');
  const account = side === 'live' ? ` --account-reference ${ACCOUNT}` : '';
  const line = `ledger append run --side ${side} --from-junit junit.xml --scope pins:read --scope pins:write${account}${by} --seal ${out}${more} -- sh tests.sh`;
  return said(shop, [...line.split(' '), failed], exitCode);
}

/** Records a seal in the recording job, which has no key of the tester. */
export function record(shop: Shop, file = 'seals/live.json', exitCode = 0, more = '') {
  return said(shop, `ledger append run --sealed ${file} --operator ada${more}`, exitCode);
}

/** The statement of a seal. */
export function statementIn(shop: Shop, file = 'seals/live.json'): SealedRunStatement {
  const { payload } = JSON.parse(shop.text(file)) as { readonly payload: string };
  return JSON.parse(Buffer.from(payload, 'base64').toString()) as SealedRunStatement;
}

/** Puts another statement in the place of that of a seal; its signatures stay. */
export function putStatement(
  shop: Shop,
  statement: object | string,
  file: string,
  from: string,
): void {
  const envelope = JSON.parse(shop.text(from)) as object;
  const text = typeof statement === 'string' ? statement : JSON.stringify(statement);
  const payload = Buffer.from(text).toString('base64');
  shop.write(file, JSON.stringify({ ...envelope, payload }));
}

/** The same, signed by a key that somebody has. */
export async function resign(
  shop: Shop,
  statement: object | string,
  { file = 'seals/forged.json', key = 'tester.key' } = {},
): Promise<string> {
  const text = typeof statement === 'string' ? statement : JSON.stringify(statement);
  const payloadType = 'application/vnd.in-toto+json';
  const payload = Buffer.from(text).toString('base64');
  shop.write('seals/.keep', '');
  const { generatePrivateKey, readPrivateKey } = await import('../../../src/trust/private-key.ts');
  const { bytesToSign, unsignedEnvelope } = await import('../../../src/trust/envelope.ts');
  const made = key === '' ? generatePrivateKey('ed25519') : readPrivateKey(shop.text(key));
  assert.ok(made.ok);
  const message = bytesToSign(unsignedEnvelope(payloadType, Buffer.from(text), file));
  const signature = await made.value.sign(message, 'sealed_run');
  const sig = Buffer.from(signature).toString('base64');
  const signatures = [{ keyid: made.value.publicKey.id, sig }];
  rmSync(shop.path(file), { force: true });
  shop.write(file, JSON.stringify({ payload, payloadType, signatures }));
  return file;
}
