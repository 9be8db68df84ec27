import { screens } from '@assembly/contract/paths';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, answer, member, startFakeServer } from '../testing/fake-server.ts';
import { backupsReply } from '../testing/fixtures/backups.ts';
import { deliveryReply } from '../testing/fixtures/delivery.ts';
import { pageOfEvents } from '../testing/fixtures/events.ts';
import { syncReply } from '../testing/fixtures/sync-runs.ts';
import { usersReply } from '../testing/fixtures/users.ts';
import { prepareScreen } from '../testing/live-screen.ts';
import { renderApp } from '../testing/render-app.tsx';
import { saved, secretSet, settingsReply } from '../testing/settings.ts';

const card = page.getByText(/^Finish setting up \(3 of 6\)$/);
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const events = page.getByRole('heading', { name: 'Events', level: 1 });

const NEVER = { events: null, announcements: null, documents: null };
const DEMO = syncReply([], {
  connection: { isDemo: true, calendarId: '', calendars: [], account: null, tokenSince: null },
});

const settings = {
  SYNC_SCHEDULE: saved('0 * * * *'),
  SMTP_URL: secretSet,
  WEEKLY_EMAIL: saved('SAT 18:00'),
};

async function open(routes = {}, user = admin, path: string = screens.events) {
  const server = startFakeServer({
    'GET /api/session': answer(200, { user }),
    'GET /api/events': (address: URL) => Response.json(pageOfEvents([], address)),
    'GET /api/users': usersReply([admin]),
    'GET /api/sync': syncReply([], { lastDone: NEVER }),
    'GET /api/settings': answer(200, settingsReply({ settings })),
    'GET /api/delivery': answer(200, deliveryReply()),
    'GET /api/backups': answer(200, backupsReply()),
    ...routes,
  });
  await renderApp(path);
  return server;
}

beforeEach(async () => {
  localStorage.clear();
  await prepareScreen();
});

test('an administrator is led from Events to what is left to set up, with a link to each', async () => {
  await open();
  await link('Finish setting up (3 of 6)').click();
  await expect.element(card).toBeVisible();
  await expect.element(link('Done: Enter a mail server')).toBeVisible();
  await expect
    .element(link('Copy content from Google'))
    .toHaveAttribute('href', '/web/settings?section=google');
});

test('the link to invite members opens the invitation', async () => {
  await open({}, admin, screens.settings);
  await link('Invite members').click();
  await expect.element(page.getByRole('dialog', { name: 'Invite members' })).toBeVisible();
});

test('the card is hidden with a button, also after a reload', async () => {
  await open({}, admin, screens.settings);
  await page.getByRole('button', { name: /^Hide what/ }).click();
  await expect.element(card).not.toBeInTheDocument();
  const { calls } = await open();
  await expect.poll(() => calls('GET /api/backups').length).toBeGreaterThan(0);
  await expect.element(card).not.toBeInTheDocument();
});

test.each([
  ['in the demo', { 'GET /api/sync': DEMO }, admin],
  ['to members', {}, member],
])('the card is not shown %s', async (_, routes, user) => {
  const { calls } = await open(routes, user);
  await expect.element(events.first()).toBeVisible();
  if (user.isAdmin) await expect.poll(() => calls('GET /api/users').length).toBeGreaterThan(0);
  else expect(calls('GET /api/settings')).toEqual([]);
  await expect.element(card).not.toBeInTheDocument();
});
