import {
  type ItemChange,
  type SeenItems,
  UNSEEN_KINDS,
  type UnseenKind,
  type UnseenReply,
} from '@assembly/contract/account/unseen';
import { openAnnouncements } from '@assembly/contract/announcement';
import { NEW_FOR_MS, NEWS_MAX_ITEMS } from '@assembly/contract/limits';
import { sql } from 'kysely';
import { recordsAsTable } from '../../database/postgres.ts';
import { inReadTransaction } from '../../database/read-transaction.ts';
import type { Database, Tx } from '../../database/tables.ts';
import { parseAnnouncements, readTasks } from '../tasks.ts';

/** Guards against a loop in stored data. */
const DEPTH_MAX = 100;

export interface Reader {
  userId: string;
  now: number;
  timeZone: string;
}

interface KindState {
  seenAt: number;
  /** The newest first. */
  unseen: ItemChange[];
}

/** What is new to a member. To one who asks for the first time, nothing is. */
export async function readUnseen(db: Database, reader: Reader): Promise<UnseenReply> {
  const reply = await inReadTransaction(db, (trx) => readReply(trx, reader));
  if (reply) return reply;
  return await db.transaction().execute(async (trx) => {
    await startSeen(trx, reader);
    return (await readReply(trx, reader)) as UnseenReply;
  });
}

/** Marks what was shown, and returns what is still new. Anything else that is named is ignored. */
export async function recordSeen(
  db: Database,
  reader: Reader,
  shown: SeenItems,
): Promise<UnseenReply> {
  return await db.transaction().execute(async (trx) => {
    await startSeen(trx, reader);
    for (const kind of UNSEEN_KINDS) await markKind(trx, reader, kind, shown[kind] ?? []);
    return (await readReply(trx, reader)) as UnseenReply;
  });
}

