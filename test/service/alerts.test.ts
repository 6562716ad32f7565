import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import type { RuntimeFacts } from '../../src/documents/index.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { DAY_MS, formatInstant } from '../../src/documents/json.ts';
import { append } from '../../src/ledger/append.ts';
import { digest, subject } from '../evidence/documents.ts';
import {
  AT,
  contextAt,
  control,
  correcting,
  failed,
  item,
  newLedger,
  review,
  run,
} from '../ledger/world.ts';
import { temporaryFolder } from '../repositories.ts';
import { valueOf } from '../trust/expect.ts';
import { watched, type Told } from './watched.ts';
import { offering } from './world.ts';

const RULES = join(import.meta.dirname, '../../examples/prometheus/claimgate.service.rules.yml');
const MINUTE = 60_000;

/** The instant of every change, a minute after the last look at a board on which everything is well. */
const THEN = AT + MINUTE;
const now = formatInstant(AT);

interface Way {
  readonly name: string;
  readonly record?: ReturnType<typeof item>;
  /** Which record a correction takes out of force. */
  readonly correct?: number;
  readonly facts?: (facts: RuntimeFacts) => RuntimeFacts | Error;
  readonly environment?: string;
  readonly isDown?: boolean;
  /** True from the beginning, until the instant. */
  readonly ends?: {
    readonly review?: object;
    readonly control?: object;
    readonly run?: object;
    readonly days?: number;
    readonly grant?: string;
  };
}

const END = formatInstant(THEN);
const off = { state: 'disabled', reason: 'incident', starts_at: now } as const;
const { account_kind, operation, output_profile, policy_mode, provider } = subject();
const onApps = (change: Partial<RuntimeFacts['apps'][number]>) => (facts: RuntimeFacts) => ({
  ...facts,
  apps: facts.apps.map((app) => ({ ...app, ...change })),
});
const onGrant =
  (change: Partial<RuntimeFacts['accounts'][number]['authorization']>) =>
  (facts: RuntimeFacts) => ({
    ...facts,
    accounts: facts.accounts.map((one) => ({
      ...one,
      authorization: { ...one.authorization, ...change },
    })),
  });
const onPolicy = (change: Partial<RuntimeFacts['policies'][number]>) => (facts: RuntimeFacts) => ({
  ...facts,
  policies: facts.policies.map((one) => ({ ...one, ...change })),
});
const live = run('live', { tested_at: now });
const local = run('local', { tested_at: now });

