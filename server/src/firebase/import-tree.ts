import { emailKey } from '@assembly/contract/user';
import { replaceDrive } from '../store/content/drive.ts';
import { replaceEvents } from '../store/content/events.ts';
import type { DriveItemRecord, EventRecord, TaskRecord } from '../store/content/records.ts';
import { ALL_CONFIRMED } from '../store/content/removal-guard.ts';
import { replaceRows } from '../store/content/replace-rows.ts';
import { replaceTasks } from '../store/content/tasks.ts';
import { bumpVersion } from '../store/database/change-counters.ts';
import { isUniqueViolation, StoreError } from '../store/database/store-error.ts';
import type { Database, Tx } from '../store/database/tables.ts';
import { COMMAND_LINE, writeAudit } from '../store/users/audit-log.ts';
import { insertUser } from '../store/users/users.ts';
import type { ImportedPerson } from './imported-users.ts';
import type { NodeName, TreeLeftOut } from './tree-nodes.ts';

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
  /** Already in the database, and left unchanged. */
  existing: number;
  leftOut: Omit<TreeLeftOut, 'node'>[];
}

export interface ImportResult extends Record<NodeName, Added> {
  Users: Added & { people: ImportedPerson[]; existingPeople: ImportedPerson[] };
}

/** With '' as unreadable, rows that are not in the import stay. */
const ADD_ONLY = { confirmed: ALL_CONFIRMED, unreadable: [''] };

/** Adds what is missing and changes nothing else, in one transaction. */
export async function importTree(db: Database, tree: Tree, now: number): Promise<ImportResult> {
  try {
    return await db.transaction().execute(async (trx) => ({
      Users: await addPeople(trx, tree.people, now),
      Events: await addEvents(trx, tree, now),
      Tasks: await addTasks(trx, tree.tasks, now),
      Drive: await addDrive(trx, tree.drive, now),
    }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new StoreError(
      'Nothing was imported, because somebody signed up or a sync ran at the same time. Try again.',
      { cause: error },
    );
  }
}

async function addPeople(trx: Tx, people: ImportedPerson[], now: number) {
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
  const reason = 'Its id belongs to another account here.';
  return {
    people: added,
    existingPeople: existing,
    added: added.length,
    existing: existing.length,
    leftOut: conflicting.map(({ id, email }) => ({ id, title: email, reason })),
  };
}

function addEvents(trx: Tx, { events, timeZone }: Tree, now: number): Promise<Added> {
  return replaceRows(trx, 'events', async () => {
    const missing = withoutIds(events, await trx.selectFrom('events').select('id').execute());
    const { added, leftOut } = await replaceEvents(trx, missing, { ...ADD_ONLY, timeZone, now });
    return { added: added.length, existing: events.length - missing.length, leftOut };
  });
}

function addTasks(trx: Tx, tasks: TaskRecord[], now: number): Promise<Added> {
  return replaceRows(trx, 'tasks', async () => {
    const stored = await trx.selectFrom('tasks').select(['id', 'position']).execute();
    const first = nextPosition(stored);
    const missing = withoutIds(tasks, stored).map((task, at) => ({
      ...task,
      position: first + at,
    }));
    const { added, leftOut } = await replaceTasks(trx, missing, { ...ADD_ONLY, now });
    return { added: added.length, existing: tasks.length - missing.length, leftOut };
  });
}

/** A top-level folder that exists is left unchanged, with everything in it. */
function addDrive(trx: Tx, items: DriveItemRecord[], now: number): Promise<Added> {
  return replaceRows(trx, 'drive_items', async () => {
    const columns = ['id', 'parentId', 'position'] as const;
    const stored = await trx.selectFrom('drive_items').select(columns).execute();
    const storedTop = stored.filter(({ parentId }) => parentId === '');
    const first = nextPosition(storedTop);
    const folders = items.filter(({ parentId }) => parentId === '');
    const newFolders = withoutIds(folders, storedTop);
    const inside = new Set(newFolders.map(({ id }) => id));
    // Parents come before their children.
    const inNewFolders = items.filter(({ id, parentId }) => {
      const isInside = inside.has(parentId === '' ? id : parentId);
      if (isInside) inside.add(id);
      return isInside;
    });
    const missing = withoutIds(inNewFolders, stored).map((item) =>
      item.parentId === '' ? { ...item, position: first + item.position } : item,
    );
    const { added, leftOut } = await replaceDrive(trx, missing, { ...ADD_ONLY, now });
    return { added: added.length, existing: items.length - missing.length, leftOut };
  });
}

function withoutIds<Rec extends { id: string }>(records: Rec[], stored: { id: string }[]): Rec[] {
  const ids = new Set(stored.map(({ id }) => id));
  return records.filter(({ id }) => !ids.has(id));
}

function nextPosition(stored: { position: number }[]): number {
  return stored.reduce((next, { position }) => Math.max(next, position + 1), 0);
}
