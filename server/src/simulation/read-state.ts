import type { Source } from '@assembly/contract/sync';
import { CompiledQuery } from 'kysely';
import type { Database } from '../store/database/tables.ts';

/** What the database says between two rounds. */
export interface State {
  users: { id: string; email: string; isActive: number; isAdmin: number; password: string }[];
  sessions: { id: string; userId: string }[];
  choices: { userId: string; topic: string; choice: string }[];
  paused: { userId: string }[];
  devices: { id: string; userId: string; topics: string }[];
  notifications: NotificationRow[];
  deliveries: DeliveryRow[];
  runs: { id: string; state: string }[];
  /** The ids of the stored tasks. */
  tasks: Set<string>;
  waitingSignUps: number;
  /** How many people have signed up, according to the audit log. */
  signedUp: number;
}

export interface NotificationRow {
  id: string;
  topic: string;
  itemId: string;
  state: string;
  content: string;
  dueAt: number;
}

export interface DeliveryRow {
  id: string;
  notificationId: string;
  userId: string;
  channel: string;
  deviceId: string;
  state: string;
  createdAt: number;
  nextAt: number;
}

const QUERIES = {
  users: 'select id, email, "isActive", "isAdmin", password from users order by id',
  sessions: 'select id, "userId" from sessions order by id',
  choices: 'select "userId", topic, choice from notification_choices order by "userId", topic',
  paused: 'select "userId" from email_refusals where "pausedAt" is not null order by "userId"',
  devices: 'select id, "userId", topics from push_devices order by id',
  notifications:
    'select id, topic, "itemId", state, content, "dueAt" from notifications order by "createdAt", id',
  deliveries:
    'select id, "notificationId", "userId", channel, "deviceId", state, "createdAt", "nextAt" from deliveries order by id',
  runs: 'select id, state from sync_runs order by number',
};

export async function readState(db: Database): Promise<State> {
  const tables: Record<string, unknown[]> = {};
  for (const [name, text] of Object.entries(QUERIES)) tables[name] = await query(db, text);
  const tasks = await readStored(db, 'announcements', 0);
  const [bundle] = await query<{ waiting: number }>(db, 'select waiting from email_bundles');
  const [audit] = await query<{ count: number }>(
    db,
    "select count(*) as count from audit_log where action = 'signed_up'",
  );
  return {
    ...(tables as unknown as Omit<State, 'tasks' | 'waitingSignUps' | 'signedUp'>),
    tasks: new Set(tasks.map((line) => line.split(' ')[0] ?? '')),
    waitingSignUps: bundle?.waiting ?? 0,
    signedUp: Number(audit?.count ?? 0),
  };
}

/** What members see of a source, one line for each item. */
export async function readStored(
  db: Database,
  source: Source,
  endedUntil: number,
): Promise<string[]> {
  switch (source) {
    case 'events': {
      const calendars = await query<{ name: string }>(db, 'select name from calendars');
      const events = await query<{ id: string; summary: string; startsAt: number; endsAt: number }>(
        db,
        'select id, summary, "startsAt", "endsAt" from events where "shownUntil" is not null',
      );
      return [
        ...calendars.map(({ name }) => name),
        ...events
          .filter(({ endsAt }) => endsAt > endedUntil)
          .map(({ id, summary, startsAt }) => `${id} ${summary} ${startsAt}`),
      ].sort();
    }
    case 'announcements': {
      const lists = await query<{ subtask: string }>(db, 'select subtask from tasks');
      const tasks = lists.flatMap(
        ({ subtask }) => JSON.parse(subtask) as { id: string; title: string }[],
      );
      return tasks.map(({ id, title }) => `${id} ${title}`).sort();
    }
    case 'documents': {
      const files = await query<{ id: string; title: string }>(
        db,
        'select id, title from drive_items where "isFolder" = 0',
      );
      return files.map(({ id, title }) => `${id} ${title}`).sort();
    }
  }
}

export async function readSnapshotIds(
  db: Database,
): Promise<{ id: string; source: Source; version: number }[]> {
  return await query(db, 'select id, source, version from source_versions order by version');
}

async function query<Row>(db: Database, text: string): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text));
  return rows;
}
