import { CANDIDATES, CONTRACTS } from '../../evidence/contract.ts';
import { ClaimgateError, demand, refuseOther } from '../../documents/findings.ts';
import { anchorOf } from '../../trust/anchor.ts';
import { MAX_ENVELOPE_BYTES } from '../../trust/envelope.ts';
import { verifySeal, type VerifiedSeal } from '../../trust/sealed-run.ts';
import { askedMemory, askedPin, askedRepository } from '../../repository/asked.ts';
import { readBundles, readContractIndex, readRoots } from '../../repository/evidence-inputs.ts';
import { requireRepository } from '../../repository/read-inputs.ts';
import { openReleaseInputs, type ReleaseInputs } from '../../repository/release-inputs.ts';
import { usageError } from '../arguments.ts';
import type { Invocation } from '../invocation.ts';
import { readNamed, type NamedFile } from '../named-file.ts';
import { EVIDENCE_OPTIONS } from './evidence-flags.ts';
import { coveredTreeAt } from './run-from-tests.ts';
import type { GivenDocuments } from './stated-documents.ts';

/**
 * Returns the run of a seal that the role `tester` signed, for this product and of a commit that is checked out or lies
 * behind it. Nothing is tested here, and nothing that the call says changes what the seal says. @throws ClaimgateError
 */
export async function sealedDocument(
  invocation: Invocation,
  file: NamedFile,
): Promise<GivenDocuments> {
  const { args, at, host } = invocation;
  args.refuse([...Object.keys(EVIDENCE_OPTIONS), 'file', 'others'], 'with --sealed');
  if (args.text('what') !== 'run' || args.commandWords().length > 0)
    throw usageError({ expected: 'run, and no command, with --sealed' });
  const inputs = await openReleaseInputs({ ...askedRepository(invocation), ref: 'HEAD' }, host);
  const pin = askedPin(invocation);
  const roots = await readRoots(inputs, { pin, memory: askedMemory(invocation) }, true);
  const { root } = demand(anchorOf({ pin, roots, at }));
  const signed = {
    ...(await readNamed(file, MAX_ENVELOPE_BYTES)),
    bundles: await readBundles(file.path, file.name),
  };
  const resourceUri = inputs.config?.resource_uri ?? null;
  const seal = demand(verifySeal(signed, root, { at, resourceUri }));
  await requireKnownCode(seal, inputs);
  return { kind: 'run', value: seal.run, seal };
}

/** A seal names its commit, and the code of it that the contract covers; both are here. @throws ClaimgateError */
async function requireKnownCode({ file, run }: VerifiedSeal, inputs: ReleaseInputs): Promise<void> {
  const { contract_digest, covered_tree, side, tested_revision: found } = run;
  const head = inputs.release?.revision ?? '';
  const known = await requireRepository(inputs).historyOf(head).includes([found]);
  if (known.get(found) !== true)
    throw new ClaimgateError('seal_commit_unknown', {
      file,
      expected: `${head} or earlier`,
      found,
    });
  const contracts = await readContractIndex(inputs, [CONTRACTS, CANDIDATES]);
  const contract = contracts.byDigest(contract_digest);
  if (!contract) throw new ClaimgateError('contract_unknown', { file, found: contract_digest });
  const own = await coveredTreeAt(inputs, found, contract, side);
  const other = refuseOther({ file }, 'seal_code_differs', own ?? 'none', covered_tree ?? 'none');
  if (other) demand(other);
}
