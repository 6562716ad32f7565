import { dirname, join } from 'node:path';
import type { DoctorCheck } from '../../documents/index.ts';
import {
  ClaimgateError,
  codeEntry,
  countOf,
  demand,
  errorOf,
  finding,
  isWarning,
  messageOf,
  present,
  refusalOf,
  type Finding,
} from '../../documents/findings.ts';
import { establishTrust } from '../../gate/judge-claims.ts';
import { isThere, readFileIfThere } from '../../io/files.ts';
import { isProgram } from '../../io/find-program.ts';
import { entriesOf } from '../../io/git-folder.ts';
import { GitRepository } from '../../io/git-repository.ts';
import { readKnown } from '../../repository/known.ts';
import { readSecretFile } from '../../io/private-files.ts';
import { isPipeline, savedPin } from '../../repository/saved-pins.ts';
import { systemWords } from '../../io/system.ts';
import { DAY_MS, formatInstant, instantOf } from '../../documents/json.ts';
import { requireDatabaseClock } from '../../ledger/ledger-clock.ts';
import { listRecords } from '../../ledger/reading.ts';
import { recordUnreadable } from '../../gate/release-record.ts';
import { whenWords, withReadableTimes } from '../../report/report-words.ts';
import { anchorOf, parsePin } from '../../trust/anchor.ts';
import type { Command } from '../../cli/command.ts';
import type { Invocation } from '../../cli/invocation.ts';
import { KEY_FILES, type Configured } from '../../repository/configured.ts';
import { readEvidence, readRoots } from '../../repository/evidence-inputs.ts';
import { PIPELINES } from './generated/pipelines.ts';
import { MEMORY_OPTION, TRUST_PIN_OPTION, valued } from '../../cli/options.ts';
import {
  claimsIn,
  claimsSource,
  MAX_HELD_CLAIMS_BYTES,
  openReleaseInputs,
  type ReleaseInputs,
} from '../../repository/release-inputs.ts';
import { findNewer } from '../../cli/evidence/published-projection.ts';
import { reading } from '../../cli/evidence/read-ledger.ts';
import { branchToCommitTo } from '../../cli/release/record-release.ts';
import { branchName } from '../../cli/release/release-standing.ts';
import { repositoryAround } from './setup-plan.ts';
import {
  askedConfiguration,
  askedMemory,
  askedPin,
  askedProjection,
  askedRepository,
  nextExport,
  nextHere,
} from '../../repository/asked.ts';
import { CI_SCRIPT } from '../../repository/next-here.ts';
import { namedKeyFile } from '../../cli/keys/fingerprinter.ts';
import { remarksOnSize } from '../../cli/evidence/branch-ledger.ts';
import { askedLedger, ledgerLocation } from '../../cli/evidence/open-ledger.ts';

export const command: Command = {
  examples: {
    'claimgate doctor': 'look at everything that check, release and export need here',
    'claimgate doctor --json': 'the same for a program',
  },
  options: {
    projection: valued('the ledger projection (or the one of the configuration)', 'FILE'),
    ...TRUST_PIN_OPTION,
    ...MEMORY_OPTION,
    ledger: valued('the ledger (or CLAIMGATE_LEDGER, or the configuration)', 'LEDGER'),
  },
  async run(invocation) {
    const checks = await examine(invocation);
    const errors = checks.filter(({ outcome }) => outcome === 'error');
    const warnings = checks.filter(({ outcome }) => outcome === 'warning');
    const found = `errors in ${errors.map(({ check }) => check.replace('_', ' ')).join(', ')}`;
    const next = errors.find((row) => row.next !== null)?.next ?? undefined;
    const details = next === undefined ? { found } : { found, next };
    const answer = `doctor: ${countOf(errors.length, 'error')}, ${countOf(warnings.length, 'warning')}`;
    return {
      result: { checks },
      findings: errors.length === 0 ? [] : [finding('setup_faulty', details)],
      lines: [answer, ...checks.flatMap(linesOf)],
    };
  },
};

function linesOf({ check, next, outcome, says }: DoctorCheck): string[] {
  const line = `  ${outcome.padEnd(7)}  ${check.replace('_', ' ').padEnd(10)}  ${says}`;
  return next === null ? [line] : [line, `${' '.repeat(23)}next: ${next}`];
}

