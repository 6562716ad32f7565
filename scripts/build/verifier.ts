import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { CAPSULE_SLOT } from '../../src/audit/capsule.ts';
import { TOOL } from '../../src/documents/generated/tool.ts';
import { pageHead } from '../../src/report/html-page.ts';
import { STYLE } from '../../src/report/generated/browser.ts';
import { Markup, markup } from '../../src/report/markup.ts';

const root = join(import.meta.dirname, '../..');

/** Replacements of Node.js in a page: see `src/digest/node.ts`. */
const PLATFORM = join(root, 'verifier/platform/page.ts');
const CRYPTO = join(root, 'verifier/platform/page-crypto.ts');

/**
 * Puts the platform of a page in the place of that of Node.js. Modules of Node.js that a file on the way
 * names stay outside; nothing of them may be used, which {@link pageScript} makes sure of.
 */
const forPages: Plugin = {
  name: 'for-pages',
  setup(bundler) {
    bundler.onResolve({ filter: /\/node\.ts$/ }, () => ({ path: PLATFORM }));
    // By these names only Sigstore's library asks for them.
    bundler.onResolve({ filter: /^(?:crypto|util)$/ }, () => ({ path: CRYPTO }));
    bundler.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || /^@(?:noble|sigstore)\//.test(path)
        ? undefined
        : { path, external: true, sideEffects: false },
    );
  },
};

/** A script for pages from an entry, with everything that it imports. @throws where it needs Node.js */
export async function pageScript(
  entry: { readonly file: string } | { readonly source: string },
): Promise<{ readonly text: string; readonly metafile: Metafile }> {
  const { metafile, outputFiles } = await build({
    ...('file' in entry
      ? { entryPoints: [join(root, entry.file)] }
      : { stdin: { contents: entry.source, resolveDir: root, loader: 'ts' } }),
    absWorkingDir: root,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome120', 'firefox121', 'safari17.4'],
    minify: true,
    legalComments: 'none',
    metafile: true,
    write: false,
    // The library asks for the global name.
    define: { 'globalThis.Buffer': 'Buffer' },
    inject: [join(root, 'verifier/platform/page-bytes.ts')],
    plugins: [forPages],
  });
  const [output] = Object.values(metafile.outputs);
  const outside = output?.imports.map(({ path }) => path) ?? [];
  if (outside.length > 0) throw new Error(`a page has no ${outside.join(', ')}`);
  return { text: outputFiles[0]?.text ?? '', metafile };
}

interface MadePage {
  readonly html: string;
  readonly inputs: readonly string[];
}

let made: Promise<MadePage> | undefined;

/** The auditor's page: one file that needs nothing else, and lets nothing run but its own two scripts. */
export function verifierPage(): Promise<MadePage> {
  return (made ??= makePage());
}

async function makePage(): Promise<MadePage> {
  const [main, worker] = await Promise.all([
    pageScript({ file: 'verifier/main.ts' }),
    pageScript({ file: 'verifier/worker.ts' }),
  ]);
  const style = STYLE + readFileSync(join(root, 'verifier/style.css'), 'utf8');
  const html = pageOf({ main: inElement(main.text), worker: inElement(worker.text), style });
  const inputs = [main, worker].flatMap(({ metafile }) => Object.keys(metafile.inputs));
  return { html, inputs };
}

/** A script ends where the browser reads its end tag, wherever that stands. */
function inElement(script: string): string {
  return script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}

interface PageParts {
  readonly main: string;
  readonly worker: string;
  readonly style: string;
}

function pageOf({ main, style, worker }: PageParts): string {
  const head = { title: 'Verify a release – claimgate', style, script: main, workers: 'blob:' };
  return markup`<!doctype html>
<html lang="en">
${pageHead(head)}
<body>
<a class="skip" href="#main">Skip to the form</a>
<header class="page">
<p class="brand"><strong>claimgate</strong> verifier ${TOOL.version}</p>
<h1>Verify a release</h1>
<p>Everything runs in this page. It sends nothing, asks no server and keeps nothing.</p>
<p id="brought" hidden>The capsule and the pin came with this file. Compare the pin with one that you have from elsewhere: the person who made the file could choose it.</p>
<p id="linked" hidden>The pin came with the link. Compare it with one that you have from elsewhere: the person who made the link could choose it.</p>
</header>
<main id="main" tabindex="-1">
<form id="question">
<div><label for="files">Files</label> <input type="file" id="files" multiple aria-describedby="files-help">
<p id="files-help">Choose them, or drop them anywhere on this page: a capsule; a signed envelope with the trust roots or public keys that it should be verified by; a checkpoint or a proof with the trust roots; a release manifest with its claims file.</p></div>
<div><label for="pin">Trust pin</label> <input type="text" id="pin" autocomplete="off" spellcheck="false" placeholder="1:sha256:…" aria-describedby="pin-help">
<p id="pin-help">From those who publish the releases, by another way than the files. It may also stand in the address: <code>#pin=1:sha256:…</code></p></div>
<details><summary>Timestamp authorities that you trust</summary>
<div><label for="authorities">Trusted roots</label> <input type="file" id="authorities" multiple aria-describedby="authorities-help">
<p id="authorities-help">Only for a capsule whose tokens were renewed by an authority that its trust root does not name. Get these files from elsewhere than the capsule: a forger of one can bring an authority with it.</p></div></details>
<fieldset><legend>Answer for</legend> <label><input type="radio" name="when" id="now" checked> now: does it still hold?</label> <label><input type="radio" name="when" id="recorded"> the recorded instant: did it hold then?</label></fieldset>
</form>
<p id="status" role="status"></p>
<noscript><p>This page verifies by a script, which the browser does not run.</p></noscript>
<div id="actions" hidden><button type="button" id="print">Print</button><button type="button" id="json">Save the answer as JSON</button></div>
<div id="result"></div>
</main>
<footer><p>claimgate ${TOOL.version}. Compare the SHA-256 of this file with the one that the release states.</p></footer>
<script type="text/plain" id="worker">${new Markup(worker)}</script>
${new Markup(CAPSULE_SLOT)}
<script>${new Markup(main)}</script>
</body>
</html>
`.toString();
}
