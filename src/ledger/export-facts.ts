import { canonicalize, digestOf, type Digest } from '../digest/index.ts';
import { DISABLED_BY_ENVIRONMENT, DISABLED_BY_FACTS } from '../evidence/subject-evidence.ts';
import { type Contract, type ContractIndex } from '../evidence/contract.ts';
import {
  accept,
  finding,
  refuse,
  type Finding,
  type FindingDetails,
  type Result,
  refusalFor,
} from '../documents/findings.ts';
import {
  checkShape,
  formatInstant,
  groupedBy,
  instantOf,
  readJson,
  type EpochMs,
  type Shape,
} from '../documents/json.ts';
import type {
  AccountAuthorization,
  ConfigurationFact,
  ConfiguredApp,
  ConnectedAccount,
  ControlFact,
  EffectivePolicy,
  ImplementedOperation,
  RuntimeFacts,
  Selector,
  Subject,
} from '../documents/index.ts';
import { document } from '../documents/generated/runtime-facts.validator.js';
import { isJsonObject } from '../documents/json-value.ts';
import { withoutLeak } from '../documents/sanitizer.ts';
import { appText, SELECTABLE, selects, type AppIdentity, type SubjectNames } from './subjects.ts';

export const MAX_FACTS_BYTES = 512 * 1024 * 1024;

const SHAPE: Shape<RuntimeFacts> = { document };

/** Runtime facts with what they are looked up by, and the digest of the bytes they were read from. */
export interface Facts {
  readonly document: RuntimeFacts;
  readonly digest: Digest;
  /** Warnings for its author; nothing is refused for them. */
  readonly remarks: readonly Finding[];
  configuration(subject: Subject): ConfigurationFact;
  /** The labels of a subject's app and instance, where the hosting service gives them. */
  labels(subject: AppIdentity): Pick<ConfiguredApp, 'instance_label' | 'label'>;
  authorization(subject: Subject, account: string): AccountAuthorization | null;
  policy(subject: Subject): EffectivePolicy | null;
  /** The runtime's implementation for the provider, profile and operation of a subject. */
  implemented(subject: Subject): ImplementedOperation | null;
  accountsNamed(reference: string): readonly ConnectedAccount[];
  /** The accounts that are connected through the app of a subject and of its kind. */
  accountsOf(subject: Subject): readonly ConnectedAccount[];
  /** How many accounts are connected with a provider. */
  accountsWith(provider: string): number;
  readonly providers: ReadonlySet<string>;
  isDenied(subject: SubjectNames): boolean;
  /** The one contract that fits a subject and is for what is implemented now. */
  contract(subject: Subject, contracts: ContractIndex): Contract | null;
}

/** The disable of a subject that the runtime facts or the environment say, whatever the ledger says; `null`: neither does. */
export function disableBesideLedger(
  subject: SubjectNames,
  facts: Pick<Facts, 'isDenied'> | null,
  disabledProviders: ReadonlySet<string>,
): ControlFact {
  if (facts?.isDenied(subject)) return DISABLED_BY_FACTS;
  return disabledProviders.has(subject.provider) ? DISABLED_BY_ENVIRONMENT : null;
}

/** Refuses facts stated twice too, and a deny-list with selectors that match no subject. */
export function readFacts(bytes: Uint8Array, file: string): Result<Facts> {
  const reading = readJson(bytes, { file, maxBytes: MAX_FACTS_BYTES, isConfidential: true });
  const shaped = checkShape(SHAPE, reading);
  if (!shaped.ok) return shaped;
  const kind = shaped.value.origin?.kind;
  if (kind === 'probe' || kind === 'test_run')
    return refuse('origin_not_seen', { ...seenBy(file), found: kind });
  return indexFacts(shaped.value, digestOf(bytes), file);
}

/** Only who starts a probe says so. */
function seenBy(file: string): FindingDetails {
  return { file, pointer: '/origin', next: 'claimgate ledger export -- COMMAND' };
}

/**
 * Reads the facts that a probe printed. It says neither how they came about nor that they are of now: who started it
 * writes that, and an instant of its own counts where it is older.
 */
