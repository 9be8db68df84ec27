import type { Event } from '@assembly/contract/event';
import type { Clock } from '../../page/clock.ts';
import { markOf } from './event-mark.ts';
import styles from './event-when.module.css';
import { sayWhen } from './say-when.ts';

/** Date and time, with a word when that is today or now. */
export function EventWhen({ event, clock }: { event: Event; clock: Clock }) {
  const mark = markOf(event, clock);
  return (
    <p className={styles.when}>
      {mark && <span className={mark === 'Today' ? styles.today : styles.now}>{mark}</span>}
      <span lang={clock.locale} dir="auto">
        {sayWhen(event, clock).split(FROM_TO).map(unbroken)}
      </span>
    </p>
  );
}

const FROM_TO = /(\d\S*–\S+)/;

/** "10:00–11:30" stays on one line. Every other part of what was split is such a pair. */
function unbroken(part: string, place: number) {
  return place % 2 === 0 ? (
    part
  ) : (
    <span key={part} className={styles.unbroken}>
      {part}
    </span>
  );
}
