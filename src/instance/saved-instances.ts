import { readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ClaimgateError, undefinedFor } from '../documents/findings.ts';
import type { InstanceProfile } from '../documents/index.ts';
import { isSlug, checkShape, readJson, type Shape } from '../documents/json.ts';
import { asFileError, readFileIfThere } from '../io/files.ts';
import { errnoOf } from '../documents/thrown.ts';
import { removeFile, writeFileAtomically, createFile } from '../io/write-files.ts';
import { makePrivate, makePrivateFolder } from '../io/private-files.ts';
import { document } from '../documents/generated/instance-profile.validator.js';
import { baseUrlOf } from './endpoint.ts';

const OWNER_ONLY = 0o600;
const SUFFIX = '.json';

/** One file for each instance, and one that names the active: programs that run at once lose nothing of each other. */
export class SavedInstances {
  readonly folder: string;

  /** @param folder of the settings of this user */
  constructor(folder: string) {
    this.folder = folder;
  }

  get #profiles(): string {
    return join(this.folder, 'instances');
  }

  get #active(): string {
    return join(this.folder, 'active-instance');
  }

  pathOf(name: string): string {
    return join(this.#profiles, name + SUFFIX);
  }

  async names(): Promise<readonly string[]> {
    await this.#repair();
    const files = await readdir(this.#profiles).catch((cause: unknown) => {
      if (errnoOf(cause) === 'ENOENT') return [];
      throw asFileError(cause, this.#profiles, 'file_unreadable');
    });
    return files
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => file.slice(0, -SUFFIX.length))
      .filter(isSlug)
      .sort();
  }

  /** @throws ClaimgateError `instance_unknown`, `profile_invalid` */
  async read(name: string): Promise<InstanceProfile> {
    await this.#repair();
    const path = this.pathOf(name);
    await makePrivate(path);
    const bytes = await readFileIfThere(path, path, MAX_PROFILE_BYTES);
    if (!bytes) throw new ClaimgateError('instance_unknown', { found: name });
    return parseProfile(bytes, path);
  }

  /** Saves a new instance; the first one becomes the active one. @throws ClaimgateError `instance_exists` */
  async add(name: string, profile: InstanceProfile): Promise<void> {
    await makePrivateFolder(this.folder);
    await makePrivateFolder(this.#profiles);
    if (!(await isCreated(this.pathOf(name), profileText(profile))))
      throw new ClaimgateError('instance_exists', { found: name });
    await isCreated(this.#active, `${name}\n`);
  }

  /** The name of the active instance, where one was chosen; it may be gone since. */
  async active(): Promise<string | undefined> {
    await this.#repair();
    await makePrivate(this.#active);
    const bytes = await readFileIfThere(this.#active, this.#active, MAX_PROFILE_BYTES);
    if (!bytes) return undefined;
    const name = Buffer.from(bytes).toString('utf8').trimEnd();
    if (isSlug(name)) return name;
    throw new ClaimgateError('profile_invalid', { file: this.#active, found: 'no name' });
  }

  async use(name: string): Promise<void> {
    await this.#repair();
    await writeFileAtomically(this.#active, `${name}\n`, this.#active, OWNER_ONLY);
  }

  /** Removes an instance, whatever its file holds. @throws ClaimgateError `instance_unknown` */
  async remove(name: string): Promise<void> {
    await this.#repair();
    const isActive = (await this.active().catch(() => undefined)) === name;
    await unlink(this.pathOf(name)).catch((cause: unknown) => {
      if (errnoOf(cause) === 'ENOENT')
        throw new ClaimgateError('instance_unknown', { found: name });
      throw asFileError(cause, this.pathOf(name), 'file_unwritable');
    });
    if (isActive) await removeFile(this.#active);
  }

  async #repair(): Promise<void> {
    await makePrivate(this.folder);
    await makePrivate(this.#profiles);
  }
}

/** Creates a file, unless there is one. @returns whether it did */
async function isCreated(path: string, text: string): Promise<boolean> {
  const creating = createFile(path, text, path, OWNER_ONLY).then(() => true);
  return (await creating.catch(undefinedFor('file_exists'))) ?? false;
}

const PROFILE: Shape<InstanceProfile> = { document };

const MAX_PROFILE_BYTES = 16 * 1024;

/** A name is a safe file name, the same in any case. @throws ClaimgateError `instance_name_invalid` */
export function requireInstanceName(text: string): string {
  if (isSlug(text)) return text;
  throw new ClaimgateError('instance_name_invalid', { found: text });
}

/** Reads the file of a saved instance. @throws ClaimgateError `profile_invalid` with every fault */
export function parseProfile(bytes: Uint8Array, file: string): InstanceProfile {
  const reading = readJson(bytes, { file, maxBytes: MAX_PROFILE_BYTES });
  const shaped = checkShape(PROFILE, reading);
  if (shaped.ok && isBase(shaped.value.url)) return shaped.value;
  const faults = shaped.ok ? [] : shaped.findings.map(({ code }) => code);
  throw new ClaimgateError('profile_invalid', {
    file,
    found: faults.length === 0 ? 'no base URL' : faults.join(', '),
  });
}

export function profileText(profile: InstanceProfile): string {
  return `${JSON.stringify(profile, null, 2)}\n`;
}

function isBase(url: string): boolean {
  try {
    return baseUrlOf(url) === url;
  } catch {
    return false;
  }
}
