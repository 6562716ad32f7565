import type { TrustRootDocument } from '../documents/index.ts';
import { demand, present } from '../documents/error.ts';
import { formatNoteKey, noteKeyOf } from '../trust/checkpoint.ts';
import type { RoleKeys } from '../trust/envelope.ts';
import { generatePrivateKey, type PrivateKey } from '../trust/private-key.ts';
import { type KeyScheme } from '../trust/public-key.ts';
import { byRole, type RoleName, type TrustRoot } from '../trust/root.ts';

/** One throw-away key for each of the user's, of the same scheme, and one for each identity. */
export class ThrowAwayKeys {
  readonly #byId = new Map<string, PrivateKey>();

  make(scheme: KeyScheme): PrivateKey {
    return demand(generatePrivateKey(scheme));
  }

  of({ id, scheme }: { readonly id: string; readonly scheme: KeyScheme }): PrivateKey {
    const known = this.#byId.get(id) ?? this.make(scheme);
    this.#byId.set(id, known);
    return known;
  }

  signersOf({ roles }: TrustRoot, role: RoleName): PrivateKey[] {
    const held = present(roles[role]);
    return this.#holdersOf(held).slice(0, held.threshold);
  }

  #holdersOf({ keys, identities = [] }: RoleKeys): PrivateKey[] {
    const stand = identities.map(({ id }) => ({
      id: `identity ${id}`,
      scheme: 'ed25519' as const,
    }));
    return [...keys, ...stand].map((key) => this.of(key));
  }

  inDocument({ document, roles }: TrustRoot): Pick<TrustRootDocument, 'keys' | 'roles'> {
    const renamed = (role: RoleName) => ({
      threshold: present(document.roles[role]).threshold,
      key_ids: this.#holdersOf(present(roles[role])).map(({ publicKey }) => publicKey.id),
    });
    const all = Object.values(roles).flatMap((role) => this.#holdersOf(role));
    return {
      keys: Object.fromEntries(all.map(({ publicKey }) => [publicKey.id, publicKey.pem])),
      roles: byRole(renamed, roles),
    };
  }
}

export function ledgerKeyText(origin: string, { publicKey }: PrivateKey): string {
  return formatNoteKey(demand(noteKeyOf(origin, publicKey)));
}
