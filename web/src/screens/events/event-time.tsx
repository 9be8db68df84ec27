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
      <span>{formatEventTime(event, clock)}</span>
    </p>
  );
}
