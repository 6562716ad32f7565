import { createHash } from 'node:crypto';
import { rmSync, copyFileSync, cpSync } from 'node:fs';
import { type Place, EVIDENCE, PROJECTION, CLAIMS, RECORD, ARTIFACT, VERSION } from './place.ts';

// Every "no" that a repository knows against a claim, by where somebody put it and when.

const OTHER = 'z-other';
const RECORDS = 'refs/heads/claimgate-records';
const REMOTE_MAIN = 'refs/remotes/origin/main';

/** Puts a commit where people put what a repository knows, and leaves the work tree and its branch as they are. */
const PLACES: Readonly<Record<string, (place: Place, change: Change) => Promise<void>>> = {
  'on another branch': async (place, { make }) => {
    await commitAside(place, make);
  },
  'on the records branch': async (place, { make }) => {
    await commitAside(place, make);
    await place.git('update-ref', RECORDS, OTHER);
    await place.git('branch', '-qD', OTHER);
    await startRemote(place, 'main');
    place.environment['CLAIMGATE_MEMORY'] = RECORDS;
  },
  'on the default branch': async (place, { make }) => {
    await place.git('update-ref', RECORDS, 'main');
    await commitAside(place, make);
    await startRemote(place, OTHER);
    await place.git('branch', '-qD', OTHER);
    place.environment['CLAIMGATE_MEMORY'] = RECORDS;
  },
  'in the history': async (place, { make, undo }) => {
    await commitAside(place, make);
    await place.git('checkout', '-q', OTHER);
    undo(place);
    await place.commit('Tidy up');
    await place.git('checkout', '-q', 'main');
  },
};

interface Change {
  /** Outlets that it does not concern, and why. */
  readonly unconcerned?: Readonly<Record<string, string>>;
  readonly make: (place: Place) => Promise<void>;
  readonly undo: (place: Place) => void;
}

async function commitAside(place: Place, make: Change['make']): Promise<void> {
  await place.git('checkout', '-qb', OTHER);
  await make(place);
  await place.commit('Say no');
  await place.git('checkout', '-q', 'main');
}

async function startRemote(place: Place, branch: string): Promise<void> {
  await place.git('update-ref', REMOTE_MAIN, branch);
  await place.git('symbolic-ref', 'refs/remotes/origin/HEAD', REMOTE_MAIN);
}

const TRUST = 'provider-certification/trust/2.root.json';
const WITHDRAWALS = 'provider-certification/withdrawals.json';

const KINDS: Readonly<Record<string, Change>> = {
  'the claim was withdrawn': {
    make: async (place) => {
      await place.must('claims', 'withdraw', 'pinterest', '--reason', 'pins lose their link');
    },
    undo: (place) => rmSync(place.path(WITHDRAWALS)),
    unconcerned: { 'release record': 'the release is out, and its record shows no claim' },
  },
  'the keys were revoked': {
    make: async (place) => {
      const key = 'extra/new.key';
      place.write('extra/there', '');
      await place.must('key', 'generate', '--out', key, '--no-passphrase');
      const role = { keys: ['new.key.pub.pem'], threshold: 1 };
      const changes = { schema_version: 1, roles: { projection: role, release: role } };
      place.write('extra/changes.json', JSON.stringify(changes));
      await place.must('trust', 'update', '--from', 'extra/changes.json');
      await place.must('sign', TRUST, '--key', '.claimgate/keys/root.key');
    },
    undo: (place) => rmSync(place.path(TRUST)),
  },
};

/** Every kind in every place, before the gate was asked and after it has handed its files over. */
export const KNOWN: Readonly<Record<string, No>> = Object.fromEntries(
  Object.entries(KINDS).flatMap(([kind, change]) =>
    Object.entries(PLACES).flatMap(([where, put]) =>
      (['known', 'known later'] as const).map((made): [string, No] => [
        `${kind} ${where}${made === 'known' ? '' : ', after the hand-over'}`,
        { made, make: (place) => put(place, change), unconcerned: change.unconcerned ?? {} },
      ]),
    ),
  ),
);

