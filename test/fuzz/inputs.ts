import { changedBytes } from './bytes.ts';
import type { Random } from './random.ts';
import { valueFor } from './schema.ts';
import { headed, withHead, type Target } from './target.ts';
import { changedTree, written } from './tree.ts';

/** An input that no reader needs to look at further is not worth having. */
const MAX_INPUT = 256 * 1024;

/**
 * The next input for a target: made by one of its schemas, or one of the corpus changed as bytes, as the
 * document that it is, or in the way that only the target knows.
 */
export function nextInput(
  random: Random,
  target: Target,
  corpus: readonly Uint8Array[],
): Uint8Array {
  const schema = random.chance(0.12) ? random.pick(target.schemas ?? []) : undefined;
  const document = schema === undefined ? undefined : written(random, valueFor(random, schema));
  let input =
    document === undefined
      ? (random.pick(corpus) ?? new Uint8Array())
      : target.heads
        ? withHead(random.pick(target.heads), document)
        : Buffer.from(document);
  for (let count = random.below(document === undefined ? 3 : 2); count >= 0; count -= 1)
    input = changed(random, target, input, corpus);
  return input.length > MAX_INPUT ? input.subarray(0, MAX_INPUT) : input;
}

function changed(
  random: Random,
  target: Target,
  input: Uint8Array,
  corpus: readonly Uint8Array[],
): Uint8Array {
  const own = random.chance(0.5) ? target.change?.(random, input) : undefined;
  if (own) return own;
  if (target.heads && random.chance(0.08))
    return withHead(random.pick(target.heads), headed(input).body);
  const asTree = random.chance(0.6) ? changedDocument(random, target, input, corpus) : undefined;
  return asTree ?? changedBytes(random, input, corpus);
}

/** Changes an input as JSON; `undefined` where it is none. */
function changedDocument(
  random: Random,
  { heads }: Target,
  input: Uint8Array,
  corpus: readonly Uint8Array[],
): Uint8Array | undefined {
  const { head, body } = heads ? headed(input) : { head: '', body: input };
  const value = valueIn(body);
  if (value === undefined) return undefined;
  const other = random.pick(corpus) ?? new Uint8Array();
  const parts = valueIn(heads ? headed(other).body : other);
  const text = written(random, changedTree(random, value.value, parts ? [parts.value] : []));
  return heads ? withHead(head, text) : Buffer.from(text);
}

function valueIn(bytes: Uint8Array): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown };
  } catch {
    return undefined;
  }
}
