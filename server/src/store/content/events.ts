import { EVENTS_PER_PAGE } from '@assembly/contract/limits';
import { type PageOf, placePage } from '@assembly/contract/page-of';
import { vacuumTable } from '../database/postgres.ts';
import { readSnapshot } from '../database/read-snapshot.ts';
import type { Database, EventsTable, Tx } from '../database/tables.ts';
import { validateRecord } from '../database/validate-record.ts';
import { countRows } from './count-rows.ts';
import { inChunks } from './in-chunks.ts';
import { matchWords } from './match-words.ts';
import { guardRemoval, type ReplaceOptions } from './removal-guard.ts';
import { countBefore, diffRows, isEmptyDiff, type RowDiff, replaceRows } from './replace-rows.ts';
import { writeSource } from './write-source.ts';

export type EventRecord = Omit<EventsTable, 'contentHash'>;

/** Replaces the calendar: readers see the whole old one or the whole new one. */
export async function replaceEvents(
  db: Database,
  records: EventRecord[],
  options: ReplaceOptions,
): Promise<RowDiff<EventRecord>> {
  const swapped = await replaceRows(db, 'events', async (trx) => {
    const plan = await diffRows(trx, 'events', records, {
      titleOf: (record) => record.summary,
      unread: options.unread ?? [],
    });
    // What has ended goes of itself, and is no reason to stop.
    const upcoming = trx
      .selectFrom('events')
      .select(['id', 'summary as title', 'startsAt'])
      .where('shownUntil', '>=', options.now);
    await guardRemoval(() => upcoming.execute(), plan.removed, options);
    await writeSource(trx, {
      source: 'events',
      plans: [['events', plan]],
      countBefore: countBefore(plan),
      needsSnapshot: await changesMoreThanTime(trx, plan, options.now),
      now: options.now,
    });
    return plan;
  });
  // A late page is found by the index alone.
  if (!isEmptyDiff(swapped)) await vacuumTable(db, 'events');
  return swapped;
}

/** Events that have ended go with every sync: a state that differs by them alone is none that anybody wants back. */
async function changesMoreThanTime(
  trx: Tx,
  { added, changed, removed }: RowDiff<EventRecord>,
  now: number,
): Promise<boolean> {
  if (added.length > 0 || changed.length > 0) return true;
  for await (const ids of inChunks(removed)) {
    const upcoming = trx.selectFrom('events').where('id', 'in', ids).where('shownUntil', '>=', now);
    if ((await countRows(upcoming)) > 0) return true;
  }
  return false;
}

/** A page of what members see now, by start and then by id; with a search, of what has words that begin so. */
export function readUpcoming(
  db: Database,
  asked: number,
  now: number,
  search: string[] = [],
): Promise<PageOf<EventRecord>> {
  return readSnapshot(db, (trx) => findUpcoming(trx, asked, now, search));
}

async function findUpcoming(
  db: Tx,
  asked: number,
  now: number,
  search: string[],
): Promise<PageOf<EventRecord>> {
  const shown = matchWords(db.selectFrom('events').where('shownUntil', '>=', now), search);
  const tally = search.length === 0 ? await countByTime(db, now) : undefined;
  const total = tally ? tally.atLastSync - tally.ended : await countRows(shown);
  const { offset, ...place } = placePage(asked, Math.max(0, total), EVENTS_PER_PAGE);
  // Finding the page reads the index alone, and only the page itself is fetched whole. In one query SQLite would
  // rather walk through all events and look each one up in the page.
  // What has not begun is shown, unless it never is: when there is nothing of that kind, no end has to be looked at,
  // and that is most of what skipping to a late page costs.
  const begun = tally?.never === 0 && offset >= tally.begun ? tally.begun : undefined;
  const events = begun === undefined ? shown : db.selectFrom('events').where('startsAt', '>', now);
  const page = await events
    .select('id')
    .orderBy('startsAt')
    .orderBy('id')
    .limit(EVENTS_PER_PAGE)
    .offset(offset - (begun ?? 0))
    .execute();
  if (page.length === 0) return { items: [], ...place };
  const ids = page.map(({ id }) => id);
  const rows = await db.selectFrom('events').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map(({ contentHash: _hash, ...record }) => [record.id, record]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), ...place };
}

/** In one question, and each of them few: cheaper to count than all that are shown. */
async function countByTime(db: Tx, now: number) {
  const counts = await db
    .selectNoFrom((select) => {
      const events = select
        .selectFrom('events')
        .select((all) => all.fn.countAll<number>().as('count'));
      return [
        select.selectFrom('sources').select('shown').where('name', '=', 'events').as('atLastSync'),
        events.where('shownUntil', '<', now).as('ended'),
        events.where('startsAt', '<=', now).where('shownUntil', '>=', now).as('begun'),
        events.where('startsAt', '>', now).where('shownUntil', 'is', null).as('never'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    atLastSync: Number(counts.atLastSync),
    ended: Number(counts.ended),
    begun: Number(counts.begun),
    never: Number(counts.never),
  };
}

export async function findEvent(db: Database, id: string): Promise<EventRecord | undefined> {
  // Nothing is stored under such an id, and PostgreSQL would not even look for some of them.
  if (validateRecord({ id })) return undefined;
  return await db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
}

/** When the next of those shown ends: until then the same are shown. */
export async function nextEnd(db: Database, now: number): Promise<number> {
  const { end } = await db
    .selectFrom('events')
    .select((select) => select.fn.min<number | null>('shownUntil').as('end'))
    .where('shownUntil', '>=', now)
    .executeTakeFirstOrThrow();
  return end ?? Number.POSITIVE_INFINITY;
}