export function readProbedFacts(
  bytes: Uint8Array,
  file: string,
  startedAt: EpochMs,
): Result<Facts> {
  const reading = readJson(bytes, { file, maxBytes: MAX_FACTS_BYTES, isConfidential: true });
  const { value } = reading;
  if (reading.findings.length > 0 || !isJsonObject(value)) return readFacts(bytes, file);
  if ('origin' in value) return refuse('origin_not_seen', seenBy(file));
  const generated_at = formatInstant(startedAt);
  const probed = { generated_at, ...value, origin: { kind: 'probe' } };
  const shaped = checkShape(SHAPE, { ...reading, value: probed });
  if (!shaped.ok) return shaped;
  const facts =
    instantOf(shaped.value.generated_at) > startedAt
      ? { ...shaped.value, generated_at }
      : shaped.value;
  return indexSeenFacts(facts, file);
}

/** Reads facts that the program itself made of what it saw. */
export function indexSeenFacts(facts: RuntimeFacts, file: string): Result<Facts> {
  return indexFacts(facts, digestOf(canonicalize(facts)), file);
}

function indexFacts(facts: RuntimeFacts, digest: Digest, file: string): Result<Facts> {
  const apps = indexed(facts.apps, appText);
  const accounts = indexed(facts.accounts, accountKey);
  const policies = indexed(facts.policies, policyKeyFor);
  const implemented = indexed(facts.implemented, implementedKey);
  const findings: Finding[] = Object.entries({ apps, accounts, policies, implemented }).flatMap(
    ([member, { twice }]) =>
      twice.map((index) =>
        finding('facts_contradictory', { file, pointer: `/${member}/${index}` }),
      ),
  );
  findings.push(...unmatchedSelectors(facts, file));
  const refused = refusalFor(findings);
  if (refused) return refused;
  const byApp = groupedBy(facts.accounts, accountsKey);
  const byProvider = groupedBy(facts.accounts, ({ provider }) => provider);
  const byReference = groupedBy(facts.accounts, (account) => account.account_reference);
  const implementedBy = (subject: Subject) =>
    implemented.found.get(implementedKey(subject)) ?? null;
  // A policy for the app of a subject counts before one for all apps.
  const policy = (subject: Subject) =>
    policies.found.get(`${policyKey(subject)} ${subject.app_fingerprint}`) ??
    policies.found.get(policyKey(subject)) ??
    null;
  const origin = facts.origin && { origin: facts.origin };
  return accept({
    document: facts,
    digest,
    remarks: connectsWithoutPolicy(facts, file),
    configuration: (subject) => {
      if (subject.deployment_environment !== facts.deployment_environment) return null;
      const app = apps.found.get(appText(subject));
      return app ? { state: app.state, source: app.source, ...origin } : null;
    },
    labels: (subject) => apps.found.get(appText(subject)) ?? {},
    authorization: (subject, account_reference) =>
      accounts.found.get(accountKey({ ...subject, account_reference }))?.authorization ?? null,
    policy,
    implemented: implementedBy,
    accountsNamed: (reference) => byReference.get(reference) ?? [],
    accountsOf: (subject) => byApp.get(accountsKey(subject)) ?? [],
    accountsWith: (provider) => byProvider.get(provider)?.length ?? 0,
    providers: providersIn(facts),
    isDenied: (subject) => facts.deny_list.some((selector) => selects(selector, subject)),
    contract: (subject, contracts) => {
      const capability = implementedBy(subject)?.capability_digest;
      const policyDigest = policy(subject)?.policy_digest;
      const [current, ...others] = contracts
        .fitting(subject)
        .filter(
          ({ document: { capability_digest, policy_digest } }) =>
            capability_digest === capability && policy_digest === policyDigest,
        );
      return current && others.length === 0 ? current : null;
    },
  });
}

/** Connecting stands at one profile of a provider; without a policy for that, nobody would see what is missing. */
function connectsWithoutPolicy({ implemented, policies }: RuntimeFacts, file: string): Finding[] {
  const known = new Set(policies.map((one) => `${one.provider} ${one.output_profile}`));
  return implemented.flatMap(({ provider, output_profile, operation }, index) => {
    if (operation !== 'connect' || known.has(`${provider} ${output_profile}`)) return [];
    const found = withoutLeak(`${provider} · ${output_profile}`);
    return [finding('connect_without_policy', { file, pointer: `/implemented/${index}`, found })];
  });
}

