/** A reason for each number: in letters, because a long number looks like somebody's id and is refused. */
export function reasonOf(number: number): string {
  const letters = String(number).replaceAll(/[0-9]/g, (digit) =>
    'abcdefghij'.charAt(Number(digit)),
  );
  return `event-${letters}`;
}
