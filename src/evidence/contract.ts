import { objectDigest, type Digest } from '../digest/index.ts';
import { document as contractSchema } from '../documents/generated/contract.validator.js';
import type {
  CertificationContract,
  CheckKind,
  CheckList,
  ListedCheck,
  Selector,
  Subject,
} from '../documents/index.ts';
import {
  accept,
  finding,
  type Code,
  type Finding,
  type Place,
  type Result,
  refusalFor,
} from '../documents/findings.ts';
import { globFault } from '../documents/globs.ts';
import { checkShape, readJson, pointerTo, type Shape } from '../documents/json.ts';
import { TIER_NOT_REQUIRED, scopeDigest, type ScopeSet } from './subject-evidence.ts';
import { furtherCheckFindings } from './further-checks.ts';
import { CAN_BE_NOT_APPLICABLE, type RequiredChecks, type RunSide } from './run.ts';

export interface Contract {
  readonly document: CertificationContract;
  readonly digest: Digest;
  readonly requiredScopes: ScopeSet;
  /** The scopes in clear, by digest: for people only. */
  readonly scopeNames: ReadonlyMap<string, string>;
  readonly requiredChecks: Readonly<Record<RunSide, RequiredChecks>>;
}

export function contractOf(document: CertificationContract): Contract {
  const scopeNames = new Map(document.required_scopes.map((scope) => [scopeDigest(scope), scope]));
  return {
    document,
    digest: contractDigest(document),
    requiredScopes: new Set(scopeNames.keys()),
    scopeNames,
    requiredChecks: {
      local: checksOf(document.local_checks, document.further_checks?.local),
      live: checksOf(document.live_checks, document.further_checks?.live),
    },
  };
}

/** The lists of a contract are sets: their order does not change the digest. */
export function contractDigest(document: CertificationContract): Digest {
  const { accepted_origins: origins, covers, errored_exit_statuses: errored } = document;
  const { accepted_facts: facts, further_checks: further } = document;
  return objectDigest('contract', {
    ...document,
    account_kinds: document.account_kinds.toSorted(),
    required_scopes: document.required_scopes.toSorted(),
    local_checks: sortedChecks(document.local_checks),
    live_checks: sortedChecks(document.live_checks),
    policy_sources: document.policy_sources.toSorted(),
    ...(origins && {
      accepted_origins: { local: origins.local.toSorted(), live: origins.live.toSorted() },
    }),
    ...(facts && { accepted_facts: facts.toSorted() }),
    ...(further && {
      further_checks: { local: further.local.toSorted(), live: further.live.toSorted() },
    }),
    ...(covers && { covers: { local: covers.local.toSorted(), live: covers.live.toSorted() } }),
    ...(errored && {
      errored_exit_statuses: { local: inOrder(errored.local), live: inOrder(errored.live) },
    }),
  });
}

function inOrder(numbers: readonly number[]): number[] {
  return numbers.toSorted((one, other) => one - other);
}

/** Tells whether an exit status says, by the contract, that nothing could be tested. */
export function meansErrored(
  { document }: Contract,
  side: RunSide,
  status: number | undefined | null,
): boolean {
  return document.errored_exit_statuses?.[side].some((one) => one === status) ?? false;
}

function sortedChecks(checks: CheckList): CheckList {
  return checks
    .map(({ kind, not_applicable_reasons }) => ({
      kind,
      not_applicable_reasons: not_applicable_reasons.toSorted(),
    }))
    .sort(byKind);
}

function byKind(one: ListedCheck, other: ListedCheck): number {
  return one.kind < other.kind ? -1 : 1;
}

/** No further check can be left out. */
function checksOf(checks: CheckList, further: readonly string[] = []): RequiredChecks {
  return new Map<string, ReadonlySet<string>>([
    ...checks.map((one) => [one.kind, new Set(one.not_applicable_reasons)] as const),
    ...further.map((name) => [name, new Set<string>()] as const),
  ]);
}

/** A member of a subject by which a contract is chosen. */
export type FitMember =
  | 'provider'
  | 'account_kind'
  | 'output_profile'
  | 'operation'
  | 'policy_mode';

/** Tells why a contract is not for a subject, with what each of them says; nothing where it fits. */
export function unfitness(document: CertificationContract, subject: Subject) {
  const demands: readonly (readonly [FitMember, readonly string[]])[] = [
    ['provider', [document.provider]],
    ['account_kind', document.account_kinds],
    ['output_profile', [document.output_profile]],
    ['operation', [document.operation]],
    ['policy_mode', [document.policy_mode]],
  ];
  return demands
    .filter(([member, allowed]) => !allowed.includes(subject[member]))
    .map(([member, allowed]) => {
      return { member, expected: subject[member], found: allowed.join(', ') };
    });
}

