interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
  ExtendableEvent: new (type: string) => Event;
  dispatchEvent: (event: Event) => void;
}

/**
 * Runs in the service worker, where it does what a tap on the notification does. Returns the address of the window that
 * it opens, or ''. The window itself does not open: browsers demand a real tap for that.
 */
export async function tapNotification(): Promise<string> {
  const worker = globalThis as unknown as Worker;
  const opened: string[] = [];
  worker.clients.openWindow = async (url) => {
    opened.push(url);
    return null;
  };
  const [notification] = await worker.registration.getNotifications();
  const handled: Promise<unknown>[] = [];
  const event = Object.assign(new worker.ExtendableEvent('notificationclick'), {
    notification,
    waitUntil: (done: Promise<unknown>) => void handled.push(done),
  });
  worker.dispatchEvent(event);
  await Promise.all(handled);
  return opened.join();
}
