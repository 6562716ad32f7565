import { contractDigest, readContract } from '../../../src/evidence/contract.ts';
import { worstSeverity } from '../../../src/documents/findings.ts';
import { parseConfig } from '../../../src/documents/config.ts';
import { parseProfile, profileText } from '../../../src/instance/saved-instances.ts';
import { isJsonObject } from '../../../src/documents/json.ts';
import { readFacts } from '../../../src/ledger/export-facts.ts';
import { formatClaims, readClaims } from '../../../src/manifest/claims.ts';
import {
  describedFiles,
  describedRoot,
  readTrustChanges,
  readTrustDescription,
} from '../../../src/trust/root-description.ts';
import { readTrustRoot } from '../../../src/trust/root.ts';
import { verifyRootChain } from '../../../src/trust/anchor.ts';
import { facts as runtimeFacts } from '../../ledger/facts.ts';
import { must, mustBeOutcome, mustBeSound, type Target } from '../target.ts';
import { AT, CONTRACT_FILES, DOCUMENTS, fileOf, refusalOf, WORLD } from '../world.ts';
import { parsed, sorted } from './gate.ts';

/** Certification contracts: the digest identifies the meaning, whatever the order of the lists. */
export function contractTarget(): Target {
  return {
    name: 'contract',
    schemas: ['contract'],
    seeds: CONTRACT_FILES.map(({ bytes }) => bytes),
    run(input) {
      const reading = readContract(input, 'c.json');
      mustBeOutcome(reading);
      if (!reading.ok) return;
      must(
        sorted(parsed(input)) ===
          sorted(parsed(Buffer.from(JSON.stringify(reading.value.document)))),
        'read to another contract',
      );
      for (const { document } of WORLD.contracts) {
        const isSame =
          sorted(parsed(Buffer.from(JSON.stringify(document)))) === sorted(parsed(input));
        must(
          (contractDigest(document) === reading.value.digest) === isSame,
          'one digest, two contracts',
        );
      }
    },
  };
}

/** Public claims: canonical text is a fixed point, and says the same claims. */
export function claimsTarget(): Target {
  return {
    name: 'claims',
    schemas: ['public-claims'],
    seeds: [DOCUMENTS.claims, Buffer.from('{"schema_version":1,"claims":[]}')],
    run(input) {
      const { claims, findings } = readClaims(input, 'claims.json');
      mustBeSound(findings);
      must(claims !== undefined || findings.length > 0, 'no claims and no reason');
      // One subject twice is refused as a whole, with all the claims in view.
      if (!claims || worstSeverity(findings) > 0) return;
      const text = formatClaims(claims);
      const again = readClaims(Buffer.from(text), 'claims.json');
      must(
        again.findings.length === 0 &&
          again.claims !== undefined &&
          formatClaims(again.claims) === text,
        'no fixed point',
      );
      must(
        new Set(claims.map(({ subjectDigest }) => subjectDigest)).size === claims.length,
        'one subject twice',
      );
      must(
        sorted(parsed(input)) === sorted(parsed(Buffer.from(text))),
        'other claims than those that are written',
      );
    },
    grown: {
      'the same claim again': (length) =>
        Buffer.from(
          `{"schema_version":1,"claims":[${Array.from({ length: length / 700 }, () => JSON.stringify(WORLD.claims[0])).join()}]}`,
        ),
      'claims at fault': (length) =>
        Buffer.from(`{"schema_version":1,"claims":[${'{},'.repeat(length / 3)}{}]}`),
      'unknown members': (length) =>
        Buffer.from(
          `{${Array.from({ length: length / 12 }, (_unused, n) => `"n${n}":${n}`).join()}}`,
        ),
      'carriage returns': (length) =>
        Buffer.from(`{"schema_version":1,\r${'\r\n'.repeat(length / 2)}"claims":[]}`),
    },
  };
}

