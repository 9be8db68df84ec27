import { SECOND_MS } from '@assembly/contract/limits';
import {
  DELIVERY_FAILURES_MAX,
  DELIVERY_HISTORY_DAYS,
} from '@assembly/contract/notifications/delivery';
import { useQuery } from '@tanstack/react-query';
import { type DeliveryReply, deliveryQuery } from '../../../../api/delivery.ts';
import { formatTime } from '../../../../browser/locale/format-time.ts';
import { LoadFailed } from '../../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Disclosure } from '../../../../ui/lists/disclosure.tsx';
import styles from '../../settings.module.css';
import { HeldList } from './held-list.tsx';
import { PausedList } from './paused-list.tsx';

/** Only while the page is visible. */
const POLL_MS = 5 * SECOND_MS;

/** The state of emails and push messages, and what an administrator has to decide. */
export function Delivery() {
  const { data, isPending, refetch } = useQuery({ ...deliveryQuery, refetchInterval: POLL_MS });
  if (isPending) return <Loading />;
  if (!data) {
    return <LoadFailed text="The deliveries could not be loaded." onAction={() => refetch()} />;
  }
  return (
    <>
      {data.mailServerError && (
        <div className="note warning">
          <p>
            <b>The last email could not be sent.</b> The reason:
          </p>
          <blockquote className={styles.response}>{data.mailServerError}</blockquote>
          <p>We keep retrying for 24 hours. Other emails may be delayed too.</p>
        </div>
      )}
      <HeldList held={data.held} />
      {data.due > 0 && (
        <p>
          <b>Not sent yet: {data.due === 1 ? '1 notification' : `${data.due} notifications`}.</b>{' '}
          They wait until the quiet hours end, or for up to 10 minutes after a previous message
          about the same item.
        </p>
      )}
      <Counts reply={data} />
      <PausedList paused={data.paused} />
      <FailureList failures={data.failures} />
    </>
  );
}

function Counts({ reply }: { reply: DeliveryReply }) {
  const { counts, waitingSince } = reply;
  if (counts.waiting + counts.sent + counts.failed === 0) {
    if (reply.due > 0) return null;
    return (
      <p className="muted">
        No email or push message about updates in the last {DELIVERY_HISTORY_DAYS} days.
      </p>
    );
  }
  return (
    <>
      <p>Emails and push messages about updates, in the last {DELIVERY_HISTORY_DAYS} days:</p>
      <dl className="facts">
        <dt>Waiting</dt>
        <dd>
          {counts.waiting}
          {waitingSince !== null && `, the oldest since ${formatTime(waitingSince)}`}
        </dd>
        <dt>Sent</dt>
        <dd>{counts.sent}</dd>
        <dt>Failed</dt>
        <dd>{counts.failed}</dd>
      </dl>
    </>
  );
}

/** What could not be delivered, with the reply of the mail server or the push service. */
function FailureList({ failures }: Pick<DeliveryReply, 'failures'>) {
  if (failures.length === 0) return null;
  return (
    <Disclosure
      title={`${failures.length === DELIVERY_FAILURES_MAX ? 'The last failures' : 'Failures'} (${failures.length})`}
    >
      <ul aria-label="Failures" className="rows">
        {failures.map(({ id, name, email, channel, title, error, attempts, at }) => (
          <li key={id}>
            <p>
              <b>{title}</b>
            </p>
            <p>
              {channel === 'email' ? 'Email' : 'Push message'} to {name} ({email})
            </p>
            <p className={styles.response}>{error}</p>
            <p className="muted small">
              {formatTime(at)}, {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
