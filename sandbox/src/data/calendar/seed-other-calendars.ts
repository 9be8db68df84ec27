import { MUSIC_CALENDAR_ID, YOUTH_CALENDAR_ID } from '../../options.ts';
import type { Calendar, CalendarItem } from '../google-items.ts';
import { CHURCH, LIBRARY, MUSIC_ROOM, SPORTS_HALL, YOUTH_ROOM } from './locations.ts';
import { dayOf, seedCalendar } from './seed-calendar.ts';
import { atTime, eventId, nextWeekday, seedEvent } from './seed-event.ts';
import { CONCERT } from './single-events.ts';

const TUESDAY = 2;
const WEDNESDAY = 3;
const FRIDAY = 5;
const SATURDAY = 6;

/** The calendars of two groups. The concert is in the main calendar too. */
export function seedOtherCalendars(now: number, timeZone: string): Calendar[] {
  const today = dayOf(now, timeZone);
  const shared = seedCalendar(now, timeZone).filter(({ id }) => id === eventId(CONCERT));
  return [
    {
      id: YOUTH_CALENDAR_ID,
      summary: 'Youth',
      description: 'For everyone from 12 to 20',
      backgroundColor: '#f6bf26',
      items: youth(today),
    },
    {
      id: MUSIC_CALENDAR_ID,
      summary: 'Music',
      backgroundColor: '#7986cb',
      items: [...music(today), ...shared],
    },
  ];
}

function youth(today: Temporal.ZonedDateTime): CalendarItem[] {
  const weekend = nextWeekday(today, FRIDAY, 8).toPlainDate();
  const film = atTime(nextWeekday(today, SATURDAY, 2), '19:00');
  return [
    weekly(today, 'Confirmation class', WEDNESDAY, ['16:30', '18:00'], {
      location: LIBRARY,
    }),
    weekly(today, 'Football in the sports hall', SATURDAY, ['14:00', '16:00'], {
      description: 'Clean shoes only.',
      location: SPORTS_HALL,
    }),
    seedEvent('Film night', film, film.add({ hours: 3 }), {
      description: 'You choose the film. Bring a cushion and something to drink.',
      location: YOUTH_ROOM,
    }),
    seedEvent('Weekend in the mountains', weekend, weekend.add({ days: 3 }), {
      location: 'Mountain hut, 3 Ridge Way, Wye',
      description:
        'Three days of walks and games. Register with the youth leaders by the end of the month.',
    }),
  ];
}

function music(today: Temporal.ZonedDateTime): CalendarItem[] {
  const organ = atTime(nextWeekday(today, FRIDAY, 1), '12:15');
  return [
    weekly(today, 'Brass band rehearsal', TUESDAY, ['19:30', '21:00'], {
      location: MUSIC_ROOM,
    }),
    weekly(today, 'Children’s singing', WEDNESDAY, ['15:30', '16:15'], {
      description: 'From five years on.',
      location: MUSIC_ROOM,
    }),
    seedEvent('Organ at lunchtime', organ, organ.add({ minutes: 30 }), {
      description: 'Half an hour of Bach. Admission is free.',
      location: CHURCH,
    }),
  ];
}

/** Began eight weeks ago and goes on for a year. */
function weekly(
  today: Temporal.ZonedDateTime,
  name: string,
  day: number,
  [from, to]: [string, string],
  fields: Partial<CalendarItem>,
): CalendarItem {
  const first = nextWeekday(today, day, -8);
  return seedEvent(name, atTime(first, from), atTime(first, to), {
    ...fields,
    recurrence: ['RRULE:FREQ=WEEKLY;COUNT=60'],
  });
}
