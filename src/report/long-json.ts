import { present } from '../findings/present.ts';
import type { ClaimVerdict } from '../json/index.ts';
import { safeJson } from './json.ts';
import type { Report } from './report.ts';

/** Where the claims stand in a verdict without any: no string of JSON holds a line break. */
const NO_CLAIMS = '\n  "claims": [],\n';

/** The JSON of a verdict whose claims are given out piece by piece: the same bytes as if they were held. */
export async function* longJson(
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
