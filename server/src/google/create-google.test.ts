import { demoOptions } from '@assembly/sandbox/options';
import { expect, test } from 'vitest';
import {
  EVENTS_PATH,
  identity,
  QUICK,
  SOURCES,
  useSandbox,
  WINDOW,
} from '../testing/fixtures/test-google.ts';

const google = useSandbox();
const { signal } = new AbortController();
const ignore = () => undefined;
const bearer = expect.stringMatching(/^Bearer ya29\.sandbox-\d+$/);

function fileNamed(title: string): string {
  const file = google.sandbox.data().drive.find((one) => one.title === title);
  if (!file) throw new Error(`The sandbox has no ${title}.`);
  return file.id;
}

/** Headers that fetch adds itself. */
const FETCH_HEADERS = ['host', 'connection', 'accept-language', 'sec-fetch-mode', 'content-length'];

/** All calls in full, so that the tests notice anything else that is sent. */
function allCalls() {
  return google.sandbox.calls.map(({ method, path, query, headers, body }) => ({
    method,
    path,
    query,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => !FETCH_HEADERS.includes(name)),
    ),
    body,
  }));
}

const BARE = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate',
  'user-agent': 'Assembly (gzip)',
};
const SIGNED_IN = { ...BARE, authorization: bearer };
const get = (path: string, query: Record<string, string>, headers: object) => ({
  method: 'GET',
  path,
  query,
  headers,
  body: '',
});

const TOKEN_CALL = {
  method: 'POST',
  path: '/token',
  query: {},
  headers: { ...BARE, 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: demoOptions.clientId,
    client_secret: demoOptions.clientSecret,
    refresh_token: demoOptions.refreshToken,
  }).toString(),
};

const CALENDAR_QUERY = {
  timeMin: new Date(WINDOW.from).toISOString(),
  timeMax: new Date(WINDOW.to).toISOString(),
  orderBy: 'startTime',
  singleEvents: 'true',
  maxResults: '1000',
};

test('the calendar is read with only the API key, in its window, by start', async () => {
  await google.open().readCalendars(WINDOW, identity, ignore);
  expect(allCalls()).toEqual([
    get(EVENTS_PATH, { ...CALENDAR_QUERY, key: demoOptions.apiKey }, BARE),
  ]);
});

test('without an API key, the calendar is read with the access token', async () => {
  await google.open(QUICK, { apiKey: undefined }).readCalendars(WINDOW, identity, ignore);
  expect(allCalls()).toEqual([TOKEN_CALL, get(EVENTS_PATH, CALENDAR_QUERY, SIGNED_IN)]);
});

test('task lists and their tasks are read with only the access token', async () => {
  const { items } = await google.open().readTaskLists(ignore);
  expect(items.length).toBeGreaterThan(3);
  const [token, lists, ...tasks] = allCalls();
  expect(token).toEqual(TOKEN_CALL);
  expect(lists).toEqual(get('/tasks/v1/users/@me/lists', { maxResults: '1000' }, SIGNED_IN));
  expect(tasks.filter(({ query }) => !query.pageToken)).toEqual(
    items.map(({ id }) => get(`/tasks/v1/lists/${id}/tasks`, { maxResults: '100' }, SIGNED_IN)),
  );
});

test('the drive is read with only the access token, page by page, without the trash', async () => {
  google.sandbox.generate({ files: 1200, folders: 1 });
  google.sandbox.putFile({ id: 'bin', title: 'Draft', mimeType: 'text/plain', trashed: true });
  const { items } = await google.open().readDrive(ignore);
  const query = { maxResults: '1000', q: 'trashed=false' };
  expect(allCalls()).toEqual([
    TOKEN_CALL,
    get('/drive/v2/files', query, SIGNED_IN),
    get('/drive/v2/files', { ...query, pageToken: expect.stringMatching(/./) }, SIGNED_IN),
  ]);
  expect(items).toHaveLength(1201);
});

test('only the email address of the account is requested', async () => {
  expect(await google.open().readAccount()).toBe('office@sandbox.example');
  expect(allCalls()).toEqual([
    TOKEN_CALL,
    get('/drive/v2/about', { fields: 'user/emailAddress' }, SIGNED_IN),
  ]);
});

test('a file is opened with the API key and the access token', async () => {
  const id = fileNamed('How to find us.pdf');
  await google.open().openFile(id, { signal });
  // Compressed bytes would not match the content length.
  const headers = { ...SIGNED_IN, 'accept-encoding': 'identity' };
  expect(allCalls()).toEqual([
    TOKEN_CALL,
    get(`/drive/v3/files/${id}`, { alt: 'media', key: demoOptions.apiKey }, headers),
  ]);
});

test('a range of a file is requested as such, and without an API key with the access token', async () => {
  const id = fileNamed('How to find us.pdf');
  await google.open(QUICK, { apiKey: undefined }).openFile(id, { range: 'bytes=0-9', signal });
  const headers = { ...SIGNED_IN, 'accept-encoding': 'identity', range: 'bytes=0-9' };
  expect(allCalls()).toEqual([TOKEN_CALL, get(`/drive/v3/files/${id}`, { alt: 'media' }, headers)]);
});

test('one of Google’s own documents is exported as a PDF', async () => {
  const { id = '' } =
    google.sandbox
      .data()
      .drive.find(({ mimeType }) => mimeType === 'application/vnd.google-apps.document') ?? {};
  const opened = await google.open().exportPdf(id, { signal });
  expect(allCalls()).toEqual([
    TOKEN_CALL,
    get(
      `/drive/v3/files/${id}/export`,
      { mimeType: 'application/pdf', key: demoOptions.apiKey },
      { ...SIGNED_IN, 'accept-encoding': 'identity' },
    ),
  ]);
  expect(opened).toMatchObject({ status: 200, type: 'application/pdf', length: undefined });
  expect((await new Response(opened.body).text()).length).toBeGreaterThan(0);
});

test('an API address may end in a slash', async () => {
  const apiUrl = `${google.sandbox.apiUrl}/`;
  const { items } = await google.open(QUICK, { apiUrl }).readDrive(ignore);
  expect(items.length).toBeGreaterThan(100);
});

test.each(SOURCES)('reading $name can be aborted', async ({ read, path }) => {
  google.sandbox.fault({ kind: 'hang', path });
  const control = new AbortController();
  const reading = read(google.open(), ignore, control.signal);
  await google.sandbox.waitForCall((call) => call.path === path);
  control.abort(new Error('We are closing.'));
  await expect(reading).rejects.toThrow('We are closing.');
  const call = await google.sandbox.waitForCall((one) => one.abortedAt !== null);
  expect(call.path).toBe(path);
  expect(google.callsTo(path)).toHaveLength(1);
});
