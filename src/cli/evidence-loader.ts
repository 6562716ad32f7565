import type { Finding } from '../findings/index.ts';
import type { Evidence } from '../gate/index.ts';
import type { Invocation } from './command.ts';
import type { OpenedInputs } from './inputs.ts';

/** Evidence as it was read, and the reasons why it is not that of a commit. */
export interface ReadEvidence {
  readonly evidence: Evidence;
  readonly remarks: readonly Finding[];
}

/** Where nothing is claimed, or no projection is given, nothing else is read. */
export const NO_EVIDENCE: ReadEvidence = {
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

/** Reads the evidence. What reads it is loaded only here: most releases claim nothing, and a gate has to start fast. */
export async function loadEvidence(
  invocation: Invocation,
  inputs: OpenedInputs,
): Promise<ReadEvidence> {
  const { readEvidence } = await import('./evidence.ts');
  return readEvidence(invocation, inputs);
}

/** Loads what reads evidence ahead of time, while git is asked for the claims, where a projection is given. */
export async function preloadEvidence({ args }: Invocation): Promise<void> {
  if (args.text('projection') === undefined) return;
  // Processes that were asked for in this turn are started first.
  await new Promise((resolve) => setImmediate(resolve));
  await import('./evidence.ts');
}
