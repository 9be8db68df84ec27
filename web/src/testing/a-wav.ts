const SAMPLE_RATE = 8000;
const HEADER_BYTES = 44;

/** A recording of silence that every browser can play: 8 kB for each second. */
export function aWav(seconds: number): Uint8Array<ArrayBuffer> {
  const sampleBytes = seconds * SAMPLE_RATE;
  const bytes = new Uint8Array(HEADER_BYTES + sampleBytes).fill(128, HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  const writeText = (offset: number, text: string) =>
    bytes.set(new TextEncoder().encode(text), offset);
  writeText(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  writeText(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // PCM, mono, 8 bits for each sample.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  writeText(36, 'data');
  view.setUint32(40, sampleBytes, true);
  return bytes;
}
