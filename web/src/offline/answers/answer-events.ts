import { ApiError } from '@assembly/contract/api-error';
import { type Event, type EventsReply, isUpcoming, shownUntil } from '@assembly/contract/event';
import { DAY_MS, EVENT_HISTORY_DAYS, EVENTS_PER_PAGE } from '@assembly/contract/limits';
import type { OfflineEvents } from '@assembly/contract/offline';
import { clampPage } from '@assembly/contract/page-of';
import { eventText } from '@assembly/contract/text/event-text';
import { indexWords, missingWords, searchWords } from '@assembly/contract/text/search';
import type { Clock } from '../../browser/locale/clock.ts';
import { startOfDay } from '../../browser/locale/start-of-day.ts';
import { t } from '../../browser/locale/t.ts';

export type StoredClock = Pick<Clock, 'now' | 'timeZone'>;

interface EventsQuery {
  page?: number | undefined;
  search?: string | undefined;
  calendar?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** As the server lists them. It may know later events: an empty list, or a page past the end, could be wrong. */
export function answerEvents(
  { items, calendars, until }: OfflineEvents,
  { page = 1, search, calendar = '' }: EventsQuery,
  { now }: StoredClock,
): EventsReply {
  if (now >= until) throw notStored();
  const words = searchWords(search);
  const found = items.filter(
    (event) => isUpcoming(event, now) && isOf(event, calendar) && matches(event, words),
  );
  if (found.length === 0) throw notStored(t.stored.noEvent);
  const { offset, ...paging } = clampPage(page, found.length, EVENTS_PER_PAGE);
  if (page > paging.pageCount) throw notStored();
  return { items: found.slice(offset, offset + EVENTS_PER_PAGE), ...paging, calendars };
}

/** The server knows no older events either. */
export function answerEventsOfDays(
  { items, calendars, until }: OfflineEvents,
  { from = '', to = '', calendar = '' }: EventsQuery,
  { now, timeZone }: StoredClock,
): EventsReply {
  const begin = startOfDay(from, timeZone);
  const end = startOfDay(to, timeZone);
  // Written so that a NaN counts as not stored.
  if (!(begin < end && end <= until)) throw notStored();
  const isInSpan = (event: Event) => {
    const startsAt = event.startsAt ?? end;
    return startsAt < end && ((shownUntil(event) ?? begin) > begin || startsAt >= begin);
  };
  const found = items.filter(
    (event) => isRemembered(event, now) && isOf(event, calendar) && isInSpan(event),
  );
  return { items: found, page: 1, pageCount: 1, total: found.length, calendars };
}

export function answerEvent(
  { items }: OfflineEvents,
  id: string,
  { now }: StoredClock,
): { event: Event } {
  const event = items.find((item) => item.id === id);
  if (!event) throw notStored(t.stored.event);
  if (!isRemembered(event, now)) {
    throw new ApiError('event_not_found', t.stored.eventGone, { status: 404 });
  }
  return { event };
}

const isOf = (event: Event, calendar: string) => !calendar || event.calendar?.id === calendar;

const matches = (event: Event, words: string[]) =>
  words.length === 0 || missingWords(indexWords(eventText(event)), words).length === 0;

/** The server forgets events some time after they ended. */
const isRemembered = (event: Event, now: number) =>
  (shownUntil(event) ?? 0) >= now - EVENT_HISTORY_DAYS * DAY_MS;

/** For what only the server knows. It is refused like an unknown address, so that nothing retries by itself. */
const notStored = (text = t.stored.laterEvents) => new ApiError('not_found', text, { status: 404 });
