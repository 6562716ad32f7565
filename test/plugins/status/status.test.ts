import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signedBy } from '../../../examples/world/organisation.ts';
import { digestOf } from '../../../src/digest/index.ts';
import type {
  CertificationRun,
  StatusClaim,
  StatusPredicate,
  StatusStatement,
} from '../../../src/documents/index.ts';
import { present } from '../../../src/documents/findings.ts';
import { formatInstant, instantOf } from '../../../src/documents/json.ts';
import { badgePage, badgePicture } from '../../../src/report/status-page.ts';
import { readEnvelope, unsignedEnvelope, writeEnvelope } from '../../../src/trust/envelope.ts';
import type { PrivateKey } from '../../../src/trust/private-key.ts';
import { STATEMENT_PAYLOAD_TYPE } from '../../../src/trust/statement.ts';
import { withdrawnSince } from '../../../src/gate/status.ts';
import type { LedgerHead } from '../../../src/trust/checkpoint.ts';
import {
  consistencyFrom,
  headAt,
  rewritten,
  root as trustRoot,
} from '../../gate/projection-world.ts';
import { judgeFiles } from '../../../verifier/judge.ts';
import { noBrowser, startBrowser, violationsOf } from '../../browser.ts';
import { runHere, type Outcome } from '../../cli/world.ts';
import { parseXml, type Element } from '../../report/readers.ts';
import { newKey, valueOf } from '../../trust/expect.ts';
import { keyIn } from '../../trust/root-world.ts';
import { makeOwn } from '../../own-evidence.ts';
import { sample } from '../../soak.ts';
import { RECORD, type Releases, VERSION } from '../../cli/releases.ts';
import { Shop } from '../../cli/shop.ts';
import { MAX_HOURS, releasedWithStatus, STATUS_KEY, words } from './released.ts';

const HOUR_MS = 3_600_000;
const codesOf = ({ stderr }: Outcome) =>
  [...stderr.matchAll(/(?:error|warning)\[(\w+)\]/g)].map(([, code]) => code);

const firstLine = (text: string) => text.slice(0, text.indexOf('\n'));

/** The page says of the same capsule and status what the program says of them. */
async function pageAgrees(releases: Releases, at: number): Promise<void> {
  const packed = await releases.runAt(at, ['audit', VERSION, '--pack', 'v.capsule']);
  assert.equal(packed.exitCode, 0, packed.stderr);
  const files = [
    { file: 'v.capsule', bytes: readFileSync(releases.path('v.capsule')) },
    { file: 'status.json', bytes: readFileSync(releases.world.path('site/status.json')) },
  ];
  const pin = releases.environment['CLAIMGATE_TRUST_PIN'] ?? '';
  const asked = (now: number) => judgeFiles({ files, pin, when: 'now', now });
  const answer = await asked(at + 3000);
  assert.equal(answer.standing, 'verified');
  assert.match(answer.sentence, /; 1 claim no longer holds/);
  const age = answer.sections.find(({ id }) => id === 'age')?.parts.flatMap(({ rows }) => rows);
  assert.ok(age?.some(([name]) => name === 'Released, no longer holds'));
  assert.ok(!answer.unchecked.some((text) => text.includes('withdrawn')));
  const stale = await asked(at + 9 * HOUR_MS);
  assert.equal(stale.standing, 'refused');
  assert.match(stale.report.lines[0] ?? '', /^not verified: /);
  assert.match(stale.sentence, /the status given with it does not verify/);
  assert.ok(stale.unchecked.some((text) => text.includes('withdrawn')));
  rmSync(releases.path('v.capsule'));
}

const cleanups: (() => void)[] = [];
after(() => cleanups.forEach((one) => one()));

/** {@link releasedWithStatus} for a whole file. */
const released = (hasRole = true): Promise<Releases> =>
  releasedWithStatus({ after: (one) => void cleanups.push(one) }, hasRole);

