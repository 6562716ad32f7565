import { basename, join } from 'node:path';
import type {
  Config,
  FileOutcome,
  MissingSignatures,
  PipelineSystem,
  SetupAnswers,
  SetupResult,
  TrustDescription,
} from '../documents/index.ts';
import { document as answers } from '../documents/generated/setup-answers.validator.js';
import { demand, refusalOf } from '../findings/error.ts';
import { ClaimgateError, finding } from '../findings/index.ts';
import { CONFIG_PATH, INITIAL_CONFIG, MAX_CONFIG_BYTES, parseConfig } from '../io/config.ts';
import { isThere, readFileIfThere, readRegularFile } from '../io/files.ts';
import { findRepositoryRoot, GitRepository } from '../io/git/repository.ts';
import { CommitTree } from '../io/inputs/commit-files.ts';
import { findInWorkTree } from '../io/inputs/work-tree-files.ts';
import { makePrivateFolder } from '../io/private-files.ts';
import { trustRootPath } from '../io/trust-roots.ts';
import { createFile, writeFileAtomically } from '../io/write-files.ts';
import { checkShape, formatInstant, readJson, type Shape } from '../json/index.ts';
import { CLAIMS_PATH } from '../manifest/index.ts';
import {
  pinOf,
  readEnvelopeToSign,
  SCHEMES_BY_WORD,
  trustRootOf,
  type TrustRoot,
} from '../trust/index.ts';
import { Configured, KEY_FILES, type KeyHolder } from './configured.ts';
import { readOrCreateFingerprintKey } from './fingerprints.ts';
import { PIPELINES } from './generated/pipelines.ts';
import type { Host } from './host.ts';
import {
  addLines,
  ATTRIBUTES_LINE,
  ATTRIBUTES_PATH,
  createClaims,
  createUnlessThere,
  linesToAdd,
  makeFolders,
} from './init-repository.ts';
import { generateKey, readKey, readPublicKeys } from './keys.ts';
import type { NamedFile } from './named-file.ts';
import { createLedger } from './open-ledger.ts';
import { isPipeline, savedPin, savePin } from './saved-pins.ts';
import { signDocument } from './signed-documents.ts';
import { createRootOf, missingBeside, readTrustFolder } from './trust-roots.ts';

/** What is to be set up. */
export interface SetupPlan {
  readonly deployment: string;
  /** What is released, as a URI without version. */
  readonly resourceUri: string;
  /** `sqlite:PATH` from the root of the repository, or a database, which the configuration never names. */
  readonly ledger: string;
  /** The name of the ledger in its checkpoints. */
  readonly origin: string;
  /** How many root keys must sign a trust root. */
  readonly signers: number;
  /** Public root keys of other people. */
  readonly rootKeys: readonly NamedFile[];
  readonly pipeline: PipelineSystem;
}

/** Where, when, and whether only to say what would be done. */
export interface SetupPlace {
  readonly directory: string;
  readonly at: number;
  readonly isDryRun: boolean;
}

/** A step: what it leaves, whether that is there, and how it is made. */
interface Step {
  readonly path: string;
  readonly wanted: () => FileOutcome['outcome'] | Promise<FileOutcome['outcome']>;
  readonly make: () => Promise<FileOutcome['outcome']>;
}

const PRIVATE_FOLDER = '.claimgate';
const KEYS_FOLDER = `${PRIVATE_FOLDER}/keys`;
const HOLDERS = ['root', 'projection', 'release', 'ledger'] as const;
const ROOT_LIFETIME_MS = 366 * 86_400_000;
const MAX_PACKAGE_BYTES = 1024 * 1024;

/** What git never keeps: keys, the ledger, evidence with its ids, and what runs write at the root. */
const IGNORED = [
  `/${PRIVATE_FOLDER}/`,
  '/evidence/',
  '/projection/',
  '/check-verdict.json',
  '/gate-verdict.json',
  '/gate-verdict.intoto.json',
  '/release-manifest.json',
];

/** Limits of a first trust root: a day for a projection, an hour for what the service knows. */
const LIMITS = { max_projection_hours: 24, max_facts_minutes: 60, max_clock_skew_seconds: 60 };

/** What fits the repository around a folder, where nobody says otherwise. @throws ClaimgateError */
export async function defaultPlan(directory: string, named?: string): Promise<SetupPlan> {
  const root = repositoryAround(directory);
  const { config } = await existingConfig(root);
  const deployment = named ?? config.deployment ?? slugOf(basename(root));
  return {
    deployment,
    resourceUri: config.resource_uri ?? (await packageUri(root)) ?? `pkg:generic/${deployment}`,
    ledger: config.ledger ?? `sqlite:${PRIVATE_FOLDER}/ledger.sqlite`,
    origin: `claimgate/${deployment}`,
    signers: 1,
    rootKeys: [],
    pipeline: isThere(join(root, '.gitlab-ci.yml')) ? 'gitlab' : 'github',
  };
}

