import { toDateTime, toZonedDateTime } from '../data/calendar/calendar-time.ts';
import type { Calendar, CalendarItem, CalendarTime } from '../data/google-items.ts';
import type { SandboxState } from '../data/sandbox-state.ts';
import { jsonReply, type Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import { DAY_MS } from '../options.ts';
import { calendarFields, requireCalendar } from './calendar-list.ts';
import { googleError, invalidParameter, notImplemented } from './google-error.ts';
import { cachedList } from './list-cache.ts';
import { pageOf } from './paging.ts';
import { pickFields } from './pick-fields.ts';
import { booleanParameter, timeParameter } from './query-parameters.ts';
import { instancesOf } from './recurrence.ts';

/** Where expansion ends if the caller sets no `timeMax`. */
const EXPANSION_END = Date.UTC(2100, 0, 1);

type Window = { timeMin: number; timeMax: number };

export function listEvents(state: SandboxState, request: Request): Reply {
  const { caller, calendar } = requireCalendar(state, request);
  const { query } = request;
  for (const name of ['syncToken', 'updatedMin', 'q', 'iCalUID', 'eventTypes']) {
    if (query.has(name)) throw notImplemented(`${name} on events`);
  }
  const { items, nextPageToken } = pageOf(
    selectEvents(state, calendar, query),
    request.path,
    query,
    {
      defaultSize: 250,
      maxSize: 2500,
      epoch: state.pageTokenEpoch,
      hasEmptySecondPage: state.behavior.emptySecondPage,
    },
  );
  const timeZone = responseTimeZone(state, query);
  const reply = {
    kind: 'calendar#events',
    ...calendarFields(state, calendar),
    timeZone,
    accessRole: caller === 'owner' ? 'owner' : 'reader',
    defaultReminders: [],
    ...(nextPageToken !== undefined && { nextPageToken }),
    items: items.map((item) => toResource(item, calendar, timeZone)),
  };
  return jsonReply(200, pickFields(reply, query));
}

function responseTimeZone(state: SandboxState, query: URLSearchParams): string {
  const timeZone = query.get('timeZone') ?? state.settings.timeZone;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone);
  } catch {
    throw invalidParameter('timeZone', 'Invalid time zone definition');
  }
  return timeZone;
}

function selectEvents(
  state: SandboxState,
  calendar: Calendar,
  query: URLSearchParams,
): CalendarItem[] {
  const isExpanded = booleanParameter(query, 'singleEvents', false);
  const showsCancelled =
    booleanParameter(query, 'showDeleted', false) || state.behavior.showsCancelled;
  const orderBy = query.get('orderBy');
  const window = readWindow(query, state.settings.pastDays);
  if (orderBy === 'startTime' && !isExpanded) {
    throw invalidParameter(
      'orderBy',
      'The requested ordering is not available for the particular query.',
    );
  }
  if (orderBy !== null && orderBy !== 'startTime' && orderBy !== 'updated') {
    throw invalidParameter('orderBy', `Invalid string value: '${orderBy}'.`, 'invalidParameter');
  }
  if (orderBy === 'updated') throw notImplemented('orderBy=updated');
  const name = `events of ${calendar.id}`;
  return cachedList(state, name, [isExpanded, showsCancelled, orderBy, window], () => {
    const { timeZone } = state.settings;
    const all = isExpanded
      ? expand(calendar.items, window, timeZone)
      : calendar.items.map(shortenCancelled);
    const items = all
      .filter(
        (item) =>
          item.status !== 'cancelled' ||
          showsCancelled ||
          // Without expansion Google always lists cancelled instances.
          (!isExpanded && item.recurringEventId !== undefined),
      )
      .filter((item) => isWithin(item, window, timeZone));
    if (orderBy === 'startTime') sortByStart(items, timeZone);
    return items;
  });
}

