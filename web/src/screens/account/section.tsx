import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../browser/locale/messages.ts';
import styles from './account.module.css';

// Without HTTPS browsers have no such storage.
export const hasStorage = 'caches' in globalThis;

/** In the order in which people need them. */
export const SECTIONS = [
  'notifications',
  'apps',
  ...(hasStorage ? ['install' as const] : []),
  'name',
  'password',
  'sessions',
  'data',
  'delete',
] as const;
type SectionId = (typeof SECTIONS)[number];

interface SectionProps {
  /** For links to this section, such as those in emails. */
  id: SectionId;
  children: ReactNode;
}

export function Section({ id, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The browser has looked for it before the screen was loaded. Runs after the screen's title has got the focus.
  useEffect(() => {
    if (location.hash !== `#${id}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <section className={`card section ${styles.section}`}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {t.account.sections[id]}
      </h2>
      {children}
    </section>
  );
}
