import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import styles from './pager.module.css';
import { visiblePages } from './visible-pages.ts';

interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Names the landmark, such as "Pages of events". */
  label: string;
}

/** The way through the pages of a list. A list of one page needs none. */
export function Pager({ page, pageCount, onPage, label }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={styles.room}>
      <div className={styles.pager}>
        <Step to={page - 1} pageCount={pageCount} onPage={onPage}>
          <ChevronLeft className={styles.arrow} aria-hidden />
          Previous
        </Step>
        <ul className={styles.pages}>
          {visiblePages(page, pageCount).map((offered) =>
            typeof offered === 'string' ? (
              <li key={offered} className={styles.gap} aria-hidden>
                …
              </li>
            ) : (
              <li key={offered}>
                <button
                  type="button"
                  className={styles.page}
                  aria-label={`Page ${offered}`}
                  aria-current={offered === page ? 'page' : undefined}
                  onClick={() => offered !== page && onPage(offered)}
                >
                  {offered}
                </button>
              </li>
            ),
          )}
        </ul>
        {/* Where there is no room for the numbers it stands in their place. Screen readers are told of it everywhere. */}
        <p role="status" className={styles.place}>
          Page {page} of {pageCount}
        </p>
        <Step to={page + 1} pageCount={pageCount} onPage={onPage}>
          Next
          <ChevronRight className={styles.arrow} aria-hidden />
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

/** At the end of the list it only says that it leads nowhere: disabled, it would lose the focus. */
function Step({ to, pageCount, onPage, children }: StepProps) {
  const leads = to >= 1 && to <= pageCount;
  return (
    <button
      type="button"
      className={styles.step}
      aria-disabled={!leads}
      onClick={() => leads && onPage(to)}
    >
      {children}
    </button>
  );
}
