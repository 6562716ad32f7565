import { CLAIMS_FILE, CONFIG } from './certified.ts';
import type { MadeBase } from './made.ts';

/** The base that claims nothing: its canonical claims file, and a configuration. */
export const NOTHING_CLAIMED = '{\n  "schema_version": 1,\n  "claims": []\n}\n';
export const EMPTY = 'empty';

export function emptyBase(): MadeBase {
  const files = new Map([
    ['committed/claimgate.config.json', CONFIG],
    [CLAIMS_FILE, NOTHING_CLAIMED],
  ]);
  return { name: EMPTY, files };
}
