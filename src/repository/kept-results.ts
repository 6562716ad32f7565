import { join } from 'node:path';
import type { CheckedResults, ProjectionEntry, Subject } from '../documents/index.ts';
import { finding, ClaimgateError, type Finding } from '../documents/findings.ts';
import type { EpochMs } from '../documents/json.ts';
import type { ContractIndex } from '../evidence/contract.ts';
import type { RunSide } from '../evidence/run.ts';
import { namesInFolder, readRegularFile } from '../io/files.ts';
import { isFolder } from '../io/output-path.ts';
import { keptNames, MAX_KEPT_BYTES, showsAgain, type KeptFile } from '../test-results/kept.ts';
import { MAX_RESULTS_BYTES } from '../test-results/read.ts';
import type { NamedFile } from '../cli/named-file.ts';

/** A claim by its name, with the facts that it rests on. */
interface ClaimToCheck {
  readonly name: string;
  readonly entry: ProjectionEntry;
}

interface KeptRequest {
  readonly folder: NamedFile;
  readonly contracts: Pick<ContractIndex, 'byDigest'>;
  readonly claimed: readonly Pick<Subject, 'provider'>[];
  readonly at: EpochMs;
}

/** The kept results of all runs of some claims, each with its outcome. */
interface CheckedFolder {
  readonly results: CheckedResults[];
  readonly findings: readonly Finding[];
  readonly outcome: CheckedResults['outcome'];
}

/** Finds the kept results of the runs that claims rest on, compares their digests, and reads them again. @throws ClaimgateError */
export async function checkKeptResults(
  claims: readonly ClaimToCheck[],
  request: KeptRequest,
): Promise<CheckedFolder> {
  const { folder } = request;
  if (!isFolder(folder.path)) throw new ClaimgateError('folder_missing', { file: folder.name });
  const names = namesInFolder(folder.path, folder.name);
  const results: CheckedResults[] = [];
  const findings: Finding[] = [];
  for (const claim of claims)
    for (const side of SIDES) {
      const { why, ...result } = await checkRun(claim, side, names, request);
      results.push({
        ...result,
        outcome: outcomeOf(why, [result]),
        codes: why.map(({ code }) => code),
      });
      findings.push(...why);
    }
  return { results, findings, outcome: outcomeOf(findings, results) };
}

interface CheckedRun extends Omit<CheckedResults, 'codes' | 'outcome'> {
  /** Why the results do not show the checks of the record. */
  readonly why: readonly Finding[];
}

async function checkRun(
  { entry, name }: ClaimToCheck,
  side: RunSide,
  names: readonly string[],
  { at, claimed, contracts, folder }: KeptRequest,
): Promise<CheckedRun> {
  const run = entry[`${side}_run`];
  const digest = run?.origin?.results_sha256;
  const nothing = { claim: name, side, results_sha256: digest ?? null, ...NOTHING, why: [] };
  if (!run || digest === undefined) return nothing;
  const contract = contracts.byDigest(run.contract_digest);
  if (!contract)
    return { ...nothing, why: [finding('contract_unknown', { found: run.contract_digest })] };
  const kept = await readKept(folder, names, digest);
  const expected = `${digest}, ${name}, ${side} run`;
  if (!kept)
    return { ...nothing, why: [finding('kept_results_missing', { file: folder.name, expected })] };
  const providers = claimed.map(({ provider }) => provider);
  const asked = { run, subject: entry.subject, side, contract, providers, at };
  const file = kept.results.name;
  // Recorded more than once, in several ways: one of them has to show the record.
  let why: readonly Finding[] = [];
  for (const way of kept.ways) {
    const again = showsAgain(kept.results, way, asked);
    if (!again.ok) why = again.findings;
    else {
      const { command, exit_status, tool } = again.value;
      return { ...nothing, file, command, exit_status, tool };
    }
  }
  return { ...nothing, file, why };
}

const SIDES: readonly RunSide[] = ['local', 'live'];

const NOTHING: Pick<CheckedResults, 'command' | 'exit_status' | 'file' | 'tool'> = {
  command: null,
  exit_status: null,
  file: null,
  tool: null,
};

function outcomeOf(
  why: readonly Finding[],
  results: readonly Pick<CheckedResults, 'results_sha256'>[],
): CheckedResults['outcome'] {
  if (why.some(({ code }) => code !== 'kept_results_missing')) return 'failed';
  if (why.length > 0) return 'not_checked';
  const isNothing = results.every(({ results_sha256: digest }) => digest === null);
  return isNothing ? 'not_needed' : 'passed';
}

/** `undefined` where the results, or how they came about, are not there. */
async function readKept(
  folder: NamedFile,
  names: readonly string[],
  digest: string,
): Promise<{ readonly results: KeptFile; readonly ways: readonly KeptFile[] } | undefined> {
  const { results, ways } = keptNames(names, digest);
  if (results === undefined || ways.length === 0) return undefined;
  const read = async (name: string, most: number): Promise<KeptFile> => {
    const called = join(folder.name, name);
    return { name: called, bytes: await readRegularFile(join(folder.path, name), called, most) };
  };
  return {
    results: await read(results, MAX_RESULTS_BYTES),
    ways: await Promise.all(ways.map((name) => read(name, MAX_KEPT_BYTES))),
  };
}
