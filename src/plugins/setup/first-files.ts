import { dirname, join } from 'node:path';
import type { FileOutcome, SetupResult, TrustDescription } from '../../documents/index.ts';
import { CONFIG_PATH, INITIAL_CONFIG } from '../../documents/config.ts';
import { productRoot } from '../../repository/configured.ts';
import { findRepositoryRoot } from '../../io/git-folder.ts';
import { shell } from '../../documents/shell.ts';
import { CLAIMS_PATH, formatClaims } from '../../manifest/claims.ts';
import { addLines, createUnlessThere, makeFolders } from '../../repository/new-files.ts';
import type { Invocation } from '../../cli/invocation.ts';
import type { Outcome } from '../../report/report.ts';
import { demand, undefinedFor } from '../../documents/error.ts';
import { isThere } from '../../io/files.ts';
import { trustRootPath } from '../../trust/root-files.ts';
import { formatInstant } from '../../documents/json.ts';
import { missingSignatures, pinOf } from '../../trust/anchor.ts';
import { readEnvelopeToSign } from '../../trust/envelope.ts';
import { trustRootOf, type TrustRoot } from '../../trust/root.ts';
import type { Host } from '../../cli/host.ts';
import { readPublicKeys } from '../../cli/keys/signing-keys.ts';
import type { NamedFile } from '../../cli/named-file.ts';
import { isPipeline, savedPin, savePin } from '../../repository/saved-pins.ts';
import type { SetupPlan } from './setup-plan.ts';
import { signDocument } from '../../cli/keys/sign.ts';
import { createRootOf, readTrustFolder } from '../../cli/keys/trust.ts';

/** Writes the files without which nothing is judged, and overwrites none. */
export async function writeFirstFiles({ args, directory }: Invocation): Promise<Outcome> {
  const whole = findRepositoryRoot(directory) ?? directory;
  const root = productRoot({ directory, product: args.text('product') });
  const files = [
    await createClaims(root),
    await addLines(root, ATTRIBUTES_PATH, [ATTRIBUTES_LINE]),
    await createUnlessThere(whole, CONFIG_PATH, INITIAL_CONFIG),
  ];
  const lines = files.map(({ path, outcome }) => `${outcome}: ${path}`);
  const next = shell`git add ${CLAIMS_PATH} ${ATTRIBUTES_PATH} ${`:/${CONFIG_PATH}`} && git commit -m ${'Set up claimgate'}`;
  return { result: { files }, lines, next: [next, 'claimgate check'] };
}

/** Keeps git from converting what digests are made of: no line endings, no keywords, no filters, no encodings. */
export const ATTRIBUTES_LINE =
  '/provider-certification/** -text -ident -filter -working-tree-encoding';
export const ATTRIBUTES_PATH = '.gitattributes';
export async function createClaims(root: string): Promise<FileOutcome> {
  makeFolders(root, dirname(CLAIMS_PATH));
  return createUnlessThere(root, CLAIMS_PATH, formatClaims([]));
}

export interface KeyPairFiles {
  readonly secret: NamedFile;
  readonly published: NamedFile;
}

/** Whose keys the first trust root names, in the order of their files. */
export const ROOT_HOLDERS = ['root', 'projection', 'release', 'ledger'] as const;

/** Limits of a first trust root: a day for a projection, an hour for what the service knows. */
const LIMITS = { max_projection_hours: 24, max_facts_minutes: 60, max_clock_skew_seconds: 60 };
const LIFETIME_MS = 366 * 86_400_000;

/** Pins and signs only a root that this machine made: no repository chooses its keys (specification/trust.md 2). */
export class FirstTrustRoot {
  readonly path: string;
  readonly #folder: string;
  readonly #plan: SetupPlan;
  readonly #environment: Host['environment'];
  /** Of the root that this run made. */
  #madePin: string | undefined;

  /** @param folder the root of the repository */
  constructor(folder: string, plan: SetupPlan, environment: Host['environment']) {
    this.path = join(folder, trustRootPath(1));
    this.#folder = folder;
    this.#plan = plan;
    this.#environment = environment;
  }

  get isThere(): boolean {
    return isThere(this.path);
  }

  /** The root that is there, though a run that was killed left it unsigned. @throws ClaimgateError */
  async read(): Promise<TrustRoot | undefined> {
    if (!this.isThere) return undefined;
    const [first] = await readTrustFolder({ directory: this.#folder });
    return first && demand(trustRootOf(demand(readEnvelopeToSign(first.bytes, first.file))));
  }

  async create(keys: readonly KeyPairFiles[], at: number): Promise<void> {
    const description = await this.#description(keys, at);
    await createRootOf(description, { directory: this.#folder, at }, (pin) => this.#keep(pin));
  }

  /** Signs the root that this user's pin is of, and no other, while this signature is missing. */
  async sign({ secret, published }: KeyPairFiles): Promise<boolean> {
    const root = await this.read();
    if (!root || !isThere(secret.path)) return false;
    const isOurs = [this.#madePin, this.#saved()?.pin].includes(pinOf(root));
    const [own] = await readPublicKeys([published]);
    const missing = missingSignatures(root);
    const isMissing = missing.some(({ key_ids }) => own && key_ids.includes(own.id));
    if (!isOurs || !isMissing) return false;
    const file = { path: this.path, name: trustRootPath(1) };
    await signDocument(file, {
      file: secret,
      passphrase: undefined,
      purpose: 'the private root key',
    });
    return true;
  }

  async standing(): Promise<Pick<SetupResult, 'missing' | 'pin' | 'pin_file'>> {
    const root = await this.read();
    if (!root) return { pin: null, pin_file: null, missing: [] };
    const pin = pinOf(root);
    const saved = this.#saved();
    const missing = missingSignatures(root);
    return { pin, pin_file: saved?.pin === pin ? saved.file : null, missing };
  }

  #saved() {
    return savedPin(this.#environment, this.#folder, this.#plan.deployment);
  }

  async #keep(pin: string): Promise<void> {
    this.#madePin = pin;
    if (isPipeline(this.#environment)) return;
    const { deployment } = this.#plan;
    const saving = savePin(this.#environment, this.#folder, { deployment, pin });
    // Without a folder of settings the pin is only printed.
    await saving.catch(undefinedFor('file_unwritable'));
  }

  async #description(keys: readonly KeyPairFiles[], at: number): Promise<TrustDescription> {
    const { deployment, origin, rootKeys, signers } = this.#plan;
    const own = await readPublicKeys(keys.map(({ published }) => published));
    const [root = '', projection = '', release = '', ledger = ''] = own.map(({ pem }) => pem);
    const others = (await readPublicKeys(rootKeys)).map(({ pem }) => pem);
    return {
      schema_version: 1,
      expires_at: formatInstant(at + LIFETIME_MS),
      deployment,
      ledger: { origin, keys: [ledger] },
      roles: {
        root: { keys: [root, ...others], threshold: signers },
        projection: { keys: [projection], threshold: 1 },
        release: { keys: [release], threshold: 1 },
      },
      limits: LIMITS,
    };
  }
}
