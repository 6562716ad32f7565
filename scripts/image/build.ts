import { cp, mkdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';
import { execa } from 'execa';

/** What a container starts with, as the last stage of a Dockerfile says. */
export interface Image {
  readonly root: string;
  readonly user: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

interface Stage {
  readonly root: string;
  folder: string;
  user: string;
  environment: Record<string, string>;
  entrypoint: readonly string[];
  command: readonly string[];
  healthCheck: readonly string[];
}

/** Does what a Dockerfile says, each stage in a copy of `base`, every `RUN` as it is written. */
export async function buildImage(
  dockerfile: string,
  sources: string,
  base: string,
  folder: string,
): Promise<Image> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    console.log(`${instruction.getKeyword()} ${textOf(instruction)}`);
    if (instruction.getKeyword() === 'FROM') {
      stage = await newStage(base, join(folder, `stage-${stages.size}`));
      stages.set(wordsOf(instruction)[2] ?? String(stages.size), stage);
    } else if (stage) await follow(instruction, stage, stages, sources);
  }
  if (!stage) throw new Error('a Dockerfile begins with FROM');
  const { entrypoint, command, ...rest } = stage;
  return { ...rest, command: [...entrypoint, ...command] };
}

async function newStage(base: string, root: string): Promise<Stage> {
  await execa('cp', ['--archive', '--reflink=auto', base, root]);
  const nothing = { environment: {}, entrypoint: [], command: [], healthCheck: [] };
  return { root, folder: '/', user: '0:0', ...nothing };
}

async function follow(
  instruction: Instruction,
  stage: Stage,
  stages: ReadonlyMap<string, Stage>,
  sources: string,
): Promise<void> {
  const keyword = instruction.getKeyword();
  const text = textOf(instruction);
  if (keyword === 'RUN') await runIn(stage, text);
  else if (instruction instanceof Copy) await copyInto(stage, instruction, stages, sources);
  else if (keyword === 'WORKDIR') {
    stage.folder = posix.resolve(stage.folder, text);
    await mkdir(join(stage.root, stage.folder), { recursive: true });
  } else if (keyword === 'USER') stage.user = text;
  else if (keyword === 'ENV')
    for (const word of text.split(/\s+/)) {
      const [name = '', value = ''] = word.split(/=(.*)/s);
      stage.environment[name] = value;
    }
  else if (keyword === 'ENTRYPOINT') stage.entrypoint = execForm(text);
  else if (keyword === 'CMD') stage.command = execForm(text);
  else if (keyword === 'HEALTHCHECK') stage.healthCheck = execForm(text.replace(/^.*?CMD /s, ''));
  else if (keyword !== 'EXPOSE' && keyword !== 'STOPSIGNAL')
    throw new Error(`${keyword} is not known here`);
}

/** By the shell of the image, with a /proc, as root: no stage here changes its user before its last RUN. */
async function runIn({ root, folder, user, environment }: Stage, command: string): Promise<void> {
  if (user !== '0:0') throw new Error('RUN after USER is not known here');
  const settings = Object.entries({ ...SYSTEM, ...environment }).map((pair) => pair.join('='));
  const spaces = ['--mount', '--pid', '--fork', '--kill-child', '--root', root, '--mount-proc'];
  const words = [...spaces, 'env', '-i', '-C', folder, ...settings, '/bin/sh', '-ec', command];
  await execa('unshare', words, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** What a container has by itself, and where npm finds this machine's authorities. */
export const SYSTEM = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  npm_config_globalconfig: '/usr/etc/npmrc',
  NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
};

async function copyInto(
  stage: Stage,
  instruction: Copy,
  stages: ReadonlyMap<string, Stage>,
  sources: string,
): Promise<void> {
  const from = instruction.getFromFlag()?.getValue();
  const origin = from ? stages.get(from)?.root : sources;
  if (origin === undefined) throw new Error(`no stage is named ${from}`);
  const words = wordsOf(instruction);
  const last = words.pop() ?? '';
  const target = join(stage.root, posix.resolve(stage.folder, last));
  for (const path of words) {
    const end = last.endsWith('/') ? join(target, path) : target;
    await cp(join(origin, path), end, { recursive: true, verbatimSymlinks: true });
  }
}

function textOf(instruction: Instruction): string {
  return instruction.getArgumentsContent() ?? '';
}

function wordsOf(instruction: Instruction): string[] {
  return textOf(instruction).split(/\s+/);
}

function execForm(text: string): string[] {
  const words: unknown = JSON.parse(text);
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    throw new Error(`not the exec form: ${text}`);
  return words;
}
