import {
  type CSSProperties,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FindBar } from './find/find-bar.tsx';
import { useFind } from './find/use-find.ts';
import type { OpenedPdf } from './loading/open-pdf.ts';
import { PdfPage } from './page/pdf-page.tsx';
import { layOutPages } from './page-layout.ts';
import { PdfToolbar } from './pdf-toolbar.tsx';
import styles from './pdf-viewer.module.css';
import { readRememberedPage, rememberPage } from './remembered-page.ts';
import { usePagesInView } from './use-pages-in-view.ts';
import { useScrollPosition } from './use-scroll-position.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { useZoom } from './use-zoom.ts';

interface PdfDocumentProps {
  pdf: OpenedPdf;
  documentId: string;
  title: string;
  /** The first page is on the screen. */
  onShown: () => void;
}

/** The most pages that have a canvas, unless more are in view. */
const MAX_DRAWN_PAGES = 5;
/** A4; the first page that is opened says better. */
const DEFAULT_RATIO = Math.SQRT2;

/** An open PDF: its pages below each other, and the controls. */
export function PdfDocument({ pdf, documentId, title, onShown }: PdfDocumentProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const count = pdf.document.numPages;
  const [startPage] = useState(() => readRememberedPage(documentId, count));
  const { ratios, onOpened } = usePageRatios(count);
  const zoom = useZoom(scroller);
  const layout = useMemo(() => layOutPages(ratios, zoom.width), [ratios, zoom.width]);
  const showPage = useScrollPosition(scroller, layout, startPage);
  const { visible, current } = usePagesInView(scroller, layout);
  const { drawn, onDrawn } = useDrawnPages(visible, count);
  const [isFinding, setFinding] = useState(false);
  const findField = useRef<HTMLInputElement>(null);
  const find = useFind(pdf, current, showPage);

  const isShown = drawn.size > 0;
  const announceShown = useEffectEvent(onShown);
  useEffect(() => {
    if (isShown) announceShown();
  }, [isShown]);

  useEffect(() => {
    if (isShown) rememberPage(documentId, current);
  }, [isShown, documentId, current]);

  function openFind() {
    setFinding(true);
    findField.current?.select();
  }

  function closeFind() {
    find.setQuery('');
    setFinding(false);
    scroller.current?.focus({ preventScroll: true });
  }

  useViewerKeys(scroller, { zoom, openFind, closeFind: isFinding ? closeFind : null });

  const isNear = nearPages(visible, drawn, count);
  return (
    <div className={styles.viewer}>
      <PdfToolbar
        zoom={zoom}
        current={current}
        count={count}
        showPage={showPage}
        isFinding={isFinding}
        onFind={isFinding ? closeFind : openFind}
      />
      {isFinding && <FindBar find={find} field={findField} onClose={closeFind} />}
      {/* Its scroll position counts from the left in every language. */}
      <section
        ref={scroller}
        aria-label={`Pages of ${title}`}
        aria-busy={!isShown}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard.
        tabIndex={0}
        dir="ltr"
        className={styles.scroller}
      >
        <div
          className={styles.pages}
          style={
            { '--page-width': `${zoom.width}px`, '--page-gap': `${layout.gap}px` } as CSSProperties
          }
        >
          {ratios.map((ratio, index) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: pages do not move.
              key={index}
              index={index}
              ratio={ratio}
              content={
                isNear(index)
                  ? {
                      pdf,
                      index,
                      width: zoom.width,
                      matches: find.byPage.get(index) ?? NO_MATCHES,
                      selected: find.selected?.page === index ? find.selected : undefined,
                      onOpened,
                      onDrawn,
                      showPage,
                    }
                  : null
              }
            />
          ))}
        </div>
      </section>
    </div>
  );
}

const NO_MATCHES: never[] = [];

/** The shapes of the pages. Those not opened yet are assumed to be like the first one that was. */
function usePageRatios(count: number) {
  const [ratios, setRatios] = useState(() => Array<number>(count).fill(DEFAULT_RATIO));
  const isFirst = useRef(true);
  const onOpened = useCallback((page: number, ratio: number) => {
    const fillAll = isFirst.current;
    isFirst.current = false;
    setRatios((before) => {
      if (fillAll) return before.map(() => ratio);
      return before[page] === ratio
        ? before
        : before.map((other, index) => (index === page ? ratio : other));
    });
  }, []);
  return { ratios, onOpened };
}

/** Pages that have been drawn and are still near the view. */
function useDrawnPages(visible: number[], count: number) {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  const onDrawn = useCallback(
    (page: number) =>
      setDrawn((before) => (before.has(page) ? before : new Set([...before, page]))),
    [],
  );
  const near = visible.length > 0 ? withNeighbors(visible, count) : [];
  const key = near.join();
  const forgetOthers = useEffectEvent(() =>
    setDrawn((before) => new Set([...before].filter((page) => near.includes(page)))),
  );
  useEffect(() => {
    if (key) forgetOthers();
  }, [key]);
  return { drawn, onDrawn };
}

const withNeighbors = (visible: number[], count: number) =>
  [...visible, (visible.at(-1) ?? 0) + 1, (visible[0] ?? 0) - 1]
    .filter((page) => page >= 0 && page < count)
    .slice(0, Math.max(MAX_DRAWN_PAGES, visible.length));

function nearPages(visible: number[], drawn: ReadonlySet<number>, count: number) {
  const isComplete = visible.every((page) => drawn.has(page));
  const near = new Set(
    // What is drawn already costs nothing to show.
    withNeighbors(visible, count).filter(
      (page) => isComplete || visible.includes(page) || drawn.has(page),
    ),
  );
  return (page: number) => near.has(page);
}
