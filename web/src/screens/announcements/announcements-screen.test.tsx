import type { Announcement, AnnouncementList } from '@assembly/contract/announcement';
import { HOUR_MS, LIST_MAX_HEIGHT_PX } from '@assembly/contract/limits';
import { beforeEach, expect, test, vi } from 'vitest';
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

async function show(items: AnnouncementList[], path = '/web/announcements') {
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: member }),
    'GET /api/announcements': answer(200, { items }),
  });
  await renderApp(path);
  await expect.element(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
  return server;
}

test('every list shows its title, notes and open subtasks with their due dates', async () => {
  await show([
    aList('1', [anAnnouncement('a'), anAnnouncement('b', { due: '' })], {
      notes: 'Line one\nhttps://a.example/b.',
    }),
    aList('2', []),
  ]);
  await expect.element(box.getByRole('heading')).toHaveLength(2);
  await expect.element(subtasks).toHaveLength(2);
  await expect.element(subtasks.first().getByText(/^Due Sunday,? 15 November 2099$/)).toBeVisible();
  await expect.element(subtasks.last().getByText('Task b')).toBeVisible();
  const link = box.getByRole('link', { name: 'https://a.example/b' });
  await expect.element(link).toHaveAttribute('href', 'https://a.example/b');
  const notes = link.element().parentElement as HTMLElement;
  expect(notes.textContent).toBe('Line one\nhttps://a.example/b.');
  expect(notes.clientHeight).toBeGreaterThan(40);
});

test('tasks are due today or tomorrow in the assembly’s time zone', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T23:59:00+01:00'), shouldAdvanceTime: true });
  const server = await show([
    aList('1', [
      anAnnouncement('a', { due: '2026-11-15T00:00:00.000Z' }),
      anAnnouncement('b', { due: '2026-11-16T00:00:00.000Z' }),
    ]),
  ]);
  await expect.element(subtasks.first().getByText('Due today')).toBeVisible();
  await expect.element(subtasks.last().getByText('Due tomorrow')).toBeVisible();
  server.routes['GET /api/announcements'] = answer(200, {
    items: [aList('1', [anAnnouncement('b', { due: '2026-11-16T00:00:00.000Z' })])],
  });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await expect.element(subtasks).toHaveLength(1);
  await expect.element(subtasks.first().getByText('Due today')).toBeVisible();
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
  await show([
    aList(
      '1',
      Array.from({ length: 60 }, (_, at) => anAnnouncement(`${at}`)),
    ),
  ]);
  await expect.element(box).toBeVisible();
  expect(box.element().getBoundingClientRect().height).toBe(LIST_MAX_HEIGHT_PX);
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => box.element().scrollTop).toBeGreaterThan(100);
});

test.each([
  [1280, 720],
  [768, 1024],
  [360, 640],
])('at %i × %i px only the list scrolls, not the page', async (width, height) => {
  await page.viewport(width, height);
  const many = Array.from({ length: 60 }, (_, at) => anAnnouncement(`${at}`));
  await show([aList('1', many)]);
  await expect.element(subtasks).toHaveLength(60);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
  expect(box.element().clientHeight).toBeGreaterThan(300);
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
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  server.routes['GET /api/announcements'] = answer(200, {
    items: [aList('1', [anAnnouncement('a')])],
  });
  await again.click();
  await expect.element(subtasks).toHaveLength(1);
  await expect.element(box).toHaveFocus();
});

test('a search scrolls the list to the top', async () => {
  const many = Array.from({ length: 60 }, (_, at) => anAnnouncement(`${at}`));
  await show([aList('1', many)]);
  await expect.element(subtasks).toHaveLength(60);
  box.element().scrollTop = 500;
  await page.getByRole('searchbox', { name: 'Search announcements' }).fill('t');
  await expect.element(page.getByText('60 open tasks found')).toBeVisible();
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
  const many = Array.from({ length: 60 }, (_, at) => anAnnouncement(`${at}`));
  const server = await show([aList('1', many)]);
  await expect.element(subtasks).toHaveLength(60);
  box.element().scrollTop = 500;
  server.routes['GET /api/announcements'] = answer(200, {
    items: [aList('1', [...many, anAnnouncement('new')])],
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
