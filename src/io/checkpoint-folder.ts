import { join } from 'node:path';
import { namesInFolder, readRegularFile } from './files.ts';
import { makeOutputFolder } from './output-path.ts';
import { createFile } from './write-files.ts';

/** As long as a signed note can be. */
const MAX_BYTES = 16_384;
const NAME = /^[0-9]{16}\.checkpoint$/;

/** A folder that keeps checkpoints of one ledger: each in a file of its own, none ever replaced. */
export class CheckpointFolder {
  readonly #path: string;
  readonly #name: string;

  /** Makes the folder where its parent is there. @param name what messages call it @throws ClaimgateError */
  constructor({ path, name }: { readonly path: string; readonly name: string }) {
    makeOutputFolder(path, name);
    this.#path = path;
    this.#name = name;
  }

  /** The checkpoint of the greatest size, and its file as messages call it; nothing where there is none. */
  async latest(): Promise<{ readonly text: string; readonly file: string } | undefined> {
    const names = namesInFolder(this.#path, this.#name).filter((name) => NAME.test(name));
    const last = names.at(-1);
    if (last === undefined) return undefined;
    const file = join(this.#name, last);
    const bytes = await readRegularFile(join(this.#path, last), file, MAX_BYTES);
    return { text: Buffer.from(bytes).toString('utf8'), file };
  }

  /** Adds the checkpoint of a size. @returns its file @throws ClaimgateError `file_exists` */
  async add(text: string, size: number): Promise<string> {
    const file = join(this.#name, nameOf(size));
    await createFile(join(this.#path, nameOf(size)), text, file);
    return file;
  }
}

/** With as many digits as a size can have, so that names are in the order of sizes. */
function nameOf(size: number): string {
  return `${String(size).padStart(16, '0')}.checkpoint`;
}
