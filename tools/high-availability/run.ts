import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { append } from '../../src/ledger/append.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { contextAt, item, review, run } from '../../test/ledger/documents.ts';
import { onDatabase } from '../../test/ledger/postgres-server.ts';
import { valueOf } from '../../test/trust/expect.ts';
import { Claimgate, type Replica } from './claimgate.ts';
import type { Cluster, Node } from './cluster.ts';
import { FAULTS, type Fault } from './faults.ts';
import { until } from './processes.ts';
import { answerOf, checkpointAt, headOf, Witness } from './witness.ts';
import { Acknowledgements, commandWriter, filer, libraryWriter, type Writer } from './writers.ts';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Guide {
  readonly settings: unknown;
  /** The configuration of HAProxy, with the names of hosts and their usual ports. */
  readonly proxy: string;
  /** The configuration of PgBouncer, in front of that. */
  readonly bouncer: string;
  /** The words of each command behind `claimgate`, in order. */
  readonly commands: readonly (readonly string[])[];
}

const FILE = join(import.meta.dirname, '../../docs/how-to/high-availability.md');

export function readGuide(): Guide {
  const text = readFileSync(FILE, 'utf8');
  const lines = blockOf(text, 'sh').split('\n');
  return {
    settings: parse(blockOf(text, 'yaml')),
    proxy: blockOf(text, 'haproxy'),
    bouncer: blockOf(text, 'ini'),
    commands: lines
      .filter((line) => line.startsWith('claimgate '))
      .map((line) => line.split(' ').slice(1)),
  };
}

/** The only block in a language. */
function blockOf(text: string, language: string): string {
  const blocks = [...text.matchAll(/^```([a-z]+)\n([\s\S]*?)^```$/gm)]
    .filter(([, of]) => of === language)
    .map(([, , block = '']) => block);
  const [only] = blocks;
  if (only === undefined || blocks.length > 1)
    throw new Error(`${FILE}: ${blocks.length} blocks of ${language}, one is expected`);
  return only;
}

/** How many records have to be acknowledged before the next leader is lost. */
const PROGRESS = 16;
/** Within how many seconds after the cluster is whole a service has to be ready again. */
const READY_S = 60;
/** A leader that nobody manages is given up when its lock in etcd expires. */
const FAILOVER_S = 120;
/** How long a fault lasts that no other leader ends: longer than a commit waits. */
const KEPT_S = 18;

export interface Run {
  readonly kills: number;
  readonly seed: number;
  readonly folder: string;
}

/** Uses a ledger in the cluster while leaders are lost; whether all of it holds afterwards. */
export async function playFaults(cluster: Cluster, guide: Guide, how: Run): Promise<boolean> {
  const claimgate = new Claimgate(join(how.folder, 'work'));
  for (const words of guide.commands) await claimgate.demand(words, cluster.url());
  await claimgate.pinRoot(cluster.url());
  await certify(cluster.url());
  const told = new Acknowledgements();
  const witness = new Witness(told);
  const replicas = await Promise.all(
    [cluster.url(), cluster.proxyUrl].map((url) => claimgate.serve(url)),
  );
  const addresses = [
    ['all hosts', cluster.url()],
    ...cluster.nodes.map(({ name, url }) => [name, url]),
  ];
  const watching = addresses.map(([name = '', url = '']) =>
    witness.watch(name, () => checkpointAt(url)),
  );
  watching.push(
    witness.watch('export', async () => {
      const answer = answerOf(await claimgate.export(cluster.proxyUrl));
      if (answer.code !== undefined) told.refuse(answer.code);
      return answer;
    }),
  );
  const writers = startWriters(cluster, claimgate, told);
  const filing = filer(claimgate, cluster.url(), told);
  const game = { cluster, claimgate, told, witness, replicas };
  try {
    const random = delays(how.seed);
    const hasDisks = cluster.nodes.every(({ hasDisk }) => hasDisk);
    const faults = FAULTS.filter(({ needsDisk }) => !needsDisk || hasDisks);
    if (!hasDisks) console.log('not played, for lack of root to mount a disk: disk full');
    for (let kill = 0; kill < how.kills; kill += 1) {
      await delay(random.next().value);
      const fault = faults[kill % faults.length];
      if (fault) console.log(`${kill + 1}/${how.kills} ${await lose(game, fault)}`);
    }
    await Promise.all(writers.map((writer) => writer.stop()));
    await filing.stop();
    witness.heads.push(...claimgate.filed().map(headOf));
    witness.stop();
    await Promise.all(watching);
    return await holds(game);
  } finally {
    witness.stop();
    for (const replica of replicas) replica.stop();
  }
}

interface Game {
  readonly cluster: Cluster;
  readonly claimgate: Claimgate;
  readonly told: Acknowledgements;
  readonly witness: Witness;
  readonly replicas: readonly Replica[];
}

/** Records what an export says something about. */
async function certify(url: string): Promise<void> {
  const ledger = await openLedger(parseLocation(url));
  const items = [item('approval', review()), item('run', run('local')), item('run', run('live'))];
  try {
    valueOf(await append(ledger, items, contextAt(undefined, { clock: Date.now })));
  } finally {
    await ledger.close();
  }
}

