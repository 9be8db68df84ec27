import type { Content } from '../google-items.ts';
import { type Id3Tag, makeId3 } from './make-id3.ts';

const SAMPLE_RATE = 8000;
const HEADER_BYTES = 44;
/** C major, A minor, F major. */
export const CHORDS = [
  [261.6, 329.6, 392],
  [220, 261.6, 329.6],
  [174.6, 220, 261.6],
];

/** A valid WAV of silence: one channel of 16 bits. */
export function makeSilentWav(seconds: number, sampleRate = SAMPLE_RATE): Buffer {
  const bytes = seconds * sampleRate * 2;
  return Buffer.concat([makeWavHeader(bytes, { sampleRate, bits: 16 }), Buffer.alloc(bytes)]);
}

/** `moreBytes` follow the samples. */
function makeWavHeader(
  dataBytes: number,
  { sampleRate = SAMPLE_RATE, bits = 8, moreBytes = 0 },
): Buffer {
  const wav = Buffer.alloc(HEADER_BYTES);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(HEADER_BYTES + dataBytes + moreBytes - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE((sampleRate * bits) / 8, 28);
  wav.writeUInt16LE(bits / 8, 32);
  wav.writeUInt16LE(bits, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(dataBytes, 40);
  return wav;
}

const CHORD_SECONDS = 4;
/** One byte for a sample, which makes the file smaller. */
const SMALL_CHORDS = CHORDS.map((chord) => {
  const wav = makeWav(CHORD_SECONDS, chord);
  const samples = { length: CHORD_SECONDS * SAMPLE_RATE };
  return Buffer.from(
    Array.from(samples, (_, at) => 128 + (wav.readInt16LE(HEADER_BYTES + at * 2) >> 8)),
  );
});

/** A WAV of any length with chapters, each with another chord, which is repeated. */
export function makeLongWav(tag: Id3Tag): Content {
  const chords = tag.chapters.map(({ seconds }, at) => {
    const bytes = SMALL_CHORDS[at % SMALL_CHORDS.length] ?? Buffer.alloc(0);
    return { bytes, times: seconds / CHORD_SECONDS };
  });
  const id3 = makeId3(tag);
  const chunk = Buffer.alloc(8 + id3.length + (id3.length % 2));
  chunk.write('id3 ', 'latin1');
  chunk.writeUInt32LE(id3.length, 4);
  id3.copy(chunk, 8);
  const dataBytes = chords.reduce((sum, { bytes, times }) => sum + bytes.length * times, 0);
  const header = makeWavHeader(dataBytes, { moreBytes: chunk.length });
  return { repeated: [{ bytes: header, times: 1 }, ...chords, { bytes: chunk, times: 1 }] };
}

/** A soft chord that fades in and out. */
export function makeWav(seconds: number, pitches: number[]): Buffer {
  const wav = makeSilentWav(seconds);
  const samples = seconds * SAMPLE_RATE;
  for (let index = 0; index < samples; index += 1) {
    const volume = Math.sin((Math.PI * index) / samples) ** 2;
    const tone = pitches.reduce(
      (sum, hz) => sum + Math.sin((2 * Math.PI * hz * index) / SAMPLE_RATE),
      0,
    );
    wav.writeInt16LE(Math.round((6000 * volume * tone) / pitches.length), HEADER_BYTES + index * 2);
  }
  return wav;
}

/** A valid MP3 of silence: its frames can be written without an encoder. */
export function makeSilentMp3(seconds: number): Buffer {
  // MPEG 1, layer III, 32 kbit/s, 44.1 kHz, mono: 104 bytes and 1,152 samples per frame.
  const frame = Buffer.alloc(104);
  frame.set([0xff, 0xfb, 0x10, 0xc4]);
  const frames = Math.round((seconds * 44_100) / 1152);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}
