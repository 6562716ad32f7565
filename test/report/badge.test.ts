import { signedBy } from '../../examples/world/organisation.ts';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { keyNamed } from '../../examples/world/fixed.ts';
import { badgeOf, type Badge } from '../../src/commands/badge.ts';
import type { BadgeStatement, GateVerdict } from '../../src/documents/index.ts';
import { badgePage, badgePicture } from '../../src/report/badge.ts';
import { generatePrivateKey, type PrivateKey } from '../../src/trust/private-key.ts';
import { STATEMENT_PAYLOAD_TYPE } from '../../src/trust/statement.ts';
import { unsignedEnvelope, writeEnvelope, readEnvelope } from '../../src/trust/envelope.ts';
import { noBrowser, startBrowser } from '../browser.ts';
import { AT } from '../fuzz/world.ts';
import { LAPSE, signedRelease } from '../gate/demonstration.ts';

function valueOf<T>(outcome: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  assert.ok(outcome.ok);
  return outcome.value;
}

const KEYS = {
  ed25519: keyNamed('badge'),
  p256: valueOf(generatePrivateKey('ecdsa-p256')),
};
let bytes: Uint8Array = Buffer.alloc(0);
const badges = new Map<string, Badge>();

const badgeBy = (key: PrivateKey, at = AT): Promise<Badge> =>
  badgeOf({ file: 'gate-verdict.json', bytes }, key, at);

before(async () => {
  bytes = Buffer.from((await signedRelease()).verdict);
  for (const [name, key] of Object.entries(KEYS)) badges.set(name, await badgeBy(key));
});

const badge = (name = 'ed25519'): Badge => {
  const found = badges.get(name);
  assert.ok(found);
  return found;
};

/** The badge with another statement, signed by a key. */
function signedAs(key: PrivateKey, change: (statement: BadgeStatement) => object): string {
  const { payload } = valueOf(readEnvelope(Buffer.from(badge().envelope), 'badge.json'));
  const statement = JSON.parse(Buffer.from(payload).toString('utf8')) as BadgeStatement;
  const changed = Buffer.from(JSON.stringify({ ...statement, ...change(statement) }));
  const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, changed, 'badge.json');
  return Buffer.from(writeEnvelope(signedBy(unsigned, [key]))).toString('utf8');
}

const DARK = 'live certification: unknown';
const CURRENT = /^live-certified until \d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC/;

