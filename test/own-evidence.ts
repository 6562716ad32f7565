import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CertificationContract } from '../src/documents/index.ts';
import { digestOf } from '../src/digest/index.ts';
import { contractDigest } from '../src/evidence/contract.ts';
import { EXAMPLE_VALUES } from '../src/evidence/example-values.ts';
import { formatClaims, readClaims } from '../src/manifest/claims.ts';

/** A commit that is none of the repository: contracts of the examples ask for none. */
export const TESTED = '7'.repeat(40);

/**
 * Makes documents of one's own of what `claimgate example evidence` wrote into a folder: statements that the contracts accept,
 * and facts of the service, without a made-up value.
 */
export function makeOwn(folder: string, live = ['statement', 'test_results']): void {
  replaceMadeUp(folder);
  const accepted_origins = { local: ['statement', 'test_results'], live };
  changeContracts(folder, (contract) => ({ ...contract, accepted_origins }));
  stateOwn(folder);
}

/** Takes the word "example" out of the evidence, and has the service report the facts. */
export function stateOwn(folder: string): void {
  for (const path of jsonIn(join(folder, 'evidence'))) {
    const { origin: _example, ...document } = readObject(path);
    const own = 'tested_revision' in document ? { tested_revision: TESTED } : {};
    writeFileSync(path, JSON.stringify({ ...document, ...own }));
  }
  const facts = join(folder, 'runtime-facts.json');
  writeFileSync(facts, JSON.stringify({ ...readObject(facts), origin: { kind: 'service' } }));
}

/** Puts values of one's own in the place of those that examples make up, in every document. */
export function replaceMadeUp(folder: string): void {
  const product = join(folder, 'provider-certification');
  const claims = join(product, 'public-claims.json');
  const documents = [
    ...jsonIn(join(folder, 'evidence')),
    join(folder, 'runtime-facts.json'),
    ...jsonIn(join(product, 'contracts')),
    claims,
  ];
  changeContracts(folder, (contract) => replaced(contract));
  for (const path of documents) writeFileSync(path, ownText(readFileSync(path, 'utf8')));
  const read = readClaims(readFileSync(claims), claims).claims ?? [];
  writeFileSync(claims, formatClaims(read));
}

const OWN = Object.entries(EXAMPLE_VALUES).map(
  ([member, value]) => [value, digestOf(`own ${member}`)] as const,
);

function ownText(text: string): string {
  return OWN.reduce((before, [value, own]) => before.replaceAll(value, own), text);
}

function replaced(contract: Contract): Contract {
  return JSON.parse(ownText(JSON.stringify(contract))) as Contract;
}

type Contract = Record<string, unknown>;

/** The same under contracts as they were before origins. */
export function makeStated(folder: string): void {
  makeOwn(folder);
  changeContracts(folder, (contract) =>
    Object.fromEntries(Object.entries(contract).filter(([name]) => name !== 'accepted_origins')),
  );
}

/** Changes every contract, and with it its digest in the claims and the evidence. */
export function changeContracts(folder: string, change: (contract: Contract) => Contract): void {
  const product = join(folder, 'provider-certification');
  for (const path of jsonIn(join(product, 'contracts'))) {
    const contract = readObject(path);
    const changed = change(contract);
    const [before = '', after = ''] = [contract, changed].map((one) =>
      contractDigest(one as unknown as CertificationContract),
    );
    writeFileSync(path, `${JSON.stringify(changed, null, 2)}\n`);
    for (const file of [...jsonIn(join(folder, 'evidence')), join(product, 'public-claims.json')])
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, after));
  }
}

function jsonIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => join(folder, name));
}

function readObject(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
}
