import type { Node } from './cluster.ts';
import { signal, treeOf } from './processes.ts';

/** What happens to a leader. */
export interface Fault {
  readonly name: string;
  strike(leader: Node): void;
  /**
   * Brings it back after another leader was found. `asStale` is called where it runs again and does not know
   * yet that it leads no more.
   */
  heal(leader: Node, asStale: () => Promise<void>): Promise<void>;
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
];

function all(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) signal(pid, name);
}
