import { ApiError } from '@assembly/contract/api-error';
import {
  getEvent,
  listCalendars,
  listEvents,
  listSermons,
} from '@assembly/contract/endpoints/content';
import { type AddressInput, addressOf } from '@assembly/contract/endpoints/endpoint';
import {
  getDocument,
  listAnnouncements,
  listDocuments,
  listFolder,
} from '@assembly/contract/endpoints/library';
import type { EventsReply } from '@assembly/contract/event';
import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import { type OfflineReply, offlineReplySchema } from '@assembly/contract/offline';
import stored from '@assembly/messages/en/stored';
import { type DriveFile, FOLDER, ROOT_ID, SHORTCUT } from '@assembly/sandbox/data/google-items';
import { expect, test } from 'vitest';
import { t } from '../../../web/src/browser/locale/t.ts';
import {
  answerFromStored,
  type StoredEndpoint,
} from '../../../web/src/offline/answers/answer-from-stored.ts';
import { replaceEvents } from '../store/content/events.ts';
import { ALL_CONFIRMED } from '../store/content/removal-guard.ts';
import { toEvent } from '../sync/to-event.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openSyncedApp, type SyncedApp } from '../testing/fixtures/synced-app.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { ZONE } from '../testing/fixtures/test-sync.ts';

Object.assign(t, { stored });

const updated = '2026-11-01T00:00:00.000Z';

const CALENDARS = ['main', 'youth'].map((id, position) => ({ id, name: id, color: '', position }));

/** From ten days before Sunday to 80 after it; some overlap, begin at the same time, last for days or are canceled. */
const EVENTS = Array.from({ length: 90 }, (_, at) => {
  const start = SUNDAY - 10 * DAY_MS + Math.floor(at / 2) * 2 * DAY_MS + (at % 7) * HOUR_MS;
  const end = start + (at % 5) * 13 * HOUR_MS;
  const time = (instant: number) =>
    at % 4 === 0
      ? { date: new Date(instant).toISOString().slice(0, 10), dateTime: '' }
      : { dateTime: new Date(instant).toISOString(), date: '' };
  const item = {
    id: `e${at}`,
    summary: at % 3 === 0 ? `Bläserchor ${at}` : `Prayer & praise ${at}`,
    description: at % 6 === 0 ? '<p>Bring a <b>friend</b> &amp; <i>tea</i></p>' : 'https://x.org/y',
    location: at % 9 === 0 ? 'Großer Saal, 우리교회' : '',
    status: at % 11 === 0 ? 'cancelled' : 'confirmed',
    start: time(start),
    end: time(at % 4 === 0 ? end + DAY_MS : end),
  };
  return toEvent(item, ZONE, CALENDARS[at % 2]?.id);
});

const task = (id: string, due: string, notes = '') => ({
  ...{ id, title: `Task ${id}`, notes, updated, position: id },
  ...(due ? { due: `${due}T00:00:00.000Z` } : { updated: '2026-11-15T10:00:00.000Z' }),
});
const TASKS = [
  {
    id: 'kitchen',
    title: 'Küche',
    updated,
    tasks: [
      task('1', '2026-11-15', 'Soup'),
      task('2', '2026-11-17', 'Tea'),
      task('3', ''),
      task('4', '2026-11-01'),
    ],
  },
  { id: 'over', title: 'Over', updated, tasks: [task('5', '2026-11-02')] },
];

const inFolder = (id: string, parent: string, title: string, fields = {}): DriveFile => ({
  ...{ id, title, parents: [parent], createdDate: updated },
  ...{ mimeType: 'text/plain', content: { text: title }, ...fields },
});
const folder = (id: string, parent: string, title: string) =>
  inFolder(id, parent, title, { mimeType: FOLDER });
const shortcut = (id: string, parent: string, targetId: string, targetMimeType: string) =>
  inFolder(id, parent, `To ${targetId}`, {
    mimeType: SHORTCUT,
    shortcutDetails: { targetId, targetMimeType },
  });
const DRIVE = [
  folder('sermons', ROOT_ID, 'Sermons'),
  folder('romans', 'sermons', 'Römerbrief'),
  folder('empty', ROOT_ID, 'Archiv'),
  shortcut('up', 'romans', 'sermons', FOLDER),
  shortcut('copy', 'empty', 'romans3', 'text/plain'),
  inFolder('sheet', 'sermons', 'Plan', { mimeType: 'application/vnd.google-apps.spreadsheet' }),
  inFolder('loose', ROOT_ID, 'Loose römer'),
  inFolder('dated1', 'sermons', '2026-09-27 Römer Predigt'),
  inFolder('dated2', 'romans', '2026-10-04 Römer Predigt'),
  inFolder('dated3', 'empty', '2026-10 Predigt'),
  inFolder('korean', 'empty', '우리교회에서'),
  ...Array.from({ length: 26 }, (_, at) =>
    inFolder(`romans${at}`, 'romans', `Römer ${at % 2 ? 'Predigt' : 'predigt'} ${at}.mp3`),
  ),
];

