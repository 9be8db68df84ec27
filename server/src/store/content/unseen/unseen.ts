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
import { idsAsTable, recordsAsTable } from '../../database/postgres.ts';
import { inReadTransaction } from '../../database/read-transaction.ts';
import type { Database, Tx } from '../../database/tables.ts';
import { isRecording } from '../recordings.ts';
import { readTasks, toAnnouncementList } from '../tasks.ts';

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
type States = Record<UnseenKind, KindState>;

/** What is new to a member. To one who asks for the first time, nothing is. */
export async function readUnseen(db: Database, reader: Reader): Promise<UnseenReply> {
  const reply = await inReadTransaction(db, async (trx) => {
    const states = await readStates(trx, reader);
    return states && (await toReply(trx, states));
  });
  return reply ?? (await recordSeen(db, reader, {}));
}

/** Marks what was shown, and returns what is still new. Anything else that is named is ignored. */
export async function recordSeen(
  db: Database,
  reader: Reader,
  shown: SeenItems,
): Promise<UnseenReply> {
  return await db.transaction().execute(async (trx) => {
    await startSeen(trx, reader);
    const states = (await readStates(trx, reader)) as States;
    for (const kind of UNSEEN_KINDS) {
      states[kind] = await markShown(trx, reader, kind, states[kind], shown[kind] ?? []);
    }
    return await toReply(trx, states);
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

/** Marks what was shown, and returns the state after it. */
async function markShown(
  trx: Tx,
  { userId }: Reader,
  kind: UnseenKind,
  { seenAt, unseen }: KindState,
  shown: ItemChange[],
): Promise<KindState> {
  const keyOf = ({ id, changedAt }: ItemChange) => `${changedAt} ${id}`;
  const shownKeys = new Set(shown.map(keyOf));
  const marked = unseen.filter((item) => shownKeys.has(keyOf(item)));
  const left = unseen.filter((item) => !shownKeys.has(keyOf(item)));
  const [newest] = marked;
  if (newest && left.length === 0) {
    await trx
      .updateTable('seen')
      .set({ seenAt: newest.changedAt })
      .where('userId', '=', userId)
      .where('kind', '=', kind)
      .execute();
    return { seenAt: newest.changedAt, unseen: [] };
  }
  if (newest) {
    const rows = recordsAsTable(trx, marked, { id: 'text', changedAt: 'bigint' });
    await sql`insert into seen_items ("userId", "kind", "itemId", "changedAt")
      select ${userId}, ${kind}, "id", "changedAt" from ${rows} as items where true
      on conflict ("userId", "kind", "itemId")
        do update set "changedAt" = excluded."changedAt"`.execute(trx);
  }
  return { seenAt, unseen: left };
}

/** Undefined if the member has never asked. */
async function readStates(trx: Tx, reader: Reader): Promise<States | undefined> {
  const rows = await trx
    .selectFrom('seen')
    .select(['kind', 'seenAt'])
    .where('userId', '=', reader.userId)
    .execute();
  const states = {} as States;
  for (const kind of UNSEEN_KINDS) {
    const seenAt = rows.find((row) => row.kind === kind)?.seenAt;
    if (seenAt === undefined) return undefined;
    states[kind] = { seenAt, unseen: await readUnseenItems(trx, reader, kind, seenAt) };
  }
  return states;
}

async function toReply(trx: Tx, { announcements, documents }: States): Promise<UnseenReply> {
  return {
    announcements: announcements.seenAt,
    documents: documents.seenAt,
    newAnnouncements: announcements.unseen.slice(0, NEWS_MAX_ITEMS),
    newDocuments: await withFolders(trx, documents.unseen.slice(0, NEWS_MAX_ITEMS)),
    counts: {
      announcements: announcements.unseen.length,
      documents: documents.unseen.length,
      sermons: await countRecordings(trx, documents.unseen),
    },
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
  const lists = (await readTasks(trx)).map(toAnnouncementList);
  const shown = lists.filter(({ subtasks }) => subtasks.length > 0);
  const items = shown.flatMap((list) => [list, ...openAnnouncements(list.subtasks, now, timeZone)]);
  return new Set(items.map(({ id }) => id));
}

async function countRecordings(trx: Tx, items: ItemChange[]): Promise<number> {
  if (items.length === 0) return 0;
  const ids = items.map(({ id }) => id);
  const rows = await trx
    .selectFrom('drive_items')
    .select(['isFolder', 'mimeType'])
    .where('id', 'in', idsAsTable(trx, ids))
    .execute();
  return rows.filter(isRecording).length;
}

async function withFolders(trx: Tx, items: ItemChange[]): Promise<UnseenReply['newDocuments']> {
  if (items.length === 0) return [];
  const ids = items.map(({ id }) => id);
  const rows = await trx
    .selectFrom('drive_items')
    .select(['id', 'parentId'])
    .where((where) => where.or([where('isFolder', '=', 1), where('id', 'in', ids)]))
    .execute();
  const parentOf = new Map(rows.map(({ id, parentId }) => [id, parentId]));
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
