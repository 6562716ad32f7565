import {
  NOTHING_CLAIMED,
  inspectDocument,
  type SurfaceDocument,
} from '../../../src/plugins/surfaces/documents.ts';
import { AdvertisingSearch } from '../../../src/plugins/surfaces/advertising.ts';
import type { Claim, Subject } from '../../../src/documents/index.ts';

export const EMPTY = `<!-- claimgate:claims -->\n\n${NOTHING_CLAIMED}\n\n<!-- claimgate:end -->\n`;

const SUBJECT: Subject = {
  provider: 'pinterest',
  app_fingerprint: `sha256:${'1'.repeat(64)}`,
  deployment_environment: 'production',
  provider_environment: 'production',
  instance_fingerprint: null,
  account_kind: 'business',
  output_profile: 'image-pin',
  operation: 'publish_immediate',
  policy_mode: 'standard',
};

export function claim(members: Partial<Subject> = {}): Claim {
  return { subject: { ...SUBJECT, ...members }, contract_digest: `sha256:${'2'.repeat(64)}` };
}

/** Looks at a text as the document of a product that has four providers. */
export function inspect(
  text: string | Uint8Array,
  document: Partial<SurfaceDocument> = {},
  claims: readonly Claim[] = [],
) {
  const names = new Map([['pinterest', 'Pinterest']]);
  const advertising = new AdvertisingSearch({
    names: ['Pinterest', 'Telegram', 'Discord', 'Discord bot', 'Last.fm'],
    words: ['battle tested'],
  });
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return inspectDocument(
    { file: 'README.md', bytes, template: 'list', allowed: [], ...document },
    { claims, names, advertising },
  );
}

/** Codes with their places, `code line:column`. */
export function found(...args: Parameters<typeof inspect>): string[] {
  return inspect(...args).findings.map(({ code, line, column }) =>
    [code, [line, column].filter((part) => part !== undefined).join(':')].join(' ').trim(),
  );
}
