import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { FindState } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
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
        aria-label="Find in document"
        placeholder="Find in document"
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
        label="Previous match"
        Icon={ChevronUp}
        disabled={!hasMatches}
        onClick={() => viewer.find(query, 'previous')}
      />
      <IconButton
        label="Next match"
        Icon={ChevronDown}
        disabled={!hasMatches}
        onClick={() => viewer.find(query, 'next')}
      />
      <IconButton label="Close find" Icon={X} onClick={onClose} />
    </search>
  );
}

function describe({ current, total, state, hasText }: FindResult): string {
  if (total > 0) return `${current} of ${total}`;
  if (state === FindState.PENDING) return 'Searching…';
  if (state !== FindState.NOT_FOUND) return '';
  return hasText ? 'Not found' : 'This PDF is a scan, so its text cannot be searched.';
}
