import { randomUUID } from 'node:crypto';
import { FOLDER_TYPE } from '@assembly/contract/document';
import { HOUR_MS } from '@assembly/contract/limits';
import { startSession } from '@assembly/server/auth/sessions';
import { replaceDrive } from '@assembly/server/store/content/drive';
import { replaceEvents } from '@assembly/server/store/content/events';
import type { EventRecord } from '@assembly/server/store/content/records';
import { ALL_CONFIRMED } from '@assembly/server/store/content/removal-guard';
import { openDatabase } from '@assembly/server/store/database/open-database';
import type { Database } from '@assembly/server/store/database/tables';
import { insertUser, type NewUser } from '@assembly/server/store/users/users';
import { toDocuments } from '@assembly/server/sync/to-document';
import { toEvent } from '@assembly/server/sync/to-event';
import { tempDatabaseUrl } from './temp-database.ts';

const ENDED_EVENTS = 30;
const WORDS =
  'hall coffee children choir reading prayer supper garden meeting morning evening visit bring friends cake help tables chairs song letter collection mission door open welcome'.split(
    ' ',
  );

/** A hundred words that differ between events, so that they compress as real text does. */
function description(index: number): string {
  let seed = index + 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return WORDS[seed % WORDS.length];
  };
  return `<b>In the hall</b>. ${Array.from({ length: 100 }, next).join(' ')}`;
}

/** A database with this many events: some have ended, and none ends while the bench runs, which would change the list. */
export async function databaseWithEvents(count: number): Promise<string> {
  const now = Date.now();
  const records = Array.from({ length: count }, (_, index): EventRecord => {
    // A minute apart, so that any number falls within the years that are shown.
    const start = now + (index < ENDED_EVENTS ? -2 : 1) * HOUR_MS + index * 60_000;
    const time = (instant: number) => ({ dateTime: new Date(instant).toISOString(), date: '' });
    return toEvent(
      {
        id: `event${index}`,
        summary: `Meeting ${index}`,
        status: 'confirmed',
        description: description(index),
        start: time(start),
        end: time(start + HOUR_MS / 2),
      },
      'Europe/Zurich',
    );
  });
  return await seed(async (db) => {
    await replaceEvents(db, records, { confirmed: ALL_CONFIRMED, now });
  });
}

/** A database with this many people, some of them pending; one has the name that is searched for. */
export async function databaseWithPeople(count: number): Promise<string> {
  return await seed(async (db) => {
    await db.transaction().execute(async (trx) => {
      for (let index = 0; index < count; index += 1) {
        await insertUser(trx, {
          id: `person-${index}`,
          name: index === 7 ? 'Zipporah Midian' : `${WORDS[index % WORDS.length]} ${index}`,
          email: `person.${index}@example.org`,
          password: '',
          isAdmin: false,
          isActive: index % 50 !== 0,
          createdAt: index,
        });
      }
    });
  });
}

/** A database with this many files, a thousand in each folder. */
export async function databaseWithFiles(count: number): Promise<string> {
  const blank = {
    originalFilename: '',
    createdDate: '2026-01-01T00:00:00.000Z',
    revision: '',
    shortcut: undefined,
  };
  const folders = Array.from({ length: Math.ceil(count / 1000) }, (_, index) => ({
    ...blank,
    id: `folder${index}`,
    title: `Folder ${index}`,
    mimeType: FOLDER_TYPE,
    fileSize: '',
    parents: [{ id: 'root', isRoot: true }],
  }));
  const files = Array.from({ length: count }, (_, index) => ({
    ...blank,
    id: `file${index}`,
    title: index === 7 ? 'Zipporah.pdf' : `${WORDS[index % WORDS.length]} ${index}.pdf`,
    mimeType: 'application/pdf',
    fileSize: '1024',
    parents: [{ id: `folder${Math.floor(index / 1000)}`, isRoot: false }],
  }));
  return await seed(async (db) => {
    const { items } = toDocuments([...folders, ...files]);
    await replaceDrive(db, items, { confirmed: ALL_CONFIRMED, now: Date.now() });
  });
}

/** Adds active members with a session each, and returns their cookies. */
export async function addMembers(
  databaseUrl: string,
  count: number,
  fields: Partial<NewUser> = {},
): Promise<string[]> {
  const db = await openDatabase(databaseUrl);
  const cookies: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = newPerson(fields);
    await db.transaction().execute((trx) => insertUser(trx, person));
    const { token } = await startSession(db, person, 'bench', Date.now());
    cookies.push(`session=${token}`);
  }
  await db.destroy();
  return cookies;
}

export function newPerson(fields: Partial<NewUser>): NewUser {
  return {
    id: randomUUID(),
    name: 'Ruth Moab',
    email: `${randomUUID()}@example.org`,
    password: '',
    isAdmin: false,
    isActive: true,
    createdAt: Date.now(),
    ...fields,
  };
}

async function seed(fill: (db: Database) => Promise<void>): Promise<string> {
  const databaseUrl = tempDatabaseUrl();
  const db = await openDatabase(databaseUrl);
  await fill(db);
  await db.destroy();
  return databaseUrl;
}