/** The result of a row; `ok` by default. */
type Said = string | (Pick<DoctorCheck, 'says'> & Partial<DoctorCheck>);

/** Where nothing is claimed, nothing is refused for lack of these. */
const OF_CLAIMS: ReadonlySet<string> = new Set(['memory', 'pin', 'trust_root', 'projection']);
/** Before this much time is left, somebody has to act. */
const ROOT_NOTICE_MS = 30 * DAY_MS;
const PROJECTION_NOTICE_MS = DAY_MS / 12;
/** A clock may be so far behind the one that dated a record. */
const SKEW_MS = 60_000;
const MAX_CI_BYTES = 1024 * 1024;
const WORKFLOWS = '.github/workflows';
const GITLAB = '.gitlab-ci.yml';
const GITLAB_JOBS = '.gitlab/claims.yml';
const CI_FILES = [
  ...Object.values(PIPELINES).flatMap((files) => Object.keys(files)),
  GITLAB,
  'Jenkinsfile',
  'bitbucket-pipelines.yml',
];
/** Placeholders of a template: a commit of zeros, or a name in capitals between angle brackets. */
const PLACEHOLDER = /\b0{40}(?:0{24})?\b|<[A-Z][A-Z0-9_-]+>/;
const PIN_TEXT = /\b[1-9][0-9]*:sha256:[0-9a-f]{64}\b/;
const JUDGES = /\bclaimgate(?: (?:check|exec|release|manifest create)\b|\/claimgate@)/;
const PASSES_PIN = /CLAIMGATE_TRUST_PIN|trust-pin/;
/** A script that a pipeline starts once the gate has allowed it. */
const STARTED = /\s--\s+(?:sh\s+(?<read>[\w./-]+)|\.\/(?<run>[\w./-]+))/g;

