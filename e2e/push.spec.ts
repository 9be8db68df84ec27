import { listEvents } from '@assembly/contract/endpoints/content';
import { eventAddress, screens } from '@assembly/contract/paths';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { newMember, signIn } from './support/people.ts';
import { waitForWorker } from './support/service-worker.ts';
import { tapNotification } from './support/tap-notification.ts';
import { expect, test } from './support/test.ts';

// How a message gets to the browser is tested with the full Chromium: see browsers/push.test.ts.

/** Has the browser deliver a push message to the app's service worker. */
async function deliver(context: BrowserContext, page: Page, message: object): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const found = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations;
    if (registration) found.resolve(registration.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await found.promise,
    data: JSON.stringify(message),
  });
  await devtools.detach();
}

/** The headless shell forgets what it shows, so the worker's own notifications are recorded here. */
function recordNotifications(): void {
  const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
  let shown: object[] = [];
  registration.getNotifications = async () => shown as Notification[];
  registration.showNotification = async (title, options) => {
    const close = () => {
      shown = [];
    };
    shown = [{ title, ...options, close }];
  };
}

const shownTitles = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title }) => title);
  });

test('a push message is shown, and a tap opens its item, whether the app is open or closed', async ({
  context,
  page,
  assembly,
}) => {
  await signIn(context, assembly, await newMember(assembly));
  await page.goto(assembly.url + screens.account);
  await waitForWorker(page);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The service worker is not running. Open the app first.');
  await worker.evaluate(recordNotifications);
  const reply = await context.request.get(assembly.url + listEvents.path);
  const [event] = (await reply.json()).items;
  const path = eventAddress(event.id);
  await deliver(context, page, { title: 'Moved', body: event.summary, path, tag: 'events/1' });
  await expect.poll(() => shownTitles(worker)).toEqual(['Moved']);

  // The page is not loaded again, so that a recording plays on.
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
  });
  await worker.evaluate(tapNotification);
  await expect(page).toHaveURL(assembly.url + path);
  await expect(page.getByRole('dialog')).toContainText(event.summary);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await shownTitles(worker)).toEqual([]);

  await deliver(context, page, { title: 'Moved again', body: '', path, tag: 'events/1' });
  await expect.poll(() => shownTitles(worker)).toEqual(['Moved again']);
  await page.close();
  const address = await worker.evaluate(tapNotification);
  expect(address).toBe(assembly.url + path);
  const opened = await context.newPage();
  await opened.goto(`${address}`);
  await expect(opened.getByRole('dialog')).toContainText(event.summary);
});
