import { makePng } from './make-picture.ts';
import { makeSilentMp3, makeWav } from './make-sound.ts';
import type { Shelf } from './seed-shelf.ts';

const first = [
  'Morning',
  'Evening',
  'Harvest',
  'Advent',
  'Easter',
  'Pilgrim',
  'Bread',
  'River',
  'Lantern',
  'Shepherd',
  'Cedar',
];
const second = [
  'song',
  'hymn',
  'blessing',
  'round',
  'psalm',
  'prayer',
  'praise',
  'carol',
  'canon',
  'peace',
  'gloria',
  'lament',
];

const voices = ['Soprano', 'Alto', 'Tenor', 'Bass'].map((voice, at) => ({
  voice,
  bytes: makeWav(3, [440 / 2 ** (at / 2)]),
}));
const silence = makeSilentMp3(60);
const stave = makePng(320, 120, (_, y) =>
  y > 0.2 && y < 0.8 && Math.round(y * 120) % 18 === 0 ? [40, 40, 60] : [250, 247, 240],
);

export function shelveMusic(shelf: Shelf) {
  const music = shelf.folder('Music');
  const hymns = shelf.folder('Hymn sheets', music);
  // 132 of them: more than a page of Google's, and eleven of ours.
  for (const [at, name] of first.flatMap((one) => second.map((two) => `${one} ${two}`)).entries()) {
    shelf.pdf(`${at + 1} ${name}.pdf`, hymns, ['Verse 1', 'Chorus', 'Verse 2', 'Chorus']);
  }
  const choir = shelf.folder('Choir', music);
  for (const { voice, bytes } of voices) {
    shelf.file(`${voice} part.wav`, 'audio/wav', choir, { bytes });
  }
  shelf.file('One minute of silence.mp3', 'audio/mpeg', choir, { bytes: silence });
  shelf.file('Stave.png', 'image/png', choir, { bytes: stave });
}