async function startSeen(trx: Tx, { userId, now }: Reader): Promise<void> {
  for (const kind of UNSEEN_KINDS) {
    const { last } = await trx
      .selectFrom('item_changes')
      .select((select) => select.fn.max('changedAt').as('last'))
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('seen')
      .values({ userId, kind, seenAt: Math.max(now, last ?? 0) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function markKind(
  trx: Tx,
  reader: Reader,
  kind: UnseenKind,
  shown: ItemChange[],
): Promise<void> {
  if (shown.length === 0) return;
  const { userId } = reader;
  // Locks the row, so that two tabs do not overwrite each other's progress.
  const seen = await trx
    .updateTable('seen')
    .set((set) => ({ seenAt: set.ref('seenAt') }))
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .returning('seenAt')
    .executeTakeFirst();
  if (!seen) return;
  const unseen = await readUnseenItems(trx, reader, kind, seen.seenAt);
  const { marked, seenAt } = planMarks(unseen, shown);
  if (marked.length === 0) return;
  const rows = recordsAsTable(trx, marked, { id: 'text', changedAt: 'bigint' });
  await sql`insert into seen_items ("userId", "kind", "itemId", "changedAt")
    select ${userId}, ${kind}, "id", "changedAt" from ${rows} as items where true
    on conflict ("userId", "kind", "itemId") do update set "changedAt" = excluded."changedAt"`.execute(
    trx,
  );
  if (seenAt <= seen.seenAt) return;
  await trx
    .updateTable('seen')
    .set({ seenAt })
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .execute();
  await trx
    .deleteFrom('seen_items')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('changedAt', '<=', seenAt)
    .execute();
}

/** What was shown of `unseen`, the newest first, and the time up to which everything has been seen after that. */
export function planMarks(unseen: ItemChange[], shown: ItemChange[]) {
  const keyOf = ({ id, changedAt }: ItemChange) => `${changedAt} ${id}`;
  const shownKeys = new Set(shown.map(keyOf));
  const marked = unseen.filter((item) => shownKeys.has(keyOf(item)));
  const left = unseen.filter((item) => !shownKeys.has(keyOf(item)));
  const oldestLeft = left.at(-1);
  const seenAt = oldestLeft ? oldestLeft.changedAt - 1 : (unseen[0]?.changedAt ?? 0);
  return { marked, seenAt };
}

async function readReply(trx: Tx, reader: Reader): Promise<UnseenReply | undefined> {
  const rows = await trx
    .selectFrom('seen')
    .select(['kind', 'seenAt'])
    .where('userId', '=', reader.userId)
    .execute();
  const states = {} as Record<UnseenKind, KindState>;
  for (const kind of UNSEEN_KINDS) {
    const seenAt = rows.find((row) => row.kind === kind)?.seenAt;
    if (seenAt === undefined) return undefined;
    states[kind] = { seenAt, unseen: await readUnseenItems(trx, reader, kind, seenAt) };
  }
  const { announcements, documents } = states;
  return {
    announcements: announcements.seenAt,
    documents: documents.seenAt,
    newAnnouncements: announcements.unseen.slice(0, NEWS_MAX_ITEMS),
    newDocuments: await withFolders(trx, documents.unseen.slice(0, NEWS_MAX_ITEMS)),
    counts: { announcements: announcements.unseen.length, documents: documents.unseen.length },
  };
}

/** The newest first. Only what the member can find: not what is gone or closed. */
async function readUnseenItems(
  trx: Tx,
  { userId, now, timeZone }: Reader,
  kind: UnseenKind,
  seenAt: number,
): Promise<ItemChange[]> {
  const unseen = await trx
    .selectFrom('item_changes')
    .leftJoin('seen_items', (join) =>
      join
        .onRef('seen_items.itemId', '=', 'item_changes.id')
        .onRef('seen_items.changedAt', '=', 'item_changes.changedAt')
        .on('seen_items.kind', '=', kind)
        .on('seen_items.userId', '=', userId),
    )
    .select(['item_changes.id', 'item_changes.changedAt'])
    .where('item_changes.kind', '=', kind)
    .where('item_changes.changedAt', '>', Math.max(seenAt, now - NEW_FOR_MS))
    .where('seen_items.itemId', 'is', null)
    .$if(kind === 'documents', (query) =>
      query.where('item_changes.id', 'in', trx.selectFrom('drive_items').select('drive_items.id')),
    )
    .orderBy('item_changes.changedAt', 'desc')
    .orderBy('item_changes.id')
    .execute();
  if (kind === 'documents' || unseen.length === 0) return unseen;
  const shown = await readShownAnnouncements(trx, now, timeZone);
  return unseen.filter(({ id }) => shown.has(id));
}

/** The ids of open tasks, and of lists. */
async function readShownAnnouncements(trx: Tx, now: number, timeZone: string) {
  const lists = (await readTasks(trx)).map(({ id, subtask }) => ({
    id,
    subtasks: parseAnnouncements(subtask),
  }));
  const shown = lists.filter(({ subtasks }) => subtasks.length > 0);
  return new Set(
    shown.flatMap(({ id, subtasks }) => [
      id,
      ...openAnnouncements(subtasks, now, timeZone).map((subtask) => subtask.id),
    ]),
  );
}

async function withFolders(trx: Tx, items: ItemChange[]): Promise<UnseenReply['newDocuments']> {
  if (items.length === 0) return [];
  const folders = await trx
    .selectFrom('drive_items')
    .select(['id', 'parentId'])
    .where('isFolder', '=', 1)
    .execute();
  const parents = await trx
    .selectFrom('drive_items')
    .select(['id', 'parentId'])
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .execute();
  const parentOf = new Map([...folders, ...parents].map(({ id, parentId }) => [id, parentId]));
  return items.map((item) => ({ ...item, folderIds: folderIdsOf(item.id, parentOf) }));
}

/** From the top folder down. */
function folderIdsOf(id: string, parentOf: Map<string, string>): string[] {
  const folderIds: string[] = [];
  let parentId = parentOf.get(id);
  while (parentId && folderIds.length < DEPTH_MAX) {
    folderIds.unshift(parentId);
    parentId = parentOf.get(parentId);
  }
  return folderIds;
}
