import type { AnnouncementList } from '@assembly/contract/announcement';
import type { Event } from '@assembly/contract/event';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { announcementsQuery } from '../../../api/announcements.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { locale, timeZone } from '../../../browser/locale/locale.ts';
import { t } from '../../../browser/locale/messages.ts';
import { assemblyName } from '../../../browser/page-config.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { DotSeparated } from '../../../ui/text/dot-separated.tsx';
import { titleOf } from '../../../ui/text/title-of.ts';
import { eventTitle } from '../event-title.ts';
import { formatTimeOnDay } from '../format-event-time.ts';
import { type DaySpan, monthOf, monthSpan, weekSpan } from '../month/days.ts';
import { type EventWithDays, groupByDay } from '../month/event-days.ts';
import { formatMonth, formatShortDate, formatSpan, formatWeekday } from '../month/format-days.ts';
import styles from './print.module.css';

/** The rest is counted: a rota for half a year would fill pages. */
const TASKS_PER_LIST = 3;

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
    [week, isThisWeek ? t.event.printThisWeek : t.event.printDays(formatSpan(week, locale))],
    [
      monthSpan(monthOf(day)),
      isThisMonth ? t.event.printThisMonth : t.event.printDays(formatMonth(monthOf(day), locale)),
    ],
  ];
  return (
    <div data-screen-only className={styles.buttons}>
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
          {label}
        </Button>
      ))}
      {printed &&
        createPortal(
          <PrintSheet
            span={printed}
            events={events}
            announcements={announcements.data?.items}
            calendar={calendar}
          />,
          document.body,
        )}
    </div>
  );
}

interface PrintSheetProps {
  span: DaySpan;
  events: EventWithDays<Event>[];
  /** Undefined if they could not be loaded. */
  announcements: readonly AnnouncementList[] | undefined;
  /** The name of the chosen calendar. */
  calendar: string | undefined;
}

/** Events by day and the open announcements, for a notice board. */
function PrintSheet({ span, events, announcements, calendar }: PrintSheetProps) {
  // On a notice board, times are those of the assembly: the zone is not named.
  const clock = { now: Date.now(), timeZone, readerZone: timeZone, locale };
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add(`${styles.printing}`);
    return () => classList.remove(`${styles.printing}`);
  }, []);
  const days = groupByDay(events, span);
  const open = announcements?.filter(({ subtasks }) => subtasks.length > 0) ?? [];
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <h1 dir="auto">{assemblyName}</h1>
        <p>
          <DotSeparated texts={[formatSpan(span, locale), calendar]} />
        </p>
      </header>
      <div className={styles.columns}>
        {days.length === 0 && <p>{t.event.nothingOnDays}</p>}
        {days.map(([day, begun]) => (
          <section key={day} className={styles.block}>
            <h2>{formatWeekday(day, locale)}</h2>
            {begun.map(({ event }) => (
              <p key={event.id} className={styles.event}>
                {formatTimeOnDay(event, clock)}{' '}
                <strong>
                  <bdi>{eventTitle(event)}</bdi>
                </strong>
                {event.location && (
                  <>
                    {', '}
                    <bdi>{event.location}</bdi>
                  </>
                )}
              </p>
            ))}
          </section>
        ))}
        {!announcements && <p>{t.shared.announcementsFailed}</p>}
        {open.length > 0 && <h2>{t.common.announcements}</h2>}
        {open.map((list) => (
          <section key={list.id} className={styles.block}>
            <h3 dir="auto">{titleOf(list.title)}</h3>
            <ul className={styles.tasks}>
              {list.subtasks.slice(0, TASKS_PER_LIST).map((task) => (
                <li key={task.id}>
                  <bdi>{titleOf(task.title)}</bdi>
                  {task.due && `, ${formatShortDate(task.due.slice(0, 10), locale)}`}
                </li>
              ))}
            </ul>
            {list.subtasks.length > TASKS_PER_LIST && (
              <p>{t.event.andMore(list.subtasks.length - TASKS_PER_LIST)}</p>
            )}
          </section>
        ))}
      </div>
      <footer>{t.event.printedAt(formatTime(clock.now))}</footer>
    </div>
  );
}
