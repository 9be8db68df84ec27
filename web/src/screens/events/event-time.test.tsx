import { HOUR_MS } from '@assembly/contract/limits';
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

const startsAt = Date.parse('2026-11-15T16:28:00+01:00');

test.each(['en-GB', 'en-US', 'en-AU', 'en-CA'])(
  'in %s a time range is not broken across lines',
  async (locale) => {
    const event = anEvent({ id: 'a', startsAt, endsAt: startsAt + HOUR_MS });
    for (let width = 150; width < 300; width += 10) {
      const { container, unmount } = await render(
        <div style={{ width }}>
          <EventTime event={event} clock={{ ...SATURDAY, locale }} />
        </div>,
      );
      await expect.poll(() => container.textContent).not.toBe('');
      const hours = container.querySelector('p > span > span') as HTMLElement;
      expect(hours.textContent).toMatch(/^\d+:\d+\s?–\s?\d+:\d+(\s[ap]\.?m\.?)?$/i);
      const lineHeight = Number.parseFloat(getComputedStyle(hours).lineHeight);
      expect(hours.clientHeight).toBeLessThan(1.5 * lineHeight);
      await unmount();
    }
  },
);

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
