import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** Contexts of a workflow by name, such as `github`. */
export type Contexts = Readonly<Record<string, unknown>>;

/** The value of one expression, by GitHub's own evaluator. */
export function evaluate(expression: string, contexts: Contexts): string {
  const { tokens } = new Lexer(expression).lex();
  const tree = new Parser(tokens, Object.keys(contexts), []).parse();
  const context = asData(contexts);
  if (!(context instanceof data.Dictionary)) throw new Error('contexts are a mapping');
  return new Evaluator(tree, context).evaluate().coerceString();
}

/** A text with the values of its expressions in it, as a workflow file hands it on. */
export function interpolate(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    evaluate(expression.trim(), contexts),
  );
}

function asData(
  value: unknown,
): InstanceType<typeof data.Dictionary> | InstanceType<typeof data.StringData> {
  if (typeof value !== 'object' || value === null)
    return new data.StringData(typeof value === 'string' ? value : JSON.stringify(value ?? ''));
  const pairs = Object.entries(value).map(([key, item]) => ({ key, value: asData(item) }));
  return new data.Dictionary(...pairs);
}