/** Ways for a decision to get worse: by a record, by the runtime facts, by the environment, by time alone. */
const WAYS: readonly Way[] = [
  ...(['revoked', 'restricted', 'pending', 'trial'] as const).map((state) => ({
    name: `a review ${state}`,
    record: item('approval', review({ state, reviewed_at: now })),
  })),
  {
    name: 'a review of another tier',
    record: item('approval', review({ tier: 'basic', reviewed_at: now })),
  },
  { name: 'a newer review', record: item('approval', review({ reviewed_at: now })) },
  {
    name: 'a review that says none is needed',
    record: item(
      'approval',
      review({ state: 'not_required', tier: 'not_required', reviewed_at: now }),
    ),
  },
  { name: 'a review taken out of force', correct: 1 },
  ...[
    { provider },
    { provider, app_fingerprint: subject().app_fingerprint },
    { provider, operation },
    { provider, output_profile },
    { provider, account_kind },
    { provider, policy_mode },
    { provider, instance_fingerprint: null },
    { provider, deployment_environment: 'production' as const },
    { provider, provider_environment: 'production' as const },
  ].map((selector) => ({
    name: `a disable of ${Object.keys(selector).join(' and ')}`,
    record: item('control', control({ ...off, selector })),
  })),
  { name: 'a degradation', record: item('control', control({ ...off, state: 'degraded' })) },
  { name: 'the control taken out of force', correct: 4 },
  { name: 'a failed local run', record: item('run', failed(local)) },
  { name: 'a failed live run', record: item('run', failed(live)) },
  {
    name: 'an incomplete local run',
    record: item('run', { ...local, checks: local.checks.slice(1) }),
  },
  {
    name: 'an incomplete live run',
    record: item('run', { ...live, checks: live.checks.slice(1) }),
  },
  { name: 'a local run without scopes', record: item('run', { ...local, granted_scopes: [] }) },
  { name: 'a live run without scopes', record: item('run', { ...live, granted_scopes: [] }) },
  {
    name: 'a live run of another commit',
    record: item('run', { ...live, tested_revision: '2'.repeat(40) }),
  },
  { name: 'a live run taken out of force', correct: 3 },
  { name: 'an account to connect again', facts: onGrant({ state: 'reconnect_required' }) },
  { name: 'a grant without scopes', facts: onGrant({ granted_scopes: [] }) },
  { name: 'a disconnected account', facts: (facts) => ({ ...facts, accounts: [] }) },
  { name: 'a missing app', facts: onApps({ state: 'missing', source: null }) },
  { name: 'a forgotten app', facts: (facts) => ({ ...facts, apps: [] }) },
  {
    name: 'a restricted policy',
    facts: onPolicy({ state: 'restricted', reason: 'region-not-open' }),
  },
  { name: 'a forgotten policy', facts: (facts) => ({ ...facts, policies: [] }) },
  { name: 'another policy', facts: onPolicy({ policy_digest: digest('d') }) },
  {
    name: 'another implementation',
    facts: (facts) => ({
      ...facts,
      implemented: facts.implemented.map((one) => ({ ...one, capability_digest: digest('d') })),
    }),
  },
  { name: 'an operation that is gone', facts: (facts) => ({ ...facts, implemented: [] }) },
  { name: 'a deny-list', facts: (facts) => ({ ...facts, deny_list: [{ provider }] }) },
  {
    name: 'facts of yesterday',
    facts: (facts) => ({ ...facts, generated_at: formatInstant(AT - DAY_MS) }),
  },
  {
    name: 'facts of tomorrow',
    facts: (facts) => ({ ...facts, generated_at: formatInstant(AT + DAY_MS) }),
  },
  {
    name: 'unreadable facts',
    facts: () => new ClaimgateError('file_missing', { file: 'facts.json' }),
  },
  { name: 'a ledger out of reach', isDown: true },
  { name: 'the environment', environment: provider },
  { name: 'a review that ends', ends: { review: { expires_at: END }, run: { expires_at: END } } },
  { name: 'a control that ends', ends: { control: { expires_at: END } } },
  { name: 'a disable that was recorded ahead', ends: { days: 1 } },
  { name: 'runs that end', ends: { run: { expires_at: END } } },
  { name: 'a retest that is due', ends: { run: { tested_at: formatInstant(THEN - 30 * DAY_MS) } } },
  { name: 'a grant that ends', ends: { grant: END } },
];

/** Plays one way; returns what is scraped before and after it, and the events that are sent for it. */
async function played({
  record,
  correct,
  facts: change,
  environment,
  ends = {},
  isDown = false,
}: Way) {
  const ledger = await newLedger('sqlite');
  const { driver } = ledger;
  const ahead = { ...off, starts_at: END };
  const items = [
    item('approval', review(ends.review)),
    item('run', run('local', ends.run)),
    item('run', run('live', ends.run)),
    item('control', control(ends.control)),
    ...(ends.days === undefined
      ? []
      : [item('control', control({ ...ahead, selector: { provider, operation } }))]),
  ];
  valueOf(await append(driver, items, contextAt(AT)));
  const well = onGrant({ expires_at: ends.grant ?? null })(offering());
  const told: Told = { at: AT, facts: well };
  // Which providers the environment disables is known at the start of a service.
  const { scrape, sent } = await watched(ledger, told);
  const before = await scrape();
  const first = await sent();
  told.at = THEN;
  if (record) valueOf(await append(driver, [record], contextAt(THEN)));
  if (correct !== undefined) valueOf(await correcting(ledger, [correct], THEN));
  if (change) told.facts = change(well);
  told.disabled = environment;
  told.isDown = isDown;
  const next = environment === undefined ? { scrape, sent } : await watched(ledger, told);
  const after = await next.scrape();
  return { before, after, first, events: await next.sent() };
}

/** The alerts that fire on what was scraped, by the instant in minutes. */
const ALERTS = [
  'ClaimedNotAdvertisable',
  'DecisionsNotHealthy',
  'EvidenceExpiresSoon',
  'RuntimeFactsStale',
  'EvidenceUnreadable',
];

/** For how many minutes what was scraped last stays: longer than any alert waits. */
const AFTER = 8;

function seriesOf(before: string, after: string): { series: string; values: string }[] {
  const samples = (text: string) =>
    new Map(
      text
        .split('\n')
        .filter((line) => line.startsWith('claimgate_') && !line.includes('_bucket'))
        .map((line) => [
          line.slice(0, line.lastIndexOf(' ')),
          line.slice(line.lastIndexOf(' ') + 1),
        ]),
    );
  const [one, other] = [samples(before), samples(after)];
  return [...new Set([...one.keys(), ...other.keys()])].map((series) => ({
    series,
    values: `${one.get(series) ?? '_'} ${`${other.get(series) ?? '_'} `.repeat(AFTER).trim()}`,
  }));
}

