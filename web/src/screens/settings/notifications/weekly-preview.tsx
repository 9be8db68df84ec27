import {
  getWeeklyEmail,
  sendWeeklyEmail,
} from '@assembly/contract/endpoints/notifications/weekly-email';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { call } from '../../../api/call.ts';
import { settingsKeys } from '../../../api/settings.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { t } from '../../../browser/locale/messages.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Sentence } from '../../../ui/text/sentence.tsx';
import { SendToMe } from '../send-to-me.tsx';
import styles from './weekly-preview.module.css';

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
    return <LoadFailed text={t.delivery.weekly.failed} onAction={() => refetch()} />;
  }
  return (
    <>
      {data.nextAt !== null && <p>{t.delivery.weekly.next(formatTime(data.nextAt))}</p>}
      {data.isEmpty ? (
        <p className="muted">{t.delivery.weekly.nothing}</p>
      ) : (
        <>
          <p>
            <Sentence parts={t.delivery.weekly.now(<b>{data.subject}</b>)} />
          </p>
          <SendToMe send={() => call(sendWeeklyEmail)} buttonText={t.delivery.weekly.send} />
          <iframe
            className={styles.frame}
            title={t.delivery.weekly.title}
            // Without scripts, the email cannot use what the same origin allows.
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            srcDoc={withoutStyles(data.html)}
            onLoad={setStyles}
          />
        </>
      )}
    </>
  );
}

const withoutStyles = (html: string) =>
  html.replaceAll(' style="', ' data-style="').replace(/<style>.*?<\/style>/s, '');

/** The page's Content-Security-Policy applies in the frame too, and blocks styles in the HTML. So they are set from here. */
function setStyles({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const email = frame.contentDocument;
  for (const element of email?.querySelectorAll<HTMLElement>('[data-style]') ?? []) {
    element.style.cssText = element.dataset.style ?? '';
  }
  for (const link of email?.links ?? []) {
    link.style.color ||= getComputedStyle(frame).color;
    link.target = '_blank';
    link.rel = 'noopener';
  }
}
