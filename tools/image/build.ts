import { join } from 'node:path';
import { execa } from 'execa';

export interface Image {
  readonly root: string;
  readonly user: string;
  readonly folder: string;
  /** `NAME=VALUE`. */
  readonly environment: readonly string[];
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

interface Inspected {
  readonly Docker: {
    readonly config: {
      readonly User: string;
      readonly WorkingDir: string;
      readonly Env: readonly string[];
      readonly Entrypoint: readonly string[];
      readonly Cmd: readonly string[];
      readonly Healthcheck: { readonly Test: readonly [kind: string, ...words: string[]] };
    };
  };
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Builds a Dockerfile by buildah, with a root folder as the image that it starts from; nothing is pulled. */
export class Builder {
  readonly #store: readonly string[];

  /** @param folder where it keeps its images */
  constructor(folder: string) {
    const places = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
    this.#store = [...places, '--storage-driver', 'vfs'];
  }

  /** Makes an image of that name of a folder. */
  async addBase(name: string, root: string): Promise<void> {
    const container = await this.#buildah('from', 'scratch');
    await this.#buildah('add', '--quiet', container, root, '/');
    await this.#buildah('config', '--env', `PATH=${PATH}`, container);
    await this.#buildah('commit', '--quiet', '--rm', container, `localhost/${name}`);
  }

  /** Builds what is in a folder, and unpacks it. */
  async build(sources: string): Promise<Image> {
    const how = ['--isolation', 'chroot', '--format', 'docker', '--pull-never', '--tag', 'built'];
    await execa('buildah', [...this.#store, 'build', ...how, sources], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const about = await this.#buildah('inspect', '--type', 'image', 'built');
    const { config } = (JSON.parse(about) as Inspected).Docker;
    return {
      root: await this.#buildah('mount', await this.#buildah('from', '--pull-never', 'built')),
      user: config.User,
      folder: config.WorkingDir,
      environment: config.Env,
      command: [...config.Entrypoint, ...config.Cmd],
      healthCheck: config.Healthcheck.Test.slice(1),
    };
  }

  async #buildah(...words: readonly string[]): Promise<string> {
    const { stdout } = await execa('buildah', [...this.#store, ...words]);
    return stdout;
  }
}
