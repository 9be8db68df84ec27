import { SECOND_MS } from '@assembly/contract/limits';
import {
  DELIVERY_FAILURES_MAX,
  DELIVERY_HISTORY_DAYS,
} from '@assembly/contract/notifications/delivery';
import { useQuery } from '@tanstack/react-query';
import { type DeliveryReply, deliveryQuery } from '../../../../api/delivery.ts';
import { formatTime } from '../../../../browser/locale/format-time.ts';
import { t } from '../../../../browser/locale/messages.ts';
import { LoadFailed } from '../../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Disclosure } from '../../../../ui/lists/disclosure.tsx';
import { Sentence } from '../../../../ui/text/sentence.tsx';
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
    return <LoadFailed text={t.delivery.failed} onAction={() => refetch()} />;
  }
  return (
    <>
      {data.mailServerError && (
        <div className="note warning">
          <p>
            <Sentence parts={t.delivery.lastNotSent((text) => <b>{text}</b>)} />
          </p>
          <blockquote className={styles.response}>{data.mailServerError}</blockquote>
          <p>{t.delivery.retrying}</p>
        </div>
      )}
      <HeldList held={data.held} />
      {data.due > 0 && (
        <p>
          <Sentence parts={t.delivery.due((text) => <b>{text}</b>, data.due)} />
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
    return <p className="muted">{t.delivery.nothingSent(DELIVERY_HISTORY_DAYS)}</p>;
  }
  return (
    <>
      <p>{t.delivery.counts.title(DELIVERY_HISTORY_DAYS)}</p>
      <dl className="facts">
        <dt>{t.delivery.counts.waiting}</dt>
        <dd>
          {waitingSince === null
            ? counts.waiting
            : t.delivery.counts.waitingSince(counts.waiting, formatTime(waitingSince))}
        </dd>
        <dt>{t.delivery.counts.sent}</dt>
        <dd>{counts.sent}</dd>
        <dt>{t.delivery.counts.failed}</dt>
        <dd>{counts.failed}</dd>
      </dl>
    </>
  );
}

/** What could not be delivered, with the reply of the mail server or the push service. */
function FailureList({ failures }: Pick<DeliveryReply, 'failures'>) {
  if (failures.length === 0) return null;
  const { title, titleOfLast } = t.delivery.failures;
  const describe = failures.length === DELIVERY_FAILURES_MAX ? titleOfLast : title;
  return (
    <Disclosure title={describe(failures.length)}>
      <ul aria-label={t.delivery.failures.list} className="rows">
        {failures.map(({ id, name, email, channel, title, error, attempts, at }) => (
          <li key={id}>
            <p>
              <b>{title}</b>
            </p>
            <p>
              {channel === 'email'
                ? t.delivery.failures.email(name, email)
                : t.delivery.failures.push(name, email)}
            </p>
            <p className={styles.response}>{error}</p>
            <p className="muted small">{t.delivery.failures.attempts(formatTime(at), attempts)}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
