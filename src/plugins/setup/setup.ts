import { dirname, resolve, join, relative } from 'node:path';
import {
  defaultPlan,
  readAnswers,
  type SetupPlan,
  isConfigurable,
  isOnBranch,
  KEYS_FOLDER,
  LEDGER_BRANCH,
  LEDGER_FILE,
  PRIVATE_FOLDER,
  refuseDifferences,
  refuseUnfit,
  repositoryAround,
  wantedConfig,
} from './setup-plan.ts';
import type { SetupAnswers, SetupResult, FileOutcome } from '../../documents/index.ts';
import { countOf, ClaimgateError, finding, undefinedFor } from '../../documents/findings.ts';
import { isSlug } from '../../documents/json-value.ts';
import type { Outcome } from '../../report/report.ts';
import type { Command } from '../../cli/command.ts';
import type { Invocation } from '../../cli/invocation.ts';
import { missingLines } from '../../report/document-lines.ts';
import { repeated, valued, flag } from '../../cli/options.ts';
import { wholeNumber, usageError } from '../../cli/arguments.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES } from '../../documents/config.ts';
import { isThere, readRegularFile } from '../../io/files.ts';
import { GitRepository } from '../../io/git-repository.ts';
import { CommitTree } from '../../trust/commit-files.ts';
import { findInWorkTree } from '../../repository/work-tree.ts';
import { learnDefaultBranch } from '../../io/remote-branch.ts';
import { makePrivateFolder } from '../../io/private-files.ts';
import { trustRootPath } from '../../trust/root-files.ts';
import { createFile, writeFileAtomically } from '../../io/write-files.ts';
import { CLAIMS_PATH } from '../../manifest/claims.ts';
import {
  Configured,
  KEY_FILES,
  type KeyHolder,
  existingConfig,
} from '../../repository/configured.ts';
import { readOrCreateFingerprintKey } from '../../cli/keys/fingerprinter.ts';
import {
  FirstTrustRoot,
  ROOT_HOLDERS,
  type KeyPairFiles,
  ATTRIBUTES_LINE,
  ATTRIBUTES_PATH,
  createClaims,
  writeFirstFiles,
} from './first-files.ts';
import { KEYS_README, OWN_FILES } from './generated/pipelines.ts';
import type { Host } from '../../cli/host.ts';
import { operatorIn } from '../../cli/evidence/ledger-append.ts';
import { createPrivateKeyFile, readKey } from '../../cli/keys/signing-keys.ts';
import { createLedger, withLedger, type LedgerPlace } from '../../cli/evidence/open-ledger.ts';
import { defaultBranch, pipelineFiles, visibilityOf } from './setup-pipelines.ts';
import { changedLines } from '../../report/changed-lines.ts';
import { ledgerKindOf, secretCommands } from './ci-secrets.ts';
import { addLines, createUnlessThere, withLines, makeFolders } from '../../repository/new-files.ts';

const SYSTEMS = ['github', 'gitlab', 'shell', 'none'] as const;
const MOST_SIGNERS = 16;
/** The options that answer what a whole setup asks. */
const ANSWERS = 'from deployment resource-uri ledger origin signers root-key ci'.split(' ');

