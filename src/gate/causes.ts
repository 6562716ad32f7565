import type { Digest } from '../digest/index.ts';
import type { Finding } from '../findings/index.ts';
import type { JudgedClaim } from './engine.ts';

/** One reason for a no, with every claim it blocks. */
export interface Cause {
  readonly rule: { readonly number: number; readonly id: string };
  /** As the first claim has it. */
  readonly finding: Finding;
  /** Subject digests, in the order of the claims. */
  readonly claims: readonly Digest[];
}

/**
 * The distinct causes behind the findings of all claims, the most blocking first, so that somebody with
 * a hundred blocked claims sees the one expired review behind them. Linear in findings.
 */
export function causesOf(claims: readonly JudgedClaim[]): Cause[] {
  const causes = new Map<string, { rule: Cause['rule']; finding: Finding; claims: Set<Digest> }>();
  for (const { subjectDigest, rules } of claims) {
    for (const { number, id, findings } of rules) {
      for (const found of findings) {
        const key = keyOf(number, found);
        const known = causes.get(key);
        if (known) known.claims.add(subjectDigest);
        else
          causes.set(key, {
            rule: { number, id },
            finding: found,
            claims: new Set([subjectDigest]),
          });
      }
    }
  }
  return [...causes.values()]
    .map(({ rule, finding, claims: blocked }) => ({ rule, finding, claims: [...blocked] }))
    .sort(
      (one, other) =>
        other.claims.length - one.claims.length || one.rule.number - other.rule.number,
    );
}

/** What a record of the ledger says is one cause, however many claims rest on it; else it is what was found where. */
function keyOf(
  rule: number,
  { code, record, file, line, pointer, expected, found }: Finding,
): string {
  return JSON.stringify([rule, code, record?.leaf ?? [file, line], pointer, expected, found]);
}
