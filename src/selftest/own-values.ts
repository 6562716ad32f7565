import { canonicalize, digestOf, type Digest } from '../digest/index.ts';
import type { NamedBytes } from '../documents/json.ts';
import type { CertificationContract, ProjectionEntry } from '../documents/index.ts';
import { contractDigest, readContracts } from '../evidence/contract.ts';
import { EXAMPLE_VALUES } from '../evidence/example-values.ts';
import { subjectDigest } from '../evidence/subject-evidence.ts';
import type { GateInput } from '../gate/judge.ts';
import { formatClaims, readClaims } from '../manifest/claims.ts';

/** The documents of a rehearsed release, without the values that examples make up. */
export interface OwnValues {
  readonly claimsBytes: Uint8Array;
  readonly contracts: readonly NamedBytes[];
  entry(entry: ProjectionEntry): ProjectionEntry;
}

/**
 * Puts other values in the place of those that examples make up, leaves out which code contracts cover, and makes the
 * digests anew that follow from them, so that a rehearsal plays on. Nothing changes where no example left a value.
 */
export function ownValues(
  { claims: { path }, evidence }: Pick<GateInput, 'claims' | 'evidence'>,
  bytes: Uint8Array,
): OwnValues {
  const claims = readClaims(bytes, path).claims ?? [];
  const { contracts } = readContracts(evidence.contracts);
  const own = new Map<string, Digest>(
    Object.entries(EXAMPLE_VALUES).map(([member, value]) => [value, digestOf(`own ${member}`)]),
  );
  const replace = (text: string) => text.replaceAll(DIGESTS, (digest) => own.get(digest) ?? digest);
  const replaced = <T>(value: T) => JSON.parse(replace(canonicalize(value))) as T;
  // A rehearsal has no code to compare.
  const rehearsed = (document: CertificationContract): CertificationContract => {
    const { covers: _code, ...others } = replaced(document);
    return others;
  };
  const renamed: [string, Digest][] = [
    ...contracts.map(([, { digest, document }]): [string, Digest] => [
      digest,
      contractDigest(rehearsed(document)),
    ]),
    ...claims.map(({ claim, subjectDigest: digest }): [string, Digest] => [
      digest,
      subjectDigest(replaced(claim.subject)),
    ]),
  ];
  for (const [before, after] of renamed) if (before !== after) own.set(before, after);
  if (own.size === Object.keys(EXAMPLE_VALUES).length)
    return { claimsBytes: bytes, contracts: evidence.contracts, entry: (entry) => entry };
  const renamedClaims = claims.map(({ claim }) => {
    const other = replaced(claim);
    return { claim: other, subjectDigest: subjectDigest(other.subject) };
  });
  return {
    claimsBytes: Buffer.from(formatClaims(renamedClaims)),
    contracts: contracts.map(([file, { document }]) => ({
      file,
      bytes: Buffer.from(JSON.stringify(rehearsed(document))),
    })),
    entry: replaced,
  };
}

const DIGESTS = /sha256:[0-9a-f]{64}/g;
