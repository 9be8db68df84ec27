import { FOLDER_TYPE } from '@assembly/contract/document';
import { swapDrive } from '@assembly/server/store/content/drive';
import { type EventRecord, swapEvents } from '@assembly/server/store/content/events';
import { ALL_CONFIRMED } from '@assembly/server/store/content/large-removal';
import { openDatabase } from '@assembly/server/store/database/open-database';
import type { Database } from '@assembly/server/store/database/tables';
import { insertUser } from '@assembly/server/store/people/users';
import { toDocuments } from '@assembly/server/sync/to-document';
import { toEvent } from '@assembly/server/sync/to-event';
import { freshFile } from './measure-sync.ts';

const HOUR_MS = 3_600_000;
const WORDS =
  'hall coffee children choir reading prayer supper garden meeting morning evening visit bring friends cake help tables chairs song letter collection mission door open welcome'.split(
    ' ',
  );

/** Some eight lines that no two events share, so that they pack as real ones do. */
function description(at: number): string {
  let seed = at + 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return WORDS[seed % WORDS.length];
  };
  return `<b>In the hall</b>. ${Array.from({ length: 100 }, next).join(' ')}`;
}

/** A database with so many events ahead, and a few that have just ended. */
export async function filledWithEvents(howMany: number): Promise<string> {
  const now = Date.now();
  const records = Array.from({ length: howMany }, (_, at): EventRecord => {
    // Dense enough for many events to fit the years ahead.
    const start = now - HOUR_MS + at * 60_000;
    const time = (instant: number) => ({ dateTime: new Date(instant).toISOString(), date: '' });
    return toEvent(
      {
        id: `event${at}`,
        summary: `Meeting ${at}`,
        status: 'confirmed',
        description: description(at),
        start: time(start),
        end: time(start + HOUR_MS / 2),
      },
      'Europe/Zurich',
    );
  });
  return await filled(async (db) => {
    await swapEvents(db, records, { confirmed: ALL_CONFIRMED, now });
  });
}

/** A database with so many people, some of them waiting; the name sought is there once. */
export async function filledWithPeople(howMany: number): Promise<string> {
  return await filled(async (db) => {
    await db.transaction().execute(async (trx) => {
      for (let at = 0; at < howMany; at += 1) {
        await insertUser(trx, {
          id: `person-${at}`,
          name: at === 7 ? 'Zipporah Midian' : `${WORDS[at % WORDS.length]} ${at}`,
          email: `person.${at}@example.org`,
          password: '',
          isAdmin: false,
          isActive: at % 50 !== 0,
          createdAt: at,
        });
      }
    });
  });
}

/** A database with so many files, a thousand to a folder. */
export async function filledWithFiles(howMany: number): Promise<string> {
  const blank = {
    thumbnailLink: '',
    webContentLink: '',
    iconLink: '',
    embedLink: '',
    originalFilename: '',
    createdDate: '2026-01-01T00:00:00.000Z',
    shortcut: undefined,
  };
  const folders = Array.from({ length: Math.ceil(howMany / 1000) }, (_, at) => ({
    ...blank,
    id: `folder${at}`,
    title: `Folder ${at}`,
    mimeType: FOLDER_TYPE,
    fileSize: '',
    parents: [{ id: 'root', isRoot: true }],
  }));
  const files = Array.from({ length: howMany }, (_, at) => ({
    ...blank,
    id: `file${at}`,
    title: at === 7 ? 'Zipporah.pdf' : `${WORDS[at % WORDS.length]} ${at}.pdf`,
    mimeType: 'application/pdf',
    fileSize: '1024',
    parents: [{ id: `folder${Math.floor(at / 1000)}`, isRoot: false }],
  }));
  return await filled(async (db) => {
    const drive = toDocuments([...folders, ...files], undefined);
    await swapDrive(db, drive, { confirmed: ALL_CONFIRMED, now: Date.now() });
  });
}

async function filled(fill: (db: Database) => Promise<void>): Promise<string> {
  const databaseUrl = freshFile();
  const db = await openDatabase(databaseUrl);
  await fill(db);
  await db.destroy();
  return databaseUrl;
}
