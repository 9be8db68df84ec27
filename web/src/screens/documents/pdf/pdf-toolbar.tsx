import Search from 'lucide-react/icons/search';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { PageNumber } from './page-number.tsx';
import styles from './pdf-viewer.module.css';
import type { Zoom } from './use-zoom.ts';

interface PdfToolbarProps {
  zoom: Zoom;
  current: number;
  count: number;
  showPage: (page: number) => void;
  isFinding: boolean;
  onFind: () => void;
}

export function PdfToolbar({ zoom, current, count, showPage, isFinding, onFind }: PdfToolbarProps) {
  const percent = `${Math.round(zoom.zoom * 100)}%`;
  return (
    <div role="toolbar" aria-label="PDF controls" className={styles.toolbar}>
      <PageNumber current={current} count={count} showPage={showPage} />
      <div className={styles.zoom}>
        <button
          type="button"
          className="icon-button"
          aria-label="Zoom out"
          // A disabled button would lose the focus, and the keys of the viewer with it.
          aria-disabled={!zoom.canZoomOut}
          onClick={zoom.zoomOut}
        >
          <ZoomOut aria-hidden />
        </button>
        <button
          type="button"
          className={styles.percent}
          aria-label={`Zoom ${percent}. Show the whole width`}
          title="Show the whole width"
          onClick={zoom.fitWidth}
        >
          {percent}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Zoom in"
          aria-disabled={!zoom.canZoomIn}
          onClick={zoom.zoomIn}
        >
          <ZoomIn aria-hidden />
        </button>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label="Find in document"
        aria-expanded={isFinding}
        onClick={onFind}
      >
        <Search aria-hidden />
      </button>
    </div>
  );
}
