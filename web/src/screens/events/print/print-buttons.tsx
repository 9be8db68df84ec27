import type { Event } from '@assembly/contract/event';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { announcementsQuery } from '../../../api/announcements.ts';
import { locale } from '../../../browser/locale/locale.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { type DaySpan, monthOf, monthSpan, weekSpan } from '../month/days.ts';
import type { EventWithDays } from '../month/event-days.ts';
import { formatMonth, formatSpan } from '../month/format-days.ts';
import styles from './print.module.css';
import { PrintSheet } from './print-sheet.tsx';

interface PrintButtonsProps {
  /** Those of the weeks that the month touches. */
  events: EventWithDays<Event>[];
  /** The name of the chosen calendar. */
  calendar: string | undefined;
  /** A day of the week and month to print. */
  day: string;
  today: string;
  /** 1 for Monday to 7 for Sunday. */
  weekStart: number;
}

/** Each adds what is printed to the page, for print only, and opens the browser's dialog. */
export function PrintButtons({ events, calendar, day, today, weekStart }: PrintButtonsProps) {
  const announcements = useQuery(announcementsQuery(''));
  const [printed, setPrinted] = useState<DaySpan>();
  useEffect(() => {
    // On phones `print` returns before the page is printed.
    const remove = () => setPrinted(undefined);
    addEventListener('afterprint', remove);
    return () => removeEventListener('afterprint', remove);
  }, []);
  if (announcements.isPending) return null;

  const week = weekSpan(day, weekStart);
  const isThisWeek = week.from <= today && today < week.to;
  const isThisMonth = monthOf(day) === monthOf(today);
  const periods: [DaySpan, string][] = [
    [week, isThisWeek ? 'this week' : formatSpan(week, locale)],
    [monthSpan(monthOf(day)), isThisMonth ? 'this month' : formatMonth(monthOf(day), locale)],
  ];
  return (
    <div className={styles.buttons}>
      {periods.map(([span, label]) => (
        <Button
          key={label}
          variant="plain"
          onClick={() => {
            flushSync(() => setPrinted(span));
            print();
          }}
        >
          <Printer aria-hidden />
          Print {label}
        </Button>
      ))}
      {printed &&
        createPortal(
          <PrintSheet
            span={printed}
            events={events}
            announcements={announcements.data?.items ?? []}
            calendar={calendar}
          />,
          document.body,
        )}
    </div>
  );
}
