import type { Calendar, Event } from '@assembly/contract/event';
import { DAY_MS } from '@assembly/contract/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '../../../testing/events-screen.ts';
import { startClockAt } from '../../../testing/fake-clock.ts';
import { answer, delayed, refuse, startFakeServer } from '../../../testing/fake-server.ts';
import { anEvent, pageOfEvents } from '../../../testing/fixtures/events.ts';
import { announceChange, prepareScreen } from '../../../testing/live-screen.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { turnRightToLeft } from '../../../testing/turn-right-to-left.ts';

const MUSIC = { id: 'music', name: 'Music', color: '#aa3355' };
const MAIN = { id: 'main', name: 'Main', color: '' };

const at = (day: string, time = '10:00') => Date.parse(`${day}T${time}:00+01:00`);
const timed = (id: string, day: string, change: Partial<Event> = {}) =>
  anEvent({ id, summary: id, startsAt: at(day), ...change });
const allDay = (id: string, first: string, afterLast: string) => {
  const [startsAt, endsAt] = [at(first, '00:00'), at(afterLast, '00:00')];
  return anEvent({ id, summary: id, date: first, dateEnd: afterLast, startsAt, endsAt });
};

const EVENTS = [
  allDay('Retreat', '2026-11-20', '2026-11-24'),
  timed('Prayer', '2026-11-18', { calendar: MUSIC }),
  ...['A', 'B', 'C', 'D', 'E'].map((name) => timed(`Meeting ${name}`, '2026-11-25')),
  timed('Advent', '2026-12-01', { location: 'Chapel' }),
];

const grid = page.getByRole('grid');
/** Commas in dates vary between browser versions. */
const dayCell = (date: string) =>
  grid.getByRole('gridcell', { name: new RegExp(`^\\D+${date}( 2026)?(, |$)`) });
const nameOn = (date: string) => dayCell(date).element().firstChild?.textContent;
const countOn = (date: string) => nameOn(date)?.split(', ').at(-1);
const status = page.getByRole('status').filter({ hasText: ' in ' });

async function show(query = '', events: Event[] = EVENTS, calendars: Calendar[] = [MAIN, MUSIC]) {
  const data = { events };
  const server = startFakeServer({
    ...session,
    'GET /api/calendars': answer(200, { items: calendars }),
    'GET /api/events': (address) => {
      const get = (name: string) => address.searchParams.get(name) ?? '';
      if (!get('from')) return answer(200, pageOfEvents([], address, calendars))(address);
      const [from, to] = [at(get('from'), '00:00'), at(get('to'), '00:00')];
      const items = data.events.filter(
        ({ startsAt, endsAt, calendar }) =>
          (startsAt ?? 0) < to &&
          (endsAt ?? 0) > from &&
          (!get('calendar') || calendar?.id === get('calendar')),
      );
      const onePage = { page: 1, pageCount: 1, total: items.length };
      return answer(200, { items, ...onePage, calendars })(address);
    },
  });
  await renderApp(`/web/event?view=month${query}`);
  return { data, server };
}

beforeEach(async () => {
  await prepareScreen();
  startClockAt('2026-11-17T12:00:00+01:00');
});

test('the grid names each weekday and day, says how many events it has, and marks today', async () => {
  await show();
  await expect.poll(() => countOn('18 November')).toBe('1 event');
  const headers = grid.getByRole('columnheader').elements();
  expect(headers.map((header) => header.getAttribute('aria-label'))).toEqual(
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  );
  expect(nameOn('25 November')?.replaceAll(',', '')).toBe('Wednesday 25 November 2026 5 events');
  expect(grid.getByRole('row').elements()).toHaveLength(7);
  expect(grid.getByRole('gridcell').elements()).toHaveLength(42);
  const counts = ['19', '22', '24', '25'].map((day) => countOn(`${day} November`));
  expect(counts).toEqual(['no events', '1 event', 'no events', '5 events']);
  const today = dayCell('17 November');
  await expect.element(today).toHaveAttribute('aria-current', 'date');
  await expect.element(today).toHaveAttribute('tabindex', '0');
  expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
  await expect.element(status).toHaveTextContent('7 events in November 2026');
});

test('where text is written from right to left, the week begins at the right, and arrow keys go where they point', async () => {
  turnRightToLeft();
  await show();
  const leftOf = (date: string) => dayCell(date).element().getBoundingClientRect().left;
  await expect.poll(() => countOn('18 November')).toBe('1 event');
  expect(leftOf('16 November')).toBeGreaterThan(leftOf('22 November'));
  dayCell('17 November').element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(dayCell('18 November')).toHaveFocus();
});

