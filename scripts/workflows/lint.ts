import { faultsByActionlint } from './actionlint.ts';
import type { Fault } from './fault.ts';
import { faultsByGitHub, loadLanguageService } from './github-service.ts';
import { faultsByOwnRules, isYaml } from './own-rules.ts';

/** One file to look at: its name decides whether it is a workflow or an action. */
export interface NamedText {
  readonly file: string;
  readonly text: string;
}

/** Everything that is wrong with workflow and action files, by three judges. */
export async function lintWorkflows(files: readonly NamedText[]): Promise<Fault[]> {
  const service = await loadLanguageService();
  const faults: Fault[] = [];
  for (const { file, text } of files) {
    const isAction = /(?:^|\/)action\.ya?ml$/.test(file);
    faults.push(...(await faultsByGitHub(service, file, text)));
    // It breaks off for good over what is no YAML; the others have said so.
    if (!isAction && isYaml(text)) faults.push(...(await faultsByActionlint(file, text)));
    faults.push(...faultsByOwnRules(file, text));
  }
  return faults;
}
