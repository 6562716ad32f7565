import type { Digest } from '../digest/index.ts';
import type { Claim, ProjectionEntry } from '../json/index.ts';
import { MAX_LINE_BYTES, readLine } from './entry-line.ts';
import { LineCutter } from './lines.ts';

/** A claim that an entry of a projection could stand behind. Nothing is verified by being one. */
export interface Candidate {
  readonly claim: Claim;
  readonly subjectDigest: Digest;
}

/**
 * The claims that the entries of a projection could stand behind: those that `select` picks, with the
 * contract that is current for them. A line that can not be read is passed over here; judging the
 * candidates reads every line again, and refuses it.
 */
export async function candidatesIn(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
  select: (subject: ProjectionEntry['subject'], subjectDigest: Digest) => boolean,
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  let line = 0;
  const cutter = new LineCutter(
    {
      line: (bytes) => {
        line += 1;
        const reading = readLine(bytes, { file, line });
        if (!reading.ok || !reading.entry) return;
        const { subject, contract_digest } = reading.entry;
        if (contract_digest === null || !select(subject, reading.subjectDigest)) return;
        found.push({ claim: { subject, contract_digest }, subjectDigest: reading.subjectDigest });
      },
      tooLong: () => void (line += 1),
      unterminated: () => void (line += 1),
    },
    MAX_LINE_BYTES,
  );
  for await (const chunk of chunks) cutter.push(chunk);
  cutter.end();
  return found;
}
