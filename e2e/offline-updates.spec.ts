import { screens } from '@assembly/contract/paths';
import type { BrowserContext, Page } from '@playwright/test';
import { demo, signIn } from './support/people.ts';
import { copyServer } from './support/processes/copy-server.ts';
import { type Assembly, findFreePort } from './support/processes/start-assembly.ts';
import { startAtAddress } from './support/processes/start-at-address.ts';
import { startPathProxy } from './support/processes/start-path-proxy.ts';
import { card, openFolders, player, position, screenTitle } from './support/screens/documents.ts';
import { SERMONS } from './support/sermons.ts';
import { buildsOf, shellCaches, waitForWorker } from './support/service-worker.ts';
import { expect, type Processes, test } from './support/test.ts';
import { waitForContent } from './support/wait-for-content.ts';

// The server is stopped while pages are open.
test.use({ allowedFailures: ['/'] });

/** An assembly whose build can be replaced, as by an update. */
async function startBuild(processes: Processes, build: string) {
  const { script, deploy } = copyServer(processes.folder);
  const port = await findFreePort();
  let running: Assembly | undefined;
  async function update(next: string, environment: Record<string, string> = {}) {
    await running?.stop();
    deploy(next);
    running = await processes.startAssembly({ script, port, environment });
    return running;
  }
  const assembly = await update(build);
  await waitForContent(assembly);
  return { ...assembly, update };
}

const notice = (page: Page) => page.getByText('A new version is ready.');
const useItNow = (page: Page) => page.getByRole('button', { name: 'Use it now' });

async function openTab(context: BrowserContext, url: string, title: string) {
  const page = await context.newPage();
  await page.goto(url);
  await expect(screenTitle(page, title)).toBeVisible();
  return page;
}

test('after updates, open tabs continue with their version until I use the new one, and a recording is in the player again', {
  tag: '@long',
}, async ({ context, browser, processes }) => {
  const assembly = await startBuild(processes, 'A');
  const { url, update } = assembly;
  // Not the shared context: a file that is gone is an error in the browser.
  const phone = await browser.newContext();
  for (const browser of [context, phone]) await signIn(browser, assembly, demo.admin);
  const events = url + screens.events;

  // This phone is not used again until two versions later.
  const visit = await openTab(phone, events, 'Events');
  await waitForWorker(visit);
  await visit.close();

  const idle = await openTab(context, events, 'Events');
  await waitForWorker(idle);
  const listening = await context.newPage();
  await openFolders(listening, url, ...SERMONS);
  await card(listening, /By the brook/).click();
  await player(listening).getByRole('button', { name: 'Pause' }).click();
  const writing = await openTab(context, url + screens.account, 'Your account');
  const firstName = writing.getByLabel('First name');
  await firstName.fill('Not saved yet');

  await update('B');
  // The next visit starts from what is stored, and finds the update.
  const next = await openTab(context, events, 'Events');
  expect(await buildsOf(next)).toBe('A');
  for (const tab of [idle, listening, writing, next]) {
    await expect(notice(tab)).toBeVisible();
    expect(await buildsOf(tab)).toBe('A');
  }
  await expect(firstName).toHaveValue('Not saved yet');
  await writing.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(notice(writing)).toHaveCount(0);
  await expect(writing.getByRole('main')).toBeFocused();

  await position(listening).focus();
  await listening.keyboard.press('Home');
  await listening.keyboard.press('ArrowRight');
  await useItNow(listening).click();
  await expect.poll(() => buildsOf(listening)).toBe('B');
  await expect(position(listening)).not.toHaveValue('0');
  await expect(notice(listening)).toHaveCount(0);

  await update('C');
  await next.goto(events);
  await expect(screenTitle(next, 'Events')).toBeVisible();
  expect(await buildsOf(next)).toBe('B');
  await expect(notice(next)).toBeVisible();
  // Two versions behind: its own files are still stored.
  await idle.getByRole('link', { name: /^Announcements/ }).click();
  await expect(screenTitle(idle, 'Announcements')).toBeVisible();
  expect(await buildsOf(idle)).toBe('A');
  await expect(firstName).toHaveValue('Not saved yet');

  const later = await openTab(phone, events, 'Events');
  expect(await buildsOf(later)).toBe('A');
  // Administrators' screens are not stored, and the server has those of its own version only.
  await later.getByRole('link', { name: 'Admin role' }).click();
  await later.getByRole('button', { name: 'Reload' }).click();
  await expect(screenTitle(later, 'Users Listing')).toBeVisible();
  await expect.poll(() => buildsOf(later)).toBe('C');
  await phone.close();
});

