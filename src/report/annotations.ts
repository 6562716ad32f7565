import type { Place } from '../documents/findings.ts';
import { isJsonObject, readJson } from '../documents/json.ts';
import { CLAIMS_PATH, MAX_CLAIMS_BYTES } from '../manifest/claims.ts';
import { isVerdict } from './report-words.ts';
import type { NamedClaim, Report, ReportedFinding } from './report.ts';

export interface Annotation {
  readonly item: ReportedFinding;
  readonly claim: NamedClaim | undefined;
  /** Its file is named from the root of the repository. */
  readonly place: Place & { readonly file: string };
  readonly product: string | undefined;
}

/** GitHub shows this many of an upload. */
const MAX_ANNOTATIONS = 5000;

/** At the line of each claim that it blocks, else at its own place, else at the first line of the claims file. */
export function annotationsOf(report: Report): Annotation[] {
  const placeOfClaim = claimPlaces(report);
  const { document, findings, placeOf = (path: string) => path } = report;
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
      const place = { file: placeOf(file), line, ...(column ? { column } : {}) };
      return [{ item, claim: undefined, product, place }];
    })
    .slice(0, MAX_ANNOTATIONS);
}

/** Finds claims in the claims file, which is read when the first one is asked for. */
export function claimPlaces({ document, placeOf = (path) => path, sources }: Report) {
  const inputs = isVerdict(document) ? document.inputs : [];
  const file = inputs.find((input) => input.document === 'public_claims')?.path ?? CLAIMS_PATH;
  let lines: ReadonlyMap<string, number> | undefined;
  return ({ subject }: Pick<NamedClaim, 'subject'>): Annotation['place'] => {
    lines ??= claimLines(sources.get(file) ?? '', file);
    return { file: placeOf(file), line: lines.get(keyOf(subject)) ?? 1 };
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