const pages = [undefined, 2, 3];
const searches = [
  undefined,
  '  ',
  'praise',
  'blaser',
  'friend tea',
  'org',
  'grosser',
  'predigt 1',
  '교회',
];
const days = [
  ['2026-10-26', '2026-12-07'],
  ['2026-11-15', '2026-11-16'],
  ['2027-01-01', '2027-02-14'],
];
const ids = ['e0', 'e1', 'e7', 'e40'];
const folders = ['sermons', 'romans', 'up', 'empty', 'other-files', 'romans1', 'gone'];

type Query = Record<string, string | number | undefined>;

function* queries(): Generator<
  [StoredEndpoint, { params?: Record<string, string>; query?: Query }]
> {
  yield [listCalendars, {}];
  for (const calendar of [undefined, 'youth', 'unknown']) {
    for (const [from, to] of days) yield [listEvents, { query: { from, to, calendar } }];
    for (const search of searches) {
      for (const page of pages) yield [listEvents, { query: { page, search, calendar } }];
    }
  }
  for (const id of ids) yield [getEvent, { params: { id } }];
  for (const search of [...searches, 'kuche', 'task', 'soup', 'kuche tea', '!']) {
    yield [listAnnouncements, { query: { search } }];
  }
  for (const page of pages) {
    for (const search of [...searches, 'romer', 'to', '!', 'romer predigt']) {
      yield [listDocuments, { query: { page, search } }];
    }
    for (const folderId of folders) yield [listFolder, { params: { folderId }, query: { page } }];
  }
  for (const search of [undefined, 'romer', 'predigt 1', '!']) {
    for (const page of pages) {
      yield [listSermons, { query: { page, search } }];
      for (const [year, series] of [
        ['2026', undefined],
        ['1999', 'Römerbrief'],
        ['', 'Römerbrief'],
      ]) {
        yield [listSermons, { query: { page, search, year, series } }];
      }
    }
  }
  for (const fileId of ['romans1', 'copy', 'sheet', 'loose', 'sermons', 'gone']) {
    yield [getDocument, { params: { fileId } }];
  }
}

/** The reply, or the code of the refusal. */
async function askServer({ get }: SyncedApp, endpoint: StoredEndpoint, input: object) {
  const reply = await get(addressOf(endpoint, input as AddressInput<StoredEndpoint> & object));
  return reply.statusCode === 200 ? reply.json() : reply.json().code;
}

async function askPhone(
  stored: OfflineReply,
  now: number,
  endpoint: StoredEndpoint,
  input: object,
) {
  try {
    const at = { now, timeZone: ZONE };
    return await answerFromStored(endpoint, input as never, async (name) => stored[name], at);
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

const findsNothing = (reply: unknown, { query }: { query?: Query }) =>
  reply === 'event_not_found' ||
  (reply as EventsReply).total === 0 ||
  (reply as EventsReply).page < Number(query?.page);

onEachDatabase('a phone without a network', (database) => {
  test('answers as the server does, also hours and weeks later', async () => {
    const app = await openSyncedApp(database);
    app.sandbox.setTasks(TASKS);
    app.sandbox.setDrive(DRIVE);
    await app.sync();
    const options = { confirmed: ALL_CONFIRMED, now: SUNDAY, timeZone: ZONE };
    await replaceEvents(app.db, EVENTS, options, CALENDARS);
    const stored = offlineReplySchema.parse((await app.get('/api/offline')).json());
    for (const laterMs of [0, 1.5 * HOUR_MS, 29 * DAY_MS]) {
      app.clock.now = SUNDAY + laterMs;
      for (const [endpoint, input] of queries()) {
        const fromPhone = await askPhone(stored, app.clock.now, endpoint, input);
        const fromServer = await askServer(app, endpoint, input);
        const query = `${laterMs} ${endpoint.path} ${JSON.stringify(input)}`;
        // The phone cannot know that there is nothing.
        if (fromPhone === 'not_found') expect(findsNothing(fromServer, input), query).toBe(true);
        else expect(fromPhone, query).toEqual(fromServer);
      }
    }
  });
});
