import { ApiError } from '@assembly/contract/api-error';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aRecording, prepareDevice } from '../../testing/stored-files.ts';
import { markReachable, markUnreachable } from '../connection.ts';
import { preferServer } from './prefer-server.ts';
import { storeOpened } from './stored-files.ts';

beforeEach(async () => {
  prepareDevice();
  await storeOpened({ ...aRecording('a'), mimeType: 'application/pdf' }, new Blob(['old']));
});

const open = (load: () => Promise<string>, id = 'a') =>
  preferServer(id, load, (copy) => copy.text());

test('the server’s document is shown, not the copy', async () => {
  expect(await open(async () => 'new')).toBe('new');
});

test.each([
  ['cannot be reached', new TypeError('Failed to fetch')],
  ['does not get it from Google', new ApiError('google_failed', 'Later.')],
])('the copy is shown when the server %s', async (_what, error) => {
  expect(await open(() => Promise.reject(error))).toBe('old');
  await expect(open(() => Promise.reject(error), 'unknown')).rejects.toBe(error);
});

test('a document that was deleted, or that I may not read any more, is not shown from its copy', async () => {
  const error = new ApiError('file_not_found', 'Gone.', { status: 404 });
  await expect(open(() => Promise.reject(error))).rejects.toBe(error);
});

test('the copy is shown when the server takes too long, and at once without a connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const never = new Promise<string>(() => {});
  const opening = open(() => never);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await opening).toBe('old');
  markUnreachable();
  onTestFinished(markReachable);
  const load = vi.fn(() => never);
  expect(await open(load)).toBe('old');
  expect(load).not.toHaveBeenCalled();
});
