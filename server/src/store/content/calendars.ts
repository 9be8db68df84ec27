import type { Database } from '../database/tables.ts';
import type { CalendarRecord } from './records.ts';

/** In the order of the settings, as of the last sync. */
export async function readCalendars(db: Database): Promise<CalendarRecord[]> {
  return await db
    .selectFrom('calendars')
    .select(['id', 'name', 'color', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
