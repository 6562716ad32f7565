import { delimiter, dirname, join } from 'node:path';
import { errorOf, ClaimgateError } from '../../documents/findings.ts';
import { isThere } from '../../io/files.ts';
import { findRepositoryRoot } from '../../io/git-folder.ts';
import { startReleaseCommand } from '../../io/release-command.ts';
import type { Environment } from '../../io/run-git.ts';
import { ownExecutable } from '../../io/system.ts';
import type { Invocation } from '../../cli/invocation.ts';
import { exportConfigured } from '../../cli/evidence/ledger-export.ts';
import type { Probe } from '../../cli/evidence/probe.ts';
import { CI_SCRIPT } from '../../repository/next-here.ts';
import { requireRepository } from '../../repository/read-inputs.ts';
import type { ReleaseInputs } from '../../repository/release-inputs.ts';

/**
 * Exports the ledger, and puts the projection where CI reads it: by the script of `setup` where the repository has a
 * remote, else here alone.
 *
 * @returns what was done, in words @throws ClaimgateError `publishing_failed`, and as the export does
 */
export async function publishProjection(
  invocation: Invocation,
  inputs: ReleaseInputs,
  probe: Probe | undefined,
): Promise<string> {
  const { directory, host } = invocation;
  const root = findRepositoryRoot(directory) ?? directory;
  const remote = await requireRepository(inputs).userSetting('remote.origin.url');
  if (remote === undefined || !isThere(join(root, CI_SCRIPT))) {
    const { name } = await exportConfigured(invocation, probe);
    const why =
      remote === undefined
        ? 'the repository has no remote named origin'
        : `there is no ${CI_SCRIPT}`;
    return `exported: ${name}; not published: ${why}`;
  }
  const { product } = requireRepository(inputs);
  const words = [
    'sh',
    CI_SCRIPT,
    'export',
    ...(product ? ['--product', product.name] : []),
    ...(probe ? ['--', ...probe.words] : []),
  ];
  const { exitCode, findings } = await startReleaseCommand({
    words,
    directory: root,
    environment: { ...host.environment, ...ownPath(host.environment) },
    signals: host.signals,
    keepsStdout: true,
  });
  if (findings.length > 0) throw errorOf(findings);
  if (exitCode === 0) return 'exported and published, for CI and everyone who takes it';
  throw new ClaimgateError('publishing_failed', {
    found: `${words.slice(0, 3).join(' ')} ended with ${exitCode}`,
    next: words.slice(0, 3).join(' '),
  });
}

/** The script starts `claimgate` by its name: an executable that was typed with its path is found by it. */
function ownPath({ PATH = '' }: Environment): Environment {
  const own = ownExecutable();
  return own === undefined ? {} : { PATH: [dirname(own), PATH].join(delimiter) };
}
