import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { Button } from '../forms/button.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Names the landmark, such as "Pages of events". */
  label: string;
}

/** Renders nothing for a single page. */
export default function Pager({ page, pageCount, onPage, label }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={styles.container}>
      <div className={styles.pager}>
        <Step to={page - 1} pageCount={pageCount} onPage={onPage}>
          <ChevronLeft aria-hidden />
          {t.shared.pager.previous}
        </Step>
        <ul className={styles.pages}>
          {visiblePages(page, pageCount).map((entry) =>
            typeof entry === 'string' ? (
              <li key={entry} className={styles.gap} aria-hidden>
                …
              </li>
            ) : (
              <li key={entry}>
                <Button
                  variant="plain"
                  className={styles.page}
                  aria-label={t.shared.pager.page(entry)}
                  aria-current={entry === page ? 'page' : undefined}
                  onClick={() => entry !== page && onPage(entry)}
                >
                  {entry}
                </Button>
              </li>
            ),
          )}
        </ul>
        {/* Replaces the page numbers on narrow screens; on wide ones it is for screen readers only. */}
        <p role="status" className={styles.position}>
          {t.shared.pager.position(page, pageCount)}
        </p>
        <Step to={page + 1} pageCount={pageCount} onPage={onPage}>
          {t.shared.pager.next}
          <ChevronRight aria-hidden />
        </Step>
      </div>
    </nav>
  );
}

interface StepProps {
  to: number;
  pageCount: number;
  onPage: (page: number) => void;
  children: ReactNode;
}

/** At either end it is only `aria-disabled`: a disabled button would lose the focus. */
function Step({ to, pageCount, onPage, children }: StepProps) {
  const isPossible = to >= 1 && to <= pageCount;
  return (
    <Button
      variant="outlined"
      className={styles.step}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onPage(to)}
    >
      {children}
    </Button>
  );
}

/** Up to this many pages, every page number is shown. */
const MAX_BUTTONS = 7;

type PageButton = number | 'gap before' | 'gap after';

/** First, last and neighboring pages: always seven entries, so that the buttons do not move. */
export function visiblePages(page: number, pageCount: number): PageButton[] {
  if (pageCount <= MAX_BUTTONS) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap before', page - 1, page, page + 1, 'gap after', pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
