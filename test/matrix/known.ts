import { rmSync } from 'node:fs';
import type { No } from './nos.ts';
import type { Place } from './place.ts';

// Every "no" that a repository knows against a claim, by where somebody put it and when.

const OTHER = 'z-other';
const RECORDS = 'refs/heads/claimgate-records';
const REMOTE_MAIN = 'refs/remotes/origin/main';

/** Puts a commit where people put what a repository knows, and leaves the work tree and its branch as they are. */
const PLACES: Readonly<Record<string, (place: Place, change: Change) => Promise<void>>> = {
  'on another branch': async (place, { make }) => {
    await commitAside(place, make);
  },
  'on the records branch': async (place, { make }) => {
    await commitAside(place, make);
    await place.git('update-ref', RECORDS, OTHER);
    await place.git('branch', '-qD', OTHER);
    await startRemote(place, 'main');
    place.environment['CLAIMGATE_MEMORY'] = RECORDS;
  },
  'on the default branch': async (place, { make }) => {
    await place.git('update-ref', RECORDS, 'main');
    await commitAside(place, make);
    await startRemote(place, OTHER);
    await place.git('branch', '-qD', OTHER);
    place.environment['CLAIMGATE_MEMORY'] = RECORDS;
  },
  'in the history': async (place, { make, undo }) => {
    await commitAside(place, make);
    await place.git('checkout', '-q', OTHER);
    undo(place);
    await place.commit('Tidy up');
    await place.git('checkout', '-q', 'main');
  },
};

interface Change {
  /** Outlets that it does not concern, and why. */
  readonly unconcerned?: Readonly<Record<string, string>>;
  readonly make: (place: Place) => Promise<void>;
  readonly undo: (place: Place) => void;
}

async function commitAside(place: Place, make: Change['make']): Promise<void> {
  await place.git('checkout', '-qb', OTHER);
  await make(place);
  await place.commit('Say no');
  await place.git('checkout', '-q', 'main');
}

async function startRemote(place: Place, branch: string): Promise<void> {
  await place.git('update-ref', REMOTE_MAIN, branch);
  await place.git('symbolic-ref', 'refs/remotes/origin/HEAD', REMOTE_MAIN);
}

const TRUST = 'provider-certification/trust/2.root.json';
const WITHDRAWALS = 'provider-certification/withdrawals.json';

const KINDS: Readonly<Record<string, Change>> = {
  'the claim was withdrawn': {
    make: async (place) => {
      await place.must('claims', 'withdraw', 'pinterest', '--reason', 'pins lose their link');
    },
    undo: (place) => rmSync(place.path(WITHDRAWALS)),
    unconcerned: { 'release record': 'the release is out, and its record shows no claim' },
  },
  'the keys were revoked': {
    make: async (place) => {
      const key = 'extra/new.key';
      place.write('extra/there', '');
      await place.must('key', 'generate', '--out', key, '--no-passphrase');
      const role = { keys: ['new.key.pub.pem'], threshold: 1 };
      const changes = { schema_version: 1, roles: { projection: role, release: role } };
      place.write('extra/changes.json', JSON.stringify(changes));
      await place.must('trust', 'update', '--from', 'extra/changes.json');
      await place.must('sign', TRUST, '--key', '.claimgate/keys/root.key');
    },
    undo: (place) => rmSync(place.path(TRUST)),
  },
};

/** Every kind in every place, before the gate was asked and after it has handed its files over. */
export const KNOWN: Readonly<Record<string, No>> = Object.fromEntries(
  Object.entries(KINDS).flatMap(([kind, change]) =>
    Object.entries(PLACES).flatMap(([where, put]) =>
      (['known', 'known later'] as const).map((made): [string, No] => [
        `${kind} ${where}${made === 'known' ? '' : ', after the hand-over'}`,
        { made, make: (place) => put(place, change), unconcerned: change.unconcerned ?? {} },
      ]),
    ),
  ),
);
