import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import type { RuntimeFacts } from '../../src/documents/index.ts';
import { replaceMadeUp } from '../own-evidence.ts';
import { claimgateOnPath } from '../claimgate-on-path.ts';
import { copyFolder } from '../copy.ts';

/** Where somebody reads a refusal: with the ledger and the keys, in a fresh clone, or on a runner without a home. */
export type Place = 'laptop' | 'colleague' | 'runner';

export const PLACES: readonly Place[] = ['laptop', 'colleague', 'runner'];

/** The result of one typed line. */
export interface Typed {
  readonly line: string;
  readonly text: string;
  readonly exitCode: number;
}

const CHECKS = [
  'connect',
  'authorization',
  'publish_immediate',
  'final_result',
  'refresh',
  'revoke',
];

/** Writes the results of a test run that begins now, as a person's test tool does. */
const RUN_TESTS = `cat > tests.sh <<'TESTS'
{ printf '<testsuites><testsuite name="live" timestamp="%s">' "$(date -u +%Y-%m-%dT%H:%M:%SZ)"
for name in ${CHECKS.join(' ')}; do printf '<testcase name="%s"><properties><property name="external_result" value="post-%s"/></properties></testcase>' "$name" "$$"; done
printf '</testsuite></testsuites>\\n'; } > "$1"
TESTS
`;

/**
 * A repository as `claimgate setup` leaves it, with one claim that is allowed everywhere: on the laptop of the
 * person who set it up, in a colleague's fresh clone, and on a runner of CI.
 */
