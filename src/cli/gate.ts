import { ClaimgateError } from '../findings/index.ts';
// Not through gate/index.ts, which would load everything that evidence needs.
import { heldClaims, type ClaimsSource } from '../gate/claims-source.ts';
import type { Evidence } from '../gate/judge-claims.ts';
import { judge, type GateResult } from '../gate/judge.ts';
import { formatInstant, parseInstant } from '../json/index.ts';
import { findRepositoryRoot } from '../io/git/repository.ts';
import { sizeInWorkTree } from '../io/inputs/work-tree-files.ts';
import type { Arguments } from './arguments.ts';
import type { Invocation } from './command.ts';
import { loadEvidence, NO_EVIDENCE, preloadEvidence } from './evidence-loader.ts';
import { TOOL } from './generated/tool.ts';
import { claimsPathOf, type OpenedInputs } from './inputs.ts';

/** A judgement, with what it was judged from. */
export interface RepositoryJudgement extends GateResult {
  readonly repository: OpenedInputs['repository'];
  readonly config: OpenedInputs['config'];
  /** Empty where the claims are streamed. */
  readonly claimsBytes: Uint8Array;
  readonly evidence: Evidence;
}

/**
 * Reads everything the answer depends on, and judges it at the instant of this run, or at `--at`.
 *
 * @param holdAtMost stream a claims file of the work tree that has more bytes, instead of refusing it
 */
export async function judgeRepository(
  invocation: Invocation,
  holdAtMost: number = Infinity,
): Promise<RepositoryJudgement> {
  const isLong = (claimsSize(invocation) ?? 0) > holdAtMost;
  const [inputs] = await Promise.all([
    invocation.openInputs({ searchStrays: true, withoutClaims: isLong }),
    preloadEvidence(invocation),
  ]);
  const claims = isLong ? await streamClaims(inputs) : heldClaims(inputs.claims);
  const { evidence, remarks } = claims.isClaiming
    ? await loadEvidence(invocation, inputs)
    : NO_EVIDENCE;
  const result = await judge({
    ...instantOfJudgement(invocation),
    tool: TOOL,
    release: inputs.release,
    remarks: [...inputs.remarks, ...remarks],
    claims,
    config: inputs.configFile,
    strayPaths: inputs.strays,
    evidence,
    mustHoldUntil: mustHoldUntilOf(invocation),
  });
  const { repository, config } = inputs;
  return { ...result, repository, config, claimsBytes: inputs.claims.bytes, evidence };
}

/** The size of the claims file in the work tree; `undefined` where claims are read from a commit, or there are none. */
function claimsSize({ args, directory }: Invocation): number | undefined {
  if (args.text('ref') !== undefined) return undefined;
  const root = findRepositoryRoot(directory) ?? directory;
  return sizeInWorkTree(root, claimsPathOf(args, directory));
}

async function streamClaims(inputs: OpenedInputs): Promise<ClaimsSource> {
  const { openLongClaims } = await import('./long-claims.ts');
  return openLongClaims(inputs);
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

/** `--must-hold-until`, in milliseconds since 1970. */
export function mustHoldUntilOf({ args }: Invocation): number | undefined {
  return optionalInstant(args, 'must-hold-until');
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
