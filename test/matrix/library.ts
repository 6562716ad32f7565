import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { CertificationContract, Config, ProjectionEntry } from '../../src/documents/index.ts';
import type * as Gate from '../../src/public/index.ts';
import type { Evidence, GateResult } from '../../src/public/index.ts';
import type * as Ledger from '../../src/public/ledger.ts';
import type * as Readiness from '../../src/public/readiness.ts';
import type * as Service from '../../service/public.ts';
import type { ReadinessSetup } from '../../service/public.ts';
import {
  claimsOf,
  factsOf,
  isYes,
  saysYes,
  ARTIFACT,
  CLAIMS,
  EVIDENCE,
  PROJECTION,
  VERSION,
  type Ending,
  type Place,
} from './place.ts';
import type { Outlet } from './outlets.ts';
import { UNCONCERNED } from './served.ts';

// A name that the compiler does not look up: types are those of the sources.
const PACKAGE: string = 'claimgate';

/** The built library, as an embedder imports it. */
const [gate, readiness, ledger, service] = [
  (): Promise<typeof Gate> => import(PACKAGE),
  (): Promise<typeof Readiness> => import(`${PACKAGE}/readiness`),
  (): Promise<typeof Ledger> => import(`${PACKAGE}/ledger`),
  (): Promise<typeof Service> => import(`${PACKAGE}/service`),
];

const STATEMENT = 'projection/ledger-projection.intoto.json';
const FOLDER = 'provider-certification';

/** A file by its name in the repository, or nothing if it is not there. */
function fileIn(place: Place, file: string) {
  return existsSync(place.path(file)) ? { file, bytes: readFileSync(place.path(file)) } : undefined;
}

function filesIn(place: Place, folder: string, names = /\.json$/) {
  return readdirSync(place.path(folder))
    .filter((name) => names.test(name))
    .sort()
    .flatMap((name) => fileIn(place, `${folder}/${name}`) ?? []);
}

const rootsIn = (place: Place) => filesIn(place, `${FOLDER}/trust`, /\.root\.json$/);

/** The records of earlier releases. */
function memoryOf(place: Place): Evidence['memory'] {
  const folder = `${FOLDER}/releases`;
  const names = existsSync(place.path(folder)) ? readdirSync(place.path(folder)) : [];
  return names.map((version): Evidence['memory'][number] => {
    const name = `${folder}/${version}`;
    const bytesOf = (file: string) => fileIn(place, `${name}/${file}`)?.bytes;
    const manifest = bytesOf('release-manifest.json');
    const verdict = bytesOf('gate-verdict.json');
    if (!manifest || !verdict) return { name, unreadable: [] };
    const signedVerdict = bytesOf('gate-verdict.intoto.json');
    const statement = bytesOf('ledger-projection.intoto.json');
    return { name, manifest, verdict, signedVerdict, statement };
  });
}

async function evidenceOf(place: Place): Promise<Evidence> {
  const { projectionIn } = await gate();
  const projection = fileIn(place, PROJECTION);
  const commits = (await place.git('rev-list', 'HEAD')).split('\n');
  const maxAge = place.environment['CLAIMGATE_PROJECTION_MAX_AGE'];
  return {
    pin: place.pin,
    deployment: 'shop',
    roots: rootsIn(place),
    contracts: filesIn(place, `${FOLDER}/contracts`),
    projection: projection && projectionIn(projection.file, projection.bytes),
    statement: fileIn(place, STATEMENT),
    memory: memoryOf(place),
    ...(maxAge === undefined
      ? {}
      : { freshness: { maxAgeMs: Number.parseInt(maxAge, 10) * 1000 } }),
    ancestry: new Map(commits.map((commit) => [commit, true])),
  };
}

async function judged(place: Place): Promise<GateResult> {
  const { heldClaims, judge } = await gate();
  const bytes = readFileSync(place.path(CLAIMS));
  return judge({
    tool: { name: 'claimgate', version: '1.0.0' },
    at: Date.now(),
    time: 'now',
    release: { version: VERSION, revision: await place.git('rev-parse', 'HEAD') },
    remarks: [],
    claims: heldClaims({ path: CLAIMS, bytes, remarks: [] }),
    config: undefined,
    strayPaths: existsSync(place.path('docs/public-claims.json'))
      ? ['docs/public-claims.json']
      : [],
    evidence: await evidenceOf(place),
  });
}

