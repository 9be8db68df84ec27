import { DAY_MS } from '@assembly/contract/limits';
import { useEffect } from 'react';
import { dateFormat } from '../../browser/locale/clock.ts';
import { formatTime, withNonBreakingSpace } from '../../browser/locale/format-time.ts';
import { locale, timeZone } from '../../browser/locale/locale.ts';
import { loadRevalidation, type Revalidation, useRevalidation } from '../../offline/stored-data.ts';
import { useSession } from '../../session/session.ts';
import styles from './background.module.css';
import { useReconnect } from './use-reconnect.ts';

/** Says how old the stored data is. Shows nothing if there is none: then each screen says that it could not be loaded. */
export function OfflineBar() {
  const { user } = useSession();
  const revalidation = useRevalidation();
  useReconnect();
  useEffect(() => {
    void loadRevalidation(user.id);
  }, [user.id]);
  if (!revalidation) return null;
  return <p className={styles.offline}>Offline. As of {formatAsOf(revalidation, Date.now())}.</p>;
}

/** "Sunday 10:42", or with the date once the weekday alone would be ambiguous. */
function formatAsOf({ asOf }: Revalidation, now: number): string {
  if (now - asOf >= 6 * DAY_MS) return formatTime(asOf);
  const weekday = dateFormat(locale, { weekday: 'long', timeZone }).format(asOf);
  const time = dateFormat(locale, { timeStyle: 'short', timeZone }).format(asOf);
  return `${weekday} ${withNonBreakingSpace(time)}`;
}
