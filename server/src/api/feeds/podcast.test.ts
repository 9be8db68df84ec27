import type { Sermon } from '@assembly/contract/sermons/sermon';
import Parser from 'rss-parser';
import { expect, test } from 'vitest';
import { ENGLISH } from '../../testing/fixtures/english.ts';
import { TOKEN_PLACEHOLDER, writePodcast } from './podcast.ts';

const podcast = {
  name: 'Grace & Hope',
  publicUrl: 'https://grace.example/church',
  timeZone: 'Europe/Zurich',
  t: ENGLISH.t,
};
const sermon = {
  ...{ id: 'one', title: 'Romans 8.28', speaker: '', series: '', date: '', chapters: [] },
  ...{ durationSeconds: null, mimeType: 'audio/mpeg', fileName: 'one.mp3', fileSize: null },
};
const episode = (fields: Partial<Sermon> = {}, createdDate = '') => ({
  item: { createdDate },
  sermon: { ...sermon, ...fields },
});
const read = (text: string) =>
  new Parser().parseString(text.replaceAll(TOKEN_PLACEHOLDER, 'secret')) as Promise<
    Parser.Output<object> & { itunes?: { image?: string } }
  >;

test('a podcast app shows the logo, if it is an image that it can show', async () => {
  const imageUrl = 'https://grace.example/church/logo';
  const withLogo = await read(writePodcast({ ...podcast, imageUrl }, []));
  expect(withLogo).toMatchObject({ title: 'Grace & Hope', image: { url: imageUrl } });
  expect(withLogo.itunes?.image).toBe(imageUrl);
  const without = await read(writePodcast({ ...podcast, imageUrl: undefined }, []));
  expect(without.image).toBeUndefined();
});

test('a recording without a date, size or title is still listed', async () => {
  const untitled = episode({ id: 'two', title: '\u0007' }, 'yesterday');
  const text = writePodcast({ ...podcast, imageUrl: undefined }, [episode(), untitled]);
  expect(text).not.toContain('pubDate');
  const url = (id: string) => `https://grace.example/church/feeds/secret/files/${id}`;
  expect((await read(text)).items).toMatchObject([
    { title: 'Romans 8.28', enclosure: { url: url('one'), length: '0' } },
    { title: 'Recording', enclosure: { url: url('two') } },
  ]);
});

test('an episode has its speaker, length and chapters, and the date of the sermon', async () => {
  const chapters = [{ startSeconds: 0, title: 'Reading' }];
  const described = { date: '2026-10-04', speaker: 'Ruth & Co', durationSeconds: 1800, chapters };
  const text = writePodcast({ ...podcast, imageUrl: undefined }, [
    episode(described, '2026-10-04T16:30:00.000Z'),
    episode({ ...described, date: '2026-09-27' }, '2026-10-04T16:30:00.000Z'),
  ]);
  const { items } = (await read(text)) as Parser.Output<{ itunes: object }>;
  expect(items).toMatchObject([
    {
      isoDate: '2026-10-04T16:30:00.000Z',
      itunes: { author: 'Ruth & Co', duration: '1800' },
    },
    { isoDate: '2026-09-27T10:00:00.000Z' },
  ]);
  expect(text).toContain(
    `<podcast:chapters url="https://grace.example/church/feeds/${TOKEN_PLACEHOLDER}/files/one/chapters.json" type="application/json+chapters"/>`,
  );
});