describe('a badge in Chromium', { skip: noBrowser ?? false }, () => {
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
    await page.clock.install({ time: AT });
  });
  after(() => context.close());

  /** Shows a file at an instant, and says what it reads. */
  async function shown(path: string, at: number) {
    await page.clock.setFixedTime(at);
    await page.goto(`https://badge.example${path}`);
    return stateOf(path);
  }

  async function stateOf(path: string) {
    await page.waitForSelector('[data-state]', { state: 'attached' });
    const read = path.endsWith('.svg')
      ? `[document.documentElement.getAttribute('data-state'), document.querySelector('text').textContent]`
      : `[...document.querySelectorAll('claimgate-badge')].flatMap(({ dataset, shadowRoot }) => [dataset.state, shadowRoot.querySelector('span').textContent, shadowRoot.querySelector('ul').textContent])`;
    const [state = '', text = '', claims = ''] = await page.evaluate<string[]>(read);
    return { state, text, claims };
  }

  function serve(envelope: string, keyId: string): void {
    served.set('/badge.html', { body: badgePage(envelope, keyId), contentType: 'text/html' });
    served.set('/badge.svg', { body: badgePicture(envelope, keyId), contentType: 'image/svg+xml' });
    served.set('/badge.json', { body: envelope, contentType: 'application/json' });
    const body = badgePage('{}', keyId).replace(
      '<claimgate-badge ',
      '<claimgate-badge src="badge.json" ',
    );
    served.set('/linked.html', { body, contentType: 'text/html' });
  }

  const FILES = ['/badge.html', '/badge.svg', '/linked.html'];

  for (const name of ['ed25519', 'p256']) {
    test(`is current until the verdict expires, to the millisecond, signed with ${name}`, async () => {
      serve(badge(name).envelope, badge(name).keyId);
      for (const path of FILES) {
        const current = await shown(path, LAPSE - 1);
        assert.deepEqual([path, current.state], [path, 'current'], current.text);
        assert.match(current.text, CURRENT);
        const past = await shown(path, LAPSE);
        assert.deepEqual([path, past.state], [path, 'dark']);
        assert.equal(past.text, DARK);
      }
    });
  }

  test('[T184] goes dark on an open page when the clock passes its end', async () => {
    serve(badge().envelope, badge().keyId);
    for (const path of FILES) {
      assert.equal((await shown(path, LAPSE - 1)).state, 'current');
      await page.clock.setFixedTime(LAPSE);
      await page.clock.runFor(1000);
      assert.equal((await stateOf(path)).state, 'dark', path);
    }
  });

  test('names the claims', async () => {
    serve(badge().envelope, badge().keyId);
    const { claims } = await shown('/badge.html', AT);
    for (const { provider } of badge().predicate.claims)
      assert.ok(claims.includes(provider), claims);
  });

  const OTHERS: Record<string, () => readonly [envelope: string, keyId: string]> = {
    'an edited payload': () => {
      const { envelope, keyId } = badge();
      return [envelope.replace(/"payload":"(.{40})./, '"payload":"$1A'), keyId];
    },
    'a later end': () => {
      const envelope = JSON.parse(badge().envelope) as { payload: string; signatures: object[] };
      const later = signedAs(KEYS.ed25519, ({ predicate }) => ({
        predicate: { ...predicate, valid_until: '2999-01-01T00:00:00Z' },
      }));
      const { payload } = JSON.parse(later) as { payload: string };
      return [JSON.stringify({ ...envelope, payload }), badge().keyId];
    },
    'another key': () => [badge('p256').envelope, badge().keyId],
    'the key of another under its own name': () => {
      const other = signedAs(KEYS.p256, ({ predicate }) => ({ predicate }));
      return [other, badge().keyId];
    },
    'another kind of statement': () => [
      signedAs(KEYS.ed25519, () => ({ predicateType: 'https://slsa.dev/verification_summary/v1' })),
      badge().keyId,
    ],
    'no end': () => [
      signedAs(KEYS.ed25519, ({ predicate }) => ({
        predicate: { ...predicate, valid_until: 'never' },
      })),
      badge().keyId,
    ],
    'no signature': () => [
      badge().envelope.replace(/"signatures":\[.*\]/, '"signatures":[]'),
      badge().keyId,
    ],
    'no key': () => [badge().envelope, ''],
    'no envelope': () => ['{}', badge().keyId],
  };
  for (const [name, other] of Object.entries(OTHERS)) {
    test(`[T184] is dark with ${name}`, async () => {
      const [envelope, keyId] = other();
      serve(envelope, keyId);
      assert.equal((await shown('/badge.html', AT)).state, 'dark');
    });
  }

  test('is dark where the clock is far behind', async () => {
    serve(badge().envelope, badge().keyId);
    assert.equal((await shown('/badge.html', AT - 3_600_000)).state, 'dark');
  });

  test('[T184] says without JavaScript that nothing is known', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const tab = await plain.newPage();
    await tab.setContent(badgePage(badge().envelope, badge().keyId));
    assert.equal((await tab.locator('claimgate-badge').innerText()).trim(), DARK);
    assert.ok(badgePicture(badge().envelope, badge().keyId).includes(`>${DARK}</text>`));
    await plain.close();
  });
});

describe('a badge is refused', () => {
  const CASES: Record<string, readonly [code: string, change: Partial<GateVerdict>, at?: number]> =
    {
      'for a refused release': ['verdict_not_allowed', { decision: 'refused' }],
      'for a draft': ['verdict_not_release', { kind: 'draft' }],
      'after the verdict expired': ['verdict_lapsed', {}, LAPSE],
      'where nothing is claimed': ['badge_without_claims', { claims: [] }],
      'where nothing expires': [
        'badge_without_claims',
        { horizon: { valid_until: null, first_lapse: null } },
      ],
    };
  for (const [name, [code, change, at]] of Object.entries(CASES)) {
    test(name, async () => {
      const sound = bytes;
      const verdict = JSON.parse(Buffer.from(sound).toString()) as GateVerdict;
      bytes = Buffer.from(JSON.stringify({ ...verdict, ...change }));
      await assert.rejects(badgeBy(KEYS.ed25519, at), { code });
      bytes = sound;
    });
  }
});
