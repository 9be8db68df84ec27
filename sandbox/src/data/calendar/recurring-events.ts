import type { Attachment, CalendarItem } from '../google-items.ts';
import { CHURCH, LARGE_HALL, LIBRARY, MUSIC_ROOM, SMALL_HALL, YOUTH_ROOM } from './locations.ts';
import { atTime, eventId, nextWeekday, seedEvent, toCalendarTime } from './seed-event.ts';

type RecurringEvent = {
  name: string;
  day: number;
  from: string;
  to: string;
  rule: string;
  description: string;
  location: string;
  hangoutLink?: string;
  attachments?: Attachment[];
};

const SUNDAY = 7;
const SERVICE = 'Sunday service';

/** Each began eight weeks ago and continues across both daylight-saving changes. */
const weeklyAndMonthly: RecurringEvent[] = [
  {
    name: SERVICE,
    day: SUNDAY,
    from: '10:00',
    to: '11:15',
    rule: 'FREQ=WEEKLY;BYDAY=SU;COUNT=78',
    location: CHURCH,
    description:
      'Everyone is welcome. Coffee in the hall afterwards; the crèche is open from 9:45.',
    attachments: [{ title: '85 River song.pdf' }],
  },
  {
    name: 'Toddlers and carers',
    day: 1,
    from: '09:30',
    to: '11:00',
    rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=60',
    location: SMALL_HALL,
    description: 'Songs, stories and a snack in the small hall.',
  },
  {
    name: 'Bible study',
    day: 3,
    from: '19:30',
    to: '21:00',
    rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=70',
    location: LIBRARY,
    hangoutLink: 'https://meet.sandbox.example/bible-study',
    description: 'This term: the letter to the Philippians. Bring a Bible or borrow one.',
  },
  {
    name: 'Choir practice',
    day: 4,
    from: '19:00',
    to: '20:30',
    rule: 'FREQ=WEEKLY;BYDAY=TH;COUNT=70',
    location: MUSIC_ROOM,
    description: 'New voices are welcome, tenors most of all.',
  },
  {
    name: 'Youth evening',
    day: 5,
    from: '18:30',
    to: '21:00',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;COUNT=36',
    location: YOUTH_ROOM,
    description: 'Ages 12 to 17. Pizza at seven, talk at eight.',
  },
  {
    name: 'First Saturday prayer breakfast',
    day: 6,
    from: '08:00',
    to: '09:15',
    rule: 'FREQ=MONTHLY;BYDAY=1SA;COUNT=24',
    location: SMALL_HALL,
    description: '',
  },
  {
    name: 'Lunch for seniors',
    day: 2,
    from: '12:00',
    to: '14:00',
    rule: 'FREQ=MONTHLY;BYDAY=2TU;COUNT=24',
    location: LARGE_HALL,
    description: 'Please tell the office by Friday if you are coming.',
  },
];

export function recurringEvents(today: Temporal.ZonedDateTime): CalendarItem[] {
  const recurring = weeklyAndMonthly.map(({ name, day, from, to, rule, ...fields }) => {
    const monthly = rule.startsWith('FREQ=MONTHLY');
    const first = monthly ? firstOfItsMonth(today, day, rule) : nextWeekday(today, day, -8);
    return seedEvent(name, atTime(first, from), atTime(first, to), {
      ...fields,
      recurrence: [`RRULE:${rule}`],
    });
  });
  return [...recurring, ...changedServices(today)];
}

/** A rule such as `1SA` has to start on such a day. */
function firstOfItsMonth(today: Temporal.ZonedDateTime, day: number, rule: string) {
  const nth = Number(/BYDAY=(\d)/.exec(rule)?.[1] ?? 1);
  const month = today.subtract({ months: 2 }).with({ day: 1 });
  return month.add({ days: ((day - month.dayOfWeek + 7) % 7) + 7 * (nth - 1) });
}

/** The third service from now is moved to the evening, and the sixth is cancelled. */
function changedServices(today: Temporal.ZonedDateTime): CalendarItem[] {
  const third = atTime(nextWeekday(today, SUNDAY, 2), '10:00');
  const sixth = atTime(nextWeekday(today, SUNDAY, 5), '10:00');
  const evening = atTime(third, '17:00');
  const moved = seedEvent(
    'Sunday service: evening, by candlelight',
    evening,
    evening.add({ minutes: 75 }),
    {
      ...exceptionTo(third),
      description: 'Moved from 10:00: the town run closes the street all morning.',
      location: CHURCH,
    },
  );
  const cancelled = seedEvent(SERVICE, sixth, sixth.add({ minutes: 75 }), {
    ...exceptionTo(sixth),
    status: 'cancelled',
  });
  return [moved, cancelled];
}

function exceptionTo(original: Temporal.ZonedDateTime): Partial<CalendarItem> & { id: string } {
  const stamp = original
    .toInstant()
    .toString({ fractionalSecondDigits: 0 })
    .replaceAll(/[-:]/g, '');
  return {
    id: `${eventId(SERVICE)}_${stamp}`,
    recurringEventId: eventId(SERVICE),
    originalStartTime: toCalendarTime(original),
  };
}
