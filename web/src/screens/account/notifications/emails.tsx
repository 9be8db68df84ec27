import {
  changeNotifications,
  resumeEmails,
} from '@assembly/contract/endpoints/notifications/notifications';
import { parseWeeklyTime } from '@assembly/contract/notifications/notification-times';
import {
  CHOICE_LABELS,
  type NotificationChoice,
  type NotificationsReply,
  type NotificationTopic,
} from '@assembly/contract/notifications/notifications';
import { screens } from '@assembly/contract/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { describeWeeklyTime } from '../../../browser/locale/describe-weekly-time.ts';
import { foreignZoneName } from '../../../browser/locale/foreign-zone-name.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { NeedsConnection } from '../../../offline/needs-connection.tsx';
import { useSession } from '../../../session/session.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { AppLink } from '../../../ui/text/app-link.tsx';
import styles from '../account.module.css';
import { notificationsQuery } from './notifications-query.ts';

export const TOPIC_LABELS: Record<NotificationTopic, string> = {
  announcements: 'New announcements',
  events: 'Canceled or moved events',
  sermons: 'New recordings',
  signUps: 'People who sign up',
};

/** Whether emails are sent at all, when the weekly one is sent, and why this person gets none. */
export function EmailNotes({ reply }: { reply: NotificationsReply }) {
  const { user } = useSession();
  const settings = (
    <AppLink to={`${screens.settings}?section=notifications`}>Settings, Notifications</AppLink>
  );
  const zone = foreignZoneName(Date.now());
  const weekly = reply.weeklyEmail ? parseWeeklyTime(reply.weeklyEmail) : undefined;
  return (
    <>
      <h3>Emails</h3>
      {reply.paused && <Paused {...reply.paused} email={user.email} />}
      {!reply.isEmailOffered ? (
        <p className="note">
          At the moment no emails about updates are sent. What you choose here applies once they
          are.{' '}
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
        <p className="note">
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
}

function Paused({ since, error, email }: PausedProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resumeEmails),
    meta: { invalidates: notificationsQuery.queryKey },
    onSuccess: () => showToast({ severity: 'success', text: 'Emails are sent to you again.' }),
  });

  return (
    <div className="note warning">
      <p>
        <b>We cannot email you: the mail server rejects your address.</b> Since {formatTime(since)},
        no emails about updates are sent to {email}. Its last reply:
      </p>
      <p className="muted">{error}</p>
      <p>If the address works again, for example after you made room in a full mailbox:</p>
      <NeedsConnection>
        <Button variant="outlined" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
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

/** How the person is notified of each topic by email. A choice is saved as soon as it is made. */
export function EmailChoices({ reply }: { reply: NotificationsReply }) {
  const client = useQueryClient();
  const { queryKey } = notificationsQuery;
  const { mutate } = useMutation({
    // One after the other: with the arrow keys, several choices are made in a second.
    scope: { id: 'notifications' },
    mutationFn: ({ topic, choice }: { topic: NotificationTopic; choice: NotificationChoice }) =>
      call(changeNotifications, { body: { [topic]: choice } }),
    async onMutate({ topic, choice }) {
      // A reply that was requested earlier has the choice before this one.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before && { ...before, [topic]: choice });
    },
    onSuccess: () => showToast({ severity: 'success', text: 'Your choice is saved.' }),
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const topics = Object.entries(TOPIC_LABELS) as [NotificationTopic, string][];
  return (
    <NeedsConnection>
      <div className={styles.form}>
        {topics.map(([topic, label]) => {
          const choice = reply[topic];
          // Sign-ups concern administrators only.
          if (choice === null) return null;
          return (
            <SelectField
              key={topic}
              label={label}
              options={CHOICE_LABELS}
              value={choice}
              onChange={(value) => mutate({ topic, choice: value as NotificationChoice })}
            />
          );
        })}
      </div>
    </NeedsConnection>
  );
}
