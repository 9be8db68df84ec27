import { screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { WIDE } from './support/accessibility.ts';
import { demo, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

const list = (page: Page) => page.getByRole('region', { name: 'List of announcements' });
const task = (page: Page, title: string) => list(page).getByRole('button', { name: title });

test('a member reads the announcements of each list, opens one and searches', async ({
  page,
  assembly,
}) => {
  await signIn(page.context(), assembly, demo.member);
  await page.goto(assembly.url + screens.announcements);
  await expect(list(page).getByRole('heading', { name: 'This week' })).toBeVisible();
  await expect(list(page).getByText('What everybody should know before Sunday.')).toBeVisible();
  await expect(task(page, 'Bring a dish for the shared lunch')).toContainText('until today');
  // Completed, overdue and deleted tasks, and a list without open tasks.
  await expect(task(page, 'Return the hymn books')).toHaveCount(0);
  await expect(task(page, 'Choir robes back')).toHaveCount(0);
  await expect(task(page, 'Pray for those who are ill')).toHaveCount(0);
  await expect(list(page).getByRole('heading', { name: 'Christmas' })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 1200 });
  expect((await list(page).boundingBox())?.height).toBe(600);
  await list(page).press('End');
  await expect.poll(() => list(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(500);

  await task(page, 'Sign up for the retreat').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign up for the retreat' });
  await expect(dialog.getByText('Places go by order of registration.')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveAttribute(
    'href',
    'https://retreat.example/register?from=notices&lang=en',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(task(page, 'Sign up for the retreat')).toBeFocused();

  const search = page.getByRole('searchbox', { name: 'Search announcements' });
  await search.fill('umbr');
  await expect(page.getByRole('status').filter({ hasText: '1 announcement' })).toBeVisible();
  await expect(page).toHaveURL(/\?search=umbr$/);
  await page.reload();
  await expect(task(page, 'Lost: one blue umbrella')).toBeVisible();
  await search.fill('nowhere');
  await expect(page.getByText('No tasks have been found', { exact: true })).toBeVisible();
});
