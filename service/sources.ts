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
import type { ReadinessSetup } from './readiness/snapshot.ts';
import { readinessSettings } from '../src/readiness/settings.ts';
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
    return {
      facts,
      contracts: contracts ? await contractsIn(contracts) : indexContracts([]),
      claims: claims ? await claimsIn(claims) : [],
      ...(claims ? { ancestry: await ancestryBeside(claims.path, environment, log) } : {}),
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

async function factsIn({ path, name }: NamedFile): Promise<Facts> {
  return demand(readFacts(await readRegularFile(path, name, MAX_FACTS_BYTES), name));
}

/** Reads the contracts in a folder; each must be readable, and no two may fit the same subject. */
async function contractsIn(folder: NamedFile): Promise<ContractIndex> {
  const files = await filesIn(folder, /\.json$/, MAX_CONTRACT_BYTES);
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
  const fitting = namesInFolder(folder.path, folder.name).filter((one) => names.test(one));
  const files = fitting.map((name) => ({
    path: join(folder.path, name),
    name: join(folder.name, name),
  }));
  return Promise.all(files.map((file) => readNamed(file, maxBytes)));
}

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
