import { basename, resolve } from 'node:path';
import { ClaimgateError, type Finding } from '../findings/index.ts';
import {
  judge,
  testedRevisions,
  type Evidence,
  type GateResult,
  type ProjectionSource,
} from '../gate/index.ts';
import { ancestryOf } from '../io/inputs/ancestry.ts';
import { readFolder, type FolderFiles, type FolderPlace } from '../io/inputs/folder.ts';
import { readReleaseRecords } from '../io/inputs/release-records.ts';
import { readFileIfThere, streamRegularFile } from '../io/files.ts';
import { formatInstant, parseInstant } from '../json/index.ts';
import { readClaims, type ReadClaim } from '../manifest/index.ts';
import type { Arguments } from './arguments.ts';
import type { Invocation } from './command.ts';
import { TOOL } from './generated/tool.ts';
import type { OpenedInputs } from './inputs.ts';

const CONTRACTS = {
  path: 'provider-certification/contracts',
  names: /^.+\.json$/,
  maxBytes: 1024 * 1024,
};
const ROOTS = {
  path: 'provider-certification/trust',
  names: /^[1-9][0-9]*\.root\.json$/,
  maxBytes: 1024 * 1024,
};
const MAX_STATEMENT_BYTES = 1024 * 1024;

/** Reads everything the answer depends on, and judges it at the instant of this run, or at `--at`. */
export async function judgeRepository(invocation: Invocation): Promise<RepositoryJudgement> {
  const { args } = invocation;
  const inputs = await invocation.openInputs({ searchStrays: true });
  const { claims, configFile: config, strays: strayPaths } = inputs;
  const reading = readClaims(claims.bytes, claims.path);
  const { at, time } = instantOfJudgement(invocation);
  const claimed = reading.claims ?? [];
  const { evidence, remarks } =
    claimed.length > 0 ? await readEvidence(invocation, inputs, claimed) : NO_EVIDENCE;
  const result = await judge({
    tool: TOOL,
    at,
    time,
    release: inputs.release,
    remarks: [...inputs.remarks, ...remarks],
    claims,
    reading,
    config,
    strayPaths,
    evidence,
    mustHoldUntil: optionalInstant(args, 'must-hold-until'),
  });
  return {
    ...result,
    repository: inputs.repository,
    config: inputs.config,
    claimsBytes: claims.bytes,
    evidence,
  };
}

/** A judgement, with what it was judged from. */
export interface RepositoryJudgement extends GateResult {
  readonly repository: OpenedInputs['repository'];
  readonly config: OpenedInputs['config'];
  readonly claimsBytes: Uint8Array;
  readonly evidence: Evidence;
}

interface ReadEvidence {
  readonly evidence: Evidence;
  readonly remarks: readonly Finding[];
}

const NO_EVIDENCE: ReadEvidence = {
  evidence: {
    pin: undefined,
    deployment: undefined,
    roots: [],
    contracts: [],
    projection: undefined,
    statement: undefined,
    memory: [],
    ancestry: new Map(),
  },
  remarks: [],
};

/** What claims are judged by: contracts and trust roots of the commit, the projection, the memory of releases. */
export async function readEvidence(
  invocation: Invocation,
  inputs: OpenedInputs,
  claims: readonly ReadClaim[],
): Promise<ReadEvidence> {
  const { args, host, directory } = invocation;
  const projection = projectionSource(args, directory);
  if (!projection) return NO_EVIDENCE;
  const { repository, release } = inputs;
  const where = placeOf(inputs, args.text('ref') !== undefined);
  const [contracts, roots, statement, memory] = await Promise.all([
    readFolder(where, CONTRACTS),
    readFolder(where, ROOTS),
    readStatement(args, directory),
    readReleaseRecords(repository, args.text('memory')),
  ]);
  const revisions = await testedRevisions(claims, namedBytes(contracts), projection);
  const evidence = {
    pin: args.text('trust-pin') ?? host.environment['CLAIMGATE_TRUST_PIN'],
    deployment: inputs.config?.deployment,
    roots: namedBytes(byNumber(roots)),
    contracts: namedBytes(contracts),
    projection,
    statement,
    memory,
    ancestry: await ancestryOf(repository, release?.revision, revisions),
  };
  return { evidence, remarks: [...contracts.remarks, ...roots.remarks] };
}

/** The contract files of the repository. */
export function readContractFiles(inputs: OpenedInputs, fromCommit: boolean): Promise<FolderFiles> {
  return readFolder(placeOf(inputs, fromCommit), CONTRACTS);
}

/** The trust roots of the repository, in the order of their numbers. */
export async function readTrustRoots(
  inputs: OpenedInputs,
  fromCommit: boolean,
): Promise<Evidence['roots']> {
  return namedBytes(byNumber(await readFolder(placeOf(inputs, fromCommit), ROOTS)));
}

function placeOf({ root, repository, release }: OpenedInputs, fromCommit: boolean): FolderPlace {
  return { root, repository, revision: release?.revision, fromCommit };
}

function namedBytes({ files }: FolderFiles): Evidence['contracts'] {
  return files.map(({ path, bytes }) => ({ file: path, bytes }));
}

function byNumber({ files, remarks }: FolderFiles): FolderFiles {
  const numberOf = (path: string): number => Number.parseInt(basename(path), 10);
  return {
    files: files.toSorted((one, other) => numberOf(one.path) - numberOf(other.path)),
    remarks,
  };
}

/** `--projection FILE`, to be read as often as asked; findings and verdict call it by its name alone. */
export function projectionSource(args: Arguments, directory: string): ProjectionSource | undefined {
  const file = args.text('projection');
  if (file === undefined) return undefined;
  return {
    file: basename(file),
    open: () => streamRegularFile(resolve(directory, file), basename(file)),
  };
}

/** The statement lies beside the projection: `X.jsonl` and `X.intoto.json`. */
export async function readStatement(
  args: Arguments,
  directory: string,
): Promise<Evidence['statement']> {
  const file = args.required('projection').replace(/(?:\.jsonl)?$/, '.intoto.json');
  const bytes = await readFileIfThere(
    resolve(directory, file),
    basename(file),
    MAX_STATEMENT_BYTES,
  );
  return bytes && { file: basename(file), bytes };
}

/** Now, unless `--at` says another instant: then the verdict is `historical` or a `forecast`. */
export function instantOfJudgement({ args, at: now }: Invocation): {
  at: number;
  time: 'now' | 'past' | 'future';
} {
  const asked = optionalInstant(args, 'at');
  if (asked === undefined) return { at: now, time: 'now' };
  return { at: asked, time: asked > now ? 'future' : 'past' };
}

function optionalInstant(args: Arguments, name: string): number | undefined {
  const text = args.text(name);
  if (text === undefined) return undefined;
  const instant = parseInstant(text);
  if (instant !== undefined) return instant;
  throw new ClaimgateError('usage', {
    expected: `--${name} ${formatInstant(Date.UTC(2026, 0, 31, 12))} or the like`,
    found: text,
  });
}
