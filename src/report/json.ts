import { present } from '../documents/error.ts';
import type { ClaimVerdict } from '../documents/index.ts';
import { safeJson } from '../documents/safe-json.ts';
import type { Report } from './report.ts';

export function renderJson({ document }: Report): string {
  return safeJson(document);
}

/** Where the claims stand in a verdict without any: no string of JSON holds a line break. */
const NO_CLAIMS = '\n  "claims": [],\n';

/** Writes the report piece by piece, where the claims are not in the document. */
export async function* jsonPieces(
  { document }: Report,
  claims: AsyncIterable<readonly ClaimVerdict[]>,
): AsyncGenerator<string> {
  const [head, tail] = safeJson(document).split(NO_CLAIMS);
  yield `${present(head)}\n  "claims": [`;
  let between = '\n';
  for await (const piece of claims) {
    let text = '';
    for (const claim of piece) {
      text += `${between}${indented(claim)}`;
      between = ',\n';
    }
    yield text;
  }
  yield `\n  ],\n${present(tail)}`;
}

function indented(claim: ClaimVerdict): string {
  return `    ${safeJson(claim).trimEnd().replaceAll('\n', '\n    ')}`;
}
