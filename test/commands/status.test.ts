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
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signedBy } from '../../examples/world/organisation.ts';
import { digestOf } from '../../src/digest/index.ts';
import type { StatusPredicate, StatusStatement } from '../../src/documents/index.ts';
import { formatInstant, instantOf } from '../../src/json/index.ts';
import { badgePage, badgePicture } from '../../src/report/badge.ts';
import { readEnvelope, unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { STATEMENT_PAYLOAD_TYPE } from '../../src/trust/statement.ts';
import { withdrawnSince } from '../../src/verdict/status.ts';
import { judgeFiles } from '../../verifier/judge.ts';
import { noBrowser, startBrowser, violationsOf } from '../browser.ts';
import { runHere, type Outcome } from '../cli/world.ts';
import { valueOf } from '../trust/expect.ts';
import { keyIn, resignRoot } from '../trust/resigned-root.ts';
import { RECORD, Releases, VERSION } from './releases.ts';

const HOUR_MS = 3_600_000;
const MAX_HOURS = 6;
const PICTURES = process.env['CLAIMGATE_PICTURES'];
/** Holds the status role of these worlds, and no other. */
const STATUS_KEY = 'root-3';

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
  assert.match(answer.sentence, /; 1 claim withdrawn since/);
  const age = answer.sections.find(({ id }) => id === 'age')?.parts.flatMap(({ rows }) => rows);
  assert.ok(age?.some(([name]) => name === 'Released, withdrawn since'));
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

/** A world with a role status, and v1.4.0 as its release. */
async function released(hasRole = true): Promise<Releases> {
  const t = { after: (one: () => void) => cleanups.push(one) };
  const releases = await Releases.create(t as never);
  const { world } = releases;
  const { id, pem } = keyIn(world.folder, STATUS_KEY).publicKey;
  const pin = resignRoot(world.folder, (root) => {
    const whole = root as unknown as Record<'keys' | 'limits' | 'roles', Record<string, unknown>>;
    if (!hasRole) return;
    whole.keys[id] = pem;
    whole.roles['status'] = { key_ids: [id], threshold: 1 };
    whole.limits['max_status_hours'] = MAX_HOURS;
  });
  releases.environment = { ...world.environment, CLAIMGATE_TRUST_PIN: pin };
  await world.git('commit', '--quiet', '--all', '--message', 'Trust root with a role status');
  mkdirSync(world.path('site'));
  const made = await releases.run();
  assert.equal(made.exitCode, 0, made.stderr);
  return releases;
}

const words = ({ world }: Releases, ...more: readonly string[]) => [
  'status',
  '--out',
  '../site',
  ...world.evidence,
  '--sign',
  world.path(`keys/${STATUS_KEY}.pem`),
  ...more,
];

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
    const statement = statementIn(envelope);
    const predicate = { ...statement.predicate, ...change(statement.predicate) };
    const payload = Buffer.from(JSON.stringify({ ...statement, predicate }));
    const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, payload, 'status.json');
    const signed = signedBy(unsigned, [keyIn(releases.world.folder, key)]);
    return Buffer.from(writeEnvelope(signed)).toString('utf8');
  };

  /** Verifies a status elsewhere, with nothing but its folder and a pin. */
  const verified = (
    text: string,
    now = at,
    verdict = releases.world.text('site/gate-verdict.json'),
  ) => {
    const folder = mkdtempSync(join(tmpdir(), 'claimgate-status-'));
    after(() => void 0);
    writeFileSync(join(folder, 'status.json'), text);
    writeFileSync(join(folder, 'gate-verdict.json'), verdict);
    const { environment } = releases;
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
      const place = { file: 'status.json', at };
      const claims = predicate.claims;
      const codes = (asked: Partial<typeof own>) =>
        withdrawnSince({ claims, ...own, ...asked }, content, place).map(({ code }) => code);
      assert.deepEqual(codes({}), []);
      assert.deepEqual(codes(release), ['status_of_other']);
    });

  test('misses a claim that is named as one that stands', () => {
    const { predicate } = statementIn(envelope);
    const [claim] = predicate.claims;
    assert.ok(claim);
    const release = { product: predicate.resource_uri, timeVerified: predicate.evaluated_at };
    const content = { kind: 'status', verdict: digestOf(''), predicate } as const;
    const claims = [...predicate.claims, claim];
    const found = withdrawnSince({ claims, ...release }, content, { file: 'status.json', at });
    assert.deepEqual(
      found.map(({ code }) => code),
      ['claims_withdrawn_since'],
    );
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
    const served = new Map<string, { readonly body: string; readonly contentType: string }>();

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
    };
    for (const [name, set] of Object.entries(DARK)) {
      test(`[T184] is dark with ${name}`, async () => {
        set();
        for (const path of ['/badge.html', '/badge.svg'])
          assert.equal(await stateAt(path, at), 'dark', path);
      });
    }

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

    test('the page has no accessibility violations, and is looked at: light, dark, narrow, printed', async () => {
      serve(envelope);
      await stateAt('/index.html', at);
      const picture = async (look: string) => {
        if (PICTURES === undefined) return;
        await page.waitForSelector('[data-state="current"]');
        mkdirSync(PICTURES, { recursive: true });
        await page.screenshot({ path: join(PICTURES, `status-${look}.png`), fullPage: true });
      };
      assert.deepEqual(
        await violationsOf(page, releases.world.text('site/index.html'), picture),
        [],
      );
      await page.emulateMedia({ media: 'print' });
      await picture('print');
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
    const status = ['--status', releases.world.path('site/status.json')];
    const audit = await releases.runAt(at + 3000, ['audit', VERSION, ...status]);
    assert.equal(audit.exitCode, 0, audit.stderr);
    assert.deepEqual(codesOf(audit), ['claims_withdrawn_since']);
    assert.match(audit.stderr + audit.stdout, new RegExp(reason));
    assert.match(firstLine(audit.stdout), /^verified: .*; 1 claim withdrawn since/);
    const age = audit.stdout.split('How long the evidence lasts:')[1]?.split(/\n {2}\w/)[0] ?? '';
    assert.match(age, new RegExp(`Released, withdrawn since .*${reason}`));
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
    assert.match(earlier.stdout, /Withdrawn since +no claim/);
    const stale = await releases.runAt(at + 9 * HOUR_MS, ['audit', VERSION, ...status]);
    assert.equal(stale.exitCode, 1);
    assert.deepEqual(codesOf(stale), ['status_expired']);
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

describe('[T405] where a status is made', () => {
  test('an earlier release is chosen by its version', async () => {
    const releases = await released();
    const { world } = releases;
    const first = await releases.run(words(releases, VERSION));
    assert.equal(first.exitCode, 0, first.stderr);
    const unknown = await releases.run(words(releases, 'v9.9.9'));
    assert.deepEqual(codesOf(unknown), ['record_missing']);
    const invalid = await releases.run(words(releases, 'latest'));
    assert.deepEqual(codesOf(invalid), ['version_invalid']);
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
    assert.deepEqual(codesOf(answer), ['status_nothing_released']);
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
