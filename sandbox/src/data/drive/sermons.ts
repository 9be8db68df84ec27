import { makeWav } from '../media/make-audio.ts';
import type { DriveBuilder } from './drive-builder.ts';

/** Three series per year, this year's first. */
const years = [
  [
    ['The Sermon on the Mount', 'Salt and light', 'Treasure in heaven', 'Do not worry'],
    ['Letters to the churches', 'Ephesus', 'Smyrna', 'Pergamum', 'Thyatira', 'Sardis'],
    ['Psalms for the road', 'Psalm 121', 'Psalm 122', 'Psalm 126', 'Psalm 130'],
  ],
  [
    ['Ruth', 'Empty', 'Gleaning', 'At the threshing floor', 'Full'],
    ['Signs in the fourth gospel', 'Water and wine', 'Bread', 'The man born blind', 'Lazarus'],
    ['Advent', 'Waiting', 'Preparing', 'Rejoicing', 'Beholding'],
  ],
  [
    ['Elijah', 'By the brook', 'On the mountain', 'A still small voice'],
    ['Fruit of the Spirit', 'Love and joy', 'Peace and patience', 'Kindness', 'Self-control'],
    ['Jonah', 'Running', 'Praying', 'Preaching', 'Sulking'],
  ],
] as const;

/** C major, A minor, F major: each year sounds different. */
const recordings = [
  makeWav(4, [261.6, 329.6, 392]),
  makeWav(4, [220, 261.6, 329.6]),
  makeWav(4, [174.6, 220, 261.6]),
];

/** Sermons / year / series / study notes: four levels. */
export function addSermons(drive: DriveBuilder, year: number) {
  const sermons = drive.folder('Sermons');
  for (const [ago, recording] of recordings.entries()) {
    const ofYear = drive.folder(String(year - ago), sermons);
    for (const [name, ...talks] of years[ago] ?? []) {
      const ofSeries = drive.folder(name, ofYear);
      for (const [at, talk] of talks.entries()) {
        drive.file(`${at + 1}. ${talk}.wav`, 'audio/wav', ofSeries, { bytes: recording });
      }
      const notes = drive.folder('Study notes', ofSeries);
      for (const talk of talks) drive.pdf(`${talk}.pdf`, notes, questions(talk));
    }
  }
  drive.folder('Guest speakers', sermons);
}

function questions(talk: string): string[] {
  return [
    `Questions on “${talk}”, for groups`,
    '',
    '1. What struck you when you heard the passage read?',
    '2. What did it say to those who heard it first?',
    '3. What will you do about it before next Sunday?',
  ];
}
