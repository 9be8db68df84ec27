import { expect, test } from 'vitest';
import { member } from '../testing/fake-server.ts';
import { rememberUser } from './current-user.ts';
import { clearStorage, readStored, storedKey, writeStored } from './storage.ts';

test('a recording that still plays while I am being signed out leaves no position on the device', () => {
  rememberUser(member);
  writeStored('place-in/sermon', '12');
  expect(readStored('place-in/sermon')).toBe('12');
  clearStorage();
  writeStored('place-in/sermon', '13');
  expect(localStorage).toHaveLength(0);
});

test('signing out clears what my tab hands to its next page, and nothing of another assembly on this host', () => {
  sessionStorage.setItem(storedKey('playing'), 'sermon');
  const others = ['/church#playing', '/church#currentUser'] as const;
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of others) storage.setItem(key, 'theirs');
  }
  clearStorage();
  expect(sessionStorage.getItem(storedKey('playing'))).toBeNull();
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of others) {
      expect(storage.getItem(key)).toBe('theirs');
      storage.removeItem(key);
    }
  }
});
