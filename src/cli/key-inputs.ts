import { readKey } from '../app/keys.ts';
import type { PrivateKey } from '../trust/index.ts';
import type { Invocation } from './command.ts';
import { keyOf } from './option-values.ts';

export { demand } from '../findings/present.ts';
export { PASSPHRASE_OPTION } from './option-values.ts';

/** The private key that an option names. */
export function privateKeyOf(invocation: Invocation, option: string): Promise<PrivateKey> {
  return readKey(keyOf(invocation, option));
}
