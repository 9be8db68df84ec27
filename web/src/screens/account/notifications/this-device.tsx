import {
  type Device,
  NOTIFICATION_TOPICS,
  type NotificationsReply,
  type NotificationTopic,
} from '@assembly/contract/notifications/notifications';
import { useState } from 'react';
import { NeedsConnection } from '../../../offline/needs-connection.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import styles from './notifications.module.css';
import { TOPIC_LABELS } from './topic-labels.ts';
import { useThisDevice } from './use-this-device.ts';

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
