import { resumeEmails } from '@assembly/contract/endpoints/notifications/notifications';
import { parseWeeklyTime } from '@assembly/contract/notifications/notification-times';
import type { NotificationsReply } from '@assembly/contract/notifications/notifications';
import { screens } from '@assembly/contract/paths';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../api/call.ts';
import { describeWeeklyTime } from '../../../browser/locale/describe-weekly-time.ts';
import { foreignZoneName } from '../../../browser/locale/foreign-zone-name.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { NeedsConnection } from '../../../offline/needs-connection.tsx';
import { useSession } from '../../../session/session.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { useFocusFallback } from '../../../ui/lists/use-focus-fallback.ts';
import { AppLink } from '../../../ui/text/app-link.tsx';
import styles from './notifications.module.css';
import { notificationsQuery } from './notifications-query.ts';

/** Whether emails are sent at all, when the weekly one is sent, and why this person gets none. */
export function EmailNotes({ reply }: { reply: NotificationsReply }) {
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const armFocusFallback = useFocusFallback(heading, reply.paused);
  const settings = (
    <AppLink to={`${screens.settings}?section=notifications`}>Settings, Notifications</AppLink>
  );
  const zone = foreignZoneName(Date.now());
  const weekly = reply.weeklyEmail ? parseWeeklyTime(reply.weeklyEmail) : undefined;
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Emails
      </h3>
      {reply.paused && <Paused {...reply.paused} email={user.email} onResume={armFocusFallback} />}
      {!reply.isEmailOffered ? (
        <p className={styles.note}>
          At the moment no emails about news are sent. What you choose here applies once they are.{' '}
          {user.isAdmin && (
            <>
              They need a mail server under{' '}
              <AppLink to={`${screens.settings}?section=email`}>Settings, Email</AppLink>, and must
              be on under {settings}. Emails about sign-ups need only the mail server.
            </>
          )}
        </p>
      ) : weekly ? (
        <p>
          The weekly email is sent every {describeWeeklyTime(weekly)}
          {zone && ` (${zone})`}.
        </p>
      ) : (
        <p className={styles.note}>
          The weekly email is not set up yet, so “Weekly email” sends nothing.{' '}
          {user.isAdmin ? (
            <>Set its day and time under {settings}.</>
          ) : (
            'An administrator can set its day and time.'
          )}
        </p>
      )}
    </>
  );
}

interface PausedProps {
  since: number;
  error: string;
  email: string;
  /** Called first: the box with the focused button goes away. */
  onResume: () => void;
}

function Paused({ since, error, email, onResume }: PausedProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resumeEmails),
    meta: { invalidates: notificationsQuery.queryKey },
    onSuccess: () => showToast({ severity: 'success', text: 'Emails are sent to you again.' }),
  });

  function resume() {
    if (isPending) return;
    onResume();
    mutate();
  }

  return (
    <div className={styles.warning}>
      <p>
        <b>Since {formatTime(since)}, no emails about news are sent to you.</b> The mail server has
        refused {email} three times. It said:
      </p>
      <blockquote className={styles.words}>{error}</blockquote>
      <p>If the address works again, for example after you made room in a full mailbox:</p>
      <NeedsConnection>
        <Button variant="outlined" aria-disabled={isPending} onClick={resume}>
          Try again
        </Button>
      </NeedsConnection>
      <p>
        If the address is wrong, sign up again with the right one, or ask an administrator: the
        address of an account cannot be changed.
      </p>
    </div>
  );
}
