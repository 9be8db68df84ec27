import { LANGUAGE_NAMES, LANGUAGES } from '@assembly/messages/language-names';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../browser/locale/choose-language.ts';
import { setLanguage } from '../browser/locale/locale.ts';
import { loadMessages, t } from '../browser/locale/messages.ts';
import { answer, member, startFakeServer } from '../testing/fake-server.ts';
import { anEvent, pageOfEvents } from '../testing/fixtures/events.ts';
import { announceChange, prepareScreen } from '../testing/live-screen.ts';
import { renderApp } from '../testing/render-app.tsx';
import { SignInPages } from './sign-in-pages.tsx';

const title = page.getByRole('heading', { level: 1 });
const events = [anEvent({ id: 'a', summary: 'Service', startsAt: Date.UTC(2099, 4, 3, 9) })];
const cards = page.getByRole('main').getByRole('listitem');

beforeEach(async () => {
  await prepareScreen();
  onTestFinished(() => chooseLanguage('en'));
});

/** As if the server had sent the page in German, of which the tests have no texts. */
async function showInGerman() {
  Object.assign(t, { common: { ...t.common, events: 'Termine' } });
  setLanguage('de');
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: member, language: 'de' }),
    'GET /api/events': (address) => answer(200, pageOfEvents(events, address))(address),
  });
  await renderApp('/web/event');
  await expect.element(title).toHaveTextContent('Termine');
  await expect.element(cards.getByText(/Sonntag, 3. Mai 2099/)).toBeVisible();
  return server;
}

test('when I choose another language on another device, texts and dates change, and what I typed stays', async () => {
  const server = await showInGerman();
  const search = page.getByRole('searchbox');
  await search.fill('S');
  server.routes['GET /api/session'] = answer(200, { user: member, language: 'en' });
  await announceChange('session');
  await expect.element(title).toHaveTextContent('Events');
  await expect.element(cards.getByText(/Sunday,? 3 May 2099/)).toBeVisible();
  await expect.element(search).toHaveValue('S');
  await expect.element(search).toHaveFocus();
  expect(document.documentElement.lang).toBe('en');
  expect(document.cookie).toContain('language=en');
});

test('a language whose texts cannot be loaded changes nothing', async () => {
  await showInGerman();
  await expect(chooseLanguage('xx')).rejects.toThrow();
  await expect.element(title).toHaveTextContent('Termine');
  expect(document.documentElement.lang).toBe('de');
});

test('texts that are still being loaded when the language changes are loaded again', async () => {
  const { notFound } = t;
  Reflect.deleteProperty(t, 'notFound');
  const loading = loadMessages('notFound');
  setLanguage('xx');
  await expect(loading).rejects.toThrow();
  expect(t.notFound).toBeUndefined();
  Object.assign(t, { notFound });
});

test.runIf(LANGUAGES.length > 1)('I can choose a language before I log in', async () => {
  const other = LANGUAGES.at(-1) ?? 'en';
  await render(<SignInPages screen="login" linkToken={null} />);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('mia@assembly.example');
  const field = email.element();
  await page.getByRole('combobox', { name: 'Language' }).selectOptions(LANGUAGE_NAMES[other]);
  await expect.poll(() => document.documentElement.lang).toBe(other);
  expect(field).toHaveValue('mia@assembly.example');
  expect(field.isConnected).toBe(true);
  expect(document.cookie).toContain(`language=${other}`);
});
