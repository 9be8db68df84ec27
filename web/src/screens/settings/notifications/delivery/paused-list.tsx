import { resumeAllPaused, resumePaused } from '@assembly/contract/endpoints/notifications/delivery';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../../api/call.ts';
import { type DeliveryReply, deliveryQuery } from '../../../../api/delivery.ts';
import { formatTime } from '../../../../browser/locale/format-time.ts';
import { showToast } from '../../../../ui/feedback/show-toast.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { useFocusFallback } from '../../../../ui/lists/use-focus-fallback.ts';
import styles from './delivery.module.css';

type Paused = DeliveryReply['paused'][number];

/** People who get no emails, because the mail server rejected their address three times. */
export function PausedList({ paused }: { paused: Paused[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { mutate } = useMutation({
    mutationFn: (person: Paused | 'all') =>
      person === 'all'
        ? call(resumeAllPaused)
        : call(resumePaused, { params: { userId: person.userId } }),
    meta: { invalidates: deliveryQuery.queryKey },
    onSuccess: (_reply, person) => {
      const who = person === 'all' ? 'all addresses' : person.name;
      showToast({ severity: 'success', text: `Emails are sent to ${who} again.` });
    },
  });
  const armFocusFallback = useFocusFallback(list, paused);

  function resume(person: Paused | 'all') {
    armFocusFallback();
    mutate(person);
  }

  return (
    <div ref={list} tabIndex={-1}>
      {paused.length > 0 && (
        <>
          <h3>Paused addresses</h3>
          <p>The mail server rejected these addresses three times in a row.</p>
          {paused.length > 1 && (
            <div className={styles.all}>
              <Button variant="outlined" onClick={() => resume('all')}>
                Try all again
              </Button>
            </div>
          )}
          <ul aria-label="Paused addresses" className={styles.list}>
            {paused.map((person) => (
              <li key={person.userId} className={styles.item}>
                <div>
                  <p>
                    <b>{person.name}</b> ({person.email})
                  </p>
                  <p className={styles.words}>{person.error}</p>
                  <p className={styles.when}>Since {formatTime(person.since)}</p>
                </div>
                <Button
                  variant="outlined"
                  aria-label={`Try again: ${person.name}, ${person.email}`}
                  onClick={() => resume(person)}
                >
                  Try again
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
