/** A value that is made from a source, such as the current settings, and made again only when the source has changed. */
export function memoize<Source, Value>(
  source: () => Source,
  make: (source: Source) => Value,
): () => Value {
  let last = source();
  let value = make(last);
  return () => {
    const current = source();
    if (current !== last) {
      value = make(current);
      last = current;
    }
    return value;
  };
}
