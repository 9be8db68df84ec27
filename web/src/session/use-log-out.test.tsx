import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { markReachable, markUnreachable } from '../offline/connection.ts';
import { startFakeServer } from '../testing/fake-server.ts';
import { Toast } from '../ui/feedback/toast.tsx';
import { useLogOut } from './use-log-out.ts';

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

test('without a connection, logging out says that it needs one', async () => {
  const server = startFakeServer({});
  onTestFinished(markReachable);
  markUnreachable();
  await render(<LogOut />);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(page.getByText('You are offline. This needs a connection.')).toBeVisible();
  expect(server.calls('DELETE /api/session')).toEqual([]);
});
