import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { FindState } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { t } from '../../../browser/locale/messages.ts';
import { IconButton } from '../../../ui/forms/icon-button.tsx';
import type { FindResult, Viewer } from './create-viewer.ts';
import styles from './pdf-viewer.module.css';

interface FindBarProps {
  viewer: Viewer;
  /** Null before the first search. */
  found: FindResult | null;
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

export function FindBar({ viewer, found, field, onClose }: FindBarProps) {
  const [query, setQuery] = useState('');
  useEffect(() => field.current?.select(), [field]);

  function search(text: string) {
    setQuery(text);
    viewer.find(text);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') viewer.find(query, event.shiftKey ? 'previous' : 'next');
  }

  const hasMatches = query.trim() !== '' && (found?.total ?? 0) > 0;
  return (
    <search className={styles.findBar}>
      <input
        ref={field}
        type="text"
        dir="auto"
        enterKeyHint="search"
        aria-label={t.pdf.find}
        placeholder={t.pdf.find}
        autoComplete="off"
        maxLength={200}
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={handleKey}
      />
      <span role="status" className={styles.findCount}>
        {query.trim() !== '' && found && describe(found)}
      </span>
      <IconButton
        label={t.pdf.previousMatch}
        Icon={ChevronUp}
        disabled={!hasMatches}
        onClick={() => viewer.find(query, 'previous')}
      />
      <IconButton
        label={t.pdf.nextMatch}
        Icon={ChevronDown}
        disabled={!hasMatches}
        onClick={() => viewer.find(query, 'next')}
      />
      <IconButton label={t.pdf.closeFind} Icon={X} onClick={onClose} />
    </search>
  );
}

function describe({ current, total, state, hasText }: FindResult): string {
  if (total > 0) return t.pdf.match(current, total);
  if (state === FindState.PENDING) return t.pdf.searching;
  if (state !== FindState.NOT_FOUND) return '';
  return hasText ? t.pdf.notFound : t.pdf.scanned;
}
