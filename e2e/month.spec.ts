import type { Event } from '@assembly/contract/event';
import { screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { WIDE } from './support/accessibility.ts';
import { expectVisibleFocus, press, tabTo } from './support/keyboard.ts';
import { demo, signIn } from './support/people.ts';
import type { Assembly } from './support/processes/start-assembly.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

const grid = (page: Page) => page.getByRole('grid');
const days = (page: Page) => grid(page).getByRole('gridcell');
const viewButton = (page: Page, name: 'List' | 'Month') =>
  page.getByRole('group', { name: 'View' }).getByRole('button', { name });
const focusedDay = (page: Page) => page.locator('td:focus').getAttribute('data-day');

const TITLES = [
  'Sunday service with communion',
  'Toddlers and carers',
  'Confirmation class, second group',
  'Choir practice',
  'Lunch for seniors and friends',
];

/** Forty events on the days of a month. */
function fortyEvents(): Event[] {
  return Array.from({ length: 40 }, (_, index) => {
    const day = `2031-03-${`${(index % 31) + 1}`.padStart(2, '0')}`;
    const [date, dateEnd] = [`${day}T10:00:00Z`, `${day}T11:30:00Z`];
    return {
      id: `event-${index}`,
      date,
      dateEnd,
      updated: date,
      startsAt: Date.parse(date),
      endsAt: Date.parse(dateEnd),
      summary: `${TITLES[index % TITLES.length]}`,
      status: 'confirmed',
      description: '',
      calendar: null,
      location: 'Music room, Kirchweg 4, 8032 Zürich',
      callUrl: '',
      attachments: [],
      repeats: false,
      repetition: null,
    };
  });
}

/** Every test looks at the same events of 2031, whenever it runs. */
async function openAt(page: Page, assembly: Assembly, now: string, query = '') {
  await page.route('**/api/events?from=*', (route) =>
    route.fulfill({
      json: { items: fortyEvents(), page: 1, pageCount: 1, total: 40, calendars: [] },
    }),
  );
  await page.clock.setFixedTime(now);
  await signIn(page.context(), assembly, demo.member);
  await page.goto(assembly.url + screens.events + query);
  await expect(viewButton(page, 'Month')).toBeVisible();
}

/** Clocks in Europe are changed on 30 March and on 26 October; March has six weeks that start on Monday. */
const SPRING: [keys: string[], day: string][] = [
  [['ArrowRight'], '2031-03-29'],
  [['ArrowRight'], '2031-03-30'],
  [['ArrowRight'], '2031-03-31'],
  [['ArrowLeft', 'ArrowUp'], '2031-03-23'],
  [['Home'], '2031-03-17'],
  [['End'], '2031-03-23'],
  [['ArrowDown', 'ArrowDown'], '2031-04-06'],
  [['PageDown'], '2031-05-06'],
  [['PageUp', 'PageUp'], '2031-03-06'],
  [['Shift+PageDown'], '2032-03-06'],
];

test('the month is a grid for the keyboard, and the address follows it', async ({
  page,
  assembly,
}) => {
  await openAt(page, assembly, '2031-03-28T12:00:00Z');
  await tabTo(page, viewButton(page, 'Month'));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\?view=month$/);
  await expect(days(page)).toHaveCount(42);
  await expect(viewButton(page, 'Month')).toBeFocused();
  await tabTo(page, grid(page).locator('[tabindex="0"]'));
  expect(await focusedDay(page)).toBe('2031-03-28');
  await expect(page.locator('td:focus')).toHaveAttribute('aria-current', 'date');
  await expectVisibleFocus(page, /^Friday,? 28 March 2031, 1 event\b/);
  for (const [keys, day] of SPRING) {
    await press(page, ...keys);
    await expect.poll(() => focusedDay(page), { message: keys.join(' ') }).toBe(day);
    await expect(grid(page).locator('[tabindex="0"]'), 'tab stops').toHaveCount(1);
  }
  await expect(page).toHaveURL(/month=2032-03$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'March 2031' })).toBeVisible();

  await page.getByRole('button', { name: 'Today' }).click();
  await grid(page).locator('[tabindex="0"]').focus();
  await press(page, 'ArrowRight', 'Enter');
  const list = page.getByRole('region', { name: /Saturday,? 29 March/ });
  await expect(list).toBeFocused();
  await press(page, 'Tab');
  const title = list.getByRole('link').first();
  await expect(title).toBeFocused();
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\?view=month&open=/);
});

test.describe('for a reader in the United States', () => {
  test.use({ locale: 'en-US' });

  test('weeks start on Sunday, also in the autumn when clocks are set back', {
    tag: '@long',
  }, async ({ page, assembly }) => {
    await openAt(page, assembly, '2031-10-25T12:00:00Z', '?view=month');
    const header = grid(page).getByRole('columnheader').first();
    await expect(header).toHaveAccessibleName('Sunday');
    await grid(page).locator('[tabindex="0"]').focus();
    const visited = ['2031-10-25'];
    for (const key of ['ArrowRight', 'ArrowRight', 'Home', 'End', 'ArrowLeft']) {
      await press(page, key);
      visited.push((await focusedDay(page)) ?? '');
    }
    const after = ['2031-10-26', '2031-10-27', '2031-10-26', '2031-11-01', '2031-10-31'];
    expect(visited.slice(1)).toEqual(after);
  });
});

test('forty events and the open announcements are printed on two pages, black on white', {
  tag: '@long',
}, async ({ page, assembly }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // The dialog would wait for a person.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openAt(page, assembly, '2031-03-15T12:00:00Z', '?view=month');
  const button = page.getByRole('button', { name: 'Print this month' });
  const sheet = page.locator('body > div').last();

  for (const format of ['A4', 'Letter']) {
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    await page.emulateMedia({ media: 'print' });
    await expect(sheet.getByText('Music room, Kirchweg 4, 8032 Zürich')).toHaveCount(40);
    await expect(sheet.getByRole('heading', { name: 'Announcements' })).toBeVisible();
    await expect(button).toBeHidden();
    const colors = await sheet.evaluate((element) => {
      const { color, fontSize } = getComputedStyle(element);
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return { color, backgroundColor, points: (Number.parseFloat(fontSize) * 3) / 4 };
    });
    expect(colors).toMatchObject({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
    expect(colors.points).toBeGreaterThanOrEqual(12);
    await page.emulateMedia({ media: 'screen' });
    const pdf = await page.pdf({ format });
    // Printing has ended: the section is gone.
    await expect(sheet.getByRole('heading', { name: 'Announcements' })).toHaveCount(0);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(2);
    await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
  }
});