describe('[T405] the status of a release', () => {
  let releases: Releases;
  let at: number;
  let envelope: string;

  before(async () => {
    releases = await released();
    at = Math.floor(Date.now() / 1000) * 1000 + 1000;
    const made = await releases.runAt(at, words(releases));
    assert.equal(made.exitCode, 0, made.stderr);
    envelope = releases.world.text('site/status.json');
  });

  const statementIn = (text: string): StatusStatement => {
    const { payload } = valueOf(readEnvelope(Buffer.from(text), 'status.json'));
    return JSON.parse(Buffer.from(payload).toString('utf8')) as StatusStatement;
  };

  /** The status with another content, signed by a key of the world. */
  const resigned = (change: (predicate: StatusPredicate) => object, key = STATUS_KEY): string => {
    const { predicate } = statementIn(envelope);
    return restated({ predicate: { ...predicate, ...change(predicate) } }, key);
  };

  const restated = (
    change: object,
    key: string | PrivateKey = STATUS_KEY,
    type = STATEMENT_PAYLOAD_TYPE,
  ): string => {
    const payload = Buffer.from(JSON.stringify({ ...statementIn(envelope), ...change }));
    const unsigned = unsignedEnvelope(type, payload, 'status.json');
    const signer = typeof key === 'string' ? keyIn(releases.world.folder, key) : key;
    return Buffer.from(writeEnvelope(signedBy(unsigned, [signer]))).toString('utf8');
  };

  /** The claims that hold, each with a member changed. */
  const renamed = (change: Partial<StatusClaim>) => () =>
    resigned(({ claims }) => ({ claims: claims.map((one) => ({ ...one, ...change })) }));

  /** A claim that is dropped although it holds, or never was released. */
  const droppedToo = (change: object, times = 1) =>
    resigned(({ claims, evaluated_at }) => {
      const own = claims
        .slice(0, times)
        .map(({ evidence_until: _end, tested: _tested, ...one }) => ({
          ...one,
          since: evaluated_at,
          code: 'claim_withdrawn',
          ...change,
        }));
      return { claims: claims.slice(times), dropped: own };
    });

  /** When the projection ends that the status rests on. */
  const projectionEnd = () => {
    const { projection } = statementIn(envelope).predicate;
    const { payload } = valueOf(readEnvelope(Buffer.from(projection.envelope), 'projection'));
    const { predicate } = JSON.parse(Buffer.from(payload).toString()) as {
      predicate: { expires_at: string };
    };
    return instantOf(predicate.expires_at);
  };

  /** Verifies a status elsewhere, with nothing but its folder and a pin. */
  const verified = (
    text: string,
    now = at,
    verdict = releases.world.text('site/gate-verdict.json'),
    more: Record<string, string> = {},
  ) => {
    const folder = mkdtempSync(join(tmpdir(), 'claimgate-status-'));
    after(() => void 0);
    writeFileSync(join(folder, 'status.json'), text);
    writeFileSync(join(folder, 'gate-verdict.json'), verdict);
    const environment = { ...releases.environment, ...more };
    return runHere(['verify', 'status.json'], { directory: folder, environment, clock: () => now });
  };

  test('repeats what was released, and is verified by its folder and a pin', async () => {
    const { predicate } = statementIn(envelope);
    assert.equal(predicate.release.version, VERSION);
    assert.ok(predicate.claims.length > 0);
    assert.deepEqual(predicate.dropped, []);
    assert.ok(instantOf(predicate.valid_until) <= at + MAX_HOURS * HOUR_MS);
    for (const { evidence_until, tested } of predicate.claims) {
      assert.ok(instantOf(evidence_until) > at);
      assert.equal(tested.length, 2);
    }
    const answer = await verified(envelope);
    assert.equal(answer.exitCode, 0, answer.stderr);
    assert.match(answer.stdout, /^verified: status\.json is a status/);
    for (const name of ['index.html', 'feed.xml', 'claimgate-badge.html', 'claimgate-badge.svg'])
      assert.ok(existsSync(releases.world.path(`site/${name}`)), name);
  });

  for (const [what, release] of Object.entries({
    'another product': { product: 'pkg:npm/other' },
    'a release that was judged later': { timeVerified: '2099-01-01T00:00:00Z' },
  }))
    test(`says nothing of ${what}`, () => {
      const { predicate } = statementIn(envelope);
      const own = { product: predicate.resource_uri, timeVerified: predicate.evaluated_at };
      const verdict = digestOf('');
      const content = { kind: 'status', verdict, predicate } as const;
      const status = { content, releasedAt: predicate.evaluated_at };
      const place = { file: 'status.json', at };
      const claims = predicate.claims;
      const codes = (asked: Partial<typeof own>) =>
        withdrawnSince({ claims, ...own, ...asked }, status, place).map(({ code }) => code);
      assert.deepEqual(codes({}), []);
      assert.deepEqual(codes(release), ['status_of_other']);
    });

  test('[T474] says nothing by a ledger that does not extend the one of the release', () => {
    const { predicate } = statementIn(envelope);
    const content = { kind: 'status', verdict: digestOf(''), predicate } as const;
    const own = { product: predicate.resource_uri, timeVerified: predicate.evaluated_at };
    const codes = (head: LedgerHead, now: LedgerHead) => {
      const ledger = { head: now, consistency: consistencyFrom(5, 8), root: trustRoot };
      const status = { content, releasedAt: predicate.evaluated_at, ledger };
      const place = { file: 'status.json', at };
      const release = { claims: predicate.claims, ...own, head };
      return withdrawnSince(release, status, place).map(({ code }) => code);
    };
    assert.deepEqual(codes(headAt(5), headAt(8)), []);
    // Only the ledger could prove this one.
    assert.deepEqual(codes(headAt(4), headAt(8)), []);
    assert.deepEqual(codes(headAt(8), headAt(5)), ['ledger_truncated']);
    assert.deepEqual(codes(headAt(8, rewritten), headAt(8)), ['ledger_forked']);
    assert.deepEqual(codes(headAt(5, rewritten), headAt(8)), ['consistency_unproven']);
    assert.deepEqual(codes(headAt(8, rewritten, 'ledger.example/other'), headAt(8)), []);
  });

  test('misses a claim that is named as one that stands', () => {
    const { predicate } = statementIn(envelope);
    const [claim] = predicate.claims;
    assert.ok(claim);
    const release = { product: predicate.resource_uri, timeVerified: predicate.evaluated_at };
    const content = { kind: 'status', verdict: digestOf(''), predicate } as const;
    const status = { content, releasedAt: predicate.evaluated_at };
    const claims = [...predicate.claims, claim];
    const found = withdrawnSince({ claims, ...release }, status, { file: 'status.json', at });
    assert.deepEqual(
      found.map(({ code }) => code),
      ['claims_withdrawn_since'],
    );
  });

  test('stands on one page with the files of other repositories, each by its own pin', async () => {
    const { environment } = releases;
    const folder = mkdtempSync(join(tmpdir(), 'claimgate-fleet-'));
    cleanups.push(() => rmSync(folder, { recursive: true }));
    const pin = environment['CLAIMGATE_TRUST_PIN'];
    const verdict = releases.text(`${RECORD}/gate-verdict.json`);
    const write = (name: string, files: Record<string, string>) => {
      mkdirSync(join(folder, name));
      for (const [file, text] of Object.entries(files))
        writeFileSync(join(folder, name, file), text);
    };
    const status = { 'status.json': envelope, 'gate-verdict.json': verdict };
    const signed = {
      'gate-verdict.intoto.json': releases.text(`${RECORD}/gate-verdict.intoto.json`),
    };
    write('shop', status);
    write('unsigned', { 'gate-verdict.json': verdict });
    // In the repository, whose trust roots verify the signature, and under names of its own: only the bytes differ.
    const forged = releases.path('forged/shop.json');
    cleanups.push(() => rmSync(dirname(forged), { recursive: true, force: true }));
    const other = verdict.replace(/(?<="sha256": *"sha256:)[0-9a-f]{64}/, '0'.repeat(64));
    releases.write('forged/shop.json', other);
    releases.write('forged/shop.intoto.json', signed['gate-verdict.intoto.json']);
    write('refused', {
      'gate-verdict.json': verdict
        .replace(/"decision": *"allowed"/, '"decision":"refused"')
        .replace(/"kind": *"release"/, '"kind":"draft"'),
    });
    write('edited', { ...status, 'gate-verdict.json': `${verdict} ` });
    write('retracted', { ...signed, 'gate-verdict.json': verdict, 'retraction.intoto.json': '{}' });
    const record = releases.path(`${RECORD}/gate-verdict.json`);
    const entries: Record<
      string,
      { trust_pin?: string | undefined; resource_uri?: string; state: string; code?: string }
    > = {
      'shop/status.json': { trust_pin: pin, state: 'holds' },
      [record]: { trust_pin: pin, state: 'holds' },
      './shop/status.json': { state: 'not_verified', code: 'pin_missing' },
      'shop/../shop/status.json': {
        trust_pin: `1:sha256:${'0'.repeat(64)}`,
        state: 'not_verified',
        code: 'pin_mismatch',
      },
      'unsigned/gate-verdict.json': {
        trust_pin: pin,
        state: 'not_verified',
        code: 'verdict_unsigned',
      },
      [forged]: { trust_pin: pin, state: 'not_verified', code: 'verdict_signature_of_other' },
      'retracted/gate-verdict.json': {
        trust_pin: pin,
        state: 'not_verified',
        code: 'version_retracted',
      },
      'edited/status.json': {
        trust_pin: pin,
        state: 'not_verified',
        code: 'verdict_signature_of_other',
      },
      'refused/gate-verdict.json': {
        trust_pin: pin,
        state: 'refused',
        code: 'verdict_not_allowed',
      },
      './shop/../shop/status.json': {
        trust_pin: pin,
        resource_uri: 'pkg:npm/shop-beta',
        state: 'not_verified',
        code: 'resource_uri_differs',
      },
      'none/status.json': { trust_pin: pin, state: 'not_verified', code: 'file_missing' },
    };
    const page = (names: readonly string[], now = at) => {
      const products = names.map((file) => {
        const trust_pin = entries[file]?.trust_pin;
        const resource_uri =
          entries[file]?.resource_uri ?? statementIn(envelope).predicate.resource_uri;
        return {
          file,
          resource_uri,
          owner: `owners of ${file}`,
          ...(trust_pin && { trust_pin }),
        };
      });
      writeFileSync(join(folder, 'fleet.json'), JSON.stringify({ schema_version: 1, products }));
      const outputs = ['--output', 'html=fleet.html', '--output', 'openmetrics=fleet.prom'];
      return runHere(['status', '--fleet', 'fleet.json', '--json', ...outputs], {
        directory: folder,
        environment: {},
        clock: () => now,
      });
    };
    const fleetIn = ({ stdout }: Outcome) =>
      (
        JSON.parse(stdout) as {
          result: { fleet: { file: string; state: string; claims: string[] }[] };
        }
      ).result.fleet;
    const all = await page(Object.keys(entries));
    assert.equal(all.exitCode, 2, all.stdout);
    for (const { claims, file, state } of fleetIn(all)) {
      assert.equal(state, entries[file]?.state, file);
      assert.equal(claims.length > 0, state === 'holds', file);
    }
    const { findings } = JSON.parse(all.stdout) as { findings: { code: string; file: string }[] };
    for (const [file, { code }] of Object.entries(entries))
      if (code !== undefined)
        assert.ok(
          findings.some((one) => one.code === code && one.file === file),
          `${file} ${code}`,
        );
    const html = readFileSync(join(folder, 'fleet.html'), 'utf8');
    assert.match(html, /not verified[^]*owners of none\/status\.json/);
    // Each reason is a line of its own.
    assert.match(html, /<dt>Why<\/dt><dd>(?:[^<]+<br>){2,}<\/dd>/);
    assert.doesNotMatch(html, /\\u\{a\}/);
    const metrics = readFileSync(join(folder, 'fleet.prom'), 'utf8');
    assert.match(
      metrics,
      /product_holds\{command="status",product="[^"]+",owner="owners of unsigned\/gate-verdict.json"\} 0/,
    );
    assert.match(
      metrics,
      /product_evidence_expiry_timestamp_seconds\{command="status",product="[^"]+",owner="owners of shop\/status.json"\} \d+/,
    );
    const none = await page([]);
    assert.equal(none.exitCode, 2, none.stdout);
    const good = await page(['shop/status.json', record]);
    assert.equal(good.exitCode, 0, good.stdout);
    const later = await page(['shop/status.json', record], at + 40 * HOUR_MS);
    assert.equal(later.exitCode, 1, later.stdout);
    assert.deepEqual(
      fleetIn(later).map(({ state }) => state),
      ['not_verified', 'released'],
    );
    assert.match(later.stdout, /"status_expired"[^]*"fleet_not_current"/);
    const { evaluated_at } = JSON.parse(verdict) as { evaluated_at: string };
    const sooner = await page([record], Date.parse(evaluated_at) - 1000);
    assert.equal(fleetIn(sooner)[0]?.state, 'not_verified', sooner.stdout);
    assert.match(sooner.stdout, /"verdict_from_future"/);
    const endOf = (index: number) => formatInstant(at + (index + 1) * HOUR_MS);
    const ending = resigned(({ claims }) => ({
      claims: claims.map((one, index) => ({ ...one, evidence_until: endOf(index) })),
    }));
    writeFileSync(join(folder, 'shop/status.json'), ending);
    const { stdout } = await page(['shop/status.json']);
    assert.match(stdout, new RegExp(`"evidence_until": *"${endOf(0)}"`), 'the first of all');
  });

  test('is not verified by a key alone', async () => {
    const key = releases.world.path('status.pub');
    writeFileSync(key, statementIn(envelope).predicate.public_key);
    const answer = await releases.runAt(at, ['verify', '../site/status.json', '--key', key]);
    assert.equal(answer.exitCode, 2, answer.stdout);
    assert.match(answer.stderr, /error\[usage\].*--trust-pin/);
  });

  const digest = `sha256:${'0'.repeat(64)}`;
  const far = '2099-01-01T00:00:00Z';
  const ATTACKS: Record<string, readonly [code: string, text: () => string, now?: () => number]> = {
    'a claim of another subject': [
      'status_claim_unreleased',
      () =>
        resigned(({ claims }) => ({
          claims: claims.map((one) => ({ ...one, subject_digest: digest })),
        })),
    ],
    'a claim under another name': [
      'status_claim_unreleased',
      () =>
        resigned(({ claims }) => ({
          claims: claims.map((one) => ({ ...one, provider: 'other' })),
        })),
    ],
    'one claim more': [
      'status_claim_unreleased',
      () =>
        resigned(({ claims }) => ({
          claims: [
            ...claims,
            ...claims.slice(0, 1).map((one) => ({ ...one, output_profile: 'x' })),
          ],
        })),
    ],
    'a claim twice': [
      'status_claim_unreleased',
      () => resigned(({ claims }) => ({ claims: [...claims, ...claims.slice(0, 1)] })),
    ],
    'a claim that holds and is dropped': [
      'status_claim_unreleased',
      () =>
        resigned(({ claims }) => ({
          dropped: claims.slice(0, 1).map(({ evidence_until: since, tested: _tested, ...one }) => ({
            ...one,
            since,
            code: 'claim_withdrawn',
          })),
        })),
    ],
    'a longer life than the limit': [
      'status_too_long',
      () =>
        resigned(({ evaluated_at }) => ({
          valid_until: formatInstant(instantOf(evaluated_at) + (MAX_HOURS + 1) * HOUR_MS),
        })),
    ],
    'a life of many years': ['status_too_long', () => resigned(() => ({ valid_until: far }))],
    'a date in the future': [
      'status_from_future',
      () => resigned(() => ({ evaluated_at: far, valid_until: far })),
    ],
    'a date before the projection': [
      'projection_from_future',
      () => resigned(() => ({ evaluated_at: '2020-01-01T00:00:00Z' })),
    ],
    'another product': [
      'status_contradiction',
      () => resigned(() => ({ resource_uri: 'pkg:npm/other' })),
    ],
    'another version': [
      'status_contradiction',
      () => resigned(({ release }) => ({ release: { ...release, version: 'v9.9.9' } })),
    ],
    'another commit': [
      'status_contradiction',
      () => resigned(({ release }) => ({ release: { ...release, revision: '0'.repeat(40) } })),
    ],
    'another deployment': [
      'deployment_differs',
      () => resigned(() => ({ deployment: 'elsewhere' })),
    ],
    'the key of the release role': [
      'signatures_below_threshold',
      () => resigned(() => ({}), 'release'),
    ],
    'a key of the projection role': [
      'signatures_below_threshold',
      () => resigned(() => ({}), 'projection-1'),
    ],
    'an edited payload': [
      'signatures_below_threshold',
      () => {
        const other = JSON.parse(envelope) as { payload: string };
        const payload = Buffer.from(other.payload, 'base64').toString();
        const edited = payload.replace(/"evidence_until":"2/, '"evidence_until":"3');
        return JSON.stringify({ ...other, payload: Buffer.from(edited).toString('base64') });
      },
    ],
    'no signature': [
      'envelope_unsigned',
      () => envelope.replace(/"signatures":\s*\[[^]*\]/, '"signatures":[]'),
    ],
    'a projection that nobody signed': [
      'signatures_below_threshold',
      () =>
        resigned(({ projection }) => {
          const one = JSON.parse(projection.envelope) as { signatures: object[] };
          return {
            projection: {
              envelope: JSON.stringify({ ...one, signatures: one.signatures.slice(0, 1) }),
            },
          };
        }),
    ],
    'a verdict in the place of the projection': [
      'signatures_below_threshold',
      () => resigned(({ verdict }) => ({ projection: verdict })),
    ],
    'a verdict that nobody signed': [
      'record_signature_wrong',
      () => resigned(({ projection }) => ({ verdict: projection })),
    ],
    'trust roots of somebody else': [
      'pin_mismatch',
      () =>
        resigned(({ trust_roots }) => {
          const root = JSON.parse(trust_roots[0] ?? '') as { payload: string };
          const payload = Buffer.from(root.payload, 'base64')
            .toString()
            .replace('"status"', '"state"');
          void payload;
          const other = Buffer.from(root.payload, 'base64')
            .toString()
            .replace(/"max_status_hours":6/, '"max_status_hours":600');
          return {
            trust_roots: [
              JSON.stringify({ ...root, payload: Buffer.from(other).toString('base64') }),
            ],
          };
        }),
    ],
    'another operation': ['status_claim_unreleased', renamed({ operation: 'publish_scheduled' })],
    'another kind of account': ['status_claim_unreleased', renamed({ account_kind: 'other' })],
    'another output': ['status_claim_unreleased', renamed({ output_profile: 'other' })],
    'another policy mode': ['status_claim_unreleased', renamed({ policy_mode: 'other' })],
    'a dropped claim that nobody released': [
      'status_claim_unreleased',
      () => droppedToo({ subject_digest: digest }),
    ],
    'a dropped claim under another name': [
      'status_claim_unreleased',
      () => droppedToo({ provider: 'other' }),
    ],
    'a claim that is dropped twice': [
      'status_claim_unreleased',
      () =>
        resigned(({ claims, evaluated_at: since }) => {
          const [{ evidence_until: _end, tested: _tested, ...one } = present(claims[0])] = claims;
          const dropped = { ...one, since, code: 'claim_withdrawn' };
          return { claims: claims.slice(1), dropped: [dropped, dropped] };
        }),
    ],
    'the digest of another verdict': [
      'verdict_signature_of_other',
      () => {
        const [one, ...others] = statementIn(envelope).subject;
        return restated({ subject: [{ ...one, digest: { sha256: '0'.repeat(64) } }, ...others] });
      },
    ],
    'the verdict alone': [
      'out_of_bounds',
      () => restated({ subject: statementIn(envelope).subject.slice(0, 1) }),
    ],
    'a file that the release did not publish': [
      'status_contradiction',
      () => {
        const { subject } = statementIn(envelope);
        return restated({
          subject: [...subject, { name: 'a', digest: { sha256: '0'.repeat(64) } }],
        });
      },
    ],
    'the type of development versions': [
      'predicate_type_wrong',
      () => restated({ predicateType: 'urn:claimgate:status:v1' }),
    ],
    'two verdicts': [
      'status_contradiction',
      () => {
        const { subject } = statementIn(envelope);
        return restated({ subject: [...subject, ...subject] });
      },
    ],
    // Any other kind of statement is verified by the trust roots of a repository, and here is none.
    'the type of a badge': [
      'root_missing',
      () => restated({ predicateType: 'urn:claimgate:badge:v1' }),
    ],
    'the type of a verdict': [
      'root_missing',
      () => restated({ predicateType: 'https://slsa.dev/verification_summary/v1' }),
    ],
    'a payload of another kind': [
      'payload_type_wrong',
      () => restated({}, STATUS_KEY, 'application/json'),
    ],
    "a stranger's key": ['signatures_below_threshold', () => restated({}, newKey())],
    'the key of the ledger': ['signatures_below_threshold', () => restated({}, 'ledger')],
    'a key of the root role alone': ['signatures_below_threshold', () => restated({}, 'root-1')],
    'a projection that had ended when it was signed': [
      'projection_expired',
      () => {
        const ended = projectionEnd();
        const dates = {
          evaluated_at: formatInstant(ended),
          valid_until: formatInstant(ended + HOUR_MS),
        };
        return resigned(() => dates);
      },
      () => projectionEnd(),
    ],
    'a life beyond its projection': [
      'status_too_long',
      () =>
        resigned(() => ({
          evaluated_at: formatInstant(projectionEnd() - HOUR_MS),
          valid_until: formatInstant(projectionEnd() + 1000),
        })),
      () => projectionEnd() - HOUR_MS,
    ],
    'an end before its beginning': [
      'status_expired',
      () => resigned(({ evaluated_at }) => ({ valid_until: evaluated_at })),
    ],
    'a clock that is behind by more than the skew': [
      'status_from_future',
      () => envelope,
      () => at - 31_000,
    ],
    'a millisecond after its end': [
      'status_expired',
      () => envelope,
      () => instantOf(statementIn(envelope).predicate.valid_until) + 1,
    ],
    'an older version of its schema': [
      'wrong_value',
      () => resigned(() => ({ schema_version: 0 })),
    ],
    'no trust roots': ['out_of_bounds', () => resigned(() => ({ trust_roots: [] }))],
    'a member more': ['unknown_member', () => resigned(() => ({ more: true }))],
    'no end': ['wrong_form', () => resigned(() => ({ valid_until: 'never' }))],
    'its end': [
      'status_expired',
      () => envelope,
      () => instantOf(statementIn(envelope).predicate.valid_until),
    ],
    'a year later': ['root_expired', () => envelope, () => at + 400 * 24 * HOUR_MS],
    'a clock that is an hour behind': ['status_from_future', () => envelope, () => at - HOUR_MS],
  };

  for (const [name, [code, text, now]] of Object.entries(ATTACKS)) {
    test(`is refused with ${name}`, async () => {
      const answer = await verified(text(), now?.());
      assert.ok([1, 2].includes(answer.exitCode), answer.stdout);
      assert.equal(codesOf(answer)[0], code, answer.stderr);
    });
  }

  test('is refused by the pin of another team', async () => {
    const other = `1:sha256:${'1'.repeat(64)}`;
    const answer = await verified(envelope, at, undefined, { CLAIMGATE_TRUST_PIN: other });
    assert.deepEqual(codesOf(answer), ['pin_mismatch']);
  });

  test('is refused with the verdict of another release beside it', async () => {
    const verdict = releases.world.text('site/gate-verdict.json');
    const answer = await verified(envelope, at, verdict.replace('"claims": [', '"claims":  ['));
    assert.deepEqual(codesOf(answer), ['verdict_signature_of_other']);
  });

  test('holds to the millisecond before its end', async () => {
    const end = instantOf(statementIn(envelope).predicate.valid_until);
    assert.equal((await verified(envelope, end - 1)).exitCode, 0);
  });

  test('is signed by the status role alone', async () => {
    const key = ['--sign', releases.world.path('keys/release.pem')];
    const asked = words(releases).filter(
      (word, index, all) => word !== '--sign' && all[index - 1] !== '--sign',
    );
    const answer = await releases.runAt(at, [...asked, ...key]);
    assert.deepEqual(codesOf(answer), ['key_not_of_role']);
    assert.equal(releases.world.text('site/status.json'), envelope);
  });

  test('is not renewed on a projection that has expired', async () => {
    const answer = await releases.runAt(at + 25 * HOUR_MS, words(releases));
    assert.equal(answer.exitCode, 1);
    assert.deepEqual(codesOf(answer), ['projection_expired']);
    assert.equal(releases.world.text('site/status.json'), envelope);
  });

  describe('in Chromium', { skip: noBrowser ?? false }, () => {
    let browser: Browser;
    let context: BrowserContext;
    let page: Page;
    const served = new Map<
      string,
      { readonly body: string; readonly contentType: string; readonly status?: number }
    >();

    before(async () => {
      browser = await startBrowser();
      context = await browser.newContext();
      await context.route('**/*', async (route) => {
        const answer = served.get(new URL(route.request().url()).pathname);
        await route.fulfill(answer ?? { status: 404, body: '' });
      });
      page = await context.newPage();
      await page.clock.install({ time: at });
    });
    after(() => context.close());

    const keyId = () => keyIn(releases.world.folder, STATUS_KEY).publicKey.id;
    const limits = () => ({
      product: statementIn(envelope).predicate.resource_uri,
      maxHours: MAX_HOURS,
    });
    const end = () => instantOf(statementIn(envelope).predicate.valid_until);

    const serve = (text: string, id = keyId(), own: Partial<ReturnType<typeof limits>> = {}) => {
      const shownBy = { keyId: id, ...limits(), ...own };
      served.set('/badge.html', { body: badgePage(text, shownBy), contentType: 'text/html' });
      const body = badgePicture(text, shownBy);
      served.set('/badge.svg', { body, contentType: 'image/svg+xml' });
      served.set('/index.html', {
        body: releases.world.text('site/index.html'),
        contentType: 'text/html',
      });
    };

    const stateAt = async (path: string, now: number) => {
      await page.clock.setFixedTime(now);
      await page.goto(`https://status.example${path}`);
      await page.waitForSelector('[data-state]', { state: 'attached' });
      return page.evaluate<string>(
        `document.querySelector('[data-state]').getAttribute('data-state')`,
      );
    };

    test('[T184] page, element and picture are current until the end, to the millisecond', async () => {
      serve(envelope);
      for (const path of ['/badge.html', '/badge.svg', '/index.html']) {
        assert.equal(await stateAt(path, end() - 1), 'current', path);
        assert.equal(await stateAt(path, end()), 'dark', path);
        assert.equal(await stateAt(path, at - HOUR_MS), 'dark', path);
      }
    });

    test('[T184] each claim goes dark with its own evidence, on an open page', async () => {
      const until = formatInstant(at + 60_000);
      serve(
        resigned(({ claims }) => ({
          claims: claims.map((one) => ({ ...one, evidence_until: until })),
        })),
      );
      assert.equal(await stateAt('/badge.html', at + 59_999), 'current');
      await page.clock.setFixedTime(at + 60_000);
      await page.clock.runFor(1000);
      const state = `document.querySelector('[data-state]').getAttribute('data-state')`;
      assert.equal(await page.evaluate<string>(state), 'dark');
    });

    const DARK: Record<string, () => void> = {
      'a longer life than the page allows': () =>
        serve(
          resigned(({ evaluated_at }) => ({
            valid_until: formatInstant(instantOf(evaluated_at) + (MAX_HOURS + 1) * HOUR_MS),
          })),
        ),
      'another product': () => serve(resigned(() => ({ resource_uri: 'pkg:npm/other' }))),
      'a page of another product': () => serve(envelope, keyId(), { product: 'pkg:npm/other' }),
      'a page that allows no such life': () => serve(envelope, keyId(), { maxHours: 0 }),
      'the key of the release role': () => serve(resigned(() => ({}), 'release')),
      'another key in the page': () =>
        serve(envelope, keyIn(releases.world.folder, 'release').publicKey.id),
      'no claims': () => serve(resigned(() => ({ claims: [] }))),
      'claims whose evidence has ended': () =>
        serve(
          resigned(({ claims }) => ({
            claims: claims.map((one) => ({ ...one, evidence_until: formatInstant(at - 1000) })),
          })),
        ),
      'an end that is none': () => serve(resigned(() => ({ valid_until: 'never' }))),
      'evidence that never ends': () =>
        serve(
          resigned(({ claims }) => ({
            claims: claims.map((one) => ({ ...one, evidence_until: 'never' })),
          })),
        ),
      'a date that is none': () => serve(resigned(() => ({ evaluated_at: 'now' }))),
      'an edited payload': () =>
        serve(envelope.replace(/"payload":\s*"(.{40})./, '"payload":"$1A')),
      'nothing in it': () => serve('{}'),
      "a stranger's key": () => serve(restated({}, newKey())),
      'the type of a badge': () => serve(restated({ predicateType: 'urn:claimgate:badge:v1' })),
      'another kind of statement': () =>
        serve(restated({ _type: 'https://in-toto.io/Statement/v0.1' })),
      'a payload of another kind': () => serve(restated({}, STATUS_KEY, 'application/json')),
      'the public key of somebody else in it': () =>
        serve(resigned(() => ({ public_key: newKey().publicKey.pem }))),
      'a signature of another payload': () => {
        const [own, other] = [envelope, resigned(() => ({ claims: [] }))].map(
          (text) => JSON.parse(text) as { signatures: object[] },
        );
        serve(JSON.stringify({ ...own, signatures: other?.signatures }));
      },
      'no signature': () =>
        serve(JSON.stringify({ ...(JSON.parse(envelope) as object), signatures: [] })),
      'an end before its beginning': () =>
        serve(resigned(({ evaluated_at }) => ({ valid_until: evaluated_at }))),
      'a date in the future': () =>
        serve(
          resigned(() => ({
            evaluated_at: formatInstant(at + HOUR_MS),
            valid_until: formatInstant(at + 2 * HOUR_MS),
          })),
        ),
      'a status of yesterday': () =>
        serve(
          resigned(() => ({
            evaluated_at: formatInstant(at - 24 * HOUR_MS),
            valid_until: formatInstant(at - 24 * HOUR_MS + MAX_HOURS * HOUR_MS),
          })),
        ),
    };
    for (const [name, set] of sample(Object.entries(DARK), 2)) {
      test(`[T184] is dark with ${name}`, async () => {
        set();
        for (const path of ['/badge.html', '/badge.svg'])
          assert.equal(await stateAt(path, at), 'dark', path);
      });
    }

    const SOURCES: Record<string, () => string | undefined> = {
      'the status of yesterday': () =>
        resigned(() => ({
          evaluated_at: formatInstant(at - 24 * HOUR_MS),
          valid_until: formatInstant(at - 18 * HOUR_MS),
        })),
      'nothing there': () => undefined,
      'a page in its place': () => '<!doctype html><p>live-certified</p>',
      'the status of another product': () => resigned(() => ({ resource_uri: 'pkg:npm/other' })),
      'the status of another key': () => resigned(() => ({}), 'release'),
    };
    test('[T184] an element that loads the status is dark with any other', async () => {
      const { maxHours, product } = limits();
      const page404 = { body: '', status: 404, contentType: 'text/plain' };
      const element = `<claimgate-badge key="${keyId()}" product="${product}" max-hours="${maxHours}" src="/loaded.json">unknown</claimgate-badge>`;
      const script = /<script>\n([^]*)<\/script>/.exec(
        badgePage(envelope, { keyId: keyId(), ...limits() }),
      )?.[1];
      const body = `<!doctype html>${element}<script>${script}</script>`;
      served.set('/loading.html', { body, contentType: 'text/html' });
      const load = (text: string | undefined) => {
        served.set(
          '/loaded.json',
          text === undefined ? page404 : { body: text, contentType: 'application/json' },
        );
        return stateAt('/loading.html', at);
      };
      assert.equal(await load(envelope), 'current');
      for (const [name, text] of Object.entries(SOURCES))
        assert.equal(await load(text()), 'dark', name);
    });

    test('[T184] an open page goes dark when the clock is moved, forth or back', async () => {
      serve(envelope);
      const state = `document.querySelector('[data-state]').getAttribute('data-state')`;
      for (const [now, expected] of [
        [at, 'current'],
        [at - HOUR_MS, 'dark'],
        [at + 1, 'current'],
        [end(), 'dark'],
      ] as const) {
        if (now === at) await stateAt('/badge.html', now);
        await page.clock.setFixedTime(now);
        await page.clock.runFor(1000);
        assert.equal(await page.evaluate<string>(state), expected);
      }
    });

    test('[T184] an edited page shows only claims that were signed', async () => {
      const own = releases.world.text('site/index.html');
      const added = own.replace(
        '</claimgate-badge>',
        '<ul><li>tiktok · video: certified</li></ul></claimgate-badge>',
      );
      assert.notEqual(added, own);
      served.set('/index.html', { body: added, contentType: 'text/html' });
      assert.equal(await stateAt('/index.html', at), 'current');
      assert.doesNotMatch(await page.locator('claimgate-badge').innerText(), /tiktok/);
      for (const edited of [
        own.replace(/product="[^"]*"/, 'product="pkg:npm/other"'),
        own.replace(/ key="[^"]*"/, ''),
        own.replace(/max-hours="[^"]*"/, 'max-hours="x"'),
        own.replace(/"payload": ?"(.{40})./, '"payload":"$1A'),
      ]) {
        assert.notEqual(edited, own);
        served.set('/index.html', { body: edited, contentType: 'text/html' });
        assert.equal(await stateAt('/index.html', at), 'dark');
      }
    });

    test('[T184] the page says nothing of claims that hold without JavaScript', async () => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const tab = await plain.newPage();
      await tab.setContent(releases.world.text('site/index.html'));
      assert.equal(
        (await tab.locator('claimgate-badge').innerText()).trim(),
        'live certification: unknown',
      );
      await plain.close();
    });

    test('the page has no accessibility violations: light, dark, narrow', async () => {
      serve(envelope);
      await stateAt('/index.html', at);
      assert.deepEqual(await violationsOf(page, releases.world.text('site/index.html')), []);
    });
  });

  test('[T406] drops a claim that was withdrawn, and says why to everyone who asks', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'claimgate-site-'));
    cpSync(releases.world.path('site'), folder, { recursive: true });
    const [claim] = statementIn(envelope).predicate.claims;
    const start = claim?.subject_digest.slice('sha256:'.length, 'sha256:'.length + 16) ?? '';
    const reason = 'pins lost their link';
    const withdrawn = await releases.runAt(at + 1000, [
      'claims',
      'withdraw',
      start,
      '--reason',
      reason,
    ]);
    assert.equal(withdrawn.exitCode, 0, withdrawn.stderr);
    assert.ok(!releases.text('provider-certification/public-claims.json').includes(start));
    const again = await releases.runAt(at + 2000, words(releases));
    assert.equal(again.exitCode, 0, again.stderr);
    const { claims, dropped } = statementIn(releases.world.text('site/status.json')).predicate;
    assert.ok(!claims.some(({ subject_digest }) => subject_digest === claim?.subject_digest));
    assert.deepEqual(
      dropped.map(({ code, reason: why, since }) => [code, why, since]),
      [['claim_withdrawn', reason, formatInstant(at + 1000)]],
    );
    assert.ok(releases.world.text('site/index.html').includes(reason));
    assert.ok(releases.world.text('site/feed.xml').includes(reason));
    feedLeadsToPage(releases.world.text('site/feed.xml'), releases.world.text('site/index.html'));
    const status = ['--status', releases.world.path('site/status.json')];
    const audit = await releases.runAt(at + 3000, ['audit', VERSION, ...status]);
    assert.equal(audit.exitCode, 0, audit.stderr);
    assert.deepEqual(codesOf(audit), ['claims_withdrawn_since']);
    assert.match(audit.stderr + audit.stdout, new RegExp(reason));
    assert.match(firstLine(audit.stdout), /^verified: .*; 1 claim no longer holds/);
    const age = audit.stdout.split('How long the evidence lasts:')[1]?.split(/\n {2}\w/)[0] ?? '';
    assert.match(age, new RegExp(`Released, no longer holds .*${reason}`));
    assert.doesNotMatch(audit.stdout, /Whether claims were withdrawn/);
    const unasked = await releases.runAt(at + 3000, ['audit', VERSION]);
    assert.match(unasked.stdout, /Whether claims were withdrawn/);
    const earlier = await releases.runAt(at + 3000, [
      'audit',
      VERSION,
      '--status',
      join(folder, 'status.json'),
    ]);
    assert.deepEqual(codesOf(earlier), []);
    assert.match(earlier.stdout, /No longer holds +no claim/);
    const stale = await releases.runAt(at + 9 * HOUR_MS, ['audit', VERSION, ...status]);
    assert.equal(stale.exitCode, 1);
    // The claims of an expired status no longer count; that it dropped one stays said.
    assert.deepEqual(codesOf(stale), ['status_expired', 'claims_withdrawn_since']);
    assert.match(stale.stderr + stale.stdout, new RegExp(reason));
    assert.match(firstLine(stale.stdout), /^not verified: .*the status given with it does not/);
    assert.match(stale.stdout, /Whether claims were withdrawn/);
    for (const text of ['{}', '{', withoutSignatures(releases.world.text('site/status.json'))]) {
      writeFileSync(releases.world.path('bent.json'), text);
      const bent = ['--status', releases.world.path('bent.json')];
      const answer = await releases.runAt(at + 3000, ['audit', VERSION, ...bent]);
      assert.ok(answer.exitCode === 1 || answer.exitCode === 2, answer.stderr);
      assert.doesNotMatch(answer.stdout, /^verified/);
    }
    await pageAgrees(releases, at);
    const record = readFileSync(releases.path(`${RECORD}/gate-verdict.json`), 'utf8');
    assert.equal(releases.world.text('site/gate-verdict.json'), record);
  });
});

/** By the rules of RFC 4287: each entry has an id of its own, an instant, and a page that it is about. */
function feedLeadsToPage(feed: string, page: string): void {
  const root = parseXml(feed);
  const entries = root.children.filter(({ name }) => name === 'entry');
  assert.ok(entries.length >= 2);
  const textOf = ({ children }: Element, wanted: string) =>
    children.find(({ name }) => name === wanted)?.text ?? '';
  const linkOf = ({ children }: Element) =>
    children.find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'alternate')
      ?.attributes['href'] ?? '';
  assert.equal(linkOf(root), 'index.html');
  const ids = [root, ...entries].map((one) => textOf(one, 'id'));
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.ok(URL.canParse(id) && id.includes('#'), id);
  for (const entry of entries) {
    assert.ok(textOf(entry, 'title') !== '' && instantOf(textOf(entry, 'updated')) > 0);
    const [file, anchor = ''] = linkOf(entry).split('#');
    assert.equal(file, 'index.html');
    assert.ok(page.includes(` id="${decodeURIComponent(anchor)}"`), anchor);
  }
}

describe('[T405] where a status is made', () => {
  test('an earlier release is chosen by its version, and its status says nothing of a later one', async () => {
    const releases = await released();
    const { world } = releases;
    const later = await releases.run([
      'release',
      'v1.5.0',
      ...world.evidence,
      '--sign',
      world.path('keys/release.pem'),
    ]);
    assert.equal(later.exitCode, 0, later.stderr);
    const first = await releases.run(words(releases, VERSION));
    assert.equal(first.exitCode, 0, first.stderr);
    const status = ['--status', '../site/status.json'];
    assert.deepEqual(codesOf(await releases.run(['audit', VERSION, ...status])), []);
    const answer = await releases.run(['audit', 'v1.5.0', ...status]);
    assert.deepEqual(codesOf(answer), ['status_of_other']);
    assert.equal(answer.exitCode, 1);
    const unknown = await releases.run(words(releases, 'v9.9.9'));
    assert.deepEqual(codesOf(unknown), ['record_missing']);
    const invalid = await releases.run(words(releases, 'latest'));
    assert.deepEqual(codesOf(invalid), ['record_missing']);
    assert.match(world.text('site/feed.xml'), new RegExp(VERSION));
  });

  test('a folder may be named by its absolute path', async () => {
    const releases = await released();
    const site = mkdtempSync(join(tmpdir(), 'claimgate-site-'));
    cleanups.push(() => rmSync(site, { recursive: true }));
    const made = await releases.run([...words(releases), `--out=${site}`].filter(isOtherFolder));
    assert.equal(made.exitCode, 0, made.stderr);
    assert.ok(existsSync(join(site, 'status.json')));
  });

  test('it says nothing of a release of no named product', async () => {
    const releases = await released();
    const made = await releases.run(words(releases));
    assert.equal(made.exitCode, 0, made.stderr);
    const config = JSON.parse(releases.text('claimgate.config.json')) as Record<string, unknown>;
    delete config['resource_uri'];
    releases.write('claimgate.config.json', JSON.stringify(config));
    const none = '{\n  "schema_version": 1,\n  "claims": []\n}\n';
    releases.write('provider-certification/public-claims.json', none);
    await releases.world.git('commit', '--quiet', '--all', '--message', 'Claim nothing');
    const nameless = await releases.run(['release', 'v1.5.0']);
    assert.equal(nameless.exitCode, 0, nameless.stderr);
    assert.equal((await releases.run(['audit', 'v1.5.0'])).exitCode, 0);
    const status = ['--status', '../site/status.json'];
    const answer = await releases.run(['audit', 'v1.5.0', ...status]);
    assert.deepEqual(codesOf(answer), ['status_of_other']);
    assert.equal(answer.exitCode, 1);
    assert.match(firstLine(answer.stdout), /^not verified: .*the status given with it does not/);
  });

  test('a release that is being retracted has none', async () => {
    const releases = await released();
    const retract = ['release', 'retract', VERSION, '--reason', 'a wrong clock'];
    const retracted = await releases.run(retract);
    assert.equal(retracted.exitCode, 0, retracted.stderr);
    await releases.world.git('add', '--all');
    await releases.world.git('commit', '--quiet', '--message', 'Retract');
    const answer = await releases.run(words(releases));
    assert.deepEqual(codesOf(answer), ['retraction_invalid', 'envelope_unsigned']);
  });

  test('a shallow clone is called that', async () => {
    const releases = await released();
    const { environment, world } = releases;
    const directory = world.path('shallow');
    await world.git('clone', '--quiet', '--depth=1', `file://${world.repository}`, directory);
    const answer = await runHere(words(releases), { directory, environment });
    assert.equal(answer.exitCode, 2);
    assert.ok(codesOf(answer).includes('shallow_clone'), answer.stderr);
  });
});

function withoutSignatures(status: string): string {
  return JSON.stringify({ ...(JSON.parse(status) as object), signatures: [] });
}

/** Leaves out the folder that the words name otherwise. */
function isOtherFolder(word: string): boolean {
  return word !== '--out' && word !== '../site';
}

describe('[T405] without the role', () => {
  test('there is no status', async () => {
    const releases = await released(false);
    const answer = await releases.run(words(releases));
    assert.deepEqual(codesOf(answer), ['status_role_missing']);
    assert.ok(!existsSync(releases.world.path('site/status.json')));
  });
});

describe('[T406] by a ledger', () => {
  const PRODUCT = 'pkg:npm/%40acme/shop@1.0.0';
  const ROOT = 'provider-certification/trust/2.root.json';
  const EVIDENCE = 'evidence/pinterest.business.image-pin.publish_immediate';

  test('a disable and a failed run drop a claim from the next status, and the artifact is withdrawn since', async (t) => {
    const shop = await Shop.create(t);
    const run = async (line: string, exitCode = 0) => {
      const ended = await shop.run(line.split(' '), { CLAIMGATE_OPERATOR: 'ada' });
      assert.equal(ended.exitCode, exitCode, `${line}\n${ended.stdout}${ended.stderr}`);
      return ended;
    };
    await shop.git('config', 'user.name', 'Ada');
    await shop.git('config', 'user.email', 'ada@example.org');
    await shop.setUp();
    await run('key generate --out .claimgate/keys/status.key --no-passphrase');
    const limits = {
      max_projection_hours: 24,
      max_facts_minutes: 60,
      max_clock_skew_seconds: 30,
      max_status_hours: MAX_HOURS,
    };
    const status = { keys: ['.claimgate/keys/status.key.pub.pem'], threshold: 1 };
    shop.write('changes.json', JSON.stringify({ schema_version: 1, roles: { status }, limits }));
    await run('trust update --from changes.json');
    await run(`sign ${ROOT} --key .claimgate/keys/root.key`);
    await run('example evidence');
    makeOwn(shop.folder);
    await run('ledger append evidence');
    await run('ledger export');
    shop.write('shop.tgz', 'an artifact');
    mkdirSync(shop.path('site'));
    await shop.git('add', '-A');
    await shop.git('commit', '-qm', 'Claim');
    await run('release v1.0.0 --artifact shop.tgz');

    const verdict = 'provider-certification/releases/v1.0.0/gate-verdict.intoto.json';
    /** Exports, signs the next status, and asks it about the artifact. */
    const next = async (holds: 0 | 1, code?: string) => {
      await run('ledger export');
      const made = await run('status --out site --sign .claimgate/keys/status.key');
      assert.match(made.stdout, new RegExp(`^status of v1\\.0\\.0: ${holds} of 1 claim hold,`));
      const { payload } = valueOf(
        readEnvelope(Buffer.from(shop.text('site/status.json')), 'status'),
      );
      const { predicate } = JSON.parse(Buffer.from(payload).toString()) as StatusStatement;
      assert.deepEqual(
        predicate.dropped.map((one) => one.code),
        code === undefined ? [] : [code],
      );
      const asked = `verify ${verdict} --artifact shop.tgz --status site/status.json`;
      const answer = await run(asked);
      assert.deepEqual(codesOf(answer), code === undefined ? [] : ['claims_withdrawn_since']);
      const since = code === undefined ? '' : '; 1 claim no longer holds';
      assert.equal(
        firstLine(answer.stdout),
        `verified: shop.tgz was published as ${PRODUCT}${since}`,
      );
      const audit = await run('audit v1.0.0 --status site/status.json');
      assert.deepEqual(codesOf(audit), codesOf(answer));
    };
    await next(1);
    const control = 'ledger append control --provider pinterest --reason incident-12 --state';
    await run(`${control} disabled`);
    await next(0, 'control_disabled');
    await run(`${control} enabled`);
    const failed = JSON.parse(shop.text(`${EVIDENCE}.live-run.example.json`)) as CertificationRun;
    const checks = failed.checks.map((check) =>
      check.kind === 'final_result' ? { ...check, outcome: 'failed' } : check,
    );
    shop.write('failed.json', JSON.stringify({ ...failed, checks }));
    await run('ledger append run failed.json');
    await next(0, 'check_failed');
    const bent = shop.text('site/status.json').replace(/"payload": ?"(.{40})./, '"payload":"$1A');
    shop.write('site/status.json', bent);
    const asked = `verify ${verdict} --artifact shop.tgz --status site/status.json`;
    const { stdout } = await run(asked, 2);
    assert.match(stdout, /^not verified: the status given with shop\.tgz does not verify\n/);
  });
});
