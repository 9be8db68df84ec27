import { screens } from '@assembly/contract/paths';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, delayed, refuse } from '../../../../testing/fake-server.ts';
import { run, source, syncReply } from '../../../../testing/fixtures/sync-runs.ts';
import { prepareScreen } from '../../../../testing/live-screen.ts';
import {
  connected,
  saved,
  secretSet,
  settingsReply,
  showSettings,
} from '../../../../testing/settings.ts';

const check = (name: string) => page.getByRole('checkbox', { name, exact: true });
const radio = (name: RegExp) => page.getByRole('radio', { name });
const submit = page.getByRole('button', { name: 'Save and sync now' });
const dialog = page.getByRole('dialog', { name: 'Choose a folder' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });

const ITEMS: Record<string, { id: string; name: string }[]> = {
  calendars: [
    { id: 'youth', name: 'Youth' },
    { id: 'office@example.org', name: 'Office' },
  ],
  lists: [
    { id: 'l1', name: 'News' },
    { id: 'l2', name: 'Private' },
  ],
};
const FOLDERS: Record<string, { items: object[]; path: object[] }> = {
  '': { items: [{ id: 'f1', name: 'Public' }], path: [] },
  f1: { items: [{ id: 'f2', name: 'Sermons' }], path: [{ id: 'f1', name: 'Public' }] },
  f2: {
    items: [],
    path: [
      { id: 'f1', name: 'Public' },
      { id: 'f2', name: 'Sermons' },
    ],
  },
};

/** What Google has: calendars, task lists and folders. */
function choices({ searchParams }: URL) {
  const kind = searchParams.get('kind') ?? '';
  if (kind !== 'folders') return Response.json({ items: ITEMS[kind], path: [] });
  if (searchParams.get('q'))
    return Response.json({ items: [{ id: 'f2', name: 'Sermons' }], path: [] });
  return Response.json(FOLDERS[searchParams.get('parent') ?? '']);
}

async function show(change = {}, routes = {}) {
  const server = await showSettings(
    '?google=connected',
    { google: connected, ...change },
    { 'GET /api/google/choices': choices, 'GET /api/sync': syncReply([]), ...routes },
  );
  return { server, changes: () => server.calls('PATCH /api/settings').map(({ body }) => body) };
}

beforeEach(prepareScreen);

test('one click after connecting saves the account’s own calendar, syncs everything and leads to the events', async () => {
  const started = run({ events: source({ state: 'reading' }) }, 'first');
  const { server, changes } = await show();
  await expect.element(check('Office')).toBeChecked();
  await expect.element(check('Youth')).not.toBeChecked();
  await expect.element(radio(/^All/)).toBeChecked();
  await expect.element(radio(/^The whole drive/)).toBeChecked();
  const reply = {
    settings: { GOOGLE_CALENDAR_ID: saved('office@example.org') },
    google: connected,
  };
  server.routes['PATCH /api/settings'] = answer(200, settingsReply(reply));
  server.routes['POST /api/sync'] = answer(202, { run: started });
  server.routes['GET /api/sync'] = syncReply([], { running: started });
  await submit.click();
  await expect.element(page.getByRole('progressbar', { name: 'Events' })).toBeVisible();
  expect(changes()).toMatchObject([{ changes: { GOOGLE_CALENDAR_ID: 'office@example.org' } }]);
  expect(location.search).toBe('?section=google');

  server.routes['GET /api/sync'] = syncReply([run({}, 'first')]);
  await expect
    .element(page.getByRole('link', { name: 'See the events' }))
    .toHaveAttribute('href', screens.events);
});

