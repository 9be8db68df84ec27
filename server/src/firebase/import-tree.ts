import { emailKey } from '@assembly/contract/user';
import { replaceDrive } from '../store/content/drive.ts';
import { replaceEvents } from '../store/content/events.ts';
import type {
  ContentTable,
  DriveItemRecord,
  EventRecord,
  TaskRecord,
} from '../store/content/records.ts';
import { ALL_CONFIRMED } from '../store/content/removal-guard.ts';
import { type RowDiff, replaceRows } from '../store/content/replace-rows.ts';
import { replaceTasks } from '../store/content/tasks.ts';
import { bumpVersion } from '../store/database/change-counters.ts';
import { countRows } from '../store/database/count-rows.ts';
import type { Database, Tx } from '../store/database/tables.ts';
import { COMMAND_LINE, writeAudit } from '../store/users/audit-log.ts';
import { insertUser } from '../store/users/users.ts';
import type { ImportedPerson } from './imported-users.ts';

export interface Tree {
  people: ImportedPerson[];
  events: EventRecord[];
  /** In which the times of the events were computed. */
  timeZone: string;
  tasks: TaskRecord[];
  drive: DriveItemRecord[];
}

interface Added {
  added: number;
  leftOut: string[];
}

/** Undefined if there is content already, which stays as it is. */
type AddedContent = Added | undefined;

export interface ImportResult {
  Users: Added & { people: ImportedPerson[]; existing: ImportedPerson[] };
  Events: AddedContent;
  Tasks: AddedContent;
  Drive: AddedContent;
}

/** Adds people who have no account yet, and content where there is none, in one transaction. */
export async function importTree(db: Database, tree: Tree, now: number): Promise<ImportResult> {
  const { people, events, tasks, drive, timeZone } = tree;
  const options = { confirmed: ALL_CONFIRMED, now };
  return await db.transaction().execute(async (trx) => ({
    Users: await addPeople(trx, people, now),
    Events: await addContent(trx, 'events', () =>
      replaceEvents(trx, events, { ...options, timeZone }),
    ),
    Tasks: await addContent(trx, 'tasks', () => replaceTasks(trx, tasks, options)),
    Drive: await addContent(trx, 'drive_items', () => replaceDrive(trx, drive, options)),
  }));
}

async function addPeople(
  trx: Tx,
  people: ImportedPerson[],
  now: number,
): Promise<ImportResult['Users']> {
  const known = await trx.selectFrom('users').select(['id', 'emailKey']).execute();
  const ids = new Set(known.map(({ id }) => id));
  const emails = new Set(known.map((row) => row.emailKey));
  const {
    existing = [],
    conflicting = [],
    added = [],
  } = Object.groupBy(people, ({ id, email }) => {
    if (emails.has(emailKey(email))) return 'existing';
    return ids.has(id) ? 'conflicting' : 'added';
  });
  for (const person of added) {
    await insertUser(trx, person);
    await writeAudit(trx, { actor: COMMAND_LINE, action: 'imported', subject: person, at: now });
  }
  if (added.length > 0) await bumpVersion(trx, 'users');
  const leftOut = conflicting.map(({ id }) => id);
  return { people: added, existing, added: added.length, leftOut };
}

function addContent<Rec>(
  trx: Tx,
  table: ContentTable,
  replace: () => Promise<RowDiff<Rec>>,
): Promise<AddedContent> {
  return replaceRows(trx, table, async () => {
    if ((await countRows(trx.selectFrom(table))) > 0) return undefined;
    const { added, leftOut } = await replace();
    return { added: added.length, leftOut: leftOut.map(({ id }) => id) };
  });
}
