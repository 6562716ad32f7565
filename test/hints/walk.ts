import type { Place, Places, Typed } from './places.ts';

/** A refusal that somebody meets, and where. */
export interface Situation {
  /** Makes it, on the laptop and elsewhere. */
  readonly make?: (places: Places) => Promise<unknown>;
  readonly command: string;
  /** How it ends in each place where it can be met: refused no more, or with these words for who acts. */
  readonly ends: Partial<Readonly<Record<Place, 'gone' | RegExp>>>;
  /** Words that are typed in the place of a placeholder, such as `FILE`. */
  readonly fills?: Readonly<Record<string, string>>;
  /** Whether it is over, where that is not that the command succeeds: such as that CI refuses. */
  readonly isOver?: (places: Places, typed: Typed) => Promise<boolean> | boolean;
  /** Later than now, in milliseconds. */
  readonly later?: number;
}

const MOST_STEPS = 3;

/** The commands that a text names as next, in its order: first those of errors, then the others. */
export function nextIn(text: string): readonly string[] {
  const isWarned = (line: string): boolean =>
    /^warning\[/m.test(text.slice(Math.max(0, text.lastIndexOf('\n\n', text.indexOf(line)))));
  const named = [...text.matchAll(/^\s*(?:= )?next: (.+)$/gm)];
  return named
    .toSorted(([one], [other]) => Number(isWarned(one)) - Number(isWarned(other)))
    .map(([, command = '']) => command);
}

/** How a walk went. */
export interface Walk {
  readonly isGone: boolean;
  readonly typed: readonly Typed[];
}

/** Types what is refused, then each command that is named as next, until nothing is refused or no new one is named. */
export async function walk(places: Places, place: Place, situation: Situation): Promise<Walk> {
  const {
    command,
    fills = {},
    later,
    isOver = (_places, { exitCode }) => exitCode === 0,
  } = situation;
  const at = later === undefined ? undefined : Date.now() + later;
  const typed: Typed[] = [];
  const type = async (line: string): Promise<Typed> => {
    const one = await places.type(place, line, at);
    typed.push(one);
    return one;
  };
  const filled = (line: string): string =>
    Object.entries(fills).reduce((text, [from, to]) => text.replaceAll(from, to), line);
  const isNew = (line: string): boolean =>
    line !== command && typed.every((one) => one.line !== line);
  let said = await type(command);
  if (await isOver(places, said)) return { isGone: true, typed };
  let named = nextIn(said.text).map(filled).filter(isNew);
  for (let step = 0; step < MOST_STEPS && named[0] !== undefined; step += 1) {
    const [line, ...others] = named;
    said = await type(line);
    const after = nextIn(said.text).map(filled).filter(isNew);
    if (said.exitCode !== 0) {
      named = after.length > 0 ? after : others;
      continue;
    }
    const again = situation.isOver ? said : await type(command);
    if (await isOver(places, again)) return { isGone: true, typed };
    named = [
      ...(situation.isOver ? [] : nextIn(again.text).map(filled)),
      ...after,
      ...others,
    ].filter(isNew);
  }
  return { isGone: false, typed };
}

/** A walk as text, for a failed test. */
export function told({ typed }: Walk): string {
  return typed.map(({ exitCode, line, text }) => `$ ${line}\n${text}\n(${exitCode})`).join('\n');
}
