import type { HostileRepository } from './repository.ts';

/** The commands that every repository goes through, in the order of {@link HostileCase.ends}. */
export const COMMANDS = [
  'check',
  'manifest create',
  'manifest verify',
  'verdict require',
  'exec',
  'audit',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** One repository with one thing wrong. */
export interface HostileCase {
  readonly name: string;
  readonly bend: (repository: HostileRepository) => void;
  /**
   * How each command of `COMMANDS` ends: `y` a yes, `d` exit code 0 that lets no release through, `1` a no,
   * `2` could not judge, `n` either of these two.
   */
  readonly ends: string;
  /** Why an allowed answer is right although something is wrong. */
  readonly harmless?: string;
  /** The value of `--ref`. */
  readonly ref?: string;
  /** The value of `--memory`. */
  readonly memory?: string;
  /** The projection is older than the recorded release: a replay, which is refused in the good repository. */
  readonly older?: true;
  readonly says?: RegExp;
  /** The program gives up on git after seconds of silence. */
  readonly waits?: true;
  /** Close to another one, or slow because it is large: left to `npm run trials -- hostile`. */
  readonly rare?: boolean;
  /** Only root can give files to another user. */
  readonly needsRoot?: true;
  /** Not all commands: one that starts a program by the same hostile PATH is the caller's own affair. */
  readonly commands?: readonly CommandName[];
}
