import { beforeEach, expect, test } from 'vitest';
import {
  clearCachesOfOthers,
  clearPersonalCaches,
  dataCacheName,
  filesCacheName,
} from './personal-caches.ts';

const SHELL = 'assembly-shell#1';
const OTHER_ASSEMBLY = 'assembly-data/church#u1';

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const id of ['u1', 'u2']) {
    await caches.open(dataCacheName(id));
    await caches.open(filesCacheName(id));
  }
  await caches.open(SHELL);
  await caches.open(OTHER_ASSEMBLY);
});

test('nothing of anyone stays, but the app and the other assemblies of the host do', async () => {
  await clearPersonalCaches();
  expect(await caches.keys()).toEqual([SHELL, OTHER_ASSEMBLY]);
});

test('my own data stays when that of people who used this device before me goes', async () => {
  await clearCachesOfOthers('u2');
  expect(await caches.keys()).toEqual([
    dataCacheName('u2'),
    filesCacheName('u2'),
    SHELL,
    OTHER_ASSEMBLY,
  ]);
});