/** The contracts of a repository, found by digest and by subject in constant time. */
export interface ContractIndex {
  readonly all: readonly Contract[];
  byDigest(digest: string): Contract | undefined;
  /** How many contract files fit a subject: more than one is an error, also where both say the same. */
  countFor(subject: Subject): number;
  fitting(subject: Subject): readonly Contract[];
  /** Whether there are contracts, and none is for what a selector names; they vouch for no app and no instance. */
  ruleOut(selector: Selector): boolean;
}

export function indexContracts(contracts: Iterable<Contract>): ContractIndex {
  const byDigest = new Map<string, Contract>();
  const byFit = new Map<string, Contract[]>();
  for (const contract of contracts) {
    byDigest.set(contract.digest, contract);
    for (const key of keysOf(contract.document)) {
      const fitting = byFit.get(key);
      if (fitting) fitting.push(contract);
      else byFit.set(key, [contract]);
    }
  }
  const fitting = (subject: Subject) => byFit.get(keyOf(subject, subject.account_kind)) ?? [];
  return {
    all: [...byDigest.values()],
    byDigest: (digest) => byDigest.get(digest),
    countFor: (subject) => fitting(subject).length,
    fitting,
    ruleOut: (selector) => {
      const documents = [...byDigest.values()].map(({ document }) => document);
      return documents.length > 0 && !documents.some((one) => isFor(one, selector));
    },
  };
}

function isFor(document: CertificationContract, selector: Selector): boolean {
  const { account_kind: kind, app_fingerprint: app, instance_fingerprint: instance } = selector;
  return (
    document.provider === selector.provider &&
    app === undefined &&
    // Null selects the subjects without an instance.
    (instance ?? null) === null &&
    (kind === undefined || document.account_kinds.includes(kind)) &&
    (['output_profile', 'operation', 'policy_mode'] as const).every(
      (member) => selector[member] === undefined || selector[member] === document[member],
    )
  );
}

/** Returns the contracts that share a subject with an earlier one, so that it would not be clear which one counts. */
export function overlaps<T>(contracts: readonly (readonly [T, Contract])[]): (readonly [T, T])[] {
  const first = new Map<string, T>();
  const found: (readonly [T, T])[] = [];
  for (const [name, { document }] of contracts) {
    const taken = keysOf(document).find((key) => first.has(key));
    const earlier = taken === undefined ? undefined : first.get(taken);
    if (earlier !== undefined) found.push([earlier, name]);
    for (const key of keysOf(document)) if (!first.has(key)) first.set(key, name);
  }
  return found;
}

function keysOf(document: CertificationContract): string[] {
  return document.account_kinds.map((kind) => keyOf(document, kind));
}

/** Slugs hold no space, so the key of one subject is never the key of another. */
function keyOf(
  of: Pick<Subject, 'provider' | 'output_profile' | 'operation' | 'policy_mode'>,
  accountKind: string,
): string {
  return [of.provider, accountKind, of.output_profile, of.operation, of.policy_mode].join(' ');
}

/** Size limit of a contract file in bytes: its lists are bounded, so nothing valid is larger. */
export const MAX_CONTRACT_BYTES = 1024 * 1024;

const SHAPE: Shape<CertificationContract> = { document: contractSchema };

/** Reads one file of `provider-certification/contracts/` (specification/documents.md 3.2). */
export function readContract(bytes: Uint8Array, file: string): Result<Contract> {
  const reading = readJson(bytes, { file, maxBytes: MAX_CONTRACT_BYTES, isConfidential: true });
  const shaped = checkShape(SHAPE, reading);
  if (!shaped.ok) return shaped;
  const findings = lintContract(shaped.value, (pointer) => reading.locate(pointer));
  return refusalFor(findings) ?? accept(contractOf(shaped.value));
}

export interface ContractsReading {
  /** Those that are contracts, with the names of their files, in the order of the files. */
  readonly contracts: readonly (readonly [file: string, Contract])[];
  readonly index: ContractIndex;
  readonly findings: readonly Finding[];
  readonly sources: ReadonlyMap<string, string>;
}

export function readContracts(
  files: readonly { readonly file: string; readonly bytes: Uint8Array }[],
): ContractsReading {
  const contracts: (readonly [string, Contract])[] = [];
  const findings: Finding[] = [];
  const sources = new Map<string, string>();
  for (const { file, bytes } of files) {
    const reading = readContract(bytes, file);
    if (reading.ok) {
      contracts.push([file, reading.value]);
    } else {
      findings.push(...reading.findings);
      sources.set(file, Buffer.from(bytes).toString('utf8'));
    }
  }
  return { contracts, index: indexContracts(contracts.map(([, one]) => one)), findings, sources };
}

/** Contracts that are for a subject that an earlier one is for as well. */
export function overlapFindings({ contracts }: Pick<ContractsReading, 'contracts'>): Finding[] {
  return overlaps(contracts).map(([earlier, file]) =>
    finding('contract_ambiguous', {
      file,
      expected: 'one contract for a subject',
      found: `one that ${earlier} is for as well`,
    }),
  );
}

