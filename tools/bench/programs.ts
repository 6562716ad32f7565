/** Words to start each program that is measured with, by what it is called. */
export type Programs = Readonly<Record<string, readonly string[]>>;

/** The same command of every program. */
export function commandsOf(
  programs: Programs,
  title: string,
  words: readonly string[],
): Record<string, readonly string[]> {
  const entries = Object.entries(programs);
  return Object.fromEntries(
    entries.map(([name, program]) => [`${name} ${title}`, [...program, ...words]]),
  );
}
