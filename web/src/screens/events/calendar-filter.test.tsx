import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cards, list, show, textOf } from '../../testing/events-screen.ts';
import { anEvent } from '../../testing/fixtures/events.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';

const MAIN = { id: 'main@example.org', name: 'Assembly', color: '#9fe1e7' };
const YOUTH = { id: 'youth & friends@example.org', name: 'Youth', color: '' };
const MUSIC = { id: 'music@example.org', name: 'Music', color: '#7986cb' };
const CALENDARS = [MAIN, YOUTH, MUSIC];

const filter = page.getByRole('combobox', { name: 'Calendar' });
const status = (text: string) => page.getByRole('status').filter({ hasText: text });
const inYouth = '/web/event?calendar=youth+%26+friends%40example.org';

/** Thirteen events of the assembly, so that there are two pages, and two of the youth. */
const events = () => [
  ...Array.from({ length: 13 }, (_, at) => anEvent({ id: `a${at}`, calendar: MAIN })),
  anEvent({ id: 'camp', summary: 'Camp', calendar: YOUTH }),
  anEvent({ id: 'film', summary: 'Film night', calendar: YOUTH }),
];

beforeEach(prepareScreen);

test('with one calendar there is neither a filter nor a name on the cards', async () => {
  await show([anEvent({ id: 'a', calendar: MAIN })], '/web/event', [MAIN]);
  await expect.element(cards).toHaveLength(1);
  await expect.element(filter).not.toBeInTheDocument();
  expect(textOf(cards.first())).not.toContain(MAIN.name);
});

test('with several calendars every card names its own, with its color if it has one', async () => {
  const [first, film] = [
    anEvent({ id: 'a', calendar: MAIN }),
    anEvent({ id: 'b', calendar: YOUTH }),
  ];
  await show([first, film, anEvent({ id: 'c' })], '/web/event', CALENDARS);
  await expect.element(cards).toHaveLength(3);
  expect(cards.elements().map((card) => /Calendar: (.*)$/.exec(card.textContent)?.[1])).toEqual([
    'Assembly',
    'Youth',
    undefined,
  ]);
  const colors = cards.elements().map((card) => card.querySelector('circle')?.getAttribute('fill'));
  expect(colors).toEqual([MAIN.color, undefined, undefined]);
});

test('I can list one calendar, and its name is in the address and announced', async () => {
  const { asked } = await show(events(), '/web/event?page=2&search=', CALENDARS);
  await expect.element(cards).toHaveLength(3);
  await expect.element(filter).toHaveValue('');
  await filter.selectOptions('Youth');
  await expect.element(status('2 upcoming events in Youth')).toBeVisible();
  await expect.element(cards).toHaveLength(2);
  expect(new URLSearchParams(location.search).get('calendar')).toBe(YOUTH.id);
  expect(new URLSearchParams(location.search).has('page')).toBe(false);
  expect(asked().at(-1)).toBe('?calendar=youth+%26+friends%40example.org');
  await filter.selectOptions('Assembly');
  await expect.element(status('13 upcoming events in Assembly')).toBeVisible();
  await expect.poll(asked).toContain('?page=2&calendar=main%40example.org');
  history.back();
  await expect.element(status('2 upcoming events in Youth')).toBeVisible();
  await expect.element(filter).toHaveValue(YOUTH.id);
});

test('the filter works with the keyboard alone and keeps the focus', async () => {
  await show(events(), '/web/event', CALENDARS);
  await expect.element(filter).toBeVisible();
  (filter.element() as HTMLElement).focus();
  await userEvent.keyboard('Y');
  await expect.element(status('2 upcoming events in Youth')).toBeVisible();
  await expect.element(filter).toHaveFocus();
});

test('a search in one calendar says so, and keeps to it', async () => {
  await show(events(), inYouth, CALENDARS);
  await expect.element(cards).toHaveLength(2);
  await page.getByRole('searchbox').fill('Film');
  await expect.element(status('1 event found in Youth')).toBeVisible();
  await page.getByRole('searchbox').fill('Event');
  await expect.element(status('No events found in Youth')).toBeVisible();
  await filter.selectOptions('All calendars');
  await expect.element(status('13 events found')).toBeVisible();
});

test('an empty calendar is named, and leads back to all', async () => {
  await show(events(), '/web/event?calendar=music%40example.org', CALENDARS);
  await expect.element(status('No upcoming events in Music')).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  await filter.selectOptions('All calendars');
  await expect.element(cards).toHaveLength(12);
  expect(location.search).toBe('');
});

test('the address of a calendar that is gone leads back to all', async () => {
  await show(events(), '/web/event?calendar=gone', CALENDARS.slice(0, 1));
  await expect.element(status('No events found')).toBeVisible();
  await expect.element(filter).toHaveValue('gone');
  await filter.selectOptions('All calendars');
  await expect.element(cards).toHaveLength(12);
  await expect.element(filter).not.toBeInTheDocument();
});

test('a new name of a calendar appears without a reload', async () => {
  const { data } = await show(events(), inYouth, CALENDARS);
  await expect.element(cards).toHaveLength(2);
  const renamed = { ...YOUTH, name: 'Young people' };
  data.calendars = [MAIN, renamed];
  data.events = data.events.map((event) =>
    event.calendar?.id === YOUTH.id ? { ...event, calendar: renamed } : event,
  );
  await announceChange('events');
  await expect.element(status('2 upcoming events in Young people')).toBeVisible();
  await expect.poll(() => textOf(cards.first())).toContain('Calendar: Young people');
});
