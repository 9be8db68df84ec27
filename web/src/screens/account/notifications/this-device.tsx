import {
  type Device,
  NOTIFICATION_TOPICS,
  type NotificationsReply,
  type NotificationTopic,
} from '@assembly/contract/notifications/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { NeedsConnection } from '../../../offline/needs-connection.tsx';
import { showErrorToast } from '../../../ui/feedback/error-message.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import styles from './notifications.module.css';
import { notificationsQuery } from './notifications-query.ts';
import { pushSupport } from './push-support.ts';
import { SUBSCRIBE_FAILURES, subscribeToPush, unsubscribeFromPush } from './subscribe-to-push.ts';
import { TOPIC_LABELS } from './topic-labels.ts';

interface ThisDeviceProps {
  reply: NotificationsReply;
  /** Undefined while this browser gets no push messages. */
  own: Device | undefined;
}

/** Turns push messages on and off in this browser, and chooses their topics. */
export function ThisDevice({ reply, own }: ThisDeviceProps) {
  const offered = NOTIFICATION_TOPICS.filter((topic) => reply[topic] !== null);
  const [wanted, setWanted] = useState<NotificationTopic[]>(offered);
  const { turnOn, turnOff, isPending, unsaved, failure } = useThisDevice();
  const topics = unsaved ?? own?.topics ?? wanted;

  function toggle(topic: NotificationTopic, isChosen: boolean) {
    const next = offered.filter((one) => (one === topic ? isChosen : topics.includes(one)));
    setWanted(next);
    if (!own) return;
    if (next.length > 0) turnOn(next);
    else turnOff(next);
  }

  return (
    <NeedsConnection>
      <div className={styles.group}>
        <fieldset className={styles.topics}>
          <legend>{own ? 'This device notifies you of' : 'Notify me of'}</legend>
          {offered.map((topic) => (
            <label key={topic} className={styles.topic}>
              <input
                type="checkbox"
                checked={topics.includes(topic)}
                onChange={({ target }) => toggle(topic, target.checked)}
              />
              {TOPIC_LABELS[topic]}
            </label>
          ))}
        </fieldset>
        {/* One button, so that it keeps the focus. */}
        <Button
          variant={own ? 'outlined' : 'filled'}
          aria-disabled={isPending || topics.length === 0}
          onClick={() => {
            if (isPending || topics.length === 0) return;
            setWanted(topics);
            if (own) turnOff(topics);
            else turnOn(topics);
          }}
        >
          {isPending
            ? 'Please wait…'
            : own
              ? 'Turn off on this device'
              : 'Notify me on this device'}
        </Button>
        {/* Always rendered, so that screen readers announce its text. */}
        <div role="alert">{failure && <p className={styles.note}>{failure}</p>}</div>
      </div>
    </NeedsConnection>
  );
}

/** Subscribes this browser to push messages, changes their topics, or unsubscribes it. */
function useThisDevice() {
  const client = useQueryClient();
  const [pending, setPending] = useState(0);
  const [unsaved, setUnsaved] = useState<NotificationTopic[]>();
  const [failure, setFailure] = useState(() =>
    pushSupport() === 'denied' ? SUBSCRIBE_FAILURES.denied : '',
  );
  const last = useRef<Promise<unknown>>(Promise.resolve());

  /** Changes run one after the other. The first begins during the press: only then can the browser ask for permission. */
  function run(change: () => Promise<string>, topics: NotificationTopic[]) {
    setUnsaved(topics);
    setFailure('');
    setPending((count) => count + 1);
    const isIdle = pending === 0;
    const started = isIdle ? change() : last.current.then(change);
    last.current = started
      .then((text) => text && showToast({ severity: 'success', text }), showErrorToast)
      .then(() => client.invalidateQueries({ queryKey: notificationsQuery.queryKey }))
      .finally(() => {
        setPending((count) => count - 1);
        setUnsaved((current) => (current === topics ? undefined : current));
      });
  }

  const turnOn = (topics: NotificationTopic[]) =>
    run(async () => {
      const result = await subscribeToPush(topics);
      if (result === 'subscribed') return 'Saved for this device.';
      setFailure(SUBSCRIBE_FAILURES[result]);
      return '';
    }, topics);

  /** `topics` are those to show as chosen. */
  const turnOff = (topics: NotificationTopic[]) =>
    run(async () => {
      await unsubscribeFromPush();
      return 'Notifications are off on this device.';
    }, topics);

  return { turnOn, turnOff, isPending: pending > 0, unsaved, failure };
}
