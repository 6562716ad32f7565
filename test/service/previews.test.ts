import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type { ControlState, Selector } from '../../src/documents/index.ts';
import { append, rehearse } from '../../src/ledger/append.ts';
import { controlsInForce } from '../../src/ledger/reading.ts';
import { subject } from '../evidence/documents.ts';
import {
  AT,
  contextAt,
  control,
  ENGINES,
  item,
  newLedger,
  record,
  review,
  run,
} from '../ledger/world.ts';
import { valueOf } from '../trust/expect.ts';
import {
  previewIn,
  startAdmin,
  textOf,
  visitorTo,
  type AdminService,
  type Visitor,
} from './admin-world.ts';

const HEX = subjectDigest(subject()).replace('sha256:', '');
const STARTS = { starts_at: '2026-03-15T12:00' };
const KINDS = [
  'connect',
  'authorization',
  'publish_immediate',
  'final_result',
  'refresh',
  'revoke',
];

/** A live run through the form, each check with one outcome, and others for some. */
function runFields(outcome: string, changes: Record<string, string> = {}): Record<string, string> {
  return {
    subject: HEX,
    side: 'live',
    tested_revision: '1'.repeat(40),
    tested_at: '2026-03-15T11:00',
    expires_at: '2026-04-01T00:00:00',
    account_reference: 'acct-1029384756',
    ...Object.fromEntries(KINDS.map((kind) => [`outcome.${kind}`, outcome])),
    'result.publish_immediate': 'post-1',
    'result.final_result': 'post-1',
    ...changes,
  };
}

