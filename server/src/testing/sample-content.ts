import { FOLDER_TYPE } from '@assembly/contract/document';
import { writeAudit } from '../store/audit-log.ts';
import { noteConnection } from '../store/connections.ts';
import { swapDrive } from '../store/drive.ts';
import { swapEvents } from '../store/events.ts';
import { ALL_CONFIRMED } from '../store/large-removal.ts';
import { addPasswordReset } from '../store/password-resets.ts';
import { isPostgres } from '../store/postgres.ts';
import { addSession } from '../store/sessions.ts';
import { addRun } from '../store/sync-runs.ts';
import type { Database } from '../store/tables.ts';
import { swapTasks } from '../store/tasks.ts';
import { insertUser } from '../store/users.ts';
import { newRun } from '../sync/run-record.ts';
import { toDocuments } from '../sync/to-document.ts';
import { toEvent } from '../sync/to-event.ts';
import { SUNDAY } from './test-app.ts';

export interface Sizes {
  people: number;
  events: number;
  files: number;
}

/** Quotes, marks that end a line elsewhere, two scripts, and what only looks like markup. */
const AWKWARD = 'Pâques "\\n" \u2028 \u2029 \r\n\t 復活 🙏🏽 &lt;b&gt; \'; drop table users; --';
const FILES_A_FOLDER = 1000;
const options = { confirmed: ALL_CONFIRMED, now: SUNDAY };

/** A database with something in every table, awkward text included. */
export async function fillDatabase(db: Database, { people, events, files }: Sizes): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < people; at += 1) {
      await insertUser(trx, {
        id: `person-${at}`,
        name: `Éva ${at} Müller`,
        email: `Person.${at}@example.org`,
        password: `hash ${at}`,
        // Only SQLite takes it.
        deviceToken: at === 0 && !isPostgres(db) ? 'a\0b' : '',
        isAdmin: at === 0,
        isActive: at % 3 !== 0,
        createdAt: SUNDAY + at,
      });
    }
  });
  const first = { id: 'person-0', userId: 'person-0', createdAt: SUNDAY, expiresAt: SUNDAY + 1 };
  await addSession(db, { ...first, id: 'session', userAgent: 'test', seenAt: SUNDAY });
  await addPasswordReset(db, { ...first, id: 'reset' });
  await writeAudit(db, {
    actor: { id: 'person-0', name: 'Éva' },
    action: 'approved',
    subject: { id: 'person-1', name: AWKWARD },
    at: SUNDAY,
  });
  await noteConnection(db, 'token', 'office@example.org', SUNDAY);
  await addRun(db, newRun('schedule', SUNDAY), new Date(SUNDAY).toISOString());
  // Two swaps of each, so that earlier states are kept too.
  for (const generation of ['first', 'second']) {
    await swapEvents(db, manyEvents(events, generation), options);
    await swapTasks(db, someTasks(generation), options);
    await swapDrive(db, manyFiles(files, generation), options);
  }
}

export function manyEvents(count: number, generation: string) {
  return Array.from({ length: count }, (_, at) =>
    toEvent(
      {
        id: `event-${at}`,
        start: { dateTime: '', date: '2027-01-01' },
        end: { dateTime: '', date: at % 7 === 0 ? '' : '2027-01-02' },
        summary: `${generation} ${at}`,
        status: 'confirmed',
        description: `<p>${AWKWARD}</p>${' and so on'.repeat(20)}`,
      },
      'Europe/Zurich',
    ),
  );
}

function someTasks(generation: string) {
  // Their order is not that of their ids, nor that in which JSON puts numbers; one goes and one comes.
  return ['c', '20', generation === 'first' ? 'gone' : '3'].map((id, position) => ({
    id,
    title: `${generation} ${AWKWARD}`,
    notes: '',
    subtask: JSON.stringify([{ id: 's', title: AWKWARD, notes: '', due: '', updated: '' }]),
    position,
  }));
}

function manyFiles(count: number, generation: string) {
  const plain = {
    thumbnailLink: '',
    webContentLink: '',
    originalFilename: '',
    iconLink: '',
    embedLink: '',
    shortcut: undefined,
  };
  const created = { createdDate: '2026-01-01T00:00:00.000Z' };
  const folders = Array.from({ length: Math.ceil(count / FILES_A_FOLDER) }, (_, at) => ({
    ...plain,
    ...created,
    id: `folder-${at}`,
    title: `Folder ${at}`,
    mimeType: FOLDER_TYPE,
    parents: [{ id: 'root', isRoot: true }],
    fileSize: '',
  }));
  const files = Array.from({ length: count }, (_, at) => ({
    ...plain,
    ...created,
    id: `file-${at}`,
    title: `${generation} ${AWKWARD} ${at}.mp3`,
    mimeType: 'audio/mpeg',
    parents: [{ id: `folder-${at % folders.length}`, isRoot: false }],
    fileSize: String(3_000_000_000 + at),
  }));
  return toDocuments([...folders, ...files], undefined);
}
