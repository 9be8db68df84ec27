import { emailKey } from '@assembly/contract/user';
import type { ContentRecord, ContentTable } from '../store/content/content-tables.ts';
import {
  type DriveItemRecord,
  type DriveRecord,
  type StoredDrive,
  withoutThumbnails,
} from '../store/content/drive.ts';
import type { EventRecord } from '../store/content/events.ts';
import { countBefore, diffRows, type RowDiff } from '../store/content/replace-rows.ts';
import type { TaskRecord } from '../store/content/tasks.ts';
import { writeSource } from '../store/content/write-source.ts';
import { bumpVersion } from '../store/database/change-counters.ts';
import { lockForTransaction } from '../store/database/postgres.ts';
import { isUniqueViolation, StoreError } from '../store/database/store-error.ts';
import type { Database, Tx, UsersTable } from '../store/database/tables.ts';
import { COMMAND_LINE, writeAudit } from '../store/people/audit-log.ts';
import { insertUser, type NewUser } from '../store/people/users.ts';

export type ImportedPerson = NewUser & Pick<UsersTable, 'deviceToken' | 'deviceType'>;

export interface Tree {
  people: ImportedPerson[];
  events: EventRecord[];
  tasks: TaskRecord[];
  drive: StoredDrive;
}

export interface Added {
  added: number;
  /** Already in the database, and left unchanged. */
  existing: number;
  leftOut: { id: string; title: string; reason: string }[];
}

export interface ImportResult {
  people: Added & { addedIds: Set<string> };
  events: Added;
  tasks: Added;
  drive: Added;
}

/** Adds what is missing and changes nothing else, in one transaction. */
export async function importTree(db: Database, tree: Tree, now: number): Promise<ImportResult> {
  try {
    return await db.transaction().execute(async (trx) => {
      for (const source of ['events', 'tasks', 'drive'])
        await lockForTransaction(trx, `swap ${source}`);
      return {
        people: await addPeople(trx, tree.people, now),
        events: await addEvents(trx, tree.events, now),
        tasks: await addTasks(trx, tree.tasks, now),
        drive: await addDrive(trx, tree.drive, now),
      };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new StoreError(
      'Nothing was imported, because somebody signed up or a sync ran at the same time. Try again.',
      { cause: error },
    );
  }
}

async function addPeople(
  trx: Tx,
  people: ImportedPerson[],
  now: number,
): Promise<ImportResult['people']> {
  const known = await trx.selectFrom('users').select(['id', 'emailKey']).execute();
  const ids = new Set(known.map(({ id }) => id));
  const emails = new Set(known.map((row) => row.emailKey));
  const result: ImportResult['people'] = {
    added: 0,
    existing: 0,
    leftOut: [],
    addedIds: new Set(),
  };
  for (const person of people) {
    if (emails.has(emailKey(person.email))) result.existing += 1;
    else if (ids.has(person.id)) {
      const reason = 'Its id belongs to another account here.';
      result.leftOut.push({ id: person.id, title: person.email, reason });
    } else {
      await insertUser(trx, person);
      await writeAudit(trx, { actor: COMMAND_LINE, action: 'imported', subject: person, at: now });
      result.added += 1;
      result.addedIds.add(person.id);
    }
  }
  if (result.added > 0) await bumpVersion(trx, 'users');
  return result;
}

/** The plan that adds missing records only, and its counts. */
async function planMissing<Rec extends ContentRecord>(
  trx: Tx,
  table: ContentTable,
  records: Rec[],
  options: Parameters<typeof diffRows<Rec>>[3],
): Promise<{ plan: RowDiff<Rec>; before: number; result: Added }> {
  const plan = await diffRows(trx, table, records, options);
  return {
    plan: { ...plan, changed: [], moved: [], removed: [] },
    before: countBefore(plan),
    result: {
      added: plan.added.length,
      existing: plan.unchanged + plan.changed.length,
      leftOut: plan.leftOut,
    },
  };
}

async function addEvents(trx: Tx, records: EventRecord[], now: number): Promise<Added> {
  const { plan, before, result } = await planMissing(trx, 'events', records, {
    titleOf: (record) => record.summary,
  });
  await writeSource(trx, {
    source: 'events',
    plans: [['events', plan]],
    countBefore: before,
    needsSnapshot: true,
    now,
  });
  return result;
}

async function addTasks(trx: Tx, records: TaskRecord[], now: number): Promise<Added> {
  const first = await nextPosition(trx, 'tasks');
  const positioned = records.map((record, at) => ({ ...record, position: first + at }));
  const { plan, before, result } = await planMissing(trx, 'tasks', positioned, {
    titleOf: (record) => record.title,
  });
  await writeSource(trx, {
    source: 'announcements',
    plans: [['tasks', plan]],
    countBefore: before,
    needsSnapshot: true,
    now,
  });
  return result;
}

/** A top-level folder that exists is left unchanged, with everything in it. */
async function addDrive(trx: Tx, { folders, items }: Tree['drive'], now: number): Promise<Added> {
  const known = await trx.selectFrom('drive').select('id').execute();
  const existing = new Set(known.map(({ id }) => id));
  const fresh = itemsIn(
    items,
    folders.filter(({ id }) => !existing.has(id)),
  );
  const first = await nextPosition(trx, 'drive_items');
  const positioned = fresh.map((item) =>
    item.parentId === '' ? { ...item, position: first + item.position } : item,
  );
  const inside = await planMissing(trx, 'drive_items', positioned, {
    titleOf: (item) => item.title,
  });
  const top = await planMissing(trx, 'drive', folders, {
    titleOf: (folder) => folder.title,
    contentOf: withoutThumbnails,
  });
  await writeSource(trx, {
    source: 'documents',
    plans: [
      ['drive_items', inside.plan],
      ['drive', top.plan],
    ],
    countBefore: inside.before,
    needsSnapshot: true,
    now,
  });
  return {
    added: inside.result.added,
    existing: items.length - fresh.length + inside.result.existing,
    leftOut: [...inside.result.leftOut, ...top.result.leftOut],
  };
}

/** The folders themselves and all that is in them. Parents come before their children in `items`. */
function itemsIn(items: DriveItemRecord[], folders: DriveRecord[]): DriveItemRecord[] {
  const inside = new Set(folders.map(({ id }) => id));
  return items.filter(({ id, parentId }) => {
    const isInside = parentId === '' ? inside.has(id) : inside.has(parentId);
    if (isInside) inside.add(id);
    return isInside;
  });
}

async function nextPosition(trx: Tx, table: 'tasks' | 'drive_items'): Promise<number> {
  const { last } = await trx
    .selectFrom(table)
    .$if(table === 'drive_items', (query) => query.where('parentId' as never, '=', '' as never))
    .select((select) => select.fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}
