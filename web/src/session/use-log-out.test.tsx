import { LOGOUT_REDIRECT_MS } from '@assembly/contract/limits';
import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { rememberedUser } from '../browser/current-user.ts';
import { t } from '../browser/locale/messages.ts';
import { SIGN_OUT_KEY, writeStored } from '../browser/storage.ts';
import { filesCacheName } from '../offline/personal-caches.ts';
import { answer, delayed, member, startFakeServer, unreachable } from '../testing/fake-server.ts';
import { anEvent } from '../testing/fixtures/events.ts';
import { stayOffline } from '../testing/stay-offline.ts';
import { deleteAllCaches, storeFor } from '../testing/stored.ts';
import { watchNavigations } from '../testing/watch-navigations.ts';
import { Toast } from '../ui/feedback/toast.tsx';
import { switchUser } from './forget-user.ts';
import { useLogOut } from './use-log-out.tsx';

function LogOut() {
  const { logOut } = useLogOut();
  return (
    <>
      <button type="button" onClick={logOut}>
        Logout
      </button>
      <Toast />
    </>
  );
}

const SIGN_OUT = 'DELETE /api/session';
const clickLogout = () => page.getByRole('button', { name: 'Logout' }).click();

beforeEach(async () => {
  await deleteAllCaches();
  await storeFor(member, [anEvent({ id: 'e1' })]);
  await caches.open(filesCacheName(member.id));
  writeStored('playbackRate', '2');
  sessionStorage.setItem('playing', 'a recording');
});

test('without a connection, logging out removes everything from the device and leads to the login', async () => {
  stayOffline();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const server = startFakeServer({ [SIGN_OUT]: unreachable });
  const navigations = watchNavigations();
  await render(<LogOut />);
  await clickLogout();
  await expect.poll(() => server.calls(SIGN_OUT).length > 0).toBeTruthy();
  await expect.poll(async () => (await caches.keys()).length === 0).toBeTruthy();
  expect(Object.entries(localStorage)).toEqual([[SIGN_OUT_KEY, '1']]);
  expect(sessionStorage).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(LOGOUT_REDIRECT_MS);
  await expect.poll(() => navigations.length > 0).toBeTruthy();
  expect(navigations).toMatchObject([{ path: '/login', replaces: true }]);
});

test('nothing is stored about me again until the server has confirmed that I am logged out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  watchNavigations();
  const slow = delayed(answer(204));
  const server = startFakeServer({ [SIGN_OUT]: slow });
  await render(<LogOut />);
  await clickLogout();
  await expect.poll(() => server.calls(SIGN_OUT).length > 0).toBeTruthy();
  // As a tab does that gets the reply to an earlier request.
  await switchUser(member);
  expect(localStorage.getItem(CURRENT_USER_KEY)).toBeNull();
  localStorage.setItem(CURRENT_USER_KEY, JSON.stringify(member));
  expect(rememberedUser()).toBeNull();
  slow.release();
  await expect.poll(() => localStorage.length === 0).toBeTruthy();
});

test('a server that does not reply keeps nothing on the device, and nobody on the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const hanging = delayed(unreachable);
  const server = startFakeServer({ [SIGN_OUT]: hanging });
  const navigations = watchNavigations();
  await render(<LogOut />);
  await clickLogout();
  await expect.poll(() => server.calls(SIGN_OUT).length > 0).toBeTruthy();
  await expect.poll(async () => (await caches.keys()).length === 0).toBeTruthy();
  expect(Object.keys(localStorage)).toEqual([SIGN_OUT_KEY]);
  await vi.advanceTimersByTimeAsync(LOGOUT_REDIRECT_MS);
  await vi.advanceTimersByTimeAsync(LOGOUT_REDIRECT_MS);
  await expect.poll(() => navigations.length > 0).toBeTruthy();
  expect(localStorage.getItem(SIGN_OUT_KEY)).toBe('1');
  hanging.release();
});

test('a browser that cannot note that I am logged out says so when the server is not told either', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  startFakeServer({ [SIGN_OUT]: unreachable });
  const navigations = watchNavigations();
  await render(<LogOut />);
  await clickLogout();
  await expect.element(page.getByText(t.app.logoutFailed)).toBeVisible();
  expect(navigations).toEqual([]);
});
