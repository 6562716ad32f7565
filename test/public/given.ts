import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoApps, runtimeFacts } from '../../examples/demo/evidence.ts';
import { readable } from '../../examples/world/documents.ts';
import { DEPLOYMENT, pinFor } from '../../examples/world/organisation.ts';
import { createWorld, git, REPOSITORY } from '../../examples/world/write.ts';
import type { ReadinessQuestion } from '../../src/documents/index.ts';
import {
  type Evidence,
  type GateInput,
  type NamedBytes,
  fingerprinterOf,
  projectionIn,
} from '../../src/public/index.ts';
import {
  initLedger,
  parseLocation,
  readFacts,
  type Driver,
  type Facts,
} from '../../src/public/ledger.ts';
import {
  readinessService,
  readinessSettings,
  type ReadinessService,
} from '../../service/public.ts';
import { contracts } from '../ledger/documents.ts';
import { ASKED, questionOf, world } from '../readiness/world.ts';
import { valueOf } from '../trust/expect.ts';

/**
 * Definitions that the examples of the public names take as given, in a repository whose claims may be published now. A
 * program has its own.
 */
export interface Given {
  /** The claims file, the projection and its statement, by their paths from the root of the repository. */
  readonly CLAIMS: string;
  readonly PROJECTION: string;
  readonly STATEMENT: string;
  /** Which commits are part of the release, as git says. */
  readonly COMMITS: ReadonlyMap<string, boolean>;
  /** Everything that the claims are judged by. */
  readonly EVIDENCE: Evidence;
  readonly RELEASE: Omit<GateInput, 'claims'>;
  /** The claims file as it was read from a commit. */
  readonly CLAIMING: { readonly bytes: Uint8Array; readonly remarks: readonly [] };
  /** An open ledger, `ledger.sqlite`, and the key of its fingerprints. */
  readonly LEDGER: Driver;
  readonly FINGERPRINT_KEY: Uint8Array;
  /** Runtime facts as they were read, and the readiness of their deployment. */
  readonly FACTS: Facts;
  readonly READINESS: ReadinessService;
  /** A question about readiness as somebody wrote it down. */
  readonly QUESTION: ReadinessQuestion;
  /** Reads the files of a folder, in the order of their names. */
  readonly filesIn: (folder: string) => readonly NamedBytes[];
}

/** Makes all of it in an empty folder. @returns it, the repository to run the examples in, and the pin */
export async function given(folder: string) {
  const at = Math.floor(Date.now() / 1000) * 1000;
  const { root } = await createWorld(folder, at);
  const repository = join(folder, REPOSITORY);
  const filesIn = (path: string) =>
    readdirSync(join(repository, path))
      .sort()
      .map((name) => fileAt(join(path, name)));
  const fileAt = (file: string) => ({ file, bytes: readFileSync(join(repository, file)) });
  const [PROJECTION, STATEMENT] = ['ledger-projection.jsonl', 'ledger-projection.intoto.json'];
  for (const name of [PROJECTION, STATEMENT])
    writeFileSync(join(repository, name), readFileSync(join(folder, 'projection', name)));
  const CLAIMS = 'provider-certification/public-claims.json';
  const pin = pinFor(root);
  const commits = (await git(repository, ['rev-list', 'HEAD'], at)).split('\n');
  const COMMITS = new Map(commits.map((commit) => [commit, true]));
  const EVIDENCE: Evidence = {
    pin,
    deployment: DEPLOYMENT,
    roots: filesIn('provider-certification/trust'),
    contracts: filesIn('provider-certification/contracts'),
    projection: projectionIn(PROJECTION, fileAt(PROJECTION).bytes),
    statement: fileAt(STATEMENT),
    memory: [],
    ancestry: COMMITS,
  };
  const FINGERPRINT_KEY = randomBytes(32);
  const fingerprints = fingerprinterOf(FINGERPRINT_KEY, DEPLOYMENT);
  const facts = readable(runtimeFacts(demoApps(fingerprints), fingerprints, at));
  writeFileSync(join(folder, 'runtime-facts.json'), facts);
  const FACTS = valueOf(readFacts(Buffer.from(facts), 'runtime-facts.json'));
  const { driver: LEDGER } = await initLedger(
    parseLocation(`sqlite:${join(repository, 'ledger.sqlite')}`),
    {
      origin: 'ledger.example/main',
      deployment: DEPLOYMENT,
      fingerprint_key_id: fingerprints.keyId,
    },
    at,
  );
  const settings = readinessSettings({});
  const values: Given = {
    CLAIMS,
    PROJECTION,
    STATEMENT,
    COMMITS,
    EVIDENCE,
    RELEASE: {
      tool: { name: 'claimgate', version: '1.0.0' },
      at,
      time: 'now',
      release: null,
      remarks: [],
      config: undefined,
      strayPaths: [],
      evidence: EVIDENCE,
    },
    CLAIMING: { bytes: fileAt(CLAIMS).bytes, remarks: [] },
    LEDGER,
    FINGERPRINT_KEY,
    FACTS,
    READINESS: readinessService({
      ledger: LEDGER,
      fingerprints: fingerprinterOf(FINGERPRINT_KEY, FACTS.document.deployment),
      facts: async () => FACTS,
      contracts,
      claims: [],
      settings,
      clock: Date.now,
    }),
    QUESTION: questionOf(world(), ASKED.on),
    filesIn,
  };
  return { values, repository, pin };
}
