import { Fragment } from 'react';

/** "Ruth Keller · Psalms · 32 min": those that are known. Each keeps its own direction. */
export function DotSeparated({ texts }: { texts: readonly (string | undefined)[] }) {
  return [...new Set(texts)].filter(Boolean).map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
