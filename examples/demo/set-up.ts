import { fingerprinterOf } from '../../src/digest/index.ts';
import type { EpochMs } from '../../src/documents/json.ts';
import { keyFiles, readable, repositoryFiles } from '../world/documents.ts';
import { formatNoteKey, noteKeyOf } from '../../src/trust/checkpoint.ts';
import {
  DEPLOYMENT,
  LEDGER_ORIGIN,
  pinFor,
  throwAwayKeys,
  trustRootFor,
  valueOf,
} from '../world/organisation.ts';
import { commitFiles, createRepository, writeFiles } from '../world/write.ts';
import { contractsFor, demoApps, runtimeFacts, type DemoApp } from './evidence.ts';
import { FINGERPRINT_KEY_FILE } from './stage.ts';

export interface Scene {
  readonly apps: readonly DemoApp[];
  /** The commit that the runs test. */
  readonly revision: string;
  /** The public key of the ledger, as `verify --note-key` takes it. */
  readonly noteKey: string;
}

/**
 * Writes everything but evidence to a folder that must be empty or not there yet: a repository that
 * claims nothing, throw-away keys of everybody involved, and the facts of the hosting service.
 */
export async function setUp(
  folder: string,
  at: EpochMs,
  fingerprintKey: Uint8Array,
): Promise<Scene> {
  const { repository, revision } = await createRepository(folder, at);
  const fingerprints = fingerprinterOf(fingerprintKey, DEPLOYMENT);
  const apps = demoApps(fingerprints);
  const keys = throwAwayKeys();
  const root = trustRootFor(keys, at);
  writeFiles(folder, keyFiles(keys), 0o600);
  const keyText = `${Buffer.from(fingerprintKey).toString('base64')}\n`;
  writeFiles(folder, new Map([[FINGERPRINT_KEY_FILE, keyText]]), 0o600);
  const facts = readable(runtimeFacts(apps, fingerprints, at));
  writeFiles(
    folder,
    new Map([
      ['README.txt', README],
      ['pin.txt', `${pinFor(root)}\n`],
      ['runtime-facts.json', facts],
    ]),
  );
  const contracts = apps.flatMap(contractsFor);
  const files = repositoryFiles({ claims: [], contracts, root });
  await commitFiles(repository, files, 'Contracts and trust root', at);
  const noteKey = valueOf(noteKeyOf(LEDGER_ORIGIN, keys.ledger.publicKey));
  return { apps, revision, noteKey: formatNoteKey(noteKey) };
}

const README = `A demonstration of claimgate. Providers, evidence and keys are made up; nothing here is certified.

repo/                a git repository with claims, contracts, trust root, configuration and a recorded release
ledger.sqlite        the evidence ledgers (not there with --ledger postgres://…)
runtime-facts.json   what the hosting service knows and the ledger cannot
evidence/            the documents that were appended to the ledger
projection/          the signed projection under which every claim passed
older-projection/    one of a shorter ledger, signed just as well
newer-projection/    the one after a run that failed
audit/               a checkpoint of the ledger, and the proof that it only grew since
release/             the manifest and the signed verdict of v1.0.0
keys/                throw-away private keys of everybody involved, and the key of the fingerprints
pin.txt              the trust pin
`;
