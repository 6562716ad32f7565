import { CERTIFIED, checkAt } from './certified.ts';
import { answer, type MadeCase } from './made.ts';
import { envelopeRows } from './projection-envelopes.ts';
import { lineRows } from './projection-lines.ts';
import { statementRows } from './projection-statements.ts';
import { AT } from './signed.ts';

/** The projection and its statement: whose they are, until when, and what every line must be. */
export function projectionArea(): MadeCase[] {
  return [...statementRows(), ...envelopeRows(), ...lineRows()].map(
    ({ name, title, section, files, at = AT, answer: [decision, ...codes] }) => ({
      name: `projection/${name}`,
      title,
      sections: [section],
      at,
      arguments: checkAt(at),
      base: CERTIFIED,
      files,
      expected: answer(decision, codes),
    }),
  );
}
