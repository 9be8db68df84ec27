import Search from 'lucide-react/icons/search';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type FormEvent, useId, useState } from 'react';
import { t } from '../../../browser/locale/messages.ts';
import { IconButton } from '../../../ui/forms/icon-button.tsx';
import { Sentence } from '../../../ui/text/sentence.tsx';
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
    <div role="toolbar" aria-label={t.pdf.controls} className={styles.toolbar}>
      <PageNumber page={page} count={count} onPage={(next) => viewer?.showPage(next)} />
      <div className={styles.zoom}>
        <IconButton label={t.pdf.zoomOut} Icon={ZoomOut} onClick={() => viewer?.zoomOut()} />
        <button
          type="button"
          className={styles.percent}
          aria-label={t.pdf.zoom(percent)}
          title={t.pdf.wholeWidth}
          onClick={() => viewer?.fitWidth()}
        >
          {percent}
        </button>
        <IconButton label={t.pdf.zoomIn} Icon={ZoomIn} onClick={() => viewer?.zoomIn()} />
      </div>
      <IconButton label={t.pdf.find} Icon={Search} aria-expanded={isFinding} onClick={onFind} />
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
  const id = useId();

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const wanted = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (wanted >= 1) onPage(Math.min(wanted, count));
  }

  const wide = (text: string) => (
    <label htmlFor={id} className={styles.wideOnly}>
      {text}
    </label>
  );
  const field = (
    <input
      id={id}
      aria-label={t.pdf.page}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      style={{ width: `${String(count).length + 2.5}ch` }}
      value={typed ?? page}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => submit()}
    />
  );
  return (
    <form className={styles.pageNumber} onSubmit={submit}>
      <Sentence parts={t.pdf.pageOf(wide, field, count)} />
    </form>
  );
}
