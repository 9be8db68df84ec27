import { demoOptions } from '@assembly/sandbox/options';
import { expect, test } from 'vitest';
import { EVENTS_PATH, QUICK, SOURCES, useSandbox, WINDOW } from './test-google.ts';

const google = useSandbox();
const { signal } = new AbortController();
const ignore = () => undefined;
const bearer = expect.stringMatching(/^Bearer ya29\.sandbox-\d+$/);

function fileNamed(title: string): string {
  const file = google.sandbox.data().drive.find((one) => one.title === title);
  if (!file) throw new Error(`The sandbox has no ${title}.`);
  return file.id;
}

test('the token is asked for by POST, as JSON', async () => {
  await google.open().readDrive(ignore);
  const [call] = google.callsTo('/token');
  expect(call).toMatchObject({ method: 'POST', query: {}, status: 200 });
  expect(call?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(call?.body ?? '')).toEqual({
    grant_type: 'refresh_token',
    client_id: demoOptions.clientId,
    client_secret: demoOptions.clientSecret,
    refresh_token: demoOptions.refreshToken,
  });
});

test('the calendar is read with the key, in its window, by start', async () => {
  await google.open().readCalendar(WINDOW, ignore);
  expect(google.sandbox.calls).toHaveLength(1);
  expect(google.sandbox.calls[0]).toMatchObject({
    method: 'GET',
    path: EVENTS_PATH,
    query: {
      key: demoOptions.apiKey,
      timeMin: new Date(WINDOW.from).toISOString(),
      timeMax: new Date(WINDOW.to).toISOString(),
      orderBy: 'startTime',
      singleEvents: 'true',
      maxResults: '1000',
    },
  });
  expect(google.sandbox.calls[0]?.headers.authorization).toBeUndefined();
});

test('without a key the calendar is read with the token', async () => {
  await google.open(QUICK, { apiKey: undefined }).readCalendar(WINDOW, ignore);
  const [call] = google.callsTo(EVENTS_PATH);
  expect(call?.query).not.toHaveProperty('key');
  expect(call?.headers.authorization).toEqual(bearer);
});

test('the task lists and the tasks of each are read with the token', async () => {
  const { items } = await google.open().readTaskLists(ignore);
  const [lists] = google.callsTo('/tasks/v1/users/@me/lists');
  expect(lists).toMatchObject({ method: 'GET', query: { maxResults: '1000' } });
  expect(lists?.headers.authorization).toEqual(bearer);
  for (const { id } of items) {
    const [tasks] = google.callsTo(`/tasks/v1/lists/${id}/tasks`);
    expect(tasks).toMatchObject({ method: 'GET', query: { maxResults: '100' } });
    expect(tasks?.headers.authorization).toEqual(bearer);
  }
});

test('the drive is read with the token, without what is in the bin', async () => {
  const { items } = await google.open().readDrive(ignore);
  const [call] = google.callsTo('/drive/v2/files');
  expect(call).toMatchObject({
    method: 'GET',
    query: { maxResults: '500', q: 'trashed=false' },
  });
  expect(call?.headers.authorization).toEqual(bearer);
  expect(items.map(({ title }) => title)).not.toContain('Draft, do not keep.txt');
});

test('a file is opened with the key and the token', async () => {
  const id = fileNamed('How to find us.pdf');
  await google.open().openFile(id, { signal });
  const [call] = google.callsTo(`/drive/v3/files/${id}`);
  expect(call).toMatchObject({
    method: 'GET',
    query: { alt: 'media', key: demoOptions.apiKey },
  });
  expect(call?.headers.authorization).toEqual(bearer);
  expect(call?.headers).not.toHaveProperty('range');
  expect(call?.headers['accept-encoding']).toBe('identity');
});

test('one of Google’s own documents is exported as a PDF', async () => {
  const document = google.sandbox
    .data()
    .drive.find(({ mimeType }) => mimeType === 'application/vnd.google-apps.document');
  const opened = await google.open().exportPdf(document?.id ?? '', { signal });
  const [call] = google.callsTo(`/drive/v3/files/${document?.id}/export`);
  expect(call).toMatchObject({
    method: 'GET',
    query: { mimeType: 'application/pdf', key: demoOptions.apiKey },
  });
  expect(call?.headers.authorization).toEqual(bearer);
  expect(opened).toMatchObject({ status: 200, type: 'application/pdf', length: undefined });
  expect((await new Response(opened.body).text()).length).toBeGreaterThan(0);
});

test('an address that ends in a slash is as good', async () => {
  const apiUrl = `${google.sandbox.apiUrl}/`;
  const { items } = await google.open(QUICK, { apiUrl }).readDrive(ignore);
  expect(items.length).toBeGreaterThan(100);
});

test.each(SOURCES)('reading $name can be called off', async ({ read, path }) => {
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
