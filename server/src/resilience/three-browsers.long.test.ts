import { randomUUID } from 'node:crypto';
import { listUsers } from '@assembly/contract/endpoints/users';
import { SECOND_MS } from '@assembly/contract/limits';
import { screens } from '@assembly/contract/paths';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { delayBetween, expectWithin, untilWritten } from '../testing/clients/expect-within.ts';
import { readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { PASSWORD } from '../testing/fixtures/people.ts';
import { RESILIENCE } from './duration.ts';
import { openBrowsers } from './open-three-browsers.ts';
import { setOnlyEvent, startThreeProcesses } from './start-three-processes.ts';

const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const expectSeen = (measure: () => Promise<number>) =>
  expectWithin(1 * SECOND_MS, RESILIENCE.timedChanges, measure);

const waiting = (page: Page, email: string) => row(page, email).getByText('Waiting for approval');

async function pressYes(page: Page) {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
}

/** Resolves with the reply to the next change that this page sends. */
async function nextChange(page: Page) {
  const reply = await page.waitForResponse((one) => one.request().method() !== 'GET');
  expect(reply.ok(), `${reply.status()}`).toBe(true);
}

/** Presses the button in that row, confirms, and resolves with the server's reply. */
async function act(page: Page, email: string, name: 'Approve' | 'Delete') {
  if (name === 'Delete') await row(page, email).getByRole('button', { name: /^More/ }).click();
  await row(page, email).getByRole('button', { name }).click();
  await Promise.all([nextChange(page), pressYes(page)]);
}

test('with a browser on each of three processes, a change in one is seen in the others within a second, even after one is killed', async () => {
  const three = await startThreeProcesses(await readyDatabaseUrl('PostgreSQL'));
  const { servers, proxy, sandbox, db, call, addPerson } = three;
  const browsers = await openBrowsers(three);
  const signUp = async (name: string, at: { url: string } = proxy) => {
    const email = `${name}@example.org`;
    const body = { email, firstName: name, lastName: 'Newcomer', password: PASSWORD };
    expect((await call(at, listUsers.path, { method: 'POST', body })).status).toBe(201);
    return email;
  };
  const member = await addPerson({ name: 'Mary Member' });
  const ada = await browsers.open(0, await addPerson({ isAdmin: true }), screens.users);
  const bea = await browsers.open(1, await addPerson({ isAdmin: true }), screens.users);
  const mary = await browsers.open(2, member, screens.events);
  await mary.getByText('No events found').waitFor();

  // An approval and a deletion.
  await expectSeen(async () => {
    const nora = await signUp(`nora-${randomUUID()}`);
    for (const page of [ada, bea]) await waiting(page, nora).waitFor();
    const isSeen = waiting(bea, nora).waitFor({ state: 'detached' });
    return delayBetween(act(ada, nora, 'Approve'), [isSeen]);
  });
  await expectSeen(async () => {
    const nora = await signUp(`nora-${randomUUID()}`);
    for (const page of [ada, bea]) await row(page, nora).waitFor();
    const isSeen = row(ada, nora).waitFor({ state: 'detached' });
    return delayBetween(act(bea, nora, 'Delete'), [isSeen]);
  });

  // A sync.
  await ada.getByRole('link', { name: 'Data sync' }).click();
  await expectSeen(async () => {
    const supper = `Harvest supper ${randomUUID()}`;
    setOnlyEvent(sandbox, supper);
    const isWritten = untilWritten(db, 'events', async () => {
      await ada.getByRole('button', { name: 'Sync Data' }).click();
      await pressYes(ada);
    });
    const isSeen = mary.getByRole('heading', { name: supper }).waitFor();
    const ms = await delayBetween(isWritten, [isSeen]);
    await ada.getByText('Data synced successfully.').waitFor();
    return ms;
  });
  await ada.getByRole('link', { name: 'Admin role' }).click();

  // One process is killed: its browser reconnects to another and misses nothing.
  const ports = proxy.ports.splice(0);
  await servers[1].kill('SIGKILL');
  const late = await signUp('late', servers[0]);
  proxy.ports.push(...ports);
  for (const page of [ada, bea]) await waiting(page, late).waitFor();
  await act(bea, late, 'Approve');
  await waiting(ada, late).waitFor({ state: 'detached' });

  // A new password signs out her browser on another process.
  let password = PASSWORD;
  const elsewhere = await browsers.open(0, member, screens.account);
  await expectSeen(async () => {
    const other = await browsers.open(2, member, screens.events);
    await elsewhere.getByLabel('Current password').fill(password);
    password = `seven geese ${randomUUID()}`;
    await elsewhere.getByLabel('New password').fill(password);
    const isDone = nextChange(elsewhere);
    const isSeen = other.waitForURL(`${proxy.url}${screens.login}**`);
    await elsewhere.getByRole('button', { name: 'Change password' }).click();
    return delayBetween(isDone, [isSeen]);
  });
  await mary.waitForURL(`${proxy.url}${screens.login}**`);
  expect(elsewhere.url()).toBe(proxy.url + screens.account);

  // A deleted member is signed out at once.
  const isOut = elsewhere.waitForURL(`${proxy.url}${screens.login}**`);
  await act(ada, member.email, 'Delete');
  await isOut;
});
