import { Fragment } from 'react';

/** "Ruth Keller · Psalms · 32 min": those that are known. Each keeps its own direction. No line begins with a dot. */
export function DotSeparated({ texts }: { texts: readonly (string | undefined)[] }) {
  return [...new Set(texts)].filter(Boolean).map((text, index) => (
    <Fragment key={text}>
      {index > 0 && '\u00A0· '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
