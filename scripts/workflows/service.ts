import { validate } from '@actions/languageservice';
import { clearCache } from '@actions/languageservice/utils/workflow-cache';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** The used part of GitHub's own language service; only a bundle of this file loads in plain Node. */
export async function faultsIn(
  uri: string,
  text: string,
): Promise<{ message: string; line: number; character: number }[]> {
  // It remembers a file by its name, whatever is in it now.
  clearCache();
  const found = await validate(TextDocument.create(uri, 'yaml', 1, text));
  return found.map(({ message, range: { start } }) => ({
    message: typeof message === 'string' ? message : message.value,
    ...start,
  }));
}
