import { type RefObject, useEffect } from 'react';

/** Publishes an element's height as a CSS variable while it is shown, for what must stay above it. */
export function usePublishedHeight(ref: RefObject<HTMLElement | null>, variable: `--${string}`) {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(variable, `${ref.current?.offsetHeight ?? 0}px`);
    });
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [ref, variable]);
}
