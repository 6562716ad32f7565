// A trust root as people describe it in a file, made into the document to sign.

import { digestOf, parseDigest } from '../digest/index.ts';
import {
  finding,
  present,
  refuse,
  type Finding,
  type Place,
  type Result,
  refusalFor,
} from '../documents/findings.ts';
import { checkShape, pointerTo, readJson, type Shape } from '../documents/json.ts';
import type {
  DescribedIdentities,
  DescribedLedger,
  DescribedSigningRole,
  RoleWithIdentities,
  TrustChanges,
  TrustDescription,
  TrustRootIdentities,
  TrustRootIdentity,
  TrustRootLedger,
} from '../documents/index.ts';
import { document as changes } from '../documents/generated/trust-changes.validator.js';
import { document as description } from '../documents/generated/trust-description.validator.js';
import type { Envelope } from './envelope.ts';
import { digestOfHash, EMPTY_ROOT } from './merkle.ts';
import { formatNoteKey, noteKeyOf, parseNoteKey, type NoteKey } from './checkpoint.ts';
import { describeIdentity, isCallableByAll } from './identity.ts';
import { readPublicKey, type PublicKey } from './public-key.ts';
import {
  byRole,
  createTrustRoot,
  ROLES,
  rotateTrustRoot,
  type RoleName,
  type TrustRoot,
} from './root.ts';

const FLOOR = { tree_size: 0, root_hash: digestOfHash(EMPTY_ROOT) };

type Files = ReadonlyMap<string, string>;

interface DescriptionPlace {
  readonly file: string;
  readonly files: Files;
}

const DESCRIPTION: Shape<TrustDescription> = { document: description };
const CHANGES: Shape<TrustChanges> = { document: changes };

export const MAX_DESCRIPTION_BYTES = 64 * 1024;

export function readTrustDescription(bytes: Uint8Array, file: string): Result<TrustDescription> {
  return checkShape(DESCRIPTION, readJson(bytes, { file, maxBytes: MAX_DESCRIPTION_BYTES }));
}

export function readTrustChanges(bytes: Uint8Array, file: string): Result<TrustChanges> {
  return checkShape(CHANGES, readJson(bytes, { file, maxBytes: MAX_DESCRIPTION_BYTES }));
}

/** Returns the paths of the files that a description names, each once: of keys, and of Sigstore trusted roots. */
export function describedFiles({
  identities = {},
  ledger,
  roles = {},
  timestamp_roots = [],
}: TrustChanges): readonly string[] {
  const described = Object.values(identities);
  const names = [
    ...(ledger?.keys ?? []),
    ...ROLES.flatMap((role) => roles[role]?.keys ?? []),
    ...described.flatMap(({ holder_keys = [] }) => holder_keys),
    ...described.map(({ trusted_root }) => trusted_root),
    ...timestamp_roots,
  ];
  const isInline = (name: string) =>
    isPem(name) || isNoteKey(name) || parseDigest(name) !== undefined;
  return [...new Set(names.filter((name) => !isInline(name)))];
}

/** Makes the first trust root as described, unsigned. @param file its own name in findings */
export function describedRoot(
  { schema_version: _version, identities, ledger, roles, ...rest }: TrustDescription,
  place: DescriptionPlace,
  file: string,
): Result<Envelope> {
  const ring = new KeyRing(place);
  const content = {
    ...ring.withDigests(rest),
    ledger: ring.ledger(ledger, FLOOR),
    roles: byRole((name) => ring.role(present(roles[name]), name), roles),
    keys: ring.keys,
  };
  const named = identities && ring.identities(identities);
  return refusalFor(ring.findings) ?? createTrustRoot({ ...content, identities: named }, file);
}

/** Makes the successor of a trust root with the changes described, unsigned; keys and identities without a role are left out. */
export function describedSuccessor(
  previous: TrustRoot,
  { schema_version: _version, identities, ledger, roles: changed = {}, ...rest }: TrustChanges,
  place: DescriptionPlace,
  file: string,
): Result<Envelope> {
  const ring = new KeyRing(place);
  const kept = { ...previous.roles, ...changed };
  const roles = byRole((name): RoleWithIdentities => {
    const described = changed[name];
    return described ? ring.role(described, name) : ring.keep(previous, name);
  }, kept);
  const before = previous.document.ledger;
  const floor = ledger?.origin === before.origin ? before.floor : FLOOR;
  const named = identities ? ring.identities(identities) : ring.keepIdentities(previous, roles);
  const content = {
    ...ring.withDigests(rest),
    identities: named,
    roles,
    keys: ring.keys,
    ledger: ledger ? ring.ledger(ledger, floor) : before,
  };
  return refusalFor(ring.findings) ?? rotateTrustRoot(previous, content, file);
}

class KeyRing {
  readonly keys: Record<string, string> = {};
  readonly findings: Finding[] = [];
  readonly #place: DescriptionPlace;

