import { digestOf } from '../digest/index.ts';
import type { GateVerdict } from '../documents/index.ts';

/** Outputs of the action by name; one that does not apply is empty. */
export type ActionOutputs = Readonly<Record<string, string>>;

/** What the outputs say until the run has judged: a step that is killed leaves no "yes" behind. */
export const UNDETERMINED: ActionOutputs = { decision: 'undetermined', 'exit-code': '2' };

/** A verdict as the file it was written to. */
export interface VerdictFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly verdict: GateVerdict;
}

/** What later steps need of a verdict without reading it. */
export function verdictOutputs({ path, bytes, verdict }: VerdictFile): ActionOutputs {
  const { kind, release, manifest_sha256, inputs, claims, horizon } = verdict;
  return {
    kind,
    verdict: path,
    'verdict-sha256': digestOf(bytes),
    'claims-sha256': inputs.find(({ document }) => document === 'public_claims')?.sha256 ?? '',
    'manifest-sha256': manifest_sha256 ?? '',
    'claim-count': String(claims.length),
    revision: release?.revision ?? '',
    'valid-until': horizon.valid_until ?? '',
  };
}

/**
 * Outputs in the form of the file that `GITHUB_OUTPUT` names. Each value stands between two lines that
 * nobody could have guessed, so that no value can end early and name another output.
 */
export function formatOutputs(outputs: ActionOutputs, delimiter: string): string {
  const blocks = Object.entries(outputs).map(([name, value]) => {
    if (value.includes(delimiter)) throw new Error('a value contains a random delimiter');
    return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
  });
  return blocks.join('');
}