export class Places {
  /** Always the same folder: a saved pin is for one place. */
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'claimgate-places-')));
  readonly #kept = mkdtempSync(join(tmpdir(), 'claimgate-places-kept-'));
  pin = '';
  /** The account of the facts. */
  account = '';

  static async create(): Promise<Places> {
    const places = new Places();
    process.on('exit', () => places.remove());
    await places.#make();
    copyFolder(places.folder, places.#kept);
    return places;
  }

  /** Puts everything back as it was made. */
  reset(): void {
    rmSync(this.folder, { recursive: true, force: true });
    copyFolder(this.#kept, this.folder);
  }

  remove(): void {
    for (const folder of [this.folder, this.#kept])
      rmSync(folder, { recursive: true, force: true });
  }

  path(place: Place, name = ''): string {
    return join(this.folder, place, name);
  }

  read(place: Place, name: string): string {
    return readFileSync(this.path(place, name), 'utf8');
  }

  write(place: Place, name: string, content: string): void {
    mkdirSync(dirname(this.path(place, name)), { recursive: true });
    writeFileSync(this.path(place, name), content);
  }

  /** Types a line into the shell of a place, as of an instant, by default now. */
  async type(place: Place, line: string, at?: number): Promise<Typed> {
    const { exitCode, all } = await execa('bash', ['--norc', '-uc', line], {
      stdin: 'ignore',
      cwd: this.path(place),
      env: this.#environment(place, at),
      extendEnv: false,
      all: true,
      reject: false,
    });
    return { line, text: all, exitCode: exitCode ?? 3 };
  }

  /** Types lines that have to succeed. */
  async do(place: Place, ...lines: readonly string[]): Promise<string> {
    let said = '';
    for (const line of lines) {
      const { exitCode, text } = await this.type(place, line);
      if (exitCode !== 0) throw new Error(`${place}: ${line}\n${text}`);
      said = text;
    }
    return said;
  }

  #environment(place: Place, at: number | undefined): Record<string, string> {
    const runner = { CI: 'true', ...(this.pin === '' ? {} : { CLAIMGATE_TRUST_PIN: this.pin }) };
    return {
      PATH: `${join(this.folder, 'bin')}:${process.env['PATH'] ?? ''}`,
      TZ: 'UTC',
      ...(at === undefined ? {} : { PLAYED_AT: String(at) }),
      ...(place === 'runner' ? runner : { HOME: join(this.folder, `${place}-home`), USER: place }),
    };
  }

  async #make(): Promise<void> {
    await this.#install();
    for (const place of PLACES.slice(0, 2))
      this.write(place, `../${place}-home/.gitconfig`, GITCONFIG);
    this.write('laptop', 'package.json', '{"name":"shop","private":true}\n');
    this.write('laptop', '.gitignore', '*.xml\n/tests.sh\n');
    await this.do('laptop', 'git init --quiet && git add --all && git commit -qm Begin');
    const said = await this.do('laptop', 'claimgate setup --yes --ci shell');
    this.pin = /^trust pin: (\S+)$/m.exec(said)?.[1] ?? '';
    this.write('laptop', 'ci/publish.sh', '#!/bin/sh\necho published "$1"\n');
    await this.do('laptop', RUN_TESTS, 'claimgate example evidence --provider pinterest');
    this.#replaceExamples();
    const run = 'claimgate ledger append run --exit-status 0 --scope pins:read --scope pins:write';
    await this.do(
      'laptop',
      'rm evidence/*run*',
      'claimgate ledger append evidence',
      'git add --all && git commit -qm "Claim what is certified"',
      'sh tests.sh local.xml && sh tests.sh live.xml',
      `${run} --side local --from-junit local.xml`,
      `${run} --side live --from-junit live.xml --account-reference ${this.account}`,
      'git init --quiet --bare ../origin.git',
      'git remote add origin ../origin.git && git push --quiet -u origin main && git remote set-head origin --auto',
      'sh ci/claims.sh export',
    );
    await this.do('laptop', 'claimgate check');
    await this.clone('colleague');
    await this.clone('runner');
  }

  /** Makes a fresh clone in a place. */
  async clone(place: Place, options = ''): Promise<void> {
    rmSync(this.path(place), { recursive: true, force: true });
    await this.do('laptop', `git clone --quiet ${options} "file://$PWD/../origin.git" ../${place}`);
  }

  /** The programs of a machine: the stand-in for the built one, and npm as it starts it. */
  async #install(): Promise<void> {
    const claimgate = join(await claimgateOnPath(), 'claimgate');
    const programs = {
      claimgate: `exec '${claimgate}' "$@"`,
      npx: `while [ "$1" != claimgate ]; do shift; done; shift; exec '${claimgate}' "$@"`,
      npm: '[ "$1" = ci ]',
    };
    mkdirSync(join(this.folder, 'bin'), { recursive: true });
    for (const [name, script] of Object.entries(programs)) {
      const path = join(this.folder, 'bin', name);
      writeFileSync(path, `#!/bin/bash\n${script}\n`);
      chmodSync(path, 0o755);
    }
  }

  #replaceExamples(): void {
    replaceMadeUp(this.path('laptop'));
    for (const name of ['approval', 'control']) {
      const file = `evidence/pinterest.${name}.json`;
      const { origin: _example, ...own } = JSON.parse(this.read('laptop', file)) as {
        origin: object;
      };
      this.write('laptop', file, JSON.stringify(own));
    }
    this.reportFacts();
    const facts = JSON.parse(this.read('laptop', 'runtime-facts.json')) as RuntimeFacts;
    this.account = facts.accounts[0]?.account_reference ?? '';
  }

  /** Lets the service report its facts, as of an instant. */
  reportFacts(at = Date.now()): void {
    const facts = JSON.parse(this.read('laptop', 'runtime-facts.json')) as RuntimeFacts;
    const own = {
      ...facts,
      generated_at: new Date(at).toISOString().replace(/\.\d+Z$/, 'Z'),
      origin: { kind: 'service' },
    };
    this.write('laptop', 'runtime-facts.json', JSON.stringify(own));
  }
}

const GITCONFIG = '[user]\nname = Ada\nemail = ada@example.org\n[init]\ndefaultBranch = main\n';

const ROTATION = {
  schema_version: 1,
  roles: { status: { keys: ['status.key.pub.pem'], threshold: 1 } },
  limits: {
    max_projection_hours: 24,
    max_facts_minutes: 60,
    max_clock_skew_seconds: 60,
    max_status_hours: 6,
  },
};

/** The commands that add the role `status`, and leave the new trust root in the work tree. */
export const STATUS_ROLE: readonly string[] = [
  'claimgate key generate --out status.key --no-passphrase && echo status.key >> .gitignore',
  `echo '${JSON.stringify(ROTATION)}' > status-role.json`,
  'claimgate trust update --from status-role.json',
  'claimgate sign provider-certification/trust/2.root.json --key .claimgate/keys/root.key',
];
