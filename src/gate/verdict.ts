import { digestOf, type Digest } from '../digest/index.ts';
import { decisionOf, messageOf, type Finding } from '../findings/index.ts';
import {
  formatInstant,
  type ClaimVerdict,
  type GateVerdict,
  type Input,
  type Tool,
  type VerdictFinding,
} from '../json/index.ts';

/** Whose judgement it is: see data-model.md section 3.5. */
export type VerdictKind = GateVerdict['kind'];

/** Everything a verdict says, before it has its written form. */
export interface Judgement {
  readonly tool: Tool;
  readonly kind: VerdictKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly release: GateVerdict['release'];
  readonly manifestDigest: Digest | null;
  readonly inputs: readonly Input[];
  readonly findings: readonly Finding[];
  readonly claims: readonly ClaimVerdict[];
}

/** The verdict document of a judgement; its decision follows from the findings alone. */
export function verdictOf(judgement: Judgement): GateVerdict {
  const { tool, kind, at, release, manifestDigest, inputs, findings, claims } = judgement;
  return {
    schema_version: 1,
    tool,
    kind,
    decision: decisionOf(findings),
    evaluated_at: formatInstant(at),
    release,
    manifest_sha256: manifestDigest,
    inputs: [...inputs],
    findings: findings.map(verdictFinding),
    claims: [...claims],
    horizon: { valid_until: null, first_lapse: null },
  };
}

/** A finding as documents carry it: with its sentence, and its members in a fixed order. */
export function verdictFinding(item: Finding): VerdictFinding {
  const { code, file, pointer, line, column, expected, found, clears_by, clears_at, next } = item;
  const optional = { file, pointer, line, column, expected, found, clears_by, clears_at, next };
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  // Object.fromEntries forgets which members are optional; all of them come from a Finding.
  return {
    code,
    message: messageOf(item),
    ...(Object.fromEntries(given) as Omit<VerdictFinding, 'code' | 'message'>),
  };
}

/** One document that was read, as a verdict lists it. */
export function inputOf(document: Input['document'], path: string, bytes: Uint8Array): Input {
  return { document, path, sha256: digestOf(bytes) };
}
