/**
 * Findings at the lines of the claims that they block, for services that show them beside the lines of files.
 * Each has a text and a fingerprint, by which the service knows it again in the next run.
 */
import { digestOf, hexOf } from '../digest/index.ts';
import { messageOf, type Place } from '../documents/findings.ts';
import { isJsonObject, readJson } from '../documents/json.ts';
import { claimName } from '../manifest/claim-names.ts';
import { CLAIMS_PATH, MAX_CLAIMS_BYTES } from '../manifest/claims.ts';
import { clearedBy, isVerdict } from './report-words.ts';
import { placed, type NamedClaim, type Report, type ReportedFinding } from './report.ts';

export interface Annotation {
  readonly item: ReportedFinding;
  readonly claim: NamedClaim | undefined;
  /** Its file is named from the root of the repository. */
  readonly place: Place & { readonly file: string };
  readonly product: string | undefined;
  /** Whether the place stands for a file that lies outside of the repository. */
  readonly isOutside?: boolean;
}

/** GitHub shows this many of an upload. */
const MAX_ANNOTATIONS = 5000;

/** At the line of each claim that it blocks, else at its own place, else at the first line of the claims file. */
export function annotationsOf(report: Report): Annotation[] {
  const placeOfClaim = claimPlaces(report);
  const { document, findings } = report;
  const product = isVerdict(document) ? document.product : undefined;
  const wanted = findings.reduce((sum, { blocks }) => sum + (blocks?.length || 1), 0);
  // Past the limit the findings share it: one that blocks thousands of claims hides no other.
  const share = Math.max(1, Math.floor(MAX_ANNOTATIONS / findings.length));
  const room = wanted <= MAX_ANNOTATIONS ? wanted : share;
  return findings
    .flatMap((item): Annotation[] => {
      const { file = CLAIMS_PATH, line = 1, column } = item;
      if (item.blocks?.length)
        return item.blocks
          .slice(0, room)
          .map((claim) => ({ item, claim, product, place: placeOfClaim(claim) }));
      const known = placed(report, file);
      // Services need a file of the repository for each.
      const place =
        known === undefined
          ? { file: placed(report, CLAIMS_PATH) ?? CLAIMS_PATH, line: 1 }
          : { file: known, line, ...(column ? { column } : {}) };
      return [{ item, claim: undefined, product, place, isOutside: known === undefined }];
    })
    .slice(0, MAX_ANNOTATIONS);
}

/** Finds claims in the claims file, which is read when the first one is asked for. */
export function claimPlaces(report: Report) {
  const { document, sources } = report;
  const inputs = isVerdict(document) ? document.inputs : [];
  const file = inputs.find((input) => input.document === 'public_claims')?.path ?? CLAIMS_PATH;
  let lines: ReadonlyMap<string, number> | undefined;
  return ({ subject }: Pick<NamedClaim, 'subject'>): Annotation['place'] => {
    lines ??= claimLines(sources.get(file) ?? '', file);
    return { file: placed(report, file) ?? file, line: lines.get(keyOf(subject)) ?? 1 };
  };
}

function claimLines(text: string, file: string): ReadonlyMap<string, number> {
  const read = readJson(Buffer.from(text), { file, maxBytes: MAX_CLAIMS_BYTES });
  const { value } = read;
  const claims = isJsonObject(value) && Array.isArray(value['claims']) ? value['claims'] : [];
  return new Map(
    claims.flatMap((claim, at): [string, number][] => {
      const { line } = read.locate(`/claims/${at}`);
      const subject = isJsonObject(claim) ? claim['subject'] : undefined;
      return isJsonObject(subject) && line !== undefined ? [[keyOf(subject), line]] : [];
    }),
  );
}

function keyOf(subject: object): string {
  return JSON.stringify(subject, Object.keys(subject).sort());
}

/** Names the claim, or the file that is in no repository, says what was found, and how to clear it. Unescaped. */
export function messageText({ item, claim, isOutside }: Annotation): string {
  const about = claim ? claimName(claim.subject) : isOutside ? item.file : undefined;
  const name = about === undefined ? '' : `${about}: `;
  return `${name}${messageOf(item)}. Cleared by ${clearedBy(item)}.`;
}

/**
 * Identifies a finding across runs: by its code, its claim, its file and its object, but not its line.
 * Code scanning goes by `primaryLocationLineHash`, which it would else make from the text of a line:
 * then all findings without a line would be one.
 */
export class Fingerprints {
  readonly #seen = new Map<string, number>();

  of({ item: { code, file, pointer, record, found }, claim, product }: Annotation): string {
    // Where something more lasting says what it is about, what was found there may change.
    const about = claim || pointer || record ? undefined : found;
    const subject = [claim?.subjectDigest, product].filter((part) => part !== undefined);
    const parts = [code, file, pointer, record?.leaf, about, ...subject];
    const hash = hexOf(digestOf(JSON.stringify(parts.map((part) => part ?? null)))).slice(0, 32);
    const count = (this.#seen.get(hash) ?? 0) + 1;
    this.#seen.set(hash, count);
    return `${hash}:${count}`;
  }
}
