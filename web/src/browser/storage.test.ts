import { expect, test } from 'vitest';
import { member } from '../testing/fake-server.ts';
import { rememberUser } from './current-user.ts';
import { clearStorage, readStored, writeStored } from './storage.ts';

test('a recording that still plays while I am being signed out leaves no position on the device', () => {
  rememberUser(member);
  writeStored('place-in/sermon', '12');
  expect(readStored('place-in/sermon')).toBe('12');
  clearStorage();
  writeStored('place-in/sermon', '13');
  expect(localStorage).toHaveLength(0);
});
