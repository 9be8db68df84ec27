import { type ReactNode, useEffect } from 'react';
import { scheduleRefresh } from '../../api/stored/refresh-stored.ts';
import { markUnreachable, useIsOffline } from '../../offline/connection.ts';
import { EmailPauseNotice } from './email-pause-notice.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useLiveUpdates } from './use-live-updates.ts';
import { useNotificationTaps } from './use-notification-taps.ts';
import { useServiceWorker } from './use-service-worker.ts';

/** What happens behind every screen: live updates, storing data, the service worker, and notices above the content. */
export default function Background(): ReactNode {
  useLiveUpdates();
  useServiceWorker();
  useNotificationTaps();
  useEffect(() => {
    scheduleRefresh();
    addEventListener('offline', markUnreachable);
    return () => removeEventListener('offline', markUnreachable);
  }, []);
  const isOffline = useIsOffline();
  return (
    <>
      {/* Always rendered: screen readers announce only changes inside an existing live region. */}
      <div aria-live="polite">{isOffline && <OfflineBar />}</div>
      <UpdateNotice />
      <EmailPauseNotice />
    </>
  );
}
