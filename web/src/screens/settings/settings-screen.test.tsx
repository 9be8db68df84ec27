import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { t } from '../../browser/locale/messages.ts';
import {
  admin,
  answer,
  member,
  refuse,
  startFakeServer,
  unreachable,
} from '../../testing/fake-server.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { saved, settingsReply, showSettings } from '../../testing/settings.ts';

const heading = page.getByRole('heading', { level: 1 });
const name = page.getByLabelText('Name', { exact: true });
/** The first one: the contact has a form of its own. */
const save = page.getByRole('button', { name: 'Save', exact: true }).first();
const link = (text: string) => page.getByRole('link', { name: text, exact: true });
const dialog = page.getByRole('alertdialog', { name: 'Unsaved changes' });
const named = (value: string, version = 1) =>
  settingsReply({ version, settings: { ASSEMBLY_NAME: saved(value) } });

beforeEach(prepareScreen);

test('a member finds nothing at the address of the settings', async () => {
  startFakeServer({ 'GET /api/session': answer(200, { user: member }) });
  await renderApp('/web/settings');
  await expect.element(heading).toHaveTextContent('404: Not Found');
});

test('the section is part of the address', async () => {
  await showSettings('');
  await expect.element(heading).toHaveTextContent('Settings: General');
  await link('About').click();
  await expect.element(heading).toHaveTextContent('Settings: About');
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText('SQLite, 1.2 MB')).toBeVisible();
  await expect
    .element(link('Operating guide (opens in a new tab)'))
    .toHaveAttribute('href', '/docs/operating.md');
  expect(location.search).toBe('?section=about');
  history.back();
  await expect.element(heading).toHaveTextContent('Settings: General');
});

test('settings that cannot be loaded are loaded again by a button', async () => {
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: admin }),
    'GET /api/settings': refuse('forbidden'),
  });
  await renderApp('/web/settings');
  await expect.element(page.getByText('The settings could not be loaded.')).toBeVisible();
  server.routes['GET /api/settings'] = answer(200, named('Grace'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(name).toHaveValue('Grace');
});

test('a saved name is sent trimmed, announced, and shown in the app bar immediately', async () => {
  const server = await showSettings('', { settings: { ASSEMBLY_NAME: saved('Old') } });
  server.routes['PATCH /api/settings'] = answer(200, named('Grace', 2));
  await name.fill('  Grace ');
  await save.click();
  await expect.element(page.getByRole('status').getByText('Settings saved.')).toBeVisible();
  expect(server.calls('PATCH /api/settings')[0]?.body).toEqual({
    version: 1,
    changes: { ASSEMBLY_NAME: 'Grace' },
  });
  await expect.element(page.getByRole('banner')).toMatchTextContent(/Grace/);
  await expect.element(name).toHaveValue('Grace');
});

test('an emptied field removes the saved value', async () => {
  const server = await showSettings('', { settings: { ASSEMBLY_NAME: saved('Old') } });
  server.routes['PATCH /api/settings'] = answer(200, settingsReply());
  await name.fill('');
  await save.click();
  await expect
    .poll(() => server.calls('PATCH /api/settings')[0]?.body)
    .toMatchObject({ changes: { ASSEMBLY_NAME: null } });
});

test('what the server finds invalid is said beside its field, and nothing is announced as saved', async () => {
  const server = await showSettings('');
  const fields = { PUBLIC_URL: 'In English.', AUDIT_DAYS: 'A rule of a newer server.' };
  const fieldCodes = { PUBLIC_URL: 'origin', AUDIT_DAYS: 'newRule' };
  server.routes['PATCH /api/settings'] = refuse('invalid_input', { fields, fieldCodes });
  const address = page.getByLabelText('Public address');
  await address.fill('grace.example');
  await save.click();
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(/must be an address/);
  const days = page.getByLabelText('Days to keep the activity log');
  await expect.element(days).toHaveAccessibleDescription(/A rule of a newer server/);
  await expect.element(address).toHaveValue('grace.example');
  await expect.element(page.getByText('Settings saved.')).not.toBeInTheDocument();
});