  constructor(place: DescriptionPlace) {
    this.#place = place;
  }

  role({ identities, keys = [], threshold }: DescribedSigningRole, name: string) {
    const key_ids = this.#keyIds(keys, `/roles/${name}/keys`);
    return { key_ids, ...(identities ? { identity_ids: identities } : {}), threshold };
  }

  keep({ document, roles }: TrustRoot, name: RoleName): RoleWithIdentities {
    for (const { id, pem } of present(roles[name]).keys) this.keys[id] = pem;
    return present(document.roles[name]);
  }

  identities(described: DescribedIdentities): TrustRootIdentities {
    const entries = Object.entries(described).map(([id, identity]) => {
      const { holder_keys, trusted_root, ...names } = identity;
      const pointer = pointerTo('/identities', id);
      if (isCallableByAll(names))
        this.findings.push(
          finding('identity_source_missing', {
            ...this.#at(`${pointer}/extensions`),
            expected: '1.3.6.1.4.1.57264.1.15 (repository id) or .17 (owner id)',
            found: describeIdentity(names),
          }),
        );
      const keyIds = holder_keys && this.#keyIds(holder_keys, `${pointer}/holder_keys`);
      const made: TrustRootIdentity = {
        ...names,
        trusted_root_sha256: this.#trustedRoot(trusted_root, `${pointer}/trusted_root`),
        ...(keyIds ? { holder_key_ids: keyIds } : {}),
      };
      return [id, made] as const;
    });
    return Object.fromEntries(entries);
  }

  /** The rest of a description, with digests in the place of files. */
  withDigests<T extends Pick<TrustChanges, 'timestamp_roots'>>(rest: T) {
    const digests = rest.timestamp_roots?.map((text) =>
      this.#trustedRoot(text, '/timestamp_roots'),
    );
    return digests ? { ...rest, timestamp_roots: digests } : rest;
  }

  keepIdentities(
    { document }: TrustRoot,
    roles: Readonly<Record<string, RoleWithIdentities>>,
  ): TrustRootIdentities | undefined {
    if (document.schema_version === 1) return undefined;
    const used = new Set(Object.values(roles).flatMap(({ identity_ids = [] }) => identity_ids));
    const kept = Object.entries(document.identities).filter(([id]) => used.has(id));
    for (const id of kept.flatMap(([, { holder_key_ids = [] }]) => holder_key_ids))
      this.keys[id] ??= document.keys[id] ?? '';
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  }

  #keyIds(texts: readonly string[], pointer: string): string[] {
    return texts.map((text, index) => {
      const key = this.#taken(this.#publicKey(text, pointerTo(pointer, index)));
      if (!key) return '';
      this.keys[key.id] = key.pem;
      return key.id;
    });
  }

  #trustedRoot(text: string, pointer: string): string {
    const digest = parseDigest(text);
    if (digest !== undefined) return digest;
    const content = this.#place.files.get(text);
    if (content !== undefined) return digestOf(Buffer.from(content));
    return (
      this.#taken(refuse('sigstore_root_missing', { ...this.#at(pointer), found: text })) ?? ''
    );
  }

  /** @param floor where the description says nothing about it */
  ledger({ origin, keys, floor: described }: DescribedLedger, floor: TrustRootLedger['floor']) {
    return {
      origin,
      keys: keys.map((text, index) =>
        this.#noteKey(text, origin, pointerTo('/ledger/keys', index)),
      ),
      floor: described ?? floor,
    };
  }

  #noteKey(text: string, origin: string, pointer: string): string {
    if (isNoteKey(text)) return this.#written(parseNoteKey(text, this.#at(pointer)));
    const key = this.#taken(this.#publicKey(text, pointer));
    return key ? this.#written(noteKeyOf(origin, key, this.#at(pointer))) : '';
  }

  #written(noteKey: Result<NoteKey>): string {
    const taken = this.#taken(noteKey);
    return taken ? formatNoteKey(taken) : '';
  }

  #publicKey(text: string, pointer: string): Result<PublicKey> {
    if (isPem(text)) return readPublicKey(text, this.#at(pointer));
    return readPublicKey(this.#place.files.get(text) ?? '', { file: text });
  }

  /** The value of an outcome; what stands against it is kept for later, so that all faults come at once. */
  #taken<T>(outcome: Result<T>): T | undefined {
    if (outcome.ok) return outcome.value;
    this.findings.push(...outcome.findings);
    return undefined;
  }

  #at(pointer: string): Place {
    return { file: this.#place.file, pointer };
  }
}

function isPem(text: string): boolean {
  return text.startsWith('-----BEGIN ');
}

/** Tells whether a text looks like `name+hash+base64`; no path of a file does by chance. */
function isNoteKey(text: string): boolean {
  return /^[^+]+\+[0-9a-f]{8}\+/.test(text);
}
