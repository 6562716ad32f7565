// The tools that results files are known to be of, and what each of them does that its file can't show.

/** What is seen of a file that tells which tool wrote it. */
export interface ToolTraits {
  root?: Readonly<Record<string, string>>;
  /** Attributes of the first suites in it. */
  readonly suites: Readonly<Record<string, string>>[];
  caseClass?: string | undefined;
  isGo?: boolean;
  countsInComments?: boolean;
}

/** What a tool writes of every test that ran: an attribute `status`, or output. */
export type Proof = 'status' | 'output';

interface Tool {
  readonly name: string;
  readonly wrote: (traits: ToolTraits) => boolean;
  /** What a test that was only listed, or has no steps, lacks. */
  readonly proof?: Proof;
  /** What ends green there although something did not pass, and neither file nor exit status shows it. */
  readonly hides?: string;
}

const named = (name: string) => (traits: ToolTraits) =>
  traits.root?.['name'] === name || traits.suites[0]?.['name'] === name;

const TOOLS: readonly Tool[] = [
  { name: 'vitest', wrote: named('vitest tests') },
  { name: 'Jest', wrote: named('jest tests') },
  { name: 'Bun', wrote: named('bun test') },
  { name: 'Deno', wrote: named('deno test') },
  { name: 'pytest', wrote: named('pytest') },
  { name: 'GoogleTest', wrote: named('AllTests'), proof: 'status' },
  { name: 'Catch2', wrote: ({ suites }) => suites[0]?.['hostname'] === 'tbd' },
  { name: 'doctest', wrote: named('doctest') },
  { name: 'Mocha', wrote: named('Mocha Tests') },
  {
    name: 'tap-junit',
    wrote: named('Tap-Junit'),
    hides: 'a test that is known to fail (`test.failing` of AVA) is written as passed',
  },
  {
    name: 'JUnit console',
    wrote: named('JUnit Jupiter'),
    hides: 'a test factory that makes no test is written as one that passed',
  },
  { name: 'Cucumber', wrote: named('Cucumber'), proof: 'output' },
  { name: 'gotestsum', wrote: ({ isGo }) => isGo === true },
  {
    name: 'node:test',
    wrote: ({ countsInComments }) => countsInComments === true,
    hides: 'a failing `after` hook of a suite is not written, and Node.js 22 ends with 0',
  },
  {
    name: 'CTest',
    wrote: ({ root }) =>
      root?.['name'] === '(empty)' ||
      ('disabled' in (root ?? {}) && 'hostname' in (root ?? {}) && root?.['time'] === '0'),
    hides: 'a test with WILL_FAIL that fails is written as passed',
  },
  {
    name: 'Newman',
    wrote: ({ root, suites }) =>
      root !== undefined &&
      !('failures' in root) &&
      'tests' in root &&
      suites.length > 0 &&
      suites.every(
        ({ id = '', timestamp }) => /^[0-9a-f-]{36}$/.test(id) && timestamp !== undefined,
      ),
    hides: 'an assertion that is skipped (`pm.test.skip`) is written as passed',
  },
];

export function toolOf(traits: ToolTraits): string | null {
  return TOOLS.find(({ wrote }) => wrote(traits))?.name ?? null;
}

export function proofOf(tool: string | null): Proof | null {
  return TOOLS.find(({ name }) => name === tool)?.proof ?? null;
}

/** Returns what a green run of a tool may hide, in words; `null` where nothing of the kind is known. */
export function hiddenBy(tool: string | null): string | null {
  return TOOLS.find(({ name }) => name === tool)?.hides ?? null;
}

/** Returns whether a count of tests that differs from the cases is one that its tool writes for a whole, green run. */
export function isHonestCount(
  tool: string | null,
  told: number,
  { cases, isRoot }: { readonly cases: number; readonly isRoot: boolean },
): boolean {
  if (tool === 'Newman') return isRoot; // It counts requests there.
  if (tool === 'pytest') return told > cases; // A subtest counts beside its test.
  return tool === 'Catch2' || tool === 'doctest'; // They count assertions.
}
