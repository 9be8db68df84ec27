import { getEvent, listEvents } from '@assembly/contract/endpoints/content';
import { getDocument, listFolder } from '@assembly/contract/endpoints/library';
import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import type { OfflineReply } from '@assembly/contract/offline';
import { expect, test } from 'vitest';
import { t } from '../../browser/locale/messages.ts';
import { anEvent } from '../../testing/fixtures/events.ts';
import { answerFromStored, type ReadSection } from './answer-from-stored.ts';

// That answers are those of the server is tested in server/src/api/offline-answers.test.ts.

const SUNDAY = Date.UTC(2026, 10, 15, 9, 0);
const TOO_FAR =
  'What is stored on this phone does not reach that far. Connect to the internet to see more.';
const NOT_FOUND =
  'No event was found in what is stored on this phone. Connect to the internet to see more.';

const STORED: OfflineReply = {
  asOf: SUNDAY,
  events: {
    items: [
      anEvent({ id: 'service', startsAt: SUNDAY }),
      anEvent({ id: 'supper', startsAt: SUNDAY + 60 * DAY_MS }),
    ],
    calendars: [],
    until: Date.UTC(2027, 1, 14),
  },
  announcements: { items: [] },
  documents: { items: [] },
  sermons: { items: [] },
};

const read: ReadSection = async (name) => STORED[name];
const at = (now: number) => ({ now, timeZone: 'UTC' });

test.each([
  ['page 2, if only one is stored', { page: 2 }, SUNDAY, TOO_FAR],
  ['a search that finds nothing', { search: 'baptism' }, SUNDAY, NOT_FOUND],
  ['a calendar without stored events', { calendar: 'youth' }, SUNDAY, NOT_FOUND],
  ['events, when all stored ones have ended', {}, SUNDAY + 70 * DAY_MS, NOT_FOUND],
  ['events, when the stored ones are older than 90 days', {}, SUNDAY + 91 * DAY_MS, TOO_FAR],
])('a phone does not claim to know: %s', async (_what, query, now, message) => {
  const answer = answerFromStored(listEvents, { query }, read, at(now));
  await expect(answer).rejects.toMatchObject({ code: 'not_found', message });
});

test('a month is shown only if all its days are stored', async () => {
  const month = (from: string, to: string) =>
    answerFromStored(listEvents, { query: { from, to } }, read, at(SUNDAY));
  expect((await month('2027-01-03', '2027-02-14'))?.items).toHaveLength(1);
  for (const [from = '', to = ''] of [
    ['2027-01-03', '2027-02-15'],
    ['2028-01-01', '2028-02-01'],
    ['no day', 'no day'],
  ]) {
    await expect(month(from, to)).rejects.toMatchObject({ message: TOO_FAR });
  }
});

test('an event that is not stored may exist; one that ended long ago does not', async () => {
  const open = (id: string, now: number) =>
    answerFromStored(getEvent, { params: { id } }, read, at(now));
  await expect(open('christmas', SUNDAY)).rejects.toMatchObject({
    message: 'This event is not stored on this phone. Connect to the internet to open it.',
  });
  const end = SUNDAY + HOUR_MS;
  expect((await open('service', end + 31 * DAY_MS))?.event.id).toBe('service');
  const gone = { code: 'event_not_found', message: t.problems.event_not_found };
  await expect(open('service', end + 31 * DAY_MS + 1)).rejects.toMatchObject(gone);
});

test('a file or folder that is not listed may be new', async () => {
  const file = answerFromStored(getDocument, { params: { fileId: 'new' } }, read, at(SUNDAY));
  await expect(file).rejects.toMatchObject({
    code: 'file_not_found',
    message:
      'This file is not in the list that is stored on this phone. Connect to the internet to look again.',
  });
  const folder = answerFromStored(listFolder, { params: { folderId: 'new' } }, read, at(SUNDAY));
  await expect(folder).rejects.toMatchObject({ code: 'folder_not_found' });
});

test('shortcuts that lead to each other, as in a forged backup, do not stop the phone', async () => {
  const shared = { parentId: '', isFolder: true, mimeType: '', fileSize: null, createdDate: '' };
  const items = [
    { id: 'one', title: 'one', targetId: 'other', ...shared },
    { id: 'other', title: 'other', targetId: 'one', ...shared },
  ];
  const readLoop = (async () => ({ items })) as unknown as ReadSection;
  const params = { folderId: 'one' };
  const answer = await answerFromStored(listFolder, { params }, readLoop, at(SUNDAY));
  expect(answer?.path).toEqual([]);
});

test('a section that is not stored is not answered', async () => {
  const nothing: ReadSection = async () => undefined;
  expect(await answerFromStored(listEvents, {}, nothing, at(SUNDAY))).toBeUndefined();
});
