// Everything that a command reads before it can decide: runtime facts, contracts, claims, trust roots and the
// history of the checkout.

import { dirname, join } from 'node:path';
import {
  overlapFindings,
  indexContracts,
  MAX_CONTRACT_BYTES,
  readContracts,
  type ContractIndex,
} from '../src/evidence/contract.ts';
import { demand, errorOf, refusalOf } from '../src/documents/error.ts';
import { worstSeverity, type ClaimgateError } from '../src/documents/findings.ts';
import { fileVersion, namesInFolder, readRegularFile } from '../src/io/files.ts';
import { GitRepository } from '../src/io/git-repository.ts';
import { findRepositoryRoot } from '../src/io/git-folder.ts';
import type { Environment } from '../src/io/run-git.ts';
import { TRUST_ROOTS, trustFilesOf } from '../src/trust/root-files.ts';
import { MAX_FACTS_BYTES, readFacts, type Facts } from '../src/ledger/export-facts.ts';
import { MAX_CLAIMS_BYTES, readClaims, type ReadClaim } from '../src/manifest/claims.ts';
import type { Log } from './http/log.ts';
import { giveWay, type ReadinessSetup, type Terms } from './readiness/snapshot.ts';
import { readinessSettings } from '../src/readiness/input.ts';
import { anchorOf } from '../src/trust/anchor.ts';
import { readNamed, type NamedFile } from '../src/cli/named-file.ts';
import type { CommandOptions } from '../src/cli/command.ts';
import type { Invocation } from '../src/cli/invocation.ts';
import { CLAIMS_OPTION, required, TRUST_PIN_OPTION, valued } from '../src/cli/options.ts';
import { askedPin } from '../src/repository/asked.ts';
import { requireKnownProviders } from '../src/evidence/disabled-providers.ts';

/**
 * Takes the files that the options name, and returns what reads everything that readiness is decided by, but the
 * ledger. @throws ClaimgateError
 */
export function readinessSources(invocation: Invocation) {
  const { environment, clock } = invocation.host;
  const folder = invocation.file('trust-roots');
  if (!folder) invocation.args.refuse(['trust-pin'], 'without --trust-roots');
  const factsFile = invocation.requiredFile('facts', 'facts');
  const [contracts, claims] = [invocation.file('contracts'), invocation.file('claims')];
  const pin = folder && askedPin(invocation);
  return async (log: Log): Promise<Omit<ReadinessSetup, 'fingerprints' | 'ledger'>> => {
    const settings = readinessSettings(environment);
    const facts = watchedFacts(factsFile, log);
    const { providers } = await facts();
    requireKnownProviders(settings, providers);
    const { terms, first, contractsNow } = await watchedTerms(
      { contracts, claims },
      environment,
      log,
    );
    return {
      facts,
      ...first,
      contracts: contractsNow,
      terms,
      ...(folder ? { factsLimits: await factsLimits(folder, pin, clock()) } : {}),
      settings,
      clock,
      onUnreadable: ({ code }: ClaimgateError) =>
        log({ level: 'warn', event: 'evidence_unreadable', code }),
    };
  };
}

/** Reads the file again where it is another one or has changed. Replace it by renaming: half a file is refused. */
function watchedFacts(file: NamedFile, log: Log): () => Promise<Facts> {
  const { path, name } = file;
  let last: { readonly version: string; readonly facts: Promise<Facts> } | undefined;
  return async () => {
    // Looked at before it is opened: of a file that is replaced in between, the newer facts are read again.
    const version = await fileVersion(path, name);
    if (last?.version === version) return last.facts;
    const facts = factsIn(file);
    const reading = { version, facts };
    last = reading;
    // The caller gets the error. The next call reads again: the cause may be the machine, not the file.
    facts.then(
      ({ remarks }) => {
        for (const { code, pointer = null } of remarks)
          log({ level: 'warn', event: 'facts_remark', code, pointer });
      },
      () => {
        if (last === reading) last = undefined;
      },
    );
    return facts;
  };
}

interface TermFiles {
  readonly contracts: NamedFile | undefined;
  readonly claims: NamedFile | undefined;
}

/** How long terms count before it is looked whether their files changed. */
const TERMS_MS = 2000;

/**
 * Reads contracts and claims, and again where their files have changed. What cannot be read leaves the last ones in
 * force, and is logged once. @throws ClaimgateError where the first ones cannot be read
 */
