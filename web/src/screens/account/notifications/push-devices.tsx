import { removeDevice } from '@assembly/contract/endpoints/notifications/notifications';
import type { Device, NotificationsReply } from '@assembly/contract/notifications/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { t } from '../../../browser/locale/messages.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Sentence } from '../../../ui/text/sentence.tsx';
import styles from '../account.module.css';
import { OwnList } from '../own-list.tsx';
import { describeBrowser } from '../user-agent.ts';
import { notificationsQuery, ownEndpointQuery } from './notifications-query.ts';
import { pushSupport, ThisDevice } from './this-device.tsx';

/** Push messages on this device, and the person's other devices that get them. */
export function PushDevices({ reply }: { reply: NotificationsReply }) {
  const { data: endpoint } = useQuery(ownEndpointQuery);
  const own = reply.devices.find((device) => device.endpoint === endpoint);
  const others = reply.devices.filter((device) => device !== own);
  const support = pushSupport();
  return (
    <div className={styles.group}>
      <h3>{t.notifications.push.title}</h3>
      {support === 'unsupported' ? (
        <p>{t.notifications.push.unsupported}</p>
      ) : support === 'install-first' ? (
        <p>
          <Sentence
            parts={t.notifications.push.installFirst((text) => <a href="#install">{text}</a>)}
          />
        </p>
      ) : support === 'denied' ? (
        <p className="note">{t.notifications.push.failures.denied}</p>
      ) : (
        // Until it is known, the button would offer what is already on.
        endpoint !== undefined && <ThisDevice reply={reply} own={own} />
      )}
      {others.length > 0 && <OtherDevices devices={others} />}
    </div>
  );
}

function OtherDevices({ devices }: { devices: Device[] }) {
  const { mutate } = useMutation({
    mutationFn: (id: string) => call(removeDevice, { params: { id } }),
    meta: { invalidates: notificationsQuery.queryKey },
    onSuccess: () => showToast({ severity: 'success', text: t.notifications.push.removed }),
  });
  return (
    <>
      <h3>{t.notifications.push.others}</h3>
      <OwnList
        label={t.notifications.push.listOfOthers}
        button={t.notifications.push.remove}
        rows={devices.map(({ id, userAgent, createdAt }) => ({
          id,
          title: describeBrowser(userAgent),
          detail: t.notifications.push.since(formatTime(createdAt)),
          action: t.notifications.push.remove,
        }))}
        onPress={mutate}
      />
    </>
  );
}
