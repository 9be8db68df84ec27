import { screens } from '@assembly/contract/paths';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { t } from '../../../browser/locale/messages.ts';
import { answer, refuse } from '../../../testing/fake-server.ts';
import { run, source, syncReply } from '../../../testing/fixtures/sync-runs.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import {
  connected,
  saved,
  secretSet,
  settingsReply,
  showSettings,
} from '../../../testing/settings.ts';

const check = (name: string) => page.getByRole('checkbox', { name, exact: true });
const folder = page.getByLabelText('Drive folder');
const submit = page.getByRole('button', { name: 'Save and sync now' });

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

/** As connecting leaves it. */
const NEW = { GOOGLE_TASK_LISTS: saved('none'), GOOGLE_DRIVE_FOLDER: saved('none') };
const whole = check('Show members every file of this Google Drive');
const count = page.getByRole('status').filter({ hasText: /file/ });

/** What Google has: calendars, task lists and folders. */
function choices({ searchParams }: URL) {
  const kind = searchParams.get('kind') ?? '';
  if (kind !== 'folders') return Response.json({ items: ITEMS[kind], path: [] });
  return Response.json(FOLDERS[searchParams.get('parent') ?? '']);
}

async function show(change = {}, routes = {}) {
  const server = await showSettings(
    '?google=connected',
    { google: connected, ...change },
    {
      'GET /api/google/choices': choices,
      'GET /api/google/file-count': answer(200, { files: 214, isMore: false }),
      'GET /api/sync': syncReply([]),
      ...routes,
    },
  );
  return { server, changes: () => server.calls('PATCH /api/settings').map(({ body }) => body) };
}

beforeEach(prepareScreen);

test('nothing is preselected, and what I choose is saved, synced, and shown on Data sync', async () => {
  const started = run({ events: source({ state: 'reading' }) }, 'first');
  const { server, changes } = await show({ settings: NEW });
  await expect.element(check('Office')).not.toBeChecked();
  await expect.element(check('News')).not.toBeChecked();
  await expect.element(check('All lists, including those added later')).not.toBeChecked();
  await expect.element(folder).toHaveValue('none');
  await expect.element(whole).not.toBeChecked();
  expect(count.elements()).toEqual([]);
  await submit.click();
  await expect.element(page.getByText('Choose at least one calendar.')).toBeVisible();
  expect(changes()).toEqual([]);
  server.routes['PATCH /api/settings'] = answer(200, settingsReply({ google: connected }));
  server.routes['POST /api/sync'] = answer(202, { run: started });
  server.routes['GET /api/sync'] = syncReply([], { running: started });
  await check('Youth').click();
  await check('Office').click();
  await check('News').click();
  await expect
    .element(page.getByRole('group', { name: 'Task lists' }).getByText(/Not saved yet\.$/))
    .toBeVisible();
  await submit.click();
  await expect.element(page.getByRole('progressbar', { name: 'Events' })).toBeVisible();
  expect(location.pathname).toBe(screens.dataSync);
  expect(changes()).toMatchObject([
    {
      changes: { GOOGLE_CALENDAR_ID: 'youth,office@example.org', GOOGLE_TASK_LISTS: 'l1' },
    },
  ]);
});

test('a public calendar that Google does not list is added by its ID', async () => {
  const { server, changes } = await show({ settings: { GOOGLE_CALENDAR_ID: saved('youth') } });
  await page.getByText('Public calendars of others').click();
  await page.getByLabelText('Calendars', { exact: true }).fill('youth, feasts@example.org ');
  await check('Office').click();
  server.routes['PATCH /api/settings'] = answer(200, settingsReply({ google: connected }));
  await submit.click();
  await expect
    .poll(changes)
    .toMatchObject([
      { changes: { GOOGLE_CALENDAR_ID: 'youth,feasts@example.org,office@example.org' } },
    ]);
});

test('what was chosen but is not listed any more is marked', async () => {
  await show({
    settings: { GOOGLE_CALENDAR_ID: saved('a@example.org'), GOOGLE_TASK_LISTS: saved('l3') },
  });
  await expect.element(check('a@example.org (not in this account)')).toBeChecked();
  // It stays, so that it can be checked again, and keeps the focus.
  await check('l3 (not in this account)').click();
  await expect.element(check('l3 (not in this account)')).not.toBeChecked();
});

test('with an API key, I read that only public calendars can be read', async () => {
  await show({ settings: { GOOGLE_API_KEY: secretSet, GOOGLE_CALENDAR_ID: saved('youth') } });
  await expect
    .element(page.getByLabelText('API key', { exact: true }))
    .toHaveAccessibleDescription(/only public calendars can be read/);
});

