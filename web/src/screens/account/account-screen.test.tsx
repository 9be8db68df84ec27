import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { LANGUAGE_NAMES, LANGUAGES } from '@assembly/messages/language-names';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../../browser/locale/choose-language.ts';
import { t } from '../../browser/locale/messages.ts';
import { answer, delayed, member, refuse, startFakeServer } from '../../testing/fake-server.ts';
import { accountRoutes } from '../../testing/fixtures/notifications.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stayOffline } from '../../testing/stay-offline.ts';
import { watchNavigations } from '../../testing/watch-navigations.ts';

const own = { id: 's1', userAgent: 'Firefox Windows', createdAt: 1, seenAt: 2, isCurrent: true };
const routes = () => ({
  ...accountRoutes(),
  'GET /api/session': answer(200, { user: member }),
  'GET /api/account/sessions': answer(200, {
    items: [own, { ...own, id: 's2', userAgent: 'Safari iPhone', isCurrent: false }],
  }),
});
const button = (name: string | RegExp) => page.getByRole('button', { name });

beforeEach(prepareScreen);

test('my name in the top bar links to my account', async () => {
  startFakeServer(routes());
  await renderApp('/web/event');
  await page.getByRole('link', { name: 'Your account: Mia Member' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your account' })).toHaveFocus();
  expect(location.pathname).toBe('/web/account');
});

test('a new name is shown in the top bar at once', async () => {
  const renamed = { ...member, name: 'Mia Maria Muster' };
  const server = startFakeServer({
    ...routes(),
    'GET /api/session': [answer(200, { user: member }), answer(200, { user: renamed })],
    'PATCH /api/account': answer(200, { user: renamed }),
  });
  await renderApp('/web/account');
  await page.getByLabelText('Last name').fill('Maria Muster');
  await button('Save name').click();
  const bar = page.getByRole('banner');
  await expect.element(bar.getByText('Mia Maria Muster')).toBeVisible();
  const [sent] = server.calls('PATCH /api/account');
  expect(sent?.body).toEqual({ firstName: 'Mia', lastName: 'Maria Muster' });
});

test.runIf(LANGUAGES.length > 1)(
  'my language is stored in my account, and only then shown',
  async () => {
    onTestFinished(() => chooseLanguage('en'));
    const other = LANGUAGES.at(-1) ?? 'en';
    const server = startFakeServer({
      ...routes(),
      'PATCH /api/account': [refuse('too_many_attempts'), answer(200, { user: member })],
    });
    await renderApp('/web/account');
    const select = page.getByRole('combobox', { name: 'Language' });
    await select.selectOptions(LANGUAGE_NAMES[other]);
    await expect.element(page.getByText(/^The language could not be changed/)).toBeVisible();
    await expect.element(select).toHaveValue('en');
    const field = select.element();
    await select.selectOptions(LANGUAGE_NAMES[other]);
    await expect.poll(() => document.documentElement.lang).toBe(other);
    expect(field).toHaveValue(other);
    expect(server.calls('PATCH /api/account').at(-1)?.body).toEqual({ language: other });
  },
);

test('an unchanged name is not sent', async () => {
  const server = startFakeServer(routes());
  await renderApp('/web/account');
  await page.getByLabelText('Last name').fill('Member ');
  await button('Save name').click();
  await expect.element(page.getByText('This is already your name.')).toBeVisible();
  expect(server.calls('PATCH /api/account')).toEqual([]);
});

test('a name with a web address is refused beside its field, unless I have it already', async () => {
  const user = { ...member, name: 'Mia www.member.example' };
  const server = startFakeServer({ ...routes(), 'GET /api/session': answer(200, { user }) });
  await renderApp('/web/account');
  await button('Save name').click();
  await expect.element(page.getByText('This is already your name.')).toBeVisible();
  await page.getByLabelText('First name').fill('Maria');
  await button('Save name').click();
  await expect
    .element(page.getByLabelText('Last name'))
    .toHaveAccessibleDescription(t.fields.errors.nameHasAddress);
  expect(server.calls('PATCH /api/account')).toEqual([]);
});

test('a wrong current password is reported beside its field, and I stay signed in', async () => {
  const navigations = watchNavigations();
  const message = t.fields.errors.passwordWrong;
  startFakeServer({
    ...routes(),
    'PATCH /api/account': refuse('invalid_credentials', { fields: { password: message } }),
  });
  await renderApp('/web/account');
  await page.getByLabelText('Current password').fill('wrong');
  await page.getByLabelText('New password').fill('nine swans on the river');
  await button('Change password').click();
  await expect
    .element(page.getByLabelText('Current password'))
    .toHaveAccessibleDescription(message);
  await expect.element(page.getByLabelText('Current password')).toHaveFocus();
  expect(navigations).toEqual([]);
});

test('changing my password turns off my private links, unless I clear the checkbox', async () => {
  const feed = { id: 'f', createdAt: 1, lastReadAt: null };
  const server = startFakeServer({
    ...routes(),
    'GET /api/account/feeds': answer(200, { items: [feed, { ...feed, id: 'g' }] }),
    'PATCH /api/account': answer(200, { user: member }),
  });
  await renderApp('/web/account');
  const change = async () => {
    await page.getByLabelText('Current password').fill('old');
    await page.getByLabelText('New password').fill('nine swans on the river');
    await button('Change password').click();
  };
  const endFeeds = page.getByLabelText(/^Turn off my 2 private links/);
  await change();
  await expect.element(page.getByText(/Your private links are turned off\.$/)).toBeVisible();
  await endFeeds.click();
  await change();
  await expect.poll(() => server.calls('PATCH /api/account')).toHaveLength(2);
  expect(server.calls('PATCH /api/account').map(({ body }) => body)).toMatchObject([
    { endFeeds: true },
    { endFeeds: false },
  ]);
});

test('without private links, changing my password asks nothing about them', async () => {
  startFakeServer(routes());
  await renderApp('/web/account');
  await expect.element(page.getByText('You have no private links yet.')).toBeVisible();
  expect(page.getByLabelText(/^Turn off my/).elements()).toEqual([]);
});

test('missing passwords are reported beside their fields', async () => {
  startFakeServer(routes());
  await renderApp('/web/account');
  await button('Change password').click();
  const current = page.getByLabelText('Current password');
  await expect.element(current).toHaveAccessibleDescription('Enter your password.');
  const chosen = page.getByLabelText('New password', { exact: true });
  await expect.element(chosen).toHaveAccessibleDescription(/^Enter a new password\./);
});

test('I can end the sessions in other browsers', async () => {
  const server = startFakeServer({ ...routes(), 'DELETE /api/account/sessions/s2': answer(204) });
  await renderApp('/web/account');
  await expect.element(page.getByText(/^Firefox on Windows/)).toBeVisible();
  expect(button(/^End/).elements()).toHaveLength(1);
  const name = /^End session: Safari on an iPhone. Last used .*1970/;
  await button(name).click();
  await expect.element(page.getByText('Session ended.')).toBeVisible();
  expect(server.calls('DELETE /api/account/sessions/s2')).toHaveLength(1);
});

test('after deleting my account I am forgotten here and redirected to the login, which does not return here', async () => {
  const navigations = watchNavigations();
  const deleted = delayed(answer(204));
  const server = startFakeServer({ ...routes(), 'DELETE /api/account': deleted });
  await renderApp('/web/account');
  await button('Delete my account').click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  const password = dialog.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveAccessibleDescription(t.fields.errors.passwordMissing);
  await password.fill('my password');
  const sessionReads = server.calls('GET /api/session').length;
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect.poll(() => server.calls('DELETE /api/account')).toHaveLength(1);
  // The stream may report the end of the session before the reply arrives.
  await announceChange('session');
  deleted.release();
  await expect.poll(() => navigations).toMatchObject([{ path: '/login', replaces: true }]);
  expect(server.calls('GET /api/session')).toHaveLength(sessionReads);
  expect(server.calls('DELETE /api/account')[0]?.body).toEqual({ password: 'my password' });
  expect(localStorage.getItem(CURRENT_USER_KEY)).toBeNull();
});

test('offline, nothing that needs the server can be started, and each action says why', async () => {
  startFakeServer({
    ...routes(),
    'GET /api/account/feeds': answer(200, { items: [{ id: 'f', createdAt: 1, lastReadAt: null }] }),
  });
  await renderApp('/web/account');
  await expect.element(button(/^Turn off link/)).toBeEnabled();
  await expect.element(button(/^End session/)).toBeEnabled();
  const choice = page.getByLabelText('New announcements');
  await expect.element(choice).toBeEnabled();
  const main = page.getByRole('main').element();
  const labels = (selector: string) =>
    [...main.querySelectorAll(selector)].map(({ textContent }) => textContent);
  stayOffline();
  await expect
    .poll(() => labels('button:disabled, a[aria-disabled="true"]'))
    .toEqual([
      'Get another link',
      'Turn off',
      'Save name',
      'Change password',
      'End session',
      'Download my data',
      'Delete my account',
    ]);
  const sentence = 'Our Assembly cannot be reached. This needs a connection.';
  expect(labels('p').filter((text) => text === sentence)).toHaveLength(8);
  await expect.element(choice).toBeDisabled();
});

test('the links at the top lead to the sections, which are in the same order', async () => {
  startFakeServer(routes());
  await renderApp('/web/account');
  await expect.element(page.getByRole('heading', { name: 'Delete account' })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Your account' }).getByRole('link').elements();
  const headings = [...document.querySelectorAll('main section > h2')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    headings.map(({ id, textContent }) => [`#${id}`, textContent]),
  );
  expect(headings[0]?.id).toBe('notifications');
});