/** Eight of them, each over one of the ways to reach the leader. */
function startWriters(
  cluster: Cluster,
  claimgate: Claimgate,
  told: Acknowledgements,
): readonly Writer[] {
  const ways = { hosts: cluster.url(), proxy: cluster.proxyUrl, bouncer: cluster.bouncerUrl };
  return Object.entries(ways).flatMap(([way, address]) => [
    libraryWriter(address, `${way}-1`, told),
    libraryWriter(address, `${way}-2`, told),
    ...(way === 'bouncer' ? [] : [commandWriter(claimgate, address, `command-${way}`, told)]),
  ]);
}

/** Milliseconds, the same in every run of one seed. */
function* delays(seed: number): Generator<number, never> {
  let state = (seed % 2_147_483_646) + 1;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state % 4000;
  }
}

/** Loses a leader, and waits until all is well again; says how it went. */
async function lose(game: Game, fault: Fault): Promise<string> {
  const { cluster, claimgate, told, witness, replicas } = game;
  const leader = await cluster.whole();
  const began = performance.now();
  const since = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  await fault.strike(leader, cluster);
  const next = fault.keepsLeader
    ? leader
    : await until('another leader', FAILOVER_S, () => cluster.leader(leader));
  const failover = since();
  if (fault.keepsLeader) {
    await delay(KEPT_S * 1000);
    await fault.heal(leader, async () => {}, cluster);
  }
  const before = told.count;
  await until('records after the failover', FAILOVER_S, async () =>
    told.count >= before + PROGRESS ? true : undefined,
  );
  const recovered = since();
  if (!fault.keepsLeader)
    await fault.heal(leader, () => askStale(witness, claimgate, leader), cluster);
  await cluster.whole();
  await until('services that are ready', READY_S, async () =>
    replicas.every(({ isReady }) => isReady) ? true : undefined,
  );
  return `${fault.name} on ${leader.name}: ${next.name} leads after ${failover}, records after ${recovered}, all well after ${since()}, ${told.count} records`;
}

/** A leader that does not know better must not sign what is older than what was acknowledged. */
async function askStale(witness: Witness, claimgate: Claimgate, leader: Node): Promise<void> {
  if (!(await leader.isWritable())) return;
  await witness.ask('a leader of before', async () =>
    answerOf(await claimgate.checkpoint(leader.url)),
  );
}

/** Prints each condition that does not hold in the end. */
async function holds({ cluster, claimgate, told, witness, replicas }: Game): Promise<boolean> {
  const { code, result } = await claimgate.run(['ledger', 'verify'], cluster.url());
  const recorded = await recordedKeys((await cluster.leader()).url);
  const last = await claimgate.export(cluster.url());
  const published = last.code ?? (await claimgate.verifyExport(cluster.url()));
  const wrong = [
    ...(published === undefined ? [] : [`the last export: ${published}`]),
    ...(code === undefined ? [] : [`ledger verify: ${code} ${JSON.stringify(result)}`]),
    ...told.contradictions.map((text) => `writers were told: ${text}`),
    ...[...told.sequences].flatMap(([key, sequence]) => {
      const found = recorded.get(key) ?? [];
      return found.length === 1 && found[0] === sequence
        ? []
        : [`${key} was acknowledged as ${sequence}, recorded as ${found.join(', ') || 'nothing'}`];
    }),
    ...[...recorded.keys()]
      .filter((key) => /-[12]-[0-9]+$|^command-/.test(key) && !told.sequences.has(key))
      .map((key) => `${key} was recorded and never acknowledged`),
    ...witness.stale,
    ...(await witness.contradictions(cluster.url())),
    ...replicas.flatMap(({ isRunning, isReady }, index) =>
      isRunning && isReady ? [] : [`the service ${index + 1} is not ready, or ended`],
    ),
  ];
  const list = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([name, count]) => `${name} ${count}`).join(', ') || 'none';
  console.log(`records acknowledged: ${told.count}, of them at a second try: ${told.replayed}
tries that were refused: ${list(told.refusals)}
checkpoints signed: ${witness.heads.length}; refused: ${list(witness.refusals)}
longest time not ready: ${replicas.map(({ longestMs }) => `${(longestMs / 1000).toFixed(1)} s`).join(', ')}`);
  for (const line of wrong) console.error(`WRONG: ${line}`);
  console.log(wrong.length === 0 ? 'passed' : 'FAILED');
  return wrong.length === 0;
}

/** Where the record of each key is, past the ledger's own reading. */
async function recordedKeys(url: string): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await onDatabase(
    url,
    `select event.reason, log.sequence from provider_runtime_control_events event
     join provider_evidence_log log on log.record_id = event.id`,
  );
  const keys = new Map<string, number[]>();
  for (const row of rows) {
    // Columns of our own tables; the driver hands 64-bit numbers over as text.
    const { reason, sequence } = row as { reason: string; sequence: string };
    keys.set(reason, [...(keys.get(reason) ?? []), Number(sequence)]);
  }
  return keys;
}
