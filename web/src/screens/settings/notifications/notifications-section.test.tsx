import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deliveryReply } from '../../../testing/delivery.ts';
import { answer } from '../../../testing/fake-server.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { saved, secretSet, settingsReply, showSettings } from '../../../testing/settings.ts';

const SAVE = 'PATCH /api/settings';
const values = {
  SMTP_URL: secretSet,
  NOTIFICATION_EMAILS: saved('on', 'default'),
  NOTIFICATION_DEFAULT: saved('weekly', 'default'),
  QUIET_HOURS: saved('21-8', 'default'),
};
const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

const show = (settings = {}, routes = {}) =>
  showSettings(
    '?section=notifications',
    { settings: { ...values, ...settings } },
    { 'GET /api/delivery': answer(200, deliveryReply()), ...routes },
  );

beforeEach(prepareScreen);

test('I set the day and time of the weekly email, the quiet hours and the default', async () => {
  const server = await show({}, { [SAVE]: answer(200, settingsReply({ settings: values })) });
  await expect.element(field('Weekly email')).toHaveValue('');
  await field('Weekly email').selectOptions('Saturday');
  await expect.element(field('Time of the weekly email')).toHaveValue('18:00');
  await field('Time of the weekly email').fill('07:30');
  await field('Quiet hours from').selectOptions('22:00');
  // Hours that do not last would be refused.
  await field('Quiet hours until').selectOptions('23:00');
  await field('Quiet hours from').selectOptions('23:00');
  await field('Default for members').selectOptions('Email at once');
  await field('Emails about news').selectOptions('off');
  await save();
  await expect.element(page.getByText('Settings saved.')).toBeVisible();
  expect(server.calls(SAVE)[0]?.body).toMatchObject({
    changes: {
      WEEKLY_EMAIL: 'SAT 07:30',
      QUIET_HOURS: '23-0',
      NOTIFICATION_DEFAULT: 'email',
      NOTIFICATION_EMAILS: 'off',
    },
  });
});

test('the weekly email and the quiet hours can be turned off', async () => {
  const server = await show(
    { WEEKLY_EMAIL: saved('SUN 08:00') },
    { [SAVE]: answer(200, settingsReply()) },
  );
  await field('Weekly email').selectOptions('Not sent');
  await field('Quiet hours from').selectOptions('No quiet hours');
  await save();
  await expect
    .poll(() => server.calls(SAVE)[0]?.body)
    .toMatchObject({ changes: { WEEKLY_EMAIL: null, QUIET_HOURS: 'none' } });
});

test('what the environment sets is shown, but cannot be changed', async () => {
  await show({ WEEKLY_EMAIL: saved('SUN 08:00', 'environment') });
  await expect.element(field('Weekly email')).toBeDisabled();
  await expect.element(field('Time of the weekly email')).toHaveValue('08:00');
  await expect
    .element(page.getByText(/Set by the environment variable WEEKLY_EMAIL\./))
    .toBeVisible();
});

test('without a mail server, I am led to where I enter one', async () => {
  await show({ SMTP_URL: {} });
  await expect.element(page.getByText(/No mail server is set/)).toBeVisible();
});
