import { DAY_MS, MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readSession } from '../../api/session.ts';
import { scheduleRefresh } from '../../api/stored/refresh-stored.ts';
import { dateFormat, withNonBreakingSpace } from '../../browser/locale/clock.ts';
import { formatTime } from '../../browser/locale/format-time.ts';
import { locale, timeZone } from '../../browser/locale/locale.ts';
import { t } from '../../browser/locale/messages.ts';
import { useWhyUnreachable } from '../../offline/connection.ts';
import { loadRevalidation, type Revalidation, useRevalidation } from '../../offline/stored-data.ts';
import { useSession } from '../../session/session.ts';
import styles from './background.module.css';

const MIN_WAIT_MS = 2 * SECOND_MS;
const MAX_WAIT_MS = 0.5 * MINUTE_MS;
/** If only some calls fail, refetching everything at each success would never end. */
const REFETCH_PAUSE_MS = 10 * SECOND_MS;

/** Says how old the stored data is. Shows nothing if there is none: then each screen says that it could not be loaded. */
export function OfflineBar() {
  const { user } = useSession();
  const revalidation = useRevalidation();
  const why = useWhyUnreachable();
  useReconnect();
  useEffect(() => {
    void loadRevalidation(user.id);
  }, [user.id]);
  if (!revalidation) return null;
  const time = formatAsOf(revalidation, Date.now());
  return <p className={styles.offline}>{t.background.asOf(why, time)}</p>;
}

/** "Sunday 10:42", or with the date once the weekday alone would be ambiguous. */
function formatAsOf({ asOf }: Revalidation, now: number): string {
  if (now - asOf >= 6 * DAY_MS) return formatTime(asOf);
  const weekday = dateFormat(locale, { weekday: 'long', timeZone }).format(asOf);
  const time = dateFormat(locale, { timeStyle: 'short', timeZone }).format(asOf);
  return t.background.weekdayAndTime(weekday, withNonBreakingSpace(time));
}

let refetchedAt = Number.NEGATIVE_INFINITY;

/** For a component that is shown while the server cannot be reached: looks for it, and then refetches everything. */
function useReconnect(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stop = probeUntilStopped();
    return () => {
      stop();
      setTimeout(() => refetch(client), refetchedAt + REFETCH_PAUSE_MS - performance.now());
    };
  }, [client]);
}

function refetch(client: QueryClient): void {
  refetchedAt = performance.now();
  // A reply that is on its way counts: it may be the one that says that the session has ended.
  void client.invalidateQueries({}, { cancelRefetch: false });
  scheduleRefresh();
}

/** Probes the server with backoff, and immediately when the browser reports a connection or the page becomes visible. */
function probeUntilStopped(): () => void {
  let waitMs = MIN_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function probeLater() {
    clearTimeout(timer);
    timer = setTimeout(probe, waitMs * (0.5 + Math.random()));
    waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
  }
  function probe() {
    probeLater();
    // Any reply marks the server as reachable, which ends this.
    if (!document.hidden) readSession().catch(() => {});
  }
  function probeNow() {
    waitMs = MIN_WAIT_MS;
    probe();
  }

  probeLater();
  addEventListener('online', probeNow);
  document.addEventListener('visibilitychange', probeNow);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', probeNow);
    document.removeEventListener('visibilitychange', probeNow);
  };
}
