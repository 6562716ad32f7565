import { setTimeout as delay } from 'node:timers/promises';
import { fillDisk } from '../../test/disk.ts';
import { onDatabase } from '../../test/ledger/postgres-server.ts';
import type { Cluster, Node } from './cluster.ts';
import { signal, treeOf } from './processes.ts';

export interface Fault {
  readonly name: string;
  /** Whether no other leader has to be found while it lasts: the same one leads, or nobody does. */
  readonly keepsLeader?: true;
  /** Whether each server has to have a disk of its own. */
  readonly needsDisk?: true;
  strike(leader: Node, cluster: Cluster): void | Promise<void>;
  /**
   * Brings it back after another leader was found. `asStale` is called where it runs again and does not know
   * yet that it leads no more.
   */
  heal(leader: Node, asStale: () => Promise<void>, cluster: Cluster): Promise<void>;
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'postgres killed',
    strike: ({ postgres }) => all(postgres.slice(0, 1), 'SIGKILL'),
    // Patroni starts it again.
    heal: async () => {},
  },
  {
    name: 'machine lost',
    strike: ({ patroni, postgres }) => all([patroni, ...postgres], 'SIGKILL'),
    heal: async (leader) => leader.startPatroni(),
  },
  {
    name: 'patroni killed, postgres goes on',
    strike: ({ patroni }) => all([patroni], 'SIGKILL'),
    async heal(leader, asStale) {
      await asStale();
      leader.startPatroni();
    },
  },
  {
    name: 'partition',
    strike: ({ patroni, postgres }) => all([...treeOf(patroni), ...postgres], 'SIGSTOP'),
    async heal(leader, asStale) {
      // PostgreSQL alone: its Patroni would make it a standby at once.
      all(leader.postgres, 'SIGCONT');
      await asStale();
      all(treeOf(leader.patroni), 'SIGCONT');
    },
  },
  {
    name: 'etcd stopped',
    keepsLeader: true,
    strike: (_, { etcd }) => signal(etcd, 'SIGSTOP'),
    heal: async (_leader, _asStale, { etcd }) => signal(etcd, 'SIGCONT'),
  },
  {
    name: 'standbys stopped, waiting commits cancelled',
    keepsLeader: true,
    async strike(leader, cluster) {
      all(standbysOf(leader, cluster), 'SIGSTOP');
      await delay(5000);
      await onDatabase(
        leader.administration,
        "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'",
      );
    },
    heal: async (leader, _asStale, cluster) => all(standbysOf(leader, cluster), 'SIGCONT'),
  },
  {
    name: 'replay paused',
    keepsLeader: true,
    strike: (leader, cluster) => onStandbys(leader, cluster, 'select pg_wal_replay_pause()'),
    heal: (leader, _asStale, cluster) =>
      onStandbys(leader, cluster, 'select pg_wal_replay_resume()'),
  },
  {
    name: 'cut from etcd alone',
    strike: ({ wayToEtcd }) => signal(wayToEtcd, 'SIGSTOP'),
    async heal(leader, asStale) {
      await asStale();
      signal(leader.wayToEtcd, 'SIGCONT');
    },
  },
  {
    name: 'disk full',
    keepsLeader: true,
    needsDisk: true,
    strike(leader) {
      makeRoom = fillDisk(leader.folder);
    },
    heal: async () => makeRoom(),
  },
  {
    name: 'clock ten minutes behind',
    keepsLeader: true,
    strike: (leader) => leader.setClock(-600),
    heal: async (leader) => leader.setClock(0),
  },
];

/** Frees the disk that was filled. */
let makeRoom = (): void => {};

function standbysOf(leader: Node, { nodes }: Cluster): readonly number[] {
  return nodes.filter((node) => node !== leader).flatMap(({ postgres }) => postgres);
}

async function onStandbys(leader: Node, { nodes }: Cluster, sql: string): Promise<void> {
  for (const node of nodes) if (node !== leader) await onDatabase(node.administration, sql);
}

function all(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) signal(pid, name);
}
