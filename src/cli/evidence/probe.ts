import type { ProbeCommand } from '../../documents/index.ts';
import type { EpochMs } from '../../documents/json.ts';
import { ClaimgateError, demand, undefinedFor } from '../../documents/findings.ts';
import { askProgram, withWords } from '../../io/ask-program.ts';
import type { Environment } from '../../io/run-git.ts';
import { readTestCommands, requireReviewed } from '../../repository/renewal.ts';
import type { ReleaseInputs } from '../../repository/release-inputs.ts';
import { testEnvironment } from './test-command.ts';
import { readProbedFacts, type Facts } from '../../ledger/export-facts.ts';

/** A command that connects and authorizes, publishes nothing, and prints runtime facts. */
export interface Probe {
  /** No shell reads them. */
  readonly words: readonly string[];
  readonly directory: string;
  /** All of it: nothing else is inherited. */
  readonly environment: Environment;
  readonly timeLimitMs: number;
}

/** How findings name what it printed. */
export const PROBED = 'the output of the probe';

/** Those of a million accounts are larger, and a team of them has a service. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Starts a probe, and reads the facts that it prints, which are of `at` or before. @throws ClaimgateError `probe_failed`, and for what is no facts */
export async function askProbe(probe: Probe, at: EpochMs): Promise<Facts> {
  const [program = '', ...words] = probe.words;
  const { failure, said, stdout } = await askProgram({
    ...probe,
    program,
    words,
    root: undefined,
    input: new Uint8Array(),
    kind: { notFound: 'probe_failed', failed: 'probe_failed', maxBytes: MAX_OUTPUT_BYTES },
  });
  if (failure !== undefined)
    throw new ClaimgateError('probe_failed', { file: program, found: withWords(failure, said) });
  return demand(readProbedFacts(stdout, PROBED, at));
}

/** The probe that the team has named, as it runs in the folder of the product (specification/documents.md 3.13). */
export function probeOf(
  { probe }: { readonly probe?: ProbeCommand | undefined },
  directory: string,
  environment: Environment,
): Probe | undefined {
  return (
    probe && {
      words: probe.command,
      directory,
      environment: testEnvironment(environment, probe.environment ?? []),
      timeLimitMs: probe.timeout_minutes * 60_000,
    }
  );
}

/** The probe that the default branch names, if it names one; a change under review starts nothing. @throws ClaimgateError `renewal_unreviewed` */
export async function reviewedProbe(
  { release, repository, root }: ReleaseInputs,
  memory: string | undefined,
  environment: Environment,
): Promise<Probe | undefined> {
  if (!repository) return undefined;
  const commands = await readTestCommands(repository, memory).catch(
    undefinedFor('renewal_missing', 'memory_unnamed', 'partial_clone', 'shallow_clone'),
  );
  if (!commands?.probe) return undefined;
  await requireReviewed(repository, release?.revision, commands);
  return probeOf(commands, root, environment);
}
