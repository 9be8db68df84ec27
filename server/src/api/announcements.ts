import { type Announcement, openSubtasks } from '@assembly/contract/announcement';
import { listAnnouncements } from '@assembly/contract/endpoints/announcements';
import { foldWords, missingWords, searchWords } from '@assembly/contract/text/search';
import type { FastifyInstance } from 'fastify';
import { parseSubtasks, readTasks } from '../store/content/tasks.ts';
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
    const lists = async () => (await readTasks(db)).map(toAnnouncement).filter(hasSubtasks);
    const searchReply = async () => {
      const open = (await lists()).map((list) => openAt(list, at, timeZone));
      return { items: open.flatMap((list) => filterBySearch(list, search)) };
    };
    if (search.length > 0) return queueByMember(userOf(request).id, searchReply);
    return responseCache.send(request, reply, {
      topics: ['announcements'],
      key: 'all',
      now: at,
      build: async () => {
        const all = await lists();
        return {
          value: { items: all.map((list) => openAt(list, at, timeZone)) },
          validUntil: nextClosing(all, at, timeZone),
        };
      },
    });
  });
}

function toAnnouncement(record: Awaited<ReturnType<typeof readTasks>>[number]): Announcement {
  const { id, title, notes, subtask } = record;
  return { id, title, notes, subtasks: parseSubtasks(subtask) };
}

function hasSubtasks({ subtasks }: Announcement): boolean {
  return subtasks.length > 0;
}

function openAt(list: Announcement, now: number, timeZone: string): Announcement {
  return { ...list, subtasks: openSubtasks(list.subtasks, now, timeZone) };
}

/** The list with its matching subtasks, if it or any of them matches. */
function filterBySearch(list: Announcement, search: string[]): Announcement[] {
  const wanted = missingWords(foldWords(`${list.title} ${list.notes}`), search);
  const subtasks = list.subtasks.filter(
    ({ title, notes }) => missingWords(foldWords(`${title} ${notes}`), wanted).length === 0,
  );
  return subtasks.length > 0 || wanted.length === 0 ? [{ ...list, subtasks }] : [];
}

/** The last instant before a subtask closes: at midnight, or earlier for one without a due day. */
function nextClosing(lists: Announcement[], now: number, timeZone: string): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const midnight = today.startOfDay().add({ days: 1 }).startOfDay().epochMilliseconds;
  let closing = midnight;
  for (const { due, updated } of lists.flatMap(({ subtasks }) => subtasks)) {
    const moment = due ? midnight : Date.parse(updated);
    if (moment > now && moment < closing) closing = moment;
  }
  return closing - 1;
}
