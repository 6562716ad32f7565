import { createHash } from 'node:crypto';

/** A public key by the numbers that OpenSSH writes: an Ed25519 point, or an uncompressed point on P-256. */
export type KeyMaterial =
  | { readonly scheme: 'ed25519'; readonly point: Uint8Array }
  | { readonly scheme: 'ecdsa-p256'; readonly point: Uint8Array };

/** The public key as OpenSSH puts it on the wire (RFC 4253 section 6.6, RFC 5656, RFC 8709). */
export function openSshBlob({ scheme, point }: KeyMaterial): Uint8Array {
  if (scheme === 'ed25519') return Buffer.concat([sshString('ssh-ed25519'), sshString(point)]);
  return Buffer.concat([sshString('ecdsa-sha2-nistp256'), sshString('nistp256'), sshString(point)]);
}

/** `SHA256:` and 43 base64 characters without padding, as `ssh-keygen -lf` prints it. */
export function openSshFingerprint(material: KeyMaterial): string {
  const hash = createHash('sha256').update(openSshBlob(material)).digest('base64');
  return `SHA256:${hash.replace(/=+$/, '')}`;
}

function sshString(content: Uint8Array | string): Uint8Array {
  const bytes = Buffer.from(content);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
