import type { Event } from '@assembly/contract/event';
import { HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { t } from '../../../browser/locale/messages.ts';
import { cards, list, show, textOf } from '../../../testing/events-screen.ts';
import { answer, delayed, refuse, unreachable } from '../../../testing/fake-server.ts';
import { anEvent } from '../../../testing/fixtures/events.ts';
import { announceChange, prepareScreen } from '../../../testing/live-screen.ts';
import { pressNow } from '../../../testing/press-now.ts';

const dialog = page.getByRole('dialog');
const closeButton = dialog.getByRole('button', { name: 'Close' });
const share = dialog.getByRole('button', { name: /^Share/ });
const more = (title: string) => page.getByRole('button', { name: `More about ${title}` });

const gone = refuse('event_not_found', { detail: t.problems.event_not_found });
const eventReply = (event: Event) => answer(200, { event });

function stubNavigator(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

beforeEach(prepareScreen);

test('the details say where the event is, how to join, that it repeats, and what is attached', async () => {
  const event = anEvent({
    id: 'a b',
    summary: 'Council',
    location: 'Church hall, Main Street 1',
    callUrl: 'https://meet.example/abc',
    repeats: true,
    attachments: [
      { title: 'Agenda', url: 'https://drive.example/1', documentId: 'doc 1' },
      { title: '', url: 'https://drive.example/2', documentId: null },
    ],
  });
  await show([event]);
  await expect.poll(() => textOf(cards.first())).toMatch(/^Council.*Church hall, Main Street 1$/);
  await more('Council').click();
  await expect.element(dialog).toHaveAccessibleName('Council');
  expect(location.search).toBe('?open=a+b');
  await expect.element(dialog.getByText('Church hall, Main Street 1')).toBeVisible();
  await expect.element(dialog.getByText('This event repeats.')).toBeVisible();
  const link = (name: RegExp) => dialog.getByRole('link', { name });
  for (const name of [/^Show on map/, /^Join online/, /^Attachment/]) {
    await expect.element(link(name)).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(link(name)).toHaveAttribute('target', '_blank');
  }
  await expect.element(link(/^Join online/)).toHaveAttribute('href', event.callUrl);
  await expect.element(link(/^Attachment/)).toHaveAttribute('href', 'https://drive.example/2');
  await expect.element(link(/^Agenda$/)).toHaveAttribute('href', '/web/documents?open=doc%201');
  // Back closes it, and so does Close, which does not add another entry.
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  const { length } = history;
  await more('Council').click();
  await closeButton.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect([location.search, history.length]).toEqual(['', length]);
  await expect.element(more('Council')).toHaveFocus();
});

test('the details say how a series repeats, if that is known', async () => {
  const repetition = { unit: 'month', interval: 1, weekday: 0, position: 1 } as const;
  await show([anEvent({ id: 'a', repeats: true, repetition })]);
  await more('Event a').click();
  const sentence = 'Repeats every month on the first Sunday.';
  await expect.element(dialog.getByText(sentence)).toBeVisible();
});

test('an event only online says so, and one without a location says nothing', async () => {
  await show([
    anEvent({ id: 'a', callUrl: 'https://meet.example/abc' }),
    anEvent({ id: 'b', location: 'https://zoom.example/j/1' }),
    anEvent({ id: 'c' }),
  ]);
  await expect.poll(() => textOf(cards.first())).toMatch(/^Event a.*Online$/);
  expect(textOf(cards.last())).toMatch(/^Event c.*:\d\d$/);
  await more('Event b').click();
  const link = dialog.getByRole('link', { name: /^https:..zoom.example/ });
  await expect.element(link).toHaveAttribute('href', 'https://zoom.example/j/1');
  expect(dialog.getByText('Show on map').elements()).toHaveLength(0);
});

test('a pasted link opens its event, and closing it leads to the list', async () => {
  const event = anEvent({ id: 'far', summary: 'Far away' });
  const late = delayed(eventReply(event));
  await show([anEvent({ id: 'other' })], '/web/event?page=2&open=far', [], {
    'GET /api/events/far': late,
  });
  await expect
    .element(dialog.getByRole('status').filter({ hasText: 'Loading…' }))
    .toBeInTheDocument();
  late.release();
  await expect.element(dialog).toHaveAccessibleName('Far away');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.search).toBe('?page=2');
  await expect.element(list).toHaveFocus();
});

test('a link to an event that has ended shows it and says so', async () => {
  const startsAt = Date.now() - 48 * HOUR_MS;
  const event = anEvent({ id: 'past', startsAt, callUrl: 'https://meet.example/abc' });
  await show([], '/web/event?open=past', [], { 'GET /api/events/past': eventReply(event) });
  await expect.element(dialog.getByText('This event is over.')).toBeVisible();
  await expect.element(share).toBeVisible();
  expect(dialog.getByText(/Join online|Happening now|Add to calendar/).elements()).toHaveLength(0);
});

test('an open event that ends says so, without a reload', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T10:00:00+01:00'), shouldAdvanceTime: true });
  const startsAt = Date.now() - HOUR_MS;
  const event = anEvent({ id: 'a', startsAt, endsAt: Date.now() + 10 * MINUTE_MS });
  const { server } = await show([event]);
  server.routes['GET /api/events/a'] = eventReply(event);
  await more('Event a').click();
  await expect.element(dialog.getByText('Happening now')).toBeVisible();
  await vi.advanceTimersByTimeAsync(11 * MINUTE_MS);
  await expect.element(dialog.getByText('This event is over.')).toBeVisible();
  expect(dialog.getByText('Happening now').elements()).toHaveLength(0);
});

