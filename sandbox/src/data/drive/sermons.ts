import type { Content } from '../google-items.ts';
import { CHORDS, makeLongWav, makeWav } from '../media/make-audio.ts';
import type { DriveBuilder } from './drive-builder.ts';

interface Series {
  name: string;
  /** The month of the first talk. */
  month: number;
  talks: string[];
}

/** This year's first. */
const years: Series[][] = [
  [
    {
      name: 'The Sermon on the Mount',
      month: 1,
      talks: ['Salt and light', 'Treasure in heaven', 'Do not worry'],
    },
    {
      name: 'Letters to the churches',
      month: 5,
      talks: ['Ephesus', 'Smyrna', 'Pergamum', 'Thyatira', 'Sardis'],
    },
    {
      name: 'Psalms for the road',
      month: 10,
      talks: ['Psalm 121', 'Psalm 122', 'Psalm 126', 'Psalm 130'],
    },
  ],
  [
    { name: 'Ruth', month: 2, talks: ['Empty', 'Gleaning', 'At the threshing floor', 'Full'] },
    {
      name: 'Signs in the fourth gospel',
      month: 6,
      talks: ['Water and wine', 'Bread', 'The man born blind', 'Lazarus'],
    },
    { name: 'Advent', month: 12, talks: ['Waiting', 'Preparing', 'Rejoicing'] },
  ],
  [
    { name: 'Elijah', month: 3, talks: ['By the brook', 'On the mountain', 'A still small voice'] },
    {
      name: 'Fruit of the Spirit',
      month: 5,
      talks: ['Love and joy', 'Peace and patience', 'Kindness', 'Self-control'],
    },
    { name: 'Jonah', month: 9, talks: ['Running', 'Praying', 'Preaching', 'Sulking'] },
  ],
];

const speakers = ['Ruth Keller', 'Daniel Osei', 'Miriam Baumann'];
const guests = [
  { talk: 'Hope in São Paulo', speaker: 'Ana Ferreira', month: 7 },
  { talk: 'Bread for the journey', speaker: 'Samuel Mwangi', month: 11 },
];

/** Each year sounds different. */
const recordings = CHORDS.map((chord) => ({ bytes: makeWav(4, chord) }));

/** Preached last Sunday: the only recording of real length, with tags and chapters. */
const newest = { series: 'Parables', talk: 'The lost sheep', speaker: 'Ruth Keller' };
const chapters = [
  { title: 'Reading: Luke 15', seconds: 180 },
  { title: 'Lost', seconds: 480 },
  { title: 'Looked for', seconds: 540 },
  { title: 'Found', seconds: 520 },
  { title: 'Prayer', seconds: 120 },
];

/** Sermons / year / series / study notes: four levels. Only what has been preached before today. */
export function addSermons(drive: DriveBuilder, today: Temporal.PlainDate) {
  const sermons = drive.folder('Sermons');
  const lastSunday = today.subtract({ days: today.dayOfWeek });
  const isEarlier = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, lastSunday) < 0;
  for (const [ago, recording] of recordings.entries()) {
    const year = today.year - ago;
    const preached = (years[ago] ?? [])
      .map(({ name, month, talks }) => ({ name, talks: onSundays(talks, year, month) }))
      .map(({ name, talks }) => ({ name, talks: talks.filter(({ day }) => isEarlier(day)) }))
      .filter(({ talks }) => talks.length > 0);
    if (lastSunday.year === year) {
      preached.push({ name: newest.series, talks: [{ talk: newest.talk, day: lastSunday }] });
    }
    if (preached.length === 0) continue;
    const ofYear = drive.folder(String(year), sermons, preached[0]?.talks[0]?.day);
    for (const { name, talks } of preached) {
      const ofSeries = drive.folder(name, ofYear, talks[0]?.day);
      const notes = drive.folder('Study notes', ofSeries, talks[0]?.day);
      for (const [at, { talk, day }] of talks.entries()) {
        const speaker = speakers[at % speakers.length] ?? '';
        const content = name === newest.series ? makeNewest(day) : recording;
        addRecording(drive, ofSeries, { talk, speaker, day }, content);
        drive.pdf(`${talk}.pdf`, notes, questions(talk), day);
      }
    }
  }
  const ofGuests = drive.folder('Guest speakers', sermons);
  for (const { talk, speaker, month } of guests) {
    const day = firstSunday(today.year - 1, month);
    addRecording(drive, ofGuests, { talk, speaker, day }, recordings[1] ?? { text: '' });
  }
}

/** Such as "2026-01-04 Salt and light – Ruth Keller.wav". */
function addRecording(
  drive: DriveBuilder,
  folder: string,
  { day, talk, speaker }: { day: Temporal.PlainDate; talk: string; speaker: string },
  content: Content,
) {
  drive.file(`${day} ${talk} – ${speaker}.wav`, 'audio/wav', folder, content, day);
}

function makeNewest(day: Temporal.PlainDate): Content {
  const { talk: title, speaker: artist, series: album } = newest;
  return makeLongWav({ title, artist, album, date: `${day}`, chapters });
}

function onSundays(talks: string[], year: number, month: number) {
  const first = firstSunday(year, month);
  return talks.map((talk, week) => ({ talk, day: first.add({ weeks: week }) }));
}

function firstSunday(year: number, month: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return first.add({ days: 7 - first.dayOfWeek });
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
