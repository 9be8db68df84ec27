import { onTestFinished, vi } from 'vitest';

const KEYS = { p256dh: 'point', auth: 'secret' };

/** A browser with push messages; it starts without a subscription. */
export function fakePush({ permission = 'granted' as NotificationPermission } = {}) {
  const requests: ArrayBuffer[] = [];
  let subscription: PushSubscription | null = null;
  const pushManager = {
    getSubscription: async () => subscription,
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) {
      requests.push(applicationServerKey.buffer);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${requests.length}`;
      const created = {
        endpoint,
        options: { applicationServerKey: applicationServerKey.buffer },
        toJSON: () => ({ endpoint, keys: KEYS }),
        async unsubscribe() {
          subscription = null;
          return true;
        },
      };
      subscription = created as unknown as PushSubscription;
      return subscription;
    },
  };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission);
  onTestFinished(() => void vi.restoreAllMocks());
  return { pushManager, requests, endpoint: () => subscription?.endpoint };
}
