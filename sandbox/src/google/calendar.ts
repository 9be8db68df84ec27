import type { CalendarItem, CalendarTime } from '../data/google-items.ts';
import type { SandboxState } from '../data/sandbox-state.ts';
import { jsonReply, type Reply } from '../http/reply.ts';
import { booleanParameter, type Request, timeParameter } from '../http/request.ts';
import { googleError, invalidParameter, notFound, notImplemented } from './google-error.ts';
import { cachedList } from './list-cache.ts';
import { requireCaller } from './oauth.ts';
import { pageOf } from './paging.ts';
import { pickFields } from './pick-fields.ts';
import { instancesOf, withOffset, zoned } from './recurrence.ts';

/** Where expansion ends when the caller names no end: Google does not go on for ever either. */
const EXPANSION_END = Date.UTC(2100, 0, 1);

type Window = { timeMin: number; timeMax: number };

export function getCalendar(state: SandboxState, request: Request): Reply {
  requireCalendar(state, request);
  return jsonReply(200, pickFields({ kind: 'calendar#calendar', ...about(state) }, request.query));
}

export function listEvents(state: SandboxState, request: Request): Reply {
  const caller = requireCalendar(state, request);
  const { query } = request;
  for (const name of ['syncToken', 'updatedMin', 'q', 'iCalUID', 'eventTypes']) {
    if (query.has(name)) throw notImplemented(`${name} on events`);
  }
  const { items, nextPageToken } = pageOf(chosenEvents(state, query), request.path, query, {
    defaultSize: 250,
    maxSize: 2500,
    epoch: state.pageTokenEpoch,
    emptySecond: state.mood.emptySecondPage,
  });
  const zone = responseZone(state, query);
  const answer = {
    kind: 'calendar#events',
    ...about(state),
    timeZone: zone,
    accessRole: caller === 'owner' ? 'owner' : 'reader',
    defaultReminders: [],
    ...(nextPageToken !== undefined && { nextPageToken }),
    items: items.map((item) => shown(item, zone)),
  };
  return jsonReply(200, pickFields(answer, query));
}

function requireCalendar(state: SandboxState, request: Request) {
  const caller = requireCaller(state, request);
  if (caller === 'nobody') {
    throw googleError(403, 'forbidden', 'The request is missing a valid API key.', {
      word: 'PERMISSION_DENIED',
    });
  }
  const known = [state.settings.calendarId, ...(caller === 'owner' ? ['primary'] : [])];
  const open = caller === 'owner' || state.mood.calendarIsPublic;
  if (!open || !known.includes(request.parts[3] ?? '')) throw notFound('Not Found');
  return caller;
}

function about(state: SandboxState) {
  return {
    etag: `"p${state.version}"`,
    id: state.settings.calendarId,
    summary: 'Assembly calendar',
    description: 'Services, groups and feasts of the year',
    timeZone: state.settings.timeZone,
  };
}

function responseZone(state: SandboxState, query: URLSearchParams): string {
  const zone = query.get('timeZone') ?? state.settings.timeZone;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
  } catch {
    throw invalidParameter('timeZone', 'Invalid time zone definition');
  }
  return zone;
}

function chosenEvents(state: SandboxState, query: URLSearchParams): CalendarItem[] {
  const single = booleanParameter(query, 'singleEvents', false);
  const deleted = booleanParameter(query, 'showDeleted', false) || state.mood.showsCancelled;
  const orderBy = query.get('orderBy');
  const window = windowIn(query);
  if (orderBy === 'startTime' && !single) {
    throw invalidParameter(
      'orderBy',
      'The requested ordering is not available for the particular query.',
    );
  }
  if (orderBy !== null && orderBy !== 'startTime' && orderBy !== 'updated') {
    throw invalidParameter('orderBy', `Invalid string value: '${orderBy}'.`, 'invalidParameter');
  }
  if (orderBy === 'updated') throw notImplemented('orderBy=updated');
  return cachedList(state, 'events', [single, deleted, orderBy, window], () => {
    const zone = state.settings.timeZone;
    const items = (single ? expanded(state.calendar, window, zone) : state.calendar.map(asListed))
      .filter((item) => item.status !== 'cancelled' || deleted || isLoneCancelled(item, single))
      .filter((item) => isWithin(item, window, zone));
    if (orderBy === 'startTime') sortByStart(items, zone);
    return items;
  });
}

