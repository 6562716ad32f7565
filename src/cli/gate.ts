import { ClaimgateError } from '../findings/index.ts';
// Not through gate/index.ts, which would load everything that evidence needs.
import type { Evidence } from '../gate/ground.ts';
import { judge, type GateResult } from '../gate/judge.ts';
import { formatInstant, parseInstant } from '../json/index.ts';
import { readClaims } from '../manifest/index.ts';
import type { Arguments } from './arguments.ts';
import type { Invocation } from './command.ts';
import { TOOL } from './generated/tool.ts';
import type { OpenedInputs } from './inputs.ts';
import { NO_EVIDENCE, type ReadEvidence } from './no-evidence.ts';

/** Reads everything the answer depends on, and judges it at the instant of this run, or at `--at`. */
export async function judgeRepository(invocation: Invocation): Promise<RepositoryJudgement> {
  const [inputs] = await Promise.all([
    invocation.openInputs({ searchStrays: true }),
    loadInTime(invocation),
  ]);
  const { claims, configFile: config, strays: strayPaths } = inputs;
  const { at, time } = instantOfJudgement(invocation);
  const started = mayClaim(claims.bytes) ? await startEvidence(invocation, inputs) : undefined;
  const reading = readClaims(claims.bytes, claims.path);
  const isClaiming = reading.claims !== undefined && reading.claims.length > 0;
  const { evidence, remarks } = isClaiming
    ? await (started?.evidence ?? evidenceFor(invocation, inputs))
    : NO_EVIDENCE;
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
    mustHoldUntil: mustHoldUntilOf(invocation),
  });
  return {
    ...result,
    repository: inputs.repository,
    config: inputs.config,
    claimsBytes: claims.bytes,
    evidence,
  };
}

/** Loads what evidence is read by while git is asked for the claims, where a projection says that it will be wanted. */
async function loadInTime({ args }: Invocation): Promise<void> {
  if (args.text('projection') === undefined) return;
  await nextTurn();
  await import('./evidence.ts');
}

/** Processes that were asked for in this turn are started first. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Whether anything may be claimed: a claim in its usual spelling has a subject. */
function mayClaim(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('"subject"');
}

/** Has git look for evidence while the claims are read. Where nothing is claimed nobody hears what came of it. */
async function startEvidence(
  invocation: Invocation,
  inputs: OpenedInputs,
): Promise<{ readonly evidence: Promise<ReadEvidence> }> {
  const evidence = evidenceFor(invocation, inputs);
  evidence.catch(() => undefined);
  await nextTurn();
  return { evidence };
}

/** Loaded only where something is claimed: most releases claim nothing, and a gate has to start fast. */
async function evidenceFor(invocation: Invocation, inputs: OpenedInputs): Promise<ReadEvidence> {
  const { readEvidence } = await import('./evidence.ts');
  return readEvidence(invocation, inputs);
}

/** A judgement, with what it was judged from. */
export interface RepositoryJudgement extends GateResult {
  readonly repository: OpenedInputs['repository'];
  readonly config: OpenedInputs['config'];
  readonly claimsBytes: Uint8Array;
  readonly evidence: Evidence;
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
