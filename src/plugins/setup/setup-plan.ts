import { basename, join } from 'node:path';
import type { Config, PipelineSystem, SetupAnswers } from '../../documents/index.ts';
import { document as answers } from '../../documents/generated/setup-answers.validator.js';
import { demand, refusalOf, ClaimgateError, finding } from '../../documents/findings.ts';
import { shell } from '../../documents/shell.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, parseConfig } from '../../documents/config.ts';
import { readFileIfThere, readRegularFile } from '../../io/files.ts';
import { findRepositoryRoot } from '../../io/git-folder.ts';
import { GitRepository } from '../../io/git-repository.ts';
import { checkShape, readJson, type Shape } from '../../documents/json.ts';
import { branchIn } from '../../cli/evidence/branch-ledger.ts';
import { parseLocation } from '../../ledger/open.ts';
import { isNoteName } from '../../trust/checkpoint.ts';
import type { Host } from '../../cli/host.ts';
import type { NamedFile } from '../../cli/named-file.ts';
import { foundPipeline } from './setup-pipelines.ts';
import { existingConfig } from '../../repository/configured.ts';

export interface SetupPlan {
  readonly deployment: string;
  /** The product that is released, as a URI without version. */
  readonly resourceUri: string;
  /** `sqlite:PATH` from the root of the repository, `branch:NAME`, or a database, which the configuration never names. */
  readonly ledger: string;
  readonly origin: string;
  readonly signers: number;
  readonly rootKeys: readonly NamedFile[];
  readonly pipeline: PipelineSystem;
}

/** The folder that git ignores. */
export const PRIVATE_FOLDER = '.claimgate';
/** Where a ledger lies unless somebody says another place. */
export const LEDGER_FILE = `${PRIVATE_FOLDER}/ledger.sqlite`;
export const KEYS_FOLDER = `${PRIVATE_FOLDER}/keys`;
const MAX_PACKAGE_BYTES = 1024 * 1024;

export async function defaultPlan(
  directory: string,
  environment: Host['environment'],
  named?: string,
): Promise<SetupPlan> {
  const root = repositoryAround(directory);
  const { config } = await existingConfig(root);
  const held = await packageIn(root);
  const deployment = named ?? config.deployment ?? slugOf(held?.name ?? basename(root));
  return {
    deployment,
    resourceUri: config.resource_uri ?? held?.uri ?? `pkg:generic/${deployment}`,
    ledger: config.ledger ?? `sqlite:${LEDGER_FILE}`,
    origin: `claimgate/${deployment}`,
    signers: 1,
    rootKeys: [],
    pipeline: await foundPipeline(GitRepository.open(root, environment)),
  };
}

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

interface Package {
  /** As people call it. */
  readonly name: string;
  /** The package URL, without a version. */
  readonly uri: string;
}

/** Files that name the package of a repository: how its name is found in them, and its type of package URL. */
const PACKAGES: readonly (readonly [file: string, name: RegExp, type: string])[] = [
  ['package.json', /"name"\s*:\s*"((?:@[a-z0-9._-]+\/)?[a-z0-9._-]+)"/, 'npm'],
  ['pyproject.toml', /^\[project\][^[]*?^name\s*=\s*["']([A-Za-z0-9._-]+)["']/m, 'pypi'],
  ['go.mod', /^module\s+([\w./~-]+)\s*$/m, 'golang'],
  ['Cargo.toml', /^\[package\][^[]*?^name\s*=\s*"([A-Za-z0-9_-]+)"/m, 'cargo'],
];

/** The package that a repository holds, by the first file that names one. */
async function packageIn(root: string): Promise<Package | undefined> {
  for (const [file, form, type] of PACKAGES) {
    const bytes = await readFileIfThere(join(root, file), file, MAX_PACKAGE_BYTES);
    const [, name] = form.exec(Buffer.from(bytes ?? []).toString('utf8')) ?? [];
    if (name === undefined) continue;
    // A package URL of PyPI has a name in one of its many spellings.
    const spelt = type === 'pypi' ? name.toLowerCase().replaceAll(/[._]/g, '-') : name;
    return { name: name.replace(/^.*\//, ''), uri: `pkg:${type}/${spelt.replace('@', '%40')}` };
  }
  return undefined;
}

/** The root of the repository around a folder. @throws ClaimgateError `git_required` */
export function repositoryAround(directory: string): string {
  const root = findRepositoryRoot(directory);
  if (root !== undefined) return root;
  throw new ClaimgateError('git_required', { next: 'git init' });
}

export function wantedConfig({ deployment, resourceUri, ledger }: SetupPlan): Config {
  return {
    schema_version: 1,
    deployment,
    resource_uri: resourceUri,
    ...(isConfigurable(ledger) ? { ledger } : {}),
    projection: 'projection',
    keys: KEYS_FOLDER,
  };
}

/** The ledger that `--ledger branch` means. */
export const LEDGER_BRANCH = 'branch:claimgate-ledger';

/** The address of a database holds a password, and a path elsewhere is of this machine alone. */
export function isConfigurable(ledger: string): boolean {
  if (isOnBranch(ledger)) return true;
  const path = ledger.replace(/^sqlite:/, '');
  return path !== ledger && !path.startsWith('/') && !path.split('/').includes('..');
}

export function isOnBranch(ledger: string): boolean {
  return ledger.startsWith('branch:');
}

/** The options that members of the configuration come from. */
const OPTIONS: Readonly<Record<string, string>> = {
  '/deployment': 'deployment',
  '/resource_uri': 'resource-uri',
  '/ledger': 'ledger',
};

/** Refuses an answer that a later step could not use, before anything is made. @throws ClaimgateError */
export function refuseUnfit({ ledger, origin }: SetupPlan, wanted: Config): void {
  if (branchIn(ledger) === undefined) parseLocation(ledger);
  const refuse = (option: string, found: string | undefined, expected: string | undefined) =>
    finding('usage', {
      found: `${found} for --${option}`,
      ...(expected === undefined ? {} : { expected }),
    });
  const findings = isNoteName(origin)
    ? []
    : [
        refuse(
          'origin',
          JSON.stringify(origin),
          'a name without spaces or +, such as claimgate/hosted-eu',
        ),
      ];
  try {
    parseConfig(Buffer.from(JSON.stringify(wanted)), 'the answers');
  } catch (error) {
    const { findings: unfit } = refusalOf(error);
    for (const { pointer = '', found, expected } of unfit)
      findings.push(refuse(OPTIONS[pointer] ?? pointer, found, expected));
  }
  if (findings.length > 0) throw new ClaimgateError('usage', {}, { findings });
}

const CHOSEN = ['deployment', 'resource_uri', 'ledger'] as const;
const NAMED = ['projection', 'keys'] as const;

/** @throws ClaimgateError `setup_differs` with every member that is missing, or says something else */
export function refuseDifferences(config: Config, wanted: Config): void {
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
      // Another address alone would begin a second ledger.
      ...(name === 'ledger' && config.ledger !== undefined
        ? { next: shell`claimgate ledger copy --to ${wanted.ledger ?? ''}` }
        : {}),
    }),
  );
  throw new ClaimgateError('setup_differs', {}, { findings });
}
