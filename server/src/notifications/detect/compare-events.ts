import { CANCELED, type EventTimes } from '@assembly/contract/event';
import { DAY_MS } from '@assembly/contract/limits';
import type { EventsTable } from '../../store/database/tables/content.ts';
import { type EventContent, isSameTime } from '../queue/notification-content.ts';
import type { FoundItem } from './record-changes.ts';

/** Members are notified of changes to events that start within this time, before or after the change. */
export const SOON_MS = 14 * DAY_MS;
/** Less than half a week, so that it cannot be another event of a weekly series. */
const REPLACED_WITHIN_MS = 3 * DAY_MS;

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

export function isSoon({ startsAt }: Pick<ComparedEvent, 'startsAt'>, now: number): boolean {
  return startsAt !== null && startsAt >= now && startsAt <= now + SOON_MS;
}

/** Events that were canceled or moved. A new event, and one that has begun, is not among them. */
export function compareEvents(diff: EventDiff, now: number): FoundItem[] {
  return diff.stored.filter(isShown).flatMap((before) => {
    const isRemoved = diff.removed.has(before.id);
    if (isRemoved && !diff.calendarIds.includes(before.calendarId)) return [];
    const after = isRemoved
      ? findReplacement(before, diff)
      : (diff.changed.get(before.id) ?? before);
    if (!after || after.status === CANCELED) {
      return isSoon(before, now) ? [toFound(before, before, null)] : [];
    }
    const isNotified =
      isShown(after) && !isSameTime(before, after) && (isSoon(before, now) || isSoon(after, now));
    return isNotified ? [toFound(after, before, after)] : [];
  });
}

/**
 * A removed event may still take place: Google gives the rest of a series new ids when it is split, and people remove
 * duplicates. Without this, members would read that it was canceled.
 */
function findReplacement(
  before: ComparedEvent,
  { stored, added, changed, removed }: EventDiff,
): ComparedEvent | undefined {
  const isSame = (event: ComparedEvent) => isShown(event) && titleOf(event) === titleOf(before);
  const remaining = stored.filter(({ id }) => !removed.has(id));
  const same = [...added, ...remaining.map((event) => changed.get(event.id) ?? event)].find(
    (event) => isSame(event) && isSameTime(event, before),
  );
  if (same) return same;
  const distanceTo = ({ startsAt }: ComparedEvent) =>
    Math.abs((startsAt ?? 0) - (before.startsAt ?? 0));
  const replacesAnother = (event: ComparedEvent) =>
    stored.some((other) => removed.has(other.id) && isSame(other) && isSameTime(event, other));
  const [nearest] = added
    .filter((event) => isSame(event) && event.calendarId === before.calendarId)
    .filter((event) => distanceTo(event) <= REPLACED_WITHIN_MS && !replacesAnother(event))
    .sort((one, other) => distanceTo(one) - distanceTo(other));
  return nearest;
}

/** As members see it: not canceled, with valid times. */
const isShown = ({ shownUntil }: ComparedEvent) => shownUntil !== null;

const titleOf = ({ summary }: ComparedEvent) => summary.trim();

function toFound(
  { id, summary, location, description }: ComparedEvent,
  before: EventTimes,
  after: EventTimes | null,
): FoundItem {
  const content: EventContent = {
    kind: 'event',
    change: after ? 'moved' : 'cancelled',
    title: summary,
    location,
    description,
    before: timesOf(before),
    after: after && timesOf(after),
  };
  return { itemId: id, content };
}

const timesOf = ({ date, startsAt, endsAt }: EventTimes) => ({ date, startsAt, endsAt });
