import type { Page } from 'playwright-core';
import { contractOf, indexContracts, type Contract } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type { Subject } from '../../src/documents/index.ts';
import { present } from '../../src/documents/findings.ts';
import { DAY_MS, formatInstant } from '../../src/documents/json.ts';
import type { AppendItem } from '../../src/ledger/prepare-record.ts';
import { contractDocument, digest, subject } from '../evidence/documents.ts';
import { AT, control, item, review, run } from '../ledger/documents.ts';
import { facts } from '../ledger/facts.ts';
import type { AdminService, startAdmin } from './admin-world.ts';
import { tokenFor } from './running.ts';

type Board = NonNullable<NonNullable<Parameters<typeof startAdmin>[1]>['world']>;

/** A deployment as an operator may find it. */
export interface OperatorWorld extends Board {
  readonly subjects: readonly Subject[];
  /** The next steps, with pictures of each. */
  readonly play?: (stage: Stage) => Promise<void>;
}

interface Stage {
  readonly page: Page;
  readonly service: AdminService;
  readonly go: (path: string) => Promise<unknown>;
  readonly shoot: (part: string) => Promise<void>;
  readonly broken: { facts: boolean };
}

/** One provider: how much of it there is, and what is the matter. Days count from now. */
export interface ProviderCase {
  readonly name: string;
  readonly profiles: readonly string[];
  /** The names of its apps; an app without a name has none in the facts. */
  readonly apps?: readonly string[];
  readonly claimed?: boolean;
  readonly approvedFor?: number;
  readonly liveTested?: number;
  readonly isLiveFailed?: boolean;
  readonly isReconnecting?: boolean;
  readonly control?: 'disabled' | 'degraded';
  readonly hasRuns?: boolean;
}

const PUBLISHED = ['publish_immediate', 'publish_scheduled'] as const;

function instant(days: number): string {
  return formatInstant(AT + Math.round(days * DAY_MS));
}

/** Makes a board of some providers: each app publishes each profile now and later. */
export function operatorWorld(
  cases: readonly ProviderCase[],
  play?: OperatorWorld['play'],
): OperatorWorld {
  const parts = cases.map(providerOf);
  const all = <Key extends keyof (typeof parts)[number]>(key: Key) =>
    parts.flatMap((part) => part[key] as readonly (typeof parts)[number][Key][number][]);
  return {
    subjects: all('subjects'),
    claims: all('claims'),
    past: [
      { at: AT - 40 * DAY_MS, items: all('reviews') },
      { at: AT - 7 * DAY_MS, items: all('runs') },
    ],
    items: all('controls'),
    contracts: indexContracts(all('contracts')),
    facts: {
      ...facts(),
      apps: all('apps'),
      accounts: all('accounts'),
      policies: all('policies'),
      implemented: all('implemented'),
    },
    ...(play ? { play } : {}),
  };
}

function providerOf(one: ProviderCase) {
  const { name: provider, profiles, apps: labels = ['main'] } = one;
  const base = facts();
  const [app, account] = [present(base.apps[0]), present(base.accounts[0])];
  const [policy, implemented] = [present(base.policies[0]), present(base.implemented[0])];
  const prints = labels.map((_, at) => digest('abcdef'[at] ?? '0'));
  const kinds = profiles.flatMap((output_profile) =>
    PUBLISHED.map((operation) => ({ output_profile, operation })),
  );
  const contractFor = new Map(kinds.map((kind) => [kind, contractOn({ provider, ...kind })]));
  const made = kinds.flatMap((kind) =>
    prints.map((app_fingerprint) => ({
      of: { ...subject(), provider, app_fingerprint, ...kind },
      contract: present(contractFor.get(kind)),
    })),
  );
  const isClaimed = one.claimed !== false;
  const authorization = {
    ...account.authorization,
    ...(one.isReconnecting ? { state: 'reconnect_required' as const } : {}),
  };
  const until = instant(one.approvedFor ?? 200);
  return {
    subjects: made.map(({ of }) => of),
    contracts: [...contractFor.values()],
    claims: (isClaimed ? made : []).map(({ of, contract }) => ({
      claim: { subject: of, contract_digest: contract.digest },
      subjectDigest: subjectDigest(of),
    })),
    apps: prints.map((app_fingerprint, at) => ({
      ...app,
      provider,
      app_fingerprint,
      ...(labels[at] === '' ? {} : { label: present(labels[at]) }),
    })),
    accounts: prints.map((app_fingerprint) => ({
      ...account,
      provider,
      app_fingerprint,
      authorization,
    })),
    policies: profiles.map((output_profile) => ({ ...policy, provider, output_profile })),
    implemented: kinds.map((kind) => ({ ...implemented, provider, ...kind })),
    reviews: [
      ...prints.map((app_fingerprint) =>
        item('approval', review({ provider, app_fingerprint, expires_at: until })),
      ),
      item('control', control({ selector: { provider }, starts_at: instant(-40) })),
    ],
    runs: one.hasRuns === false ? [] : made.flatMap((each) => runsOn(each, one)),
    controls: controlsOn(one),
  };
}