let stopProxy = () => {};
test.afterEach(() => stopProxy());

/** Replaces the stored files that the pattern matches, or removes them, as if the last repair was long ago. */
function damage(page: Page, pattern: string, content: string | null) {
  return page.evaluate(
    async ({ pattern, content }) => {
      sessionStorage.clear();
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
          if (!new RegExp(pattern).test(url)) continue;
          const headers = { 'content-type': url.endsWith('.js') ? 'text/javascript' : 'text/html' };
          if (content === null) await cache.delete(url);
          else await cache.put(url, new Response(content, { headers }));
        }
      }
    },
    { pattern, content },
  );
}

const countFiles = (page: Page) =>
  page.evaluate(async () => {
    const shells = (await caches.keys()).filter((name) => name.startsWith('assembly-shell'));
    const files = shells.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(files)).flat().length;
  });

test('damaged files are replaced by themselves, and the service worker can be removed, also below a path', {
  tag: '@long',
}, async ({ browser, processes }) => {
  const proxy = await startPathProxy();
  stopProxy = proxy.stop;
  const assembly = await startAtAddress(processes, `${proxy.url}/church`, (appUrl) =>
    proxy.add('/church', appUrl),
  );
  // Not the shared context: a damaged script is an error in the browser.
  const context = await browser.newContext();
  await signIn(context, assembly, assembly.member);
  const page = await openTab(context, assembly.url + screens.events, 'Events');
  await waitForWorker(page);
  // As after a restart: a reloaded page would use the scripts that are still in memory.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  expect(await shellCaches(page)).toEqual([expect.stringMatching(/^assembly-shell\/church#\w+$/)]);
  const complete = await countFiles(page);
  for (const [pattern, content] of [
    // Half of the files are missing.
    ['-[0-9A-Za-m][^/]*$', null],
    ['/web$', '<p>the a'],
    ['/start-[^/]*$', 'import{a}from'],
    // Runs, but does nothing.
    ['/app-[^/]*$', ''],
  ] as const) {
    await damage(page, pattern, content);
    await page.reload();
    await expect(page.locator('#root:not([data-prerendered])')).toBeVisible();
    await expect(screenTitle(page, 'Events')).toBeVisible();
    await expect.poll(() => countFiles(page)).toBe(complete);
  }

  await assembly.stop();
  // The proxy still replies. Deleting the stored files would leave nothing.
  await damage(page, '/start-[^/]*\\.js$', 'import{a}from');
  await page.reload();
  await expect(page.getByText('The app could not be loaded.')).toBeVisible();
  expect(await shellCaches(page)).toHaveLength(1);

  const { port } = new URL(assembly.appUrl);
  await processes.startAssembly({
    folder: assembly.folder,
    port: Number(port),
    environment: { PUBLIC_URL: assembly.url, SERVICE_WORKER: 'off' },
  });
  await page.goto(assembly.url + screens.events);
  const isRemoved = () =>
    page
      .evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        return registrations.length === 0 && navigator.serviceWorker.controller === null;
      })
      // The worker reloads the page.
      .catch(() => false);
  await expect.poll(isRemoved).toBe(true);
  await expect(screenTitle(page, 'Events')).toBeVisible();
  expect(await shellCaches(page)).toEqual([]);
  await context.close();
});
