import { makeSilentMp3, makeWav } from '../media/make-audio.ts';
import { makePng } from '../media/make-image.ts';
import type { DriveBuilder } from './drive-builder.ts';

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

export function addMusic(drive: DriveBuilder) {
  const music = drive.folder('Music');
  const hymns = drive.folder('Hymn sheets', music);
  // 132 files: more than one page in Google, and eleven pages in the app.
  for (const [at, name] of first.flatMap((one) => second.map((two) => `${one} ${two}`)).entries()) {
    drive.pdf(`${at + 1} ${name}.pdf`, hymns, ['Verse 1', 'Chorus', 'Verse 2', 'Chorus']);
  }
  const choir = drive.folder('Choir', music);
  for (const { voice, bytes } of voices) {
    drive.file(`${voice} part.wav`, 'audio/wav', choir, { bytes });
  }
  drive.file('One minute of silence.mp3', 'audio/mpeg', choir, { bytes: silence });
  drive.file('Stave.png', 'image/png', choir, { bytes: stave });
}
