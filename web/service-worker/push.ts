import type {
  addDevice,
  getNotifications,
  getPushKey,
} from '@assembly/contract/endpoints/notifications/notifications';
import { SECOND_MS } from '@assembly/contract/limits';
import type { Device } from '@assembly/contract/notifications/notifications';
import type { PushMessage } from '@assembly/contract/notifications/push-message';
import { PATHS } from './paths.ts';

// Only their types are imported: the schemas of the endpoints would triple the size of the worker.
const NOTIFICATIONS: (typeof getNotifications)['path'] = '/api/account/notifications';
const PUSH_KEY: (typeof getPushKey)['path'] = '/api/push-key';
const DEVICES: (typeof addDevice)['path'] = '/api/account/devices';

/** How long the app may take to answer. */
const APP_WAIT_MS = 1 * SECOND_MS;

/** Browsers end the subscription of an app that gets messages without showing them. */
const UNREADABLE: PushMessage = {
  title: 'There is something new',
  body: '',
  path: PATHS.events,
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

function readMessage(data: Pick<PushMessageData, 'json'> | null): PushMessage {
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
  const isShown =
    open && ((await showInApp(open, address)) || (await open.navigate(address).catch(() => null)));
  if (!isShown) await clients.openWindow(address);
}

/**
 * Asks the open page to show the item without a reload, which would stop a recording. Undefined if it does not answer,
 * because it is still loading or is not a screen of the app.
 */
function showInApp(open: Client, address: string): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    setTimeout(resolve, APP_WAIT_MS);
    open.postMessage(address, [port2]);
  });
}

/** Never outside of this assembly. */
function addressIn(scope: string, path: unknown): string {
  const address = new URL(`.${path}`, scope).href;
  return address.startsWith(scope) ? address : scope;
}

/**
 * After a browser has replaced or lost its subscription, the server sends to the new one, for the same topics. False if
 * this browser gets no messages for the person who is signed in.
 */
export async function renewSubscription({
  scope,
  pushManager,
}: ServiceWorkerRegistration): Promise<boolean> {
  const call = async (path: string, init?: RequestInit) => {
    const reply = await fetch(scope + path.slice(1), init);
    if (!reply.ok) throw new Error(path);
    return await reply.json();
  };
  // Before the devices: what is turned off in the meantime must not be turned on again.
  const current = await pushManager.getSubscription();
  const { devices } = await call(NOTIFICATIONS);
  const device = devices.find(({ isCurrent }: Device) => isCurrent);
  if (!device) return false;
  if (device.endpoint === current?.endpoint) return true;
  const { key } = await call(PUSH_KEY);
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await call(DEVICES, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...subscription.toJSON(), topics: device.topics }),
  });
  return true;
}

/**
 * Ends this browser's subscription after somebody has signed out or in, unless the server says that it belongs to the
 * person who is signed in.
 */
export async function unsubscribeUnlessOwn(registration: ServiceWorkerRegistration): Promise<void> {
  const isOwn = await renewSubscription(registration).catch(() => false);
  if (isOwn) return;
  // Messages that are still displayed would be read by the next person at a shared computer.
  for (const displayed of await registration.getNotifications()) displayed.close();
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
