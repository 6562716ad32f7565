import { signedBy } from '../../examples/world/organisation.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinOf } from '../../src/trust/anchor.ts';
import { readPrivateKey } from '../../src/trust/private-key.ts';
import { trustRootOf } from '../../src/trust/root.ts';
import { unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { valueOf } from './expect.ts';

interface Root {
  readonly roles: Record<'projection' | 'release', { key_ids: string[]; threshold: number }>;
}

/**
 * Changes the first trust root of a world before anybody has trusted it, and signs it anew.
 * @param folder of the world, with `keys` and `repo`
 * @returns its pin
 */
export function resignRoot(folder: string, change: (root: Root) => void): string {
  const name = '1.root.json';
  const path = join(folder, 'repo/provider-certification/trust', name);
  const { payload, payloadType } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  const root = JSON.parse(Buffer.from(payload ?? '', 'base64').toString('utf8')) as Root;
  change(root);
  let envelope = unsignedEnvelope(payloadType ?? '', Buffer.from(JSON.stringify(root)), name);
  for (const key of ['root-1', 'root-2']) envelope = signedBy(envelope, [keyIn(folder, key)]);
  writeFileSync(path, writeEnvelope(envelope));
  return pinOf(valueOf(trustRootOf(envelope)));
}

/** A private key of a world. */
export function keyIn(folder: string, name: string) {
  const pem = readFileSync(join(folder, `keys/${name}.pem`), 'utf8');
  return valueOf(readPrivateKey(pem, { file: name }));
}
