import { DAY_MS } from '@assembly/contract/limits';
import { useEffect } from 'react';
import { dateFormat } from '../../browser/locale/clock.ts';
import { formatTime, withNonBreakingSpace } from '../../browser/locale/format-time.ts';
import { locale, timeZone } from '../../browser/locale/locale.ts';
import { type Confirmation, readConfirmation, useConfirmation } from '../../offline/stored-data.ts';
import { useSession } from '../../session/session.ts';
import styles from './offline-bar.module.css';
import { useReconnect } from './use-reconnect.ts';

/** Says how old the stored data are. Shows nothing if there are none: then each screen says that it could not be loaded. */
export function OfflineBar() {
  const { user } = useSession();
  const confirmation = useConfirmation();
  useReconnect();
  useEffect(() => {
    void readConfirmation(user.id);
  }, [user.id]);
  if (!confirmation) return null;
  return <p className={styles.bar}>Offline. As of {formatAsOf(confirmation, Date.now())}.</p>;
}

/** "Sunday 10:42", or with the date once the weekday alone would be ambiguous. */
function formatAsOf({ asOf, confirmedAt }: Confirmation, now: number): string {
  const isRecent = Math.abs(now - confirmedAt) < 6 * DAY_MS;
  if (!isRecent) return formatTime(asOf);
  const weekday = dateFormat(locale, { weekday: 'long', timeZone }).format(asOf);
  const time = dateFormat(locale, { timeStyle: 'short', timeZone }).format(asOf);
  return `${weekday} ${withNonBreakingSpace(time)}`;
}
