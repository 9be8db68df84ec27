import type { Event } from '@assembly/contract/event';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Clock } from '../../../browser/locale/clock.ts';
import { t } from '../../../browser/locale/messages.ts';
import { useMediaQuery } from '../../../browser/use-media-query.ts';
import { WIDE } from '../../../styles/media.ts';
import { DayCell } from './day-cell.tsx';
import { dayForKey } from './day-for-key.ts';
import { monthOf, weeksOf } from './days.ts';
import { type EventWithDays, eventsOnDay } from './event-days.ts';
import { formatMonth, weekdayName } from './format-days.ts';
import styles from './month.module.css';

interface MonthGridProps {
  /** The chosen one. */
  day: string;
  today: string;
  /** 1 for Monday to 7 for Sunday. */
  weekStart: number;
  /** Undefined while they load, and when that failed. */
  events: EventWithDays<Event>[] | undefined;
  isBusy: boolean;
  clock: Clock;
  onChoose: (day: string) => void;
  /** Shows the list of a day and moves the focus there. */
  onOpenDay: (day: string) => void;
  onOpenEvent: (id: string) => void;
}

/** A date grid as in the ARIA Authoring Practices: one day is in the tab order, and keys move between days. */
export function MonthGrid(props: MonthGridProps) {
  const { day, today, weekStart, events, isBusy, clock, onChoose, onOpenDay, onOpenEvent } = props;
  const month = monthOf(day);
  const isWide = useMediaQuery(WIDE);
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  const weeks = weeksOf(month, weekStart);

  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  function pressKey(event: KeyboardEvent) {
    const isOnDay = event.target instanceof Element && event.target.matches('[data-day]');
    if (isOnDay && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onOpenDay(day);
      return;
    }
    const next = dayForKey(event, day, weekStart);
    if (!next) return;
    event.preventDefault();
    // A held key stops at the end of the month, instead of adding a history entry for each one.
    if (next === day || (event.repeat && monthOf(next) !== month)) return;
    movesFocus.current = true;
    onChoose(next);
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is an interactive table.
      role="grid"
      aria-label={t.event.monthLabel(formatMonth(month, clock.locale))}
      aria-busy={isBusy}
      className={`card ${styles.grid}`}
      onKeyDown={pressKey}
    >
      <thead>
        <tr>
          {weeks[0]?.map((each) => (
            <th
              key={each}
              scope="col"
              aria-label={weekdayName(each, clock.locale, 'long')}
              className={styles.weekday}
            >
              {weekdayName(each, clock.locale, isWide ? 'short' : 'narrow')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <DayCell
                key={each}
                day={each}
                events={events && eventsOnDay(events, each)}
                isWide={isWide}
                isBusy={isBusy}
                isChosen={each === day}
                isToday={each === today}
                isOutside={monthOf(each) !== month}
                clock={clock}
                onChoose={onChoose}
                onOpenDay={onOpenDay}
                onOpenEvent={onOpenEvent}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
