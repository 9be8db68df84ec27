import { DAY_MS } from '@assembly/contract/limits';
import { useEffect, useState } from 'react';
import type { Clock } from './clock.ts';
import { locale, readerZone, timeZone } from './locale.ts';

/**
 * The current time. Renders again when `nextChange` is due, and when the tab becomes visible, because
 * timers do not run while a phone sleeps.
 */
export function useClock(nextChange: (clock: Clock) => number): Clock {
  const [now, setNow] = useState(Date.now);
  const clock = { now, timeZone, readerZone, locale };
  const due = nextChange(clock);

  useEffect(() => {
    // At most a day: timers overflow after 24 days. The new `now` then starts the next wait.
    const waitMs = Math.min(Math.max(0, due - Math.max(now, Date.now())), DAY_MS);
    const timer = setTimeout(() => setNow(Date.now()), waitMs);
    return () => clearTimeout(timer);
  }, [due, now]);

  useEffect(() => {
    const updateIfVisible = () => document.visibilityState === 'visible' && setNow(Date.now());
    document.addEventListener('visibilitychange', updateIfVisible);
    return () => document.removeEventListener('visibilitychange', updateIfVisible);
  }, []);

  return clock;
}