export const command: Command = {
  examples: {
    'claimgate setup --dry-run': 'print what would be made',
    'claimgate setup --yes': 'keys, trust root, pin, ledger, configuration and workflow files',
    'claimgate setup --yes --signers 2 --root-key anna.pub.pem':
      'a trust root that Anna has to sign as well',
    'claimgate setup --update': 'after an upgrade: what is new in the files for CI',
    'claimgate setup --files-only':
      'an empty claims file, a .gitattributes line and a configuration file, overwriting none',
  },
  options: {
    yes: flag('ask nothing, and use the default for each missing value'),
    'dry-run': flag('print the plan and change nothing'),
    from: valued('answers from this file (schemas/setup-answers.v1.schema.json)', 'FILE'),
    deployment: valued(
      'the deployment that is certified (default: the name of the package, else of the folder)',
      'NAME',
    ),
    'resource-uri': valued('what is released (default: pkg:npm/NAME of package.json)', 'URI'),
    ledger: valued(
      'sqlite:FILE, branch for a branch of a private repository, or postgres://… (or CLAIMGATE_LEDGER; default: a SQLite file)',
      'LEDGER',
    ),
    origin: valued(
      'the name of the ledger in its checkpoints (default: claimgate/DEPLOYMENT)',
      'NAME',
    ),
    signers: valued('how many root keys must sign a trust root (default: 1)', 'COUNT'),
    'root-key': repeated('the public root key of another person; may be repeated', 'FILE'),
    ci: {
      ...valued('the CI system (default: the one that the repository shows)', 'SYSTEM'),
      choices: SYSTEMS,
    },
    product: valued('with --files-only: the product, in a repository of several', 'NAME'),
    'files-only': flag(
      'write only the claims file, the line of .gitattributes and the configuration: no keys, no ledger',
    ),
    update: flag('show how the files for CI differ from those of this version; --yes writes them'),
  },
  async run(invocation) {
    const { args, at, directory, host } = invocation;
    if (args.flag('files-only') === true) {
      args.refuse(ANSWERS, 'with --files-only');
      return writeFirstFiles(invocation);
    }
    args.refuse(['product'], 'without --files-only');
    const { environment } = host;
    const isUpdate = args.flag('update') === true;
    const isDryRun = args.flag('dry-run') === true || (isUpdate && args.flag('yes') !== true);
    const plan = await planOf(invocation, await givenBy(invocation));
    const place = { directory, at, environment, isDryRun, isUpdate };
    const setup = await Setup.prepare(plan, place);
    const result = await setup.run();
    if (isUpdate) return { result, ...linesOfUpdate(result, setup.changes) };
    const { lines = [], ...said } = linesOf(result, plan, host, setup);
    const root = repositoryAround(directory);
    const inside = relative(root, directory);
    const isLeft = isOnBranch(plan.ledger) && isThere(join(root, LEDGER_FILE));
    const more = [...(isLeft ? LEFT_LEDGER : []), ...(inside === '' ? [] : ofWhole(inside))];
    return { result, lines: [...lines, ...more], ...said };
  },
};

/** A ledger in a file beside one on a branch: an address that was changed alone moves no record. */
const LEFT_LEDGER = [
  `${LEDGER_FILE} is here, too: if records are in it and not on the branch, name it as the ledger again, and`,
  '  run `claimgate ledger copy --to branch:NAME` (docs/how-to/keep-a-ledger-on-a-branch.md)',
];

/** Says what was set up where the command ran in a subfolder. */
function ofWhole(folder: string): readonly string[] {
  return [
    `this is for the whole repository, not for ${folder} alone; if that is a product of its own,`,
    '  list it in "products" of claimgate.config.json (docs/how-to/release-several-products.md)',
  ];
}

type Given = Partial<SetupPlan>;

type Asked = 'deployment' | 'ledger' | 'resourceUri' | 'signers';

/** The answers of the options, else of the file. @throws ClaimgateError */
async function givenBy(invocation: Invocation): Promise<Given> {
  const { args, directory, host } = invocation;
  const from = invocation.file('from');
  const answers: Partial<SetupAnswers> = from ? await readAnswers(from) : {};
  const signers = args.text('signers');
  const keys = (answers.root_keys ?? []).map((name) => ({
    path: resolve(directory, from ? dirname(from.path) : '.', name),
    name,
  }));
  const ci = args.text('ci');
  const ledger = args.text('ledger') ?? answers.ledger ?? host.environment['CLAIMGATE_LEDGER'];
  const deployment = args.text('deployment') ?? answers.deployment;
  if (deployment !== undefined && !isSlug(deployment))
    throw usageError({
      found: `"${deployment}" for --deployment`,
      expected: 'a name of a-z, 0-9 and -, such as hosted-eu',
    });
  return withoutUndefined({
    deployment,
    resourceUri: args.text('resource-uri') ?? answers.resource_uri,
    ledger: ledger === '' ? undefined : addressOf(ledger),
    origin: args.text('origin') ?? answers.origin,
    signers:
      signers === undefined ? answers.signers : wholeNumber('signers', signers, 1, MOST_SIGNERS),
    rootKeys: [...keys, ...invocation.files('root-key')],
    pipeline: SYSTEMS.find((one) => one === ci) ?? answers.ci,
  });
}

