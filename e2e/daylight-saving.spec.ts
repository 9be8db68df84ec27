import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { api, screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { signIn } from './support/people.ts';
import { startWithOwnGoogle, sync } from './support/start-google.ts';
import { expect, test } from './support/test.ts';

// A program of the test's own ends before the browser does, and its stream with it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, mayFail: [api.live] });

const STOPPED_CLOCK = pathToFileURL(join(import.meta.dirname, 'support/stopped-clock.ts')).href;

/** In the night to 30 March the clocks go from 2:00 to 3:00, in that to 26 October from 3:00 to 2:00. */
const EVENTS = [
  ['Before the gap', '2031-03-30T01:30:00+01:00', '2031-03-30T01:59:00+01:00'],
  ['Across the gap', '2031-03-30T01:45:00+01:00', '2031-03-30T03:30:00+02:00'],
  ['After the gap', '2031-03-30T03:00:00+02:00', '2031-03-30T03:15:00+02:00'],
  ['Night watch', '2031-10-25T22:00:00+02:00', '2031-10-26T05:00:00+01:00'],
  ['Feast', '2031-10-26', '2031-10-27'],
  ['First two', '2031-10-26T02:30:00+02:00', '2031-10-26T02:40:00+02:00'],
  ['Second two', '2031-10-26T02:30:00+01:00', '2031-10-26T02:40:00+01:00'],
  ['Last minute', '2031-10-26T23:58:00+01:00', '2031-10-26T23:59:00+01:00'],
  ['Midnight', '2031-10-27T00:00:00+01:00', '2031-10-27T00:30:00+01:00'],
] as const;

/** What the first cards say at each moment; `*` marks today, `!` what is happening. */
const AUTUMN = ['Last minute', 'Midnight'];
const MOMENTS: [string, string[]][] = [
  ['2031-03-29T23:59:59+01:00', ['Before the gap', 'Across the gap', 'After the gap']],
  ['2031-03-30T00:00:00+01:00', ['*Before the gap', '*Across the gap', '*After the gap']],
  ['2031-03-30T01:59:00+01:00', ['!Before the gap', '!Across the gap', '*After the gap']],
  ['2031-03-30T01:59:59+01:00', ['!Across the gap', '*After the gap', 'Night watch']],
  ['2031-03-30T03:00:00+02:00', ['!Across the gap', '!After the gap', 'Night watch']],
  ['2031-03-30T03:30:01+02:00', ['Night watch', 'Feast', 'First two', 'Second two', ...AUTUMN]],
  ['2031-10-25T23:59:59+02:00', ['!Night watch', 'Feast', 'First two', 'Second two', ...AUTUMN]],
  ['2031-10-26T00:00:00+02:00', ['!Night watch', '*Feast', '*First two', '*Second two']],
  ['2031-10-26T02:40:00+02:00', ['!Night watch', '*Feast', '!First two', '*Second two']],
  ['2031-10-26T02:41:00+02:00', ['!Night watch', '*Feast', '*Second two', '*Last minute']],
  ['2031-10-26T02:35:00+01:00', ['!Night watch', '*Feast', '!Second two', '*Last minute']],
  ['2031-10-26T02:41:00+01:00', ['!Night watch', '*Feast', '*Last minute', 'Midnight']],
  ['2031-10-26T23:59:00+01:00', ['*Feast', '!Last minute', 'Midnight']],
  ['2031-10-26T23:59:59+01:00', ['*Feast', 'Midnight']],
  ['2031-10-27T00:00:01+01:00', ['!Midnight']],
];

/** What is due on the day of 25 hours, and without a day until the second half past two. */
const TASKS: [string, string[]][] = [
  ['2031-10-26T02:30:00+02:00', ['Due on the day', 'Until half past two']],
  ['2031-10-26T02:30:01+01:00', ['Due on the day']],
  ['2031-10-26T23:59:59+01:00', ['Due on the day']],
  ['2031-10-27T00:00:00+01:00', []],
];

const timeOf = (text: string) => (text.length > 10 ? { dateTime: text } : { date: text });

async function startAtMoment(programs: Parameters<typeof startWithOwnGoogle>[0]) {
  const file = join(programs.folder, 'moment');
  const parts = await startWithOwnGoogle(programs, {
    NODE_OPTIONS: `--import=${STOPPED_CLOCK}`,
    STOPPED_CLOCK_FILE: file,
  });
  return { ...parts, stopAt: (moment: string) => writeFileSync(file, `${Date.parse(moment)}`) };
}

/** A page that is open when the clock jumps, or when the program ends, is refused what it asks for just then. */
const leave = (page: Page) => page.goto('about:blank');

const cardsOf = (page: Page) =>
  page
    .getByRole('region', { name: 'List of events' })
    .locator('li:has(h2)')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const text = card.textContent ?? '';
        const mark = text.startsWith('Today') ? '*' : text.startsWith('Happening now') ? '!' : '';
        return mark + card.querySelector('h2')?.textContent;
      }),
    );

test('events at both clock changes and at the first and last minute of a day', async ({
  page,
  programs,
}) => {
  test.slow();
  const { google, assembly, admin, stopAt } = await startAtMoment(programs);
  EVENTS.forEach(([summary, start, end], at) => {
    google.putEvent({ id: `e${at}`, summary, start: timeOf(start), end: timeOf(end) });
  });
  google.putEvent({
    id: 'cancelled',
    summary: 'Cancelled',
    status: 'cancelled',
    start: timeOf('2031-10-26'),
    end: timeOf('2031-10-27'),
  });
  stopAt('2031-03-29T12:00:00+01:00');
  await sync(assembly, admin);
  for (const [moment, expected] of MOMENTS) {
    await leave(page);
    stopAt(moment);
    await page.clock.setFixedTime(moment);
    await signIn(page.context(), assembly, admin);
    await page.goto(assembly.url + screens.events);
    await expect
      .poll(async () => (await cardsOf(page)).slice(0, expected.length), { message: moment })
      .toEqual(expected);
  }
  await leave(page);
  await google.close();
});

test('announcements on the day of 25 hours', async ({ page, programs }) => {
  const { google, assembly, admin, stopAt } = await startAtMoment(programs);
  const task = { status: 'needsAction' as const, updated: '2031-10-26T01:30:00.000Z' };
  google.setTasks([
    {
      id: 'list',
      title: 'Notices',
      updated: task.updated,
      tasks: [
        {
          ...task,
          id: 'a',
          title: 'Due on the day',
          due: '2031-10-26T00:00:00.000Z',
          position: '1',
        },
        { ...task, id: 'b', title: 'Until half past two', position: '2' },
      ],
    },
  ]);
  stopAt('2031-10-25T12:00:00+02:00');
  await sync(assembly, admin);
  for (const [moment, expected] of TASKS) {
    await leave(page);
    stopAt(moment);
    await page.clock.setFixedTime(moment);
    await signIn(page.context(), assembly, admin);
    await page.goto(assembly.url + screens.announcements);
    const list = page.getByRole('region', { name: 'List of announcements' });
    await expect(list.getByRole('heading', { name: 'Notices' })).toBeVisible();
    const titles = list.getByRole('button').locator('span > span:first-child');
    await expect(titles, moment).toHaveText(expected);
  }
  await leave(page);
  await google.close();
});
