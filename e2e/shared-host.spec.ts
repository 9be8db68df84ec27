import { listEvents } from '@assembly/contract/endpoints/content';
import { getUnseen } from '@assembly/contract/endpoints/library';
import { followChanges, getSession } from '@assembly/contract/endpoints/session';
import { screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { signIn } from './support/people.ts';
import { startAtAddress } from './support/processes/start-at-address.ts';
import { startPathProxy } from './support/processes/start-path-proxy.ts';
import { expect, test } from './support/test.ts';

// A page may have a request in flight at the moment its session ends.
test.use({
  allowedFailures: ['', '/church'].flatMap((path) =>
    [listEvents, followChanges, getUnseen, getSession].map((endpoint) => path + endpoint.path),
  ),
});

let stopProxy = () => {};
test.afterEach(() => stopProxy());

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

async function expectSignedIn(page: Page, url: string) {
  // The last request of the page: after a logout in another tab it would be refused.
  const seen = page.waitForResponse(`**${getUnseen.path}`);
  await page.goto(url + screens.events);
  await seen;
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
}

test('assemblies on one host under different paths do not sign each other out or clear each other’s storage', {
  tag: '@long',
}, async ({ page, context, processes }) => {
  const proxy = await startPathProxy();
  stopProxy = proxy.stop;
  const startBelow = (path: string) =>
    startAtAddress(processes, proxy.url + path, (appUrl) => proxy.add(path, appUrl));
  const [root, church] = await Promise.all([startBelow(''), startBelow('/church')]);

  // Without live updates, a tab learns only from the storage that another one has signed out.
  await context.route(`**${followChanges.path}`, (route) => route.abort());
  for (const assembly of [root, church]) {
    await signIn(context, assembly, assembly.member);
    await expectSignedIn(page, assembly.url);
  }
  expect(await storedKeys(page)).toEqual(['/church#currentUser', 'currentUser']);
  expect((await context.cookies()).map(({ name, path }) => `${name} ${path}`).sort()).toEqual([
    'session /',
    'session-church /church',
  ]);

  const otherTab = await context.newPage();
  await expectSignedIn(otherTab, church.url);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(church.url + screens.login);
  await expect(otherTab).toHaveURL(church.url + screens.login);
  expect(await storedKeys(page)).toEqual(['currentUser']);
  await expectSignedIn(page, root.url);

  await signIn(context, church, church.member);
  await expectSignedIn(otherTab, church.url);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(root.url + screens.login);
  expect(await storedKeys(page)).toEqual(['/church#currentUser']);
  await expectSignedIn(page, church.url);
});
