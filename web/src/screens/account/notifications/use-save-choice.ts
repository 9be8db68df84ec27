import { changeNotifications } from '@assembly/contract/endpoints/notifications/notifications';
import type {
  NotificationChange,
  NotificationChoice,
  NotificationTopic,
} from '@assembly/contract/notifications/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { sessionKeys } from '../../../api/session.ts';
import { showErrorToast } from '../../../ui/feedback/error-message.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { notificationsQuery } from './notifications-query.ts';

type Unsaved = Partial<Record<NotificationTopic, { choice: NotificationChoice }>>;

/**
 * Saves each choice as it is made, one after the other: with the arrow keys, several are made in a second. A choice that
 * could not be saved is shown as it was before.
 */
export function useSaveChoice() {
  const client = useQueryClient();
  const [unsaved, setUnsaved] = useState<Unsaved>({});
  const last = useRef(Promise.resolve());

  function choose(topic: NotificationTopic, choice: NotificationChoice) {
    const made = { choice };
    setUnsaved((others) => ({ ...others, [topic]: made }));
    last.current = last.current.then(async () => {
      await save({ [topic]: choice });
      // Unless another choice was made since.
      setUnsaved((others) => (others[topic] === made ? { ...others, [topic]: undefined } : others));
    });
  }

  async function save(body: NotificationChange) {
    try {
      const reply = await call(changeNotifications, { body });
      await client.cancelQueries({ queryKey: notificationsQuery.queryKey });
      client.setQueryData(notificationsQuery.queryKey, reply);
      showToast({ severity: 'success', text: 'Your choice is saved.' });
    } catch (error) {
      showErrorToast(error);
      // Perhaps the session has ended, or the person is not an administrator any more.
      await client.invalidateQueries({ queryKey: sessionKeys.current });
    }
  }

  return { choose, unsaved };
}
