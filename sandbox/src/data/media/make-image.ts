import { crc32, deflateSync } from 'node:zlib';

export type Color = [red: number, green: number, blue: number];
export type Paint = (x: number, y: number) => Color;

/** A valid PNG. `paint` is called for each pixel with coordinates from 0 to 1. */
export function makePng(width: number, height: number, paint: Paint): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows.set(paint(x / width, y / height), y * (1 + width * 3) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const marker = (name: number, data: number[]) => {
  const size = data.length + 2;
  return [0xff, name, size >> 8, size & 255, ...data];
};

/** Huffman table: sizes 0 to 8, each with a code of four bits. */
const dcTable = [0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8];
/** Huffman table with a single code, the bit 0: end of block. */
const acTable = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** A valid JPEG made of single-color tiles of 8 × 8 pixels. */
export function makeJpeg(tilesAcross: number, tilesDown: number, paint: Paint): Buffer {
  const width = tilesAcross * 8;
  const height = tilesDown * 8;
  const components = [1, 2, 3].flatMap((id) => [id, 0x11, 0]);
  return Buffer.from([
    0xff,
    0xd8,
    ...marker(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    // A quantization step of 8, so that a tile's mean is its coded value.
    ...marker(0xdb, [0, ...Array.from({ length: 64 }, () => 8)]),
    ...marker(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 3, ...components]),
    ...marker(0xc4, [0x00, ...dcTable]),
    ...marker(0xc4, [0x10, ...acTable]),
    ...marker(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
    ...tiles(tilesAcross, tilesDown, paint),
    0xff,
    0xd9,
  ]);
}

function tiles(across: number, down: number, paint: Paint): number[] {
  let bits = '';
  const previous = [0, 0, 0];
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      for (const [channel, value] of toYCbCr(paint(x / across, y / down)).entries()) {
        bits += `${encodeDifference(value - (previous[channel] ?? 0))}0`;
        previous[channel] = value;
      }
    }
  }
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) =>
    Number.parseInt(byte.padEnd(8, '1'), 2),
  );
  // 0xff starts a marker unless a zero follows it.
  return bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte]));
}

function encodeDifference(value: number): string {
  const size = value === 0 ? 0 : Math.floor(Math.log2(Math.abs(value))) + 1;
  const bits = value < 0 ? value + 2 ** size - 1 : value;
  return (
    size.toString(2).padStart(4, '0') + (size === 0 ? '' : bits.toString(2).padStart(size, '0'))
  );
}

function toYCbCr([red, green, blue]: Color): [number, number, number] {
  const y = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [Math.round(y - 128), Math.round((blue - y) * 0.564), Math.round((red - y) * 0.713)];
}
