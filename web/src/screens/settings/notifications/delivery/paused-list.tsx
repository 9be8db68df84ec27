import { resumeAllPaused } from '@assembly/contract/endpoints/notifications/delivery';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../api/call.ts';
import { type DeliveryReply, deliveryQuery } from '../../../../api/delivery.ts';
import { formatTime } from '../../../../browser/locale/format-time.ts';
import { t } from '../../../../browser/locale/messages.ts';
import { showToast } from '../../../../ui/feedback/show-toast.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import styles from '../../settings.module.css';

/** People who get no emails, because the mail server rejected their address three times. */
export function PausedList({ paused }: Pick<DeliveryReply, 'paused'>) {
  const { mutate } = useMutation({
    mutationFn: () => call(resumeAllPaused),
    meta: { invalidates: deliveryQuery.queryKey },
    onSuccess: () => showToast({ severity: 'success', text: t.delivery.paused.resumed }),
  });

  return (
    <div tabIndex={-1}>
      {paused.length > 0 && (
        <>
          <h3>{t.delivery.paused.title}</h3>
          <p>{t.delivery.paused.reason}</p>
          <ul aria-label={t.delivery.paused.title} className="rows">
            {paused.map((person) => (
              <li key={person.userId}>
                <p>
                  <b>{person.name}</b> ({person.email})
                </p>
                <p className={styles.response}>{person.error}</p>
                <p className="muted small">{t.delivery.paused.since(formatTime(person.since))}</p>
              </li>
            ))}
          </ul>
          <Button variant="outlined" onClick={() => mutate()}>
            {t.delivery.paused.retry}
          </Button>
        </>
      )}
    </div>
  );
}
