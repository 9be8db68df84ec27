import { idsAsTable } from '../../database/postgres.ts';
import type { Tx } from '../../database/tables.ts';
import type { FoundItem } from '../../notify/changes/notification-rules.ts';
import type { SourceChanges } from '../../notify/changes/record-changes.ts';
import type { EventContent } from '../../notify/notification-content.ts';
import type { CalendarRecord, EventRecord } from '../records.ts';
import type { RowDiff } from '../replace-rows.ts';
import {
  COMPARED_COLUMNS,
  type ComparedEvent,
  changeOf,
  compareEvents,
  type EventChange,
  findRenamed,
  isShown,
  isSoon,
  SOON_MS,
  timesOf,
  toContent,
} from './compare-events.ts';

/** Events that were canceled or moved. Call it before the diff is written. */
export async function findChangedEvents(
  trx: Tx,
  { added, changed, removed }: RowDiff<EventRecord>,
  calendars: CalendarRecord[],
  now: number,
): Promise<SourceChanges> {
  const diff = {
    added: added.map(({ record }) => record),
    changed: new Map(changed.map(({ record }) => [record.id, record])),
    removed: new Set(removed),
    calendarIds: calendars.map(({ id }) => id),
  };
  const hasChanged = changed.length > 0 || removed.length > 0;
  const stored = hasChanged ? await readStored(trx, [...diff.changed.values()], now) : [];
  const changes = compareEvents({ ...diff, stored }, now);
  const current = new Map(diff.added.map((event) => [event.id, event]));
  for (const [id, event] of diff.changed) current.set(id, event);
  // Those of a calendar that is no longer synced. The others were canceled, or are there with another id.
  const gone = stored.filter(
    ({ id, calendarId }) => diff.removed.has(id) && !diff.calendarIds.includes(calendarId),
  );
  const returned = await findReturned(trx, [...current.values()], now);
  const returnedIds = new Set(returned.map(({ itemId }) => itemId));
  const byFormerId = new Map(changes.map((change) => [change.formerId, change]));
  return {
    source: 'events',
    topic: 'events',
    found: [...changes, ...returned],
    // Emails that wait must no longer say that it was canceled.
    gone: [...gone.map(({ id }) => id), ...returnedIds],
    renamed: findRenamed({ ...diff, stored }),
    returned: diff.added
      .filter((event) => isShown(event) && isSoon(event, now) && !returnedIds.has(event.id))
      .map(({ id }) => id),
    revise: ({ itemId, content }) =>
      reviseEvent(
        { itemId, content: content as EventContent },
        byFormerId.get(itemId),
        current.get(itemId),
      ),
  };
}

/**
 * Until members get the notification, it compares the event with what they last knew. It is dropped if the event is back
 * at that time, unless they have read that it was canceled.
 */
export function reviseEvent(
  { itemId, content }: FoundItem & { content: EventContent },
  change: EventChange | undefined,
  current: ComparedEvent | undefined,
): FoundItem | null {
  const { before, wasCanceled } = content;
  const update = (updated: EventContent): EventContent => ({
    ...updated,
    before,
    change: changeOf(before, updated.after),
    ...(wasCanceled && { wasCanceled }),
  });
  const revised = change
    ? { itemId: change.itemId, content: update(change.content) }
    : current && isShown(current)
      ? { itemId, content: update(toContent(current, before, timesOf(current))) }
      : { itemId, content };
  return revised.content.change === 'reinstated' && !wasCanceled ? null : revised;
}

/** Events that take place after all, although members have read that they were canceled. */
async function findReturned(trx: Tx, events: ComparedEvent[], now: number): Promise<FoundItem[]> {
  const soon = events.filter((event) => isShown(event) && isSoon(event, now));
  if (soon.length === 0) return [];
  const rows = await trx
    .selectFrom('notifications')
    .select(['itemId', 'state', 'content'])
    .where('topic', '=', 'events')
    .where(
      'itemId',
      'in',
      idsAsTable(
        trx,
        soon.map(({ id }) => id),
      ),
    )
    .where('state', 'in', ['due', 'queued'])
    .orderBy('createdAt')
    .execute();
  const last = new Map(rows.map((row) => [row.itemId, row]));
  return soon.flatMap((event) => {
    const row = last.get(event.id);
    if (row?.state !== 'queued') return [];
    const { change, before } = JSON.parse(row.content) as EventContent;
    if (change !== 'cancelled') return [];
    const content = { ...toContent(event, before, timesOf(event)), wasCanceled: true };
    return { itemId: event.id, content };
  });
}

/** The events that start soon, and those that will when the changes are written. */
async function readStored(
  trx: Tx,
  changed: ComparedEvent[],
  now: number,
): Promise<ComparedEvent[]> {
  const soon = await trx
    .selectFrom('events')
    .select(COMPARED_COLUMNS)
    .where('startsAt', '>=', now)
    .where('startsAt', '<=', now + SOON_MS)
    .execute();
  const known = new Set(soon.map(({ id }) => id));
  const moving = changed.filter((event) => isSoon(event, now) && !known.has(event.id));
  if (moving.length === 0) return soon;
  const others = await trx
    .selectFrom('events')
    .select(COMPARED_COLUMNS)
    .where(
      'id',
      'in',
      idsAsTable(
        trx,
        moving.map(({ id }) => id),
      ),
    )
    .execute();
  return [...soon, ...others];
}
