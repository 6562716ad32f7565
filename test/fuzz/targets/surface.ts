import { inspect } from '../../plugins/surfaces/documents.ts';
import { headed, must, mustBeSound, withHead, type Target } from '../target.ts';
import { WORLD } from '../world.ts';

const BLOCK = '<!-- claimgate:claims -->\n\nold\n\n<!-- claimgate:end -->\n';

/** Published documents: what is written into one is what is found there the next time. */
export function surfaceTarget(): Target {
  return {
    name: 'surface',
    heads: ['README.md', 'index.html', 'notes.txt'],
    seeds: [
      withHead(
        'README.md',
        `# Product\n\n${BLOCK}\nCertified for Pinterest. Discord incoming webhook.\n`,
      ),
      withHead('index.html', `<h1>Telegram</h1>\r\n  ${BLOCK.replaceAll('\n', '\r\n')}`),
      withHead(
        'README.md',
        `\ufeff~~~md\n${BLOCK}~~~\n${BLOCK}\n\`\`\`\`\n\`\`\`\nLast.fm supported`,
      ),
      withHead('notes.txt', 'battle tested with Pinterest & Pin\u0301terest'),
    ],
    run(input) {
      const { head, body } = headed(input);
      const file = /^[a-z]+\.(?:md|html|txt)$/i.test(head) ? head : 'README.md';
      const first = inspect(body, { file, allowed: ['Certified for Pinterest'] }, WORLD.claims);
      mustBeSound(first.findings);
      if (first.written === undefined) return;
      const again = inspect(first.written, { file, allowed: [] }, WORLD.claims);
      mustBeSound(again.findings);
      must(again.written === first.written, 'written twice is written otherwise');
      must(
        !again.findings.some(({ code }) => code === 'surface_block_differs'),
        'not what was written',
      );
    },
    grown: {
      markers: (length) => withHead('README.md', '<!-- claimgate:claims -->\n'.repeat(length / 26)),
      blocks: (length) => withHead('README.md', BLOCK.repeat(length / BLOCK.length)),
      fences: (length) => withHead('README.md', '```\n~~~\n'.repeat(length / 8)),
      names: (length) => withHead('README.md', 'Discord '.repeat(length / 8)),
      'names and words': (length) =>
        withHead('README.md', 'Discord supported '.repeat(length / 18)),
      headings: (length) => withHead('README.md', '# supported\nDiscord\n'.repeat(length / 20)),
      'one long word': (length) => withHead('README.md', 'a'.repeat(length)),
      'white space': (length) => withHead('README.md', ' '.repeat(length)),
    },
  };
}
