import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/events-screen.ts';
import { answer, member } from '../../testing/fake-server.ts';
import { anEvent } from '../../testing/fixtures/events.ts';
import { accountRoutes } from '../../testing/fixtures/notifications.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';

const SESSION = 'GET /api/session';
const paused = (emailPausedAt: number) => answer(200, { user: member, emailPausedAt });
const notice = page.getByText(/^We cannot email you/);

const showPaused = () =>
  show([anEvent({ id: 'e1' })], '/web/event', [], { [SESSION]: paused(1), ...accountRoutes() });

beforeEach(prepareScreen);

test('I learn on every screen that no emails reach me, and am led to what I can do', async () => {
  await showPaused();
  await expect.element(notice).toBeVisible();
  expect(notice.element().closest('[role="status"]')).not.toBeNull();
  await page.getByRole('link', { name: 'What to do' }).click();
  const heading = page.getByRole('heading', { name: 'Notifications' });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a notice that I have closed comes back only when emails are paused again', async () => {
  const { server } = await showPaused();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  server.routes[SESSION] = paused(2);
  await announceChange('session');
  await expect.element(notice).toBeVisible();
});
