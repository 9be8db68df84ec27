import type { DeliveryReply } from '@assembly/contract/notifications/delivery';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, unreachable } from '../../../../testing/fake-server.ts';
import { deliveryReply, heldAnnouncements } from '../../../../testing/fixtures/delivery.ts';
import { prepareScreen } from '../../../../testing/live-screen.ts';
import { pressNow } from '../../../../testing/press-now.ts';
import { showSettings } from '../../../../testing/settings.ts';

const READ = 'GET /api/delivery';
const DECIDE = 'POST /api/delivery/held/n1';
const person = { name: 'Mia Member', email: 'mia@example.org' };
const NOTHING_TO_SAY = { isEmpty: true, subject: '', text: '', html: '', nextAt: null };
const text = (words: string | RegExp) => page.getByText(words);
const button = (name: string | RegExp) => page.getByRole('button', { name });

const show = (reply: Partial<DeliveryReply> = {}, routes = {}) =>
  showSettings(
    '?section=notifications',
    {},
    {
      [READ]: answer(200, deliveryReply(reply)),
      'GET /api/settings/weekly-email': answer(200, NOTHING_TO_SAY),
      ...routes,
    },
  );

beforeEach(prepareScreen);

test('before anything was sent, the panel says so', async () => {
  await show();
  await expect
    .element(text(/^No email or push message about updates in the last 30/))
    .toBeVisible();
});

test('I see what waits, why nothing is sent, and what has failed in the server’s words', async () => {
  const error = '554 5.7.1 Message refused <script>';
  await show({
    counts: { waiting: 3, sent: 120, failed: 1 },
    waitingSince: 0,
    mailServerError: 'connect ECONNREFUSED',
    failures: [
      { id: 'd', ...person, channel: 'email', title: 'Picnic', error, attempts: 2, at: 0 },
    ],
  });
  await expect.element(text('connect ECONNREFUSED')).toBeVisible();
  await expect.element(text(/^3, the oldest since 1 Jan 1970/)).toBeVisible();
  await text('Failures (1)').click();
  const failure = page.getByRole('list', { name: 'Failures' }).getByRole('listitem');
  await expect.element(failure.getByText(error)).toBeVisible();
  await expect.element(failure.getByText('Email to Mia Member (mia@example.org)')).toBeVisible();
});

test('what waits for the end of the quiet hours is not sent yet', async () => {
  await show({ due: 2 });
  await expect.element(text('Not sent yet: 2 notifications.')).toBeVisible();
  await expect.element(text('No email or push message')).not.toBeInTheDocument();
});

test('paused addresses are tried again', async () => {
  const paused = [{ userId: 'u2', ...person, error: '550 Unknown', since: 0 }];
  const server = await show({ paused }, { 'DELETE /api/delivery/paused': answer(204) });
  await expect.element(text('550 Unknown')).toBeVisible();
  server.routes[READ] = answer(200, deliveryReply());
  await button('Try them again').click();
  await expect.element(text('Emails are sent to these addresses again.')).toBeVisible();
  await expect.element(text('Paused addresses')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
});

test.for([
  ['Send', 'send', 'The summary will be sent. During quiet hours, it waits until they end.'],
  ['Do not send', 'drop', 'The summary will not be sent.'],
] as const)('many changes at once: %s, after I confirm', async ([name, action, result]) => {
  const server = await show({ held: [heldAnnouncements] }, { [DECIDE]: answer(204) });
  await expect.element(text('Waiting for your decision: 42 new announcements.')).toBeVisible();
  await expect.element(text('<b>Picnic</b>')).toBeVisible();
  await expect.element(text('and 40 more')).toBeVisible();
  await button(`${name}: 42 new announcements`).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(server.calls(DECIDE)).toEqual([]);
  await button(`${name}: 42 new announcements`).click();
  server.routes[READ] = answer(200, deliveryReply());
  await dialog.getByRole('button', { name }).click();
  await expect.element(text(result)).toBeVisible();
  await expect.element(text(/^Waiting for your decision/)).not.toBeInTheDocument();
  expect(server.calls(DECIDE).map(({ body }) => body)).toEqual([{ action }]);
});

test.for([
  [0, /^Nobody has turned on instant emails .* Send it anyway\?$/],
  [1, 'Send one message about 42 new announcements to 1 person?'],
  [1200, 'Send one message about 42 new announcements to 1200 people?'],
] as const)(
  'before I send a summary, I read that %s people get it',
  async ([recipients, question]) => {
    await show({ held: [{ ...heldAnnouncements, recipients }] });
    await button('Send: 42 new announcements').click();
    await expect.element(page.getByRole('alertdialog').getByText(question)).toBeVisible();
  },
);

test('if somebody else was faster, I am told, and the list is current', async () => {
  const detail = 'Someone has already decided.';
  const refused = refuse('not_found', { detail });
  const server = await show({ held: [heldAnnouncements] }, { [DECIDE]: refused });
  await button('Send: 42 new announcements').click();
  server.routes[READ] = answer(200, deliveryReply());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  await expect.element(text(detail)).toBeVisible();
  await expect.element(text(/^Waiting for your decision/)).not.toBeInTheDocument();
});

test('deliveries that cannot be loaded say so, and can be tried again', async () => {
  const server = await show({}, { [READ]: unreachable });
  await expect.element(text('The deliveries could not be loaded.')).toBeVisible();
  server.routes[READ] = answer(200, deliveryReply());
  pressNow(button('Try again'));
  await expect.element(text(/^No email or push message about updates/)).toBeVisible();
});
