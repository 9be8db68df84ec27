import { screens } from '@assembly/contract/paths';
import { serverClock } from '@assembly/server/testing/processes/server-clock';
import type { Page } from '@playwright/test';
import { signIn } from './support/people.ts';
import { expect } from './support/test.ts';
import { sync, test } from './support/test-with-google.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Clocks in Zurich go from 2:00 to 3:00 on 30 March 2031, and from 3:00 back to 2:00 on 26 October. */
const EVENTS = [
  ['Before the gap', '2031-03-30T01:30:00+01:00', '2031-03-30T01:59:00+01:00'],
  ['Across the gap', '2031-03-30T01:45:00+01:00', '2031-03-30T03:30:00+02:00'],
  ['After the gap', '2031-03-30T03:00:00+02:00', '2031-03-30T03:15:00+02:00'],
  ['Night watch', '2031-10-25T22:00:00+02:00', '2031-10-26T05:00:00+01:00'],
  ['Feast', '2031-10-26', '2031-10-27'],
  ['First 2:30', '2031-10-26T02:30:00+02:00', '2031-10-26T02:40:00+02:00'],
  ['Second 2:30', '2031-10-26T02:30:00+01:00', '2031-10-26T02:40:00+01:00'],
] as const;

/** The first cards at each moment; `*` marks today, `!` happening now. */
const MOMENTS: [moment: string, cards: string[]][] = [
  ['2031-03-30T01:59:59+01:00', ['!Across the gap', '*After the gap', 'Night watch']],
  ['2031-03-30T03:00:00+02:00', ['!Across the gap', '!After the gap', 'Night watch']],
  ['2031-10-26T02:35:00+02:00', ['!Night watch', '*Feast', '!First 2:30', '*Second 2:30']],
  ['2031-10-26T02:35:00+01:00', ['!Night watch', '*Feast', '!Second 2:30']],
];

/** A task without a due date is open until its updated date. */
const TASKS: [moment: string, tasks: string[]][] = [
  ['2031-10-26T02:30:00+02:00', ['Due on the day', 'Until half past two']],
  ['2031-10-26T23:59:59+01:00', ['Due on the day']],
];

const timeOf = (text: string) => (text.length > 10 ? { dateTime: text } : { date: text });

const readCards = (page: Page) =>
  page
    .getByRole('region', { name: 'List of events' })
    .locator('li:has(h2)')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const text = card.textContent ?? '';
        const isToday = card.parentElement?.previousElementSibling?.textContent === 'Today';
        const mark = text.includes('Happening now') ? '!' : isToday ? '*' : '';
        return mark + card.querySelector('h2')?.textContent;
      }),
    );

test('events and announcements are right in the hours that clock changes skip and repeat', {
  tag: '@long',
}, async ({ page, processes, startWithGoogle }) => {
  const clock = serverClock(processes.folder);
  const { google, assembly, admin } = await startWithGoogle({
    content: 'empty',
    environment: clock.environment,
  });
  EVENTS.forEach(([summary, start, end], index) => {
    google.putEvent({ id: `e${index}`, summary, start: timeOf(start), end: timeOf(end) });
  });
  const task = { status: 'needsAction' as const, updated: '2031-10-26T01:30:00.000Z' };
  const due = '2031-10-26T00:00:00.000Z';
  const tasks = [
    { ...task, id: 'a', title: 'Due on the day', due, position: '1' },
    { ...task, id: 'b', title: 'Until half past two', position: '2' },
  ];
  google.setTasks([{ id: 'list', title: 'Notices', updated: task.updated, tasks }]);
  clock.set(Date.parse('2031-03-29T12:00:00+01:00'));
  await sync(assembly, admin);

  const openAt = async (moment: string, path: string) => {
    // A page that is open while the clock jumps would lose its session.
    await page.goto('about:blank');
    clock.set(Date.parse(moment));
    await page.clock.setFixedTime(moment);
    await signIn(page.context(), assembly, admin);
    await page.goto(assembly.url + path);
  };
  for (const [moment, expected] of MOMENTS) {
    await openAt(moment, screens.events);
    await expect
      .poll(async () => (await readCards(page)).slice(0, expected.length), { message: moment })
      .toEqual(expected);
  }
  for (const [moment, expected] of TASKS) {
    await openAt(moment, screens.announcements);
    const list = page.getByRole('region', { name: 'List of announcements' });
    await expect(list.getByRole('heading', { name: 'Notices' })).toBeVisible();
    const titles = list.getByRole('listitem').locator('button > span > span:first-child');
    await expect(titles, moment).toHaveText(expected);
  }
});
