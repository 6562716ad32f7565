import { groupedBy } from '../../src/documents/json.ts';
import { ADDITIONS, REPLACED, ATTACKS } from '../../test/ledger/attacks.ts';
import { EARLIER, NOTHING, TAMPERINGS } from '../../test/ledger/tamperings.ts';

/** Returns the page about attacks on a ledger, from the tables that tests play. */
export function attacksPage(): string {
  const parts = [
    '# Attacks on a ledger',
    'The table lists attacks on a ledger with an app review, two runs and a control: who tried each, and the result. "As recorded" means that the export holds everything that the log has, despite the attack. A test plays each row.',
    attacksTable(),
    'The next table is about what is added: records that nobody recorded, records that stand in the log twice, and a ledger in the place of another one. Each way is tried on both engines, by the owner of the tables or the file, with guards and keys of the database out of the way; a running service says yes to none of the first two. The codes of missing guards, which an attacker may put back, are left out. A *known head* is one that somebody kept ([trust](../../docs/specification/trust.md#4-when-a-projection-is-trusted)); a backup compares nothing with a head, so it copies such a ledger.',
    additionsTable(),
    "The next table has more ways to bend a ledger, each tried by an owner or a superuser on a ledger whose last run failed and whose last control disables. After each, an export is refused or says the same. A running service answers as before or says no: it reads by index and doesn't scan, but a log that lost records which it has read counts only while all guards stand. A test plays each row, also under a running service.",
    tamperingsTable(),
  ];
  return `${parts.join('\n\n')}\n`;
}

function attacksTable(): string {
  const rows = ATTACKS.map(({ who, engine, what, outcome, exported }) => {
    const seen =
      typeof outcome === 'string' ? OUTCOMES[outcome] : `\`ledger verify\`: ${inCode(outcome)}`;
    return `| ${who} | ${ENGINES[engine]} | ${what} | ${seen} | ${exported} |`;
  });
  return [
    '| who | engine | attack | refused or seen by | an export is |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The ways to add to a ledger past the program, and to put another one in its place. */
function additionsTable(): string {
  const added = ADDITIONS.map(({ records, ways, what, withKey, withoutKey }) => {
    const tried = 2 * records.length * ways.length;
    const said = `${what}: ${records.join(', ')}; ${ways.join(', ')}`;
    const nothing = 'nothing: it is a record like any other';
    const seen = [withoutKey, withKey].map((codes, index) =>
      codes.length > 0 ? inCode(codes) : index === 0 ? 'nothing' : nothing,
    );
    return `| ${said} | ${tried} | ${seen.join(' | ')} | ${withKey.length > 0 ? 'refused' : 'made'} |`;
  });
  const replaced = REPLACED.map(
    ({ seen, what }) => `| ${what} | 2 | a known head: ${inCode([seen])} | the same | refused |`,
  );
  return [
    '| attack | ways | seen without the key by | seen with the key by | export, release and backup are |',
    '| --- | --- | --- | --- | --- |',
    ...added,
    ...replaced,
  ].join('\n');
}

function inCode(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\``).join(', ');
}

/** The ways to bend a ledger, by what sees them; one that was tried on several tables is named once. */
function tamperingsTable(): string {
  const rows = Object.entries(TAMPERINGS).flatMap(([engine, all]) =>
    [...groupedBy(all, ([, , seen]) => seen)].map(([seen, some]) => {
      const tables = groupedBy(some, ([what]) => what.replace(ON_TABLE, ''));
      const ways = [...tables].map(([way, of]) => {
        const names = of.flatMap(([what]) => ON_TABLE.exec(what)?.[1] ?? []);
        return `${way}${names.length > 0 ? ` (${names.join(', ')})` : ''}`;
      });
      const said = ways.join('; ').replaceAll('|', '\\|');
      return `| ${ENGINES[engine as keyof typeof ENGINES]} | ${seenBy(seen)} | ${some.length} | ${said} |`;
    }),
  );
  return ['| engine | seen by | ways | which |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

const ON_TABLE = /^(controls|runs|log|checks): /;

function seenBy(seen: string): string {
  if (seen === NOTHING) return 'nothing: exports and answers are the same';
  if (seen === EARLIER) return OUTCOMES['earlier checkpoint'];
  return inCode(seen.split(','));
}

const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

const OUTCOMES = {
  refused: 'refused',
  'earlier checkpoint': 'an earlier checkpoint only',
  listed: '`claimgate admin list` and `token list` only',
};
