import type { CalendarItem } from '../google-items.ts';
import { concertHtml, retreatHtml } from './descriptions.ts';
import { CHURCH, LARGE_HALL, RETREAT_HOUSE, SMALL_HALL } from './locations.ts';
import { atTime, eventId, nextWeekday, seedEvent, videoCall } from './seed-event.ts';

export const CONCERT = 'Choir concert: psalms old and new';

/** The year's single events. */
export function singleEvents(today: Temporal.ZonedDateTime): CalendarItem[] {
  return [...current(today), ...planned(today), ...weekdays(today), ...past(today)];
}

/** In progress now, and just ended. */
function current(today: Temporal.ZonedDateTime): CalendarItem[] {
  const round = (roundingIncrement: number) =>
    today.round({ smallestUnit: 'minute', roundingIncrement, roundingMode: 'floor' });
  const opened = round(30).subtract({ minutes: 30 });
  const ended = round(5).subtract({ minutes: 5 });
  return [
    seedEvent('Service of hymns and prayer', opened, opened.add({ minutes: 150 }), {
      location: CHURCH,
      description: 'Come and go as you like. The hymn sheet is attached.',
      attachments: [{ title: '14 Evening hymn.pdf' }],
    }),
    seedEvent('Morning prayer', ended.subtract({ minutes: 45 }), ended, { location: CHURCH }),
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
      description: retreatHtml,
      location: RETREAT_HOUSE,
      attachments: [{ title: 'Registration form', fileUrl: 'https://retreat.example/register' }],
    }),
    seedEvent('Prayer vigil for peace', vigil, vigil.add({ hours: 5 }), {
      description: 'Come for an hour or for all five; we end at two in the morning.',
      location: CHURCH,
    }),
    seedEvent('Annual general meeting', meeting, meeting.add({ hours: 2 }), {
      description:
        'Accounts, reports and elections.<br><br>The papers are under <b>Minutes and reports</b>.',
      location: LARGE_HALL,
      ...videoCall('annual-meeting'),
      // The first two are in the drive.
      attachments: [
        { title: `Agenda ${today.year}` },
        { title: `Annual report ${today.year - 1}.pdf` },
        { title: 'How we vote', fileUrl: 'https://law.example/voting-in-associations' },
      ],
    }),
    seedEvent('Soup kitchen', soup, soup.add({ hours: 2 }), { location: LARGE_HALL }),
    seedEvent('Council of elders', soup, soup.add({ hours: 2 }), { visibility: 'private' }),
    seedEvent(CONCERT, concert, concert.add({ hours: 2 }), {
      description: concertHtml,
      location: CHURCH,
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

function weekdays(today: Temporal.ZonedDateTime): CalendarItem[] {
  const evening = atTime(nextWeekday(today, 1, 1), '18:00');
  const partner = atTime(nextWeekday(today, 4, 2).withTimeZone('America/Sao_Paulo'), '15:00');
  const picnic = atTime(nextWeekday(today, 6, 2), '11:30');
  const hour = (at: Temporal.ZonedDateTime) => at.add({ hours: 1 });
  return [
    seedEvent('Video call with our partner parish', partner, hour(partner), {
      description: 'In São Paulo it is three in the afternoon.',
      ...videoCall('sao-paulo'),
    }),
    seedEvent('Family brunch and games', picnic, picnic.add({ hours: 3 }), {
      description: 'Bring something to share. We play in the hall if it rains.',
      location: SMALL_HALL,
      attachments: [{ title: 'How to find us.pdf' }],
    }),
    seedEvent('Garden day', evening.add({ days: 5 }), hour(evening.add({ days: 5 })), {
      id: eventId('garden day, rained off'),
      status: 'cancelled',
      description: 'Rained off.',
    }),
  ];
}

function past(today: Temporal.ZonedDateTime): CalendarItem[] {
  const longAgo = today.subtract({ years: 1 }).toPlainDate();
  const wedding = atTime(nextWeekday(today, 6, -6), '14:00');
  const baptism = atTime(nextWeekday(today, 7, -2), '14:00');
  const supper = atTime(nextWeekday(today, 5, -3), '18:30');
  return [
    seedEvent('Wedding', wedding, wedding.add({ hours: 2 }), { location: CHURCH }),
    seedEvent('Baptism of Noah Santos', baptism, baptism.add({ hours: 1 }), {
      description: 'Tea and cake afterwards in the small hall.',
      location: CHURCH,
    }),
    seedEvent('Supper for newcomers', supper, supper.add({ hours: 2 }), { location: LARGE_HALL }),
    seedEvent('Church fête', longAgo, longAgo.add({ days: 2 })),
  ];
}
