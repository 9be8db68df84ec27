import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../../testing/fake-server.ts';
import { deliveryReply } from '../../../testing/fixtures/delivery.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { saved, secretSet, settingsReply, showSettings } from '../../../testing/settings.ts';

const SAVE = 'PATCH /api/settings';
const values = {
  SMTP_URL: secretSet,
  NOTIFICATION_EMAILS: saved('on', 'default'),
  NOTIFICATION_DEFAULT: saved('weekly', 'default'),
  QUIET_HOURS: saved('21-8', 'default'),
};
const weeklyEmail = {
  isEmpty: false,
  subject: 'This week at Grace Chapel',
  text: '* Picnic',
  html: '<style>a{color:red}</style><p style="font-size:30px"><a href="https://a.example">Picnic</a></p>',
  nextAt: Date.UTC(2026, 10, 21, 17),
};
const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

const show = (settings = {}, routes = {}) =>
  showSettings(
    '?section=notifications',
    { settings: { ...values, ...settings } },
    {
      'GET /api/delivery': answer(200, deliveryReply()),
      'GET /api/settings/weekly-email': answer(200, weeklyEmail),
      ...routes,
    },
  );

beforeEach(prepareScreen);

test('I set the day and time of the weekly email, the quiet hours and the default', async () => {
  const server = await show({}, { [SAVE]: answer(200, settingsReply({ settings: values })) });
  await expect.element(field('Weekly email')).toHaveValue('');
  await field('Weekly email').selectOptions('Saturday');
  await expect.element(field('Time of the weekly email')).toHaveValue('18:00');
  await field('Time of the weekly email').fill('07:30');
  await field('Quiet hours from').selectOptions('22:00');
  await field('Quiet hours until').selectOptions('23:00');
  await field('Default for members').selectOptions('Instant email');
  await field('Emails about updates').selectOptions('off');
  await save();
  await expect.element(page.getByText('Settings saved.')).toBeVisible();
  expect(server.calls(SAVE)[0]?.body).toMatchObject({
    changes: {
      WEEKLY_EMAIL: 'SAT 07:30',
      QUIET_HOURS: '22-23',
      NOTIFICATION_DEFAULT: 'email',
      NOTIFICATION_EMAILS: 'off',
    },
  });
});

test.for([
  ['NOTIFICATION_DEFAULT', 'Default for members', 'Instant email'],
  ['QUIET_HOURS', 'Quiet hours from', '22:00'],
] as const)(
  'a choice of %s that the server refuses says why',
  { tags: 'long' },
  async ([name, label, option]) => {
    await show({}, { [SAVE]: refuse('invalid_input', { fields: { [name]: 'Choose another.' } }) });
    await field(label).selectOptions(option);
    await save();
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(label)).toHaveAccessibleDescription(/^Choose another\./);
  },
);

test('a preview that was on its way when I saved does not stay', async () => {
  const old = Promise.withResolvers<Response>();
  const replies = [() => old.promise, answer(200, weeklyEmail)];
  await show(
    {},
    {
      [SAVE]: answer(200, settingsReply({ settings: values })),
      'GET /api/settings/weekly-email': replies,
    },
  );
  await field('Weekly email').selectOptions('Saturday');
  await save();
  await expect.element(page.getByText(/^It is sent next on/)).toBeVisible();
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

test('I read the weekly email of now, open it as an email, and send it to myself', async () => {
  const detail = '554 The server refuses.';
  const SEND = 'POST /api/settings/weekly-email';
  const server = await show({}, { [SEND]: refuse('mail_failed', { detail }) });
  await expect
    .poll(() => {
      const frame = document.querySelector<HTMLIFrameElement>('[title="The weekly email"]');
      const link = frame?.contentDocument?.querySelector('a');
      return link && [link.textContent, getComputedStyle(link).fontSize, link.target];
    })
    .toEqual(['Picnic', '30px', '_blank']);
  await expect.element(page.getByText('This week at Grace Chapel')).toBeVisible();
  const send = page.getByRole('button', { name: 'Send it to me' });
  await send.click();
  await expect.element(page.getByText(detail)).toBeVisible();
  server.routes[SEND] = answer(204);
  await send.click();
  await expect.element(page.getByText(/^The mail server has accepted the email to/)).toBeVisible();
});

test('I write a sentence for the next weekly email, and the preview is loaded again', async () => {
  const server = await show({}, { [SAVE]: answer(200, settingsReply({ settings: values })) });
  const note = field('A sentence for the next weekly email');
  await note.fill('The heating\nworks again.');
  await expect.element(note).toHaveValue('The heating works again.');
  await page.getByRole('button', { name: 'Save the sentence' }).click();
  await expect.element(page.getByText('Settings saved.')).toBeVisible();
  expect(server.calls(SAVE)[0]?.body).toMatchObject({
    changes: { WEEKLY_EMAIL_NOTE: 'The heating works again.' },
  });
  await expect.poll(() => server.calls('GET /api/settings/weekly-email').length).toBe(2);
});

test('a week without anything to say has no email', async () => {
  const reply = { ...weeklyEmail, isEmpty: true, nextAt: null };
  await show({}, { 'GET /api/settings/weekly-email': answer(200, reply) });
  await expect.element(page.getByText(/it would have nothing to say/)).toBeVisible();
  await expect.element(page.getByText(/^It is sent next/)).not.toBeInTheDocument();
});
