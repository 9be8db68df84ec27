import { AUDIO_EXTENSION } from '@assembly/contract/document';
import { decideHeld } from '@assembly/contract/endpoints/notifications/delivery';
import type { HeldNotification } from '@assembly/contract/notifications/delivery';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/call.ts';
import { deliveryQuery } from '../../../../api/delivery.ts';
import { formatTime } from '../../../../browser/locale/format-time.ts';
import { sentenceSpace } from '../../../../browser/locale/join-sentences.ts';
import { t } from '../../../../browser/locale/messages.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../../ui/feedback/show-toast.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import styles from '../../settings.module.css';

type Decision = HeldNotification & { action: 'send' | 'drop' };

/** "42 new announcements" */
const describeHeld = ({ topic, count }: HeldNotification) => t.delivery.held.counts[topic](count);

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
        text: t.delivery.held[action].done,
      }),
  });

  return (
    <div tabIndex={-1} className={styles.form}>
      {held.map((one) => (
        <div key={one.id} className="note">
          <p>
            <b>{t.delivery.held.waiting(describeHeld(one))}</b>
            {sentenceSpace()}
            {t.delivery.held.reasons[one.reason]}
            {sentenceSpace()}
            {formatTime(one.createdAt)}
          </p>
          <ul>
            {one.titles.map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may be the same, and the list does not change.
              <li key={index}>{title.replace(AUDIO_EXTENSION, '')}</li>
            ))}
            {one.count > one.titles.length && (
              <li>{t.delivery.held.more(one.count - one.titles.length)}</li>
            )}
          </ul>
          <div className="actions">
            {(['send', 'drop'] as const).map((action) => (
              <Button
                key={action}
                variant="outlined"
                aria-label={t.delivery.held[action].labelOf(describeHeld(one))}
                onClick={() => setAsked({ ...one, action })}
              >
                {t.delivery.held[action].label}
              </Button>
            ))}
          </div>
        </div>
      ))}
      {asked && (
        <ConfirmDialog
          title={t.delivery.held[asked.action].title}
          question={t.delivery.held[asked.action].question(describeHeld(asked), asked.recipients)}
          no={t.shared.cancel}
          yes={t.delivery.held[asked.action].label}
          isDangerous={asked.action === 'drop'}
          onClose={() => setAsked(undefined)}
          onYes={() => mutate(asked)}
        />
      )}
    </div>
  );
}
