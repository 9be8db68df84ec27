import { type Content, type DriveFile, FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { makeLongWav } from '@assembly/sandbox/data/media/make-audio';
import { expect, onTestFinished, test } from 'vitest';
import { createGoogle } from '../../google/create-google.ts';
import { NO_TAGS } from '../../store/content/recording-tags.ts';
import { readRecordings } from '../../store/content/recordings.ts';
import { acquireLease } from '../../store/database/lease.ts';
import { QUICK, settingsFor } from '../../testing/fixtures/test-google.ts';
import { openTestSync } from '../../testing/fixtures/test-sync.ts';
import { END_BYTES } from './read-ends.ts';
import { parseTags, readNewRecordings } from './read-recordings.ts';

const TAG = {
  ...{ title: 'The lost sheep', artist: 'Ruth Keller', album: 'Parables', date: '2026-11-08' },
  chapters: [
    { title: 'Reading', seconds: 60 },
    { title: 'Sermon', seconds: 1740 },
  ],
};
const file = (id: string, content: Content, title = id): DriveFile => ({
  ...{ id, title, mimeType: 'audio/wav', parents: ['talks'], content },
  createdDate: '2026-11-09T10:00:00.000Z',
});

async function open(...files: DriveFile[]) {
  const { db, databaseUrl, sandbox, sync, close } = await openTestSync('SQLite');
  onTestFinished(close);
  const setDrive = (...changed: DriveFile[]) =>
    sandbox.setDrive([
      { id: 'talks', title: 'Talks', mimeType: FOLDER, parents: [ROOT_ID] },
      ...changed,
    ]);
  setDrive(...files);
  const google = createGoogle(settingsFor(sandbox), QUICK);
  return {
    databaseUrl,
    sandbox,
    setDrive,
    /** As the sync process does. Returns the state of the run. */
    async run() {
      const { state } = await sync({ confirm: true });
      await readNewRecordings({ db, databaseUrl, google });
      return state;
    },
    rangesOf: (id: string) =>
      sandbox.calls
        .filter(({ path }) => path === `/drive/v3/files/${id}`)
        .map(({ headers }) => headers.range),
    sermons: async () => (await readRecordings(db, 'UTC')).map(({ sermon }) => sermon),
  };
}

test('the tags of a long recording are read once, from its first and last bytes', async () => {
  const app = await open(file('long', makeLongWav(TAG)));
  expect(await app.run()).toBe('done');
  await app.run();
  const [sermon] = await app.sermons();
  expect(sermon).toMatchObject({
    ...{ title: 'The lost sheep', speaker: 'Ruth Keller', series: 'Parables', date: '2026-11-08' },
    durationSeconds: 1800,
    chapters: [
      { title: 'Reading', startSeconds: 0 },
      { title: 'Sermon', startSeconds: 60 },
    ],
  });
  const size = sermon?.fileSize ?? 0;
  expect(app.rangesOf('long')).toEqual([
    `bytes=0-${END_BYTES - 1}`,
    `bytes=${size - END_BYTES}-${size - 1}`,
  ]);

  app.setDrive(file('long', makeLongWav({ ...TAG, title: 'Replaced' }), 'other'));
  await app.run();
  expect(await app.sermons()).toMatchObject([{ title: 'Replaced' }]);
});

test('a file that cannot be read is remembered, and does not fail the sync', async () => {
  const app = await open(
    file('broken', { text: 'RIFF, or so it says' }),
    file('empty', { text: '' }),
    file('denied', makeLongWav(TAG)),
    file('good', makeLongWav(TAG)),
  );
  const path = '/drive/v3/files/denied';
  app.sandbox.fault({ kind: 'error', reason: 'fileNotDownloadable', path, times: 'always' });
  expect(await app.run()).toBe('done');
  await app.run();
  expect((await app.sermons()).map(({ title }) => title).sort()).toEqual([
    'The lost sheep',
    'broken',
    'denied',
    'empty',
  ]);
  for (const id of ['broken', 'empty', 'denied']) expect(app.rangesOf(id)).toHaveLength(1);
});

test('while Google does not send files, few are tried, and all again after the next sync', {
  tags: 'long',
}, async () => {
  const files = ['a', 'b', 'c', 'd', 'e'].map((id) => file(id, makeLongWav(TAG)));
  const app = await open(...files);
  const path = '/drive/v3/files/*';
  app.sandbox.fault({ kind: 'error', reason: 'dailyLimitExceeded', path, times: 'always' });
  expect(await app.run()).toBe('done');
  expect(files.filter(({ id }) => app.rangesOf(id).length > 0)).toHaveLength(3);
  app.sandbox.clearFaults();
  await app.run();
  expect((await app.sermons()).map(({ title }) => title)).toEqual(Array(5).fill(TAG.title));
});

test('one process reads at a time', async () => {
  const app = await open(file('long', makeLongWav(TAG)));
  const lease = await acquireLease(app.databaseUrl, 'recordings');
  await app.run();
  expect(app.rangesOf('long')).toEqual([]);
  await lease?.release();
  await app.run();
  expect(app.rangesOf('long')).toHaveLength(2);
});

test('a file that keeps the library busy has no tags', async () => {
  const ends = { size: 9, chunks: [{ start: 0, bytes: new Uint8Array(9) }] };
  expect(await parseTags(ends, 'audio/wav', 0)).toEqual(NO_TAGS);
});
