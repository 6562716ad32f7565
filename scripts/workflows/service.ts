import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** What is used of GitHub's own language service; only a bundle of this file loads in plain Node. */
export async function faultsIn(
  uri: string,
  text: string,
): Promise<{ message: string; line: number; character: number }[]> {
  const found = await validate(TextDocument.create(uri, 'yaml', 1, text));
  return found.map(({ message, range: { start } }) => ({
    message: typeof message === 'string' ? message : message.value,
    ...start,
  }));
}
