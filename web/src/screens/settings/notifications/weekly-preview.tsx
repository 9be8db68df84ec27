import {
  getWeeklyEmail,
  sendWeeklyEmail,
} from '@assembly/contract/endpoints/notifications/weekly-email';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { settingsKeys } from '../../../api/settings.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { SendToMe } from '../send-to-me.tsx';
import { EmailFrame } from './email-frame.tsx';

/** Below the key of the settings, because they say when it is sent. */
export const weeklyEmailQuery = queryOptions({
  queryKey: [...settingsKeys.all, 'weekly-email'] as const,
  queryFn: ({ signal }) => call(getWeeklyEmail, { signal }),
});

/** The weekly email as members would get it now. */
export function WeeklyPreview() {
  const { data, isPending, refetch } = useQuery(weeklyEmailQuery);
  if (isPending) return <Loading />;
  if (!data) {
    return <LoadFailed text="The weekly email could not be loaded." onAction={() => refetch()} />;
  }
  return (
    <>
      {data.nextAt !== null && <p>It is sent next on {formatTime(data.nextAt)}.</p>}
      {data.isEmpty ? (
        <p className="muted">
          At the moment it would have nothing to say, and would not be sent: there are no events in
          the next seven days, no announcements that are new or end soon, and no new documents or
          recordings.
        </p>
      ) : (
        <>
          <p>
            This is what it would say now. Subject: <b>{data.subject}</b>
          </p>
          <SendToMe send={() => call(sendWeeklyEmail)} buttonText="Send it to me" />
          <EmailFrame title="The weekly email" html={data.html} />
        </>
      )}
    </>
  );
}
