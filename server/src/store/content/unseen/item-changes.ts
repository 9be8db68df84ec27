import { hash } from 'node:crypto';
import type { UnseenKind } from '@assembly/contract/account/unseen';
import { NEW_FOR_MS } from '@assembly/contract/limits';
import { needsConfirmation } from '@assembly/contract/sync';
import { sql } from 'kysely';
import { analyzeTable, idsAsTable, recordsAsTable } from '../../database/postgres.ts';
import type { ItemChangesTable } from '../../database/tables/content.ts';
import type { Database, Tx } from '../../database/tables.ts';
import { inChunks } from '../in-chunks.ts';
import { withoutCopies } from '../recordings.ts';

/** Something that can be new to members, with a hash of what they see of it. */
export interface HashedItem {
  id: string;
  contentHash: string;
}

export function hashContent(texts: string[]): string {
  return hash('sha1', JSON.stringify(texts), 'base64url');
}

/** More at once can only have been moved or imported, which is not news. */
export const UNSEEN_PER_SYNC_MAX = 200;

/** The row with this id says that the kind has been recorded before. */
const RECORDED_ID = '';

type Stored = Pick<ItemChangesTable, 'id' | 'contentHash' | 'changedAt' | 'goneAt'>;

/** What a sync read, compared with what was recorded before. */
export interface ItemChanges {
  changed: HashedItem[];
  /** Came back unchanged. */
  returned: string[];
  gone: string[];
  /** When `changed` came or changed; 0 if that is not news. */
  changedAt: number;
}

/**
 * The first items of a source are not news, and neither are those of another account or folder, or too many at once.
 * Times only grow, so that a time up to which a member has seen everything stays valid.
 */
export function compareItems(items: HashedItem[], stored: Stored[], now: number): ItemChanges {
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const isRecorded = storedById.delete(RECORDED_ID);
  const read = new Map(items.map((item) => [item.id, item]));
  const known = [...storedById.values()];
  const changed = [...read.values()].filter(
    ({ id, contentHash }) => storedById.get(id)?.contentHash !== contentHash,
  );
  const present = known.filter(({ goneAt }) => goneAt === null);
  // Few items may all be replaced between two syncs, but not so many.
  const isOtherSource =
    needsConfirmation(present.length, present.length) && !known.some(({ id }) => read.has(id));
  const isNews = isRecorded && !isOtherSource && changed.length <= UNSEEN_PER_SYNC_MAX;
  const last = stored.reduce((latest, { changedAt }) => Math.max(latest, changedAt), 0);
  return {
    changed,
    returned: known.filter(({ id, goneAt }) => goneAt !== null && read.has(id)).map(({ id }) => id),
    gone: known.filter(({ id, goneAt }) => goneAt === null && !read.has(id)).map(({ id }) => id),
    changedAt: isNews ? Math.max(now, last + 1) : 0,
  };
}

/** Call it in the transaction that writes the items. Returns whether members have something new to see. */
export async function recordItems(
  trx: Tx,
  kind: UnseenKind,
  items: HashedItem[],
  now: number,
): Promise<boolean> {
  const stored = await trx
    .selectFrom('item_changes')
    .select(['id', 'contentHash', 'changedAt', 'goneAt'])
    .where('kind', '=', kind)
    .execute();
  const { changed, returned, gone, changedAt } = compareItems(items, stored, now);
  const isRecorded = stored.some(({ id }) => id === RECORDED_ID);
  const marker = isRecorded ? [] : [{ id: RECORDED_ID, contentHash: '' }];
  for await (const chunk of inChunks([...marker, ...changed])) {
    const rows = recordsAsTable(trx, chunk, { id: 'text', contentHash: 'text' });
    // "where true" tells SQLite that the conflict clause does not belong to a join.
    await sql`insert into item_changes ("kind", "id", "contentHash", "changedAt")
      select ${kind}, "id", "contentHash", ${sql.lit(changedAt)} from ${rows} as items where true
      on conflict ("kind", "id") do update set "contentHash" = excluded."contentHash",
        "changedAt" = excluded."changedAt", "goneAt" = null`.execute(trx);
  }
  await setGone(trx, kind, returned, null);
  await setGone(trx, kind, gone, now);
  if (changed.length > 0) await analyzeTable(trx, 'item_changes');
  return changedAt > 0 && changed.length > 0;
}

async function setGone(trx: Tx, kind: UnseenKind, ids: string[], goneAt: number | null) {
  for await (const chunk of inChunks(ids)) {
    await trx
      .updateTable('item_changes')
      .set({ goneAt })
      .where('kind', '=', kind)
      .where('id', 'in', idsAsTable(trx, chunk))
      .execute();
  }
}

/** Those of the items that a sync found before, even if they are gone or a snapshot without them was restored since. */
export async function readKnownItems(
  trx: Tx,
  kind: UnseenKind,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('item_changes')
    .select('id')
    .where('kind', '=', kind)
    .where('id', 'in', idsAsTable(trx, ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The ids of the items that came or changed after `since`, until `until`. */
export async function readChangedSince(
  db: Database,
  kind: UnseenKind,
  { since, until }: { since: number; until: number },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('item_changes')
    .select('id')
    .where('kind', '=', kind)
    .where('changedAt', '>', since)
    .where('changedAt', '<=', until)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The files that came or changed in that time, the newest first, with the titles of their folders. */
export async function readNewDocuments(
  db: Database,
  { since, until }: { since: number; until: number },
): Promise<{ id: string; title: string; folder: string }[]> {
  const rows = await db
    .selectFrom('item_changes')
    .innerJoin('drive_items', 'drive_items.id', 'item_changes.id')
    .leftJoin('drive_items as folders', 'folders.id', 'drive_items.parentId')
    .select(['drive_items.id', 'drive_items.targetId', 'drive_items.title'])
    .select('folders.title as folder')
    .where('item_changes.kind', '=', 'documents')
    .where('item_changes.changedAt', '>', since)
    .where('item_changes.changedAt', '<=', until)
    .where('drive_items.isFolder', '=', 0)
    .orderBy('item_changes.changedAt', 'desc')
    .orderBy('drive_items.id')
    .execute();
  return withoutCopies(rows).map(({ id, title, folder }) => ({ id, title, folder: folder ?? '' }));
}

/** Removes items that have been gone for 30 days, and marks of items that are no longer new. */
export async function removeOldItemChanges(db: Database, now: number): Promise<void> {
  const before = now - NEW_FOR_MS;
  await db.deleteFrom('item_changes').where('goneAt', '<', before).execute();
  await db.deleteFrom('seen_items').where('changedAt', '<', before).execute();
}
