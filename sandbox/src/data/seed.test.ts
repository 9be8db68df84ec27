import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../options.ts';
import { easterOf } from './calendar/feasts.ts';
import { seedCalendar } from './calendar/seed-calendar.ts';
import { seedOtherCalendars } from './calendar/seed-other-calendars.ts';
import { seedDrive } from './drive/seed-drive.ts';
import { type DriveFile, FOLDER, ROOT_ID } from './google-items.ts';
import { createState } from './sandbox-state.ts';
import { seedTasks } from './tasks/seed-tasks.ts';
import { unusualFiles } from './unusual/unusual-files.ts';

const NOW = Date.parse('2026-11-15T10:20:30Z');
const ZONE = 'Europe/Zurich';
const calendar = seedCalendar(NOW, ZONE);
const otherEvents = seedOtherCalendars(NOW, ZONE).flatMap(({ items }) => items);
const lists = seedTasks(NOW, ZONE);
const drive = seedDrive(NOW, ZONE);
const tasks = lists.flatMap((list) => list.tasks);

const bytesOf = (title: string): Buffer => {
  const content = drive.find((file) => file.title.includes(title))?.content;
  if (content === undefined || !('bytes' in content)) throw new Error(title);
  return Buffer.from(content.bytes);
};

test('the same time gives the same data, another time gives other days', () => {
  expect(seedCalendar(NOW, ZONE)).toEqual(calendar);
  expect(seedTasks(NOW, ZONE)).toEqual(lists);
  // Far faster than `toEqual` on megabytes of media.
  expect(isDeepStrictEqual(seedDrive(NOW, ZONE), drive)).toBe(true);
  expect(seedCalendar(NOW + 7 * DAY_MS, ZONE)).not.toEqual(calendar);
});

test.each([false, true])('every id is unique, with unusual items: %s', (hasUnusualItems) => {
  const state = createState({ now: () => NOW, hasUnusualItems });
  const { calendar, taskLists } = state;
  const files = [...drive, ...(hasUnusualItems ? unusualFiles(NOW, ZONE) : [])];
  const all = [calendar, taskLists, taskLists.flatMap((list) => list.tasks), files];
  for (const items of all) expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  // By their ids.
  expect(state.drive.size).toBe(files.length);
});