/** Finds things by their keys; the places of those that say a second thing of one key. */
function indexed<T>(things: readonly T[], keyOf: (thing: T) => string) {
  const found = new Map<string, T>();
  const twice: number[] = [];
  for (const [index, thing] of things.entries()) {
    const key = keyOf(thing);
    if (found.has(key)) twice.push(index);
    found.set(key, thing);
  }
  return { found, twice };
}

function providersIn(facts: RuntimeFacts): Set<string> {
  const lists = [facts.apps, facts.accounts, facts.policies, facts.implemented];
  return new Set(
    lists.flatMap((list) => list.map(({ provider }: { provider: string }) => provider)),
  );
}

/** Selectors of the deny-list that disable nothing: a misspelt one would leave enabled what was meant. */
function unmatchedSelectors(facts: RuntimeFacts, file: string): Finding[] {
  const isMatched = matcherOf(facts);
  return facts.deny_list.flatMap((selector, index) => {
    if (isMatched(selector)) return [];
    const { provider } = selector;
    const wrong = isMatched({ provider })
      ? SELECTABLE.find((one) => one in selector && !isMatched({ provider, [one]: selector[one] }))
      : 'provider';
    const pointer = `/deny_list/${index}`;
    // Each member may occur by itself, and no subject have all of them.
    if (wrong === undefined) return [finding('deny_list_unknown_name', { file, pointer })];
    const found = withoutLeak(selector[wrong] ?? 'null');
    return [finding('deny_list_unknown_name', { file, pointer: `${pointer}/${wrong}`, found })];
  });
}

/** Members of a subject that each list names, beside the provider. */
const SAID_IN = {
  apps: ['app_fingerprint', 'provider_environment', 'instance_fingerprint'],
  accounts: ['app_fingerprint', 'instance_fingerprint', 'account_kind'],
  policies: ['account_kind', 'output_profile', 'policy_mode'],
  implemented: ['output_profile', 'operation'],
} as const satisfies Partial<Record<keyof RuntimeFacts, readonly (keyof Subject)[]>>;

const LISTS = ['apps', 'accounts', 'policies', 'implemented'] as const;

/** Of each member that a selector names some row has to speak, and agree with all that the selector says of it. */
function matcherOf(facts: RuntimeFacts): (selector: Selector) => boolean {
  const known = new Map<string, ReadonlySet<string>>();
  const saidIn = (list: (typeof LISTS)[number], members: readonly (keyof Subject)[]) => {
    const name = [list, ...members].join(' ');
    const rows: readonly Partial<Subject>[] = facts[list];
    const said = known.get(name) ?? new Set(rows.map((row) => textOf(row, members)));
    known.set(name, said);
    return said;
  };
  return (selector) => {
    const speaking = LISTS.filter((list) => {
      const members = ['provider' as const, ...SAID_IN[list].filter((one) => one in selector)];
      return saidIn(list, members).has(textOf(selector, members));
    });
    const spokenOf = new Set<string>(speaking.flatMap((list) => SAID_IN[list]));
    const { deployment_environment: environment = facts.deployment_environment } = selector;
    return (
      speaking.length > 0 &&
      environment === facts.deployment_environment &&
      SELECTABLE.every(
        (one) => one === 'deployment_environment' || !(one in selector) || spokenOf.has(one),
      )
    );
  };
}

function textOf(row: Partial<Subject>, members: readonly (keyof Subject)[]): string {
  return members.map((member) => row[member]).join(' ');
}

// No slug, environment or digest holds a space, so the key of one thing is never that of another.

function keyBy<Member extends string>(
  ...members: readonly Member[]
): (of: Readonly<Record<Member, string | null>>) => string {
  return (of) => members.map((member) => of[member]).join(' ');
}

const accountsKey = keyBy('provider', 'app_fingerprint', 'instance_fingerprint', 'account_kind');
const policyKey = keyBy('provider', 'account_kind', 'output_profile', 'policy_mode');

function policyKeyFor(policy: EffectivePolicy): string {
  const { app_fingerprint: app } = policy;
  return app === undefined ? policyKey(policy) : `${policyKey(policy)} ${app}`;
}

const implementedKey = keyBy('provider', 'output_profile', 'operation');

function accountKey(account: Omit<ConnectedAccount, 'authorization'>): string {
  return [accountsKey(account), account.account_reference].join(' ');
}
