import type { PDFPageProxy } from 'pdfjs-dist';
import { type CSSProperties, memo, useEffect, useEffectEvent, useState } from 'react';
import type { Match } from '../find/find-text.ts';
import type { Selected } from '../find/use-find.ts';
import type { OpenedPdf } from '../loading/open-pdf.ts';
import styles from '../pdf-viewer.module.css';
import { PageCanvas } from './page-canvas.tsx';
import { PageLinks } from './page-links.tsx';
import { PageText } from './page-text.tsx';

interface PdfPageProps {
  index: number;
  /** Height divided by width. */
  ratio: number;
  /** Null while the page is not near the view: then only its space is reserved. */
  content: PageContentProps | null;
}

export interface PageContentProps {
  pdf: OpenedPdf;
  index: number;
  width: number;
  matches: Match[];
  /** The selected match, if it is on this page. */
  selected: Selected | undefined;
  onOpened: (index: number, ratio: number) => void;
  /** Also when it has failed: there is nothing more to wait for. */
  onDrawn: (index: number) => void;
  showPage: (page: number) => void;
}

/** Memoized, because a document may have hundreds of pages of which only a few change. */
export const PdfPage = memo(
  ({ index, ratio, content }: PdfPageProps) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, not text.
    <div
      role="group"
      aria-label={`Page ${index + 1}`}
      className={styles.page}
      style={{ aspectRatio: `1 / ${ratio}` }}
    >
      {content && <PageContent {...content} />}
    </div>
  ),
  (before, after) => !before.content && !after.content && before.ratio === after.ratio,
);

function PageContent({ pdf, index, width, matches, ...rest }: PageContentProps) {
  const [page, setPage] = useState<PDFPageProxy>();
  const [isDrawn, setDrawn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const onOpened = useEffectEvent((opened: PDFPageProxy) => {
    const { width: pageWidth, height } = opened.getViewport({ scale: 1 });
    rest.onOpened(index, height / pageWidth);
    setPage(opened);
  });
  const onFailed = useEffectEvent(() => {
    setFailed(true);
    rest.onDrawn(index);
  });

  useEffect(() => {
    let opened: PDFPageProxy | undefined;
    let isGone = false;
    pdf.document.getPage(index + 1).then(
      (result) => {
        opened = result;
        if (!isGone) onOpened(result);
      },
      () => !isGone && onFailed(),
    );
    return () => {
      isGone = true;
      // Frees its images.
      opened?.cleanup();
    };
  }, [pdf, index]);

  if (hasFailed) return <p className={styles.failedPage}>This page could not be shown.</p>;
  if (!page) return null;
  const scale = width / page.getViewport({ scale: 1 }).width;
  return (
    <div style={{ '--total-scale-factor': scale } as CSSProperties} className={styles.content}>
      <PageCanvas
        page={page}
        width={width}
        onFailed={onFailed}
        onDrawn={() => {
          setDrawn(true);
          rest.onDrawn(index);
        }}
      />
      {isDrawn && (
        <>
          <PageText page={page} matches={matches} selected={rest.selected} />
          <PageLinks pdf={pdf} page={page} showPage={rest.showPage} />
        </>
      )}
    </div>
  );
}
