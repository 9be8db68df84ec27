import {
  addDevice,
  getNotifications,
  getPushKey,
  removeDevice,
} from '@assembly/contract/endpoints/notifications/notifications';
import { SECOND_MS } from '@assembly/contract/limits';
import type { NotificationTopic } from '@assembly/contract/notifications/notifications';
import { call } from '../../../api/call.ts';
import type { t } from '../../../browser/locale/messages.ts';
import { endOwnSubscription, findOwnSubscription } from '../../../browser/push-subscription.ts';
import { pause } from '../../../browser/timing.ts';

/** For the service worker: it is registered on every visit, but stores the whole app before it becomes active. */
const WORKER_WAIT_MS = 30 * SECOND_MS;

/** Why notifications stay off. */
export type SubscribeFailure = keyof typeof t.notifications.push.failures;

/**
 * Turns on notifications in this browser, or changes their topics. Call it before anything else after a press, because
 * the browser may ask for permission. Throws an `ApiError` if the server refuses.
 */
export async function subscribeToPush(
  topics: NotificationTopic[],
): Promise<'subscribed' | SubscribeFailure> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const { key } = await call(getPushKey);
  const registration = await findActiveWorker();
  if (!registration) return 'notReady';
  const existing = await findUsable(decodeBase64Url(key));
  const subscription = existing ?? (await trySubscribe(registration, key));
  if (typeof subscription === 'string') return subscription;
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  try {
    await call(addDevice, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth }, topics } });
  } catch (error) {
    // Otherwise the browser would stay subscribed without anyone sending to it.
    if (!existing) await endOwnSubscription();
    throw error;
  }
  return 'subscribed';
}

/** Turns off notifications in this browser: on the server first, so that a failure changes nothing. */
export async function unsubscribeFromPush(): Promise<void> {
  const subscription = await findOwnSubscription();
  const { devices } = await call(getNotifications);
  const own = devices.filter(
    // What is left in this session would be renewed by the service worker.
    ({ isCurrent, endpoint }) => isCurrent || endpoint === subscription?.endpoint,
  );
  for (const { id } of own) await call(removeDevice, { params: { id } });
  await endOwnSubscription();
}

async function findActiveWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const waited = pause(WORKER_WAIT_MS).then(() => undefined);
  return await Promise.race([navigator.serviceWorker.ready, waited]);
}

/**
 * The existing subscription, unless it belongs to another key, or the server does not know it: the push service may have
 * ended it, which the browser does not notice.
 */
async function findUsable(key: Uint8Array): Promise<PushSubscription | undefined> {
  const existing = await findOwnSubscription();
  if (!existing) return undefined;
  const { devices } = await call(getNotifications);
  const isKnown = devices.some(({ endpoint }) => endpoint === existing.endpoint);
  const usedKey = existing.options.applicationServerKey;
  if (isKnown && usedKey && isEqual(new Uint8Array(usedKey), key)) return existing;
  await existing.unsubscribe();
  return undefined;
}

async function trySubscribe(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription | 'denied' | 'noService'> {
  try {
    return await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: decodeBase64Url(key),
    });
  } catch (error) {
    const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
    return isDenied ? 'denied' : 'noService';
  }
}

const isEqual = (one: Uint8Array, other: Uint8Array) => `${one}` === `${other}`;

function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(bytes, (char) => char.charCodeAt(0));
}