test('an alert of Prometheus and a webhook come before a decision gets worse, or at once, in each of 40 ways', async (t) => {
  assert.ok(WAYS.length >= 40, String(WAYS.length));
  const folder = temporaryFolder(t);
  copyFileSync(RULES, join(folder, 'rules.yml'));
  const well = await played({ name: 'nothing' });
  assert.deepEqual(well.events, [], 'nothing changes, so nothing is sent');
  const tests: object[] = [testOf('nothing', well, {}, { 0: ALERTS, 8: ALERTS })];
  for (const way of WAYS) {
    const { name } = way;
    const told = await played(way);
    const sent = [...told.first, ...told.events].map(({ type }) => type);
    const isBlind = UNREADABLE.has(name);
    // A service that cannot read its facts or its ledger sends nothing: that is what the metric is for.
    if (!isBlind)
      assert.ok(
        sent.some((type) => /blocked|expir/.test(type)),
        `${name}: ${sent.join(' ')}`,
      );
    const expected = alertOf(name, told.after);
    const silent = expected === 'ClaimedNotAdvertisable' ? [] : ['ClaimedNotAdvertisable'];
    tests.push(testOf(name, told, { 8: [expected] }, { 8: silent }));
    // The clock gives notice: an alert fires a minute before, too.
    if (way.ends && way.ends.days === undefined) {
      assert.ok(
        told.first.some(({ type }) => type === 'evidence.expiring'),
        name,
      );
      const ahead = { before: told.before, after: told.before };
      tests.push(testOf(`${name}, ahead`, ahead, { 8: ['EvidenceExpiresSoon'] }));
    }
  }
  const file = join(folder, 'tests.json');
  writeFileSync(
    file,
    JSON.stringify({ rule_files: ['rules.yml'], evaluation_interval: '1m', tests }),
  );
  const { exitCode, all } = await execa('promtool', ['test', 'rules', file], {
    reject: false,
    all: true,
  });
  if (exitCode === undefined) return t.skip('needs promtool');
  assert.equal(exitCode, 0, all.slice(0, 4000));
});

const UNREADABLE: ReadonlySet<string> = new Set(['unreadable facts', 'a ledger out of reach']);

/** Not to know is no reason to act on a claim. */
const UNKNOWN: Readonly<Record<string, string>> = {
  'unreadable facts': 'EvidenceUnreadable',
  'a ledger out of reach': 'EvidenceUnreadable',
  'facts of yesterday': 'RuntimeFactsStale',
  'facts of tomorrow': 'RuntimeFactsStale',
};

/** The alert that has to fire at once, by what was scraped. */
function alertOf(name: string, text: string): string {
  const isWrong = /^claimgate_claimed_not_advertisable\{[^}]*\} [1-9]/m.test(text);
  const unknown = UNKNOWN[name];
  assert.equal(isWrong, unknown === undefined, `${name}: ${text}`);
  return unknown ?? 'ClaimedNotAdvertisable';
}