test('a preselected calendar is not asked about when leaving', async () => {
  await show();
  await expect.element(check('Office')).toBeChecked();
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('several calendars have an order, which I can change, also with one that Google does not list', async () => {
  const { server, changes } = await show({
    settings: { GOOGLE_CALENDAR_ID: saved('office@example.org, youth') },
  });
  await expect.element(check('Youth')).toBeChecked();
  await page.getByText('Add a public calendar').click();
  await page.getByLabelText('Calendar ID').fill(' feasts@example.org ');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(check('feasts@example.org')).toBeChecked();
  const up = page.getByRole('button', { name: 'Move feasts@example.org up' });
  await up.click();
  await expect.element(up).toHaveFocus();
  await expect
    .element(page.getByText('feasts@example.org is now number 2 of 3.'))
    .toBeInTheDocument();
  server.routes['PATCH /api/settings'] = answer(200, settingsReply({ google: connected }));
  await submit.click();
  await expect
    .poll(changes)
    .toMatchObject([
      { changes: { GOOGLE_CALENDAR_ID: 'office@example.org,feasts@example.org,youth' } },
    ]);
});

test('several calendar IDs can be pasted at once, also as addresses', async () => {
  await show({ settings: { GOOGLE_CALENDAR_ID: saved('youth') } });
  await page.getByText('Add a public calendar').click();
  const add = page.getByRole('button', { name: 'Add', exact: true });
  const id = page.getByLabelText('Calendar ID');
  await add.click();
  await expect.element(id).toHaveAccessibleDescription(/^Enter a calendar ID\./);
  await expect.element(id).toHaveFocus();
  await id.fill('a@example.org, holidays');
  await add.click();
  await expect.element(id).toHaveAccessibleDescription(/^This is not a calendar ID\./);
  expect(check('a@example.org').elements()).toHaveLength(0);
  await id.fill('a@example.org, https://calendar.google.com/calendar/embed?src=b%40example.org,');
  await add.click();
  await expect.element(check('a@example.org')).toBeChecked();
  await expect.element(check('b@example.org')).toBeChecked();
  await expect.element(id).toHaveValue('');
});

test('what was chosen but is not listed any more is marked', async () => {
  await show({
    settings: { GOOGLE_CALENDAR_ID: saved('a@example.org'), GOOGLE_TASK_LISTS: saved('l3') },
  });
  await expect
    .element(check('a@example.org (not in this account: public, or no longer available)'))
    .toBeChecked();
  await expect.element(check('l3 (no longer available)')).toBeChecked();
  // It stays, so that it can be checked again, and keeps the focus.
  await check('l3 (no longer available)').click();
  await expect.element(check('l3 (no longer available)')).not.toBeChecked();
});

test('with an API key, I am warned that only public calendars can be read', async () => {
  await show({ settings: { GOOGLE_API_KEY: secretSet, GOOGLE_CALENDAR_ID: saved('youth') } });
  const warning = page.getByText(/^An API key is set: with it, only public calendars can be read/);
  await expect.element(warning).toBeVisible();
  await page.getByText('Add a public calendar').click();
  await page.getByRole('button', { name: 'Remove the API key' }).click();
  await expect.element(warning).not.toBeInTheDocument();
  await page.getByLabelText('API key', { exact: true }).fill('AIza-other');
  await expect.element(warning).toBeVisible();
});

test('I am not told to remove an API key that cannot be removed here', async () => {
  const GOOGLE_API_KEY = { ...secretSet, source: 'environment' } as const;
  await show({ settings: { GOOGLE_API_KEY, GOOGLE_CALENDAR_ID: saved('youth') } });
  const warning = page.getByText(/^An API key is set/);
  await expect.element(warning).toMatchTextContent(/only public calendars can be read\.$/);
});

test('at least one calendar and, if not all, one list must be chosen', async () => {
  const { changes } = await show({ settings: { GOOGLE_CALENDAR_ID: saved('youth') } });
  await check('Youth').click();
  await submit.click();
  await expect.element(page.getByText('Choose at least one calendar.')).toBeVisible();
  await check('Youth').click();
  await radio(/^Only these/).click();
  await expect.element(check('News')).not.toBeChecked();
  await submit.click();
  await expect.element(page.getByText('Choose at least one list, or all of them.')).toBeVisible();
  // Unchecking the last one does not choose all of them.
  await check('News').click();
  await check('News').click();
  await submit.click();
  expect(changes()).toEqual([]);
});

test('some task lists are saved by their ids, and all by none', async () => {
  const { server, changes } = await show({ settings: { GOOGLE_CALENDAR_ID: saved('youth') } });
  server.routes['PATCH /api/settings'] = answer(
    200,
    settingsReply({
      settings: { GOOGLE_CALENDAR_ID: saved('youth'), GOOGLE_TASK_LISTS: saved('l1') },
      google: connected,
    }),
  );
  await radio(/^Only these/).click();
  await check('News').click();
  const lists = page.getByRole('group', { name: 'Task lists' });
  await expect.element(lists.getByText('Not saved yet.')).toBeVisible();
  await submit.click();
  await expect.poll(changes).toMatchObject([{ changes: { GOOGLE_TASK_LISTS: 'l1' } }]);
  await expect.element(lists.getByText('Saved here.')).toBeVisible();
  await radio(/^All/).click();
  await submit.click();
  await expect.poll(() => changes()[1]).toMatchObject({ changes: { GOOGLE_TASK_LISTS: null } });
});

test('a folder is found by browsing, and its path is shown', async () => {
  const { server, changes } = await show({ settings: { GOOGLE_CALENDAR_ID: saved('youth') } });
  await radio(/^One folder/).click();
  await expect.element(button('Use the whole drive')).toBeVisible();
  await button('Public').click();
  await expect.element(button('Use “Public”')).toBeVisible();
  await button('Sermons').click();
  await expect.element(dialog.getByText('No subfolders.')).toBeVisible();
  await dialog
    .getByRole('navigation', { name: 'Path' })
    .getByRole('button', { name: 'Public' })
    .click();
  await button('Use “Public”').click();
  await expect.element(radio(/^One folder: Public/)).toBeChecked();
  server.routes['PATCH /api/settings'] = answer(200, settingsReply({ google: connected }));
  await submit.click();
  await expect.poll(changes).toMatchObject([{ changes: { GOOGLE_DRIVE_FOLDER: 'f1' } }]);
});

test('a folder is found by its name, and while Google searches, the dialog says so', async () => {
  const { server } = await show({ settings: { GOOGLE_CALENDAR_ID: saved('youth') } });
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await expect.element(button('Public')).toBeVisible();
  const searching = delayed(answer(200, { items: [{ id: 'f2', name: 'Sermons' }], path: [] }));
  server.routes['GET /api/google/choices'] = searching;
  await dialog.getByRole('searchbox', { name: 'Search folders' }).fill('serm');
  await expect.element(dialog.getByText('Asking Google…')).toBeVisible();
  server.routes['GET /api/google/choices'] = choices;
  searching.release();
  await button('Sermons').click();
  await button('Use “Sermons”').click();
  await expect.element(radio(/^One folder: Public \/ Sermons/)).toBeChecked();
});

test('what Google does not list says why, and can be tried again', async () => {
  const { server } = await show({}, { 'GET /api/google/choices': refuse('google_not_connected') });
  await expect.element(page.getByRole('alert').getByText('google_not_connected')).toBeVisible();
  server.routes['GET /api/google/choices'] = choices;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(check('Office')).toBeChecked();
});

test('what is not permitted is not offered, except by API key, and does not keep the rest from being saved', async () => {
  const { server } = await show({ google: { ...connected, missing: ['calendar', 'drive'] } });
  await expect.element(radio(/^All/)).toBeChecked();
  expect(page.getByRole('group', { name: /^(Calendars|Drive)$/ }).elements()).toHaveLength(0);
  await expect.element(page.getByLabelText('API key', { exact: true })).toBeVisible();
  server.routes['POST /api/sync'] = answer(202, { run: run() });
  await submit.click();
  await expect.poll(() => server.calls('POST /api/sync')).toHaveLength(1);
});

test('choices set by the environment are shown with their variables', async () => {
  await show({
    settings: {
      GOOGLE_CALENDAR_ID: saved('a,b', 'environment'),
      GOOGLE_TASK_LISTS: saved('l1', 'environment'),
      GOOGLE_DRIVE_FOLDER: saved('f2', 'environment'),
    },
  });
  await expect.element(page.getByText('a, b')).toBeVisible();
  await expect.element(page.getByText('Public / Sermons')).toBeVisible();
  for (const name of ['GOOGLE_CALENDAR_ID', 'GOOGLE_TASK_LISTS', 'GOOGLE_DRIVE_FOLDER']) {
    await expect.element(page.getByText(new RegExp(`variable ${name}`))).toBeVisible();
  }
  expect(page.getByRole('radio').elements()).toHaveLength(0);
});
