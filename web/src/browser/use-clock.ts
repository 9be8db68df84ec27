import { DAY_MS } from '@assembly/contract/limits';
import { useEffect, useState } from 'react';
import type { Clock } from './clock.ts';
import { locale, readerZone, timeZone } from './locale.ts';

/**
 * The time it is. The screen is drawn again when what it says changes next, and when the reader
 * comes back to it: a phone that sleeps keeps no time.
 */
export function useClock(nextChange: (clock: Clock) => number): Clock {
  const [now, setNow] = useState(Date.now);
  const clock = { now, timeZone, readerZone, locale };
  const due = nextChange(clock);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` too, because the wait may end before.
  useEffect(() => {
    // A timer counts no more than 24 days.
    const waitMs = Math.min(Math.max(0, due - Date.now()), DAY_MS);
    const timer = setTimeout(() => setNow(Date.now()), waitMs);
    return () => clearTimeout(timer);
  }, [due, now]);

  useEffect(() => {
    const lookAgain = () => document.visibilityState === 'visible' && setNow(Date.now());
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, []);

  return clock;
}
