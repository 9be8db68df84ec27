import { AUDIO_EXTENSION } from '@assembly/contract/document';
import { decideHeld } from '@assembly/contract/endpoints/notifications/delivery';
import type { HeldNotification, HoldReason } from '@assembly/contract/notifications/delivery';
import { countTopic } from '@assembly/contract/text/count-topic';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/call.ts';
import { deliveryQuery } from '../../../../api/delivery.ts';
import { formatTime } from '../../../../browser/locale/format-time.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../../ui/feedback/show-toast.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import styles from '../../settings.module.css';

const REASONS: Record<HoldReason, string> = {
  first: 'Found by the first sync. Members have not been notified.',
  restored: 'From a restored snapshot. Some members may have been notified already.',
  origin: 'The account, calendar, task list or folder has changed. Members have not been notified.',
  many: 'There were more than 30 at once. Members have not been notified.',
};

const ACTION_LABELS = { send: 'Send', drop: 'Do not send' };

type Action = keyof typeof ACTION_LABELS;
type Decision = HeldNotification & { action: Action };

/** "42 new announcements" */
const describeHeld = ({ topic, count }: HeldNotification) => countTopic(topic, count);

function sendQuestion(held: HeldNotification): string {
  const { recipients } = held;
  if (recipients === 0) {
    return 'Nobody has turned on instant emails or push for this, so nobody would get the summary. Send it anyway?';
  }
  const people = recipients === 1 ? '1 person' : `${recipients} people`;
  return `Send one message about ${describeHeld(held)} to ${people}?`;
}

/** Many changes at once are not sent automatically: an administrator sends or drops them as one message. */
export function HeldList({ held }: { held: HeldNotification[] }) {
  const [asked, setAsked] = useState<Decision>();
  const { mutate } = useMutation({
    mutationFn: ({ id, action }: Decision) =>
      call(decideHeld, { params: { id }, body: { action } }),
    meta: { invalidates: deliveryQuery.queryKey },
    onSuccess: (_reply, { action }) =>
      showToast({
        severity: 'success',
        text:
          action === 'send'
            ? 'The summary will be sent. During quiet hours, it waits until they end.'
            : 'The summary will not be sent.',
      }),
  });

  return (
    <div tabIndex={-1} className={styles.form}>
      {held.map((one) => (
        <div key={one.id} className="note">
          <p>
            <b>Waiting for your decision: {describeHeld(one)}.</b> {REASONS[one.reason]}{' '}
            {formatTime(one.createdAt)}
          </p>
          <ul>
            {one.titles.map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may be the same, and the list does not change.
              <li key={index}>{title.replace(AUDIO_EXTENSION, '')}</li>
            ))}
            {one.count > one.titles.length && <li>and {one.count - one.titles.length} more</li>}
          </ul>
          <div className="actions">
            {(['send', 'drop'] as const).map((action) => (
              <Button
                key={action}
                variant="outlined"
                aria-label={`${ACTION_LABELS[action]}: ${describeHeld(one)}`}
                onClick={() => setAsked({ ...one, action })}
              >
                {ACTION_LABELS[action]}
              </Button>
            ))}
          </div>
        </div>
      ))}
      {asked && (
        <ConfirmDialog
          title={asked.action === 'send' ? 'Send a summary' : 'Do not send a summary'}
          question={
            asked.action === 'send'
              ? sendQuestion(asked)
              : `Members will not be notified of ${describeHeld(asked)}. They still see them in the app.`
          }
          no="Cancel"
          yes={ACTION_LABELS[asked.action]}
          isDangerous={asked.action === 'drop'}
          onClose={() => setAsked(undefined)}
          onYes={() => mutate(asked)}
        />
      )}
    </div>
  );
}
