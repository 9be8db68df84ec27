import { screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { NARROW, WIDE } from './support/expect-accessible.ts';
import { demo, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const drawer = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** What the drawer offers: text and address. */
const entries = (page: Page) =>
  drawer(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

const MEMBERS_ENTRIES = [
  ['Events', '/web/event'],
  ['Announcements', '/web/announcements'],
  ['Document and sermons', '/web/documents'],
];

test.describe('the drawer', () => {
  test.use({ viewport: WIDE });

  test('offers a member the screens for members, and leads to them', async ({
    page,
    context,
    assembly,
  }) => {
    await signIn(context, assembly, demo.member);
    await page.goto(assembly.url + screens.events);
    await expect(title(page, 'Events')).toBeVisible();
    expect(await entries(page)).toEqual(MEMBERS_ENTRIES);

    for (const [entry, path, heading] of [
      ['Announcements', '/web/announcements', 'Announcements'],
      ['Document and sermons', '/web/documents', 'Documents'],
      ['Events', '/web/event', 'Events'],
    ] as const) {
      const link = drawer(page).getByRole('link', { name: entry });
      await link.click();
      await expect(page).toHaveURL(assembly.url + path);
      await expect(title(page, heading)).toBeVisible();
      await expect(title(page, heading)).toBeFocused();
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
  });

  test('offers an administrator two more', async ({ page, context, assembly }) => {
    await signIn(context, assembly, demo.admin);
    await page.goto(assembly.url + screens.events);
    await expect(title(page, 'Events')).toBeVisible();
    expect(await entries(page)).toEqual([
      ...MEMBERS_ENTRIES,
      // With how many people wait for approval, while any do.
      [expect.stringMatching(/^Admin role(\d+ waiting for approval)?$/), '/web/admin'],
      ['Data sync', '/web/datasync'],
    ]);
    await drawer(page).getByRole('link', { name: 'Admin role' }).click();
    await expect(title(page, 'Users Listing')).toBeVisible();
    await drawer(page).getByRole('link', { name: 'Data sync' }).click();
    await expect(title(page, 'Sync Your Data Here')).toBeVisible();
  });

  test('is 240 px wide, open at first on a wide screen, and closes and opens by the menu button', async ({
    page,
    context,
    assembly,
  }) => {
    await signIn(context, assembly, demo.member);
    await page.goto(assembly.url + screens.events);
    await expect(drawer(page)).toBeVisible();
    expect(await drawer(page).boundingBox()).toMatchObject({ x: 0, width: 240 });
    await expect(page.getByRole('banner')).toContainText('Our Assembly');
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await menu(page).click();
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await menu(page).click();
    await expect(drawer(page)).toBeVisible();
  });
});

test.describe('the drawer on a small screen', () => {
  test.use({ viewport: NARROW });

  test.beforeEach(async ({ page, context, assembly }) => {
    await signIn(context, assembly, demo.member);
    await page.goto(assembly.url + screens.events);
    await expect(title(page, 'Events')).toBeVisible();
  });

  test('is closed at first, opens by the menu button and closes by Escape', async ({ page }) => {
    await expect(drawer(page)).toBeHidden();
    await menu(page).click();
    await expect(drawer(page)).toBeVisible();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, width: 240 });
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('closes when an entry is chosen, by its button, and by a press beside it', async ({
    page,
    assembly,
  }) => {
    await menu(page).click();
    await drawer(page).getByRole('link', { name: 'Announcements' }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(assembly.url + screens.announcements);
    await expect(title(page, 'Announcements')).toBeVisible();

    await menu(page).click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer(page)).toBeHidden();

    await menu(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.mouse.click(NARROW.width - 10, NARROW.height / 2);
    await expect(drawer(page)).toBeHidden();
  });

  test('stands beside the content once the screen is turned wide', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize(NARROW);
    await expect(drawer(page)).toBeHidden();
  });
});
