import {
  changeNotifications,
  resumeEmails,
} from '@assembly/contract/endpoints/notifications/notifications';
import { parseWeeklyTime } from '@assembly/contract/notifications/notification-times';
import {
  NOTIFICATION_TOPICS,
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
import { sentenceSpace } from '../../../browser/locale/join-sentences.ts';
import { t } from '../../../browser/locale/messages.ts';
import { NeedsConnection } from '../../../offline/needs-connection.tsx';
import { useSession } from '../../../session/session.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { AppLink } from '../../../ui/text/app-link.tsx';
import { Sentence } from '../../../ui/text/sentence.tsx';
import styles from '../account.module.css';
import { notificationsQuery } from './notifications-query.ts';

/** Whether emails are sent at all, when the weekly one is sent, and why this person gets none. */
export function EmailNotes({ reply }: { reply: NotificationsReply }) {
  const { user } = useSession();
  const linkToSettings = (text: string) => (
    <AppLink to={`${screens.settings}?section=notifications`}>{text}</AppLink>
  );
  const zone = foreignZoneName(Date.now());
  const weekly = reply.weeklyEmail ? parseWeeklyTime(reply.weeklyEmail) : undefined;
  return (
    <>
      <h3>{t.notifications.emails.title}</h3>
      {reply.paused && <Paused {...reply.paused} email={user.email} />}
      {!reply.isEmailOffered ? (
        <p className="note">
          {t.notifications.emails.off}
          {sentenceSpace()}
          {user.isAdmin && (
            <Sentence
              parts={t.notifications.emails.turnOn(
                (text) => <AppLink to={`${screens.settings}?section=email`}>{text}</AppLink>,
                linkToSettings,
              )}
            />
          )}
        </p>
      ) : weekly ? (
        <p>{t.notifications.emails.weekly(describeWeeklyTime(weekly), zone)}</p>
      ) : (
        <p className="note">
          {t.notifications.emails.noWeekly}
          {sentenceSpace()}
          {user.isAdmin ? (
            <Sentence parts={t.notifications.emails.setWeekly(linkToSettings)} />
          ) : (
            t.notifications.emails.askForWeekly
          )}
        </p>
      )}
    </>
  );
}

function Paused({ since, error, email }: { since: number; error: string; email: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resumeEmails),
    meta: { invalidates: notificationsQuery.queryKey },
    onSuccess: () => showToast({ severity: 'success', text: t.notifications.paused.resumed }),
  });

  return (
    <div className="note warning">
      <p>
        <Sentence
          parts={t.notifications.paused.reason((text) => <b>{text}</b>, formatTime(since), email)}
        />
      </p>
      <p className="muted">{error}</p>
      <p>{t.notifications.paused.ifItWorks}</p>
      <NeedsConnection>
        <Button variant="outlined" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
          {t.common.retry}
        </Button>
      </NeedsConnection>
      <p>{t.notifications.paused.ifItIsWrong}</p>
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
    onSuccess: () => showToast({ severity: 'success', text: t.notifications.emails.saved }),
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <NeedsConnection>
      <div className={styles.form}>
        {NOTIFICATION_TOPICS.map((topic) => {
          const choice = reply[topic];
          // Sign-ups concern administrators only.
          if (choice === null) return null;
          return (
            <SelectField
              key={topic}
              label={t.notifications.topics[topic]}
              options={Object.entries(t.notifications.choices)}
              value={choice}
              onChange={(value) => mutate({ topic, choice: value as NotificationChoice })}
            />
          );
        })}
      </div>
    </NeedsConnection>
  );
}