async function watchedTerms(files: TermFiles, environment: Environment, log: Log) {
  let version = await versionOf(files);
  const first = await termsIn(files, environment, log);
  let last: Terms = first;
  let lookedAt = performance.now();
  let told: string | undefined;
  const terms = async (): Promise<Terms> => {
    if (performance.now() - lookedAt < TERMS_MS) return last;
    lookedAt = performance.now();
    const now = await versionOf(files).catch(() => 'unreadable');
    if (now === version && told === undefined) return last;
    try {
      last = await termsIn(files, environment, log);
      [version, told] = [now, undefined];
      log({ level: 'info', event: 'terms_changed', claims: last.claims.length });
    } catch (error) {
      const { code } = refusalOf(error);
      // They are read again each time: the cause may be the machine, not the files.
      if (told !== now) log({ level: 'error', event: 'terms_unreadable', code });
      told = now;
    }
    return last;
  };
  // Who holds on to the contracts sees those of now.
  const contractsNow: ContractIndex = {
    get all() {
      return last.contracts.all;
    },
    byDigest: (digest) => last.contracts.byDigest(digest),
    fitting: (subject) => last.contracts.fitting(subject),
    countFor: (subject) => last.contracts.countFor(subject),
    ruleOut: (selector) => last.contracts.ruleOut(selector),
  };
  return { terms, first, contractsNow };
}

async function termsIn(
  { contracts, claims }: TermFiles,
  environment: Environment,
  log: Log,
): Promise<Terms> {
  return {
    contracts: contracts ? await contractsIn(contracts) : indexContracts([]),
    claims: claims ? await claimsIn(claims) : [],
    ...(claims ? { ancestry: await ancestryBeside(claims.path, environment, log) } : {}),
  };
}

async function versionOf({ contracts, claims }: TermFiles): Promise<string> {
  const inFolder = contracts ? fittingIn(contracts, CONTRACT_NAMES) : [];
  const files = claims ? [...inFolder, claims] : inFolder;
  const versions: string[] = [];
  for (const { path, name } of files) {
    versions.push(`${name} ${await fileVersion(path, name)}`);
    // Thousands of contracts take as long as many answers.
    await giveWay();
  }
  return versions.join('\n');
}

async function factsIn({ path, name }: NamedFile): Promise<Facts> {
  return demand(readFacts(await readRegularFile(path, name, MAX_FACTS_BYTES), name));
}

/** Reads the contracts in a folder; each must be readable, and no two may fit the same subject. */
async function contractsIn(folder: NamedFile): Promise<ContractIndex> {
  const files = await filesIn(folder, CONTRACT_NAMES, MAX_CONTRACT_BYTES);
  const { contracts, findings, index } = readContracts(files);
  const faults = [...findings, ...overlapFindings({ contracts })];
  if (faults.length > 0) throw errorOf(faults);
  return index;
}

async function claimsIn({ path, name: file }: NamedFile): Promise<readonly ReadClaim[]> {
  const bytes = await readRegularFile(path, file, MAX_CLAIMS_BYTES);
  const { claims, findings, text } = readClaims(bytes, file);
  if (claims && worstSeverity(findings) === 0) return claims;
  throw errorOf(findings, { file, text });
}

/** The limits of the last trust root that the pin vouches for. @throws ClaimgateError */
async function factsLimits(
  folder: NamedFile,
  pin: string | undefined,
  at: number,
): Promise<NonNullable<ReadinessSetup['factsLimits']>> {
  const { roots } = trustFilesOf(await filesIn(folder, TRUST_ROOTS.names, TRUST_ROOTS.maxBytes));
  return demand(anchorOf({ pin, roots, at })).root.document.limits;
}

async function filesIn(folder: NamedFile, names: RegExp, maxBytes: number) {
  return Promise.all(fittingIn(folder, names).map((file) => readNamed(file, maxBytes)));
}

function fittingIn(folder: NamedFile, names: RegExp): readonly NamedFile[] {
  const fitting = namesInFolder(folder.path, folder.name).filter((one) => names.test(one));
  return fitting.map((name) => ({ path: join(folder.path, name), name: join(folder.name, name) }));
}

const CONTRACT_NAMES = /\.json$/;

/**
 * Which tested commits are part of what runs: those behind the checkout that the claims file lies in, as
 * it is at the start. Outside of a repository, or where git can't say, none is known to be.
 */
export async function ancestryBeside(
  claimsFile: string,
  environment: Environment,
  log: Log,
): Promise<NonNullable<ReadinessSetup['ancestry']>> {
  try {
    const root = findRepositoryRoot(dirname(claimsFile));
    if (root === undefined) return new Map();
    const repository = GitRepository.open(root, environment);
    const head = await repository.commitAt('HEAD');
    if (head === undefined) return new Map();
    const { commits } = await repository.commitsSince([head], []);
    return { get: (commit) => (commits.has(commit) ? true : undefined) };
  } catch (error) {
    const { code } = refusalOf(error);
    log({ level: 'warn', event: 'history_unreadable', code });
    return new Map();
  }
}

export const READINESS_OPTIONS: CommandOptions = {
  facts: required(valued('the runtime facts', 'FILE')),
  contracts: valued('the folder of the contracts', 'DIR'),
  claims: {
    ...CLAIMS_OPTION['claims'],
    describe: 'the public claims; without it nothing is advertisable',
  },
  'trust-roots': valued(
    'the folder of the trust roots, which limit how old the facts may be (default: 60 minutes)',
    'DIR',
  ),
  ...TRUST_PIN_OPTION,
};
