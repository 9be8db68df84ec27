/** A text or message, a 64-bit number of fixed size, or a boolean: all that Chromium's push service needs. */
export type Field = [number: number, value: string | Buffer | bigint | boolean];

/** A message in Google's binary format (protocol buffers). */
export const encodeMessage = (...fields: Field[]) => Buffer.concat(fields.map(encodeField));

function encodeField([number, value]: Field): Buffer {
  const key = (wireType: number) => encodeNumber(number * 8 + wireType);
  if (typeof value === 'boolean') return Buffer.concat([key(0), encodeNumber(value ? 1 : 0)]);
  if (typeof value === 'bigint') {
    const fixed = Buffer.alloc(8);
    fixed.writeBigUInt64LE(value);
    return Buffer.concat([key(1), fixed]);
  }
  const bytes = typeof value === 'string' ? Buffer.from(value) : value;
  return Buffer.concat([key(2), encodeNumber(bytes.length), bytes]);
}

/** Seven bits a byte, the lowest first. */
export function encodeNumber(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return Buffer.from([...bytes, rest]);
}