/** Runtime facts: what is looked up is what stands there, once. */
export function factsTarget(): Target {
  return {
    name: 'facts',
    schemas: ['runtime-facts'],
    seeds: [Buffer.from(JSON.stringify(runtimeFacts()))],
    run(input) {
      const read = readFacts(input, 'facts.json');
      mustBeOutcome(read);
      if (!read.ok) return;
      const { value: facts } = read;
      for (const { subject } of WORLD.claims) {
        facts.policy(subject);
        facts.implemented(subject);
        facts.accountsOf(subject);
      }
      const { document } = facts;
      for (const app of document.apps.slice(0, 5)) {
        const named = {
          ...WORLD.claims[0]?.subject,
          ...app,
          deployment_environment: document.deployment_environment,
        };
        const found = facts.configuration({
          account_kind: '',
          output_profile: '',
          operation: 'connect',
          policy_mode: '',
          ...named,
        });
        must(found?.state === app.state && found.source === app.source, 'another app was found');
      }
    },
    grown: {
      'accounts at fault': (length) => Buffer.from(`{"accounts":[${'{},'.repeat(length / 3)}{}]}`),
      'the same app again': (length) => {
        const facts = runtimeFacts();
        const apps = Array.from({ length: length / 300 }, () => facts.apps[0]);
        return Buffer.from(JSON.stringify({ ...facts, apps }));
      },
    },
  };
}

/** The configuration file and what is saved of an instance: their readers throw their one code. */
export function settingsTarget(): Target {
  const profile = { schema_version: 1, url: 'https://instance.example', token_file: null };
  return {
    name: 'settings',
    schemas: ['config', 'instance-profile'],
    seeds: [
      fileOf('claimgate.config.json'),
      Buffer.from(JSON.stringify(profile)),
      Buffer.from('{"schema_version":1,"format":"json","stray_claims":{"ignore":["test/**"]}}'),
    ],
    run(input) {
      mustBeSound(refusalOf(() => parseConfig(input, 'claimgate.config.json')));
      const refused = refusalOf(() => {
        const read = parseProfile(input, 'profile.json');
        const text = profileText(read);
        must(
          profileText(parseProfile(Buffer.from(text), 'profile.json')) === text,
          'no fixed point',
        );
      });
      mustBeSound(refused);
    },
  };
}

/** Trust roots, no matter who signed them, and the descriptions that they are made from. */
export function rootTarget(): Target {
  const payload = parsed(DOCUMENTS.root);
  const inner =
    isJsonObject(payload) && typeof payload['payload'] === 'string'
      ? Buffer.from(payload['payload'], 'base64')
      : Buffer.of();
  return {
    name: 'root',
    schemas: ['trust-root', 'trust-description', 'trust-changes', 'dsse-envelope'],
    seeds: [DOCUMENTS.root, inner, description()],
    run(input) {
      const read = readTrustRoot(input, '1.root.json');
      mustBeOutcome(read);
      if (read.ok) mustBeOutcome(verifyRootChain([read.value], AT));
      mustBeOutcome(readTrustChanges(input, 'changes.json'));
      const described = readTrustDescription(input, 'trust.json');
      mustBeOutcome(described);
      if (!described.ok) return;
      describedFiles(described.value);
      mustBeOutcome(
        describedRoot(described.value, { file: 'trust.json', files: new Map() }, '1.root.json'),
      );
    },
  };
}

function description(): Uint8Array {
  const { root, projection, release, ledger } = WORLD.keys;
  const pems = (keys: readonly { readonly publicKey: { readonly pem: string } }[]) =>
    keys.map(({ publicKey }) => publicKey.pem);
  return Buffer.from(
    JSON.stringify({
      schema_version: 1,
      deployment: 'demonstration',
      expires_at: '2027-11-01T00:00:00Z',
      ledger: { origin: 'ledger.example/demonstration', keys: pems([ledger]) },
      roles: {
        root: { threshold: 2, keys: pems(root) },
        projection: { threshold: 2, keys: pems(projection) },
        release: { threshold: 1, keys: pems([release]) },
      },
      limits: { max_projection_hours: 24, max_facts_minutes: 60, max_clock_skew_seconds: 30 },
    }),
  );
}
