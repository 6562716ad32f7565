import { ClaimgateError } from '../findings/index.ts';

/** How messages call it. */
export const STANDARD_INPUT = 'standard input';

/** All of standard input. @throws ClaimgateError `json_too_large` */
export async function readStandardInput(
  input: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes)
      throw new ClaimgateError('json_too_large', {
        file: STANDARD_INPUT,
        expected: `at most ${maxBytes} bytes`,
      });
  }
  return Buffer.concat(chunks);
}