test('without a selected task list, none is synced; all of them have a tick of their own', async () => {
  const { server, changes } = await show({
    settings: { GOOGLE_CALENDAR_ID: saved('youth'), GOOGLE_TASK_LISTS: saved('l1') },
  });
  server.routes['PATCH /api/settings'] = answer(200, settingsReply({ google: connected }));
  await check('News').click();
  await submit.click();
  await expect.poll(changes).toMatchObject([{ changes: { GOOGLE_TASK_LISTS: 'none' } }]);
});

test('an installation from before that choice keeps all lists and the whole drive', async () => {
  const { server, changes } = await show({ settings: { GOOGLE_CALENDAR_ID: saved('youth') } });
  await expect.element(check('All lists, including those added later')).toBeChecked();
  await expect.element(check('News')).toBeChecked();
  await expect.element(check('News')).toBeDisabled();
  await expect.element(whole).toBeChecked();
  expect(folder.elements()).toEqual([]);
  await expect.element(count).toHaveTextContent('Members will see 214 files.');
  server.routes['POST /api/sync'] = answer(202, { run: run() });
  await submit.click();
  await expect.poll(() => server.calls('POST /api/sync')).toHaveLength(1);
  expect(changes()).toEqual([]);
});

test('the whole drive and all lists are synced only after their ticks', async () => {
  const { server, changes } = await show({
    settings: { ...NEW, GOOGLE_CALENDAR_ID: saved('youth') },
  });
  server.routes['PATCH /api/settings'] = answer(200, settingsReply({ google: connected }));
  await whole.click();
  await check('All lists, including those added later').click();
  await submit.click();
  await expect
    .poll(changes)
    .toMatchObject([{ changes: { GOOGLE_DRIVE_FOLDER: null, GOOGLE_TASK_LISTS: null } }]);
});

test('a folder inside another one is chosen after the outer one, and I can go back', async () => {
  const { server, changes } = await show({
    settings: { ...NEW, GOOGLE_CALENDAR_ID: saved('youth') },
  });
  await folder.selectOptions('Public');
  await expect.element(count).toHaveTextContent('Members will see 214 files.');
  await folder.selectOptions('Public / Sermons');
  await expect.element(folder).toHaveValue('f2');
  await folder.selectOptions('Public');
  server.routes['PATCH /api/settings'] = answer(200, settingsReply({ google: connected }));
  await submit.click();
  await expect.poll(changes).toMatchObject([{ changes: { GOOGLE_DRIVE_FOLDER: 'f1' } }]);
  expect(server.calls('GET /api/google/file-count').map(({ query }) => query)).toContain(
    '?folder=f1',
  );
});

test.each([
  ['more than 1,000 files.', answer(200, { files: 2000, isMore: true })],
  ['at least 40 files.', answer(200, { files: 40, isMore: true })],
  ['1 file.', answer(200, { files: 1, isMore: false })],
])('of a folder whose files were counted, I read “%s”', async (text, counted) => {
  const settings = { GOOGLE_DRIVE_FOLDER: saved('f1') };
  await show({ settings }, { 'GET /api/google/file-count': counted });
  await expect.element(count).toHaveTextContent(`Members will see ${text}`);
});

test('if the files cannot be counted, nothing is said', async () => {
  const settings = { GOOGLE_DRIVE_FOLDER: saved('f1') };
  const { server } = await show(
    { settings },
    { 'GET /api/google/file-count': refuse('google_failed') },
  );
  await expect.poll(() => server.calls('GET /api/google/file-count').length).toBeGreaterThan(0);
  await expect.element(count).not.toBeInTheDocument();
  expect(page.getByText(t.problems.google_failed).elements()).toEqual([]);
});

test('what Google does not list says why, and can be tried again', async () => {
  const google = { ...connected, missing: ['tasks', 'drive'] };
  const refused = { 'GET /api/google/choices': refuse('google_not_connected') };
  const { server } = await show({ google }, refused);
  await expect
    .element(page.getByRole('alert').getByText(t.problems.google_not_connected))
    .toBeVisible();
  server.routes['GET /api/google/choices'] = choices;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(check('Office')).toBeVisible();
});

test('what is not permitted is not offered, except by API key, and does not keep the rest from being saved', async () => {
  const { server } = await show({ google: { ...connected, missing: ['calendar', 'drive'] } });
  await expect.element(check('News')).toBeVisible();
  expect(page.getByRole('group', { name: 'Calendars' }).elements()).toHaveLength(0);
  expect(folder.elements()).toHaveLength(0);
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
  await expect.element(page.getByLabelText('Calendars', { exact: true })).toHaveValue('a,b');
  await expect.element(folder).toMatchTextContent(/Public \/ Sermons/);
  await expect.element(folder).toBeDisabled();
  for (const name of ['GOOGLE_CALENDAR_ID', 'GOOGLE_TASK_LISTS', 'GOOGLE_DRIVE_FOLDER']) {
    await expect.element(page.getByText(new RegExp(`variable ${name}`))).toBeVisible();
  }
  expect(page.getByRole('checkbox').elements()).toHaveLength(0);
});
