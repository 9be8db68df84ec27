import type { Event } from '@assembly/contract/event';
import type { Clock } from '../../browser/locale/clock.ts';
import { t } from '../../browser/locale/messages.ts';
import { badgeFor } from './event-badge.ts';
import styles from './events.module.css';
import { formatEventTime, formatTimeOnDay } from './format-event-time.ts';
import { formatRepetition } from './format-repetition.ts';

interface EventTimeProps {
  event: Event;
  clock: Clock;
  /** Its day is shown above it: only a screen reader says it again. */
  isDayShown?: boolean;
}

/** Date and time, with a badge for today or now. In a list also how it repeats. */
export function EventTime({ event, clock, isDayShown = false }: EventTimeProps) {
  const found = badgeFor(event, clock);
  const badge = isDayShown && found === 'Today' ? null : found;
  const full = formatEventTime(event, clock);
  const repetition = formatRepetition(event.repetition, clock.locale);
  return (
    <p className={styles.time}>
      {badge && (
        <span className={badge === 'Today' ? 'badge' : `badge ${styles.now}`}>
          {badge === 'Today' ? t.events.today : t.events.happeningNow}
        </span>
      )}
      {isDayShown && <span className="visually-hidden">{full}</span>}
      <span aria-hidden={isDayShown || undefined}>
        {(isDayShown ? formatTimeOnDay(event, clock) : full)
          .split(TIME_RANGE)
          .map(preventLineBreak)}
      </span>
      {isDayShown && repetition && <span className={styles.repeats}>{repetition}</span>}
    </p>
  );
}

const TIME_RANGE = /(\d\S*(?:\s[ap]\.?m\.?)?\s?–\s?\d\S*(?:\s[ap]\.?m\.?)?)/i;

/** Keeps "10:00 – 11:30 AM" on one line. In the split text, every item at an odd index is a time range. */
function preventLineBreak(text: string, index: number) {
  return index % 2 === 0 ? (
    text
  ) : (
    <span key={text} className={styles.noWrap}>
      {text}
    </span>
  );
}
