import { dirname, resolve } from 'node:path';
import { setUp } from '../../app/set-up.ts';
import { defaultPlan, readAnswers, type SetupPlan } from '../../app/setup-plan.ts';
import type { SetupAnswers, SetupResult } from '../../documents/index.ts';
import { countOf } from '../../findings/index.ts';
import { isSlug } from '../../json/value.ts';
import type { Outcome } from '../../report/report.ts';
import type { Command, Invocation } from '../command.ts';
import { missingLines } from '../../report/document-lines.ts';
import { fileOf, filesOf, repeated, valued, flag } from '../options.ts';
import { wholeNumber, usageError } from '../arguments.ts';

const PIPELINES = ['github', 'gitlab', 'none'] as const;
const MOST_SIGNERS = 16;

export const command: Command = {
  options: {
    yes: flag('ask nothing, and use the default for each missing value'),
    'dry-run': flag('print the plan and change nothing'),
    from: valued('answers from this file (schemas/setup-answers.v1.schema.json)', 'FILE'),
    deployment: valued(
      'the deployment that is certified (default: the name of the folder)',
      'NAME',
    ),
    'resource-uri': valued('what is released (default: pkg:npm/NAME of package.json)', 'URI'),
    ledger: valued(
      'sqlite:FILE or postgres://… (or CLAIMGATE_LEDGER; default: a SQLite file)',
      'LEDGER',
    ),
    origin: valued(
      'the name of the ledger in its checkpoints (default: claimgate/DEPLOYMENT)',
      'NAME',
    ),
    signers: valued('how many root keys must sign a trust root (default: 1)', 'COUNT'),
    'root-key': repeated('the public root key of another person; may be repeated', 'FILE'),
    ci: { ...valued('whose workflow files to write', 'HOST'), choices: PIPELINES },
  },
  examples: {
    'claimgate setup --dry-run': 'print what would be made',
    'claimgate setup --yes': 'keys, trust root, pin, ledger, configuration and workflow files',
    'claimgate setup --yes --signers 2 --root-key anna.pub.pem':
      'a trust root that Anna has to sign as well',
  },
  async run(invocation) {
    const { args, at, directory, host } = invocation;
    const isDryRun = args.flag('dry-run') === true;
    const given = await givenBy(invocation);
    const plan = await planOf(invocation, given);
    const result = await setUp(plan, { directory, at, isDryRun }, host);
    return { result, ...linesOf(result, plan) };
  },
};

type Given = Partial<SetupPlan>;

/** Settings that the command asks for on a terminal. */
type Asked = 'deployment' | 'ledger' | 'resourceUri' | 'signers';

/** The answers of the options, else of the file. @throws ClaimgateError */
async function givenBy(invocation: Invocation): Promise<Given> {
  const { args, directory, host } = invocation;
  const from = fileOf(invocation, 'from');
  const answers: Partial<SetupAnswers> = from ? await readAnswers(from) : {};
  const signers = args.text('signers');
  const keys = (answers.root_keys ?? []).map((name) => ({
    path: resolve(directory, from ? dirname(from.path) : '.', name),
    name,
  }));
  const ci = args.text('ci');
  const ledger = args.text('ledger') ?? answers.ledger ?? host.environment['CLAIMGATE_LEDGER'];
  const deployment = args.text('deployment') ?? answers.deployment;
  if (deployment !== undefined && !isSlug(deployment))
    throw usageError({
      found: `"${deployment}" for --deployment`,
      expected: 'a name of a-z, 0-9 and -, such as hosted-eu',
    });
  return withoutUndefined({
    deployment,
    resourceUri: args.text('resource-uri') ?? answers.resource_uri,
    ledger: ledger === '' ? undefined : ledger,
    origin: args.text('origin') ?? answers.origin,
    signers:
      signers === undefined ? answers.signers : wholeNumber('signers', signers, 1, MOST_SIGNERS),
    rootKeys: [...keys, ...filesOf(invocation, 'root-key')],
    pipeline: PIPELINES.find((one) => one === ci) ?? answers.ci,
  });
}

