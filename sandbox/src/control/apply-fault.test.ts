import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { eventsPath, type GoogleClient, signIn } from '../testing/google-client.ts';

const NOW = Date.parse('2026-11-15T10:20:30Z');
const UPCOMING = `${eventsPath}?timeMin=2026-11-15T10:20:30Z&singleEvents=true&maxResults=10`;
const FILES = '/drive/v2/files?maxResults=10';
let google: Sandbox;
let owner: GoogleClient;

beforeAll(async () => {
  google = await startSandbox({ now: () => NOW });
  owner = await signIn(google);
});
beforeEach(() => google.reset());
afterAll(() => google.close());

test('html: an HTML page is sent with 200', async () => {
  google.fault({ kind: 'html' });
  const { status, headers, body } = await owner.get(FILES);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch('text/html');
  expect(body).toMatch('<!DOCTYPE html>');
});

test('empty-object and null-items: the reply has no items', async () => {
  google.fault({ kind: 'empty-object' });
  expect((await owner.get(FILES)).body).toEqual({});
  google.fault({ kind: 'null-items' });
  expect((await owner.get(FILES)).body).toMatchObject({ kind: 'drive#fileList', items: null });
});

test('broken-json: the reply cannot be parsed', async () => {
  google.fault({ kind: 'broken-json' });
  await expect(owner.get(FILES)).rejects.toThrow(SyntaxError);
});

test('wrong-types: the fields of one item have wrong types', async () => {
  const before = (await owner.get(FILES)).body.items;
  google.fault({ kind: 'wrong-types', index: 1 });
  const after = (await owner.get(FILES)).body.items;
  expect(after[0]).toEqual(before[0]);
  expect(after[1]).toMatchObject({ id: before[1].id, title: 42, parents: 'no' });
  google.fault({ kind: 'wrong-types', index: 1, spoilsId: true });
  expect((await owner.get(FILES)).body.items[1]).toMatchObject({ id: 42, title: 42 });
});

test('endless-pages: there is always another page, with a new token and new ids', async () => {
  google.fault({ kind: 'endless-pages', path: eventsPath });
  const tokens = new Set<string>();
  const ids = new Set<string>();
  let token = '';
  for (let page = 0; page < 5; page += 1) {
    const { body } = await owner.get(`${UPCOMING}${token && `&pageToken=${token}`}`);
    token = body.nextPageToken;
    tokens.add(token);
    for (const item of body.items) ids.add(item.id);
  }
  expect(tokens.size).toBe(5);
  expect(ids.size).toBe(50);
});

test('same-page-token: every page has the same token', async () => {
  google.fault({ kind: 'same-page-token' });
  const first = (await owner.get(FILES)).body.nextPageToken;
  const second = (await owner.get(`${FILES}&pageToken=${first}`)).body.nextPageToken;
  expect(second).toBe(first);
});

test('duplicate-ids: the first item appears twice', async () => {
  google.fault({ kind: 'duplicate-ids' });
  const { items } = (await owner.get(FILES)).body;
  expect(items).toHaveLength(11);
  expect(items[0]).toEqual(items[1]);
});

test('forbidden-ids: ids contain characters that a key may not contain', async () => {
  google.fault({ kind: 'forbidden-ids' });
  const ids = (await owner.get(UPCOMING)).body.items.map((item: { id: string }) => item.id);
  for (const character of '.#$/[]') expect(ids).toContain(`for${character}bidden`);
});

test('long-string: the longest text field is one byte too long', async () => {
  const size = async (path: string, field: string) => {
    google.fault({ kind: 'long-string' });
    return Buffer.byteLength((await owner.get(path)).body.items[0][field]);
  };
  const [list] = google.data().taskLists;
  expect(await size(UPCOMING, 'description')).toBe(10_485_761);
  expect(await size(`/tasks/v1/lists/${list?.id}/tasks`, 'notes')).toBe(10_485_761);
  expect(await size(FILES, 'title')).toBe(10_485_761);
});

test('huge: the reply is made only as fast as the client reads it', async () => {
  google.fault({ kind: 'huge', bytes: 1_000_000 });
  expect((await owner.get(FILES)).body.items[0].summary.length).toBeGreaterThanOrEqual(1_000_000);

  google.fault({ kind: 'huge' });
  const abort = new AbortController();
  const response = await fetch(google.url + FILES, {
    headers: owner.headers,
    signal: abort.signal,
  });
  await response.body?.getReader().read();
  abort.abort();
  const call = await google.waitForCall(({ abortedAt }) => abortedAt !== null);
  expect(call.bytesSent).toBeLessThan(100 * 1024 * 1024);
});
