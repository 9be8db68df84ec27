/** From `from` up to but not including `to`. */
export type ByteRange = { from: number; to: number };

/** The range of a `Range` header; null if the whole file is to be sent, as for several ranges. */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const count = Number(last);
    return count === 0 || size === 0
      ? 'unsatisfiable'
      : { from: Math.max(0, size - count), to: size };
  }
  const from = Number(first);
  const to = last === '' ? size : Math.min(Number(last) + 1, size);
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'unsatisfiable' : { from, to };
}