type Locate = (pointer: string) => Place;

const SIDES = ['local_checks', 'live_checks'] as const;
const PUBLISH_KINDS: ReadonlySet<CheckKind> = new Set(['publish_immediate', 'publish_scheduled']);
const EVERY_PUBLISH_CONTRACT: readonly CheckKind[] = [
  'connect',
  'authorization',
  'final_result',
  'refresh',
  'revoke',
];

/** Returns what is wrong with a contract beyond its schema (specification/documents.md 3.2); nothing where all is well. */
export function lintContract(document: CertificationContract, locate: Locate): Finding[] {
  return [
    ...approvalFindings(document, locate),
    ...missingFindings(document, locate),
    ...SIDES.flatMap((side) => checkFindings(document, side, locate)),
    ...furtherCheckFindings(document, locate),
    ...sourceFindings(document, locate),
    ...globFindings(document, locate),
  ];
}

function approvalFindings({ approval }: CertificationContract, locate: Locate): Finding[] {
  if (!approval.required || approval.tier !== TIER_NOT_REQUIRED) return [];
  return [
    finding('contract_approval_contradictory', {
      ...locate('/approval/tier'),
      found: approval.tier,
    }),
  ];
}

function missingFindings(document: CertificationContract, locate: Locate): Finding[] {
  const lacking = SIDES.map((side) => [side, missingKinds(document, document[side])] as const);
  const [first, second] = lacking.filter(([, kinds]) => kinds.length > 0);
  if (!first) return [];
  const [place, kinds] = first;
  const same = second?.[1].join() === kinds.join();
  const expected =
    second && same
      ? `${kinds.join(', ')} in ${SIDES.join(' and ')}`
      : [first, ...(second ? [second] : [])]
          .map(([side, missing]) => `${missing.join(', ')} in ${side}`)
          .join('; ');
  return [finding('contract_check_missing', { ...locate(`/${place}`), expected })];
}

function checkFindings(
  document: CertificationContract,
  side: (typeof SIDES)[number],
  locate: Locate,
): Finding[] {
  const checks = document[side];
  const kinds = checks.map(({ kind }) => kind);
  const findingsWhere = (code: Code, isWrong: (check: ListedCheck, index: number) => boolean) =>
    checks.flatMap((check, index) => {
      if (!isWrong(check, index)) return [];
      return [finding(code, { ...locate(`/${side}/${index}/kind`), found: check.kind })];
    });
  return [
    ...findingsWhere('contract_check_duplicate', ({ kind }, index) => kinds.indexOf(kind) < index),
    // A run of another publish kind would be for another subject.
    ...findingsWhere(
      'contract_check_of_other_operation',
      ({ kind }) => PUBLISH_KINDS.has(kind) && kind !== document.operation,
    ),
    ...findingsWhere(
      'contract_reason_not_allowed',
      ({ kind, not_applicable_reasons }) =>
        not_applicable_reasons.length > 0 && !CAN_BE_NOT_APPLICABLE.has(kind),
    ),
  ];
}

function missingKinds({ operation }: CertificationContract, checks: CheckList): CheckKind[] {
  const listed = new Set(checks.map(({ kind }) => kind));
  const expected: CheckKind[] =
    operation === 'connect' ? ['connect'] : [...EVERY_PUBLISH_CONTRACT, operation];
  return expected.filter((kind) => !listed.has(kind));
}

function globFindings({ covers }: CertificationContract, locate: Locate): Finding[] {
  return (['local', 'live'] as const).flatMap((side) =>
    (covers?.[side] ?? []).flatMap((glob, index) => {
      const expected = globFault(glob.replace(/^!/, ''));
      const place = locate(pointerTo(`/covers/${side}`, index));
      return expected === undefined ? [] : [finding('pattern_refused', { ...place, expected })];
    }),
  );
}

function sourceFindings({ policy_sources }: CertificationContract, locate: Locate): Finding[] {
  return policy_sources.flatMap((source, index) =>
    isPlainHttps(source)
      ? []
      : [
          finding('contract_source_not_https', {
            ...locate(pointerTo('/policy_sources', index)),
            expected: 'an https URL in its normal form, without user name and password',
          }),
        ],
  );
}

/** Accepts only URLs that every program reads alike: a URL parser silently repairs others, such as `https:\\host`. */
function isPlainHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, href } = new URL(text);
  const isNormal = href === text || href === `${text}/`;
  return isNormal && protocol === 'https:' && username === '' && password === '';
}

export const CONTRACTS = {
  path: 'provider-certification/contracts',
  names: /^.+\.json$/,
  maxBytes: 1024 * 1024,
};

/** Contracts to be: runs may be recorded under them, and no claim is judged by them. */
export const CANDIDATES = { ...CONTRACTS, path: `${CONTRACTS.path}/candidates` };
