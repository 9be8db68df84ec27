import type { CalendarItem } from '../google-items.ts';
import { CHURCH } from './locations.ts';
import { atTime, seedEvent } from './seed-event.ts';

const YEARS_AHEAD = 3;

/** Fixed feasts recur every year; the others depend on Easter. */
export function feasts(today: Temporal.ZonedDateTime): CalendarItem[] {
  const fixed = [
    allDay('Epiphany', today.toPlainDate().with({ month: 1, day: 6 }), 'RRULE:FREQ=YEARLY'),
    allDay('All Saints', today.toPlainDate().with({ month: 11, day: 1 }), 'RRULE:FREQ=YEARLY'),
    allDay('Christmas Day', today.toPlainDate().with({ month: 12, day: 25 }), 'RRULE:FREQ=YEARLY'),
  ];
  const movable = Array.from({ length: YEARS_AHEAD }, (_, index) =>
    feastsOf(today, today.year + index),
  );
  return [...fixed, ...movable.flat()];
}

function feastsOf(today: Temporal.ZonedDateTime, year: number): CalendarItem[] {
  const easter = easterOf(year);
  const harvest = nthSunday(year, 10, 1);
  const newYear = today.with({ year, month: 12, day: 31 });
  const named = (name: string) => `${name} ${year}`;
  const vigil = atTime(easter.subtract({ days: 1 }).toZonedDateTime(today.timeZoneId), '22:30');
  const watch = atTime(newYear, '23:00');
  return [
    allDay(named('Ash Wednesday'), easter.subtract({ days: 46 })),
    allDay(named('Good Friday'), easter.subtract({ days: 2 })),
    seedEvent(named('Easter vigil'), vigil, vigil.add({ hours: 2, minutes: 15 }), {
      description: 'From darkness into light: bring a candle. We end after midnight.',
      location: CHURCH,
    }),
    allDay(named('Easter Sunday'), easter),
    allDay(named('Ascension Day'), easter.add({ days: 39 })),
    allDay(named('Pentecost'), easter.add({ days: 49 })),
    allDay(named('Harvest thanksgiving'), harvest),
    seedEvent(
      named('🎄 Carols by candlelight'),
      atTime(eve(today, year), '17:00'),
      atTime(eve(today, year), '18:00'),
      { location: CHURCH },
    ),
    seedEvent(named("New Year's Eve watchnight"), watch, watch.add({ minutes: 90 }), {
      location: CHURCH,
    }),
  ];
}

function eve(today: Temporal.ZonedDateTime, year: number): Temporal.ZonedDateTime {
  return today.with({ year, month: 12, day: 24 });
}

/** Google's end date is exclusive. */
function allDay(name: string, day: Temporal.PlainDate, rule?: string): CalendarItem {
  return seedEvent(name, day, day.add({ days: 1 }), {
    transparency: 'transparent',
    ...(rule !== undefined && { recurrence: [rule] }),
  });
}

function nthSunday(year: number, month: number, nth: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return first.add({ days: ((7 - first.dayOfWeek) % 7) + 7 * (nth - 1) });
}

/** The Gregorian computus. */
export function easterOf(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const days = moon + week - 7 * shift + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}
