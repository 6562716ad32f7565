// Next commands as they have to be typed where they are printed: on a laptop, in a colleague's clone, in a pipeline.

import { dirname, join, relative } from 'node:path';
import type { Invocation } from '../cli/invocation.ts';
import { commonOptionsOf } from '../cli/options.ts';
import { refusalOf } from '../documents/error.ts';
import { pathInRepository } from '../documents/products.ts';
import { shell, shellWord } from '../documents/shell.ts';
import { isThere, openForReading, readOpenFile } from '../io/files.ts';
import { entriesOf, findRepositoryRoot, gitFoldersOf } from '../io/git-folder.ts';
import { CLAIMS_PATH } from '../manifest/claims.ts';
import type { Configured } from './configured.ts';
import { isPipeline } from './saved-pins.ts';

/** The steps of CI that `claimgate setup` writes. */
export const CI_SCRIPT = 'ci/claims.sh';

const MAX_GIT_FILE_BYTES = 32 * 1024 * 1024;
const ADD_REMOTE = 'git remote add origin URL';
const NAME_MEMORY = 'git remote set-head origin --auto';
/** Options that say which repository, product and configuration a command is about. */
const WHERE = ['C', 'product', 'config'];

/** A place where commands are typed: a machine, a folder, and the options of a call. */
export class Here {
  readonly #asked: Invocation;
  readonly #configuration: () => Configured;
  readonly #root: string | undefined;

  constructor(asked: Invocation, configuration: () => Configured) {
    this.#asked = asked;
    this.#configuration = configuration;
    this.#root = findRepositoryRoot(asked.directory);
  }