function withoutUndefined(given: { [K in keyof SetupPlan]: SetupPlan[K] | undefined }): Given {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Plans with the given settings, else the person's answers, else the defaults. @throws ClaimgateError `usage` */
async function planOf({ args, directory, host }: Invocation, given: Given): Promise<SetupPlan> {
  const defaults = await defaultPlan(directory, given.deployment);
  const plan = { ...defaults, ...given };
  if (args.flag('yes') === true || args.flag('dry-run') === true) return checked(plan);
  const ask = async (name: Asked, question: string): Promise<string> => {
    if (given[name] !== undefined) return String(given[name]);
    const answer = await host.ask?.(`${question} [${String(plan[name])}]: `);
    if (answer === undefined)
      throw usageError({
        expected: '--yes, or a terminal to ask on',
        next: 'claimgate setup --dry-run',
      });
    return answer.trim() === '' ? String(plan[name]) : answer.trim();
  };
  const deployment = await ask('deployment', 'Name of the deployment that is certified');
  const again = { ...(await defaultPlan(directory, deployment)), ...given, deployment };
  Object.assign(plan, again);
  const resourceUri = await ask('resourceUri', 'What is released');
  const signers = await ask('signers', 'How many people must sign a trust root');
  const ledger = await ask('ledger', 'Where the ledger lies');
  const count = wholeNumber('signers', signers, 1, MOST_SIGNERS);
  return checked({ ...plan, resourceUri, signers: count, ledger });
}

/** @throws ClaimgateError `usage` where fewer people have a key than must sign */
function checked(plan: SetupPlan): SetupPlan {
  const most = 1 + plan.rootKeys.length;
  if (plan.signers <= most) return plan;
  throw usageError({
    found: `"${plan.signers}" for --signers with ${countOf(most, 'root key')}`,
    expected: `at most ${most}, or a --root-key FILE for each other person`,
  });
}

/** Advice that the user needs before the first projection expires. */
const SQLITE_IN_CI = [
  'CI cannot reach this SQLite ledger: let a timer of this machine run',
  '  sh node_modules/claimgate/examples/ci/shell/export-from-here.sh',
  '  every six hours, or set up with --ledger postgres://… (docs/how-to/run-in-ci.md)',
];

const WORDS = {
  created: 'created',
  changed: 'changed',
  unchanged: 'is there',
  would_create: 'would create',
  would_change: 'would change',
} as const;

function linesOf(result: SetupResult, plan: SetupPlan): Pick<Outcome, 'lines' | 'next'> {
  const { is_dry_run, deployment, missing, pin, pin_file, steps } = result;
  const done = steps.map(({ path, outcome }) => `  ${WORDS[outcome].padEnd(12)} ${path}`);
  if (is_dry_run)
    return {
      lines: [`plan for ${deployment} (${plan.resourceUri}); nothing was changed`, ...done],
      next: ['claimgate setup --yes'],
    };
  const lines = [
    `set up: ${deployment} (${plan.resourceUri})`,
    ...done,
    ...(pin === null ? [] : pinLines(pin, pin_file)),
    ...missingLines(missing.filter(({ count }) => count > 0)),
    ...(plan.signers === 1
      ? ['one signature is enough for a trust root; `claimgate trust rotate` adds people later']
      : []),
    ...(plan.pipeline === 'gitlab'
      ? ['in .gitlab-ci.yml: add `include: [{ local: .gitlab/claims.yml }]`']
      : []),
    ...(plan.pipeline !== 'none' && plan.ledger.startsWith('sqlite:') ? SQLITE_IN_CI : []),
    'read .claimgate/keys/README.txt: it says where each private key belongs',
  ];
  return { lines, next: ['claimgate example evidence --provider NAME'] };
}

function pinLines(pin: string, file: string | null): string[] {
  return [
    `trust pin: ${pin}`,
    '  in CI: put it into the protected variable CLAIMGATE_TRUST_PIN',
    file === null
      ? `  here: it is not saved; compare it with whoever made the trust root, then export CLAIMGATE_TRUST_PIN=${pin}`
      : `  here: saved for you in ${file}`,
  ];
}
