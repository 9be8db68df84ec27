import type { UnseenReply } from '@assembly/contract/account/unseen';
import type { Event } from '@assembly/contract/event';
import { HOUR_MS } from '@assembly/contract/limits';
import type { Sermon } from '@assembly/contract/sermons/sermon';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { rememberUser } from '../../../browser/current-user.ts';
import { cards, show } from '../../../testing/events-screen.ts';
import { admin, answer, delayed, member } from '../../../testing/fake-server.ts';
import { backupsReply } from '../../../testing/fixtures/backups.ts';
import { deliveryReply, heldAnnouncements } from '../../../testing/fixtures/delivery.ts';
import { anEvent } from '../../../testing/fixtures/events.ts';
import { run, source, syncReply } from '../../../testing/fixtures/sync-runs.ts';
import { pending, usersReply } from '../../../testing/fixtures/users.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { settingsReply } from '../../../testing/settings.ts';
// The screen loads it a second after its start. A busy machine would take part of the time that tests wait for it.
import './admin-tasks.tsx';

const today = page.getByRole('region', { name: 'Today' });

const sermon: Sermon = {
  id: 's1',
  title: 'Psalm 121',
  speaker: 'Ruth Keller',
  series: 'Psalms',
  date: '2026-11-08',
  durationSeconds: 1920,
  chapters: [],
  mimeType: 'audio/mpeg',
  fileName: 'psalm.mp3',
  fileSize: null,
};
const sermons = (...items: Sermon[]) => ({
  'GET /api/sermons': answer(200, {
    items,
    page: 1,
    pageCount: 1,
    total: items.length,
    series: [],
    speakers: [],
    years: [],
  }),
});
const unseen = (announcements: number): Record<string, ReturnType<typeof answer>> => ({
  'GET /api/account/seen': answer(200, {
    announcements: 1,
    documents: 1,
    newAnnouncements: [],
    newDocuments: [],
    counts: { announcements, documents: 0, sermons: 0 },
  } satisfies UnseenReply),
});
const service = (change: Partial<Event> = {}) =>
  anEvent({ id: 'e1', summary: 'Sunday service', location: 'Church Street 1', ...change });

beforeEach(prepareScreen);

test('I see what is next and open it, and it stays in the list below', async () => {
  await show([service(), anEvent({ id: 'e2' })]);
  await expect.element(today.getByText('Church Street 1')).toBeVisible();
  await expect.element(today.getByRole('link', { name: /^Map/ })).toBeVisible();
  await expect.element(cards.first().getByText('Sunday service')).toBeVisible();
  await today.getByRole('button', { name: 'Sunday service' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Sunday service' })).toBeVisible();
});

test('what is on now is joined online with one tap', async () => {
  const callUrl = 'https://meet.example/service';
  await show([service({ startsAt: Date.now() - HOUR_MS, endsAt: Date.now() + HOUR_MS, callUrl })]);
  await expect.element(today.getByText('Happening now')).toBeVisible();
  await expect.element(today.getByRole('link', { name: /^Join/ })).toHaveAttribute('href', callUrl);
  await expect.element(today.getByRole('link', { name: /^Map/ })).not.toBeInTheDocument();
});

test('the newest sermon plays in the click itself', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await show(
    [],
    '/web/event',
    [],
    sermons({ ...sermon, id: 'choir', title: 'Alto part', speaker: '' }, sermon),
  );
  const button = today.getByRole('button', { name: /^Play: ?Psalm 121/ });
  await expect.element(button.getByText('Newest sermon')).toBeVisible();
  await expect.element(button.getByText('Ruth Keller · 32\u00A0min')).toBeVisible();
  // The player is loaded ahead.
  await expect
    .poll(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('now-playing')),
    )
    .toBeTruthy();
  const element = button.element() as HTMLElement;
  await expect
    .poll(() => {
      element.click();
      return play.mock.calls.length > 0;
    })
    .toBeTruthy();
  const player = page.getByRole('region', { name: 'Player' });
  onTestFinished(() => player.getByRole('button', { name: 'Close player' }).click());
  await expect.element(player.getByText('Psalm 121')).toBeVisible();
});

test('Today is not shown without events, sermons or anything new', async () => {
  const { server } = await show([], '/web/event', [], { ...sermons(), ...unseen(0) });
  await expect.element(page.getByText('No events found')).toBeVisible();
  await expect.poll(() => server.calls('GET /api/account/seen').length > 0).toBeTruthy();
  await expect.element(today).not.toBeInTheDocument();
});

