import type { NotificationTopic } from '@assembly/contract/notifications/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showErrorToast } from '../../../ui/feedback/error-message.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { notificationsQuery } from './notifications-query.ts';
import { pushSupport } from './push-support.ts';
import { SUBSCRIBE_FAILURES, subscribeToPush, unsubscribeFromPush } from './subscribe-to-push.ts';

/** Subscribes this browser to push messages, changes their topics, or unsubscribes it. */
export function useThisDevice() {
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
