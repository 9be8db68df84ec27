import type { CalendarItem } from '../google-items.ts';
import { hostileHtml, longHtml } from './html-descriptions.ts';
import { atTime, eventId, nextWeekday, seedEvent } from './seed-event.ts';

/** The year's single events, and unusual ones as they occur in real calendars. */
export function singleEvents(today: Temporal.ZonedDateTime): CalendarItem[] {
  return [...current(today), ...planned(today), ...unusual(today), ...past(today)];
}

/** In progress now, just ended, and without duration. */
function current(today: Temporal.ZonedDateTime): CalendarItem[] {
  return [
    seedEvent(
      'Open church: coffee and conversation',
      today.subtract({ minutes: 30 }),
      today.add({ minutes: 90 }),
    ),
    seedEvent('Morning prayer', today.subtract({ minutes: 50 }), today.subtract({ minutes: 5 })),
    seedEvent('Bells', today.add({ hours: 3 }), today.add({ hours: 3 }), {
      description: 'They ring at once: this begins and ends in the same minute.',
    }),
  ];
}

function planned(today: Temporal.ZonedDateTime): CalendarItem[] {
  const friday = nextWeekday(today, 5, 4).toPlainDate();
  const vigil = atTime(nextWeekday(today, 6), '21:00');
  const meeting = atTime(nextWeekday(today, 2, 3), '19:30');
  const soup = atTime(nextWeekday(today, 6, 1), '12:00');
  const concert = atTime(nextWeekday(today, 6, 6), '19:00');
  return [
    seedEvent('Parish retreat: three days by the lake', friday, friday.add({ days: 3 }), {
      description: longHtml,
      location: 'Retreat house by the lake',
    }),
    seedEvent('Prayer vigil for peace', vigil, vigil.add({ hours: 5 }), {
      description: 'Come for an hour or for all five; we end at two in the morning.',
    }),
    seedEvent('Annual general meeting', meeting, meeting.add({ hours: 2 }), {
      description:
        'Accounts, reports and elections.<br><br>The papers are under <b>Minutes and reports</b>.',
    }),
    seedEvent('Soup kitchen', soup, soup.add({ hours: 2 })),
    seedEvent('Council of elders', soup, soup.add({ hours: 2 }), { visibility: 'private' }),
    seedEvent('Choir concert: psalms old and new', concert, concert.add({ hours: 2 }), {
      description: hostileHtml,
    }),
    seedEvent(
      'Baptism class (date to be confirmed)',
      concert.add({ days: 1 }),
      concert.add({ days: 1, hours: 1 }),
      {
        status: 'tentative',
      },
    ),
  ];
}

function unusual(today: Temporal.ZonedDateTime): CalendarItem[] {
  const evening = atTime(nextWeekday(today, 1, 1), '18:00');
  const partner = atTime(nextWeekday(today, 4, 2).withTimeZone('America/Sao_Paulo'), '15:00');
  const hour = (at: Temporal.ZonedDateTime) => at.add({ hours: 1 });
  const nameless = seedEvent('nameless', evening, hour(evening), { visibility: 'private' });
  delete nameless.summary;
  const bare = seedEvent('bare', evening.add({ days: 2 }), hour(evening.add({ days: 2 })));
  delete bare.summary;
  return [
    nameless,
    bare,
    seedEvent('Video call with our partner parish', partner, hour(partner), {
      description: 'Three in the afternoon there.',
    }),
    seedEvent(
      '🎉👨‍👩‍👧‍👦 Family picnic & games 🥪',
      evening.add({ days: 12 }),
      hour(evening.add({ days: 12 })),
    ),
    seedEvent('קבלת שבת עם שכנינו', evening.add({ days: 11 }), hour(evening.add({ days: 11 })), {
      description: 'ערב של תפילה ושירה משותפת. כולם מוזמנים!',
    }),
    seedEvent('أمسية ترانيم وصلاة', evening.add({ days: 18 }), hour(evening.add({ days: 18 })), {
      description: 'أهلاً وسهلاً بالجميع',
    }),
    seedEvent('Garden day', evening.add({ days: 5 }), hour(evening.add({ days: 5 })), {
      id: eventId('garden day, rained off'),
      status: 'cancelled',
      description: 'Rained off.',
    }),
  ];
}

function past(today: Temporal.ZonedDateTime): CalendarItem[] {
  const then = atTime(today.subtract({ days: 40 }), '14:00');
  const longAgo = today.subtract({ years: 1 }).toPlainDate();
  return [
    seedEvent('Wedding', then, then.add({ hours: 2 })),
    seedEvent('Church fête', longAgo, longAgo.add({ days: 2 })),
  ];
}
