import {
  type Device,
  NOTIFICATION_TOPICS,
  type NotificationsReply,
  type NotificationTopic,
} from '@assembly/contract/notifications/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../browser/locale/messages.ts';
import { hasServiceWorker } from '../../../browser/page-config.ts';
import { NeedsConnection } from '../../../offline/needs-connection.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import styles from '../account.module.css';
import { isIos } from '../install/install-prompt.ts';
import { notificationsQuery } from './notifications-query.ts';
import {
  type SubscribeFailure,
  subscribeToPush,
  unsubscribeFromPush,
} from './subscribe-to-push.ts';

/**
 * Whether this browser can show notifications of this app. `install-first`: iPhones and iPads show those of installed
 * apps only. `denied`: the person has said no.
 */
export function pushSupport(): 'supported' | 'install-first' | 'unsupported' | 'denied' {
  const hasPush =
    hasServiceWorker &&
    'Notification' in window &&
    'serviceWorker' in navigator &&
    'PushManager' in window;
  if (hasPush) return Notification.permission === 'denied' ? 'denied' : 'supported';
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  return isIos(navigator) && !isInstalled ? 'install-first' : 'unsupported';
}

interface ThisDeviceProps {
  reply: NotificationsReply;
  /** Undefined while this browser gets no push messages. */
  own: Device | undefined;
}

/** Turns push messages on and off in this browser, and chooses their topics. */
export function ThisDevice({ reply, own }: ThisDeviceProps) {
  const offered = NOTIFICATION_TOPICS.filter((topic) => reply[topic] !== null);
  const [wanted, setWanted] = useState<NotificationTopic[]>(offered);
  const change = useMutation({
    // One after the other.
    scope: { id: 'this-device' },
    mutationFn: async ({ isOn, topics }: { isOn: boolean; topics: NotificationTopic[] }) => {
      if (isOn) return await subscribeToPush(topics);
      await unsubscribeFromPush();
      return 'unsubscribed' as const;
    },
    meta: { invalidates: notificationsQuery.queryKey },
    onSuccess(result) {
      if (result in t.notifications.push.failures) return;
      const isOn = result === 'subscribed';
      const text = isOn ? t.notifications.push.saved : t.notifications.push.turnedOff;
      showToast({ severity: 'success', text });
    },
  });
  const { isPending, data = pushSupport() } = change;
  const topics = (isPending && change.variables?.topics) || own?.topics || wanted;
  const isReady = !isPending && topics.length > 0;

  function turn(isOn: boolean, next: NotificationTopic[]) {
    setWanted(next);
    change.mutate({ isOn, topics: next });
  }

  function toggle(topic: NotificationTopic, isChosen: boolean) {
    const next = offered.filter((one) => (one === topic ? isChosen : topics.includes(one)));
    if (own) turn(next.length > 0, next);
    else setWanted(next);
  }

  return (
    <NeedsConnection>
      <div className={styles.group}>
        <fieldset className={styles.topics}>
          <legend>{own ? t.notifications.push.topicsOfDevice : t.notifications.push.topics}</legend>
          {offered.map((topic) => (
            <Checkbox
              key={topic}
              checked={topics.includes(topic)}
              onChange={({ target }) => toggle(topic, target.checked)}
            >
              {t.notifications.topics[topic]}
            </Checkbox>
          ))}
        </fieldset>
        {/* One button, so that it keeps the focus. */}
        <Button
          variant={own ? 'outlined' : 'filled'}
          aria-disabled={!isReady}
          onClick={() => isReady && turn(!own, topics)}
        >
          {isPending
            ? t.notifications.push.pending
            : own
              ? t.notifications.push.turnOff
              : t.notifications.push.turnOn}
        </Button>
        {/* Always rendered, so that screen readers announce its text. */}
        <div role="alert">
          {data in t.notifications.push.failures && (
            <p className="note">{t.notifications.push.failures[data as SubscribeFailure]}</p>
          )}
        </div>
      </div>
    </NeedsConnection>
  );
}
