import type { GateVerdict, Input } from '../../documents/index.ts';
import { markup, type Markup } from '../markup.ts';
import type { Report } from '../report.ts';
import type { Section } from './section.ts';

/** Every document that was read, by the digest of its exact bytes. */
export function inputsSection({ inputs }: GateVerdict): Section {
  const title = `Inputs (${inputs.length})`;
  if (inputs.length === 0)
    return { id: 'inputs', title, content: markup`<p class="none">Nothing could be read.</p>` };
  const content = markup`<table role="table" class="inputs">
<caption>Documents that were read, by the digest of their exact bytes</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Document</th><th role="columnheader" scope="col">Path</th><th role="columnheader" scope="col">SHA-256</th></tr></thead>
<tbody role="rowgroup">
${inputs.map(inputRow)}</tbody>
</table>`;
  return { id: 'inputs', title, content };
}

function inputRow({ document, path, sha256, version, ledger_head: head }: Input): Markup {
  const more = [
    ...(version === undefined ? [] : [`version ${version}`]),
    ...(head === undefined ? [] : [`ledger ${head.origin}, ${head.tree_size} records`]),
  ].join(', ');
  return markup`<tr role="row"><th role="rowheader" scope="row">${document.replaceAll('_', ' ')}</th><td role="cell"><code>${path}</code>${more === '' ? undefined : markup` <span class="more">${more}</span>`}</td><td role="cell"><code>${sha256.slice('sha256:'.length)}</code></td></tr>
`;
}

/** What a command other than the gate says, beyond the line that stands at the top. */
export function saidSection({ lines }: Report): Section | undefined {
  if (lines.length < 2) return undefined;
  const content = markup`<pre tabindex="0" role="region" aria-label="What the command says">${lines.map((line) => markup`${line}\n`)}</pre>`;
  return { id: 'answer', title: 'Answer', content };
}
