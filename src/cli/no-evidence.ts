import type { Finding } from '../findings/index.ts';
import type { Evidence } from '../gate/index.ts';

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
