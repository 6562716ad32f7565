import { accept, refuse, type Result } from '../findings/index.ts';
import { findPinned, parsePin } from './pin.ts';
import { verifyRootChain } from './root-chain.ts';
import { readTrustRoot, type TrustRoot } from './root.ts';

/** A document as it came: its name in findings, and its bytes. */
export interface NamedBytes {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Trust roots that a pin vouches for. */
export interface Anchor {
  readonly roots: readonly TrustRoot[];
  /** The last of them. */
  readonly root: TrustRoot;
}

/** What rules 1 and 2 of specification/trust.md 4 look at. */
export interface AnchorInput {
  /** `N:sha256:HEX`, from whoever started the gate; never from a file of the repository. */
  readonly pin: string | undefined;
  /** The trust roots, in the order of their file names' numbers. */
  readonly roots: readonly NamedBytes[];
  /** The instant of the judgement, in epoch milliseconds. */
  readonly at: number;
}

/** Rules 1 and 2: the pin, then the chain. */
export function anchorOf({ pin, roots, at }: AnchorInput): Result<Anchor> {
  if (pin === undefined || pin === '') return refuse('pin_missing');
  const wanted = parsePin(pin);
  if (!wanted.ok) return wanted;
  if (roots.length === 0) return refuse('root_missing');
  const read: TrustRoot[] = [];
  for (const { bytes, file } of roots) {
    const root = readTrustRoot(bytes, file);
    if (!root.ok) return root;
    read.push(root.value);
  }
  const pinned = findPinned(wanted.value, read);
  if (!pinned.ok) return pinned;
  const last = verifyRootChain(read, at);
  return last.ok ? accept({ roots: read, root: last.value }) : last;
}
