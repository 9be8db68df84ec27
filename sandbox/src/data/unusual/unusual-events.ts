import { atTime, nextWeekday, seedEvent } from '../calendar/seed-event.ts';
import type { CalendarItem } from '../google-items.ts';
import { hostileHtml, longHtml } from './html-descriptions.ts';

/** Events as they occur in real calendars now and then, and what an attacker might put there. */
export function unusualEvents(now: number, timeZone: string): CalendarItem[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const evening = atTime(nextWeekday(today, 1, 1), '18:00');
  const hourOn = (days: number) =>
    [evening.add({ days }), evening.add({ days, hours: 1 })] as const;
  const bells = atTime(today.add({ days: 1 }), '12:00');
  const nameless = seedEvent('nameless', ...hourOn(0), { visibility: 'private' });
  const bare = seedEvent('bare', ...hourOn(2));
  delete nameless.summary;
  delete bare.summary;
  return [
    nameless,
    bare,
    seedEvent('Bells', bells, bells, {
      description: 'They ring at once: this begins and ends in the same minute.',
      location: 'https://bells.example/live',
    }),
    seedEvent('Evening with markup', ...hourOn(4), {
      description: hostileHtml,
      location: '<img src=x onerror=alert(1)> "Hall"\n\u202eniam',
      hangoutLink: 'javascript:alert(1)',
      attachments: [
        { title: '<b>Trap</b>', fileUrl: 'javascript:alert(1)' },
        { title: '', fileUrl: 'https://files.example/"><script>alert(1)</script>' },
      ],
    }),
    seedEvent('Evening with a long description', ...hourOn(6), {
      description: longHtml,
      location: 'Mainstreet'.repeat(1000),
    }),
    seedEvent('🎉👨‍👩‍👧‍👦 Games & sandwiches 🥪', ...hourOn(8)),
    seedEvent('קבלת שבת עם שכנינו', ...hourOn(11), {
      description: 'ערב של תפילה ושירה משותפת. כולם מוזמנים!',
      location: 'אולם הקהילה, רחוב הראשי 1',
    }),
    seedEvent('أمسية ترانيم وصلاة', ...hourOn(18), { description: 'أهلاً وسهلاً بالجميع' }),
  ];
}
