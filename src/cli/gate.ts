import { judge, type GateResult } from '../gate/index.ts';
import type { Invocation } from './command.ts';
import { TOOL } from './generated/tool.ts';

/** Reads everything the answer depends on, and judges it at the instant of this run. */
export async function judgeRepository({ openInputs, at }: Invocation): Promise<GateResult> {
  const inputs = await openInputs();
  const [claims, strayPaths] = await Promise.all([inputs.claims(), inputs.strayClaims()]);
  const { release, remarks } = inputs.repository;
  return judge({ tool: TOOL, at, release, remarks, claims, config: inputs.configFile, strayPaths });
}