test('if the server cannot be reached, what was typed stays', async () => {
  const server = await showSettings('');
  server.routes['PATCH /api/settings'] = unreachable;
  await name.fill('Grace');
  await save.click();
  await expect.element(page.getByText(/Our Assembly cannot be reached/)).toBeVisible();
  await expect.element(name).toHaveValue('Grace');
});

test('the environment’s values can be read but not edited, and say which variable sets them', async () => {
  await showSettings('', { settings: { ASSEMBLY_NAME: saved('Fixed', 'environment') } });
  await expect.element(name).toHaveAttribute('readonly');
  await expect
    .element(name)
    .toHaveAccessibleDescription(/Set by the environment variable ASSEMBLY_NAME\.$/);
});

test('when someone else has saved first, I am told, lose nothing and can save again', async () => {
  const server = await showSettings('', {
    settings: { ASSEMBLY_NAME: saved('Old'), AUDIT_DAYS: saved('730', 'default') },
  });
  await name.fill('Mine');
  server.routes['GET /api/settings'] = answer(
    200,
    settingsReply({
      version: 5,
      settings: { ASSEMBLY_NAME: saved('Theirs'), AUDIT_DAYS: saved('30') },
    }),
  );
  server.routes['PATCH /api/settings'] = refuse('settings_changed');
  await save.click();
  await expect
    .element(page.getByRole('alert').getByText(t.problems.settings_changed))
    .toBeVisible();
  await expect.element(name).toHaveValue('Mine');
  await expect.element(page.getByLabelText(/^Days to keep/)).toHaveValue('30');

  server.routes['PATCH /api/settings'] = answer(200, named('Mine', 6));
  await save.click();
  await expect.element(page.getByText('Settings saved.')).toBeVisible();
  expect(server.calls('PATCH /api/settings').map(({ body }) => body)).toEqual([
    { version: 1, changes: { ASSEMBLY_NAME: 'Mine' } },
    { version: 5, changes: { ASSEMBLY_NAME: 'Mine' } },
  ]);
});

test('fields that I have not edited follow changes by others', async () => {
  const server = await showSettings('', { settings: { ASSEMBLY_NAME: saved('Old') } });
  await expect.element(name).toHaveValue('Old');
  server.routes['GET /api/settings'] = answer(200, named('New', 2));
  await announceChange('settings');
  await expect.element(name).toHaveValue('New');
});

test('leaving with unsaved changes asks first: by a link, another section, Back and closing the page', async () => {
  await showSettings('?section=about');
  await link('General').click();
  await name.fill('Mine');
  const answerWith = (text: string) => dialog.getByRole('button', { name: text }).click();

  for (const leave of [
    () => link('Announcements').click(),
    () => link('About').click(),
    async () => history.back(),
    () => page.getByRole('button', { name: 'Logout' }).click(),
  ]) {
    await leave();
    await answerWith('Keep editing');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Mine');
    expect(location.search).toBe('?section=general');
  }
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);

  history.back();
  await answerWith('Discard changes');
  await expect.element(heading).toHaveTextContent('Settings: About');
  await link('General').click();
  await expect.element(name).toHaveValue('');
});

test('without changes, or after taking them back, leaving does not ask', async () => {
  await showSettings('', { settings: { ASSEMBLY_NAME: saved('Old') } });
  await name.fill('New');
  await name.fill('Old');
  await link('About').click();
  await expect.element(heading).toHaveTextContent('Settings: About');
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(false);
});

test.each([
  [['SMTP_URL'], /: Mail server\. .*\. Either enter them again, or start/],
  [
    ['GOOGLE_REFRESH_TOKEN'],
    /: the connection to Google\. .*\. Either connect Google again, or start/,
  ],
  [
    ['SMTP_URL', 'GOOGLE_REFRESH_TOKEN'],
    /: Mail server and the connection to Google\. .*\. Either enter them again and connect Google again, or/,
  ],
])(
  'the secrets %j, which this server cannot read, are named with what to do',
  async (unreadable, text) => {
    await showSettings('', { unreadable });
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'cannot read' }))
      .toMatchTextContent(text);
  },
);