function contractOn(of: Pick<Subject, 'operation' | 'output_profile' | 'provider'>): Contract {
  const document = contractDocument();
  const swapped = (checks: (typeof document)['local_checks']) =>
    checks.map((check) =>
      check.kind === 'publish_immediate' ? { ...check, kind: of.operation } : check,
    );
  return contractOf({
    ...document,
    provider: of.provider,
    output_profile: of.output_profile,
    operation: of.operation === 'publish_scheduled' ? of.operation : 'publish_immediate',
    tested_revision: 'any',
    local_checks: swapped(document.local_checks),
    live_checks: swapped(document.live_checks),
  });
}

/** Both runs on a subject; the live one may have failed. */
export function runsOn(
  { of, contract }: { readonly of: Subject; readonly contract: Contract },
  { liveTested = 10, isLiveFailed = false, approvedFor = 200 }: Partial<ProviderCase>,
): AppendItem[] {
  return (['local', 'live'] as const).map((side) => {
    const tested_at = instant(side === 'live' ? -liveTested : -9);
    const made = run(side, { tested_at, contract_digest: contract.digest }, of);
    const hasFailed = side === 'live' && isLiveFailed;
    const checks = made.checks.map((check) => ({
      ...check,
      kind: check.kind === 'publish_immediate' ? of.operation : check.kind,
      outcome: hasFailed && check.kind === 'final_result' ? ('failed' as const) : check.outcome,
    }));
    return item('run', { ...made, checks, expires_at: instant(Math.min(70, approvedFor)) });
  });
}

function controlsOn({ name: provider, control: state }: ProviderCase): AppendItem[] {
  if (state === undefined) return [];
  const dates = { starts_at: instant(-0.2), expires_at: instant(0.8) };
  const event = { selector: { provider }, state, reason: 'provider-outage', ...dates };
  return [item('control', control(event))];
}

const PROFILES = [
  'single-image',
  'carousel',
  'reel',
  'story',
  'text',
  'link',
  'long-video',
  'poll',
];

function many(count: number): string[] {
  return Array.from(
    { length: count },
    (_, at) => `${PROFILES[at % 8] ?? ''}-${Math.floor(at / 8) + 1}`,
  );
}

const AGENCY: readonly ProviderCase[] = [
  { name: 'bluesky', profiles: PROFILES, apps: ['main', 'agency'] },
  { name: 'facebook', profiles: PROFILES, apps: ['main', 'agency'], liveTested: 28.2 },
  { name: 'instagram', profiles: PROFILES, apps: ['main', 'agency'], isLiveFailed: true },
  { name: 'linkedin', profiles: PROFILES, apps: ['main', 'agency'], liveTested: 24 },
  { name: 'mastodon', profiles: PROFILES, apps: ['main', 'agency'] },
  { name: 'pinterest', profiles: PROFILES, apps: ['main', 'agency'], liveTested: 33 },
  { name: 'reddit', profiles: PROFILES, apps: ['main'], isReconnecting: true, claimed: false },
  { name: 'threads', profiles: PROFILES, apps: ['main', 'agency'], claimed: false, hasRuns: false },
  { name: 'tiktok', profiles: PROFILES, apps: ['main', 'agency'], control: 'disabled' },
  { name: 'youtube', profiles: PROFILES, apps: ['main', 'agency'] },
];

