import { DELIVERY_FAILURES_MAX } from '@assembly/contract/notifications/delivery';
import type { DeliveryReply } from '../../../../api/delivery.ts';
import { formatTime } from '../../../../browser/locale/format-time.ts';
import styles from './delivery.module.css';

/** What could not be delivered, with the words of the mail server or the push service. */
export function FailureList({ failures }: Pick<DeliveryReply, 'failures'>) {
  if (failures.length === 0) return null;
  return (
    <details className={styles.failures}>
      <summary>
        {failures.length === DELIVERY_FAILURES_MAX ? 'The last failures' : 'Failures'} (
        {failures.length})
      </summary>
      <ul aria-label="Failures" className={styles.list}>
        {failures.map(({ id, name, email, channel, title, error, attempts, at }) => (
          <li key={id} className={styles.item}>
            <div>
              <p>
                <b>{title}</b>
              </p>
              <p>
                {channel === 'email' ? 'Email' : 'Push message'} to {name} ({email})
              </p>
              <p className={styles.words}>{error}</p>
              <p className={styles.when}>
                {formatTime(at)}, {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
