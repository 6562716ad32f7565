import { readFileSync, writeFileSync } from 'node:fs';
import { readCommandLine } from './command-line.ts';

const USAGE = `npx tsx scripts/confusables.ts FILE

Writes the rows of src/plugins/surfaces/confusables.ts: the characters that Unicode (UTS 39) lists as confusable
with an ASCII letter or digit. FILE is confusables.json of Debian's package
python3-confusable-homoglyphs: {"p": [{"c": "\\u0440", "n": "CYRILLIC SMALL LETTER ER"}, …], …}`;

const { positionals } = readCommandLine(USAGE, {});
const [file = ''] = positionals;
const listed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly { c: string }[]>;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const rows = Array.from(letters, (letter) => {
  const alike = (listed[letter] ?? []).map(({ c }) => c).filter((c) => isNews(c, letter));
  const codes = [...new Set(alike)].map((c) => c.codePointAt(0) ?? 0).sort((a, b) => a - b);
  return [letter, codes.map((code) => code.toString(16)).join(' ')] as const;
});
const found = rows.filter(([, codes]) => codes !== '');
const path = 'src/plugins/surfaces/confusables.ts';
const lines = found.map(([letter, codes]) => `  ['${letter}', '${codes}'],\n`).join('');
writeFileSync(path, readFileSync(path, 'utf8').replace(/(?<== \[\n)[^;]*(?=\];\n)/, lines));

/** One character of words outside of ASCII that compatibility decomposition and lower case do not already make the letter. */
function isNews(c: string, letter: string): boolean {
  if (!/^[\p{L}\p{N}\p{M}]$/u.test(c) || c < '\u{80}') return false;
  return c.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase() !== letter.toLowerCase();
}
