import { EMPTY } from './certified.ts';
import { NOTHING_CLAIMED } from '../../src/plugins/surfaces/documents.ts';
import type { Decision } from '../runner/case.ts';
import { answer, json, type MadeCase } from './made.ts';

const OPEN = '<!-- claimgate:claims -->';
const END = '<!-- claimgate:end -->';
const HONEST = `# Product\n\n${OPEN}\n\n${NOTHING_CLAIMED}\n\n${END}\n`;

interface Row {
  readonly name: string;
  readonly title: string;
  /** `README.md`, and other documents by their path. */
  readonly readme?: string | Uint8Array;
  readonly docs?: string | Uint8Array;
  readonly config?: object;
  readonly answer: readonly [Decision, ...string[]];
}

const ALLOW = [{ text: 'Pixelgram is not supported', reason: 'says what is missing' }];

const ROWS: readonly Row[] = [
  { name: 'honest', title: 'The block says that nothing is claimed.', answer: ['allowed'] },
  {
    name: 'block-in-code',
    title: 'Markers in a fenced code block are an example.',
    readme: `${HONEST}\n\`\`\`md\n${OPEN}\n${END}\n\`\`\`\n`,
    answer: ['allowed'],
  },
  {
    name: 'line-ends',
    title: 'Line ends of the document stay as they are.',
    readme: HONEST.replaceAll('\n', '\r\n'),
    answer: ['allowed'],
  },
  {
    name: 'name-without-claim',
    title: 'A name alone advertises nothing.',
    docs: 'Pixelgram is a made-up provider.\n',
    answer: ['allowed'],
  },
  {
    name: 'allowed-phrase',
    title: 'A phrase that is allowed may stand.',
    docs: 'Pixelgram is not supported.\n',
    config: { allow: ALLOW },
    answer: ['allowed'],
  },
  {
    name: 'webhooks',
    title: 'Incoming webhooks of Discord are a mode of their own.',
    docs: 'Discord incoming webhooks are supported.\n',
    config: { providers: [{ slug: 'discord', names: ['Discord'] }] },
    answer: ['allowed'],
  },
  {
    name: 'allowance-unused',
    title: 'An allowance that excuses nothing is pointed out.',
    config: { allow: ALLOW },
    answer: ['allowed', 'surface_allowance_unused'],
  },
  {
    name: 'unset',
    title: 'A configuration that names no documents is nothing to check.',
    config: {},
    answer: ['undetermined', 'surfaces_unset'],
  },
  {
    name: 'document-missing',
    title: 'A document that was moved away is not one that is honest.',
    config: { blocks: [{ documents: ['site/*.md'], template: 'list' }] },
    answer: ['undetermined', 'surface_not_found'],
  },
  {
    name: 'not-text',
    title: 'A document that is not UTF-8 cannot be checked.',
    docs: Buffer.from([0xff, 0xfe]),
    answer: ['undetermined', 'surface_not_text'],
  },
  {
    name: 'block-missing',
    title: 'A document of the list has a block.',
    readme: '# Product\n',
    answer: ['refused', 'surface_block_missing'],
  },
  {
    name: 'block-differs',
    title: 'A block that says more than the claims is refused.',
    readme: HONEST.replace(NOTHING_CLAIMED, 'Everything works.'),
    answer: ['refused', 'surface_block_differs'],
  },
  {
    name: 'block-empty',
    title: 'A block says that nothing is claimed, and not nothing.',
    readme: `${OPEN}\n${END}\n`,
    answer: ['refused', 'surface_block_differs'],
  },
  {
    name: 'block-doubled',
    title: 'A document has one block.',
    readme: HONEST + HONEST,
    answer: ['refused', 'surface_block_doubled'],
  },
  {
    name: 'block-nested',
    title: 'A block does not start inside of another.',
    readme: HONEST.replace(NOTHING_CLAIMED, OPEN),
    answer: ['refused', 'surface_block_nested'],
  },
  {
    name: 'block-unclosed',
    title: 'A block ends.',
    readme: `${OPEN}\n${NOTHING_CLAIMED}\n`,
    answer: ['refused', 'surface_block_unclosed'],
  },
  {
    name: 'block-unopened',
    title: 'A block starts before it ends.',
    readme: `${END}\n${HONEST}`,
    answer: ['refused', 'surface_block_unopened'],
  },
  {
    name: 'marker-malformed',
    title: 'What looks like a marker and is none is pointed out.',
    readme: `${HONEST}<!-- claimgate:claim -->\n`,
    answer: ['refused', 'surface_marker_malformed'],
  },
  {
    name: 'advertised',
    title: 'A word of claiming beside a provider advertises it.',
    docs: 'Certified for Pixelgram.\n',
    answer: ['refused', 'advertised_without_claim'],
  },
  {
    name: 'advertised-emphasis',
    title: 'Emphasis hides no name.',
    docs: 'Certified for **Pixelgram**.\n',
    answer: ['refused', 'advertised_without_claim'],
  },
  {
    name: 'advertised-case',
    title: 'Case hides no name.',
    docs: 'OFFICIALLY SUPPORTS PIXELGRAM\n',
    answer: ['refused', 'advertised_without_claim'],
  },
  {
    name: 'advertised-invisible',
    title: 'An invisible character hides no name.',
    docs: 'Works with Pixel\u200bgram.\n',
    answer: ['refused', 'advertised_without_claim'],
  },
  {
    name: 'advertised-heading',
    title: 'A heading claims for the words below it.',
    docs: '# Certified\n\nPixelgram\n',
    answer: ['refused', 'advertised_without_claim'],
  },
  {
    name: 'advertised-own-word',
    title: 'Words of the configuration count too.',
    docs: 'Battle tested on Pixelgram.\n',
    config: { words: ['battle tested'] },
    answer: ['refused', 'advertised_without_claim'],
  },
];

/** Documents that may say only what is claimed. */
export function surfacesArea(): MadeCase[] {
  return ROWS.map(
    ({ name, title, readme = HONEST, docs, config, answer: [decision, ...codes] }) => {
      const surfaces = {
        blocks: [{ documents: ['README.md'], template: 'list' }],
        scan: ['docs/**/*.md'],
        providers: [{ slug: 'pixelgram', names: ['Pixelgram'] }],
        ...config,
      };
      const isUnset = config !== undefined && Object.keys(config).length === 0;
      const files = new Map<string, string | Uint8Array>([
        [
          'committed/claimgate.config.json',
          json({ schema_version: 1, ...(isUnset ? {} : { surfaces }) }),
        ],
        ['committed/README.md', readme],
      ]);
      if (docs !== undefined) files.set('committed/docs/page.md', docs);
      return {
        name: `surfaces/${name}`,
        title,
        sections: ['docs/how-to/check-documents.md', 'specification/documents.md 3.1'],
        at: null,
        arguments: ['surfaces', 'check', '--json'],
        base: EMPTY,
        files,
        expected: answer(decision, codes),
      };
    },
  );
}
