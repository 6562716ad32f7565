import { judge, type GateResult } from '../gate/index.ts';
import type { Invocation } from './command.ts';
import { TOOL } from './generated/tool.ts';

/** Reads everything the answer depends on, and judges it at the instant of this run. */
export async function judgeRepository({ openInputs, at }: Invocation): Promise<GateResult> {
  const { release, remarks, claims, configFile, strays } = await openInputs({ searchStrays: true });
  return judge({
    tool: TOOL,
    at,
    release,
    remarks,
    claims,
    config: configFile,
    strayPaths: strays,
  });
}
