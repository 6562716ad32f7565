import type { GitRepository } from './repository.ts';

const ATTRIBUTES = ['text', 'eol', 'ident', 'filter', 'working-tree-encoding'];

/**
 * Which git setting converts a file on checkout, for a message only: the attributes of the file and
 * `core.autocrlf` with the file that sets it.
 */
export async function conversionOf(
  repository: GitRepository,
  path: string,
): Promise<string | undefined> {
  const attributes = (await repository.attributes(path, ATTRIBUTES)).filter(
    ([, value]) => value !== 'unspecified' && value !== 'unset',
  );
  const settings = attributes.map(([name, value]) => `attribute ${name}=${value}`);
  const autocrlf = await repository.userSetting('core.autocrlf');
  if (autocrlf !== undefined) settings.push(`core.autocrlf=${autocrlf}`);
  return settings.length > 0 ? settings.join(', ') : undefined;
}
