import type { CalendarsTable } from '../database/tables/content.ts';
import type { Database } from '../database/tables.ts';

export type CalendarRecord = Omit<CalendarsTable, 'contentHash'>;

/** In the order of the settings, as of the last sync. */
export async function readCalendars(db: Database): Promise<CalendarRecord[]> {
  return await db
    .selectFrom('calendars')
    .select(['id', 'name', 'color', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
