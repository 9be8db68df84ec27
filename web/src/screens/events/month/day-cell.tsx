import { type Event, isAllDay } from '@assembly/contract/event';
import type { MouseEvent } from 'react';
import { type Clock, dateFormat, withNonBreakingSpace } from '../../../browser/locale/clock.ts';
import { t } from '../../../browser/locale/messages.ts';
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx';
import { eventTitle } from '../event-title.ts';
import { EventLink } from './day-list.tsx';
import type { EventWithDays } from './event-days.ts';
import { formatFullDay } from './format-days.ts';
import styles from './month.module.css';

/** How many titles or dots have room in a cell. */
const SHOWN_COUNT = 3;

interface DayCellProps {
  day: string;
  /** Undefined while they load, and when that failed. */
  events: EventWithDays<Event>[] | undefined;
  /** There is room for titles; otherwise each event is a dot. */
  isWide: boolean;
  isBusy: boolean;
  isChosen: boolean;
  isToday: boolean;
  /** It belongs to a neighboring month. */
  isOutside: boolean;
  clock: Clock;
  onChoose: (day: string) => void;
  onOpenDay: (day: string) => void;
  onOpenEvent: (id: string) => void;
}

export function DayCell(props: DayCellProps) {
  const { day, events, isWide, isBusy, clock, onOpenDay, onOpenEvent } = props;
  const date = formatFullDay(day, clock.locale);
  // Those of several days first, so that they are at the same height on all of them.
  const shown = [...(events ?? [])].sort(compareSpans).slice(0, SHOWN_COUNT);
  const hiddenCount = (events?.length ?? 0) - shown.length;

  function choose(event: MouseEvent) {
    const isLink = event.target instanceof Element && event.target.closest('a, button');
    if (isLink) return;
    // On phones the list of the day is below the screen's edge.
    if (isWide) props.onChoose(day);
    else onOpenDay(day);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles keys.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is interactive.
      role="gridcell"
      tabIndex={props.isChosen ? 0 : -1}
      aria-selected={props.isChosen}
      aria-current={props.isToday ? 'date' : undefined}
      data-day={day}
      className={props.isOutside ? `${styles.cell} ${styles.outside}` : styles.cell}
      onClick={choose}
    >
      <span className="visually-hidden">
        {events ? t.event.dayWithEvents(date, events.length) : date}
      </span>
      <span aria-hidden className={styles.number}>
        {Number(day.slice(8))}
      </span>
      {isWide && isBusy && <SkeletonLines count={1} />}
      {isWide &&
        shown.map((item) => (
          <CellEvent key={item.event.id} item={item} day={day} clock={clock} onOpen={onOpenEvent} />
        ))}
      {isWide && hiddenCount > 0 && (
        <button type="button" tabIndex={-1} className={styles.more} onClick={() => onOpenDay(day)}>
          {t.event.moreOnDay(hiddenCount)}
        </button>
      )}
      {!isWide && shown.length > 0 && (
        <span className={styles.dots}>
          {shown.map(({ event }) => (
            <span key={event.id} className={styles.dot} style={colorOf(event)} />
          ))}
        </span>
      )}
    </td>
  );
}

const isLong = ({ first, last }: EventWithDays<Event>) => first !== last;
const compareSpans = (a: EventWithDays<Event>, b: EventWithDays<Event>) =>
  Number(isLong(b)) - Number(isLong(a));

interface CellEventProps {
  item: EventWithDays<Event>;
  day: string;
  clock: Clock;
  onOpen: (id: string) => void;
}

/** An event of several days or of a whole day is filled, and reaches the edge where it continues. */
function CellEvent({ item, day, clock, onOpen }: CellEventProps) {
  const { event, first, last } = item;
  const isFilled = isLong(item) || isAllDay(event);
  const className = [
    styles.event,
    isFilled && styles.filled,
    first < day && styles.begun,
    last > day && styles.continued,
  ];
  return (
    <EventLink
      event={event}
      onOpen={onOpen}
      tabIndex={-1}
      className={className.filter(Boolean).join(' ')}
      style={colorOf(event)}
    >
      <bdi className={styles.title}>{eventTitle(event)}</bdi>
      {!isFilled && <span className={styles.time}>{formatStart(event, clock)}</span>}
    </EventLink>
  );
}

function colorOf({ calendar }: Event): object {
  return calendar?.color ? { '--calendar-color': calendar.color } : {};
}

/** "10:00", in the assembly's time zone. */
function formatStart({ startsAt }: Event, { timeZone, locale }: Clock): string {
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
  return withNonBreakingSpace(format.format(startsAt ?? 0));
}