/**
 * Where a "no" is made: in evidence that is exported, in the ledger alone, in the projection, in the memory of
 * releases, in what is trusted, in the judged commit, in files that the gate has handed over, or in another place of
 * the repository, before the gate is asked or after it has handed over. A warning
 * forbids nothing, and has to be shown.
 */
type Made =
  | 'evidence'
  | 'ledger'
  | 'projection'
  | 'memory'
  | 'trust'
  | 'commit'
  | 'handed'
  | 'known'
  | 'known later'
  | 'warning';

/** One kind of "no": what forbids the claim, and how it comes about. */
export interface No {
  readonly made: Made;
  /** Outlets that this one does not concern, although others that are made there do, and why. */
  readonly unconcerned?: Readonly<Record<string, string>>;
  readonly make: (place: Place) => Promise<void> | void;
  /** Of a warning: how every outlet that it concerns names it. */
  readonly shown?: RegExp;
}

interface Facts {
  apps: { state: string }[];
  accounts: { authorization: { state: string; granted_scopes: string[]; expires_at: string } }[];
  policies: { state: string; reason: string | null; policy_digest: string }[];
  deny_list: object[];
  implemented: object[];
}

const OF_COMMIT = 'it is about the commit, and publishes nothing from the work tree';
const OF_ENVELOPE = 'it verifies an envelope alone';
/** Outlets that know neither the files that are published nor the work tree. */
const NO_FILES = {
  'manifest verify': 'it is given no files',
  status: 'it is about what is recorded, and publishes nothing from the work tree',
  verify: OF_ENVELOPE,
  "the auditor's page": OF_ENVELOPE,
  audit: OF_COMMIT,
  'audit --html': OF_COMMIT,
  'verifyManifest()': 'it is given no files',
  'verifyByRoots()': OF_ENVELOPE,
};
/** Outlets that read the signed verdict alone. */
const SIGNED_ALONE = {
  verify: OF_ENVELOPE,
  'verify --artifact': OF_ENVELOPE,
  "the auditor's page": OF_ENVELOPE,
};

const DIGEST = `sha256:${'a'.repeat(64)}`;

const exported = (make: (place: Place) => Promise<void> | void): No => ({
  made: 'evidence',
  make: async (place) => {
    await make(place);
    await place.must('ledger', 'export');
  },
});

const ofFacts = (change: (facts: Facts) => void): No =>
  exported((place) => place.change('runtime-facts.json', change));

