const SAMPLE_RATE = 8000;
const HEADER_BYTES = 44;

/** A valid WAV of silence: one channel of 16 bits. */
export function makeSilentWav(seconds: number, sampleRate = SAMPLE_RATE): Buffer {
  const wav = Buffer.alloc(HEADER_BYTES + seconds * sampleRate * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(wav.length - HEADER_BYTES, 40);
  return wav;
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