/** A letter of another script than Latin. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}]/u;

test('what the demo shows is believable: no markup, no broken names, nothing empty', () => {
  const names = [
    ...[...calendar, ...otherEvents]
      .filter(({ start }) => start)
      .map(({ summary }) => summary ?? ''),
    ...tasks.map(({ title }) => title ?? ''),
    ...drive.map(({ title }) => title),
  ];
  for (const name of names) {
    expect(name).toMatch(/^[^\s<>&[\]#"\\/][^<>&[\]#"\\/\n]{1,59}$/);
    expect(name).not.toMatch(FOREIGN);
  }
  const texts = [...calendar, ...otherEvents, ...tasks].map(
    (item) => `${item.description} ${item.notes}`,
  );
  expect(
    texts.filter((text) => /<(script|img|style|svg|iframe)|javascript:|on\w+=/.test(text)),
  ).toEqual([]);
  const parents = new Set(drive.flatMap((file) => file.parents ?? []));
  const folders = drive.filter(({ mimeType, trashed }) => mimeType === FOLDER && !trashed);
  expect(folders.filter(({ id }) => !parents.has(id))).toEqual([]);
  const sameName = Map.groupBy(drive, ({ title, parents }) => `${parents} ${title}`);
  expect([...sameName.values()].filter((files) => files.length > 1)).toEqual([]);
});

test('events are somewhere or online, and their attachments are in the drive, except two', () => {
  const { calendar } = createState({ now: () => NOW });
  const shown = calendar.filter(({ summary, start }) => summary && start?.dateTime);
  const nowhere = shown.filter(({ location, conferenceData }) => !location && !conferenceData);
  expect(nowhere.length).toBeLessThan(shown.length / 4);
  for (const { location = '' } of shown) expect(location).toMatch(/^[^<>&[\]#"\\/\n]*$/);
  const attachments = calendar.flatMap((event) => event.attachments ?? []);
  const ids = new Set(createState({ now: () => NOW }).drive.keys());
  const outside = attachments.filter(({ fileId }) => !fileId || !ids.has(fileId));
  expect(attachments).toHaveLength(7);
  expect(outside.map(({ title }) => title)).toEqual(['Registration form', 'How we vote']);
  expect(attachments.every(({ fileUrl }) => fileUrl?.startsWith('https://'))).toBe(true);
});

test('a hymn sheet is attached to the service that is on now', () => {
  const { calendar } = createState({ now: () => NOW });
  const service = calendar.find(
    ({ summary, start }) =>
      summary?.startsWith('Service') && Date.parse(start?.dateTime ?? '') < NOW,
  );
  expect(service?.attachments).toMatchObject([
    { title: '14 Evening hymn.pdf', mimeType: 'application/pdf' },
  ]);
});

test('the rotas are in order: one duty each Sunday, with the names of people', () => {
  const rota = lists.find(({ title }) => title === 'Rotas')?.tasks ?? [];
  const inOrder = rota.toSorted((a, b) => ((a.position ?? '') < (b.position ?? '') ? -1 : 1));
  for (const { id } of rota.filter(({ parent }) => !parent)) {
    const days = inOrder.filter(({ parent }) => parent === id).map(({ due }) => due ?? '');
    expect(days.slice(0, 3).map((day) => day.slice(0, 10))).toEqual([
      '2026-11-22',
      '2026-11-29',
      '2026-12-06',
    ]);
    expect(days).toEqual(days.toSorted());
  }
  expect(rota.find(({ parent }) => parent)?.title).toBe('22 Nov: Ruth Keller, Daniel Osei');
});

test('recorded sermons have their date and speaker in the name, and were made on that day', () => {
  const recordings = drive.filter(({ title }) => /^\d{4}-/.test(title));
  expect(recordings.length).toBeGreaterThan(30);
  for (const { title, createdDate } of recordings) {
    const [, day = ''] = /^(\d{4}-\d\d-\d\d) \S.* – \S+ \S+\.wav$/.exec(title) ?? [];
    expect(createdDate?.slice(0, 10), title).toBe(day);
    expect(Temporal.PlainDate.from(day).dayOfWeek).toBe(7);
    expect(Date.parse(day)).toBeLessThan(NOW);
  }
});

test.each(['Europe/Zurich', 'America/Sao_Paulo', 'Pacific/Kiritimati'])(
  'the seed data can be made on any day of a year in %s',
  (timeZone) => {
    for (let day = 0; day < 400; day += 9) {
      const now = NOW + day * DAY_MS + (day % 24) * HOUR_MS;
      expect(seedCalendar(now, timeZone)).toHaveLength(calendar.length);
      const others = seedOtherCalendars(now, timeZone).flatMap(({ items }) => items);
      expect(others).toHaveLength(otherEvents.length);
      expect(seedTasks(now, timeZone)).toHaveLength(lists.length);
    }
  },
);

test('an event is in progress, one has just ended, and one crosses midnight', () => {
  const times = calendar.map(({ start, end }) => ({
    from: Date.parse(start?.dateTime ?? ''),
    to: Date.parse(end?.dateTime ?? ''),
  }));
  expect(times.some(({ from, to }) => from < NOW && to > NOW)).toBe(true);
  expect(times.some(({ to }) => to < NOW && to > NOW - HOUR_MS)).toBe(true);
  const overnight = calendar.find(({ summary }) => summary === 'Prayer vigil for peace');
  expect(overnight?.start?.dateTime?.slice(0, 10)).not.toBe(overnight?.end?.dateTime?.slice(0, 10));
});

test('a cancelled item may have nothing but its id', () => {
  expect(calendar.filter((item) => Object.keys(item).length === 2)).toMatchObject([
    { status: 'cancelled' },
  ]);
});

test('an all-day event of three days has an exclusive end', () => {
  const retreat = calendar.find(({ summary }) => summary?.includes('retreat'));
  expect(retreat).toMatchObject({ start: { date: '2026-12-18' }, end: { date: '2026-12-21' } });
  expect(retreat?.description?.length).toBeGreaterThan(500);
});

test('Easter is on the right date', () => {
  expect([2024, 2025, 2026, 2027, 2038].map((year) => easterOf(year).toString())).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ]);
});

test('tasks are due yesterday, today, tomorrow and at no date', () => {
  const dues = new Set(tasks.filter(({ parent }) => parent).map(({ due }) => due?.slice(0, 10)));
  for (const day of ['2026-11-14', '2026-11-15', '2026-11-16', undefined])
    expect(dues).toContain(day);
  expect(lists.map((list) => list.tasks.length)).toEqual([15, 7, 111, 8, 0]);
});

test('folders are nested four levels deep, and every parent exists', () => {
  const byId = new Map(drive.map((file) => [file.id, file]));
  const depth = (file: DriveFile): number => {
    const parent = file.parents?.[0];
    if (parent === undefined || parent === ROOT_ID) return 1;
    const found = byId.get(parent);
    if (found === undefined) throw new Error(file.title);
    return 1 + depth(found);
  };
  const folders = drive.filter(({ mimeType }) => mimeType === FOLDER);
  expect(Math.max(...folders.map(depth))).toBe(4);
});

test('the cross-reference table of a PDF points at each object', () => {
  const pdf = bytesOf('Café Rösti.pdf').toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 4)).toBe('xref');
  const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) =>
    Number(at),
  );
  for (const [at, offset] of offsets.entries()) {
    expect(pdf.slice(offset, offset + 8)).toMatch(new RegExp(`^${at + 1} 0 obj`));
  }
  const [, length, stream] = /\/Length (\d+) >>\nstream\n(.*?)\nendstream/s.exec(pdf) ?? [];
  expect(stream?.length).toBe(Number(length));
});

test('images and recordings have the right format', () => {
  expect(bytesOf('Stave.png').subarray(1, 4).toString()).toBe('PNG');
  expect(bytesOf('Sunset over the lake.jpg').subarray(0, 3)).toEqual(
    Buffer.from([0xff, 0xd8, 0xff]),
  );
  const wav = bytesOf('Salt and light – Ruth Keller.wav');
  expect(wav.toString('latin1', 8, 12)).toBe('WAVE');
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  expect(bytesOf('One minute of silence.mp3').readUInt16BE(104)).toBe(0xfffb);
});