function readWindow(query: URLSearchParams, pastDays: number): Window {
  const timeMin = timeParameter(query, 'timeMin') ?? Number.NEGATIVE_INFINITY;
  const timeMax = timeParameter(query, 'timeMax') ?? Number.POSITIVE_INFINITY;
  if (timeMin >= timeMax) {
    throw googleError(400, 'timeRangeEmpty', 'The specified time range is empty.', {
      location: 'timeMax',
      domain: 'calendar',
    });
  }
  return { timeMin: timeMin - pastDays * DAY_MS, timeMax };
}

/** Replaces each recurring event by its instances, without those that were moved or cancelled: they are items of their own. */
function expand(all: CalendarItem[], window: Window, timeZone: string): CalendarItem[] {
  const exceptions = new Set(
    all.flatMap((item) =>
      item.recurringEventId && item.originalStartTime
        ? [`${item.recurringEventId} ${epoch(item.originalStartTime, timeZone)}`]
        : [],
    ),
  );
  const isReplaced = (item: CalendarItem) =>
    exceptions.has(`${item.recurringEventId} ${epoch(item.originalStartTime ?? {}, timeZone)}`);
  const before = Math.min(window.timeMax, EXPANSION_END);
  return all.flatMap((item) =>
    item.recurrence
      ? instancesOf(item, before, timeZone).filter((instance) => !isReplaced(instance))
      : [item],
  );
}

/** Without expansion, a cancelled instance says only which one it was. */
function shortenCancelled(item: CalendarItem): CalendarItem {
  if (item.status !== 'cancelled' || !item.recurringEventId || !item.originalStartTime) return item;
  const { id, status, recurringEventId, originalStartTime } = item;
  return { id, status, recurringEventId, originalStartTime };
}

/** `timeMin` is an exclusive lower bound of the end, `timeMax` an exclusive upper bound of the start. */
function isWithin(item: CalendarItem, { timeMin, timeMax }: Window, timeZone: string): boolean {
  if (item.recurrence && item.start) return epoch(item.start, timeZone) < timeMax;
  const start = item.start ?? item.originalStartTime;
  const end = item.end ?? start;
  if (!start || !end) return true;
  return !(epoch(end, timeZone) <= timeMin || epoch(start, timeZone) >= timeMax);
}

/** NaN for an invalid time, which a test may set: such an item is within every window. */
function epoch(time: CalendarTime, timeZone: string): number {
  try {
    return toZonedDateTime(time, timeZone).epochMilliseconds;
  } catch {
    return Number.NaN;
  }
}

function sortByStart(items: CalendarItem[], timeZone: string) {
  const keys = new Map(items.map((item) => [item, epoch(item.start ?? {}, timeZone) || 0]));
  items.sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0) || (a.id < b.id ? -1 : 1));
}

/** Google writes every date-time in the time zone of the response. */
function toResource(item: CalendarItem, calendar: Calendar, timeZone: string): CalendarItem {
  return {
    kind: 'calendar#event',
    etag: `"${item.updated ?? item.id}"`,
    ...(item.status !== 'cancelled' && eventFields(item, calendar)),
    ...item,
    ...(item.start && { start: inZone(item.start, timeZone) }),
    ...(item.end && { end: inZone(item.end, timeZone) }),
  };
}

/** Fields of every event that is not cancelled. */
function eventFields({ id, recurringEventId }: CalendarItem, calendar: Calendar) {
  return {
    htmlLink: `https://calendar.sandbox.example/event?eid=${id}`,
    created: '2024-01-07T09:30:00.000Z',
    creator: { email: 'office@sandbox.example' },
    organizer: { email: calendar.id, displayName: calendar.summary, self: true },
    // All instances of a recurring event have the same.
    iCalUID: `${recurringEventId ?? id}@calendar.sandbox.example`,
    sequence: 0,
    eventType: 'default',
  };
}

function inZone(time: CalendarTime, timeZone: string): CalendarTime {
  if (time.dateTime === undefined) return time;
  try {
    const at = Temporal.Instant.from(time.dateTime).toZonedDateTimeISO(timeZone);
    return { ...time, dateTime: toDateTime(at) };
  } catch {
    return time;
  }
}
