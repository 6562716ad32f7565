import { fingerprintKey } from './keys.ts';
import type { Command } from './command.ts';
import { argument, requiredFile, sourceOf } from './options.ts';
import { PASSPHRASE_OPTION } from './signer-options.ts';

export const command: Command = {
  positionals: { file: argument('a public or a private key in PEM') },
  options: PASSPHRASE_OPTION,
  examples: {
    'claimgate key fingerprint ada.key.pub.pem':
      'for a key that you received: compare it with what its owner reads to you',
    'claimgate key fingerprint ada.key --passphrase-file ada.pass': 'of your own private key',
  },
  async run(invocation) {
    const file = requiredFile(invocation, 'file');
    const result = await fingerprintKey(file, sourceOf(invocation, 'passphrase-file'));
    const lines = [
      `key: ${result.key_id}`,
      `  file: ${result.path}, a ${result.kind} key (${result.scheme})`,
      `  ssh: ${result.ssh}`,
    ];
    return { result, lines };
  },
};
