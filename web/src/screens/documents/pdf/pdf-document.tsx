import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createViewer, type FindResult, type Viewer } from './create-viewer.ts';
import { FindBar } from './find-bar.tsx';
import type { OpenedPdf } from './open-pdf.ts';
import './pdf-js.css';
import { PdfToolbar } from './pdf-toolbar.tsx';
import styles from './pdf-viewer.module.css';
import { readRememberedPage, rememberPage } from './remembered-page.ts';
import { useViewerKeys } from './use-viewer-keys.ts';

interface PdfDocumentProps {
  pdf: OpenedPdf;
  documentId: string;
  title: string;
  /** The first page is on the screen. */
  onShown: () => void;
  onFailed: () => void;
}

/** An open PDF: its pages below each other, and the controls. */
export function PdfDocument({ pdf, documentId, title, ...on }: PdfDocumentProps) {
  const container = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<Viewer>();
  const count = pdf.document.numPages;
  const [page, setPage] = useState(() => readRememberedPage(documentId, count));
  const [scale, setScale] = useState(1);
  const [isShown, setShown] = useState(false);
  const [found, setFound] = useState<FindResult | null>(null);
  const [isFinding, setFinding] = useState(false);
  const findField = useRef<HTMLInputElement>(null);

  const create = useEffectEvent((element: HTMLDivElement) =>
    createViewer({
      container: element,
      document: pdf.document,
      startPage: page,
      onPage(next) {
        setPage(next);
        rememberPage(documentId, next);
      },
      onScale: setScale,
      onDrawn: () => setShown(true),
      onFailed: on.onFailed,
      onFind: setFound,
    }),
  );
  useEffect(() => {
    if (!container.current) return;
    const created = create(container.current);
    setViewer(created);
    return () => created.close();
  }, []);

  const announceShown = useEffectEvent(on.onShown);
  useEffect(() => {
    if (isShown) announceShown();
  }, [isShown]);

  function openFind() {
    setFinding(true);
    findField.current?.select();
  }

  function closeFind() {
    viewer?.stopFinding();
    setFound(null);
    setFinding(false);
    container.current?.focus({ preventScroll: true });
  }

  useViewerKeys(container, { viewer, openFind, closeFind: isFinding ? closeFind : null });

  return (
    <div className={styles.viewer}>
      <PdfToolbar
        viewer={viewer}
        page={page}
        count={count}
        scale={scale}
        isFinding={isFinding}
        onFind={isFinding ? closeFind : openFind}
      />
      {isFinding && viewer && (
        <FindBar viewer={viewer} found={found} field={findField} onClose={closeFind} />
      )}
      <div className={styles.pages}>
        {/* pdf.js accepts no other element. Its scroll position counts from the left in every language. */}
        {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
        <div
          ref={container}
          role="region"
          aria-label={`Pages of ${title}`}
          aria-busy={!isShown}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard.
          tabIndex={0}
          dir="ltr"
          className={styles.scroller}
        >
          <div className="pdfViewer" />
        </div>
      </div>
    </div>
  );
}