describe('what a record changes is shown before it is recorded', () => {
  let service: AdminService;
  let visitor: Visitor;

  before(async () => {
    service = await startAdmin('sqlite');
    visitor = await visitorTo(service);
  });
  after(() => service.stop());

  const looked = async (form: string, fields: Record<string, string>) => {
    const { status, page } = await visitor.send(form, { ...fields, step: 'preview' });
    assert.equal(status, 200, textOf(page));
    return { text: textOf(page), preview: previewIn(page) };
  };

  test('[T167] a kill switch names whom it disables, and one that hits nothing has to be confirmed', async () => {
    const size = await service.size();
    const fields = { provider: 'kaleido', state: 'disabled', reason: 'drill', ...STARTS };
    const { text } = await looked('runtime-controls', fields);
    assert.match(
      text,
      /This disables 1 subject: kaleido · single-image · Publish now \(business, standard\)\./,
    );
    assert.match(
      text,
      /This replaces control no\. \d+ \(enabled since .* reason launch\), which has the same selector/,
    );
    assert.doesNotMatch(text, /Confirm/);
    const missing = { ...fields, output_profile: 'no-such-profile' };
    assert.match(
      (await looked('runtime-controls', missing)).text,
      /This control matches no subject, so it switches nothing: kaleido, output profile no-such-profile\./,
    );
    const unconfirmed = await visitor.record('runtime-controls', missing);
    assert.equal(unconfirmed.status, 422);
    assert.match(textOf(unconfirmed.page), /Nothing was recorded: tick the box/);
    assert.equal(await service.size(), size);
    assert.equal((await visitor.record('runtime-controls', missing, true)).status, 303);
    assert.equal((await visitor.record('runtime-controls', fields)).status, 303);
    assert.equal(await service.size(), size + 2);
  });

  test('[T167] what lifts a disable says so, because the newest control of a selector counts', async () => {
    const on = { provider: 'clipstream', reason: 'works-again', ...STARTS };
    for (const state of ['degraded', 'enabled']) {
      const { text } = await looked('runtime-controls', { ...on, state });
      assert.match(
        text,
        /This lifts control no\. \d+ \(disabled since .* reason provider-outage\)/,
        state,
      );
    }
    const part = { ...on, state: 'enabled', account_kind: 'business' };
    assert.match(
      (await looked('runtime-controls', part)).text,
      /A more restrictive control stays in force \(no\. \d+, clipstream, all of it\) for 1 subject: clipstream/,
    );
    const refused = await visitor.record('runtime-controls', { ...on, state: 'degraded' });
    assert.equal(refused.status, 422);
    const form = textOf(await visitor.get('/admin/runtime-controls/new?provider=clipstream'));
    assert.match(
      form,
      /Controls in force for clipstream Disabled clipstream, all of it , 1 subject\./,
    );
    assert.match(
      textOf(await visitor.get('/admin')),
      /Controls in force Disabled [^]*Disabled clipstream, all of it/,
    );
  });

  test('lists are narrowed by what was chosen, and nothing is chosen that claims something', async () => {
    const form = await visitor.get('/admin/runtime-controls/new?provider=pixelgram');
    assert.doesNotMatch(form, /77777777/, 'the instance of another provider');
    const narrow = {
      provider: 'pixelgram',
      state: 'disabled',
      operation: 'connect',
      step: 'narrow',
    };
    const { page } = await visitor.send('runtime-controls', narrow);
    assert.match(page, /name="state" value="disabled" checked/);
    assert.match(page, /value="connect" selected/);
    for (const path of [
      `/admin/approval-reviews/new?subject=${HEX}`,
      `/admin/certifications/new?subject=${HEX}&side=live`,
    ]) {
      const empty = await visitor.get(path);
      assert.doesNotMatch(empty.replace('value="junit" checked', ''), / checked/, path);
      assert.doesNotMatch(empty, /name="(?:expires|tested|reviewed)_at" value="[^"]/, path);
      assert.doesNotMatch(empty, /value="(?:passed|did_not_run)" selected/, path);
    }
    const replaced = await visitor.get('/admin/runtime-controls/new?provider=clipstream');
    const [, sequence = ''] = /runtime-controls\/new\?control=(\d+)/.exec(replaced) ?? [];
    const prefilled = await visitor.get(`/admin/runtime-controls/new?control=${sequence}`);
    assert.match(prefilled, /name="provider" value="clipstream"/);
  });

  test('[T167] an incomplete or failed run that supersedes a passing one has to be confirmed', async () => {
    const incomplete = runFields('passed', {
      'outcome.refresh': 'did_not_run',
      'outcome.revoke': 'did_not_run',
    });
    const { text } = await looked('certifications', incomplete);
    assert.match(
      text,
      /This supersedes the passing live run of \d+ Mar 2026 \(no\. \d+\) with an incomplete one\./,
    );
    assert.match(text, /The run is incomplete: refresh, revoke did not run\./);
    assert.equal((await visitor.record('certifications', incomplete)).status, 422);
    const failed = runFields('passed', {
      'outcome.final_result': 'failed',
      'result.final_result': '',
    });
    assert.match(
      (await looked('certifications', failed)).text,
      /The run failed in final result\.[^]*with a failed one\./,
    );
    const passed = await looked('certifications', runFields('passed'));
    assert.match(passed.text, /This supersedes the live run of/);
    assert.match(
      passed.text,
      /The run passed, but it does not count now: /,
      'its commit is not known',
    );
    assert.equal((await visitor.record('certifications', incomplete, true)).status, 303);
  });

  test('a review says which one it replaces and what it blocks', async () => {
    const app = /<option value="(pixelgram [^"]+)"/.exec(
      await visitor.get('/admin/approval-reviews/new'),
    )?.[1];
    const dates = { reviewed_at: '2026-03-15T11:59:30', expires_at: '2026-09-01T00:00' };
    const revoked = { app: app ?? '', state: 'revoked', ...dates };
    const { text } = await looked('approval-reviews', revoked);
    assert.match(
      text,
      /This replaces the review of \d+ \w+ \d{4} \(no\. \d+: approved, tier advanced, until/,
    );
    assert.match(
      text,
      /This changes the state from Certification required to Policy restricted for \d+ subjects?: pixelgram/,
    );
    const over = {
      ...revoked,
      state: 'approved',
      tier: 'advanced',
      expires_at: '2026-03-15T11:59:40',
    };
    assert.match(
      (await looked('approval-reviews', over)).text,
      /This review expired on 15 Mar 2026/,
    );
  });

  test('[T165] what is recorded is what was previewed: another form, ledger or effect is shown again', async () => {
    const fields = { provider: 'hilltop', state: 'disabled', reason: 'seen', ...STARTS };
    const { preview } = await looked('runtime-controls', fields);
    const confirm = (changes: Record<string, string> = {}) =>
      visitor.send('runtime-controls', { ...fields, preview, step: 'record', ...changes });
    const size = await service.size();
    for (const changes of [{ state: 'degraded' }, { provider: 'lantern' }, { preview: '' }]) {
      const { status, page } = await confirm(changes);
      assert.equal(status, 409);
      assert.match(
        textOf(page),
        /Nothing was recorded: the form, the ledger or the runtime facts changed/,
      );
    }
    const other = control({
      selector: { provider: 'hilltop' },
      state: 'degraded',
      reason: 'meanwhile',
    });
    await record(service.ledger, 'control', other);
    assert.match(
      textOf((await confirm()).page),
      /Nothing was recorded/,
      'it replaces another control now',
    );
    assert.equal(await service.size(), size + 1);
    const again = await looked('runtime-controls', fields);
    await record(service.ledger, 'control', control({ reason: 'of-no-concern' }));
    const moved = await confirm({ preview: again.preview });
    assert.equal(
      moved.status,
      303,
      'a record that changes nothing of the preview is no reason to ask again',
    );
  });
});