test('a link to a deleted event says so kindly and leads to the list', async () => {
  await show([anEvent({ id: 'other' })], '/web/event?open=gone', [], {
    'GET /api/events/gone': gone,
  });
  await expect.element(dialog.getByText('This event is no longer in the calendar.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show all events' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.search).toBe('');
});

test('an open event that is deleted says so, and closing it leads to the list', async () => {
  const { data, server } = await show([anEvent({ id: 'a' }), anEvent({ id: 'b' })]);
  server.routes['GET /api/events/a'] = gone;
  await more('Event a').click();
  await expect.element(share).toBeVisible();
  data.events = data.events.slice(1);
  await announceChange('events');
  await expect.element(dialog.getByText('This event is no longer in the calendar.')).toBeVisible();
  await expect.element(share).not.toBeInTheDocument();
  await closeButton.click();
  await expect.element(list).toHaveFocus();
});

test('if an event cannot be loaded I can try again', async () => {
  const { server } = await show([], '/web/event?open=a', [], { 'GET /api/events/a': unreachable });
  const again = dialog.getByRole('button', { name: 'Try again' });
  await expect.poll(() => again.elements().length, { timeout: 10_000 }).toBe(1);
  await expect.element(dialog.getByText(/could not be loaded/)).toBeVisible();
  server.routes['GET /api/events/a'] = eventReply(anEvent({ id: 'a' }));
  pressNow(again);
  await expect.element(dialog).toHaveAccessibleName('Event a');
});

test('Share hands the address to another app, and changing my mind is not an error', async () => {
  const shared: ShareData[] = [];
  stubNavigator('share', async (what: ShareData) => {
    shared.push(what);
    if (shared.length === 1) throw new DOMException('', 'AbortError');
  });
  await show([anEvent({ id: 'a/b' })], '/web/event?open=a%2Fb');
  await share.click();
  await share.click();
  const url = `${location.origin}/web/event?open=a%2Fb`;
  await expect.poll(() => shared).toEqual(Array(2).fill({ title: 'Event a/b', url }));
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
});

test('without another app Share shows the address, selected and with a button to copy it', async () => {
  stubNavigator('share', undefined);
  const written: string[] = [];
  stubNavigator('clipboard', { writeText: async (text: string) => void written.push(text) });
  await show([anEvent({ id: 'a' })], '/web/event?open=a');
  await share.click();
  const url = `${location.origin}/web/event?open=a`;
  await expect.poll(() => getSelection()?.toString()).toBe(url);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(page.getByText('Link copied.')).toBeVisible();
  expect(written).toEqual([url]);
});

test.each([
  ['markup', '<img src=x onerror=alert(1)><b>Hall</b>'],
  ['10,000 characters', 'Mainstreet'.repeat(1000)],
  ['right-to-left text', 'قاعة الكنيسة، الشارع الرئيسي ١ '.repeat(10)],
])('a location of %s is plain text that fits', async (_what, where) => {
  await page.viewport(320, 700);
  await show([anEvent({ id: 'a', location: where })]);
  await expect.element(cards.first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(cards.first().element().getBoundingClientRect().height).toBeLessThan(400);
  await more('Event a').click();
  await expect
    .element(dialog.getByRole('paragraph').filter({ hasText: where.trim() }))
    .toBeInTheDocument();
  const box = dialog.element();
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
