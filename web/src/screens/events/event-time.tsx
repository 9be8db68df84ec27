import type { Event } from '@assembly/contract/event';
import type { Clock } from '../../browser/clock.ts';
import { badgeFor } from './event-badge.ts';
import styles from './event-time.module.css';
import { ALL_DAY, formatEventTime } from './format-event-time.ts';

/** Date and time, with a word when that is today or now. */
export function EventTime({ event, clock }: { event: Event; clock: Clock }) {
  const mark = badgeFor(event, clock);
  const [when = '', ...allDay] = formatEventTime(event, clock).split(ALL_DAY);
  return (
    <p className={styles.when}>
      {mark && <span className={mark === 'Today' ? styles.today : styles.now}>{mark}</span>}
      <span>
        <span lang={clock.locale} dir="auto">
          {when.split(FROM_TO).map(unbroken)}
        </span>
        {allDay.length > 0 && ALL_DAY}
      </span>
    </p>
  );
}

const FROM_TO = /(\p{Nd}\S*(?:\s[ap]m)?\s?–\s?\p{Nd}\S*(?:\s[ap]m)?)/iu;

/** "10:00–11:30" and "10:00 – 11:30 AM" stay on one line where there is room. Every other part of what was split is such a pair. */
function unbroken(part: string, place: number) {
  return place % 2 === 0 ? (
    part
  ) : (
    <span key={part} className={styles.unbroken}>
      {part}
    </span>
  );
}
