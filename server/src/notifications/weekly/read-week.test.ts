import { HOUR_MS } from '@assembly/contract/limits';
import { FOLDER, ROOT_ID, SHORTCUT } from '@assembly/sandbox/data/google-items';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openSyncedApp, type SyncedApp } from '../../testing/fixtures/synced-app.ts';
import { PUBLIC_URL, SUNDAY } from '../../testing/fixtures/test-app.ts';
import type { Choices } from '../queue/choices.ts';
import { readWeek } from './read-week.ts';

const OFF: Choices = { announcements: 'off', events: 'off', sermons: 'email', signUps: null };
const updated = '2026-11-01T00:00:00.000Z';
const timed = (id: string, day: string, status = 'confirmed') => ({
  id,
  summary: `Event ${id}`,
  location: 'Hall',
  status,
  start: { dateTime: `${day}T10:00:00+01:00` },
  end: { dateTime: `${day}T11:00:00+01:00` },
});
const task = (id: string, day: string) => ({
  id,
  title: `Task ${id}`,
  notes: 'Bring cake',
  due: `${day}T00:00:00.000Z`,
  updated,
});
const file = (id: string, mimeType: string, parents = ['folder']) => ({
  id,
  title: id,
  mimeType,
  parents,
});

async function open(kind: 'SQLite' | 'PostgreSQL') {
  const app = await openSyncedApp(kind);
  const folder = { id: 'folder', title: 'Sermons', mimeType: FOLDER, parents: [ROOT_ID] };
  const old = file('old', 'application/pdf');
  app.sandbox.setCalendar([
    timed('past', '2026-11-14'),
    timed('soon', '2026-11-17'),
    timed('canceled', '2026-11-18', 'cancelled'),
    { id: 'retreat', start: { date: '2026-11-20' }, end: { date: '2026-11-30' } },
    timed('last', '2026-11-22'),
    timed('later', '2026-11-23'),
  ]);
  const later = task('later', '2026-12-25');
  const tasks = [task('closed', '2026-11-14'), task('open', '2026-11-29'), later];
  const setTasks = (more: (typeof later)[]) =>
    app.sandbox.setTasks([{ id: 'list', title: 'For all', updated, tasks: [...tasks, ...more] }]);
  setTasks([]);
  app.sandbox.setDrive([folder, old]);
  await app.sync();
  app.clock.now += HOUR_MS;
  setTasks([task('added', '2026-12-24')]);
  const target = { targetId: 'hope', targetMimeType: 'audio/mpeg' };
  app.sandbox.setDrive([
    folder,
    old,
    { ...file('hope', 'audio/mpeg'), title: '2026-11-08 Hope.mp3' },
    { ...file('faith', 'audio/mpeg'), title: '2026-11-01 Faith.mp3' },
    { ...file('a way to it', SHORTCUT), shortcutDetails: target },
    file('new', 'application/pdf', [ROOT_ID]),
  ]);
  await app.sync();
  return app;
}

function read(app: SyncedApp, choices: Partial<Choices>, at = app.clock.now) {
  const context = { ...app, now: () => app.clock.now };
  return readWeek(context, { since: SUNDAY, at }, { ...OFF, ...choices });
}

onEachDatabase('the content of the weekly email', (kind) => {
  test('I get the topics that I have chosen for the weekly email, and no others', async () => {
    const app = await open(kind);
    await app.addPerson({ isActive: false });
    expect(await read(app, {})).toMatchObject({
      events: [],
      announcements: [],
      sermons: [],
      // They have no topic of their own.
      documents: [{ title: 'new' }],
      pending: 0,
    });

    const { events } = await read(app, { events: 'weekly' });
    expect(events.map(({ link }) => link.split('open=')[1])).toEqual(['soon', 'retreat', 'last']);
    expect(events[0]).toEqual({
      title: 'Event soon',
      location: 'Hall',
      date: '2026-11-17T10:00:00+01:00',
      startsAt: Date.parse('2026-11-17T09:00Z'),
      endsAt: Date.parse('2026-11-17T10:00Z'),
      link: `${PUBLIC_URL}/web/event?open=soon`,
    });

    const { announcements } = await read(app, { announcements: 'weekly' });
    expect(announcements).toEqual([
      {
        title: 'Task open',
        due: '2026-11-29T00:00:00.000Z',
        list: '',
        link: `${PUBLIC_URL}/web/announcements?open=open`,
      },
      expect.objectContaining({ title: 'Task added' }),
    ]);

    const { sermons, hasNewSermon, documents } = await read(app, { sermons: 'weekly' });
    expect(sermons).toEqual([
      { title: 'Hope', link: `${PUBLIC_URL}/web/documents?open=hope` },
      expect.objectContaining({ title: 'Faith' }),
    ]);
    expect(hasNewSermon).toBe(true);
    expect(documents).toMatchObject([{ title: 'new' }]);
    expect(await read(app, { signUps: 'weekly' })).toMatchObject({ pending: 1 });

    // What comes after it was due is in the next one.
    expect(await read(app, { sermons: 'weekly' }, app.clock.now - 1)).toMatchObject({
      hasNewSermon: false,
      documents: [],
    });
  });
});
