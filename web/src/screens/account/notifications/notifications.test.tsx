import type { NotificationsReply } from '@assembly/contract/notifications/notifications';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  admin,
  answer,
  delayed,
  member,
  refuse,
  startFakeServer,
  unreachable,
} from '../../../testing/fake-server.ts';
import { accountRoutes, notificationsReply } from '../../../testing/fixtures/notifications.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { pressNow } from '../../../testing/press-now.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const READ = 'GET /api/account/notifications';
const SAVE = 'PATCH /api/account/notifications';
const RESUME = 'DELETE /api/account/email-pause';

const announcements = page.getByLabelText('New announcements');
const text = (words: string | RegExp) => page.getByText(words);

async function show(reply: Partial<NotificationsReply> = {}, routes = {}, user = member) {
  const server = startFakeServer({
    'GET /api/session': answer(200, { user }),
    ...accountRoutes(),
    [READ]: answer(200, notificationsReply(reply)),
    ...routes,
  });
  await renderApp('/web/account');
  return server;
}

beforeEach(prepareScreen);

test('I choose with the keyboard, and it is saved at once', async () => {
  const saved = notificationsReply({ announcements: 'email' });
  const server = await show({}, { [SAVE]: answer(200, saved) });
  await expect.element(announcements).toHaveValue('weekly');
  await expect.element(text('The weekly email is sent every Saturday at 18:00.')).toBeVisible();
  (announcements.element() as HTMLElement).focus();
  await userEvent.keyboard('i');
  await expect.element(text('Your choice is saved.')).toBeVisible();
  await expect.element(announcements).toHaveValue('email');
  expect(server.calls(SAVE).map(({ body }) => body)).toEqual([{ announcements: 'email' }]);
});

test('a choice that cannot be saved goes back to what it was, and I am told why', async () => {
  const save = delayed(refuse('unavailable', { detail: 'The database is away.' }));
  await show({}, { [SAVE]: save });
  await announcements.selectOptions('Off');
  await expect.element(announcements).toHaveValue('off');
  save.release();
  await expect.element(text('The database is away.')).toBeVisible();
  await expect.element(announcements).toHaveValue('weekly');
});

test('two quick choices are saved one after the other, and the last one stays', async () => {
  const first = delayed(answer(200, notificationsReply({ announcements: 'off' })));
  const last = answer(200, notificationsReply({ announcements: 'email' }));
  const server = await show({}, { [SAVE]: [first, last] });
  await announcements.selectOptions('Off');
  await announcements.selectOptions('Instant email');
  expect(server.calls(SAVE)).toHaveLength(1);
  first.release();
  await expect.poll(() => server.calls(SAVE)).toHaveLength(2);
  await expect.element(announcements).toHaveValue('email');
});

test('only an administrator chooses for sign-ups', async () => {
  await show({ signUps: 'email' }, {}, admin);
  await expect.element(page.getByLabelText('People who sign up')).toHaveValue('email');
});

test('a member does not see sign-ups, and reads that there is no weekly email yet', async () => {
  await show({ weeklyEmail: null });
  await expect
    .element(
      text(/The weekly email is not set up yet.*An administrator can set its day and time\./),
    )
    .toBeVisible();
  await expect.element(page.getByLabelText('People who sign up')).not.toBeInTheDocument();
});

test('an administrator is led to where emails are turned on', async () => {
  await show({ isEmailOffered: false }, {}, admin);
  await expect.element(text(/At the moment no emails about updates are sent/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Settings, Notifications' }))
    .toHaveAttribute('href', '/web/settings?section=notifications');
});

test('I see why I get no emails, in the words of the mail server, and try again with the keyboard', async () => {
  const error = '550 5.1.1 <b>No such user</b>';
  const server = await show({ paused: { since: 0, error } }, { [RESUME]: answer(204) });
  await expect.element(text(error)).toBeVisible();
  await expect.element(text(/If the address is wrong, sign up again/)).toBeVisible();
  server.routes[READ] = answer(200, notificationsReply());
  const again = page.getByRole('group').getByRole('button', { name: 'Try again' });
  (again.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(text('Emails are sent to you again.')).toBeVisible();
  await expect.element(text(error)).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('what cannot be loaded says so, and can be tried again', async () => {
  const server = await show({}, { [READ]: unreachable });
  await expect.element(text('Your notifications could not be loaded.')).toBeVisible();
  server.routes[READ] = answer(200, notificationsReply());
  pressNow(page.getByRole('button', { name: 'Try again' }));
  await expect.element(announcements).toBeEnabled();
});
