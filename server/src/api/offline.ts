import { isDeepStrictEqual } from 'node:util';
import { dayIn } from '@assembly/contract/day-in';
import { getOffline } from '@assembly/contract/endpoints/library';
import { OFFLINE_FUTURE_DAYS } from '@assembly/contract/limits';
import type { OfflineDocument, OfflineReply } from '@assembly/contract/offline';
import type { FastifyInstance } from 'fastify';
import { readDriveItemsInSlices } from '../store/content/drive.ts';
import { readEventsBetween } from '../store/content/events-between.ts';
import { readRecordings } from '../store/content/recordings.ts';
import type { DriveItemRecord } from '../store/content/records.ts';
import { readVersions } from '../store/database/change-counters.ts';
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
  async function build(at: number): Promise<BuiltReply<OfflineReply>> {
    const { timeZone } = settings.current().assembly;
    const today = Temporal.PlainDate.from(dayIn(timeZone, at));
    const startOf = (days: number) =>
      today.add({ days }).toZonedDateTime(timeZone).epochMilliseconds;
    // The same for the whole day, so that the ETag changes only with the data or the day.
    const span = { from: 0, to: startOf(OFFLINE_FUTURE_DAYS + 1) };
    const { items, calendars, completeUntil } = await readEventsBetween(db, span, startOf(0));
    const complete = items.filter(({ startsAt }) => startsAt !== null && startsAt < completeUntil);
    const announcements = await readOpenAnnouncements(db, at, timeZone);
    const documents: OfflineDocument[] = [];
    for await (const slice of readDriveItemsInSlices(db)) {
      for (const item of slice) documents.push(toOfflineDocument(item));
    }
    const recordings = await readRecordings(db, timeZone);
    return {
      value: {
        asOf: at,
        events: {
          items: await toEvents(db, complete, calendars, timeZone),
          calendars: calendars.map(toCalendar),
          until: completeUntil,
        },
        announcements: { items: announcements.items },
        documents: { items: documents },
        sermons: { items: recordings.map(({ sermon }) => sermon) },
      },
      // Every process has the same ETag for the same content.
      etagIgnores: 'asOf',
      validUntil: announcements.validUntil,
    };
  }

  /** All of it from the same moment, without a transaction: others would wait for its end on SQLite. */
  async function buildUndisturbed(at: number): Promise<BuiltReply<OfflineReply>> {
    for (;;) {
      const before = await readVersions(db);
      const built = await build(at);
      if (isDeepStrictEqual(await readVersions(db), before)) return built;
    }
  }

  route(app, getOffline, (request, reply) => {
    const at = now();
    // As a whole, so that others never wait for a reply that is still in this member's queue.
    return queueByMember(userOf(request).id, async () =>
      responseCache.send(request, reply, {
        topics: ['events', 'announcements', 'documents'],
        key: 'offline',
        now: at,
        build: () => buildUndisturbed(at),
        isPinned: true,
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
