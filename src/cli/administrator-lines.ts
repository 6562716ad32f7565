import { formatInstant } from '../json/index.ts';
import type { ListedAdministrator } from '../documents/index.ts';
import type { Administrator } from '../service/index.ts';

/** An administrator as commands show them with --json. */
export function listedAdministrator(
  { name, scopes, createdAt, disabledAt }: Administrator,
  sessions: number,
): ListedAdministrator {
  return {
    name,
    scopes: [...scopes],
    created_at: formatInstant(createdAt),
    disabled_at: disabledAt === null ? null : formatInstant(disabledAt),
    sessions,
  };
}

/** An administrator as a line of a list. */
export function administratorLine({
  name,
  scopes,
  disabled_at,
  sessions,
}: ListedAdministrator): string {
  const may = scopes.length === 0 ? 'not limited' : `only ${scopes.join(',')}`;
  const standing = disabled_at === null ? `sessions: ${sessions}` : `disabled ${disabled_at}`;
  return `${name}  ${may}  ${standing}`;
}
