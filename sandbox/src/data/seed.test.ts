import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../options.ts';
import { type DriveFile, FOLDER, ROOT_ID, SHORTCUT } from './google-items.ts';
import { seedCalendar } from './calendar/seed-calendar.ts';
import { seedDrive } from './drive/seed-drive.ts';
import { easterOf } from './calendar/feasts.ts';
import { seedTasks } from './tasks/seed-tasks.ts';

const NOW = Date.parse('2026-11-15T10:20:30Z');
const ZONE = 'Europe/Zurich';
const calendar = seedCalendar(NOW, ZONE);
const lists = seedTasks(NOW, ZONE);
const drive = seedDrive(NOW, ZONE);
const tasks = lists.flatMap((list) => list.tasks);

const bytesOf = (title: string): Buffer => {
  const content = drive.find((file) => file.title === title)?.content;
  if (content === undefined || !('bytes' in content)) throw new Error(title);
  return Buffer.from(content.bytes);
};

test('one moment always gives the same data, another gives other days', () => {
  expect(seedCalendar(NOW, ZONE)).toEqual(calendar);
  expect(seedTasks(NOW, ZONE)).toEqual(lists);
  expect(seedDrive(NOW, ZONE)).toEqual(drive);
  expect(seedCalendar(NOW + 7 * DAY_MS, ZONE)).not.toEqual(calendar);
});

test('every id is there once', () => {
  for (const all of [calendar, tasks, drive]) {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  }
});

test.each(Array.from({ length: 400 }, (_, day) => day).filter((day) => day % 9 === 0))(
  'the seed can be made on any day: %i days on',
  (day) => {
    const now = NOW + day * DAY_MS + (day % 24) * HOUR_MS;
    for (const zone of [ZONE, 'America/Sao_Paulo', 'Pacific/Kiritimati']) {
      expect(seedCalendar(now, zone).length).toBe(calendar.length);
      expect(seedTasks(now, zone).length).toBe(lists.length);
    }
  },
);

test('something is on now, something has just ended, something passes midnight', () => {
  const times = calendar.map(({ start, end }) => ({
    from: Date.parse(start?.dateTime ?? ''),
    to: Date.parse(end?.dateTime ?? ''),
  }));
  expect(times.some(({ from, to }) => from < NOW && to > NOW)).toBe(true);
  expect(times.some(({ to }) => to < NOW && to > NOW - HOUR_MS)).toBe(true);
  const overnight = calendar.find(({ summary }) => summary === 'Prayer vigil for peace');
  expect(overnight?.start?.dateTime?.slice(0, 10)).not.toBe(overnight?.end?.dateTime?.slice(0, 10));
});

test('a cancelled item may carry an id and nothing more', () => {
  expect(calendar.filter((item) => Object.keys(item).length === 2)).toMatchObject([
    { status: 'cancelled' },
  ]);
});

test('a retreat lasts three days, its end left out', () => {
  const retreat = calendar.find(({ summary }) => summary?.includes('retreat'));
  expect(retreat).toMatchObject({ start: { date: '2026-12-18' }, end: { date: '2026-12-21' } });
  expect(retreat?.description?.length).toBeGreaterThan(10_000);
});

test('Easter falls where the almanac has it', () => {
  expect([2024, 2025, 2026, 2027, 2038].map((year) => easterOf(year).toString())).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ]);
});

test('tasks are due yesterday, today, tomorrow and never', () => {
  const dues = new Set(tasks.filter(({ parent }) => parent).map(({ due }) => due?.slice(0, 10)));
  for (const day of ['2026-11-14', '2026-11-15', '2026-11-16', undefined])
    expect(dues).toContain(day);
  expect(lists.map((list) => list.tasks.length)).toEqual([15, 7, 125, 28, 0]);
});

test('folders lie four deep, and every parent is there', () => {
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

test('shortcuts lead to a file, to a folder above and to nothing', () => {
  const ids = new Set(drive.map(({ id }) => id));
  const targets = drive
    .filter(({ mimeType }) => mimeType === SHORTCUT)
    .map(({ shortcutDetails }) => ids.has(shortcutDetails?.targetId ?? ''));
  expect(targets).toEqual([true, true, false]);
});

test('a PDF’s table points at each of its objects', () => {
  const pdf = bytesOf('AGM 3/4: Rösti & Co #1 [final].pdf').toString('latin1');
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

test('pictures and recordings are what they say', () => {
  expect(bytesOf('Stave.png').subarray(1, 4).toString()).toBe('PNG');
  expect(bytesOf('Sunset over the lake.jpg').subarray(0, 3)).toEqual(
    Buffer.from([0xff, 0xd8, 0xff]),
  );
  const wav = bytesOf('1. Salt and light.wav');
  expect(wav.toString('latin1', 8, 12)).toBe('WAVE');
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  expect(bytesOf('One minute of silence.mp3').readUInt16BE(104)).toBe(0xfffb);
});
