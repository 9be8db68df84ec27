import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { isPostgres, openConnection } from './postgres.ts';
import type { Tx } from './tables.ts';

const CHANNEL = 'assembly';
const RECONNECT_MS = 1000;

interface Listener {
  onText: (text: string) => void;
  /** Called after a reconnect, when texts may have been missed. */
  onReconnected: () => void;
  onError: (error: unknown) => void;
}

/** LISTEN and NOTIFY between the processes on one PostgreSQL, on a connection that reconnects by itself. */
export async function listenOnPostgres(url: string, listener: Listener, timeoutMs?: number) {
  const closing = new AbortController();
  let connection: pg.Client;
  let isConnected = false;
  let reconnecting = Promise.resolve();

  async function connect(): Promise<void> {
    const client = await openConnection(url, timeoutMs);
    connection = client;
    client.on('error', listener.onError);
    client.on('notification', ({ payload }) => listener.onText(payload ?? ''));
    try {
      // pg never settles connect() when the connection is ended before it is established.
      await Promise.race([client.connect(), rejectWhenEnded(client)]);
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    isConnected = true;
    client.once('end', () => {
      isConnected = false;
      reconnecting = reconnect();
    });
  }

  async function reconnect(): Promise<void> {
    const { signal } = closing;
    while (!signal.aborted && !isConnected) {
      await connect().then(listener.onReconnected, () =>
        wait(RECONNECT_MS, undefined, { signal }).catch(() => {}),
      );
    }
  }

  await connect();
  return {
    /** Resolves with whether PostgreSQL accepted it. */
    async send(text: string): Promise<boolean> {
      if (!isConnected) return false;
      const client = connection;
      try {
        await client.query('select pg_notify($1, $2)', [CHANNEL, text]);
        return true;
      } catch (error) {
        // A connection that cannot send does not receive either: reconnect.
        await client.end();
        throw error;
      }
    },
    isConnected: () => isConnected,
    async close(): Promise<void> {
      closing.abort();
      await connection.end();
      await reconnecting;
    },
  };
}

/** Notifies every process on PostgreSQL when the transaction commits, and not if it is rolled back. */
export async function sendAtCommit(trx: Tx, text: string): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_notify(${CHANNEL}, ${text})`.execute(trx);
}

async function rejectWhenEnded(client: pg.Client): Promise<never> {
  await once(client, 'end');
  throw new Error('The connection to PostgreSQL was closed.');
}
