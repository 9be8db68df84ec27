import Search from 'lucide-react/icons/search';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../../ui/forms/icon-button.tsx';
import type { Viewer } from './create-viewer.ts';
import styles from './pdf-viewer.module.css';

interface PdfToolbarProps {
  viewer: Viewer | undefined;
  page: number;
  count: number;
  /** 1 is the size on paper. */
  scale: number;
  isFinding: boolean;
  onFind: () => void;
}

export function PdfToolbar({ viewer, page, count, scale, isFinding, onFind }: PdfToolbarProps) {
  const percent = `${Math.round(scale * 100)}%`;
  return (
    <div role="toolbar" aria-label="PDF controls" className={styles.toolbar}>
      <PageNumber page={page} count={count} onPage={(next) => viewer?.showPage(next)} />
      <div className={styles.zoom}>
        <IconButton label="Zoom out" Icon={ZoomOut} onClick={() => viewer?.zoomOut()} />
        <button
          type="button"
          className={styles.percent}
          aria-label={`Zoom ${percent}. Show the whole width`}
          title="Show the whole width"
          onClick={() => viewer?.fitWidth()}
        >
          {percent}
        </button>
        <IconButton label="Zoom in" Icon={ZoomIn} onClick={() => viewer?.zoomIn()} />
      </div>
      <IconButton
        label="Find in document"
        Icon={Search}
        aria-expanded={isFinding}
        onClick={onFind}
      />
    </div>
  );
}

interface PageNumberProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** "3 of 24"; typing another number shows that page. */
function PageNumber({ page, count, onPage }: PageNumberProps) {
  /** Null while the person is not typing. */
  const [typed, setTyped] = useState<string | null>(null);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const wanted = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (wanted >= 1) onPage(Math.min(wanted, count));
  }

  return (
    <form className={styles.pageNumber} onSubmit={submit}>
      <label>
        <span className={styles.wideOnly}>Page </span>
        <input
          aria-label="Page"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          style={{ width: `${String(count).length + 2.5}ch` }}
          value={typed ?? page}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => submit()}
        />
      </label>{' '}
      of {count}
    </form>
  );
}