function answered(isYesAnswer: boolean, answer: unknown): Ending {
  return { exitCode: isYesAnswer ? 0 : 1, text: JSON.stringify(answer, undefined, 2) };
}

/** Of the files that the gate has handed over: nothing to read is a "no" already. */
function ofFiles(
  use: (
    place: Place,
    names: { readonly manifest: string; readonly verdict: string },
  ) => Promise<Ending>,
) {
  return async (place: Place): Promise<Ending> => {
    const names = {
      manifest: `${EVIDENCE}/release-manifest.json`,
      verdict: `${EVIDENCE}/gate-verdict.json`,
    };
    const isThere = Object.values(names).every((name) => existsSync(place.path(name)));
    return isThere ? use(place, names) : { exitCode: 2, text: 'nothing was handed over' };
  };
}

const releaseOf = async (place: Place) => ({
  version: VERSION,
  revision: await place.git('rev-parse', `refs/tags/${VERSION}^{commit}`),
});

const required = ofFiles(async (place, { manifest, verdict }) => {
  const { digestOf, readClaims, requireVerdict, RULE_SETS } = await gate();
  const bytes = readFileSync(place.path(CLAIMS));
  const published = readFileSync(place.path(ARTIFACT));
  const config = JSON.parse(readFileSync(place.path('claimgate.config.json'), 'utf8')) as Config;
  const findings = requireVerdict({
    at: Date.now(),
    maxAge: 3_600_000,
    release: await releaseOf(place),
    verdict: { file: verdict, bytes: readFileSync(place.path(verdict)) },
    manifest: { file: manifest, bytes: readFileSync(place.path(manifest)) },
    artifacts: [{ name: ARTIFACT, sha256: digestOf(published), size: published.length }],
    signed: fileIn(place, `${EVIDENCE}/gate-verdict.intoto.json`),
    claims: { bytes, read: readClaims(bytes, CLAIMS).claims ?? [] },
    pin: place.pin,
    roots: rootsIn(place),
    resourceUri: config.resource_uri,
    ruleSets: RULE_SETS,
  });
  return answered(findings.length === 0, findings);
});

const compared = ofFiles(async (place, { manifest: file }) => {
  const { bindClaims, readClaims, readManifest, verifyManifest } = await gate();
  const manifest = readManifest(readFileSync(place.path(file)), file);
  if (!manifest.ok) return answered(false, manifest.findings);
  const bytes = readFileSync(place.path(CLAIMS));
  const binding = bindClaims(bytes, readClaims(bytes, CLAIMS).claims ?? []);
  const expected = { ...(await releaseOf(place)), binding };
  const findings = verifyManifest(manifest.value, manifest.reading, expected);
  return answered(findings.length === 0, findings);
});

async function verified(place: Place): Promise<Ending> {
  const { readEnvelope, RULE_SETS: ruleSets, verifyByRoots } = await gate();
  const given = fileIn(place, `${EVIDENCE}/gate-verdict.intoto.json`);
  const envelope = given && readEnvelope(given.bytes, given.file);
  if (!envelope?.ok) return answered(false, envelope?.findings ?? 'nothing was handed over');
  const roots = rootsIn(place);
  const by = { pin: place.pin, roots, at: Date.now(), ruleSets };
  const ended = verifyByRoots(envelope.value, by);
  return answered(ended.ok && JSON.stringify(ended.value.content).includes('PASSED'), ended);
}

/** Uses what decides now, over the ledger of the place. */
async function deciding(
  place: Place,
  use: (setup: ReadinessSetup) => Promise<Ending>,
): Promise<Ending> {
  const [{ fingerprinterOf, readClaims, readContracts }, { openLedger, parseLocation, readFacts }] =
    await Promise.all([gate(), ledger()]);
  const { readinessSettings } = await service();
  const key = Buffer.from(
    readFileSync(place.path('.claimgate/keys/fingerprint.key'), 'utf8'),
    'base64',
  );
  const facts = readFacts(readFileSync(place.path('runtime-facts.json')), 'runtime-facts.json');
  if (!facts.ok) return answered(false, facts.findings);
  const driver = await openLedger(
    parseLocation(`sqlite:${place.path('.claimgate/ledger.sqlite')}`),
  );
  try {
    return await use({
      ledger: driver,
      fingerprints: fingerprinterOf(key, facts.value.document.deployment),
      facts: async () => facts.value,
      contracts: readContracts(filesIn(place, `${FOLDER}/contracts`)).index,
      claims: readClaims(readFileSync(place.path(CLAIMS)), CLAIMS).claims ?? [],
      settings: readinessSettings(place.variables),
      clock: Date.now,
    });
  } finally {
    await driver.close();
  }
}

