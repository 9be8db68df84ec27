import { beforeEach, expect, test, vi } from 'vitest';
import { rememberedUser } from '../browser/current-user.ts';
import { writeStored } from '../browser/storage.ts';
import { dataCacheName, filesCacheName } from '../offline/personal-caches.ts';
import { admin, member } from '../testing/fake-server.ts';
import { deleteAllCaches } from '../testing/stored.ts';
import { forgetUser, switchUser } from './forget-user.ts';

beforeEach(async () => {
  await deleteAllCaches();
  await switchUser(admin);
  await caches.open(filesCacheName(admin.id));
  writeStored('playbackRate', '2');
  sessionStorage.setItem('playing', 'a recording');
});

test('the person who signs in after me finds nothing of mine', async () => {
  await switchUser(member);
  expect(rememberedUser()).toEqual(member);
  expect(localStorage).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
  expect(await caches.keys()).toEqual([]);
});

test('what I have stored stays when I sign in again, or change my name', async () => {
  await caches.open(dataCacheName(admin.id));
  await switchUser({ ...admin, name: 'Anna' });
  expect(rememberedUser()?.name).toBe('Anna');
  expect(localStorage).toHaveLength(2);
  expect(sessionStorage).toHaveLength(1);
  expect(await caches.keys()).toHaveLength(2);
});

test('my push messages end when I sign out, or when somebody else signs in', async () => {
  const postMessage = vi.fn();
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({
    postMessage,
  } as unknown as ServiceWorker);
  await switchUser(admin);
  expect(postMessage).not.toHaveBeenCalled();
  await switchUser(member);
  await forgetUser();
  expect(postMessage.mock.calls).toEqual([['unsubscribe'], ['unsubscribe']]);
});
