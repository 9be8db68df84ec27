import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'assembly';
const RECONNECT_EVERY_MS = 1000;
/** A line that is cut without a word, as by a firewall, is noticed by this. */
const KEEP_ALIVE_MS = 10_000;

export interface Notifications {
  /** Resolves when PostgreSQL has taken it. */
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

interface Listener {
  onText: (text: string) => void;
  /** Called when we hear again after a time in which we may have missed something. */
  onBack: () => void;
  onFault: (error: unknown) => void;
}

/** What the processes on one PostgreSQL tell each other, on a connection of its own that comes back by itself. */
export async function openNotifications(url: string, listener: Listener): Promise<Notifications> {
  let client: pg.Client | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    fresh.on('error', listener.onFault);
    fresh.on('notification', ({ payload }) => listener.onText(payload ?? ''));
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    fresh.once('end', () => void comeBack());
    client = fresh;
  }

  async function comeBack(): Promise<void> {
    client = undefined;
    while (!isClosed && !client) {
      await connect().catch(() => wait(RECONNECT_EVERY_MS));
    }
    if (!isClosed) listener.onBack();
  }

  await connect();
  return {
    async send(text) {
      await client?.query('select pg_notify($1, $2)', [CHANNEL, text]);
    },
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
