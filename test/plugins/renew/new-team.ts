import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';
import { execa } from 'execa';
import { runHere, type Outcome } from '../../cli/world.ts';
import { claimgateOnPath } from '../../claimgate-on-path.ts';
import { REPRODUCIBLE_GIT } from '../../repositories.ts';
import { KINDS } from '../../test-results/corpus.ts';

/** The tests of a team that never heard of claimgate, but for the provider's answers. */
export function testsOf(names: readonly string[]): string {
  const answered = names.map((name) => {
    const kind = KINDS.find((one) => name === one && /publish|final/.test(one));
    const line = kind === undefined ? '' : `answer('${kind}');`;
    return `test('${name}', () => { ${line} });`;
  });
  return `import { test } from 'node:test';
import { appendFileSync, existsSync } from 'node:fs';
const answer = (kind) => {
  const file = process.env.CLAIMGATE_ANSWERS;
  if (file) appendFileSync(file, kind + '=post-1\\n');
};
if (existsSync('edited')) throw new Error('an edited tree');
${answered.join('\n')}
`;
}

/** A repository with two test commands, and nothing else that claimgate needs. */
export class NewTeam {
  readonly home = mkdtempSync(join(tmpdir(), 'claimgate-team-'));
  directory = join(this.home, 'product');
  readonly environment: Record<string, string> = {
    PATH: REPRODUCIBLE_GIT['PATH'] ?? '',
    HOME: this.home,
    XDG_CONFIG_HOME: join(this.home, 'config'),
    USER: 'ada',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.org',
  };

  /** The clock of the program, in milliseconds; that of the machine without it. */
  at: number | undefined;

  static async create(t: TestContext, tests: readonly string[] = KINDS): Promise<NewTeam> {
    const team = new NewTeam();
    t.after(() => rmSync(team.home, { recursive: true, force: true }));
    team.environment['PATH'] = `${await claimgateOnPath()}:${team.environment['PATH']}`;
    mkdirSync(join(team.home, 'config'), { mode: 0o700 });
    team.write('local.mjs', testsOf(tests));
    team.write('live.mjs', testsOf(tests));
    for (const name of ['app', 'account'])
      writeFileSync(join(team.home, name), `${name} of the team\n`);
    await team.shell('git init -q -b main && git add -A && git commit -qm Begin');
    return team;
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.directory, path)), { recursive: true });
    writeFileSync(join(this.directory, path), text);
  }

  read(path: string): string {
    return readFileSync(join(this.directory, path), 'utf8');
  }

  async shell(command: string): Promise<string> {
    const env = { ...REPRODUCIBLE_GIT };
    const { stdout } = await execa('sh', ['-ec', command], {
      cwd: this.directory,
      extendEnv: false,
      env,
    });
    return stdout;
  }

  /** Runs the program, which must end with the code. @param answers what the person types, one for each question */
  async run(
    expected: number,
    line: string,
    answers?: readonly string[],
    stdin?: AsyncIterable<Uint8Array>,
  ): Promise<Outcome & { readonly asked: readonly string[] }> {
    const { at, directory } = this;
    // The steps of CI start the program again.
    const played = at === undefined ? {} : { PLAYED_AT: String(at) };
    const environment = { ...this.environment, ...played };
    const asked: string[] = [];
    const ask =
      answers &&
      (async (question: string) => {
        asked.push(question);
        return answers[asked.length - 1];
      });
    const words = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
    const clock = () => at ?? Date.now();
    const outcome = await runHere(words, {
      clock,
      directory,
      environment,
      ...(ask && { ask }),
      ...(stdin && { stdin }),
    });
    assert.equal(
      outcome.exitCode,
      expected,
      `claimgate ${line}\n${outcome.stdout}${outcome.stderr}`,
    );
    return { ...outcome, asked };
  }

  /** Another person of the team, in a clone. */
  in(directory: string, environment: Readonly<Record<string, string>>): NewTeam {
    const other: NewTeam = Object.create(NewTeam.prototype) as NewTeam;
    return Object.assign(other, this, {
      directory,
      environment: { ...this.environment, ...environment },
    });
  }

  /** The fingerprints of the app and the account that {@link SAID} names. */
  async fingerprints(): Promise<{ readonly app: string; readonly account: string }> {
    const of = async (field: string, name: string) => {
      const stdin = (async function* () {
        yield Buffer.from(`${name} of the team\n`);
      })();
      return (await this.run(0, `digest --id ${field}`, undefined, stdin)).stdout.trim();
    };
    return { app: await of('app', 'app'), account: await of('account_reference', 'account') };
  }
}

/** Everything that the interview asks for, as options. */
export const SAID = [
  '--provider pinterest --profile image-pin',
  '--local "node --test local.mjs" --live "node --test live.mjs"',
  '--app ../app --account ../account --review none',
].join(' ');
