import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { isPostgres, openConnection } from './postgres.ts';
import type { Tx } from './tables.ts';

const CHANNEL = 'assembly';
const RECONNECT_EVERY_MS = 1000;

export interface Notifications {
  /** Resolves with whether PostgreSQL has taken it. */
  send(text: string): Promise<boolean>;
  isUp(): boolean;
  close(): Promise<void>;
}

interface Listener {
  onText: (text: string) => void;
  /** Called when we hear again after a time in which we may have missed something. */
  onBack: () => void;
  onError: (error: unknown) => void;
}

/** What the processes on one PostgreSQL tell each other, on a connection of its own that comes back by itself. */
export async function openNotifications(url: string, listener: Listener): Promise<Notifications> {
  const closing = new AbortController();
  let line: pg.Client;
  let isUp = false;
  let comingBack = Promise.resolve();

  async function connect(): Promise<void> {
    const fresh = openConnection(url);
    line = fresh;
    fresh.on('error', listener.onError);
    fresh.on('notification', ({ payload }) => listener.onText(payload ?? ''));
    try {
      // pg itself would let us wait for ever when the line is ended before it stands.
      await Promise.race([fresh.connect(), rejectAtEndOf(fresh)]);
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      await fresh.end();
      throw error;
    }
    isUp = true;
    fresh.once('end', () => {
      isUp = false;
      comingBack = comeBack();
    });
  }

  async function comeBack(): Promise<void> {
    const { signal } = closing;
    while (!signal.aborted && !isUp) {
      await connect().then(listener.onBack, () =>
        wait(RECONNECT_EVERY_MS, undefined, { signal }).catch(() => {}),
      );
    }
  }

  await connect();
  return {
    async send(text) {
      if (!isUp) return false;
      const through = line;
      try {
        await through.query('select pg_notify($1, $2)', [CHANNEL, text]);
        return true;
      } catch (error) {
        // What takes nothing hears nothing either: it comes back on another.
        await through.end();
        throw error;
      }
    },
    isUp: () => isUp,
    async close() {
      closing.abort();
      await line.end();
      await comingBack;
    },
  };
}

/** Has every process on PostgreSQL hear it at the moment in which the transaction takes effect, and not if it does not. */
export async function sendAtCommit(trx: Tx, text: string): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_notify(${CHANNEL}, ${text})`.execute(trx);
}

async function rejectAtEndOf(line: pg.Client): Promise<never> {
  await once(line, 'end');
  throw new Error('The line to PostgreSQL was ended.');
}