function windowIn(query: URLSearchParams): Window {
  const timeMin = timeParameter(query, 'timeMin') ?? Number.NEGATIVE_INFINITY;
  const timeMax = timeParameter(query, 'timeMax') ?? Number.POSITIVE_INFINITY;
  if (timeMin >= timeMax) {
    throw googleError(400, 'timeRangeEmpty', 'The specified time range is empty.', {
      location: 'timeMax',
      domain: 'calendar',
    });
  }
  return { timeMin, timeMax };
}

/** Masters become their instances; an instance that was moved or cancelled stands for itself. */
function expanded(all: CalendarItem[], window: Window, zone: string): CalendarItem[] {
  const exceptions = new Set(
    all.flatMap((item) =>
      item.recurringEventId && item.originalStartTime
        ? [`${item.recurringEventId} ${epoch(item.originalStartTime, zone)}`]
        : [],
    ),
  );
  const isReplaced = (item: CalendarItem) =>
    exceptions.has(`${item.recurringEventId} ${epoch(item.originalStartTime ?? {}, zone)}`);
  const before = Math.min(window.timeMax, EXPANSION_END);
  return all.flatMap((item) =>
    item.recurrence ? instancesOf(item, before, zone).filter((one) => !isReplaced(one)) : [item],
  );
}

/** Unexpanded, a cancelled instance tells no more than which one it was. */
function asListed(item: CalendarItem): CalendarItem {
  if (item.status !== 'cancelled' || !item.recurringEventId || !item.originalStartTime) return item;
  const { id, status, recurringEventId, originalStartTime } = item;
  return { id, status, recurringEventId, originalStartTime };
}

function isLoneCancelled(item: CalendarItem, single: boolean): boolean {
  return !single && item.recurringEventId !== undefined;
}

/** `timeMin` bounds the end and `timeMax` the start, neither of them included. */
function isWithin(item: CalendarItem, { timeMin, timeMax }: Window, zone: string): boolean {
  if (item.recurrence && item.start) return epoch(item.start, zone) < timeMax;
  const start = item.start ?? item.originalStartTime;
  const end = item.end ?? start;
  if (!start || !end) return true;
  return !(epoch(end, zone) <= timeMin || epoch(start, zone) >= timeMax);
}

/** A test may set a time that is none: no bound shuts it out, and the caller must refuse it. */
function epoch(time: CalendarTime, zone: string): number {
  try {
    return zoned(time, zone).epochMilliseconds;
  } catch {
    return Number.NaN;
  }
}

function sortByStart(items: CalendarItem[], zone: string) {
  const keys = new Map(items.map((item) => [item, epoch(item.start ?? {}, zone) || 0]));
  items.sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0) || (a.id < b.id ? -1 : 1));
}

/** Google writes every date-time in the response's zone; the item keeps its own beside it. */
function shown(item: CalendarItem, zone: string): CalendarItem {
  return {
    kind: 'calendar#event',
    etag: `"${item.updated ?? item.id}"`,
    ...(item.status !== 'cancelled' && aboutEvent(item)),
    ...item,
    ...(item.start && { start: inZone(item.start, zone) }),
    ...(item.end && { end: inZone(item.end, zone) }),
  };
}

/** What Google says of every event besides, and of a cancelled one no more. */
function aboutEvent({ id }: CalendarItem) {
  return {
    htmlLink: `https://calendar.sandbox.example/event?eid=${id}`,
    created: '2024-01-07T09:30:00.000Z',
    creator: { email: 'office@sandbox.example' },
    organizer: { email: 'assembly@calendar.sandbox.example', displayName: 'Assembly', self: true },
    iCalUID: `${id}@calendar.sandbox.example`,
    sequence: 0,
    eventType: 'default',
  };
}

function inZone(time: CalendarTime, zone: string): CalendarTime {
  if (time.dateTime === undefined) return time;
  try {
    const at = Temporal.Instant.from(time.dateTime).toZonedDateTimeISO(zone);
    return { ...time, dateTime: withOffset(at) };
  } catch {
    return time;
  }
}
