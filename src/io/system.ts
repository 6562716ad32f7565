import { arch, release, type } from 'node:os';
import { versions } from 'node:process';

/** What this runs on. */
export interface SystemFacts {
  /** Version of Node.js. */
  readonly node: string;
  /** Name and version of the operating system. */
  readonly os: string;
  readonly arch: string;
}

export function systemFacts(): SystemFacts {
  return { node: versions.node, os: `${type()} ${release()}`, arch: arch() };
}