test.each(['?page=2', '?search=Event', '?calendar=c', '?view=month'])(
  'it is not at %s',
  async (query) => {
    await show([service()], `/web/event${query}`, [], sermons(sermon));
    await expect.element(page.getByRole('heading', { name: 'Events', exact: true })).toBeVisible();
    await expect.element(today).not.toBeInTheDocument();
  },
);

test('what is new is said, and moves nothing', async () => {
  const slow = delayed(unseen(2)['GET /api/account/seen'] as never);
  await show([service()], '/web/event', [], { ...sermons(sermon), 'GET /api/account/seen': slow });
  await expect.element(today.getByText('Psalm 121')).toBeVisible();
  await expect.element(cards.first()).toBeVisible();
  const top = cards.first().element().getBoundingClientRect().top;
  slow.release();
  const link = today.getByRole('link', { name: '2 new announcements' });
  await expect.element(link).toHaveAttribute('href', '/web/announcements');
  expect(cards.first().element().getBoundingClientRect().top).toBe(top);
});

const waiting = {
  'GET /api/session': answer(200, { user: admin }),
  'GET /api/users': usersReply([pending]),
  'GET /api/sync': syncReply([
    run({ events: source({ state: 'stopped' }), documents: source({ state: 'failed' }) }),
  ]),
  'GET /api/delivery': answer(200, deliveryReply({ held: [heldAnnouncements] })),
  'GET /api/backups': answer(200, backupsReply({ warning: 'too_old' })),
  'GET /api/settings': answer(
    200,
    settingsReply({
      about: {
        ...settingsReply().about,
        update: { version: '1.1.0', changes: '', url: 'https://releases.example' },
      },
    }),
  ),
};

test('an administrator sees what waits, and at the next visit from the start', async () => {
  rememberUser(admin);
  const { server } = await show([service()], '/web/event', [], waiting);
  const links = today.getByRole('listitem').getByRole('link');
  const texts = [
    '1 person waits for approval',
    'A sync waits for your answer',
    'The last sync has failed',
    'Some updates wait for your decision',
    'The newest backup is too old',
    'Version 1.1.0 is available',
    'Finish setting up (1 of 6)',
  ];
  await expect.poll(() => links.elements().map((link) => link.textContent)).toEqual(texts);
  server.routes['GET /api/users'] = delayed(usersReply([]));
  await cleanup();
  await show([service()], '/web/event', [], {
    ...waiting,
    'GET /api/users': delayed(usersReply([])),
  });
  await expect.element(links.first()).toHaveTextContent(texts[0]);
});

test('an administrator for whom nothing waits, and a member, see no such lines', async () => {
  rememberUser(admin);
  localStorage.setItem('setupHidden', 'yes');
  const { server } = await show([service()], '/web/event', [], {
    'GET /api/session': answer(200, { user: admin }),
    'GET /api/users': usersReply([]),
    'GET /api/sync': syncReply([run()]),
    'GET /api/delivery': answer(200, deliveryReply()),
    'GET /api/backups': answer(200, backupsReply()),
    'GET /api/settings': answer(200, settingsReply()),
  });
  await expect.poll(() => server.calls('GET /api/settings').length > 0).toBeTruthy();
  await expect.element(today.getByRole('listitem')).not.toBeInTheDocument();
});

test.each([
  ['damaged', '{'],
  ['of another version', '{"text":"1 person waits"}'],
  ['of somebody who is no longer an administrator', '[["1 person waits","/web/admin"]]'],
])('stored lines that are %s are dropped', async (_, stored) => {
  rememberUser(member);
  localStorage.setItem('today-tasks', stored);
  await show([service()]);
  await expect.element(today.getByRole('button', { name: 'Sunday service' })).toBeVisible();
  await expect.element(today.getByRole('listitem')).not.toBeInTheDocument();
  await expect.poll(() => localStorage.getItem('today-tasks')).toBeNull();
});

test('the hymn sheet of the next service opens with one tap', async () => {
  const attachments = [
    { title: 'Elsewhere', url: 'https://elsewhere.example', documentId: null },
    { title: 'Hymn sheet.pdf', url: 'https://drive.example/d1', documentId: 'd1' },
  ];
  await show([service({ attachments })]);
  await expect
    .element(today.getByRole('link', { name: 'Hymn sheet', exact: true }))
    .toHaveAttribute('href', '/web/documents?open=d1');
  await expect.element(today.getByRole('link', { name: 'Elsewhere' })).not.toBeInTheDocument();
});