  /** Returns how a command line is typed here; one that was fitted already stays. */
  typed(line: string): string {
    if (/^\(cd |\bgit -C /.test(line)) return line;
    const named = line === NAME_MEMORY ? this.#nameMemory(line) : this.#withRemote(line);
    const parts = named.split(' && ');
    return parts.map((command) => this.#whole(this.#inPlace(command))).join(' && ');
  }

  #whole(command: string): string {
    const fit = this.#withPaths(command);
    if (fit.startsWith('claimgate ')) return this.#withOptions(fit);
    if (fit.startsWith('git '))
      return fit.replace(/^git/, () => `git${this.#asked.args.again('C')}`);
    return fit.startsWith(`sh ${CI_SCRIPT} `) ? this.#fromRoot(fit) : fit;
  }

  /** Only where a ledger is can one export; who has the script also publishes by it, or takes what others published. */
  #inPlace(command: string): string {
    const isPiped = isPipeline(this.#asked.host.environment);
    const [, options] = /^claimgate ledger export((?: .*)?)$/.exec(command) ?? [];
    if (options !== undefined && this.#hasScript) {
      if (!this.#hasLedger) return `sh ${CI_SCRIPT} take`;
      if (!isPiped) return `sh ${CI_SCRIPT} export${options}`;
    }
    if (command === 'claimgate ledger init --help' && this.#hasScript && !this.#hasLedger)
      return `sh ${CI_SCRIPT} take`;
    if (command === 'claimgate setup --files-only') return this.#restoreClaims(command);
    if (isPiped && command.startsWith('git config --global '))
      return command.replace(' --global', '');
    return isPiped
      ? command.replace(/^claimgate trust pin (?=N:)/, 'export CLAIMGATE_TRUST_PIN=')
      : command;
  }

  /** Documents are named from the folder of their product, and typed from where the command runs. */
  #withPaths(command: string): string {
    const [root, { directory }] = [this.#root, this.#asked];
    if (root === undefined) return command;
    return command.replaceAll(/(?<= )provider-certification\/[\w./-]+/g, (path) => {
      const file = join(root, pathInRepository(this.#configured?.product, path));
      return isThere(join(directory, path)) || !isThere(file) ? path : relative(directory, file);
    });
  }

  #withOptions(command: string): string {
    if (/ --help\b/.test(command)) return command;
    const [, name = ''] = /^claimgate ((?:[a-z]+ ?){1,2}(?:--files-only)?)/.exec(command) ?? [];
    const known = commonOptionsOf(name.trim());
    const missing = WHERE.filter(
      (option) => option in known && !command.includes(option === 'C' ? ' -C ' : ` --${option} `),
    );
    const again = this.#asked.args.again(...missing);
    const [own = '', ...started] = command.split(' -- ');
    return [`${own}${again}`, ...started].join(' -- ');
  }

  /** The script runs at the root, and needs the product; its export also needs the configuration. */
  #fromRoot(command: string): string {
    const { args, host } = this.#asked;
    const product = this.#configured?.product?.name;
    const words = [
      command,
      ...(product === undefined || / take\b| --product /.test(command)
        ? []
        : [shell`--product ${product}`]),
    ].join(' ');
    const takesConfig = / export\b/.test(command) && !command.includes(' --config ');
    const typed = takesConfig ? `${words}${args.again('config')}` : words;
    const root = relative(host.directory, this.#root ?? host.directory);
    return root === '' ? typed : `(cd ${shellWord(root)} && ${typed})`;
  }

  /** A push needs a remote to push to. */
  #withRemote(command: string): string {
    if (!command.startsWith('git push ') || this.#hasRemote) return command;
    return `${ADD_REMOTE} && ${command}`;
  }

  get #hasRemote(): boolean {
    const folders = this.#root === undefined ? undefined : gitFoldersOf(this.#root);
    return !folders || textOf(join(folders.common, 'config')).includes('[remote "origin"]');
  }

  /** `git remote set-head` knows only branches that were fetched, of a remote that has some. */
  #nameMemory(command: string): string {
    const folders = this.#root === undefined ? undefined : gitFoldersOf(this.#root);
    if (!folders) return command;
    if (!this.#hasRemote) return [ADD_REMOTE, 'git fetch origin', command].join(' && ');
    if (entriesOf(join(folders.common, 'refs/remotes/origin')).length > 0) return command;
    const isEmpty = isThere(join(folders.own, 'FETCH_HEAD'));
    const first = isEmpty ? 'git push --set-upstream origin HEAD' : 'git fetch origin';
    return [first, command].join(' && ');
  }

  /** A claims file that git has is brought back: an empty one would claim nothing. */
  #restoreClaims(command: string): string {
    const folders = this.#root === undefined ? undefined : gitFoldersOf(this.#root);
    const path = pathInRepository(this.#configured?.product, CLAIMS_PATH);
    if (!folders || !textOf(join(folders.own, 'index')).includes(path)) return command;
    const settings = [join(folders.own, 'config.worktree'), join(folders.common, 'config')];
    return settings.some((file) => /^\s*sparsecheckout\s*=\s*true/im.test(textOf(file)))
      ? shell`git sparse-checkout add ${dirname(path)}`
      : shell`git checkout -- ${`:/${path}`}`;
  }

  get #hasScript(): boolean {
    return this.#root !== undefined && isThere(join(this.#root, CI_SCRIPT));
  }

  get #hasLedger(): boolean {
    const { args, host } = this.#asked;
    if (args.list('ledger').length > 0 || host.environment['CLAIMGATE_LEDGER']) return true;
    const configured = this.#configured;
    // Everybody can fetch a branch; who exports has the keys.
    return (
      configured?.hasLedgerHere === true &&
      (configured.ledgerFile !== undefined || configured.keysHere().length > 0)
    );
  }

  get #configured(): Configured | undefined {
    try {
      return this.#configuration();
    } catch (error) {
      // It is refused for another reason, which the report names.
      refusalOf(error);
      return undefined;
    }
  }
}

/** The text of a file of git, byte for byte; none of one that can't be read, or is larger than any that is looked into. */
function textOf(path: string): string {
  try {
    const bytes = readOpenFile(openForReading(path, path), path, MAX_GIT_FILE_BYTES);
    return Buffer.from(bytes).toString('latin1');
  } catch (error) {
    refusalOf(error);
    return '';
  }
}