async function everyPage({ page, go, shoot, service }: Stage): Promise<void> {
  await go('/admin?claim=refused');
  await shoot('board-filtered');
  await go('/admin?provider=nobody');
  await shoot('board-empty-filter');
  for (const form of ['approval-reviews', 'runtime-controls', 'certifications']) {
    await go(`/admin/${form}/new`);
    await shoot(`form-${form}`);
  }
  await go('/admin/approval-reviews/new');
  await page.click('button.main');
  await shoot('form-review-blank');
  await go('/admin/runtime-controls/new?provider=mastodon');
  await shoot('form-control-provider');
  await page.check('#field-state');
  await page.fill('[name=reason]', 'incident-12');
  await page.click('button.main');
  await shoot('form-control-preview');
  await page.click('button[value=record]');
  await shoot('incident-during');
  await page.click('a.side:has-text("Lift control")');
  await shoot('incident-lift-preview');
  await page.click('button[value=record]');
  await shoot('incident-after');
  await go('/admin?provider=threads');
  await page.click('.board a[href^="/admin/subjects/"]');
  const tested = page.url();
  await page.click('a:has-text("Start a certification test")');
  await shoot('test-preview');
  await page.click('button.main');
  await shoot('test-started');
  await go(`/admin/certifications/new?subject=${tested.split('/').at(-1) ?? ''}&side=live`);
  await shoot('form-certification-subject');
  await page.click('button.main');
  await shoot('form-certification-faults');
  await go('/admin?provider=tiktok');
  await page.click('.board a[href^="/admin/subjects/"]');
  await page.click('a:has-text("Start a certification test")');
  await shoot('test-refused');
  await go('/admin/audit');
  await shoot('audit');
  await go('/admin/tokens');
  await shoot('tokens-none');
  for (const audience of ['api', 'mcp'] as const)
    await tokenFor(service.ledger.driver, {
      audience,
      scopes: ['readiness:read'],
      name: `dashboard-${audience}`,
    });
  await go('/admin/tokens');
  await shoot('tokens');
  await go('/admin/nothing');
  await shoot('error-404');
  await go('/admin?state=wrong');
  await shoot('error-query');
  await page.context().clearCookies();
  await go('/admin/sign-in');
  await shoot('sign-in');
  await page.fill('#name', 'jane');
  await page.fill('#password', 'wrong');
  await page.click('button.main');
  await shoot('sign-in-refused');
}

async function brokenFacts({ go, shoot, broken }: Stage): Promise<void> {
  broken.facts = true;
  await go('/admin');
  await shoot('board-broken-facts');
  await go('/admin/runtime-controls/new');
  await shoot('control-broken-facts');
  await go('/admin/certification-tests/new');
  await shoot('error-broken-facts');
}

async function staleFacts({ go, shoot, service }: Stage): Promise<void> {
  // A session ends after 30 minutes without a request.
  for (let visits = 0; visits < 2; visits += 1) {
    service.time.now += 29 * 60_000;
    await go('/admin');
  }
  await shoot('board-stale-facts');
}

export const OPERATOR_WORLDS: Readonly<Record<string, () => OperatorWorld>> = {
  none: () => operatorWorld([]),
  three: () =>
    operatorWorld(
      [
        { name: 'mastodon', profiles: ['text'], liveTested: 27 },
        { name: 'pinterest', profiles: ['image-pin'], isLiveFailed: true },
      ],
      brokenFacts,
    ),
  agency: () => operatorWorld(AGENCY, everyPage),
  calm: () => operatorWorld(AGENCY.slice(0, 1).map((one) => ({ ...one, liveTested: 8 }))),
  large: () =>
    operatorWorld(
      AGENCY.map((one) => ({ ...one, profiles: many(80) })),
      staleFacts,
    ),
};