const requestsOf = (place: Place) =>
  claimsOf(place).map(({ subject }) => {
    const account_reference = factsOf(place).accounts[0]?.account_reference ?? null;
    return { subject, account_reference };
  });

/** Everything that such a service answers has to agree. */
const ready = (place: Place) =>
  deciding(place, async (setup) => {
    const { readinessService } = await service();
    const one = readinessService(setup);
    const requests = requestsOf(place);
    const asked = requests.map(async (request) => ({
      ...request,
      decision: await one.decide({ ...request, intent: 'production' }),
    }));
    const [first] = requests;
    const profile = first?.subject.output_profile ?? '';
    const projected = await one.projection();
    const answers = [
      await one.board(),
      await one.catalogue(),
      projected.ok ? JSON.parse(Buffer.from(projected.value.bytes).toString()) : projected,
      (await one.survey()).rows,
      (await one.examine(requests.map(({ subject }) => subject))).rows,
      await Promise.all(asked),
      ...(first?.account_reference
        ? [
            await one.resolve({
              account_reference: first.account_reference,
              output_profile: profile,
            }),
          ]
        : []),
    ].map((answer) => JSON.stringify(answer));
    const [isYesAnswer, ...others] = answers.map((answer) => saysYes(answer, place));
    if (others.some((other) => other !== isYesAnswer)) throw new Error(answers.join('\n'));
    return { exitCode: isYesAnswer ? 0 : 1, text: answers.join('\n') };
  });

/** A token for queued work, and the answer that a worker gets just before it calls the provider. */
const tested = (place: Place) =>
  deciding(place, async (setup) => {
    const [{ fingerprinterOf }, { readinessService, testIntents }] = await Promise.all([
      gate(),
      service(),
    ]);
    const key = readFileSync(place.path('.claimgate/keys/fingerprint.key'));
    const intents = testIntents({
      readiness: readinessService(setup),
      fingerprints: fingerprinterOf(key, 'shop'),
      key,
      clock: Date.now,
      isAdministrator: async () => true,
    });
    const asker = {
      operator: 'jane',
      by: 'session',
      isAdministrator: true,
      isScoped: false,
    } as const;
    const decisions = [];
    for (const request of requestsOf(place)) {
      const issued = await intents.issue(request, asker);
      const checked = issued.ok ? await intents.recheck(issued.value) : issued;
      decisions.push(checked.ok ? checked.value.decision : checked.findings);
    }
    const isExecutable = decisions.every(
      (one) => !Array.isArray(one) && 'executable' in one && one.executable,
    );
    return answered(isExecutable, decisions);
  });

/** Everything that one decision rests on, as somebody writes it down from the projection. */
function questionsOf(place: Place): object[] {
  const entries = place
    .text(PROJECTION)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ProjectionEntry);
  const facts = factsOf(place);
  return claimsOf(place).map(({ subject, contract_digest }, index) => ({
    schema_version: 1,
    request: {
      subject,
      account_reference: requestsOf(place)[index]?.account_reference,
      intent: 'production',
    },
    deployment_kind: facts.deployment_kind,
    providers: ['pinterest'],
    facts_limits: null,
    evidence: {
      entry: entries.find((one) => one.subject.operation === subject.operation) ?? null,
      account: facts.accounts[0]?.authorization ?? null,
      is_implemented: facts.implemented.some(({ operation }) => operation === subject.operation),
      facts_generated_at: facts.generated_at,
      control: null,
    },
    contracts: filesIn(place, `${FOLDER}/contracts`).map(
      ({ bytes }) => JSON.parse(bytes.toString()) as CertificationContract,
    ),
    claim: { contract_digest, advertisable_subjects: [] },
    released_revisions: [],
    foreign_revisions: [],
  }));
}

async function decided(place: Place): Promise<Ending> {
  const [{ decide, decisionInputOf }, { readinessSettings }] = await Promise.all([
    readiness(),
    service(),
  ]);
  const settings = readinessSettings(place.variables);
  const decisions = questionsOf(place).map((question) =>
    decide(
      decisionInputOf(question as Parameters<typeof decisionInputOf>[0], settings, Date.now()),
    ),
  );
  return answered(decisions.every(isYes), decisions);
}