function addressOf<T extends string | undefined>(ledger: T): T | typeof LEDGER_BRANCH {
  return ledger === 'branch' ? LEDGER_BRANCH : ledger;
}

function withoutUndefined(given: { [K in keyof SetupPlan]: SetupPlan[K] | undefined }): Given {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Plans with the given settings, else the person's answers, else the defaults. @throws ClaimgateError `usage` */
async function planOf({ args, directory, host }: Invocation, given: Given): Promise<SetupPlan> {
  const defaults = await defaultPlan(directory, host.environment, given.deployment);
  const plan = { ...defaults, ...given };
  if (['yes', 'dry-run', 'update'].some((one) => args.flag(one) === true)) return checked(plan);
  const ask = async (name: Asked, question: string): Promise<string> => {
    if (given[name] !== undefined) return String(given[name]);
    const answer = await host.ask?.(`${question} [${String(plan[name])}]: `);
    if (answer === undefined)
      throw usageError({
        expected: '--yes, or a terminal to ask on',
        next: 'claimgate setup --dry-run',
      });
    return answer.trim() === '' ? String(plan[name]) : answer.trim();
  };
  const inside = relative(repositoryAround(directory), directory);
  if (inside !== '') {
    const question = `Set up the whole repository, not only ${inside}? yes or no [yes]: `;
    const answer = await host.ask?.(question);
    if (answer !== undefined && !/^\s*(y|yes)?\s*$/i.test(answer))
      throw usageError({ found: `"${answer}"`, expected: `yes, or ${inside} in "products"` });
  }
  const deployment = await ask('deployment', 'Name of the deployment that is certified');
  const again = await defaultPlan(directory, host.environment, deployment);
  Object.assign(plan, again, given, { deployment });
  const resourceUri = await ask('resourceUri', 'Released product');
  const signers = await ask('signers', 'How many people must sign a trust root');
  const ledger = await ask('ledger', 'Location of the ledger');
  const count = wholeNumber('signers', signers, 1, MOST_SIGNERS);
  return checked({ ...plan, resourceUri, signers: count, ledger: addressOf(ledger) });
}

/** @throws ClaimgateError `usage` where fewer people have a key than must sign */
function checked(plan: SetupPlan): SetupPlan {
  const most = 1 + plan.rootKeys.length;
  if (plan.signers <= most) return plan;
  throw usageError({
    found: `"${plan.signers}" for --signers with ${countOf(most, 'root key')}`,
    expected: `at most ${most}, or a --root-key FILE for each other person`,
  });
}

const IN_CI = {
  github: ['docs/how-to/run-in-ci.md lists the settings of .github/workflows/claims.yml'],
  gitlab: ['in .gitlab-ci.yml: add `include: [{ local: .gitlab/claims.yml }]`'],
  shell: ['on every change, let your CI system run `sh ci/claims.sh check` in a full clone'],
  none: [],
} as const;

/** Advice that the user needs before the first projection expires. */
const SQLITE_IN_CI = [
  'CI cannot reach this SQLite ledger: let a timer of this machine run `claimgate certify` every six',
  '  hours (or `sh ci/claims.sh export`, once a service or a probe reports facts), or set up with',
  '  --ledger branch or postgres://… (docs/how-to/run-in-ci.md)',
];

const WORDS = {
  created: 'created',
  changed: 'changed',
  unchanged: 'is there',
  would_create: 'would create',
  would_change: 'would change',
} as const;

type Said = Pick<Outcome, 'lines' | 'next'>;

const linesOfSteps = ({ steps }: Pick<SetupResult, 'steps'>) =>
  steps.map(({ path, outcome }) => {
    const [, purpose = ''] = PURPOSES.find(([form]) => form.test(path)) ?? [];
    return `  ${WORDS[outcome].padEnd(12)} ${path.padEnd(41)}  ${purpose}`.trimEnd();
  });

/** Says in a few words what a file is for. */
const PURPOSES: readonly (readonly [path: RegExp, purpose: string])[] = [
  [/^\.gitignore$/, 'keeps keys, ledger and results of tests out of git'],
  [/^\.gitattributes$/, 'keeps the claims file byte for byte'],
  [/public-claims\.json$/, 'what the product claims; empty so far'],
  [/^claimgate\.config\.json$/, 'which deployment, ledger and keys belong here'],
  [/root\.key$/, 'signs the list of trusted keys; take it offline'],
  [/projection\.key$/, 'signs exports of the ledger'],
  [/release\.key$/, 'signs releases'],
  [/ledger\.key$/, 'signs how far the ledger has grown'],
  [/fingerprint\.key$/, 'turns ids into fingerprints, and binds records'],
  [/keys\/README\.txt$/, 'where each key belongs'],
  [/root\.json$/, 'the list of trusted keys; the pin is its digest'],
  [/ledger\.sqlite$/, 'the evidence'],
  [/^origin\/HEAD$/, 'which branch of the remote has the reviewed documents'],
  [/claims\.sh$/, 'the steps of CI'],
  [/publish\.sh$/, 'publishes a release; yours to fill in'],
  [/claims\.yml$/, 'the jobs of CI'],
  [/dependabot\.yml$/, 'proposes newer actions'],
];

/** Says whatever one has to know of a branch before the first record. */
function linesOfBranch(ledger: string, visibility: string | undefined): readonly string[] {
  const name = ledger.slice('branch:'.length);
  return [
    `the ledger is the branch ${name} of origin: git keeps each state of it, so everyone who can read the repository can read everything that was ever recorded, for ever; nothing is erased without rewriting that branch`,
    visibility === undefined
      ? '  nobody here says whether the repository is private: if it is public, or is to be, move the ledger before you record (`claimgate ledger copy`)'
      : `  the repository is ${visibility}: move the ledger before more people can read it (\`claimgate ledger copy\`)`,
  ];
}

function linesOf(
  result: SetupResult,
  plan: SetupPlan,
  { environment }: Host,
  { keys, visibility }: Setup,
): Said {
  const { is_dry_run, deployment, missing, pin, pin_file } = result;
  const done = linesOfSteps(result);
  if (is_dry_run)
    return {
      lines: [`plan for ${deployment} (${plan.resourceUri}); nothing was changed`, ...done],
      next: ['claimgate setup --yes'],
    };
  const lines = [
    `set up: ${deployment} (${plan.resourceUri})`,
    ...done,
    ...(pin === null ? [] : pinLines(pin, pin_file)),
    ...missingLines(missing.filter(({ count }) => count > 0)),
    ...(plan.signers === 1
      ? ['one signature is enough for a trust root; `claimgate trust update` adds people later']
      : []),
    ...(isOnBranch(plan.ledger) ? linesOfBranch(plan.ledger, visibility) : []),
    ...IN_CI[plan.pipeline],
    ...(plan.pipeline !== 'none' && plan.ledger.startsWith('sqlite:') ? SQLITE_IN_CI : []),
    ...(operatorIn(environment) === undefined
      ? [
          'nobody is named here: set CLAIMGATE_OPERATOR=NAME, or pass --operator NAME to what records',
        ]
      : []),
    'read .claimgate/keys/README.txt: it says where each private key belongs',
    ...secretCommands(plan.pipeline, { ledger: ledgerKindOf(plan.ledger), keys, pin }),
  ];
  return {
    lines,
    next: ['git add --all && git commit --message "Set up claimgate"', 'claimgate certify'],
  };
}

function pinLines(pin: string, file: string | null): string[] {
  return [
    `trust pin: ${pin}`,
    '  in CI: set the variable CLAIMGATE_TRUST_PIN to it; it is public, and every branch needs it',
    file === null
      ? `  here: it is not saved; compare it with the person who set the repository up, then run: claimgate trust pin ${pin}`
      : `  here: saved for you in ${file}`,
  ];
}

function linesOfUpdate(result: SetupResult, changes: readonly string[]): Said {
  const isOpen = result.is_dry_run && result.steps.some(({ outcome }) => outcome !== 'unchanged');
  return {
    lines: ['the files for CI, compared with this version', ...linesOfSteps(result), ...changes],
    next: isOpen ? ['claimgate setup --update --yes'] : [],
  };
}

interface SetupPlace {
  readonly directory: string;
  readonly at: number;
  readonly environment: Host['environment'];
  readonly isDryRun: boolean;
  /** Whether only the files for CI are brought to what this version writes. */
  readonly isUpdate: boolean;
}

interface Step {
  readonly path: string;
  readonly isDone: () => boolean | Promise<boolean>;
  /** Nothing, where it can't be made yet. */
  readonly make: () => Promise<FileOutcome['outcome'] | undefined>;
}

const ORIGIN_HEAD = 'refs/remotes/origin/HEAD';

/** Paths that git must never track: keys, the ledger, evidence with its ids, and what runs write at the root. */
const IGNORED = [
  `/${PRIVATE_FOLDER}/`,
  '/evidence/',
  '/projection/',
  '/projections/',
  '/runtime-facts.json',
  '/claimgate-local.xml',
  '/claimgate-live.xml',
  '/*.capsule',
  '/check-verdict.json',
  '/gate-verdict.json',
  '/gate-verdict.intoto.json',
  '/release-manifest.json',
];

/**
 * Sets up everything between an empty repository and the first record of evidence, step by step. What is
 * there and right stays; what differs is refused before anything is written. A run that was killed is
 * finished by the next one.
 */
class Setup {
  readonly #plan: SetupPlan;
  readonly #place: SetupPlace;
  readonly #root: string;
  readonly #configured: Configured;
  readonly #pipeline: ReadonlyMap<string, string>;
  readonly #trustRoot: FirstTrustRoot;
  readonly changes: string[] = [];
  /** Who can read the repository, for a ledger on a branch; nothing where nobody says. */
  visibility: string | undefined;

  private constructor(
    plan: SetupPlan,
    place: SetupPlace,
    configured: Configured,
    pipeline: ReadonlyMap<string, string>,
  ) {
    this.#plan = plan;
    this.#place = place;
    this.#root = configured.folder;
    this.#configured = configured;
    this.#pipeline = pipeline;
    this.#trustRoot = new FirstTrustRoot(configured.folder, plan, place.environment);
  }

  /** Looks at everything that could stand in the way, before anything is written. @throws ClaimgateError */
  static async prepare(plan: SetupPlan, place: SetupPlace): Promise<Setup> {
    const root = repositoryAround(place.directory);
    const { config, isInitial } = await existingConfig(root);
    const wanted = wantedConfig(plan);
    refuseUnfit(plan, wanted);
    if (!isInitial) refuseDifferences(config, wanted);
    const configured = new Configured(root, isInitial ? wanted : config);
    const setup = new Setup(plan, place, configured, await pipelineFiles(root, plan.pipeline));
    const written = [CLAIMS_PATH, trustRootPath(1), ...setup.#pipeline.keys()];
    for (const path of [...setup.#keyPaths(), ...written]) findInWorkTree(root, path);
    await setup.#refuseCommitted();
    await setup.#refuseOtherRoot();
    await setup.#refusePublic();
    return setup;
  }

  async run(): Promise<SetupResult> {
    const { isDryRun } = this.#place;
    const steps: FileOutcome[] = [];
    const { environment } = this.#place;
    const repository = GitRepository.open(this.#root, environment);
    const remote = await repository.userSetting('remote.origin.url');
    for (const { path, isDone, make } of this.#steps(remote !== undefined)) {
      const would = isThere(join(this.#root, path)) ? 'would_change' : 'would_create';
      const outcome = (await isDone()) ? 'unchanged' : isDryRun ? would : await make();
      if (outcome !== undefined) steps.push({ path, outcome });
    }
    const { deployment } = this.#plan;
    return { is_dry_run: isDryRun, deployment, steps, ...(await this.#trustRoot.standing()) };
  }

  /** In this order: nothing secret is there before git ignores it, and nobody signs before the pin is kept. */
  #steps(hasRemote: boolean): readonly Step[] {
    const pipeline = [...this.#pipeline].map(([path, text]) => this.#pipelineStep(path, text));
    if (this.#place.isUpdate) return pipeline;
    const lines = (path: string, added: readonly string[]): Step => ({
      path,
      isDone: async () => (await withLines(this.#root, path, added)) === undefined,
      make: async () => (await addLines(this.#root, path, added)).outcome,
    });
    return [
      lines('.gitignore', this.#ignored()),
      lines(ATTRIBUTES_PATH, [ATTRIBUTES_LINE]),
      this.#file(CLAIMS_PATH, async () => (await createClaims(this.#root)).outcome),
      this.#config(),
      ...(this.#isSetUpElsewhere() ? [] : this.#ownSteps()),
      ...(hasRemote ? [this.#originHead()] : []),
      ...pipeline,
    ];
  }

  /** Creates a file for CI; an update also writes one that this version makes otherwise. */
  #pipelineStep(path: string, text: string): Step {
    const file = join(this.#root, path);
    if (!this.#place.isUpdate || OWN_FILES.includes(path) || !isThere(file))
      return this.#file(path, () => this.#create(path, text));
    return {
      path,
      isDone: async () => {
        const found = await readRegularFile(file, path, MAX_CONFIG_BYTES);
        const lines = changedLines(Buffer.from(found).toString(), text);
        if (lines.length > 0) this.changes.push('', `--- ${path}`, ...lines);
        return lines.length === 0;
      },
      make: async () => {
        await writeFileAtomically(file, text, path);
        return 'changed';
      },
    };
  }

  /** A clone has it, and a repository whose remote was added has not; documents of the default branch count. */
  #originHead(): Step {
    const { environment } = this.#place;
    const repository = GitRepository.open(this.#root, environment);
    return {
      path: 'origin/HEAD',
      isDone: async () => (await repository.commitAt(ORIGIN_HEAD)) !== undefined,
      // Before its first push a remote has none, and a machine may be offline: the gate asks for it then.
      make: async () =>
        (await learnDefaultBranch(this.#root, environment, await defaultBranch(this.#root)))
          ? 'created'
          : undefined,
    };
  }

  #ownSteps(): readonly Step[] {
    const readme = `${this.keys}/README.txt`;
    return [
      ...ROOT_HOLDERS.map((holder) => this.#key(holder)),
      this.#fingerprintKey(),
      this.#file(readme, () => this.#create(readme, KEYS_README)),
      this.#rootStep(),
      this.#ledger(),
    ];
  }

  /** Somebody else made the trust root: keys of this machine would be in no role of it. */
  #isSetUpElsewhere(): boolean {
    return this.#trustRoot.isThere && !isThere(this.#keyFile('root').published.path);
  }

  get keys(): string {
    return this.#configured.config.keys ?? KEYS_FOLDER;
  }

  #file(path: string, make: Step['make']): Step {
    return { path, isDone: () => isThere(join(this.#root, path)), make };
  }

  async #create(path: string, text: string): Promise<FileOutcome['outcome']> {
    makeFolders(this.#root, path.split('/').slice(0, -1).join('/'));
    return (await createUnlessThere(this.#root, path, text)).outcome;
  }

  /** The paths of the keys and of the ledger, from the root: what git must never keep. */
  #keyPaths(): readonly string[] {
    const keys = Object.values(KEY_FILES).map((name) => `${this.keys}/${name}`);
    return [...keys, ...this.#ledgerPaths()];
  }

  #ledgerPaths(): readonly string[] {
    const file = this.#configured.ledgerFile;
    return file ? [file.name] : [];
  }

  /** Returns the default paths to ignore, with those of a ledger or keys elsewhere. */
  #ignored(): readonly string[] {
    const isElsewhere = (path: string) => !path.startsWith(`${PRIVATE_FOLDER}/`);
    const { keys = KEYS_FOLDER } = this.#configured.config;
    return [
      ...IGNORED,
      ...(isElsewhere(keys) ? [`/${keys}/`] : []),
      ...this.#ledgerPaths().flatMap((path) => (isElsewhere(path) ? [`/${path}*`] : [])),
    ];
  }

  /** A key in a commit came with the repository: its maker holds the private half, too. */
  async #refuseCommitted(): Promise<void> {
    const repository = GitRepository.open(this.#root, this.#place.environment);
    const head = await repository.commitAt('HEAD');
    if (head === undefined) return;
    const commit = await CommitTree.open(repository, head);
    const paths = this.#keyPaths().flatMap((path) => [path, `${path}.pub.pem`]);
    const ids = await Promise.all(paths.map((path) => commit.idOfFile(path)));
    refuseKept(paths.filter((_, index) => ids[index] !== undefined));
  }

  /** Asked of git itself, once the lines are written: another file of it could say otherwise. */
  async #refuseUnignored(): Promise<void> {
    const repository = GitRepository.open(this.#root, this.#place.environment);
    const ignored = new Set(await repository.ignored(this.#keyPaths()));
    refuseKept(this.#keyPaths().filter((path) => !ignored.has(path)));
  }

  async #refuseOtherRoot(): Promise<void> {
    const found = (await this.#trustRoot.read())?.document.deployment;
    const { deployment } = this.#plan;
    if (found === undefined || found === deployment) return;
    const details = { file: trustRootPath(1), expected: deployment, found };
    throw new ClaimgateError('setup_differs', details);
  }

  /** Also finds out whether the remote can be reached. @throws ClaimgateError `ledger_branch_public` */
  async #refusePublic(): Promise<void> {
    const { ledger } = this.#plan;
    const { environment, isUpdate } = this.#place;
    if (isUpdate || !isOnBranch(ledger) || this.#isSetUpElsewhere()) return;
    const repository = GitRepository.open(this.#root, environment);
    this.visibility = await visibilityOf(repository, environment);
    if (this.visibility === 'public')
      throw new ClaimgateError('ledger_branch_public', { found: ledger });
    await this.#isOnRemote(ledger);
  }

  #config(): Step {
    const text = `${JSON.stringify(this.#configured.config, null, 2)}\n`;
    const path = join(this.#root, CONFIG_PATH);
    return {
      path: CONFIG_PATH,
      isDone: async () => !(await existingConfig(this.#root)).isInitial,
      make: async () => {
        const { outcome } = await createUnlessThere(this.#root, CONFIG_PATH, text);
        if (outcome === 'created') return outcome;
        await writeFileAtomically(path, text, CONFIG_PATH);
        return 'changed';
      },
    };
  }

  #keyFile(holder: KeyHolder): KeyPairFiles {
    const name = `${this.keys}/${KEY_FILES[holder]}`;
    const path = join(this.#root, name);
    return {
      secret: { path, name },
      published: { path: `${path}.pub.pem`, name: `${name}.pub.pem` },
    };
  }

  /** A public key alone means that its private half is held elsewhere, which is how it should be. */
  #key(holder: (typeof ROOT_HOLDERS)[number]): Step {
    const { secret, published } = this.#keyFile(holder);
    return {
      path: secret.name,
      isDone: () => isThere(published.path),
      make: async () => {
        await this.#refuseUnignored();
        await makePrivateFolder(join(this.#root, this.keys));
        const isNew = !isThere(secret.path);
        if (isNew) await createPrivateKeyFile(secret);
        // Second, so that a public key alone always means that somebody took the private one elsewhere.
        const { publicKey } = await readKey({
          file: secret,
          passphrase: undefined,
          purpose: `the private key of the ${holder} role`,
        });
        await createFile(published.path, publicKey.pem, published.name);
        return isNew ? 'created' : 'changed';
      },
    };
  }

  #fingerprintKey(): Step {
    const { secret } = this.#keyFile('fingerprint');
    return this.#file(secret.name, async () => {
      await readOrCreateFingerprintKey(secret.path);
      return 'created';
    });
  }

  #rootStep(): Step {
    const root = this.#trustRoot;
    return {
      path: trustRootPath(1),
      // One that is there may still need this signature.
      isDone: () => this.#place.isDryRun && root.isThere,
      make: async () => {
        const isNew = !root.isThere;
        const keys = ROOT_HOLDERS.map((holder) => this.#keyFile(holder));
        if (isNew) await root.create(keys, this.#place.at);
        const isSigned = await root.sign(this.#keyFile('root'));
        return isNew ? 'created' : isSigned ? 'changed' : 'unchanged';
      },
    };
  }

  #ledgerPlace(location: string): LedgerPlace {
    const { at, directory, environment } = this.#place;
    return { location, directory, environment, clock: () => at };
  }

  /** @throws ClaimgateError where the remote can't be reached */
  async #isOnRemote(location: string): Promise<boolean> {
    const found = withLedger(this.#ledgerPlace(location), async () => true);
    return (await found.catch(undefinedFor('ledger_missing', 'ledger_outdated'))) === true;
  }

  #ledger(): Step {
    const isHere = isConfigurable(this.#plan.ledger);
    const location = (isHere ? this.#configured.ledger : undefined) ?? this.#plan.ledger;
    const file = isHere ? this.#configured.ledgerFile?.name : undefined;
    const isNew = async () =>
      isOnBranch(location)
        ? !(await this.#isOnRemote(location))
        : file === undefined || !isThere(join(this.#root, file));
    return {
      path: file ?? (isOnBranch(location) ? location : 'the ledger'),
      // One that is there may need migrations.
      isDone: async () => this.#place.isDryRun && !(await isNew()),
      make: async () => {
        const wasNew = await isNew();
        const folder = file?.split('/').slice(0, -1).join('/') ?? '';
        if (folder !== '') makeFolders(this.#root, folder);
        const { deployment, origin } = this.#plan;
        const { applied } = await createLedger({
          ledger: this.#ledgerPlace(location),
          origin,
          deployment,
          key: { environment: this.#place.environment, directory: this.#root },
          at: this.#place.at,
        });
        return applied.length === 0 ? 'unchanged' : wasNew ? 'created' : 'changed';
      },
    };
  }
}

/** @throws ClaimgateError `keys_not_ignored` */
function refuseKept(paths: readonly string[]): void {
  if (paths.length === 0) return;
  const findings = paths.map((file) => finding('keys_not_ignored', { file }));
  throw new ClaimgateError('keys_not_ignored', {}, { findings });
}