test('an event of several days is on each of them', async () => {
  await show();
  await expect.element(grid.getByRole('link', { name: 'Retreat' })).toHaveLength(4);
  await expect.element(dayCell('23 November').getByRole('link')).toHaveTextContent('Retreat');
});

test('“+2 more” shows the whole day and moves the focus there', async () => {
  await show();
  await grid.getByRole('button', { name: '+2 more' }).click();
  const list = page.getByRole('region', { name: 'Wednesday 25 November' });
  await expect.element(list).toHaveFocus();
  await expect.element(list.getByRole('listitem')).toHaveLength(5);
  await expect.element(list.getByRole('link', { name: 'Meeting E' })).toBeVisible();
});

test('a title links to the details of the event and leaves the month as it is', async () => {
  await show('&calendar=music');
  await grid.getByRole('link', { name: /Prayer/ }).click();
  expect(location.search).toBe('?view=month&calendar=music&open=Prayer');
});

test('on a phone days have dots, and the list of the chosen day is below', async () => {
  await page.viewport(360, 740);
  await show();
  await expect.element(page.getByText('No events on this day.')).toBeVisible();
  expect(grid.getByRole('link').elements()).toEqual([]);
  await expect.poll(() => countOn('25 November')).toBe('5 events');
  const cell = dayCell('25 November');
  expect(cell.element().querySelectorAll('span span')).toHaveLength(3);
  await cell.click();
  await expect.element(cell).toHaveAttribute('aria-selected', 'true');
  const list = page.getByRole('region', { name: 'Wednesday 25 November' });
  await expect.element(list.getByRole('link', { name: 'Meeting A' })).toBeVisible();
  const heights = grid
    .getByRole('gridcell')
    .elements()
    .map((each) => each.clientHeight);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('Back returns to the month before', async () => {
  await show();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(() => countOn('1 December')).toBe('1 event');
  expect(location.search).toBe('?view=month&month=2026-12');
  history.back();
  await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
});

test('a month that begins before what is stored says so', async () => {
  await show('&month=2026-10');
  await expect
    .element(page.getByText('Events that ended before 17 October 2026 are no longer shown.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect.element(dayCell('17 November')).toHaveAttribute('aria-selected', 'true');
});

test('an empty month says so, also for one calendar', async () => {
  await show('&month=2027-03&calendar=music');
  await expect.element(page.getByText('No events in March 2027 in Music')).toBeVisible();
  await page.getByRole('combobox', { name: 'Calendar' }).selectOptions('All calendars');
  await expect.element(page.getByText('No events in March 2027', { exact: true })).toBeVisible();
  expect(location.search).toBe('?view=month&month=2027-03');
});

test('while events load there are skeletons, and a failure can be retried', async () => {
  const { server } = await show('&month=nonsense');
  await expect.poll(() => countOn('18 November')).toBe('1 event');
  const answering = server.routes['GET /api/events'] ?? [];
  const late = delayed(refuse('forbidden', { detail: 'The message of the server.' }));
  server.routes['GET /api/events'] = late;
  await page.getByRole('combobox', { name: 'Calendar' }).selectOptions('Music');
  await expect.element(grid).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText('Loading…')).toBeInTheDocument();
  late.release();
  await expect.element(page.getByText('The message of the server.')).toBeVisible();
  server.routes['GET /api/events'] = answering;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => countOn('18 November')).toBe('1 event');
});

test('a sync updates the month without a reload, and midnight moves today', async () => {
  const { data } = await show();
  await expect.poll(() => countOn('19 November')).toBe('no events');
  data.events = [...EVENTS, timed('New', '2026-11-19')];
  await announceChange('events');
  await expect.poll(() => countOn('19 November')).toBe('1 event');
  vi.setSystemTime(Date.now() + DAY_MS);
  document.dispatchEvent(new window.Event('visibilitychange'));
  await expect.element(dayCell('18 November')).toHaveAttribute('aria-current', 'date');
});

test('the switch is in the address, and a month has no search', async () => {
  await show('', EVENTS);
  const view = page.getByRole('group', { name: 'View' });
  await expect.element(view.getByRole('button', { name: 'Month', pressed: true })).toBeVisible();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  await view.getByRole('button', { name: 'List' }).click();
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  expect(location.search).toBe('');
  await expect.element(view.getByRole('button', { name: 'List' })).toHaveFocus();
  history.back();
  await expect.element(grid).toBeVisible();
});
