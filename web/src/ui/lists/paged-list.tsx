import { type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { withMessages } from '../../browser/locale/messages.ts';
import { useOnChange } from '../../browser/use-on-change.ts';
import { errorMessage } from '../feedback/error-message.ts';
import { LoadFailed } from '../feedback/load-failed.tsx';
import { lazyOptional } from '../lazy-optional.ts';

/** Below the list, where it may appear a moment later. */
const Pager = lazyOptional(() => withMessages(import('./pager.tsx')));

interface PagedListProps<Reply> {
  /** The element with the items; it needs `tabIndex`. */
  list: RefObject<HTMLElement | null>;
  query: { data: Reply | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** Shown while the first page loads. */
  skeleton: ReactNode;
  /** Shown if the server cannot be reached. */
  failedText: string;
  /** Names the landmark, such as "Pages of events". */
  label?: string;
  onPage?: (page: number) => void;
  children: (reply: Reply) => ReactNode;
}

/** A list with its pages: a skeleton while it loads, and a retry button if it cannot be loaded. */
export function PagedList<
  Reply extends { items: readonly unknown[]; page?: number; pageCount?: number },
>(props: PagedListProps<Reply>) {
  const { list, query, skeleton, failedText, label = '', onPage, children } = props;
  const { data, error, refetch } = query;
  const focusOnceLoaded = useFocusAfterPaging(list, data && (data.page ?? 1));

  function showPage(next: number) {
    focusOnceLoaded();
    onPage?.(next);
  }

  function tryAgain() {
    focusOnceLoaded();
    return refetch();
  }

  if (!data && error) {
    return <LoadFailed text={errorMessage(error, failedText)} onAction={tryAgain} />;
  }
  if (!data) return skeleton;
  const { page = 1, pageCount = 1 } = data;
  return (
    <>
      {children(data)}
      {pageCount > 1 && (
        <Suspense>
          <Pager page={page} pageCount={pageCount} label={label} onPage={showPage} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Scrolls to the list and focuses it once a requested page is shown. Call the returned function when the user asks for
 * one. Back and Forward are left to the browser, which restores the scroll position itself.
 */
function useFocusAfterPaging(list: RefObject<HTMLElement | null>, shownPage: number | undefined) {
  const isRequested = useRef(false);

  useOnChange(shownPage, () => {
    if (!isRequested.current) return;
    isRequested.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  });

  return () => {
    isRequested.current = true;
  };
}
