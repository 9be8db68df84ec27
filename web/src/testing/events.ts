import type { Calendar, Event, EventsReply } from '@assembly/contract/event';
import { EVENTS_PER_PAGE, HOUR_MS } from '@assembly/contract/limits';
import { clampPage } from '@assembly/contract/page-of';

/** A one-hour event, tomorrow by default. */
export function anEvent(change: Partial<Event> & { id: string }): Event {
  const startsAt = change.startsAt ?? Date.now() + 24 * HOUR_MS;
  const endsAt = change.endsAt ?? startsAt + HOUR_MS;
  return {
    date: new Date(startsAt).toISOString(),
    dateEnd: new Date(endsAt).toISOString(),
    updated: new Date(startsAt).toISOString(),
    summary: `Event ${change.id}`,
    status: 'confirmed',
    description: '',
    calendar: null,
    location: '',
    callUrl: '',
    attachments: [],
    repeats: false,
    ...change,
    startsAt,
    endsAt,
  };
}

/** Events one hour apart. */
export function manyEvents(count: number): Event[] {
  return Array.from({ length: count }, (_, at) =>
    anEvent({ id: `${at + 1}`, startsAt: Date.now() + (24 + at) * HOUR_MS }),
  );
}

/** The page that the server would reply with. */
export function pageOfEvents(
  events: Event[],
  { searchParams }: URL,
  calendars: Calendar[] = [],
): EventsReply {
  const asked = Number(searchParams.get('page') ?? 1);
  const { offset, ...pageInfo } = clampPage(asked, events.length, EVENTS_PER_PAGE);
  return { items: events.slice(offset, offset + EVENTS_PER_PAGE), calendars, ...pageInfo };
}