const edited = (name: string, from: string | RegExp, to: string) => (place: Place) => {
  const text = place.text(name);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${name} has no ${String(from)}`);
  place.write(name, changed);
};

const failed = (checks: readonly { outcome: string }[]) =>
  checks.map((one, index) => (index === 0 ? { ...one, outcome: 'failed' } : one));

const runOf = (place: Place, side: string) =>
  JSON.parse(
    place.text(`evidence/pinterest.business.image-pin.publish_immediate.${side}-run.example.json`),
  ) as { checks: { outcome: string }[] };

const EXAMPLE = { origin: { kind: 'example' } };

/** Everything that may say "no". A new kind needs a row here. */
export const NOS: Readonly<Record<string, No>> = {
  'a control disables': exported((place) => place.append('control', { state: 'disabled' })),
  'a control degrades': exported((place) => place.append('control', { state: 'degraded' })),
  'the approval was revoked': exported((place) => place.append('approval', { state: 'revoked' })),
  'the approval is pending': exported((place) => place.append('approval', { state: 'pending' })),
  'the approval expired': exported((place) =>
    place.append('approval', {
      expires_at: new Date(Date.now() - 3_600_000).toISOString().replace(/\.\d+/, ''),
    }),
  ),
  'the live test failed': exported((place) =>
    place.append('live-run', { checks: failed(runOf(place, 'live').checks) }),
  ),
  'the local test failed': exported((place) =>
    place.append('local-run', { checks: failed(runOf(place, 'local').checks) }),
  ),
  'the live run is an example': exported((place) => place.append('live-run', EXAMPLE)),
  'the local run is an example': exported((place) => place.append('local-run', EXAMPLE)),
  'the approval is an example': exported((place) => place.append('approval', EXAMPLE)),
  'the control event is an example': exported((place) => place.append('control', EXAMPLE)),
  'the facts are an example': ofFacts((facts) => Object.assign(facts, EXAMPLE)),
  'the app is not configured': ofFacts(({ apps }) =>
    apps.forEach((app) => (app.state = 'missing')),
  ),
  'the grant is revoked': ofFacts(({ accounts }) =>
    accounts.forEach(({ authorization }) => (authorization.state = 'reconnect_required')),
  ),
  'the grant lacks a scope': ofFacts(({ accounts }) =>
    accounts.forEach(({ authorization }) => authorization.granted_scopes.pop()),
  ),
  'the grant expired': ofFacts(({ accounts }) =>
    accounts.forEach(({ authorization }) => (authorization.expires_at = '2026-01-01T00:00:00Z')),
  ),
  'the account is gone': ofFacts((facts) => (facts.accounts = [])),
  'the policy restricts': ofFacts(({ policies }) =>
    policies.forEach((policy) => Object.assign(policy, { state: 'restricted', reason: 'paused' })),
  ),
  'the policy changed since the tests': ofFacts(({ policies }) =>
    policies.forEach((policy) => (policy.policy_digest = DIGEST)),
  ),
  'the facts deny the provider': ofFacts(
    (facts) => (facts.deny_list = [{ provider: 'pinterest' }]),
  ),
  'the environment disables the provider': exported((place) => {
    place.environment['CLAIMGATE_DISABLED_PROVIDERS'] = 'pinterest';
  }),
  'the claims rest on statements': {
    made: 'warning',
    unconcerned: { 'verifyByRoots()': OF_ENVELOPE },
    make: () => {},
    shown: /claims_by_statement|written by hand/,
  },
  'a control disables, not exported yet': {
    made: 'ledger',
    make: (place) => place.append('control', { state: 'disabled' }),
  },
  'a test failed, not exported yet': {
    made: 'ledger',
    make: (place) => place.append('live-run', { checks: failed(runOf(place, 'live').checks) }),
  },
  'the projection is older than a release': {
    made: 'projection',
    make: (place) => cpSync(place.path('older'), place.path('projection'), { recursive: true }),
  },
  'a byte of the projection differs': {
    made: 'projection',
    make: edited(PROJECTION, '"state":"approved"', '"state":"approvee"'),
  },
  'the statement is of another projection': {
    made: 'projection',
    make: (place) =>
      copyFileSync(
        place.path('older/ledger-projection.intoto.json'),
        place.path('projection/ledger-projection.intoto.json'),
      ),
  },
  'the statement is missing': {
    made: 'projection',
    make: (place) => rmSync(place.path('projection/ledger-projection.intoto.json')),
  },
  'the projection is older than asked': {
    made: 'projection',
    make: async (place) => {
      place.environment['CLAIMGATE_PROJECTION_MAX_AGE'] = '1s';
      while (Date.now() < generatedAt(place) + 1000)
        await new Promise((done) => setTimeout(done, 20));
    },
  },
  'a record was deleted': {
    made: 'memory',
    make: async (place) => {
      await place.git('rm', '-rq', RECORD);
      await place.git('commit', '-qm', 'Tidy up');
    },
  },
  'a record was changed': {
    made: 'memory',
    make: async (place) => {
      edited(`${RECORD}/gate-verdict.json`, '"decision"', ' "decision"')(place);
      await place.commit('Edit');
    },
  },
  'the history is missing': {
    made: 'memory',
    make: async (place) => place.write('.git/shallow', `${await place.git('rev-parse', 'HEAD')}\n`),
  },
  'the pin is another': {
    made: 'trust',
    make: (place) => void (place.pin = `1:sha256:${'0'.repeat(64)}`),
  },
  'the trust root was edited': {
    made: 'trust',
    make: async (place) => {
      place.change('provider-certification/trust/1.root.json', (root: { payload: string }) => {
        const payload = Buffer.from(root.payload, 'base64').toString();
        root.payload = Buffer.from(payload.replace('"threshold":1', '"threshold": 1')).toString(
          'base64',
        );
      });
      await place.commit('Edit the root');
    },
  },
  'a claim more, without evidence': {
    made: 'commit',
    make: async (place) => {
      place.change(CLAIMS, ({ claims }: { claims: { subject?: object }[] }) => {
        const [first] = structuredClone(claims);
        if (first)
          claims.push(
            JSON.parse(
              JSON.stringify(first).replace('publish_immediate', 'publish_scheduled'),
            ) as object,
          );
      });
      await place.commit('Claim more');
    },
  },
  'the contract changed since the tests': {
    made: 'commit',
    make: async (place) => {
      const contract =
        'provider-certification/contracts/pinterest.business.image-pin.publish_immediate.json';
      edited(contract, '"pins:write"', '"pins:write",\n    "boards:write"')(place);
      await place.commit('Ask for more');
    },
  },
  'a second claims file': {
    made: 'commit',
    make: async (place) => {
      place.write('docs/public-claims.json', place.text(CLAIMS));
      await place.commit('Another');
    },
  },
  'the claims are edited in the work tree': {
    made: 'handed',
    unconcerned: { ...NO_FILES, 'verify --artifact': OF_COMMIT, 'release record': OF_COMMIT },
    make: edited(CLAIMS, '\n', '\n\n'),
  },
  'a published file differs': {
    made: 'handed',
    unconcerned: NO_FILES,
    make: (place) => place.write(ARTIFACT, 'another'),
  },
  'a byte of the manifest differs': {
    made: 'handed',
    unconcerned: SIGNED_ALONE,
    make: edited(`${EVIDENCE}/release-manifest.json`, `"${VERSION}"`, '"v1.1.1"'),
  },
  'a byte of the verdict differs': {
    made: 'handed',
    unconcerned: {
      'verifyByRoots()': OF_ENVELOPE,
      exec: 'it judges anew',
      'manifest verify': 'it reads no verdict',
    },
    make: edited(`${EVIDENCE}/gate-verdict.json`, '"decision"', ' "decision"'),
  },
  'the verdict is signed by nobody': {
    made: 'handed',
    unconcerned: { exec: 'it judges anew', 'manifest verify': 'it reads no verdict' },
    make: (place) => rmSync(place.path(`${EVIDENCE}/gate-verdict.intoto.json`)),
  },
  'the verdict is a rehearsal, and signed': {
    made: 'handed',
    unconcerned: {
      exec: 'it judges anew',
      'manifest verify': 'it reads no verdict',
      'verifyManifest()': 'it reads no verdict',
      'release, resumed': 'it makes again what is no verdict of a release',
    },
    make: async (place) => {
      const [verdict, envelope] = ['json', 'intoto.json'].map(
        (form) => `${EVIDENCE}/gate-verdict.${form}`,
      ) as [string, string];
      const before = sha256(place.text(verdict));
      edited(verdict, '"kind": "release"', '"kind": "rehearsal"')(place);
      place.change(envelope, (document: { payload: string; signatures: object[] }) => {
        const payload = Buffer.from(document.payload, 'base64').toString();
        const says = payload.replaceAll(before, sha256(place.text(verdict)));
        const refused = says.replaceAll(/PASSED|CLAIMGATE_RULES_V1/g, 'FAILED');
        document.payload = Buffer.from(refused).toString('base64');
        document.signatures = [];
      });
      await place.must('sign', envelope, '--key', '.claimgate/keys/release.key');
    },
  },
  'the signature is of another verdict': {
    made: 'handed',
    unconcerned: {
      exec: 'it judges anew',
      'manifest verify': 'it reads no verdict',
    },
    make: (place) =>
      copyFileSync(
        place.path(`${RECORD}/gate-verdict.intoto.json`),
        place.path(`${EVIDENCE}/gate-verdict.intoto.json`),
      ),
  },
  ...KNOWN,
};

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function generatedAt(place: Place): number {
  const { payload } = JSON.parse(place.text('projection/ledger-projection.intoto.json')) as {
    payload: string;
  };
  const { predicate } = JSON.parse(Buffer.from(payload, 'base64').toString()) as {
    predicate: { generated_at: string };
  };
  return Date.parse(predicate.generated_at);
}
