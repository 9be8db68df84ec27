import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { t } from '../../../browser/locale/messages.ts';
import type { FileInfo } from '../../../offline/files/file-store.ts';
import { readPosition, savePosition } from '../../../player/saved-position.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { createViewer, type FindResult, type Viewer } from './create-viewer.ts';
import { FindBar } from './find-bar.tsx';
import './pdf-js.css';
import { PdfToolbar } from './pdf-toolbar.tsx';
import styles from './pdf-viewer.module.css';

interface PdfDocumentProps {
  pdf: PDFDocumentProxy;
  info: FileInfo;
  /** A page is on the screen. */
  isShown: boolean;
  onDrawn: () => void;
  onFailed: () => void;
}

/** An open PDF: its pages below each other, and the controls. */
export function PdfDocument({ pdf, info: { id, title }, isShown, ...on }: PdfDocumentProps) {
  const container = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<Viewer>();
  const [page, setPage] = useState(() => Math.min(readPosition(id) || 1, pdf.numPages));
  const [scale, setScale] = useState(1);
  const [found, setFound] = useState<FindResult | null>(null);
  const [isFinding, setFinding] = useState(false);
  const findField = useRef<HTMLInputElement>(null);
  /** The address of the link that was pressed, if it leads out of the app. */
  const [left, setLeft] = useState<URL | null>(null);

  const create = useEffectEvent((element: HTMLDivElement) =>
    createViewer({
      container: element,
      document: pdf,
      startPage: page,
      onPage(next) {
        setPage(next);
        savePosition(id, next > 1 ? next : 0);
      },
      onScale: setScale,
      onFind: setFound,
      ...on,
    }),
  );
  useEffect(() => {
    if (!container.current) return;
    const created = create(container.current);
    setViewer(created);
    // The keys that scroll and zoom work without a click into the pages first. Unless the reader has moved the focus.
    const firstButton = container.current.closest('dialog')?.querySelector('button');
    if ([firstButton, document.body].includes(document.activeElement as HTMLElement)) {
      container.current.focus({ preventScroll: true });
    }
    return () => created.close();
  }, []);

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

  /** A document may have come from anyone, and its text may name another address than the link has. */
  function askBeforeLeaving(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (!link || link.origin === location.origin) return;
    event.preventDefault();
    setLeft(new URL(link.href));
  }

  function openLink() {
    if (left) window.open(left, '_blank', 'noopener,noreferrer');
  }

  function handleKey(event: KeyboardEvent) {
    const action = actionFor(event);
    if (!action) return;
    event.preventDefault();
    action();
  }

  function actionFor({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'f') return openFind;
    // Otherwise Escape closes the dialog.
    if (key === 'Escape' && isFinding) return closeFind;
    if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return undefined;
    if (key === '+' || key === '=') return viewer?.zoomIn;
    if (key === '-') return viewer?.zoomOut;
    return key === '0' ? viewer?.fitWidth : undefined;
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts, for which there are buttons too. */}
      <div className={styles.viewer} onKeyDown={handleKey}>
        <PdfToolbar
          viewer={viewer}
          page={page}
          count={pdf.numPages}
          scale={scale}
          isFinding={isFinding}
          onFind={isFinding ? closeFind : openFind}
        />
        {isFinding && viewer && (
          <FindBar viewer={viewer} found={found} field={findField} onClose={closeFind} />
        )}
        <div className={styles.pages}>
          {/* pdf.js accepts no other element. Its scroll position counts from the left in every language. */}
          {/* biome-ignore lint/a11y/useSemanticElements: pdf.js requires a div. */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too. */}
          <div
            ref={container}
            role="region"
            aria-label={t.pdf.pagesOf(title)}
            aria-busy={!isShown}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard.
            tabIndex={0}
            dir="ltr"
            className={styles.scroller}
            onClick={askBeforeLeaving}
            onAuxClick={askBeforeLeaving}
          >
            <div className="pdfViewer" />
          </div>
        </div>
      </div>
      {left && (
        <ConfirmDialog
          title={t.pdf.link.title}
          question={t.pdf.link.question(left.host || left.href)}
          no={t.shared.cancel}
          yes={t.pdf.link.open}
          onClose={() => setLeft(null)}
          onYes={openLink}
        />
      )}
    </>
  );
}
