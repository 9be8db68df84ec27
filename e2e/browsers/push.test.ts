import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '@assembly/contract/limits';
import { screens } from '@assembly/contract/paths';
import { launch } from 'puppeteer-core';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser } from '../../scripts/find-browser.ts';
import { demo } from '../support/people.ts';
import { startAssembly } from '../support/processes/start-assembly.ts';
import { tapNotification } from '../support/tap-notification.ts';
import { type Driver, poll } from './driver.ts';
import { findProgram } from './engines.ts';
import { logIn } from './log-in.ts';
import { openPuppeteer } from './puppeteer-driver.ts';
import { startPushService } from './push/start-push-service.ts';

// The headless shell has no push messages.
const chromium = findProgram('chromium', 'chromium-browser', 'google-chrome');
const MISSING = 'Chromium is not installed (on Debian: apt install chromium)';
const TEST_MS = 120_000;
/** They also turn off push messages. */
const TOO_QUIET = ['--disable-background-networking', '--disable-sync'];

async function setUp() {
  const service = await startPushService();
  const assembly = await startAssembly({
    environment: { ...service.environment, QUIET_HOURS: 'none' },
  });
  const { args, env } = findBrowser();
  const browser = await launch({
    executablePath: chromium ?? '',
    args: [...args.filter((arg) => !TOO_QUIET.includes(arg)), ...service.browserArgs],
    env,
    ignoreDefaultArgs: TOO_QUIET,
  });
  const db = new DatabaseSync(assembly.databaseUrl.replace('file:', ''), { timeout: 10_000 });
  onTestFinished(async () => {
    db.close();
    await browser.close();
    await assembly.stop();
    await service.close();
    rmSync(assembly.folder, { recursive: true, force: true });
  });
  await browser.defaultBrowserContext().overridePermissions(assembly.url, ['notifications']);
  return { service, assembly, browser, db };
}

const endpointsOf = (db: DatabaseSync) =>
  db
    .prepare('select endpoint from push_devices')
    .all()
    .map(({ endpoint }) => `${endpoint}`);
const countDevices = (db: DatabaseSync) => endpointsOf(db).length;

interface StoredEvent {
  id: string;
  title: string;
}

/** As if the sync had found that this event was moved. */
function notify(db: DatabaseSync, { id, title }: StoredEvent): void {
  // What is over by now is not sent.
  const startsAt = Date.now() + DAY_MS;
  const date = new Date(startsAt).toISOString();
  const times = { date, dateEnd: date, startsAt, endsAt: startsAt };
  const content = {
    kind: 'event',
    change: 'moved',
    title,
    location: '',
    description: '',
    before: times,
    after: times,
  };
  db.prepare(
    `insert into notifications (id, topic, itemId, content, state, dueAt, createdAt)
     values (?, 'events', ?, ?, 'due', ?, ?)`,
  ).run(randomUUID(), id, JSON.stringify(content), Date.now(), Date.now());
}

const titlesOfNotifications = (driver: Driver) =>
  driver.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });

test(
  'a message reaches the browser, a tap opens its item, and it ends when I log out',
  async ({ skip }) => {
    skip(!chromium, MISSING);
    const { service, assembly, browser, db } = await setUp();
    const event = await poll('the events of the demo', async () => {
      const found = db.prepare(
        'select id, summary as title from events where startsAt > ? order by startsAt',
      );
      return found.get(Date.now()) as StoredEvent | undefined;
    });
    if (!event) throw new Error('The demo has no events.');
    const driver = await openPuppeteer(browser, false);
    await logIn(driver, demo.member, assembly.url);
    await driver.waitFor({ css: 'button', text: 'Logout' });
    const turnOn = async () => {
      await driver.open(assembly.url + screens.account);
      await driver.click({ css: 'button', text: 'Notify me on this device' });
      await poll('the device', async () => countDevices(db) === 1);
    };
    await turnOn();

    notify(db, event);
    await poll('the notification', async () => (await titlesOfNotifications(driver)).length === 1);
    expect(await titlesOfNotifications(driver)).toEqual([event.title]);
    const target = await browser.waitForTarget((one) => one.type() === 'service_worker');
    const worker = await target.worker();
    if (!worker) throw new Error('The service worker is not running. Open the app first.');
    expect(await worker.evaluate(tapNotification)).toBe('');
    await driver.waitFor({ css: 'dialog', text: event.title });

    service.forgetBrowsers();
    notify(db, event);
    await poll('the end of the device', async () => countDevices(db) === 0);

    // The browser does not know that its subscription has ended.
    await turnOn();
    // It may also lose a subscription while the app is closed.
    const [device] = endpointsOf(db);
    await driver.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await (await registration.pushManager.getSubscription())?.unsubscribe();
    });
    await driver.open(assembly.url + screens.account);
    await poll('the next subscription', async () => !endpointsOf(db).includes(device ?? ''));
    expect(countDevices(db)).toBe(1);
    notify(db, event);
    await poll('the notification', async () => (await titlesOfNotifications(driver)).length === 1);

    const isSubscribed = () =>
      driver.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.pushManager.getSubscription()) !== null;
      });
    await driver.click({ css: 'button', text: 'Turn off on this device' });
    await poll('the end of the subscription', async () => !(await isSubscribed()));
    expect(countDevices(db)).toBe(0);

    await turnOn();
    await driver.click({ css: 'button', text: 'Logout' });
    await poll('the end of the device', async () => countDevices(db) === 0);
    await poll('the end of the subscription', async () => !(await isSubscribed()));
  },
  TEST_MS,
);