/** Reads the answers in a file. @throws ClaimgateError */
export async function readAnswers({ path, name: file }: NamedFile): Promise<SetupAnswers> {
  const bytes = await readRegularFile(path, file, MAX_CONFIG_BYTES);
  const reading = readJson(bytes, { file, maxBytes: MAX_CONFIG_BYTES, isConfidential: true });
  return demand(checkShape(ANSWERS, reading));
}

const ANSWERS: Shape<SetupAnswers> = { document: answers };

function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 63);
  return slug === '' ? 'main' : slug;
}

/** The package that a repository holds, as npm and purl name it. */
async function packageUri(root: string): Promise<string | undefined> {
  const file = 'package.json';
  const bytes = await readFileIfThere(join(root, file), file, MAX_PACKAGE_BYTES);
  const [, name] =
    /"name"\s*:\s*"((?:@[a-z0-9._-]+\/)?[a-z0-9._-]+)"/.exec(
      Buffer.from(bytes ?? []).toString('utf8'),
    ) ?? [];
  return name === undefined ? undefined : `pkg:npm/${name.replace('@', '%40')}`;
}

function repositoryAround(directory: string): string {
  const root = findRepositoryRoot(directory);
  if (root !== undefined) return root;
  throw new ClaimgateError('git_required', { next: 'git init' });
}

/**
 * Sets up everything between an empty repository and the first record of evidence, step by step. What is
 * there and right stays; what differs is refused before anything is written. A run that was killed is
 * finished by the next one.
 *
 * @throws ClaimgateError
 */
export async function setUp(
  plan: SetupPlan,
  place: SetupPlace,
  host: Pick<Host, 'environment'>,
): Promise<SetupResult> {
  const setup = await Setup.prepare(plan, place, host);
  const steps: FileOutcome[] = [];
  for (const step of setup.steps()) {
    const outcome = await (place.isDryRun ? step.wanted() : step.make());
    steps.push({ path: step.path, outcome });
  }
  const { deployment } = plan;
  return { is_dry_run: place.isDryRun, deployment, steps, ...(await setup.trust()) };
}

class Setup {
  readonly #plan: SetupPlan;
  readonly #place: SetupPlace;
  readonly #environment: Host['environment'];
  readonly #root: string;
  readonly #configured: Configured;
  /** Of the root that this run made. */
  #madePin: string | undefined;

  private constructor(
    plan: SetupPlan,
    place: SetupPlace,
    environment: Host['environment'],
    configured: Configured,
  ) {
    this.#plan = plan;
    this.#place = place;
    this.#environment = environment;
    this.#root = configured.folder;
    this.#configured = configured;
  }

