import { dayIn } from '@assembly/contract/day-in';
import { EVENT_HISTORY_DAYS, FEED_FUTURE_DAYS } from '@assembly/contract/limits';
import { readStoredBetween } from '../../store/content/events-between.ts';
import { writeCalendarFeed } from '../events/write-ics.ts';
import type { AppContext } from '../http/app-context.ts';

/** The calendar feed, and until when it is valid if no event changes: its days move on at midnight. */
export async function buildCalendarFeed(
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  now: number,
): Promise<{ value: string; validUntil: number }> {
  const { assembly, publicUrl } = settings.current();
  const { timeZone } = assembly;
  const today = Temporal.PlainDate.from(dayIn(timeZone, now));
  const startOf = (days: number) => today.add({ days }).toZonedDateTime(timeZone).epochMilliseconds;
  const span = { from: startOf(-EVENT_HISTORY_DAYS), to: startOf(FEED_FUTURE_DAYS + 1) };
  const found = await readStoredBetween(db, span, now);
  return {
    // Stamped with the day, so that every process writes the same text, and has the same ETag.
    value: await writeCalendarFeed(found.items, { ...assembly, publicUrl }, startOf(0)),
    validUntil: Math.min(found.validUntil, startOf(1) - 1),
  };
}
