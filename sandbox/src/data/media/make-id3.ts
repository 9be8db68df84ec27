export interface Id3Chapter {
  title: string;
  seconds: number;
}

export interface Id3Tag {
  title: string;
  artist: string;
  album: string;
  /** Such as 2026-11-15. */
  date: string;
  /** They follow each other. */
  chapters: Id3Chapter[];
}

const UTF_8 = 3;
/** Stands for a byte offset that is not known. */
const NO_OFFSET = 0xffffffff;
const TOP_LEVEL_AND_ORDERED = 3;

/** An ID3v2.4 tag, as taggers write it. */
export function makeId3({ title, artist, album, date, chapters }: Id3Tag): Buffer {
  const starts = chapters.map((_, at) =>
    chapters.slice(0, at).reduce((sum, { seconds }) => sum + seconds, 0),
  );
  const frames = Buffer.concat([
    textFrame('TIT2', title),
    textFrame('TPE1', artist),
    textFrame('TALB', album),
    textFrame('TDRC', date),
    frame('CTOC', [
      text('toc\0'),
      Buffer.from([TOP_LEVEL_AND_ORDERED, chapters.length]),
      text(chapters.map((_, at) => `chapter${at}\0`).join('')),
    ]),
    ...chapters.map((chapter, at) => {
      const start = starts[at] ?? 0;
      const times = [start, start + chapter.seconds].map((seconds) => seconds * 1000);
      return frame('CHAP', [
        text(`chapter${at}\0`),
        ...[...times, NO_OFFSET, NO_OFFSET].map(uint32),
        textFrame('TIT2', chapter.title),
      ]);
    }),
  ]);
  return Buffer.concat([text('ID3'), Buffer.from([4, 0, 0]), syncSafe(frames.length), frames]);
}

const text = (characters: string) => Buffer.from(characters, 'utf8');

const textFrame = (id: string, value: string) => frame(id, [Buffer.from([UTF_8]), text(value)]);

function frame(id: string, content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([text(id), syncSafe(body.length), Buffer.alloc(2), body]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Seven bits in each byte. */
const syncSafe = (value: number) =>
  Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));
