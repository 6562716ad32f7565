import { ClaimgateError } from '../../findings/index.ts';

/** @throws ClaimgateError `path_case_twin` where two names differ by case only: some systems take them for one. */
export function refuseCaseTwins(names: readonly string[], name: string, path: string): void {
  const twin = names.find((other) => other !== name && folded(other) === folded(name));
  if (twin !== undefined)
    throw new ClaimgateError('path_case_twin', { file: path, expected: name, found: twin });
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
