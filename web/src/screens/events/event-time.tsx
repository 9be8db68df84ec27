import type { Event } from '@assembly/contract/event';
import type { Clock } from '../../browser/locale/clock.ts';
import { badgeFor } from './event-badge.ts';
import styles from './events.module.css';
import { formatEventTime } from './format-event-time.ts';

/** Date and time, with a badge for today or now. */
export function EventTime({ event, clock }: { event: Event; clock: Clock }) {
  const badge = badgeFor(event, clock);
  return (
    <p className={styles.time}>
      {badge && <span className={badge === 'Today' ? styles.today : styles.now}>{badge}</span>}
      <span>{formatEventTime(event, clock).split(TIME_RANGE).map(preventLineBreak)}</span>
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
