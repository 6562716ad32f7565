import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The licences of all packages that are bundled into the program, which those licences ask to be passed on. */
export function thirdPartyNotices(root: string, inputs: readonly string[]): string {
  const folders = new Set(
    inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []),
  );
  const notices = [...folders].sort().map((folder) => notice(join(root, folder)));
  return `claimgate is bundled with the packages below.\n\n${notices.join('\n')}`;
}

function notice(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text =
    file && existsSync(join(folder, file))
      ? readFileSync(join(folder, file), 'utf8')
      : `Licence: ${about.license ?? 'see the package'}`;
  return `${'-'.repeat(78)}\n${about.name} ${about.version}\n\n${text.trim()}\n`;
}