async function decidedByCommand(place: Place): Promise<Ending> {
  const endings: Ending[] = [];
  for (const question of questionsOf(place)) {
    place.write('extra/question.json', JSON.stringify(question));
    endings.push(await place.run('readiness', 'extra/question.json'));
  }
  const exitCode = Math.max(...endings.map((one) => one.exitCode));
  return { exitCode, text: endings.map(({ text }) => text).join('\n') };
}

const NO_LEDGER = 'it asks no ledger: freshness bounds what it cannot know';
const ANEW = 'it judges anew, from what it is handed';
const OF_CALLER = 'its caller reads git, and hands in what the history says';
const OF_PROJECTION = 'it judges no claims';
const OF_ENVELOPE = 'it verifies an envelope alone';
const OF_MANIFEST = 'it compares a manifest with its commit, and says nothing of evidence';
const OF_QUESTION = 'the question holds everything that it decides by';
const NO_GIT = { 'a record was deleted': OF_CALLER, 'the history is missing': OF_CALLER };

/** Everything that judges, verifies or decides, of what the library exports. */
export const EXPORTED: Readonly<Record<string, Outlet>> = {
  'judge()': {
    unconcerned: { ledger: NO_LEDGER, handed: ANEW, ...NO_GIT },
    play: async (place) => {
      const { verdict } = await judged(place);
      return answered(verdict.decision === 'allowed', verdict);
    },
  },
  'verifyProjection()': {
    unconcerned: {
      evidence: OF_PROJECTION,
      commit: OF_PROJECTION,
      ledger: NO_LEDGER,
      handed: ANEW,
      ...NO_GIT,
      warning: OF_PROJECTION,
    },
    play: async (place) => {
      const { verifyProjection } = await gate();
      const ended = await verifyProjection(await evidenceOf(place), Date.now());
      return answered(ended.ok, ended.ok ? 'trusted' : ended.findings);
    },
  },
  'requireVerdict()': {
    unconcerned: {
      ledger: 'the verdict holds until it expires',
      warning: 'it says what speaks against it',
    },
    play: required,
  },
  'verifyManifest()': {
    unconcerned: {
      evidence: OF_MANIFEST,
      ledger: OF_MANIFEST,
      projection: OF_MANIFEST,
      memory: OF_MANIFEST,
      trust: OF_MANIFEST,
      warning: OF_MANIFEST,
      'a published file differs': 'it is given no files',
      'a byte of the verdict differs': OF_MANIFEST,
      'the verdict is signed by nobody': OF_MANIFEST,
      'the signature is of another verdict': OF_MANIFEST,
    },
    play: compared,
  },
  'verifyByRoots()': {
    unconcerned: {
      ledger: 'the verdict holds until it expires',
      'the claims are edited in the work tree': OF_ENVELOPE,
      'a published file differs': OF_ENVELOPE,
      'a byte of the manifest differs': OF_ENVELOPE,
      'a byte of the verdict differs': OF_ENVELOPE,
      'the signature is of another verdict': OF_ENVELOPE,
    },
    play: verified,
  },
  'readinessService()': {
    unconcerned: { ...UNCONCERNED, trust: 'its caller hands in the limits of the trust root' },
    play: ready,
  },
  'testIntents()': {
    unconcerned: {
      ...UNCONCERNED,
      trust: 'its caller hands in the limits of the trust root',
      'the live test failed': 'a test is what clears it',
      'the live run is an example': 'a test needs no evidence',
      'the local run is an example': 'a test needs no evidence',
      'the approval is an example': 'a test needs no evidence',
      'the control event is an example': 'a test needs no evidence',
      'the facts are an example': 'a test needs no evidence',
      'the local test failed': 'a test is what clears it',
      'a test failed, not exported yet': 'a test is what clears it',
      'the contract changed since the tests': 'a test is what clears it',
      'the policy changed since the tests': 'a test is what clears it',
    },
    play: tested,
  },
  'decide()': {
    unconcerned: {
      ledger: OF_QUESTION,
      projection: OF_QUESTION,
      memory: OF_QUESTION,
      trust: OF_QUESTION,
      handed: OF_QUESTION,
      'a second claims file': OF_QUESTION,
      warning: 'it has no verdict',
    },
    play: decided,
  },
  readiness: {
    unconcerned: {
      ledger: OF_QUESTION,
      projection: OF_QUESTION,
      memory: OF_QUESTION,
      trust: OF_QUESTION,
      handed: OF_QUESTION,
      'a second claims file': OF_QUESTION,
      warning: 'it has no verdict',
    },
    play: decidedByCommand,
  },
};
