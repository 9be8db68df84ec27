import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { watchStreams } from '../../testing/fake-event-source.ts';
import { admin, member, startFakeServer } from '../../testing/fake-server.ts';
import { usersRoutes } from '../../testing/fixtures/users.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(async () => {
  watchStreams();
  await page.viewport(1280, 800);
});

test('the header stays in view while ten people are scrolled in 600 px', async () => {
  const people = Array.from({ length: 9 }, (_, index) => ({ ...member, id: `m${index}` }));
  startFakeServer(usersRoutes([admin, ...people]));
  await renderApp('/web/admin');
  const headers = page.getByRole('columnheader');
  await expect.element(headers.first()).toBeVisible();
  expect(headers.elements().map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Email',
    'Role',
    'Action',
  ]);
  expect(page.getByRole('row').elements()).toHaveLength(11);
  const roles = page.getByRole('row').elements().slice(1, 3);
  expect(roles.map((row) => row.querySelectorAll('td, th')[2]?.textContent)).toEqual([
    'Admin',
    'User',
  ]);
  const region = page.getByRole('region', { name: 'Users' }).element();
  expect(region.clientHeight).toBeLessThanOrEqual(600);
  region.scrollTo(0, region.scrollHeight);
  const { top } = page.getByRole('row').first().element().getBoundingClientRect();
  expect(Math.abs(top - region.getBoundingClientRect().top)).toBeLessThan(3);
});
