import Parser from 'rss-parser';
import { expect, test } from 'vitest';
import { TOKEN_PLACEHOLDER, writePodcast } from './podcast.ts';

const podcast = { name: 'Grace & Hope', publicUrl: 'https://grace.example/church' };
const recording = {
  id: 'one',
  title: 'Romans 8.28',
  mimeType: 'audio/mpeg',
  fileSize: null,
  createdDate: '',
};
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
  const untitled = { ...recording, id: 'two', title: '\u0007.mp3', createdDate: 'yesterday' };
  const text = writePodcast({ ...podcast, imageUrl: undefined }, [recording, untitled]);
  expect(text).not.toContain('pubDate');
  const url = (id: string) => `https://grace.example/church/feeds/secret/files/${id}`;
  expect((await read(text)).items).toMatchObject([
    { title: 'Romans 8.28', enclosure: { url: url('one'), length: '0' } },
    { title: 'Recording', enclosure: { url: url('two') } },
  ]);
});
