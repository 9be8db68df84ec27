import type { Announcement, AnnouncementList } from '@assembly/contract/announcement';
import { HOUR_MS } from '@assembly/contract/limits';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeQuery } from '../../browser/navigation/address.ts';
import { watchStreams } from '../../testing/fake-event-source.ts';
import { answer, member, refuse, startFakeServer } from '../../testing/fake-server.ts';
import { announceChange } from '../../testing/live-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';

const box = page.getByRole('region', { name: 'List of announcements' });
const subtasks = box.getByRole('listitem');

beforeEach(async () => {
  watchStreams();
  await page.viewport(1280, 900);
});

const anAnnouncement = (id: string, change: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Task ${id}`,
  notes: '',
  due: '2099-11-15T00:00:00.000Z',
  updated: '',
  ...change,
});
const aList = (id: string, subtasks: Announcement[], change: Partial<AnnouncementList> = {}) => ({
  id,
  title: `List ${id}`,
  notes: '',
  subtasks,
  ...change,
});

const entries = (count: number, list = '') =>
  Array.from({ length: count }, (_, at) => anAnnouncement(`${list}${at}`));
/** 60 announcements in lists that are not folded. */
const tall = Array.from({ length: 12 }, (_, at) => aList(`${at}`, entries(5, `${at}.`)));
const more = box.getByRole('button', { name: /more/ });

async function show(items: AnnouncementList[], path = '/web/announcements') {
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: member }),
    'GET /api/announcements': answer(200, { items }),
  });
  await renderApp(path);
  await expect.element(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
  return server;
}

test('every list shows its title, notes and announcements, with how long they apply and the first line of their text', async () => {
  await show([
    aList(
      '1',
      [anAnnouncement('a', { notes: ' \nBring cake\nand tea' }), anAnnouncement('b', { due: '' })],
      { notes: 'Line one\nhttps://a.example/b.' },
    ),
    aList('2', []),
  ]);
  await expect.element(box.getByRole('heading')).toHaveLength(2);
  await expect.element(subtasks).toHaveLength(2);
  await expect.element(subtasks.first().getByText('until 15 November 2099')).toBeVisible();
  const firstLine = subtasks.first().getByText('Bring cake');
  await expect.element(firstLine).toBeVisible();
  expect(firstLine.element().textContent).toBe('Bring cake');
  await expect.element(subtasks.last().getByText('Task b')).toBeVisible();
  const link = box.getByRole('link', { name: 'https://a.example/b' });
  await expect.element(link).toHaveAttribute('href', 'https://a.example/b');
  const notes = link.element().parentElement as HTMLElement;
  expect(notes.textContent).toBe('Line one\nhttps://a.example/b.');
  expect(notes.clientHeight).toBeGreaterThan(40);
});

test('announcements apply until today or tomorrow in the assembly’s time zone', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T23:59:00+01:00'), shouldAdvanceTime: true });
  const server = await show([
    aList('1', [
      anAnnouncement('a', { due: '2026-11-15T00:00:00.000Z' }),
      anAnnouncement('b', { due: '2026-11-16T00:00:00.000Z' }),
    ]),
  ]);
  await expect.element(subtasks.first().getByText('until today')).toBeVisible();
  await expect.element(subtasks.last().getByText('until tomorrow')).toBeVisible();
  server.routes['GET /api/announcements'] = answer(200, {
    items: [aList('1', [anAnnouncement('b', { due: '2026-11-16T00:00:00.000Z' })])],
  });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await expect.element(subtasks).toHaveLength(1);
  await expect.element(subtasks.first().getByText('until today')).toBeVisible();
});

test('choosing a subtask opens its title and notes, and Escape restores the focus', async () => {
  const notes = 'First\nSecond: https://a.example/?x=1&y=2\n<b>not bold</b>';
  await show([aList('1', [anAnnouncement('a', { notes })])]);
  await subtasks.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Task a' });
  const text = dialog.getByText(/^First/);
  await expect.element(text).toBeVisible();
  expect(text.element().textContent).toBe(notes);
  expect(text.element().clientHeight).toBeGreaterThan(60);
  await expect.element(dialog.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(subtasks.getByRole('button')).toHaveFocus();
});

test('a link opens an announcement or the text of a list, and one to a closed announcement says so', async () => {
  const list = aList('1', [anAnnouncement('a', { notes: 'Bring cake' })], {
    notes: 'For everyone',
  });
  await show([list], '/web/announcements?open=a');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Bring cake')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.search).toBe('');
  changeQuery({ open: '1' });
  await expect.element(dialog.getByText('For everyone')).toBeVisible();
  changeQuery({ open: 'closed' });
  const closed = dialog.getByText('This announcement is no longer in the list.');
  await expect.element(closed).toBeVisible();
});

test('an untitled list or task is shown as "(No title)"', async () => {
  await show([aList('1', [anAnnouncement('a', { title: '' })], { title: '' })]);
  await expect.element(box.getByRole('heading')).toHaveTextContent('(No title)');
  await expect.element(subtasks.getByText('(No title)')).toBeVisible();
});

test('a long list scrolls within 600 px, also by keyboard', async () => {
  await show(tall);
  await expect.element(box).toBeVisible();
  expect(box.element().getBoundingClientRect().height).toBe(600);
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => box.element().scrollTop).toBeGreaterThan(100);
});

test('on a wide screen only the list scrolls, on others only the page', async () => {
  await page.viewport(900, 720);
  await show(tall);
  await expect.element(subtasks).toHaveLength(60);
  const { documentElement } = document;
  expect(documentElement.scrollHeight).toBeLessThanOrEqual(720);
  expect(box.element().clientHeight).toBeGreaterThan(300);
  await page.viewport(899, 720);
  await expect.poll(() => documentElement.scrollHeight).toBeGreaterThan(1500);
  expect(box.element().scrollHeight).toBeLessThanOrEqual(box.element().clientHeight + 1);
});

test('a list of more than five is folded to three, and unfolds in place', async () => {
  await show([aList('1', entries(23)), aList('2', entries(5, 'b'))]);
  await expect.element(subtasks).toHaveLength(3 + 5);
  await expect.element(more).toHaveTextContent('20 more in List 1');
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(subtasks).toHaveLength(23 + 5);
  await expect.element(subtasks.nth(3).getByRole('button')).toHaveFocus();
  await expect.element(more).not.toBeInTheDocument();
});

test('everything is printed, with its text', async () => {
  await show([aList('1', [...entries(22), anAnnouncement('last', { notes: 'One\nTwo' })])]);
  await expect.element(subtasks).toHaveLength(3);
  dispatchEvent(new Event('beforeprint'));
  expect(subtasks.elements()).toHaveLength(23);
  expect(subtasks.last().element().textContent).toContain('One\nTwo');
  dispatchEvent(new Event('afterprint'));
  await expect.element(subtasks).toHaveLength(3);
});

test('lists and announcements that are new come first, and stay there once they were seen', async () => {
  const nothingNew = {
    ...{ announcements: 1, documents: 1, newAnnouncements: [], newDocuments: [] },
    counts: { announcements: 0, documents: 0, sermons: 0 },
  };
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: member }),
    'GET /api/announcements': answer(200, { items: [aList('0', []), aList('1', entries(9))] }),
    'GET /api/account/seen': answer(200, {
      ...nothingNew,
      newAnnouncements: ['7', '2', '4', '5'].map((id) => ({ id, changedAt: 5 })),
    }),
    'PUT /api/account/seen': answer(200, nothingNew),
  });
  await renderApp('/web/announcements');
  const titles = () =>
    subtasks.elements().map((item) => /Task \d/.exec(item.textContent ?? '')?.[0]);
  await expect.poll(titles).toEqual(['Task 2', 'Task 4', 'Task 5']);
  await expect.element(box.getByRole('heading').first()).toHaveTextContent('List 1');
  await expect.element(more).toHaveTextContent('6 more, 1 new in List 1');
  await vi.waitUntil(() => server.calls('PUT /api/account/seen').length > 0, 15_000);
  await announceChange('announcements');
  await vi.waitUntil(() => server.calls('GET /api/announcements').length > 1, 15_000);
  expect(titles()).toEqual(['Task 2', 'Task 4', 'Task 5']);
});

test('an announcement can be shared by its address', async () => {
  const shared: ShareData[] = [];
  Object.defineProperty(navigator, 'share', {
    value: async (data: ShareData) => void shared.push(data),
    configurable: true,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  await show([aList('1', [anAnnouncement('a b')])], '/web/announcements?open=a+b');
  await page.getByRole('dialog').getByRole('button', { name: 'Share: Task a b' }).click();
  const url = `${location.origin}/web/announcements?open=a%20b`;
  expect(shared).toEqual([{ title: 'Task a b', url }]);
});

test('on a phone a list shows one line of its text, and More shows all of it', async () => {
  await page.viewport(360, 740);
  await show([
    aList('1', entries(1), { notes: 'Line one\nLine two' }),
    aList('2', [], { notes: 'Short' }),
  ]);
  const notes = box.getByText(/^Line one/);
  await expect.element(notes).toBeVisible();
  expect(notes.element().clientHeight).toBeLessThan(30);
  await expect.element(box.getByRole('button', { name: /^More about/ })).toHaveLength(1);
  await box.getByRole('button', { name: 'More about List 1' }).click();
  await expect.element(page.getByRole('dialog').getByText(/Line two/)).toBeVisible();
});

test('an empty list says that no tasks were found', async () => {
  await show([]);
  await expect.element(page.getByText('No tasks have been found', { exact: true })).toBeVisible();
});

test('when loading fails I see why and can retry', async () => {
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: member }),
    'GET /api/announcements': refuse('forbidden', { detail: 'The message of the server.' }),
  });
  await renderApp('/web/announcements');
  await expect.element(page.getByText('The message of the server.', { exact: true })).toBeVisible();
  server.routes['GET /api/announcements'] = answer(200, {
    items: [aList('1', [anAnnouncement('a')])],
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(subtasks).toHaveLength(1);
  await expect.element(box).toHaveFocus();
});

test('a search scrolls the list to the top, and shows all it finds', async () => {
  await show([...tall, aList('long', entries(23, 'x'))]);
  await expect.element(subtasks).toHaveLength(60 + 3);
  box.element().scrollTop = 500;
  await page.getByRole('searchbox', { name: 'Search announcements' }).fill('t');
  await expect.element(page.getByText('83 announcements found')).toBeVisible();
  await expect.element(subtasks).toHaveLength(83);
  await expect.poll(() => box.element().scrollTop).toBe(0);
});

test('the close button of a long task stays in view', async () => {
  await page.viewport(360, 640);
  await show([aList('1', [anAnnouncement('a', { notes: 'Line\n'.repeat(100) })])]);
  await subtasks.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Task a' });
  await expect.element(dialog).toBeVisible();
  dialog.element().scrollTo(0, 1000);
  const close = dialog.getByRole('button', { name: 'Close' });
  const top = () => close.element().getBoundingClientRect().top;
  expect(top()).toBeGreaterThanOrEqual(dialog.element().getBoundingClientRect().top);
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('after a sync the list is updated without scrolling', async () => {
  const server = await show(tall);
  await expect.element(subtasks).toHaveLength(60);
  box.element().scrollTop = 500;
  server.routes['GET /api/announcements'] = answer(200, {
    items: [...tall, aList('new', [anAnnouncement('new')])],
  });
  await announceChange('announcements');
  await expect.element(subtasks).toHaveLength(61);
  expect(box.element().scrollTop).toBe(500);
});

const odd: [string, string][] = [
  ['a title of 300 characters', 'Long title of a task '.repeat(15)],
  ['a word of 200 characters', 'Donaudampfschifffahrt'.repeat(10)],
  ['right-to-left text', 'أمسية ترانيم وصلاة '.repeat(12)],
];
test.each(odd)('%s is shown in full at 320 px, also with large text', async (_, text) => {
  await page.viewport(320, 700);
  await show([aList('1', [anAnnouncement('a', { title: text, notes: text })], { title: text })]);
  await expect.element(subtasks).toHaveLength(1);
  for (const size of ['100%', '200%']) {
    document.documentElement.style.fontSize = size;
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(box.element().scrollWidth).toBeLessThanOrEqual(box.element().clientWidth);
  }
  await subtasks.getByRole('button').click();
  const dialog = page.getByRole('dialog').element();
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  document.documentElement.style.fontSize = '';
});