/** Whether each alert fires at a minute, counted by promtool itself. */
function testOf(
  name: string,
  { before, after }: { readonly before: string; readonly after: string },
  firing: Readonly<Record<number, readonly string[]>>,
  silent: typeof firing = {},
) {
  const asked = (minutes: typeof firing, exp_samples: readonly object[]) =>
    Object.entries(minutes).flatMap(([minute, alerts]) =>
      alerts.map((alert) => ({
        expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) > bool 0`,
        eval_time: `${minute}m`,
        exp_samples,
      })),
    );
  return {
    name,
    interval: '1m',
    input_series: seriesOf(before, after),
    promql_expr_test: [...asked(firing, [{ labels: '{}', value: 1 }]), ...asked(silent, [])],
  };
}

/** Of each alert: series for which it fires by a minute, and not before it has held for its time. */
const RULE_CASES: Readonly<
  Record<
    string,
    readonly [pending: number, firing: number, ...series: (readonly [string, string])[]]
  >
> = {
  ClaimedNotAdvertisable: [1, 3, ['claimgate_claimed_not_advertisable{provider="p"}', '1x60']],
  DecisionsNotHealthy: [4, 6, ['claimgate_decisions{provider="p",state="degraded"}', '2x60']],
  ManyAccountsToReconnect: [
    14,
    16,
    ['claimgate_accounts_reconnect_required{provider="p"}', '30x60'],
    ['claimgate_accounts{provider="p"}', '100x60'],
  ],
  EvidenceExpiresSoon: [4, 6, ['claimgate_next_expiry_seconds{provider="p"}', '86400x60']],
  RuntimeFactsStale: [1, 3, ['claimgate_facts_age_seconds', '2800x60']],
  EvidenceUnreadable: [1, 3, ['claimgate_evidence_readable', '0x60']],
  TermsUnreadable: [4, 6, ['claimgate_terms_readable', '0x60']],
  ProbeFails: [1, 3, ['claimgate_probe_up{probe="database"}', '0x60']],
  ServiceNotScraped: [4, 6, ['up{job="claimgate"}', '0x60']],
  WebhooksDelayed: [4, 6, ['claimgate_webhooks_oldest_seconds{target="ops"}', '1000x60']],
  LedgerWaits: [
    10,
    13,
    ['claimgate_ledger_wait_seconds_sum', '0+60x60'],
    ['claimgate_ledger_wait_seconds_count', '0+60x60'],
  ],
  ExportOrBackupOld: [14, 16, ['claimgate_file_age_seconds{file="backup"}', '200000x60']],
  SignInsRefused: [1, 20, ['claimgate_sign_in_attempts_total{outcome="refused"}', '0+5x60']],
};

test('each rule holds for a while before it fires, and names a runbook that is there', async (t) => {
  const text = readFileSync(RULES, 'utf8');
  const rules = text.split('- alert: ').slice(1);
  assert.deepEqual(
    rules.map((rule) => rule.split('\n')[0]),
    Object.keys(RULE_CASES),
    'each rule has its case',
  );
  const root = join(import.meta.dirname, '../..');
  for (const rule of rules) {
    assert.match(rule, /\n +for: \d+m\n/, rule);
    const [, page = '', anchor] = /blob\/main\/([\w./-]+\.md)(?:#([\w-]+))?/.exec(rule) ?? [];
    const titles = readFileSync(join(root, page), 'utf8').match(/^#{2,3} .*/gm) ?? [];
    const anchors = titles.map((title) =>
      title.replace(/^#+ /, '').toLowerCase().replaceAll('.', '').replaceAll(' ', '-'),
    );
    assert.ok(anchor === undefined || anchors.includes(anchor), `${page}#${anchor}`);
  }
  const folder = temporaryFolder(t);
  copyFileSync(RULES, join(folder, 'rules.yml'));
  const tests = Object.entries(RULE_CASES).map(([alert, [pending, firing, ...series]]) => {
    const asked = (minute: number, exp_samples: readonly object[]) => ({
      expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) > bool 0`,
      eval_time: `${minute}m`,
      exp_samples,
    });
    return {
      name: alert,
      interval: '1m',
      input_series: series.map(([name, values]) => ({ series: name, values })),
      promql_expr_test: [asked(pending, []), asked(firing, [{ labels: '{}', value: 1 }])],
    };
  });
  const file = join(folder, 'tests.json');
  const document = { rule_files: ['rules.yml'], evaluation_interval: '1m', tests };
  writeFileSync(file, JSON.stringify(document));
  const checked = await execa('promtool', ['test', 'rules', file], { reject: false, all: true });
  if (checked.exitCode === undefined) return t.skip('needs promtool');
  assert.equal(checked.exitCode, 0, checked.all);
});

test('the dashboard asks in PromQL for metrics that the service answers', async (t) => {
  const text = readFileSync(RULES.replace('service.rules.yml', 'dashboard.json'), 'utf8');
  const { panels } = JSON.parse(text) as { panels: { targets: { expr: string }[] }[] };
  const exprs = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  assert.ok(exprs.length > 8);
  const { before } = await played({ name: 'nothing' });
  const known =
    before +
    ['metrics', 'operation-metrics']
      .map((name) => readFileSync(join(import.meta.dirname, `../../service/${name}.ts`), 'utf8'))
      .join('');
  for (const [name] of exprs.join(' ').matchAll(/claimgate_\w+/g))
    assert.ok(known.includes(name.replace(/_bucket$|_total$/, '')), name);
  const file = join(temporaryFolder(t), 'expressions.json');
  const rules = exprs.map((expr, at) => ({ record: `dashboard:${at}`, expr }));
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  const checked = await execa('promtool', ['check', 'rules', file], { reject: false, all: true });
  if (checked.exitCode === undefined) return t.skip('needs promtool');
  assert.equal(checked.exitCode, 0, checked.all);
});
