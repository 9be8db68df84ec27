import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FOLDER, ROOT_ID } from '../data/google-items.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import {
  type ClientReply,
  eventsPath,
  type GoogleClient,
  signIn,
} from '../testing/google-client.ts';

const NOW = Date.parse('2026-11-15T10:20:30Z');
let google: Sandbox;
let owner: GoogleClient;

beforeAll(async () => {
  google = await startSandbox({ now: () => NOW });
  owner = await signIn(google);
});
beforeEach(() => google.reset());
afterAll(() => google.close());

async function control(
  method: string,
  path: string,
  body?: unknown,
): Promise<Pick<ClientReply, 'status' | 'body'>> {
  const reply = await fetch(`${google.url}/control${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json() };
}

const itemsOf = async (path: string) => (await owner.pages(path)).flat();

test('the calendar can be replaced, and one event added, changed or removed', async () => {
  const day = { start: { date: '2026-12-01' }, end: { date: '2026-12-02' } };
  await control('PUT', '/calendar', [{ id: 'a', ...day }]);
  await control('PUT', '/calendar/b', { summary: 'New', ...day });
  expect((await itemsOf(eventsPath)).map((item) => item.id)).toEqual(['a', 'b']);
  await control('PUT', '/calendar/b', { summary: 'Changed', ...day });
  await control('DELETE', '/calendar/a');
  expect(await itemsOf(eventsPath)).toMatchObject([{ id: 'b', summary: 'Changed' }]);
});

test('the other calendars can be replaced', async () => {
  const youth = { id: 'youth', summary: 'Youth', backgroundColor: '#123456', items: [] };
  await control('PUT', '/other-calendars', [youth]);
  expect((await control('GET', '/other-calendars')).body).toEqual([youth]);
  const { body } = await owner.get('/calendar/v3/users/me/calendarList');
  expect(body.items.map(({ id }: { id: string }) => id)).toContain('youth');
});

test('task lists can be replaced, and one task added or removed', async () => {
  await control('PUT', '/tasks', [{ id: 'one', title: 'One', tasks: [{ id: 'a' }] }]);
  await control('PUT', '/tasks/one/b', { title: 'B' });
  await control('DELETE', '/tasks/one/a');
  expect(await itemsOf('/tasks/v1/lists/one/tasks')).toMatchObject([{ id: 'b', title: 'B' }]);
  expect((await control('PUT', '/tasks/unknown/b', {})).status).toBe(400);
});

test('the drive can be replaced, and one file added or removed', async () => {
  await control('PUT', '/drive', [
    { id: 'top', title: 'Top', mimeType: FOLDER, parents: [ROOT_ID] },
  ]);
  const file = { title: 'f.txt', mimeType: 'text/plain', parents: ['top'] };
  await control('PUT', '/drive/f', { ...file, content: { text: 'hello' } });
  expect((await owner.get('/drive/v3/files/f?alt=media')).body).toBe('hello');
  await control('DELETE', '/drive/top');
  expect((await itemsOf('/drive/v2/files')).map(({ id }) => id)).toEqual(['f']);
});

test('an id with a slash can be used when it is encoded', async () => {
  await control('PUT', '/calendar/a%2Fb', { start: { date: '2026-12-01' } });
  expect((await itemsOf(eventsPath)).map(({ id }) => id)).toContain('a/b');
});

test('generated data is the same each time', async () => {
  await control('POST', '/generate', {
    events: 3000,
    tasks: 500,
    lists: 3,
    files: 700,
    folders: 40,
  });
  expect(await itemsOf(`${eventsPath}?maxResults=2500`)).toHaveLength(3000);
  expect(await itemsOf('/drive/v2/files?maxResults=1000')).toHaveLength(740);
  const generated = google.data();
  expect(generated.taskLists.flatMap((list) => list.tasks)).toHaveLength(500);
  google.generate({ events: 3000, tasks: 500, lists: 3, files: 700, folders: 40 });
  expect(google.data()).toEqual(generated);
});

test('a file of any size can be generated', async () => {
  await control('POST', '/generate/file', { id: 'big', bytes: 4 * 2 ** 30 });
  const { body } = await owner.get('/drive/v3/files/big?fields=size');
  expect(body.size).toBe(String(4 * 2 ** 30));
});

test('the clock can be stopped and started again', async () => {
  const now = async () => (await control('GET', '')).body.now;
  await control('PUT', '/now', { now: '2030-01-01T00:00:00Z' });
  expect(await now()).toBe(Date.UTC(2030, 0, 1));
  await control('PUT', '/now', { now: null });
  expect(await now()).toBe(NOW);
});

test('faults can be set, listed, released and removed', async () => {
  const { body: fault } = await control('POST', '/faults', {
    kind: 'error',
    reason: 'backendError',
    path: '/tasks/*',
    times: 'always',
  });
  expect((await owner.get('/tasks/v1/users/@me/lists')).status).toBe(503);
  expect((await control('GET', '/faults')).body).toMatchObject([{ id: fault.id, hits: 1 }]);
  expect((await control('POST', `/faults/${fault.id}/release`)).status).toBe(200);
  await control('DELETE', `/faults/${fault.id}`);
  expect((await owner.get('/tasks/v1/users/@me/lists')).status).toBe(200);
});

test('a hanging request continues when its fault is released', async () => {
  const { body: fault } = await control('POST', '/faults', { kind: 'hang' });
  const reply = owner.get(eventsPath);
  await google.waitForCall((call) => call.fault === 'hang');
  await control('POST', `/faults/${fault.id}/release`);
  expect((await reply).status).toBe(200);
});

test('an unknown fault or control is refused', async () => {
  expect((await control('POST', '/faults', { kind: 'earthquake' })).status).toBe(400);
  expect((await control('POST', '/earthquake')).status).toBe(404);
});

test('behaviors can be set by name, and access tokens revoked', async () => {
  expect((await control('PATCH', '/behavior', { calendarIsPublic: false })).status).toBe(200);
  expect((await control('PATCH', '/behavior', { unknown: true })).status).toBe(400);
  await control('DELETE', '/access-tokens');
  expect((await owner.get(eventsPath)).status).toBe(401);
  owner = await signIn(google);
});

test('calls can be listed and cleared', async () => {
  await owner.get(eventsPath);
  expect((await control('GET', '/calls')).body).toMatchObject([{ path: eventsPath, status: 200 }]);
  await control('DELETE', '/calls');
  expect(google.calls).toEqual([]);
});

test('a reset restores the seed data and removes faults', async () => {
  const before = google.data();
  google.setCalendar([]);
  google.setDrive([]);
  google.setNow(0);
  google.fault({ kind: 'hang', times: 'always' });
  await control('POST', '/reset');
  // Far faster than `toEqual` on megabytes of media.
  expect(isDeepStrictEqual(google.data(), before)).toBe(true);
  expect((await control('GET', '')).body).toMatchObject({ now: NOW, faults: 0, calls: 0 });
});

test('a web page in a browser cannot use the controls', async () => {
  const headers = { origin: 'https://elsewhere.example' };
  const reply = await fetch(`${google.url}/control/reset`, { method: 'POST', headers });
  expect(reply.status).toBe(403);
});
