import { removeDevice } from '@assembly/contract/endpoints/notifications/notifications';
import type { Device, NotificationsReply } from '@assembly/contract/notifications/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../api/call.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { NeedsConnection } from '../../../offline/needs-connection.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { useFocusFallback } from '../../../ui/lists/use-focus-fallback.ts';
import account from '../account.module.css';
import { describeBrowser } from '../user-agent.ts';
import styles from './notifications.module.css';
import { notificationsQuery, ownEndpointQuery } from './notifications-query.ts';
import { pushSupport } from './push-support.ts';
import { ThisDevice } from './this-device.tsx';

/** Push messages on this device, and the person's other devices that get them. */
export function PushDevices({ reply }: { reply: NotificationsReply }) {
  const { data: endpoint } = useQuery(ownEndpointQuery);
  const own = reply.devices.find((device) => device.endpoint === endpoint);
  return (
    <div className={styles.group}>
      <h3>Notifications on this device</h3>
      <Support />
      {/* Until it is known, the button would offer what is already on. */}
      {endpoint !== undefined && isOffered() && <ThisDevice reply={reply} own={own} />}
      <OtherDevices devices={reply.devices.filter((device) => device !== own)} />
    </div>
  );
}

const isOffered = () => ['supported', 'denied'].includes(pushSupport());

function Support() {
  const support = pushSupport();
  if (support === 'unsupported') {
    return <p>This browser cannot show notifications. On most devices, Chrome and Firefox can.</p>;
  }
  if (support === 'install-first') {
    return (
      <p>
        On an iPhone or iPad, install the app first, then open it from the home screen and come back
        here. <a href="#install">How to install the app</a>
      </p>
    );
  }
  return null;
}

function OtherDevices({ devices }: { devices: Device[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { mutate } = useMutation({
    mutationFn: ({ id }: Device) => call(removeDevice, { params: { id } }),
    meta: { invalidates: notificationsQuery.queryKey },
    onSuccess: () => showToast({ severity: 'success', text: 'Device removed.' }),
  });
  const armFocusFallback = useFocusFallback(list, devices);
  return (
    <div ref={list} tabIndex={-1} className={account.sessions}>
      {devices.length > 0 && (
        <NeedsConnection>
          <h3>Your other devices with notifications</h3>
          <ul aria-label="Other devices with notifications" className={account.sessions}>
            {devices.map((device) => (
              <li key={device.id} className={account.session}>
                <div>
                  <p className={account.browser}>{describeBrowser(device.userAgent)}</p>
                  <p className={account.times}>Since {formatTime(device.createdAt)}</p>
                </div>
                <Button
                  variant="outlined"
                  aria-label={`Remove: ${describeBrowser(device.userAgent)}, since ${formatTime(device.createdAt)}`}
                  onClick={() => {
                    armFocusFallback();
                    mutate(device);
                  }}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </NeedsConnection>
      )}
    </div>
  );
}
