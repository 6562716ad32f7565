import type { Product } from '../../documents/index.ts';
import { ClaimgateError, countOf, refusalOf } from '../../documents/findings.ts';
import { productOf } from '../../documents/products.ts';
import { CommitTree } from '../../trust/commit-files.ts';
import { COMMIT_LIMIT, parseCommit } from '../../trust/git-objects.ts';
import { findRepositoryRoot } from '../../io/git-folder.ts';
import { GitRepository } from '../../io/git-repository.ts';
import { productsOf, resolveRef } from '../../repository/read-inputs.ts';
import { CONTRACTS } from '../../evidence/contract.ts';
import { CONFIG_PATH } from '../../documents/config.ts';
import { TRUST_FOLDER } from '../../trust/root-files.ts';
import { fromRoot, type Report } from '../../report/report.ts';
import { expectVerdict } from '../../report/report-words.ts';
import { commandReport, failureReport, gateReport } from '../../report/run-report.ts';
import type { Invocation } from '../invocation.ts';
import { reportNames } from '../../repository/report-names.ts';
import { askedRelease } from './asked-release.ts';
import { judgeRelease } from './judge-release.ts';
import { explainOptionsOf } from '../options.ts';
import { askedRepository } from '../../repository/asked.ts';

/**
 * Judges each product of a repository, or each that changed since a commit, as a check of it alone does: one that
 * cannot be judged keeps no other from its answer.
 *
 * @throws ClaimgateError `usage`, `git_required`, `ref_not_found`, `product_unknown` where the repository has no products
 */
export async function checkAll(invocation: Invocation): Promise<Report> {
  const { args, at, directory, host } = invocation;
  args.refuse(['claims', 'config', 'product', 'selftest', 'wait-until'], 'with --all');
  const root = findRepositoryRoot(directory);
  if (root === undefined) throw new ClaimgateError('git_required');
  const repository = GitRepository.open(root, host.environment);
  const since = args.text('since');
  const ref = args.text('ref') ?? (since === undefined ? undefined : 'HEAD');
  const revision = ref === undefined ? undefined : await resolveRef(repository, ref);
  const all = await productsOf(repository, revision);
  if (all.length === 0)
    throw new ClaimgateError('product_unknown', { expected: `products in ${CONFIG_PATH}` });
  const products =
    since === undefined || revision === undefined
      ? all
      : await changedSince(repository, await commitSince(repository, since), revision, all);
  const sections: Report[] = [];
  for (const { name } of products) {
    const own = invocation.with(args.with({ product: name, ref }));
    sections.push(await reportOn(name, own, repository));
  }
  const verdicts = sections.map(expectVerdict);
  const findings = sections.flatMap((section) => fromRoot(section).findings);
  const lines = linesOf(sections, since === undefined ? '' : ` that changed since ${since}`);
  const outcome = { result: { products: verdicts }, findings, lines, sections };
  const worst = sections.toSorted((one, other) => other.exitCode - one.exitCode)[0];
  const judged = commandReport(
    CHECK,
    sections.length > 0 ? outcome : { ...outcome, says: 'not_judged' },
    at,
  );
  return { ...judged, exitCode: worst?.exitCode ?? 0 };
}

const CHECK = { name: 'check', says: 'allowed' } as const;

async function reportOn(
  product: string,
  invocation: Invocation,
  repository: GitRepository,
): Promise<Report> {
  const known = reportNames(askedRepository(invocation), invocation.args.text('projection'));
  const names = { names: () => known, placeOf: known.placeOf };
  try {
    const asked = { ...askedRelease(invocation), repository, orRecorded: true };
    const judged = await judgeRelease(asked, invocation.host);
    return { ...gateReport(judged, explainOptionsOf(invocation)), ...names };
  } catch (error) {
    const speaker = { ...CHECK, document: 'verdict' } as const;
    const report = failureReport(speaker, refusalOf(error), invocation.at);
    const lines = report.lines.map((line) => `${line} (${product})`);
    return { ...report, document: { ...expectVerdict(report), product }, lines, ...names };
  }
}

function linesOf(sections: readonly Report[], which: string): string[] {
  const answers = sections.flatMap(({ lines: [answer = ''] }) => `  ${answer}`);
  const refused = sections.filter(({ exitCode }) => exitCode > 0).length;
  // Nothing is judged, and so nothing is allowed.
  if (sections.length === 0) return [`not judged: there is no product${which}`];
  const count = countOf(sections.length, 'product');
  if (refused === 0) return [`allowed: ${count}${which}`, ...answers];
  const decision = sections.some(({ exitCode }) => exitCode > 1) ? 'undetermined' : 'refused';
  return [`${decision}: ${refused} of ${count}${which}`, ...answers];
}

/** The commit of a ref, or of `REF~N`, which goes back by the first parents of hashed commits. @throws ClaimgateError `ref_not_found` */
async function commitSince(repository: GitRepository, since: string): Promise<string> {
  const [, ref = since, steps = '0'] = /^(.+)~([1-9][0-9]{0,3})$/.exec(since) ?? [];
  let commit = await resolveRef(repository, ref);
  for (let step = 0; step < Number(steps); step += 1) {
    const object = await repository.object(commit, COMMIT_LIMIT);
    const [parent = since] = object ? parseCommit(object).parents : [];
    commit = await resolveRef(repository, parent);
  }
  return commit;
}

/** Those whose folder differs between two commits, or what they share. One that another product lies in changes with it. */
async function changedSince(
  repository: GitRepository,
  since: string,
  until: string,
  products: readonly Product[],
): Promise<readonly Product[]> {
  const commits = [
    await CommitTree.open(repository, since),
    await CommitTree.open(repository, until),
  ];
  const differs = async (folder: string): Promise<boolean> => {
    try {
      const [before, now] = await Promise.all(commits.map((commit) => commit.treeOf(folder)));
      return before !== now;
    } catch (error) {
      // The check of the product names the fault of its folder.
      refusalOf(error);
      return true;
    }
  };
  const configs = await Promise.all(commits.map((commit) => commit.idOfFile(CONFIG_PATH)));
  if (configs[0] !== configs[1]) return products;
  const shared = [CONTRACTS.path, TRUST_FOLDER];
  const changedOnes = new Set<string>();
  for (const folder of shared) if (await differs(folder)) changedOnes.add(folder);
  const changed: Product[] = [];
  for (const product of products) {
    const { path, shared: own } = productOf(product, products);
    if (own.some((folder) => changedOnes.has(folder)) || (await differs(path)))
      changed.push(product);
  }
  return changed;
}
