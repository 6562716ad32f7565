import { attested, type Connection, type Driver, type OpenOptions } from './connection.ts';
import {
  ATTEST,
  PostgresConnection,
  READ,
  WRITE,
  type Transaction,
} from './postgres-connection.ts';
import { openServers } from './postgres-servers.ts';

const ANSWER_MS = 60_000;

/** Opens the ledger on the servers of an address; the first connection is made by the first transaction. */
export async function openPostgres(url: string, options: OpenOptions = {}): Promise<Driver> {
  const { answerMs = ANSWER_MS } = options;
  const servers = await openServers(url, { ...options, answerMs });
  const within = async <T>(
    transaction: Transaction,
    work: (connection: Connection) => Promise<T>,
  ): Promise<T> => {
    const session = await servers.connect();
    const { client } = session;
    const connection = new PostgresConnection(session, transaction, answerMs);
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
  };
  return {
    engine: 'postgres',
    read: (work) => within(READ, work),
    attest: (work) => within(ATTEST, (connection) => work(attested(connection))),
    write: (work) => within(WRITE, work),
    close: () => servers.close(),
  };
}
