import {
  attested,
  type Attested,
  type Connection,
  type Driver,
  type OpenOptions,
} from './connection.ts';
import {
  ATTEST,
  PostgresConnection,
  READ,
  WRITE,
  type Transaction,
} from './postgres-connection.ts';
import { openServers, type Servers } from './postgres-servers.ts';

/** How long one statement may go unanswered. */
const ANSWER_MS = 60_000;

/** Opens the ledger on the servers of an address; the first connection is made by the first transaction. */
export async function openPostgres(url: string, options: OpenOptions = {}): Promise<Driver> {
  const { answerMs = ANSWER_MS } = options;
  return new PostgresDriver(await openServers(url, { ...options, answerMs }), answerMs);
}

class PostgresDriver implements Driver {
  readonly engine = 'postgres';
  readonly #servers: Servers;
  readonly #answerMs: number;

  constructor(servers: Servers, answerMs: number) {
    this.#servers = servers;
    this.#answerMs = answerMs;
  }

  read<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#within(READ, work);
  }

  attest<T>(work: (connection: Attested) => Promise<T>): Promise<T> {
    return this.#within(ATTEST, (connection) => work(attested(connection)));
  }

  write<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#within(WRITE, work);
  }

  close(): Promise<void> {
    return this.#servers.close();
  }

  async #within<T>(
    transaction: Transaction,
    work: (connection: Connection) => Promise<T>,
  ): Promise<T> {
    const session = await this.#servers.connect();
    const { client } = session;
    const connection = new PostgresConnection(session, transaction, this.#answerMs);
    // Without a listener, a connection that is cut during the transaction would end the process.
    const onError = () => void (connection.isSound = false);
    client.on('error', onError);
    try {
      const result = await work(connection);
      await connection.commit();
      return result;
    } catch (cause) {
      await connection.rollback().catch(onError);
      throw cause;
    } finally {
      client.off('error', onError);
      session.release(connection.isSound);
    }
  }
}
