import { ClaimgateError, countOf, type Decision } from '../findings/index.ts';
import type { GateVerdict } from '../documents/index.ts';
import type { Report } from './report.ts';

/** Whether a report is the answer of the gate, and not that of another command. */
export function isVerdict(document: Report['document']): document is GateVerdict {
  return 'kind' in document;
}

/** The verdict of a report of the gate. @throws ClaimgateError `defect` where it is of another command */
export function verdictOf({ document }: Pick<Report, 'document'>): GateVerdict {
  if (isVerdict(document)) return document;
  throw new ClaimgateError('defect', { found: `the report of ${document.command}` });
}

/** The answer of any command in one sentence, without the decision itself. Unescaped. */
export function headlineOf({ document, lines }: Report): string {
  if (isVerdict(document)) return verdictSentence(document);
  const [answer] = lines;
  return answer ?? SENTENCES[document.decision];
}

/** What a verdict comes to, in one sentence. */
export function verdictSentence({ decision, claims }: GateVerdict): string {
  const refused = claims.filter((claim) => claim.decision !== 'allowed').length;
  return sentenceOf(decision, claims.length, refused);
}

/** The same, of so many claims of which some are not allowed. */
export function sentenceOf(decision: Decision, count: number, refused: number): string {
  const subject = countOf(count, 'claim');
  if (decision === 'allowed')
    return count === 0 ? 'nothing is claimed' : `${subject} may be published`;
  if (decision === 'undetermined') return SENTENCES.undetermined;
  if (count === 0) return 'nothing is claimed, but this is not to be released';
  return refused === 0
    ? `${subject}, but this is not to be released`
    : `${refused} of ${subject} not to be published`;
}

/** For commands that had nothing more to say. */
const SENTENCES: Readonly<Record<Decision, string>> = {
  allowed: 'nothing stands in the way',
  refused: 'the answer is no',
  undetermined: 'could not judge',
};
