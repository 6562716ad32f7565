import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, transformSync } from 'esbuild';
import words from '../../src/report/browser/words.json' with { type: 'json' };

const FOLDER = 'src/report/browser';

/** The style and the scripts of pages that are one file, as a module of texts. */
export function generateBrowser(root: string): Map<string, string> {
  const style = ['tokens.css', 'page.css']
    .map((name) => readFileSync(join(root, FOLDER, name), 'utf8'))
    .join('');
  const exported = {
    UNKNOWN: words.unknown,
    STYLE: transformSync(style, { loader: 'css', minifyWhitespace: true }).code,
    FILTER_CLAIMS: scriptOf(root, 'filter-claims.js'),
    BADGE_ELEMENT: scriptOf(root, 'badge-element.js'),
    BADGE_PICTURE: scriptOf(root, 'badge-picture.js'),
  };
  const lines = Object.entries(exported).map(
    ([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`,
  );
  return new Map([
    [
      'src/report/generated/browser.ts',
      `// Generated from ${FOLDER} by \`npm run generate\`.\n${lines.join('')}`,
    ],
  ]);
}

/** One classic script, with the modules that it imports. */
function scriptOf(root: string, file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, FOLDER, file)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  });
  const [{ text } = { text: '' }] = outputFiles;
  if (/<\/script|\]\]>/.test(text)) throw new Error(`${file} would end its element`);
  return text.replaceAll(/^ *\/\/ src\/.*\n/gm, '');
}
