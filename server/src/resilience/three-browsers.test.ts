import { randomUUID } from 'node:crypto';
import { api, screens } from '@assembly/contract/paths';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { delayBetween, expectWithinASecond, writingOf } from '../testing/clients/expect-within.ts';
import { freshDatabaseUrl } from '../testing/databases/each-database.ts';
import { PASSWORD } from '../testing/fixtures/people.ts';
import { openBrowsers } from './open-three-browsers.ts';
import { announce, startThree } from './start-three-processes.ts';

const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const waits = (page: Page, email: string) => row(page, email).getByText('Waiting for approval');

async function pressYes(page: Page) {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
}

/** Resolves when the server has answered what this page asks it to change next. */
async function answerTo(page: Page) {
  const reply = await page.waitForResponse((one) => one.request().method() !== 'GET');
  expect(reply.ok(), `${reply.status()}`).toBe(true);
}

/** Presses the button of that row, and Yes, and resolves when it is done. */
async function act(page: Page, email: string, name: 'Approve' | 'Delete') {
  await row(page, email).getByRole('button', { name }).click();
  await Promise.all([answerTo(page), pressYes(page)]);
}

test('a browser on each of three processes: what is done in one is seen in the others within a second, whichever of them dies', async () => {
  const three = await startThree(await freshDatabaseUrl('PostgreSQL'));
  const { servers, proxy, sandbox, db, call, addPerson } = three;
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
  await expectWithinASecond(async () => {
    const nora = await signUp(`nora-${randomUUID()}`);
    for (const page of [ada, bea]) await waits(page, nora).waitFor();
    const isSeen = waits(bea, nora).waitFor({ state: 'detached' });
    return delayBetween(act(ada, nora, 'Approve'), [isSeen]);
  });
  await expectWithinASecond(async () => {
    const nora = await signUp(`nora-${randomUUID()}`);
    for (const page of [ada, bea]) await row(page, nora).waitFor();
    const isSeen = row(ada, nora).waitFor({ state: 'detached' });
    return delayBetween(act(bea, nora, 'Delete'), [isSeen]);
  });

  // A sync.
  await ada.getByRole('link', { name: 'Data sync' }).click();
  await expectWithinASecond(async () => {
    const supper = `Harvest supper ${randomUUID()}`;
    announce(sandbox, supper);
    const isWritten = writingOf(db, 'events', async () => {
      await ada.getByRole('button', { name: 'Sync Data' }).click();
      await pressYes(ada);
    });
    const isSeen = mary.getByRole('heading', { name: supper }).waitFor();
    const ms = await delayBetween(isWritten, [isSeen]);
    await ada.getByText('Data synced successfully.').waitFor();
    return ms;
  });
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
  let password = PASSWORD;
  const elsewhere = await browsers.open(0, member, screens.account);
  await expectWithinASecond(async () => {
    const other = await browsers.open(2, member, screens.events);
    await elsewhere.getByLabel('Current password').fill(password);
    password = `seven geese ${randomUUID()}`;
    await elsewhere.getByLabel('New password').fill(password);
    const isDone = answerTo(elsewhere);
    const isSeen = other.waitForURL(`${proxy.url}${screens.login}*`);
    await elsewhere.getByRole('button', { name: 'Change password' }).click();
    return delayBetween(isDone, [isSeen]);
  });
  await mary.waitForURL(`${proxy.url}${screens.login}*`);
  expect(elsewhere.url()).toBe(proxy.url + screens.account);

  // A deletion: whoever is deleted is out at once.
  const isOut = elsewhere.waitForURL(`${proxy.url}${screens.login}*`);
  await act(ada, member.email, 'Delete');
  await isOut;
});
