import {
  type AnnouncementList,
  searchAnnouncements,
  withOpenAnnouncements,
} from '@assembly/contract/announcement';
import { listAnnouncements } from '@assembly/contract/endpoints/library';
import { searchWords } from '@assembly/contract/text/search';
import type { FastifyInstance } from 'fastify';
import { readTasks, toAnnouncementList } from '../store/content/tasks.ts';
import type { Database } from '../store/database/tables.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';
import { userOf } from './http/session-guard.ts';

export function announcementsApi(
  app: FastifyInstance,
  { settings, db, now, responseCache, queueByMember }: AppContext,
): void {
  route(app, listAnnouncements, (request, reply) => {
    const search = searchWords(request.query.search);
    const at = now();
    const { timeZone } = settings.current().assembly;
    const searchReply = async () => {
      const { items } = await readOpenAnnouncements(db, at, timeZone);
      return { items: searchAnnouncements(items, search) };
    };
    if (search.length > 0) return queueByMember(userOf(request).id, searchReply);
    return responseCache.send(request, reply, {
      topics: ['announcements'],
      key: 'all',
      now: at,
      build: async () => {
        const { items, validUntil } = await readOpenAnnouncements(db, at, timeZone);
        return { value: { items }, validUntil };
      },
    });
  });
}

/** The lists with the subtasks that are open, and until when they are if the data does not change: at most today. */
export async function readOpenAnnouncements(
  db: Database,
  now: number,
  timeZone: string,
): Promise<{ items: AnnouncementList[]; validUntil: number }> {
  const lists = (await readTasks(db))
    .map(toAnnouncementList)
    .filter(({ subtasks }) => subtasks.length > 0);
  return {
    items: lists.map((list) => withOpenAnnouncements(list, now, timeZone)),
    validUntil: nextClosing(lists, now, timeZone),
  };
}

/** The last instant before a subtask closes: at midnight, or earlier for one without a due day. */
function nextClosing(lists: AnnouncementList[], now: number, timeZone: string): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const midnight = today.startOfDay().add({ days: 1 }).startOfDay().epochMilliseconds;
  let closing = midnight;
  for (const { due, updated } of lists.flatMap(({ subtasks }) => subtasks)) {
    const moment = due ? midnight : Date.parse(updated);
    if (moment > now && moment < closing) closing = moment;
  }
  return closing - 1;
}
