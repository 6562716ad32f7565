/** A longer line is none that any client of ours sends. */
const MAX_LINE_BYTES = 1024 * 1024;

/** The lines of a stream; `undefined` for one that is too long, of which nothing is kept. */
export async function* linesOf(
  input: AsyncIterable<Uint8Array>,
): AsyncGenerator<string | undefined> {
  let kept: Uint8Array[] = [];
  let size = 0;
  const take = (): string | undefined => {
    const line = size > MAX_LINE_BYTES ? undefined : Buffer.concat(kept).toString('utf8');
    kept = [];
    size = 0;
    return line;
  };
  const keep = (bytes: Uint8Array) => {
    size += bytes.length;
    if (size <= MAX_LINE_BYTES) kept.push(bytes);
    else kept = [];
  };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, from)) {
      keep(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (size > 0) yield take();
}