for (const engine of ENGINES) {
  test(`[T165] on ${engine} a rehearsal judges as an append does, records nothing, and an append can ask for the ledger it saw`, async () => {
    const ledger = await newLedger(engine);
    const context = contextAt(AT);
    for (const one of [
      item('approval', review()),
      item('run', run('live')),
      item('control', control()),
    ]) {
      const rehearsed = valueOf(await rehearse(ledger.driver, one, context));
      assert.ok(rehearsed.state === 'new');
      const { id: _id, nonce: _nonce, ...said } = rehearsed.record.record;
      const seen = rehearsed.record.sequence - 1;
      const stale = await append(ledger.driver, [one], { ...context, seen: seen + 1 });
      assert.ok(!stale.ok);
      assert.deepEqual(
        stale.findings.map(({ code }) => code),
        ['preview_outdated'],
      );
      const [appended] = valueOf(await append(ledger.driver, [one], { ...context, seen }));
      assert.equal(appended?.sequence, rehearsed.record.sequence);
      assert.ok('operator_ref' in said);
    }
    const twice = { ...item('control', control({ reason: 'twice' })), idempotencyKey: 'k' };
    valueOf(await append(ledger.driver, [twice], context));
    assert.equal(valueOf(await rehearse(ledger.driver, twice, context)).state, 'replayed');
    const wrong = await rehearse(
      ledger.driver,
      item('run', run('live', { tested_at: '2020-01-01T00:00:00Z' })),
      context,
    );
    assert.ok(!wrong.ok);
  });

  test(`on ${engine} the controls in force are one for each selector, the most restrictive first`, async () => {
    const ledger = await newLedger(engine);
    assert.deepEqual(await ledger.driver.read((c) => controlsInForce(c, AT)), []);
    const events: readonly (readonly [Selector, ControlState, string, object?])[] = [
      [{ provider: 'a' }, 'enabled', 'replaced'],
      [{ provider: 'a' }, 'degraded', 'a'],
      [{ provider: 'b' }, 'enabled', 'b'],
      [{ provider: 'b' }, 'disabled', 'not-yet', { starts_at: '2026-04-01T00:00:00Z' }],
      [{ provider: 'a', operation: 'connect' }, 'enabled', 'a-connect'],
      [{ provider: 'a', operation: 'publish_immediate' }, 'disabled', 'a-publish'],
      [
        { provider: 'a', account_kind: 'x', operation: 'connect' },
        'disabled',
        'over',
        { expires_at: '2026-03-15T11:00:00Z' },
      ],
    ];
    for (const [selector, state, reason, changes = {}] of events)
      await record(ledger, 'control', control({ selector, state, reason, ...changes }));
    const found = await ledger.driver.read((c) => controlsInForce(c, AT));
    assert.deepEqual(
      found.map((one) => one.record.reason),
      ['a-publish', 'a', 'a-connect', 'b'],
    );
  });
}
