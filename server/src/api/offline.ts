import { dayIn } from '@assembly/contract/day-in';
import { getOffline } from '@assembly/contract/endpoints/content';
import { OFFLINE_FUTURE_DAYS } from '@assembly/contract/limits';
import type { OfflineDocument, OfflineReply } from '@assembly/contract/offline';
import type { FastifyInstance } from 'fastify';
import { readDriveItems } from '../store/content/drive.ts';
import { readEventsBetween } from '../store/content/events-between.ts';
import type { DriveItemRecord } from '../store/content/records.ts';
import { inReadTransaction } from '../store/database/read-transaction.ts';
import { readOpenAnnouncements } from './announcements.ts';
import { toDocument } from './documents/documents.ts';
import { toCalendar, toEvents } from './events/events.ts';
import type { AppContext } from './http/app-context.ts';
import type { BuiltReply } from './http/response-cache.ts';
import { route } from './http/route.ts';
import { userOf } from './http/session-guard.ts';

export function offlineApi(
  app: FastifyInstance,
  { db, now, responseCache, queueByMember, settings }: AppContext,
): void {
  function build(at: number): Promise<BuiltReply<OfflineReply>> {
    const { timeZone } = settings.current().assembly;
    const today = Temporal.PlainDate.from(dayIn(timeZone, at));
    const startOf = (days: number) =>
      today.add({ days }).toZonedDateTime(timeZone).epochMilliseconds;
    // The same for the whole day, so that the ETag changes only with the data or the day.
    const span = { from: 0, to: startOf(OFFLINE_FUTURE_DAYS + 1) };
    return inReadTransaction(db, async (trx) => {
      const { items, calendars, completeUntil } = await readEventsBetween(trx, span, startOf(0));
      const complete = items.filter(
        ({ startsAt }) => startsAt !== null && startsAt < completeUntil,
      );
      const announcements = await readOpenAnnouncements(trx, at, timeZone);
      const content = {
        events: {
          items: await toEvents(trx, complete, calendars),
          calendars: calendars.map(toCalendar),
          until: completeUntil,
        },
        announcements: { items: announcements.items },
        documents: { items: (await readDriveItems(trx)).map(toOfflineDocument) },
      };
      // Without the time, so that every process has the same ETag for the same content.
      return {
        value: { asOf: at, ...content },
        etagSource: content,
        validUntil: announcements.validUntil,
      };
    });
  }

  route(app, getOffline, (request, reply) => {
    const at = now();
    // As a whole, so that others never wait for a reply that is still in this member's queue.
    return queueByMember(userOf(request).id, async () =>
      responseCache.send(request, reply, {
        topics: ['events', 'announcements', 'documents'],
        key: 'offline',
        now: at,
        build: () => build(at),
      }),
    );
  });
}

function toOfflineDocument(item: DriveItemRecord): OfflineDocument {
  const { fileName, ...document } = toDocument(item);
  const { parentId, targetId } = item;
  return {
    ...document,
    parentId,
    ...(!document.isFolder && fileName !== document.title && { fileName }),
    ...(document.isFolder && targetId !== document.id && { targetId }),
  };
}
