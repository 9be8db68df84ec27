import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import type { Source, SyncRun } from '@assembly/contract/sync';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/records';
import { type Sandbox, startSandbox } from '@assembly/sandbox/server';
import type { Google, Patience } from '../google/open-google.ts';
import { openGoogle } from '../google/open-google.ts';
import { QUICK, settingsFor } from '../google/test-google.ts';
import { openDatabase } from '../store/open-database.ts';
import type { Database } from '../store/tables.ts';
import { leadRun } from '../sync/lead-run.ts';
import { type DatabaseKind, readyDatabaseUrl } from './each-database.ts';
import { SUNDAY } from './test-app.ts';

export const ZONE = 'Europe/Zurich';

export interface SyncOptions {
  confirm?: boolean | string;
  driveFolder?: string;
  patience?: Patience;
  /** Laid over the Google that is asked. */
  google?: Partial<Google>;
  onProgress?: (run: SyncRun) => void;
}

export interface TestSync {
  db: Database;
  databaseUrl: string;
  sandbox: Sandbox;
  clock: { now: number };
  faults: unknown[];
  sync: (options?: SyncOptions) => Promise<SyncRun>;
  close: () => Promise<void>;
}

/** A fresh database, a Google of its own, and whole runs from the one to the other, on a Sunday that never ends. */
export async function openTestSync(kind: DatabaseKind): Promise<TestSync> {
  const databaseUrl = await readyDatabaseUrl(kind);
  const db = await openDatabase(databaseUrl);
  const clock = { now: SUNDAY };
  const now = () => clock.now;
  const sandbox = await startSandbox({ now, timeZone: ZONE });
  const faults: unknown[] = [];
  return {
    db,
    databaseUrl,
    sandbox,
    clock,
    faults,
    sync: ({ confirm = false, driveFolder, patience = QUICK, google, onProgress } = {}) => {
      const settings = settingsFor(sandbox);
      const asked = { ...openGoogle(settings, patience), ...google };
      const onFault = (error: unknown) => faults.push(error);
      return leadRun(
        {
          db,
          google: asked,
          refreshToken: settings.refreshToken,
          timeZone: ZONE,
          driveFolder,
          now,
          onFault,
        },
        {
          databaseUrl,
          startedBy: 'test',
          confirm,
          onStarted: () => {},
          onProgress: onProgress ?? (() => {}),
        },
      );
    },
    async close() {
      await sandbox.close();
      await db.destroy();
    },
  };
}

/** Fills all three so that so many records of each come of it, all of one edition. */
export function publish(sandbox: Sandbox, edition: string, many = 25): void {
  const each = <Item>(make: (at: number) => Item) =>
    Array.from({ length: many }, (_, at) => make(at));
  const iso = (instant: number) => new Date(instant).toISOString();
  sandbox.setCalendar(
    each((at) => ({
      id: `event${at}`,
      summary: `Event ${at}, ${edition}`,
      status: 'confirmed',
      description: `<b>${edition}</b>`,
      start: { dateTime: iso(SUNDAY + DAY_MS + at * HOUR_MS) },
      end: { dateTime: iso(SUNDAY + DAY_MS + (at + 1) * HOUR_MS) },
    })),
  );
  const updated = iso(SUNDAY);
  const due = iso(SUNDAY + DAY_MS).replace(/T.*/, 'T00:00:00.000Z');
  // One list, and records beside it for every task that has a task of its own.
  const tasks = Array.from({ length: many - 1 }, (_, at) => [
    { id: `task${at}`, title: `Task ${at}, ${edition}`, updated, position: `${1000 + at}` },
    {
      id: `sub${at}`,
      parent: `task${at}`,
      title: `Task ${at}, ${edition}`,
      due,
      updated,
      position: '0',
    },
  ]);
  sandbox.setTasks([{ id: 'list', title: `List, ${edition}`, updated, tasks: tasks.flat() }]);
  sandbox.setDrive([
    ...each((at) => ({
      id: `file${at}`,
      title: `File ${at}, ${edition}.txt`,
      mimeType: 'text/plain',
      parents: ['folder'],
      content: { text: edition },
    })),
    { id: 'folder', title: `Folder, ${edition}`, mimeType: FOLDER, parents: [ROOT_ID] },
  ]);
}

const TABLES = {
  events: ['events'],
  announcements: ['tasks'],
  documents: ['drive', 'drive_items'],
} as const;

/** All that the database holds of a source. */
export async function contentOf(db: Database, source: Source): Promise<string> {
  const tables = await Promise.all(
    TABLES[source].map((table) =>
      db
        .selectFrom(table as 'events')
        .selectAll()
        .orderBy('id')
        .execute(),
    ),
  );
  return JSON.stringify(tables);
}
