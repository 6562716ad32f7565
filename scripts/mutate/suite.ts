import { performance } from 'node:perf_hooks';

type Body = (context: object) => unknown;
type Hook = () => unknown;

interface Group {
  readonly name: string;
  readonly parent: Group | undefined;
  readonly before: Hook[];
  readonly after: Hook[];
  readonly beforeEach: Hook[];
  isEntered: boolean;
}

/** A test as it was declared, under a name that no other test of its file has. */
export interface DeclaredTest {
  readonly id: string;
  readonly group: Group;
  readonly body: Body;
}

/** What became of a test; `failure` is absent where it passed. */
export interface TestRun {
  readonly id: string;
  readonly milliseconds: number;
  readonly failure?: string;
}

/**
 * The part of `node:test` that our tests use, for one evaluation of one test file inside the process that
 * tries mutants: node's own runner can neither run a single test again nor start in under 50 ms.
 */
export class Suite {
  readonly tests: DeclaredTest[] = [];
  readonly #file: string;
  readonly #names = new Map<string, number>();
  #group: Group = newGroup('', undefined);

  constructor(file: string) {
    this.#file = file;
  }

  /** What `import … from 'node:test'` gives to the file. */
  exports(): Record<string, unknown> {
    const test = (name: string, ...rest: unknown[]) => this.#declare(name, rest);
    const describe = (name: string, ...rest: unknown[]) => this.#describe(name, bodyOf(rest));
    return {
      default: test,
      test,
      describe,
      before: (hook: Hook) => void this.#group.before.push(hook),
      after: (hook: Hook) => void this.#group.after.push(hook),
      beforeEach: (hook: Hook) => void this.#group.beforeEach.push(hook),
    };
  }

  /** Runs one test; the hooks of its groups run before the first test of each. */
  async run({ id, group, body }: DeclaredTest, entering: (test?: string) => void) {
    const start = performance.now();
    const ended = (failure?: string): TestRun => ({
      id,
      milliseconds: performance.now() - start,
      ...(failure === undefined ? {} : { failure }),
    });
    try {
      await enter(group, entering);
      entering(id);
      for (const one of pathOf(group)) for (const hook of one.beforeEach) await hook();
      await body(contextOf());
      return ended();
    } catch (error) {
      return ended(describeError(error));
    } finally {
      entering();
    }
  }

  /** Runs what the entered groups want run after their tests; what fails there is no test's failure. */
  async leave(): Promise<void> {
    const groups = new Set(this.tests.flatMap(({ group }) => pathOf(group).toReversed()));
    for (const group of groups) {
      if (!group.isEntered) continue;
      for (const hook of group.after) await Promise.resolve(hook()).catch(() => undefined);
    }
  }

  #describe(name: string, body: Body): void {
    const outer = this.#group;
    this.#group = newGroup(name, outer);
    body({});
    this.#group = outer;
  }

  #declare(name: string, rest: readonly unknown[]): void {
    const titles = [...pathOf(this.#group).map((group) => group.name), name].filter(Boolean);
    const plain = `${this.#file} > ${titles.join(' > ')}`;
    const count = (this.#names.get(plain) ?? 0) + 1;
    this.#names.set(plain, count);
    const id = count === 1 ? plain : `${plain} (${count})`;
    if (!isSkipped(rest)) this.tests.push({ id, group: this.#group, body: bodyOf(rest) });
  }
}

function newGroup(name: string, parent: Group | undefined): Group {
  return { name, parent, before: [], after: [], beforeEach: [], isEntered: false };
}

/** A group and those around it, the outermost first. */
function pathOf(group: Group): Group[] {
  return group.parent ? [...pathOf(group.parent), group] : [group];
}

async function enter(group: Group, entering: (test?: string) => void): Promise<void> {
  entering();
  for (const one of pathOf(group)) {
    if (one.isEntered) continue;
    one.isEntered = true;
    for (const hook of one.before) await hook();
  }
}

function contextOf(): object {
  return {
    skip: () => undefined,
    diagnostic: () => undefined,
    test: (_name: string, ...rest: unknown[]) => bodyOf(rest)(contextOf()),
  };
}

function bodyOf(rest: readonly unknown[]): Body {
  const body = rest.at(-1);
  return typeof body === 'function'
    ? (context) => Reflect.apply(body, undefined, [context])
    : () => undefined;
}

function isSkipped([options]: readonly unknown[]): boolean {
  return typeof options === 'object' && options !== null && Boolean(Reflect.get(options, 'skip'));
}

/** What a failure says, in short. */
export function describeError(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 400);
}
