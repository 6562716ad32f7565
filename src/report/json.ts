import { present } from '../findings/assert.ts';
import type { ClaimVerdict } from '../documents/index.ts';
import { LOG_COMMAND } from './escape.ts';
import type { Report } from './report.ts';

/** What JSON allows as it is, but a terminal or an editor may act on: DEL, C1, format characters, separators. */
const ACTIVE = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The document of a report as JSON. */
export function renderJson({ document }: Report): string {
  return safeJson(document);
}

/** Where the claims stand in a verdict without any: no string of JSON holds a line break. */
const NO_CLAIMS = '\n  "claims": [],\n';

/** The same bytes, piece by piece, where the claims are not in the document. */
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

/** A value as two-space JSON with a final newline, safe to print. */
export function safeJson(value: object): string {
  const text = JSON.stringify(value, null, 2);
  return `${text.replaceAll(ACTIVE, asEscapes).replaceAll(LOG_COMMAND, asEscapes)}\n`;
}

/** JSON escapes are by UTF-16 code unit. */
function asEscapes(character: string): string {
  return Array.from({ length: character.length }, (_, at) => {
    return `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
  }).join('');
}
