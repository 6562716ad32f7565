import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import {
  digestOf,
  canonicalize,
  fingerprinterOf,
  subjectDigest,
  contractDigest,
  readContracts,
  ClaimgateError,
  codeEntry,
  messageOf,
  heldClaims,
  judge,
  projectionIn,
  verifyProjection,
  bindClaims,
  formatClaims,
  readClaims,
  formatManifest,
  readManifest,
  releaseManifest,
  verifyManifest,
  ledgerOfRoots,
  verifyByKeys,
  verifyByRoots,
  verifyCheckpoint,
  readEnvelope,
  readPublicKey,
  withIdentities,
  readVerdict,
  requireVerdict,
  RULE_SETS,
  verdictOf,
} from '../src/public/index.ts';
import {
  append,
  effectiveEvidence,
  exportProjection,
  initLedger,
  openLedger,
  parseLocation,
  readFacts,
  runFromResults,
  verifyLedger,
  readPrivateKey,
} from '../src/public/ledger.ts';
import { decide, decisionInputOf } from '../src/public/readiness.ts';
import {
  addServiceRoutes,
  databaseProbe,
  isUnscopedAdministrator,
  logTo,
  readinessService,
  readinessSettings,
  tokenAuthentication,
  testIntents,
} from '../service/public.ts';
import type { CertificationContract, ControlEvent } from '../src/documents/index.ts';
import type { Given } from '../test/public/given.ts';

/**
 * An example of each public name, by the subpath of the package and the name. dist/reference/library.md shows
 * them; a test runs them in a repository whose claims may be published.
 */
