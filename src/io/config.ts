import { ClaimgateError } from '../findings/index.ts';
import { checkShape, readJson, type Config, type Shape } from '../json/index.ts';
import * as validators from '../json/generated/config.validator.js';

/** The configuration file, at the root of the repository. */
export const CONFIG_PATH = 'claimgate.config.json';

/** Size limit of a configuration file in bytes. */
export const MAX_CONFIG_BYTES = 64 * 1024;

/** The configuration that `claimgate init` makes: most repositories need no more. */
export const INITIAL_CONFIG = `${JSON.stringify({ schema_version: 1 }, null, 2)}\n`;

const CONFIG_SHAPE: Shape<Config> = { document: validators.document };

/**
 * Reads the configuration from its bytes.
 * @throws ClaimgateError `config_invalid` with every fault: an unreadable setting stops the start
 */
export function parseConfig(bytes: Uint8Array, file: string): Config {
  // Known by its bytes, so that a check of nothing but an empty list loads no validator.
  if (Buffer.from(INITIAL_CONFIG).equals(bytes)) return { schema_version: 1 };
  const reading = readJson(bytes, { file, maxBytes: MAX_CONFIG_BYTES });
  const shaped = checkShape(CONFIG_SHAPE, reading);
  if (shaped.ok) return shaped.value;
  const source = { file, text: reading.text };
  throw new ClaimgateError('config_invalid', { file }, { findings: shaped.findings, source });
}