function withoutComments(text: string): string {
  return text.replaceAll(/^\s*#.*$/gm, '');
}

/** Examines the machine and the repository once, and each product that is meant by itself. */
async function examine(invocation: Invocation): Promise<DoctorCheck[]> {
  const whole = new Doctor(invocation);
  const products = whole.products();
  const rows = await whole.machine();
  for (const product of products) {
    const one = invocation.with(invocation.args.with({ product }));
    rows.push(...(await new Doctor(one, products.length > 1 ? product : undefined).evidence()));
  }
  return [...rows, ...(await whole.surroundings())];
}

/** Asks what check, release and export ask about a repository, and says each answer in a line. */
class Doctor {
  readonly #asked: Invocation;
  /** The name of the product, where rows of others stand beside. */
  readonly #product: string | undefined;
  readonly #repository: GitRepository;
  readonly #configured: Configured;
  readonly #pin: string;
  readonly #rows: DoctorCheck[] = [];
  #inputs: ReleaseInputs | undefined;
  #isClaiming = true;
  readonly #newest: { readonly dated: number; readonly of: string }[] = [];

  /** @throws ClaimgateError without git, a repository, or a configuration that can be read */
  constructor(asked: Invocation, product?: string) {
    const { environment } = asked.host;
    this.#asked = asked;
    this.#product = product;
    this.#repository = GitRepository.open(repositoryAround(asked.directory), environment);
    this.#configured = askedConfiguration(asked);
    this.#pin = askedPin(asked) ?? '';
  }

  /** The product that is meant; every one where it could be any; nothing in a repository of one. */
  products(): readonly (string | undefined)[] {
    const { config, product } = this.#configured;
    if (product || !config.products) return [this.#asked.args.text('product')];
    return config.products.map(({ name }) => name);
  }

  async machine(): Promise<DoctorCheck[]> {
    await this.#look('node', () => systemWords());
    await this.#look('git', () => this.#repository.version());
    return this.#rows.splice(0);
  }

  async evidence(): Promise<DoctorCheck[]> {
    await this.#look('claims', () => this.#claims());
    const hasMemory = await this.#look('memory', () => this.#memory());
    const isPinned = await this.#look('pin', () => this.#trustPin());
    const isAnchored =
      isPinned &&
      this.#inputs !== undefined &&
      (await this.#look('trust_root', () => this.#trustRoot()));
    const isTrusted =
      hasMemory && isAnchored && (await this.#look('projection', () => this.#projection()));
    await this.#look('ledger', () => this.#ledger(isTrusted));
    await this.#look('clock', () => this.#clock());
    return this.#rows.splice(0);
  }

  async surroundings(): Promise<DoctorCheck[]> {
    if (!isPipeline(this.#asked.host.environment)) await this.#look('branch', () => this.#branch());
    await this.#look('keys', () => this.#keys());
    await this.#look('pipeline', () => this.#pipeline());
    return this.#rows.splice(0);
  }

  /** Makes a row of what a reader says or refuses, and returns whether it refused nothing. */
  async #look(check: DoctorCheck['check'], read: () => Said | Promise<Said>): Promise<boolean> {
    try {
      const said = await read();
      const row = typeof said === 'string' ? { says: said } : said;
      this.#add({ check, outcome: 'ok', code: null, next: null, ...row });
      return true;
    } catch (error) {
      const { findings } = refusalOf(error);
      const isNeeded = check !== 'branch' && (this.#isClaiming || !OF_CLAIMS.has(check));
      const outcome = isNeeded ? 'error' : 'warning';
      this.#add({ check, outcome, ...this.#said(findings) });
      return false;
    }
  }

  #add(row: DoctorCheck): void {
    const { next, says } = row;
    this.#rows.push({
      ...row,
      says: this.#product === undefined ? says : `${this.#product}: ${says}`,
      next: next === null ? null : nextHere(this.#asked)(next),
    });
  }

  #said(findings: readonly Finding[]): Pick<DoctorCheck, 'says' | 'code' | 'next'> {
    const [cause = finding('defect')] = [...findings.filter((one) => !isWarning(one)), ...findings];
    const { code, file, next = null } = cause;
    const place = file === undefined ? '' : ` (${file})`;
    const help = next === null ? `. ${codeEntry(code).hint}` : '';
    const says = withReadableTimes(`${messageOf(cause)}${place}${help}`, this.#asked.at);
    return { says, code, next };
  }

  async #claims(): Promise<Said> {
    const choice = { ...askedRepository(this.#asked), repository: this.#repository };
    const limits = { streamsAbove: MAX_HELD_CLAIMS_BYTES };
    const inputs = await openReleaseInputs(choice, this.#asked.host, limits);
    const { bytes, path } = inputs.claims;
    // One that can't be read claims nothing to a judge; here its faults are the answer.
    if (!inputs.isLong) claimsIn(bytes, path);
    const { isClaiming } = await claimsSource(inputs);
    this.#inputs = inputs;
    this.#isClaiming = isClaiming;
    const [remark] = inputs.remarks;
    if (remark) return { outcome: 'warning', ...this.#said([remark]) };
    return isClaiming ? `claimed in ${path}` : `nothing is claimed in ${path}`;
  }

  async #memory(): Promise<Said> {
    const judged = await this.#repository.commitAt('HEAD');
    const ref = askedMemory(this.#asked);
    const { records } = await readKnown(this.#repository, { ref, judged });
    for (const one of records)
      if ('unreadable' in one) throw errorOf(recordUnreadable(one.name, one.unreadable));
    return `${countOf(records.length, 'recorded release')}${ref === undefined ? '' : ` in ${ref}`}`;
  }

  #trustPin(): Said {
    const { args, directory, host } = this.#asked;
    if (this.#pin === '') throw new ClaimgateError('pin_missing');
    demand(parsePin(this.#pin));
    const given = args.text('trust-pin') ?? host.environment['CLAIMGATE_TRUST_PIN'];
    const saved = savedPin(host.environment, directory, this.#configured.config.deployment);
    if (saved && saved.pin !== this.#pin)
      return { outcome: 'warning', says: `${this.#pin}, but ${saved.file} has ${saved.pin}` };
    const where = given === undefined ? saved?.file : 'CLAIMGATE_TRUST_PIN or --trust-pin';
    return `${this.#pin.slice(0, 22)}…, from ${where}`;
  }

  async #trustRoot(): Promise<Said> {
    const { at } = this.#asked;
    const asked = { pin: this.#pin, memory: askedMemory(this.#asked) };
    const roots = await readRoots(present(this.#inputs), asked, true);
    const { root } = demand(anchorOf({ pin: this.#pin, roots, at }));
    const says = `version ${root.document.version}, expires ${whenWords(root.expiresAt, at)}`;
    const isSoon = root.expiresAt - at < ROOT_NOTICE_MS;
    return isSoon ? { outcome: 'warning', says, next: 'claimgate trust update --help' } : says;
  }

  async #projection(): Promise<Said> {
    const { args, at, host } = this.#asked;
    const { path } = askedProjection(this.#asked);
    const orRecorded = args.text('projection') === undefined;
    const choice = { trustPin: this.#pin, memory: askedMemory(this.#asked), orRecorded };
    const { evidence } = await readEvidence(path, choice, present(this.#inputs), host, {
      at,
      time: 'now',
    });
    const trust = establishTrust(evidence, at, () => '');
    if (!trust.ok) throw errorOf(trust.findings);
    const { expiresAt, generatedAt } = trust.trusted;
    this.#newest.push({ dated: generatedAt, of: 'the projection' });
    const says = `exported ${whenWords(generatedAt, at)}; expires ${whenWords(expiresAt, at)}`;
    const isSoon = expiresAt - at < PROJECTION_NOTICE_MS;
    return isSoon ? { outcome: 'warning', says, next: nextExport(this.#asked) } : says;
  }

  async #ledger(isTrusted: boolean): Promise<Said> {
    const { at, directory, host } = this.#asked;
    const ledger = askedLedger(this.#asked);
    const { location } = ledger;
    if (location === undefined) return 'none is named here';
    // Most jobs have no way in to the remote, and none judges by what is in a ledger.
    if (location.startsWith('branch:') && isPipeline(host.environment))
      return `${location}, not looked at in a pipeline`;
    const isConfigured = location === this.#configured.ledger;
    if (isConfigured && !this.#configured.hasLedgerHere)
      return { outcome: 'warning', says: 'the configured one is not on this machine' };
    const [last] = await reading(ledger, async (connection) => {
      await requireDatabaseClock(connection, at);
      return listRecords(connection, { limit: 1 });
    });
    const dated = last ? instantOf(last.record.recorded_at) : at;
    if (last) this.#newest.push({ dated, of: "the ledger's last record" });
    const says = last ? `place ${last.sequence}, recorded ${whenWords(dated, at)}` : 'empty';
    const [isLarge] = remarksOnSize(location, last?.sequence ?? 0);
    if (isLarge) return { outcome: 'warning', ...this.#said([isLarge]) };
    if (!isTrusted) return says;
    const projection = askedProjection(this.#asked);
    const by = { pin: this.#pin, directory, product: this.#asked.args.text('product'), at };
    const { findings } = await findNewer({ ledger, projection, by }, host);
    if (findings.length === 0) return `${says}; nothing newer contradicts the projection`;
    return { outcome: 'warning', ...this.#said(findings), next: nextExport(this.#asked) };
  }

  /** Signed documents and records were dated by other clocks: this one must not be behind them. */
  #clock(): Said {
    const { at } = this.#asked;
    const [newest] = this.#newest.sort((one, other) => other.dated - one.dated);
    if (!newest) return `${formatInstant(at)}; nothing here to compare it with`;
    const { dated, of } = newest;
    if (at >= dated - SKEW_MS) return `${formatInstant(at)}, after ${of}`;
    const expected = `not before ${formatInstant(dated)}, the time of ${of}`;
    throw new ClaimgateError('clock_set_back', { expected, found: formatInstant(at) });
  }

  async #branch(): Promise<Said> {
    const { environment } = this.#asked.host;
    const request = { commit: undefined, at: this.#asked.at };
    const { branch } = await branchToCommitTo(this.#repository, environment, request);
    const name = branchName(branch);
    return `${name}, where release commits its record; if it is protected, pass --branch NAME`;
  }

  async #keys(): Promise<Said> {
    const files = this.#configured.keysHere();
    for (const { path, name } of files) readSecretFile(path, name);
    const names = files.map(({ name }) => name);
    const ignored = new Set(await this.#repository.ignored(names));
    const kept = names.filter((name) => !ignored.has(name));
    if (kept.length > 0) throw errorOf(kept.map((file) => finding('keys_not_ignored', { file })));
    const beside = this.#keyBesideLedger();
    if (beside) return beside;
    const says = `readable by you alone: ${names.join(', ')}`;
    if (names.some((name) => name.endsWith(KEY_FILES.root)))
      return {
        outcome: 'warning',
        says: `${says}. ${KEY_FILES.root} is needed once a year: keep it elsewhere`,
      };
    return names.length === 0 ? 'none on this machine' : says;
  }

  /** With the key, who has a copy of the ledger adds records that nothing tells from recorded ones. */
  #keyBesideLedger(): Said | undefined {
    const { directory, host } = this.#asked;
    const { environment } = host;
    const key = namedKeyFile({ environment, directory });
    const place = askedLedger(this.#asked);
    const ledger = place.location === undefined ? undefined : ledgerLocation(place);
    if (!key || !isThere(key.path) || ledger?.engine !== 'sqlite') return undefined;
    if (dirname(ledger.path) !== dirname(key.path)) return undefined;
    const says = `${key.name} and the ledger are in one folder: anyone who copies the folder can add records to the copy. Move the key, and name it in CLAIMGATE_FINGERPRINT_KEY_FILE or in keys of the configuration`;
    return { outcome: 'warning', says };
  }

  /** Looks for what a template left open, in the files of CI systems that name claimgate. */
  async #pipeline(): Promise<Said> {
    const { root } = this.#repository;
    const workflows = entriesOf(join(root, WORKFLOWS)).map(({ name }) => `${WORKFLOWS}/${name}`);
    const faults = [...(await this.#missingInclude()), ...this.#projectionsElsewhere()];
    const read: string[] = [];
    for (const path of new Set([...CI_FILES, ...workflows])) {
      const bytes = await readFileIfThere(join(root, path), path, MAX_CI_BYTES);
      const text = withoutComments(Buffer.from(bytes ?? []).toString('utf8'));
      if (!/\bclaimgate\b/.test(text)) continue;
      read.push(path);
      faults.push(...this.#faultsIn(text).map((fault) => `${path}: ${fault}`));
    }
    if (faults.length > 0) return { outcome: 'warning', says: faults.join('; ') };
    return read.length === 0 ? 'no file of a CI system names claimgate' : read.join(', ');
  }

  /** GitLab reads one file, and runs nothing of another that it does not include. */
  async #missingInclude(): Promise<string[]> {
    const { root } = this.#repository;
    if (!isThere(join(root, GITLAB_JOBS))) return [];
    const bytes = await readFileIfThere(join(root, GITLAB), GITLAB, MAX_CI_BYTES);
    const text = withoutComments(Buffer.from(bytes ?? []).toString('utf8'));
    return text.includes(GITLAB_JOBS)
      ? []
      : [
          `${GITLAB}: add \`include: [{ local: ${GITLAB_JOBS} }]\`, because GitLab does not read ${GITLAB_JOBS} itself`,
        ];
  }

  /** The script takes and publishes each projection in one place, and checks read the configured one. */
  #projectionsElsewhere(): string[] {
    if (!isThere(join(this.#repository.root, CI_SCRIPT))) return [];
    const { products = [{ name: '' }], projection: ofAll } = this.#configured.config;
    return products.flatMap(({ name, projection = ofAll }: { name: string; projection?: string }) =>
      [undefined, 'projection', `projections/${name}`].includes(projection)
        ? []
        : [
            `${CI_SCRIPT} puts no projection into ${projection}: configure projection${name === '' ? '' : `, or projections/${name}`}`,
          ],
    );
  }

  #faultsIn(text: string): string[] {
    const { root } = this.#repository;
    const [placeholder] = PLACEHOLDER.exec(text) ?? [];
    const [written] = PIN_TEXT.exec(text) ?? [];
    const scripts = [...text.matchAll(STARTED)].map(({ groups = {} }) => groups);
    return [
      ...(placeholder === undefined ? [] : [`fill in ${placeholder}`]),
      ...(PASSES_PIN.test(text) || !JUDGES.test(text) ? [] : ['it passes no CLAIMGATE_TRUST_PIN']),
      ...([undefined, this.#pin].includes(written) ? [] : [`its pin is ${written}`]),
      ...scripts.flatMap(({ read = '', run = '' }) => {
        if (run === '') return isThere(join(root, read)) ? [] : [`write ${read}`];
        return isProgram(join(root, run)) ? [] : [`write ./${run}, and make it executable`];
      }),
    ];
  }
}