  /** Looks at everything that could stand in the way, before anything is written. @throws ClaimgateError */
  static async prepare(
    plan: SetupPlan,
    place: SetupPlace,
    { environment }: Pick<Host, 'environment'>,
  ): Promise<Setup> {
    const root = repositoryAround(place.directory);
    const { config, isInitial } = await existingConfig(root);
    const wanted = wantedConfig(plan);
    if (!isInitial) refuseDifferences(config, wanted);
    const configured = new Configured(root, isInitial ? wanted : config);
    const setup = new Setup(plan, place, environment, configured);
    const written = [CLAIMS_PATH, trustRootPath(1), ...setup.#pipeline().keys()];
    for (const path of [...setup.#keyPaths(), ...written]) findInWorkTree(root, path);
    await setup.#refuseCommitted();
    await setup.#refuseOtherRoot();
    return setup;
  }

  /** In this order: nothing secret is there before git ignores it, and nobody signs before the pin is kept. */
  steps(): readonly Step[] {
    const lines = (path: string, added: readonly string[]): Step => ({
      path,
      wanted: async () => {
        const count = (await linesToAdd(this.#root, path, added)).length;
        return count === 0 ? 'unchanged' : this.#would(path);
      },
      make: async () => (await addLines(this.#root, path, added)).outcome,
    });
    return [
      lines('.gitignore', this.#ignored()),
      lines(ATTRIBUTES_PATH, [ATTRIBUTES_LINE]),
      this.#file(CLAIMS_PATH, async () => (await createClaims(this.#root)).outcome),
      this.#config(),
      ...(this.#isSetUpElsewhere() ? [] : this.#ownSteps()),
      ...[...this.#pipeline()].map(([path, text]) =>
        this.#file(path, () => this.#create(path, text)),
      ),
    ];
  }

  /** Keys, the trust root that names them, and the ledger. */
  #ownSteps(): readonly Step[] {
    const readme = `${this.#keys}/README.txt`;
    return [
      ...HOLDERS.map((holder) => this.#key(holder)),
      this.#fingerprintKey(),
      this.#file(readme, () => this.#create(readme, KEYS_README)),
      this.#trustRoot(),
      this.#ledger(),
    ];
  }

  /** Somebody else made the trust root: keys of this machine would be in no role of it. */
  #isSetUpElsewhere(): boolean {
    return isThere(this.#rootPath) && !isThere(this.#keyFile('root').published.path);
  }

  /** The pin of the first trust root, where it is kept, and whose signatures the last one lacks. */
  async trust(): Promise<Pick<SetupResult, 'missing' | 'pin' | 'pin_file'>> {
    const root = await this.#firstRoot();
    if (!root) return { pin: null, pin_file: null, missing: [] };
    const pin = pinOf(root);
    const saved = this.#savedPin();
    const missing: MissingSignatures[] = await missingBeside(this.#rootPath, root);
    return { pin, pin_file: saved?.pin === pin ? saved.file : null, missing };
  }

  get #keys(): string {
    return this.#configured.config.keys ?? KEYS_FOLDER;
  }

  get #rootPath(): string {
    return join(this.#root, trustRootPath(1));
  }

  #would(path: string): 'would_change' | 'would_create' {
    return isThere(join(this.#root, path)) ? 'would_change' : 'would_create';
  }

  #file(path: string, make: Step['make']): Step {
    const isDone = () => isThere(join(this.#root, path));
    return {
      path,
      wanted: () => (isDone() ? 'unchanged' : 'would_create'),
      make: async () => (isDone() ? 'unchanged' : make()),
    };
  }

  async #create(path: string, text: string): Promise<FileOutcome['outcome']> {
    makeFolders(this.#root, path.split('/').slice(0, -1).join('/'));
    return (await createUnlessThere(this.#root, path, text)).outcome;
  }

  /** The paths of the keys and of the ledger, from the root: what git must never keep. */
  #keyPaths(): readonly string[] {
    const keys = Object.values(KEY_FILES).map((name) => `${this.#keys}/${name}`);
    const { ledger } = this.#configured.config;
    return [...keys, ...(ledger === undefined ? [] : [ledger.replace(/^sqlite:/, '')])];
  }

  /** What is ignored by default, and a ledger or keys elsewhere. */
  #ignored(): readonly string[] {
    const isElsewhere = (path: string) => !path.startsWith(`${PRIVATE_FOLDER}/`);
    const { ledger, keys = KEYS_FOLDER } = this.#configured.config;
    const path = ledger?.replace(/^sqlite:/, '');
    return [
      ...IGNORED,
      ...(isElsewhere(keys) ? [`/${keys}/`] : []),
      ...(path !== undefined && isElsewhere(path) ? [`/${path}*`] : []),
    ];
  }

  /** A key in a commit came with the repository: whoever made that one holds it, too. */
  async #refuseCommitted(): Promise<void> {
    const repository = GitRepository.open(this.#root, this.#environment);
    const head = await repository.commitAt('HEAD');
    if (head === undefined) return;
    const commit = await CommitTree.open(repository, head);
    const ids = await Promise.all(this.#keyPaths().map((path) => commit.idOfFile(path)));
    refuseKept(this.#keyPaths().filter((_, index) => ids[index] !== undefined));
  }

  /** Asked of git itself, once the lines are written: another file of it could say otherwise. */
  async #refuseUnignored(): Promise<void> {
    const repository = GitRepository.open(this.#root, this.#environment);
    const ignored = new Set(await repository.ignored(this.#keyPaths()));
    refuseKept(this.#keyPaths().filter((path) => !ignored.has(path)));
  }

  async #refuseOtherRoot(): Promise<void> {
    const found = (await this.#firstRoot())?.document.deployment;
    const { deployment } = this.#plan;
    if (found === undefined || found === deployment) return;
    const details = { file: trustRootPath(1), expected: deployment, found };
    throw new ClaimgateError('setup_differs', details);
  }

  #config(): Step {
    const text = `${JSON.stringify(this.#configured.config, null, 2)}\n`;
    const path = join(this.#root, CONFIG_PATH);
    const isDone = async () => {
      const bytes = await readFileIfThere(path, CONFIG_PATH, MAX_CONFIG_BYTES);
      return bytes !== undefined && !Buffer.from(INITIAL_CONFIG).equals(bytes);
    };
    return {
      path: CONFIG_PATH,
      wanted: async () => ((await isDone()) ? 'unchanged' : this.#would(CONFIG_PATH)),
      make: async () => {
        if (await isDone()) return 'unchanged';
        const { outcome } = await createUnlessThere(this.#root, CONFIG_PATH, text);
        if (outcome === 'created') return outcome;
        await writeFileAtomically(path, text, CONFIG_PATH);
        return 'changed';
      },
    };
  }

  #keyFile(holder: KeyHolder): { readonly secret: NamedFile; readonly published: NamedFile } {
    const name = `${this.#keys}/${KEY_FILES[holder]}`;
    const path = join(this.#root, name);
    return {
      secret: { path, name },
      published: { path: `${path}.pub.pem`, name: `${name}.pub.pem` },
    };
  }

  /** A public key alone means that its private half is held elsewhere, which is how it should be. */
  #key(holder: (typeof HOLDERS)[number]): Step {
    const { secret, published } = this.#keyFile(holder);
    return {
      path: secret.name,
      wanted: () => (isThere(published.path) ? 'unchanged' : 'would_create'),
      make: async () => {
        if (isThere(published.path)) return 'unchanged';
        await this.#refuseUnignored();
        await makePrivateFolder(join(this.#root, this.#keys));
        if (isThere(secret.path)) return this.#publish(secret, published);
        const scheme = SCHEMES_BY_WORD['ed25519'];
        if (!scheme) throw new Error('ed25519 is one of the schemes');
        const request = { scheme, secret, published, passphrase: undefined, noteName: undefined };
        await generateKey(request);
        return 'created';
      },
    };
  }

  /** A run was killed between the two halves. */
  async #publish(secret: NamedFile, published: NamedFile): Promise<'changed'> {
    const { publicKey } = await readKey({ file: secret, passphrase: undefined });
    await createFile(published.path, publicKey.pem, published.name);
    return 'changed';
  }

  #fingerprintKey(): Step {
    const { secret } = this.#keyFile('fingerprint');
    return this.#file(secret.name, async () => {
      await readOrCreateFingerprintKey(secret.path);
      return 'created';
    });
  }

  #trustRoot(): Step {
    const path = trustRootPath(1);
    return {
      path,
      wanted: () => (isThere(this.#rootPath) ? 'unchanged' : 'would_create'),
      make: async () => {
        const isNew = !isThere(this.#rootPath);
        if (isNew) await this.#createRoot();
        const isSigned = await this.#signRoot();
        return isNew ? 'created' : isSigned ? 'changed' : 'unchanged';
      },
    };
  }

  async #createRoot(): Promise<void> {
    const { directory, at } = this.#place;
    await createRootOf(await this.#description(), { directory, at }, (pin) => this.#keepPin(pin));
  }

  /** Never from a root that was there before: whoever wrote that one must not choose whom to trust. */
  async #keepPin(pin: string): Promise<void> {
    this.#madePin = pin;
    if (isPipeline(this.#environment)) return;
    const { deployment } = this.#plan;
    try {
      await savePin(this.#environment, this.#root, { deployment, pin });
    } catch (error) {
      // Without a folder of settings the pin is only printed.
      refusalOf(error, 'file_unwritable');
    }
  }

  #savedPin() {
    return savedPin(this.#environment, this.#root, this.#plan.deployment);
  }

  async #description(): Promise<TrustDescription> {
    const { deployment, origin, rootKeys, signers } = this.#plan;
    const published = HOLDERS.map((holder) => this.#keyFile(holder).published);
    const [root = '', projection = '', release = '', ledger = ''] = (
      await readPublicKeys(published)
    ).map(({ pem }) => pem);
    const others = (await readPublicKeys(rootKeys)).map(({ pem }) => pem);
    return {
      schema_version: 1,
      expires_at: formatInstant(this.#place.at + ROOT_LIFETIME_MS),
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

  async #firstRoot(): Promise<TrustRoot | undefined> {
    if (!isThere(this.#rootPath)) return undefined;
    const [first] = await readTrustFolder(this.#root);
    // A run that was killed left it unsigned.
    return first && demand(trustRootOf(demand(readEnvelopeToSign(first.bytes, first.file))));
  }

  /** Signs the root that this user's pin is of, and no other, while our own signature is missing. */
  async #signRoot(): Promise<boolean> {
    const root = await this.#firstRoot();
    const { secret, published } = this.#keyFile('root');
    if (!root || !isThere(secret.path)) return false;
    const [own] = await readPublicKeys([published]);
    const isOurs = [this.#madePin, this.#savedPin()?.pin].includes(pinOf(root));
    const missing = await missingBeside(this.#rootPath, root);
    const isMissing = missing.some(({ key_ids }) => own && key_ids.includes(own.id));
    if (!isOurs || !isMissing) return false;
    await signDocument(
      { path: this.#rootPath, name: trustRootPath(1) },
      { file: secret, passphrase: undefined },
    );
    return true;
  }

  #ledger(): Step {
    const location = this.#configured.ledger ?? this.#plan.ledger;
    const file = this.#configured.config.ledger?.replace(/^sqlite:/, '');
    const isNew = () => file === undefined || !isThere(join(this.#root, file));
    return {
      path: file ?? 'the ledger',
      wanted: () => (isNew() ? 'would_create' : 'unchanged'),
      make: async () => {
        const wasNew = isNew();
        const folder = file?.split('/').slice(0, -1).join('/') ?? '';
        if (folder !== '') makeFolders(this.#root, folder);
        const { deployment, origin } = this.#plan;
        const { applied } = await createLedger({
          ledger: { location, directory: this.#root },
          origin,
          deployment,
          key: { environment: this.#environment, directory: this.#root },
          at: this.#place.at,
        });
        return applied.length === 0 ? 'unchanged' : wasNew ? 'created' : 'changed';
      },
    };
  }

  #pipeline(): ReadonlyMap<string, string> {
    const { pipeline } = this.#plan;
    return new Map(pipeline === 'none' ? [] : Object.entries(PIPELINES[pipeline]));
  }
}

/** @throws ClaimgateError `keys_not_ignored` */
function refuseKept(paths: readonly string[]): void {
  if (paths.length === 0) return;
  const findings = paths.map((file) => finding('keys_not_ignored', { file }));
  throw new ClaimgateError('keys_not_ignored', {}, { findings });
}

async function existingConfig(
  root: string,
): Promise<{ readonly config: Config; readonly isInitial: boolean }> {
  const bytes = await readFileIfThere(join(root, CONFIG_PATH), CONFIG_PATH, MAX_CONFIG_BYTES);
  if (!bytes) return { config: { schema_version: 1 }, isInitial: true };
  const isInitial = Buffer.from(INITIAL_CONFIG).equals(bytes);
  return { config: parseConfig(bytes, CONFIG_PATH), isInitial };
}

function wantedConfig({ deployment, resourceUri, ledger }: SetupPlan): Config {
  return {
    schema_version: 1,
    deployment,
    resource_uri: resourceUri,
    // The address of a database holds a password.
    ...(ledger.startsWith('sqlite:') ? { ledger } : {}),
    facts: 'evidence/runtime-facts.json',
    projection: 'projection',
    keys: KEYS_FOLDER,
  };
}

const CHOSEN = ['deployment', 'resource_uri', 'ledger'] as const;
const NAMED = ['facts', 'projection', 'keys'] as const;

/** @throws ClaimgateError `setup_differs` with every member that is missing, or says something else */
function refuseDifferences(config: Config, wanted: Config): void {
  const differing = [
    ...CHOSEN.filter((name) => wanted[name] !== undefined && config[name] !== wanted[name]),
    ...NAMED.filter((name) => config[name] === undefined),
  ];
  if (differing.length === 0) return;
  const findings = differing.map((name) =>
    finding('setup_differs', {
      file: CONFIG_PATH,
      pointer: `/${name}`,
      expected: JSON.stringify(wanted[name]),
      found: config[name] === undefined ? 'nothing' : JSON.stringify(config[name]),
    }),
  );
  throw new ClaimgateError('setup_differs', {}, { findings });
}

const KEYS_README = `Private keys of claimgate. Git ignores this folder; nobody but you may read it.
The files *.pub.pem are public: the trust root names them.

root.key         signs trust roots. Held by the people who decide whom to trust. Move it to a safe place
                 (a password manager, a hardware token's backup, a disk in a drawer): it is needed once a year.
projection.key   signs projections. Held by the job that exports the ledger: CLAIMGATE_PROJECTION_KEY.
ledger.key       signs checkpoints of the ledger. Held by the same job: CLAIMGATE_LEDGER_KEY.
release.key      signs verdicts. Held by whoever releases, a person or a protected job.
fingerprint.key  turns ids into fingerprints. Held by whoever records evidence. It can't be replaced:
                 keep a copy, or the ledger can't be matched with ids any more.

On one machine, one person may hold all of them. When others join, make a key each with
\`claimgate key generate\`, and name them in the next trust root with \`claimgate trust rotate\`.
`;
