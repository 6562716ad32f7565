// Words of commands that messages tell people to type, quoted so that a shell takes them as they are.

export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * Makes a command line to paste: each value is one word of a shell, whatever is in it. Names of branches and
 * files come from outside, and `a;id` is one.
 */
export function shell(text: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: text.raw }, ...values.map(shellWord));
}
