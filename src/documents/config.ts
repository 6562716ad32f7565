import { ClaimgateError, finding, type Finding } from './findings.ts';
import { errorOf } from './error.ts';
import { checkShape, readJson, type Shape } from './json.ts';
import type { Config } from './index.ts';
import * as validators from './generated/config.validator.js';
import { globFault } from './globs.ts';
import { productFindings } from './products.ts';

export const CONFIG_PATH = 'claimgate.config.json';

export const MAX_CONFIG_BYTES = 64 * 1024;

/** The configuration that `claimgate setup --files-only` makes: most repositories need no more. */
export const INITIAL_CONFIG = `${JSON.stringify({ schema_version: 1 }, null, 2)}\n`;

const CONFIG_SHAPE: Shape<Config> = { document: validators.document };

/** @throws ClaimgateError `config_invalid` with every fault: an unreadable setting stops the start */
export function parseConfig(bytes: Uint8Array, file: string): Config {
  // Known by its bytes, so that a check of nothing but an empty list loads no validator.
  if (Buffer.from(INITIAL_CONFIG).equals(bytes)) return { schema_version: 1 };
  // Someone may have written the address of a database, which holds a password: no message shows a value then.
  const isConfidential = Buffer.from(bytes).includes('postgres');
  const reading = readJson(bytes, { file, maxBytes: MAX_CONFIG_BYTES, isConfidential });
  const shaped = checkShape(CONFIG_SHAPE, reading);
  const source = { file, text: reading.text };
  if (!shaped.ok)
    throw new ClaimgateError('config_invalid', { file }, { findings: shaped.findings, source });
  const findings = [...patternFindings(shaped.value, file), ...productFindings(shaped.value, file)];
  if (findings.length > 0) throw errorOf(findings, source);
  return shaped.value;
}

function patternFindings(
  { stray_claims: strays, surfaces, products = [] }: Config,
  file: string,
): Finding[] {
  const ofSurfaces = [surfaces, ...products.map((product) => product.surfaces)].flatMap(
    ({ blocks = [], scan = [], ignore = [], allow = [] } = {}) => [
      ...[...blocks, ...allow].flatMap(({ documents = [] }) => documents),
      ...scan,
      ...ignore,
    ],
  );
  const globs = [...(strays?.ignore ?? []), ...ofSurfaces];
  return globs.flatMap((glob) => {
    const expected = globFault(glob);
    return expected === undefined
      ? []
      : [finding('pattern_refused', { file, expected, found: glob.slice(0, 64) })];
  });
}
