import { SETTING_NAMES, settingDefinition } from '@assembly/contract/setting-table';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, answer, refuse } from '../../../testing/fake-server.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { secretSet, settingsReply, showSettings } from '../../../testing/settings.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { toAddress } from './mail-server-fields.tsx';

const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = page.getByRole('button', { name: 'Save', exact: true });
const sendTest = page.getByRole('button', { name: 'Send a test email to me' });

beforeEach(prepareScreen);

const server = {
  host: 'mail.example.org',
  port: '587',
  user: 'office@example.org',
  password: 'p:a/s@s %',
  encryption: 'starttls',
} as const;

test.each([
  [{}, 'smtp://office%40example.org:p%3Aa%2Fs%40s%20%25@mail.example.org:587?requireTLS=true'],
  [
    { encryption: 'tls', port: '' },
    'smtps://office%40example.org:p%3Aa%2Fs%40s%20%25@mail.example.org:465',
  ],
  [{ encryption: 'none', user: '', password: '' }, 'smtp://mail.example.org:587?ignoreTLS=true'],
] as const)('a mail server with %o is the address %s', (change, address) => {
  expect(toAddress({ ...server, ...change })).toBe(address);
});

test('a mail server entered in fields is saved as one address, of which only server and port are shown afterwards', async () => {
  const fake = await showSettings('?section=email');
  await expect.element(page.getByText(/^No mail server is set/)).toBeVisible();
  fake.routes['PATCH /api/settings'] = answer(
    200,
    settingsReply({
      settings: {
        SMTP_URL: { ...secretSet, mailServer: { host: 'mail.example.org', port: 587 } },
      },
    }),
  );
  await field('Server').fill(' mail.example.org ');
  await field('User').fill('office');
  await field('Password').fill('secret');
  await field('Sender').fill('office@example.org');
  await save.click();
  await expect
    .element(
      page.getByText(/^Emails are sent through mail\.example\.org, port 587\. Enter a new one/),
    )
    .toBeVisible();
  expect(fake.calls('PATCH /api/settings')[0]?.body).toMatchObject({
    changes: {
      SMTP_URL: 'smtp://office:secret@mail.example.org:587?requireTLS=true',
      MAIL_FROM: 'office@example.org',
    },
  });
  for (const label of ['Server', 'User', 'Password']) {
    await expect.element(field(label)).toHaveValue('');
  }
});

test('mistakes that the server finds are shown beside their fields', async () => {
  const fake = await showSettings('?section=email');
  const fields = { SMTP_URL: 'must be an address', MAIL_FROM: 'Enter the sender address.' };
  fake.routes['PATCH /api/settings'] = refuse('invalid_input', { fields });
  await field('User').fill('office');
  await save.click();
  await expect.element(field('Server')).toHaveFocus();
  await expect
    .element(field('Server'))
    .toHaveAccessibleDescription(/^Enter the name of the server/);
  await expect.element(field('Sender')).toHaveAccessibleDescription(/^Enter the sender address/);
  await expect.element(field('User')).toHaveValue('office');
});

test('a stored mail server that this server cannot read is not said to be missing', async () => {
  await showSettings('?section=email', { settings: { SMTP_URL: { source: 'stored' } } });
  await expect.element(page.getByText(/^Emails cannot be sent\./)).toBeVisible();
  await expect.element(page.getByText('Saved here, but this server cannot read it.')).toBeVisible();
});

test('a stored mail server is removed only when I save', async () => {
  const fake = await showSettings('?section=email', { settings: { SMTP_URL: secretSet } });
  await page.getByRole('button', { name: 'Remove the mail server' }).click();
  await expect.element(page.getByText('It will be removed when you save.')).toBeVisible();
  expect(field('Server').elements()).toHaveLength(0);
  fake.routes['PATCH /api/settings'] = answer(200, settingsReply());
  await save.click();
  await expect.element(page.getByText(/^No mail server is set/)).toBeVisible();
  expect(fake.calls('PATCH /api/settings')[0]?.body).toMatchObject({ changes: { SMTP_URL: null } });
});

test('the test email shows the mail server’s response, and its success', async () => {
  const words = 'The mail server answered: 535 5.7.8 Authentication failed';
  const fake = await showSettings(
    '?section=email',
    { settings: { SMTP_URL: secretSet } },
    { 'POST /api/settings/test-mail': refuse('mail_failed', { detail: words }) },
  );
  await sendTest.click();
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible();
  fake.routes['POST /api/settings/test-mail'] = answer(204);
  await sendTest.click();
  await expect
    .element(
      page
        .getByRole('status')
        .getByText(`The mail server has accepted the email to ${admin.email}.`),
    )
    .toBeVisible();
});

test('on a phone, the result of the test email is not behind a toast', async () => {
  await page.viewport(360, 600);
  await showSettings(
    '?section=email',
    { settings: { SMTP_URL: secretSet } },
    { 'POST /api/settings/test-mail': answer(204) },
  );
  await expect.element(sendTest).toBeInTheDocument();
  showToast({ severity: 'success', text: 'Settings saved.' });
  const close = page.getByRole('button', { name: 'Close notification' });
  await expect.element(close).toBeVisible();
  const button = sendTest.element() as HTMLElement;
  button.scrollIntoView({ block: 'end' });
  button.click();
  const result = page.getByText(/^The mail server has accepted/);
  await expect.element(result).toBeVisible();
  const bar = close.element().closest('[data-severity]') as HTMLElement;
  const bottomOf = () => result.element().getBoundingClientRect().bottom;
  await expect.poll(bottomOf).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
});

test('without anything that can be changed here, there is nothing to save', async () => {
  const names = SETTING_NAMES.filter((name) => settingDefinition(name).section === 'email');
  const fixed = { source: 'environment', isSet: true } as const;
  await showSettings('?section=email', {
    settings: Object.fromEntries(names.map((name) => [name, fixed])),
  });
  await expect.element(field('Sender')).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
});

test('without a key for secrets, no mail server can be entered, and the page says how to change that', async () => {
  await showSettings('?section=email', { canStoreSecrets: false });
  await expect
    .element(page.getByText(/Set the environment variable ASSEMBLY_SECRET/))
    .toBeVisible();
  expect(field('Server').elements()).toHaveLength(0);
  await expect.element(field('Sender')).toBeVisible();
});
