import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { englishLocaleFor } from '../../browser/locale/locale.ts';
import { anEvent } from '../../testing/fixtures/events.ts';
import { EventTime } from './event-time.tsx';

const SATURDAY = {
  now: Date.parse('2026-11-14T09:00:00+01:00'),
  timeZone: 'Europe/Zurich',
  readerZone: 'Europe/Zurich',
};

test('a German reader sees an all-day event in English, with the day before the month', async () => {
  const event = anEvent({
    id: 'a',
    date: '2026-11-15',
    startsAt: Date.parse('2026-11-15T00:00:00+01:00'),
    endsAt: Date.parse('2026-11-16T00:00:00+01:00'),
  });
  const { container } = await render(
    <EventTime event={event} clock={{ ...SATURDAY, locale: englishLocaleFor('de-DE') }} />,
  );
  await expect.poll(() => container.textContent).toMatch(/^Sunday,? 15 November, all day$/);
});
