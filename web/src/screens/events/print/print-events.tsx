import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { announcementsQuery } from '../../../api/announcements.ts';
import { calendarsQuery, eventsOfDaysQuery } from '../../../api/events.ts';
import { locale, readerLanguage, timeZone } from '../../../browser/locale/locale.ts';
import { weekStartOf } from '../../../browser/locale/week-start.ts';
import { monthOf, monthSpan, weekSpan } from '../month/days.ts';
import styles from './print.module.css';
import { PrintSheet } from './print-sheet.tsx';

interface PrintOptions {
  period: 'week' | 'month';
  /** A day of the period. */
  day: string;
  /** The id of the chosen calendar; '' for all. */
  calendar: string;
}

let removePrevious = () => {};

/** Loads what is printed, adds it to the page for print only, and opens the browser's dialog. */
export async function printEvents(client: QueryClient, options: PrintOptions): Promise<void> {
  const now = Date.now();
  // On a notice board, times are those of the assembly: the zone is not named.
  const clock = { now, timeZone, readerZone: timeZone, locale };
  const { period, day, calendar } = options;
  const span =
    period === 'week' ? weekSpan(day, weekStartOf(readerLanguage)) : monthSpan(monthOf(day));
  const [events, announcements, calendars] = await Promise.all([
    client.fetchQuery(eventsOfDaysQuery(span.from, span.to, calendar)),
    client.fetchQuery(announcementsQuery('')),
    client.fetchQuery(calendarsQuery()),
  ]);

  removePrevious();
  const container = document.createElement('div');
  container.className = styles.sheet ?? '';
  document.body.append(container);
  document.documentElement.classList.add(styles.printing ?? '');
  const root = createRoot(container);
  removePrevious = () => {
    root.unmount();
    container.remove();
    document.documentElement.classList.remove(styles.printing ?? '');
    removePrevious = () => {};
  };
  flushSync(() =>
    root.render(
      <PrintSheet
        span={span}
        events={events.items}
        announcements={announcements.items}
        calendar={calendars.items.find(({ id }) => id === calendar)?.name}
        clock={clock}
      />,
    ),
  );
  // On phones `print` returns before the page is printed.
  addEventListener('afterprint', () => removePrevious(), { once: true });
  print();
}
