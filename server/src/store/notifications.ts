import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openLine } from './postgres.ts';

const CHANNEL = 'assembly';
const RECONNECT_EVERY_MS = 1000;

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
  const closing = new AbortController();
  let line: pg.Client;
  let isUp = false;
  let comingBack = Promise.resolve();

  async function connect(): Promise<void> {
    const fresh = openLine(url);
    line = fresh;
    fresh.on('error', listener.onFault);
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
      if (!isUp) return;
      const through = line;
      try {
        await through.query('select pg_notify($1, $2)', [CHANNEL, text]);
      } catch (error) {
        // What takes nothing hears nothing either: it comes back on another.
        await through.end();
        throw error;
      }
    },
    async close() {
      closing.abort();
      await line.end();
      await comingBack;
    },
  };
}

async function rejectAtEndOf(line: pg.Client): Promise<never> {
  await once(line, 'end');
  throw new Error('The line to PostgreSQL was ended.');
}
