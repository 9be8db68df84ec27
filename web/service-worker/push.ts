import type {
  addDevice,
  getNotifications,
  getPushKey,
} from '@assembly/contract/endpoints/notifications/notifications';
import { screens } from '@assembly/contract/paths';

// Only their types are imported: the schemas of the endpoints would triple the size of the worker.
const NOTIFICATIONS: (typeof getNotifications)['path'] = '/api/account/notifications';
const PUSH_KEY: (typeof getPushKey)['path'] = '/api/push-key';
const DEVICES: (typeof addDevice)['path'] = '/api/account/devices';

interface Message {
  title: string;
  body: string;
  /** What a tap opens, below the base path. */
  path: string;
  tag: string;
}

/** Browsers end the subscription of an app that gets messages without showing them. */
const UNREADABLE: Message = {
  title: 'There is something new',
  body: '',
  path: screens.events,
  tag: '',
};

export async function showMessage(
  registration: ServiceWorkerRegistration,
  data: Pick<PushMessageData, 'json'> | null,
): Promise<void> {
  const { title, body, path, tag } = readMessage(data);
  // Without `renotify`, a second message about the same item arrives silently. TypeScript does not know it yet.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    renotify: tag !== '',
    icon: `${registration.scope}icons/192.png`,
    data: path,
  };
  await registration.showNotification(title, options);
}

function readMessage(data: Pick<PushMessageData, 'json'> | null): Message {
  try {
    return { ...UNREADABLE, ...data?.json() };
  } catch {
    return UNREADABLE;
  }
}

/** Shows the item in a window of the app that is already open, or else in a new one. */
export async function openItem(clients: Clients, scope: string, path: unknown): Promise<void> {
  const address = addressIn(scope, path);
  const [open] = await clients.matchAll({ type: 'window' });
  // First, because browsers allow it only for a moment after the tap.
  await open?.focus().catch(() => {});
  const isShown = await open?.navigate(address).catch(() => null);
  if (!isShown) await clients.openWindow(address);
}

/** Never outside of this assembly. */
function addressIn(scope: string, path: unknown): string {
  const address = new URL(`.${path}`, scope).href;
  return address.startsWith(scope) ? address : scope;
}

export async function unsubscribe({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  await (await pushManager?.getSubscription())?.unsubscribe();
}

/** The browser has replaced or ended the subscription: the server learns of a new one for the same topics. */
export async function renewSubscription(
  { scope, pushManager }: ServiceWorkerRegistration,
  oldEndpoint: string | undefined,
): Promise<void> {
  const call = async (path: string, init?: RequestInit) => {
    const reply = await fetch(scope + path.slice(1), init);
    if (!reply.ok) throw new Error(path);
    return await reply.json();
  };
  const { devices } = await call(NOTIFICATIONS);
  const old = devices.find(({ endpoint }: PushSubscription) => endpoint === oldEndpoint);
  // Signed out, or turned off in the meantime.
  if (!old) return;
  const { key } = await call(PUSH_KEY);
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await call(DEVICES, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...subscription.toJSON(), topics: old.topics }),
  });
}
