/** `from` is in it, `to` is not. */
export type ByteRange = { from: number; to: number };

/** The one range a header asks for; null when it asks for nothing we read, and the whole goes out. */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'none of it' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const wanted = Number(last);
    return wanted === 0 || size === 0
      ? 'none of it'
      : { from: Math.max(0, size - wanted), to: size };
  }
  const from = Number(first);
  const to = last === '' ? size : Math.min(Number(last) + 1, size);
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'none of it' : { from, to };
}