export const EXAMPLES: Readonly<Record<string, (given: Given) => Promise<void>>> = {
  'claimgate digestOf': async () => {
    assert.equal(digestOf('').length, 'sha256:'.length + 64);
  },
  'claimgate canonicalize': async () => {
    assert.equal(canonicalize({ b: 1, a: [true, null] }), '{"a":[true,null],"b":1}');
  },
  'claimgate fingerprinterOf': async () => {
    const fingerprints = fingerprinterOf(randomBytes(32), 'production');
    const app = fingerprints.of('app', 'the id that the provider gave the app');
    assert.match(app, /^sha256:[0-9a-f]{64}$/);
  },
  'claimgate subjectDigest': async ({ CLAIMS }) => {
    const { claims = [] } = readClaims(readFileSync(CLAIMS), CLAIMS);
    for (const { claim, subjectDigest: digest } of claims)
      assert.equal(subjectDigest(claim.subject), digest);
  },
  'claimgate contractDigest': async () => {
    const file = 'provider-certification/contracts/pinterest.image-pin.publish_immediate.json';
    const document: CertificationContract = JSON.parse(readFileSync(file, 'utf8'));
    assert.match(contractDigest(document), /^sha256:/);
  },
  'claimgate readContracts': async ({ filesIn }) => {
    const { contracts, findings } = readContracts(filesIn('provider-certification/contracts'));
    assert.deepEqual(findings, []);
    assert.equal(contracts.length, 4);
  },
  'claimgate ClaimgateError': async ({ CLAIMS, RELEASE, CLAIMING }) => {
    try {
      await judge({
        ...RELEASE,
        at: Number.NaN,
        claims: heldClaims({ path: CLAIMS, ...CLAIMING }),
      });
      assert.fail();
    } catch (error) {
      if (!(error instanceof ClaimgateError)) throw error;
      assert.equal(error.code, 'instant_invalid');
    }
  },
  'claimgate codeEntry': async () => {
    assert.equal(codeEntry('pin_missing').severity, 1);
  },
  'claimgate messageOf': async ({ CLAIMS }) => {
    const { findings } = readClaims(Buffer.from('{}'), CLAIMS);
    for (const finding of findings) console.error(messageOf(finding));
  },
  'claimgate heldClaims': async ({ CLAIMS }) => {
    const claims = heldClaims({ path: CLAIMS, bytes: readFileSync(CLAIMS), remarks: [] });
    assert.equal(claims.isClaiming, true);
  },
  'claimgate judge': async ({ CLAIMS, PROJECTION, STATEMENT, COMMITS, filesIn }) => {
    const { verdict } = await judge({
      tool: { name: 'claimgate', version: '1.0.0' },
      at: Date.now(),
      time: 'now',
      release: { version: 'v1.0.0', revision: 'f'.repeat(40) },
      remarks: [],
      claims: heldClaims({ path: CLAIMS, bytes: readFileSync(CLAIMS), remarks: [] }),
      config: undefined,
      strayPaths: [],
      evidence: {
        pin: process.env['CLAIMGATE_TRUST_PIN'],
        deployment: 'demonstration',
        roots: filesIn('provider-certification/trust'),
        contracts: filesIn('provider-certification/contracts'),
        projection: projectionIn(PROJECTION, readFileSync(PROJECTION)),
        statement: { file: STATEMENT, bytes: readFileSync(STATEMENT) },
        memory: [],
        ancestry: COMMITS,
      },
    });
    assert.equal(verdict.decision, 'allowed');
  },
  'claimgate projectionIn': async ({ PROJECTION }) => {
    const projection = projectionIn(PROJECTION, readFileSync(PROJECTION));
    assert.equal(projection.file, PROJECTION);
  },
  'claimgate verifyProjection': async ({ EVIDENCE }) => {
    const verified = await verifyProjection(EVIDENCE, Date.now());
    if (!verified.ok) throw new Error(verified.findings.map(messageOf).join('\n'));
    assert.ok(verified.value.expiresAt > Date.now());
  },
  'claimgate bindClaims': async ({ CLAIMS }) => {
    const bytes = readFileSync(CLAIMS);
    const { claims = [] } = readClaims(bytes, CLAIMS);
    assert.equal(bindClaims(bytes, claims).claim_count, claims.length);
  },
  'claimgate formatClaims': async ({ CLAIMS }) => {
    const bytes = readFileSync(CLAIMS);
    const { claims = [] } = readClaims(bytes, CLAIMS);
    assert.equal(formatClaims(claims), bytes.toString('utf8'));
  },
  'claimgate readClaims': async ({ CLAIMS }) => {
    const { claims, findings } = readClaims(readFileSync(CLAIMS), CLAIMS);
    if (claims === undefined) throw new Error(findings.map(messageOf).join('\n'));
  },
  'claimgate formatManifest': async ({ CLAIMS }) => {
    const manifest = releaseManifest(
      'v1.0.0',
      'f'.repeat(40),
      bindClaims(readFileSync(CLAIMS), []),
    );
    assert.ok(formatManifest(manifest).endsWith('}\n'));
  },
  'claimgate readManifest': async () => {
    const manifest = readManifest(Buffer.from('{}'), 'release-manifest.json');
    assert.equal(manifest.ok, false);
  },
  'claimgate releaseManifest': async ({ CLAIMS }) => {
    const binding = bindClaims(readFileSync(CLAIMS), []);
    assert.equal(releaseManifest('v1.0.0', 'f'.repeat(40), binding).schema_version, 2);
  },
  'claimgate verifyManifest': async ({ CLAIMS }) => {
    const binding = bindClaims(readFileSync(CLAIMS), []);
    const release = { version: 'v1.0.0', revision: 'f'.repeat(40), binding };
    const text = formatManifest(releaseManifest(release.version, release.revision, binding));
    const manifest = readManifest(Buffer.from(text), 'release-manifest.json');
    assert.ok(manifest.ok);
    assert.deepEqual(verifyManifest(manifest.value, manifest.reading, release), []);
  },
  'claimgate ledgerOfRoots': async ({ EVIDENCE, filesIn }) => {
    const roots = filesIn('provider-certification/trust');
    const ledger = ledgerOfRoots({ pin: EVIDENCE.pin, roots, at: Date.now() });
    assert.ok(ledger.ok);
  },
  'claimgate verifyByKeys': async ({ STATEMENT }) => {
    const envelope = readEnvelope(readFileSync(STATEMENT), STATEMENT);
    assert.ok(envelope.ok);
    assert.equal(verifyByKeys(envelope.value, { keys: [], threshold: 1 }).ok, false);
  },
  'claimgate verifyByRoots': async ({ STATEMENT, EVIDENCE, filesIn }) => {
    const envelope = readEnvelope(readFileSync(STATEMENT), STATEMENT);
    assert.ok(envelope.ok);
    const roots = filesIn('provider-certification/trust');
    const given = { pin: EVIDENCE.pin, roots, at: Date.now(), ruleSets: RULE_SETS };
    const verified = verifyByRoots(envelope.value, given);
    assert.equal(verified.ok && verified.value.content.kind, 'projection_statement');
  },
  'claimgate verifyCheckpoint': async ({ EVIDENCE, filesIn }) => {
    const roots = filesIn('provider-certification/trust');
    const ledger = ledgerOfRoots({ pin: EVIDENCE.pin, roots, at: Date.now() });
    assert.ok(ledger.ok);
    assert.equal(verifyCheckpoint('not a note', ledger.value, 'checkpoint.txt').ok, false);
  },
  'claimgate readEnvelope': async ({ STATEMENT }) => {
    const envelope = readEnvelope(readFileSync(STATEMENT), STATEMENT);
    assert.ok(envelope.ok);
  },
  'claimgate readPublicKey': async () => {
    assert.equal(readPublicKey('-----BEGIN PUBLIC KEY-----').ok, false);
  },
  'claimgate withIdentities': async ({ EVIDENCE, filesIn }) => {
    const files = filesIn('provider-certification/trust');
    const isSigstores = ({ file }: { file: string }) => file.endsWith('.trusted_root.json');
    const [own, trustedRoots] = [
      files.filter((one) => !isSigstores(one)),
      files.filter(isSigstores),
    ];
    const roots = await withIdentities(own, trustedRoots);
    const verified = await verifyProjection({ ...EVIDENCE, roots }, Date.now());
    assert.ok(verified.ok);
  },
  'claimgate readVerdict': async () => {
    assert.equal(readVerdict(Buffer.from('{}'), 'gate-verdict.json').ok, false);
  },
  'claimgate RULE_SETS': async () => {
    const newest = RULE_SETS.at(-1);
    assert.equal(newest?.number, RULE_SETS.length);
  },
  'claimgate requireVerdict': async ({ CLAIMS, RELEASE }) => {
    const claims = Buffer.from(formatClaims([]));
    const release = { version: 'v1.0.0', revision: 'f'.repeat(40) };
    const source = heldClaims({ path: CLAIMS, bytes: claims, remarks: [] });
    const { judgement } = await judge({ ...RELEASE, release, claims: source });
    const { version, revision } = release;
    const text = formatManifest(releaseManifest(version, revision, bindClaims(claims, [])));
    const verdict = verdictOf({ ...judgement, manifestDigest: digestOf(text) });
    const findings = requireVerdict({
      at: Date.now(),
      maxAge: 3_600_000,
      release,
      verdict: { file: 'gate-verdict.json', bytes: Buffer.from(JSON.stringify(verdict)) },
      manifest: { file: 'release-manifest.json', bytes: Buffer.from(text) },
      signed: undefined,
      claims: { bytes: claims, read: [] },
      pin: undefined,
      roots: [],
      resourceUri: 'pkg:npm/shop',
      ruleSets: RULE_SETS,
    });
    assert.deepEqual(findings, []);
  },
  'claimgate verdictOf': async ({ CLAIMS, RELEASE }) => {
    const claims = heldClaims({ path: CLAIMS, bytes: Buffer.from(formatClaims([])), remarks: [] });
    const { judgement } = await judge({ ...RELEASE, claims });
    const verdict = verdictOf({ ...judgement, manifestDigest: digestOf('the manifest') });
    assert.equal(verdict.decision, 'allowed');
  },
  'claimgate/ledger append': async ({ LEDGER, FINGERPRINT_KEY, filesIn }) => {
    const { index: contracts } = readContracts(filesIn('provider-certification/contracts'));
    const control: ControlEvent = {
      schema_version: 1,
      selector: { provider: 'pinterest' },
      state: 'disabled',
      reason: 'incident',
      starts_at: '2026-01-01T00:00:00Z',
      expires_at: null,
    };
    const bytes = Buffer.from(JSON.stringify(control));
    const recorded = await append(LEDGER, [{ kind: 'control', file: 'control.json', bytes }], {
      operator: 'ada',
      fingerprints: fingerprinterOf(FINGERPRINT_KEY, 'demonstration'),
      contracts,
      clock: Date.now,
    });
    assert.ok(recorded.ok);
  },
  'claimgate/ledger effectiveEvidence': async ({ CLAIMS, LEDGER }) => {
    const [first] = readClaims(readFileSync(CLAIMS), CLAIMS).claims ?? [];
    assert.ok(first);
    const { control, live } = await LEDGER.read((connection) =>
      effectiveEvidence(connection, first.claim.subject, Date.now()),
    );
    assert.notEqual(control?.record.state, 'enabled');
    assert.equal(live, null);
  },
  'claimgate/ledger exportProjection': async ({ LEDGER, FINGERPRINT_KEY, filesIn }) => {
    const facts = readFacts(readFileSync('../runtime-facts.json'), 'runtime-facts.json');
    const ledgerKey = readPrivateKey(readFileSync('../keys/ledger.pem', 'utf8'));
    assert.ok(facts.ok && ledgerKey.ok);
    const lines: Uint8Array[] = [];
    const exported = await exportProjection(
      LEDGER,
      {
        facts: facts.value,
        factsFile: 'runtime-facts.json',
        contracts: readContracts(filesIn('provider-certification/contracts')).index,
        at: Date.now(),
        limits: { max_projection_hours: 24, max_facts_minutes: 60, max_clock_skew_seconds: 60 },
        lifetimeMs: 3_600_000,
        ledgerKey: ledgerKey.value,
        fingerprints: fingerprinterOf(FINGERPRINT_KEY, facts.value.document.deployment),
        file: 'ledger-projection.intoto.json',
      },
      async (bytes) => void lines.push(Buffer.from(bytes)),
    );
    assert.ok(exported.ok);
    assert.equal(exported.value.digest, digestOf(Buffer.concat(lines)));
  },
  'claimgate/ledger initLedger': async () => {
    const { keyId } = fingerprinterOf(randomBytes(32), 'production');
    const { driver, applied } = await initLedger(
      parseLocation('sqlite:new-ledger.sqlite'),
      { origin: 'ledger.example/new', deployment: 'production', fingerprint_key_id: keyId },
      Date.now(),
    );
    await driver.close();
    assert.ok(applied.length > 0);
  },
  'claimgate/ledger openLedger': async () => {
    const ledger = await openLedger(parseLocation('sqlite:ledger.sqlite'), { patienceMs: 1000 });
    await ledger.close();
  },
  'claimgate/ledger parseLocation': async () => {
    assert.equal(parseLocation('sqlite:ledger.sqlite').engine, 'sqlite');
  },
  'claimgate/ledger readFacts': async () => {
    const facts = readFacts(readFileSync('../runtime-facts.json'), 'runtime-facts.json');
    assert.ok(facts.ok);
  },
  'claimgate/ledger runFromResults': async ({ CLAIMS, filesIn }) => {
    const { index: contracts } = readContracts(filesIn('provider-certification/contracts'));
    const [first] = readClaims(readFileSync(CLAIMS), CLAIMS).claims ?? [];
    const contract = first && contracts.byDigest(first.claim.contract_digest);
    assert.ok(first && contract);
    const cases = ['connect', 'authorization', 'refresh'].map(
      (name) => `<testcase name="${name}"/>`,
    );
    const xml = `<testsuite timestamp="2026-01-01T00:00:00Z">${cases.join('')}</testsuite>`;
    const made = runFromResults(Buffer.from(xml), 'results', {
      subject: first.claim.subject,
      contract,
      side: 'local',
      testedRevision: '1'.repeat(40),
      testedAt: undefined,
      expiresAt: undefined,
      exitStatus: 0,
      grantedScopes: [],
      accountReference: null,
      externalResults: new Map(),
      providers: [],
      suites: [],
      at: Date.parse('2026-01-01T01:00:00Z'),
      file: 'results.xml',
    });
    assert.ok(made.ok);
    assert.equal(made.value.run.origin?.kind, 'test_results');
  },
  'claimgate/ledger verifyLedger': async ({ LEDGER }) => {
    const { findings } = await verifyLedger(LEDGER);
    assert.deepEqual(findings, []);
  },
  'claimgate/ledger readPrivateKey': async () => {
    const key = readPrivateKey(readFileSync('../keys/ledger.pem', 'utf8'));
    assert.equal(key.ok && key.value.publicKey.scheme, 'ed25519');
  },
  'claimgate/readiness decide': async ({ QUESTION }) => {
    const settings = { certificationEnforced: true, disabledProviders: new Set<string>() };
    const decision = decide(
      decisionInputOf(QUESTION, settings, Date.parse('2026-03-15T12:00:00Z')),
    );
    assert.equal(decision.executable, true);
  },
  'claimgate/readiness decisionInputOf': async ({ QUESTION }) => {
    const settings = { certificationEnforced: false, disabledProviders: new Set(['pinterest']) };
    const input = decisionInputOf(QUESTION, settings, Date.parse('2026-03-15T12:00:00Z'));
    assert.equal(input.enforcement.flag, false);
  },
  'claimgate/service addServiceRoutes': async ({ LEDGER, READINESS }) => {
    const app = new Hono();
    const { log } = logTo((text) => void process.stderr.write(text), Date.now);
    addServiceRoutes(app, {
      readiness: READINESS,
      authentication: tokenAuthentication(LEDGER, Date.now),
      probes: { database: databaseProbe(LEDGER, log) },
      log,
      clock: Date.now,
      isDraining: () => false,
    });
    assert.equal((await app.request('/api/v1/health')).status, 200);
  },
  'claimgate/service databaseProbe': async ({ LEDGER }) => {
    const isReady = databaseProbe(LEDGER, () => undefined);
    assert.equal(await isReady(), true);
  },
  'claimgate/service isUnscopedAdministrator': async ({ LEDGER, FINGERPRINT_KEY }) => {
    const fingerprints = fingerprinterOf(FINGERPRINT_KEY, 'hosted-eu');
    const actor = fingerprints.of('operator', 'jane');
    const isJane = await LEDGER.read((connection) =>
      isUnscopedAdministrator(connection, fingerprints, actor),
    );
    assert.equal(isJane, false);
  },
  'claimgate/service logTo': async () => {
    const lines: string[] = [];
    const { log, flush } = logTo((text) => void lines.push(text), Date.now);
    log({ level: 'info', event: 'started' });
    flush();
    assert.equal(JSON.parse(lines.join('')).event, 'started');
  },
  'claimgate/service readinessService': async ({ LEDGER, FACTS, FINGERPRINT_KEY, filesIn }) => {
    const readiness = readinessService({
      ledger: LEDGER,
      fingerprints: fingerprinterOf(FINGERPRINT_KEY, FACTS.document.deployment),
      facts: async () => FACTS,
      contracts: readContracts(filesIn('provider-certification/contracts')).index,
      claims: [],
      settings: readinessSettings(process.env),
      clock: Date.now,
    });
    const { providers } = await readiness.board();
    assert.ok(providers.length > 0);
  },
  'claimgate/service readinessSettings': async () => {
    const settings = readinessSettings({ CLAIMGATE_DISABLED_PROVIDERS: 'pinterest,mastodon' });
    assert.ok(settings.disabledProviders.has('mastodon'));
  },
  'claimgate/service tokenAuthentication': async ({ LEDGER }) => {
    const authentication = tokenAuthentication(LEDGER, Date.now);
    assert.ok(authentication);
  },
  'claimgate/service testIntents': async ({ LEDGER, FINGERPRINT_KEY, READINESS, QUESTION }) => {
    const fingerprints = fingerprinterOf(FINGERPRINT_KEY, 'hosted-eu');
    const intents = testIntents({
      readiness: READINESS,
      fingerprints,
      key: FINGERPRINT_KEY,
      clock: Date.now,
      isAdministrator: (actor) =>
        LEDGER.read((connection) => isUnscopedAdministrator(connection, fingerprints, actor)),
    });
    const asker = {
      operator: 'jane',
      by: 'session',
      isAdministrator: true,
      isScoped: false,
    } as const;
    const { subject, account_reference } = QUESTION.request;
    const issued = await intents.issue({ subject, account_reference }, asker);
    assert.equal(issued.ok, false, 'jane is no administrator of this ledger');
  },
};
