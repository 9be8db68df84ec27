import { removeDevice } from '@assembly/contract/endpoints/notifications/notifications';
import type { Device, NotificationsReply } from '@assembly/contract/notifications/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import styles from '../account.module.css';
import { OwnList } from '../own-list.tsx';
import { describeBrowser } from '../user-agent.ts';
import { notificationsQuery, ownEndpointQuery } from './notifications-query.ts';
import { SUBSCRIBE_FAILURES } from './subscribe-to-push.ts';
import { pushSupport, ThisDevice } from './this-device.tsx';

/** Push messages on this device, and the person's other devices that get them. */
export function PushDevices({ reply }: { reply: NotificationsReply }) {
  const { data: endpoint } = useQuery(ownEndpointQuery);
  const own = reply.devices.find((device) => device.endpoint === endpoint);
  const others = reply.devices.filter((device) => device !== own);
  const support = pushSupport();
  return (
    <div className={styles.group}>
      <h3>Notifications on this device</h3>
      {support === 'unsupported' ? (
        <p>This browser cannot show notifications. On most devices, Chrome and Firefox can.</p>
      ) : support === 'install-first' ? (
        <p>
          On an iPhone or iPad, install the app first, then open it from the home screen and come
          back here. <a href="#install">How to install the app</a>
        </p>
      ) : support === 'denied' ? (
        <p className="note">{SUBSCRIBE_FAILURES.denied}</p>
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
    onSuccess: () => showToast({ severity: 'success', text: 'Device removed.' }),
  });
  return (
    <>
      <h3>Your other devices with notifications</h3>
      <OwnList
        label="Other devices with notifications"
        button="Remove"
        rows={devices.map(({ id, userAgent, createdAt }) => ({
          id,
          title: describeBrowser(userAgent),
          detail: `Since ${formatTime(createdAt)}`,
          action: 'Remove',
        }))}
        onPress={mutate}
      />
    </>
  );
}
