import { api, screens } from '@assembly/contract/paths';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { freshDatabaseUrl } from '../testing/each-database.ts';
import { PASSWORD } from '../testing/people.ts';
import { openBrowsers } from '../testing/three-browsers.ts';
import { announce, startThree } from '../testing/three-processes.ts';

const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const waits = (page: Page, email: string) => row(page, email).getByText('Waiting for approval');

/** Presses the button of that row, and Yes. */
async function act(page: Page, email: string, name: 'Approve' | 'Delete') {
  await row(page, email).getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
}

test('a browser on each of three processes: what is done in one is seen in the others, whichever of them dies', async () => {
  const three = await startThree(await freshDatabaseUrl('PostgreSQL'));
  const { servers, proxy, sandbox, call, addPerson } = three;
  const browsers = await openBrowsers(three);
  const signUp = async (name: string, at: { url: string } = proxy) => {
    const email = `${name}@example.org`;
    const body = { email, firstName: name, lastName: 'Newcomer', password: PASSWORD };
    expect((await call(at, api.users, { method: 'POST', body })).status).toBe(201);
    return email;
  };
  const member = await addPerson({ name: 'Mary Member' });
  const ada = await browsers.open(0, await addPerson({ isAdmin: true }), screens.users);
  const bea = await browsers.open(1, await addPerson({ isAdmin: true }), screens.users);
  const mary = await browsers.open(2, member, screens.events);
  await mary.getByText('No events found').waitFor();

  // An approval and a deletion.
  const nora = await signUp('nora');
  await waits(bea, nora).waitFor();
  await act(ada, nora, 'Approve');
  await waits(bea, nora).waitFor({ state: 'detached' });
  await act(bea, nora, 'Delete');
  await row(ada, nora).waitFor({ state: 'detached' });

  // A sync.
  announce(sandbox, 'Harvest supper');
  await ada.getByRole('link', { name: 'Data sync' }).click();
  await ada.getByRole('button', { name: 'Sync Data' }).click();
  await ada.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await mary.getByRole('heading', { name: 'Harvest supper' }).waitFor();
  await ada.getByText('Data synced successfully.').waitFor();
  await ada.getByRole('link', { name: 'Admin role' }).click();

  // The process of one dies; its browser is led to another and misses nothing.
  const behind = proxy.behind.splice(0);
  await servers[1].kill('SIGKILL');
  const late = await signUp('late', servers[0]);
  proxy.behind.push(...behind);
  for (const page of [ada, bea]) await waits(page, late).waitFor();
  await act(bea, late, 'Approve');
  await waits(ada, late).waitFor({ state: 'detached' });

  // A sign-out everywhere: her other browser, on another process, is told to log in again.
  const elsewhere = await browsers.open(0, member, screens.account);
  await elsewhere.getByLabel('Present password').fill(PASSWORD);
  await elsewhere.getByLabel('New password').fill('seven geese over the lake');
  await elsewhere.getByRole('button', { name: 'Change password' }).click();
  await mary.waitForURL(`${proxy.url}${screens.login}*`);
  expect(elsewhere.url()).toBe(proxy.url + screens.account);

  // A deletion: whoever is deleted is out at once.
  await act(ada, member.email, 'Delete');
  await elsewhere.waitForURL(`${proxy.url}${screens.login}*`);
});
