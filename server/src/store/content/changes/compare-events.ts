import { CANCELLED, type EventTimes } from '@assembly/contract/event';
import { DAY_MS } from '@assembly/contract/limits';
import type { EventsTable } from '../../database/tables/content.ts';
import type { RenamedItem } from '../../notify/changes/record-changes.ts';
import type { EventContent } from '../../notify/notification-content.ts';

/** Members are notified of changes to events that start within this time, before or after the change. */
export const SOON_MS = 14 * DAY_MS;

export const COMPARED_COLUMNS = [
  'id',
  'summary',
  'location',
  'description',
  'status',
  'date',
  'startsAt',
  'endsAt',
  'shownUntil',
  'calendarId',
] as const;
export type ComparedEvent = Pick<EventsTable, (typeof COMPARED_COLUMNS)[number]>;

/** What a sync does to the events. */
export interface EventDiff {
  /** As stored: those that start soon, and the changed ones that then start soon. */
  stored: ComparedEvent[];
  added: ComparedEvent[];
  changed: Map<string, ComparedEvent>;
  removed: Set<string>;
  /** The ids of the calendars that are synced: an event of another one was not canceled. */
  calendarIds: string[];
}

export interface EventChange {
  /** The id of the stored event. */
  formerId: string;
  /** The event that members find now; the stored one if it was canceled. */
  itemId: string;
  content: EventContent;
}

export function isSoon(event: Pick<ComparedEvent, 'startsAt'>, now: number): boolean {
  return isWithin(event, now, SOON_MS);
}

function isWithin(
  { startsAt }: Pick<ComparedEvent, 'startsAt'>,
  now: number,
  timeMs: number,
): boolean {
  return startsAt !== null && startsAt >= now && startsAt <= now + timeMs;
}

/** Events that were canceled or moved. A new event, and one that has begun, is not among them. */
export function compareEvents(diff: EventDiff, now: number): EventChange[] {
  const changes: EventChange[] = [];
  const removed: ComparedEvent[] = [];
  const stillListed = new Set(diff.added.filter(isShown).map(nameAndTimes));
  for (const before of diff.stored.filter(isShown)) {
    const after = diff.changed.get(before.id) ?? before;
    if (!diff.removed.has(before.id)) {
      if (isShown(after)) stillListed.add(nameAndTimes(after));
      const change = compareTimes(before, after, now);
      if (change) changes.push(change);
    } else if (isSoon(before, now) && diff.calendarIds.includes(before.calendarId))
      removed.push(before);
  }
  // Google gives the rest of a series new ids when it is split, and people remove duplicates.
  const missing = removed.filter((event) => !stillListed.has(nameAndTimes(event)));
  const replaced = new Set(removed.map(nameAndTimes));
  const successors = findSuccessors(
    missing,
    diff.added.filter(
      (event) =>
        isShown(event) && isWithin(event, now, 2 * SOON_MS) && !replaced.has(nameAndTimes(event)),
    ),
  );
  for (const before of missing) {
    const after = successors.get(before.id);
    changes.push(after ? moved(before, after) : cancelled(before));
  }
  return changes;
}

/** Events that were entered again at the same time, with another id. */
export function findRenamed({ stored, added, removed }: EventDiff): RenamedItem[] {
  const newIds = new Map(added.filter(isShown).map((event) => [nameAndTimes(event), event.id]));
  return stored.flatMap((event) => {
    const itemId = removed.has(event.id) ? newIds.get(nameAndTimes(event)) : undefined;
    return itemId === undefined ? [] : { formerId: event.id, itemId };
  });
}

function compareTimes(
  before: ComparedEvent,
  after: ComparedEvent,
  now: number,
): EventChange | undefined {
  if (after.status === CANCELLED) return isSoon(before, now) ? cancelled(before) : undefined;
  const isSoonBeforeOrAfter = isSoon(before, now) || isSoon(after, now);
  return isShown(after) && isSoonBeforeOrAfter && !isSameTime(before, after)
    ? moved(before, after)
    : undefined;
}

/**
 * An event that was removed and entered again at another time, in the same calendar and with the same title. Not farther
 * apart than `SOON_MS`: every day brings a new event at the end of a series.
 */
function findSuccessors(missing: ComparedEvent[], added: ComparedEvent[]) {
  const pairs = missing.flatMap((before) =>
    added.flatMap((after) => {
      const distance = Math.abs((after.startsAt ?? 0) - (before.startsAt ?? 0));
      const isSame = after.calendarId === before.calendarId && titleOf(after) === titleOf(before);
      return isSame && distance <= SOON_MS ? { before, after, distance } : [];
    }),
  );
  const successors = new Map<string, ComparedEvent>();
  const used = new Set<string>();
  for (const { before, after } of pairs.sort((one, other) => one.distance - other.distance)) {
    if (successors.has(before.id) || used.has(after.id)) continue;
    successors.set(before.id, after);
    used.add(after.id);
  }
  return successors;
}

/** As members see it: not canceled, with valid times. */
export const isShown = ({ shownUntil }: ComparedEvent) => shownUntil !== null;

/** The same instants: a time may be written with another offset. */
export function isSameTime(one: EventTimes, other: EventTimes): boolean {
  return one.startsAt === other.startsAt && one.endsAt === other.endsAt;
}

const titleOf = ({ summary }: ComparedEvent) => summary.trim();

function nameAndTimes(event: ComparedEvent): string {
  return JSON.stringify([titleOf(event), event.startsAt, event.endsAt]);
}

function cancelled(before: ComparedEvent): EventChange {
  const content = toContent(before, timesOf(before), null);
  return { formerId: before.id, itemId: before.id, content };
}

function moved(before: ComparedEvent, after: ComparedEvent): EventChange {
  const content = toContent(after, timesOf(before), timesOf(after));
  return { formerId: before.id, itemId: after.id, content };
}

export function toContent(
  { summary, location, description }: ComparedEvent,
  before: EventTimes,
  after: EventTimes | null,
): EventContent {
  const change = changeOf(before, after);
  return { kind: 'event', change, title: summary, location, description, before, after };
}

export function changeOf(before: EventTimes, after: EventTimes | null): EventContent['change'] {
  if (!after) return 'cancelled';
  return isSameTime(before, after) ? 'reinstated' : 'moved';
}

export function timesOf({ date, startsAt, endsAt }: EventTimes): EventTimes {
  return { date, startsAt, endsAt };
}
