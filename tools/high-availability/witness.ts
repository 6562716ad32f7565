import { setTimeout as delay } from 'node:timers/promises';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { checkpointIn, proveConsistency, headIn } from '../../src/ledger/log.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyGrowth, type LedgerHead, parseCheckpoint } from '../../src/trust/checkpoint.ts';
import { keys } from '../../test/trust/root-world.ts';
import { valueOf } from '../../test/trust/expect.ts';
import type { Acknowledgements } from './writers.ts';

const ANSWER_MS = 10_000;

/** The head of what was signed, or the code with which nothing was. */
export interface Answer {
  readonly head?: LedgerHead;
  readonly code?: string;
}
const PAUSE_MS = 2000;

/** Has checkpoints signed all the time, by whichever server it is given, and keeps what it got. */
export class Witness {
  readonly heads: LedgerHead[] = [];
  /** Checkpoints that lack what had been acknowledged before they were asked for. */
  readonly stale: string[] = [];
  /** How often each code was answered, by who was asked. */
  readonly refusals = new Map<string, number>();
  readonly #told: Acknowledgements;
  #isStopping = false;

  constructor(told: Acknowledgements) {
    this.#told = told;
  }

  /** Asks for one checkpoint after the other, until it is stopped. */
  async watch(name: string, checkpoint: () => Promise<Answer>): Promise<void> {
    while (!this.#isStopping) {
      await this.ask(name, checkpoint);
      await delay(PAUSE_MS);
    }
  }

  stop(): void {
    this.#isStopping = true;
  }

  /** Asks for one checkpoint, and holds against it what had been acknowledged before. */
  async ask(name: string, checkpoint: () => Promise<Answer>) {
    const { highest } = this.#told;
    const { head, code } = await checkpoint();
    if (code !== undefined) {
      const key = `${name}: ${code}`;
      this.refusals.set(key, (this.refusals.get(key) ?? 0) + 1);
    }
    if (!head) return;
    this.heads.push(head);
    if (head.tree_size < highest)
      this.stale.push(`${name} signed ${head.tree_size} after ${highest} was acknowledged`);
  }

  /** Which of its heads are not of the history that the ledger has now. */
  async contradictions(url: string): Promise<readonly string[]> {
    const found: string[] = [];
    const ledger = await openLedger(parseLocation(url));
    try {
      await ledger.read(async (sql) => {
        const last = await headIn(sql);
        for (const head of this.heads) {
          const proof = await proveConsistency(sql, head, 'checkpoint');
          const outcome = proof.ok
            ? verifyGrowth(head, last, proof.value, { file: 'checkpoint' })
            : proof;
          if (!outcome.ok) found.push(`${head.tree_size}: ${outcome.findings[0]?.code}`);
        }
      });
    } finally {
      await ledger.close();
    }
    return found;
  }
}

/** A checkpoint by the library, of whichever server answers there. */
export async function checkpointAt(url: string): Promise<Answer> {
  try {
    const ledger = await openLedger(parseLocation(url), { answerMs: ANSWER_MS });
    try {
      const text = valueOf(
        await ledger.attest((sql) => checkpointIn(sql, keys.ledger, 'checkpoint')),
      );
      return { head: headOf(text) };
    } finally {
      await ledger.close();
    }
  } catch (cause) {
    if (cause instanceof ClaimgateError) return { code: cause.code };
    throw cause;
  }
}

export function answerOf({ code, text }: { code?: string; text?: string }): Answer {
  return {
    ...(code === undefined ? {} : { code }),
    ...(text === undefined ? {} : { head: headOf(text) }),
  };
}

/** The head that a signed checkpoint is of. */
export function headOf(note: string): LedgerHead {
  const [text = ''] = note.split('\n\n');
  return valueOf(parseCheckpoint(`${text}\n`, 'checkpoint'));
}
