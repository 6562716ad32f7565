import { digestOf, hexOf } from '../../src/digest/index.ts';
import { STYLE } from '../generated/style.ts';

/** Another style has another address, so that browsers may keep this one. */
export const STYLE_PATH = `/admin/style.css?v=${hexOf(digestOf(STYLE)).slice(0, 12)}`;

export const STYLE_SHEET = {
  method: 'GET',
  path: '/admin/style.css',
  query: ['v'],
  audience: 'anyone',
  show: () => ({
    status: 200,
    type: 'text/css; charset=utf-8',
    body: STYLE,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  }),
} as const;
