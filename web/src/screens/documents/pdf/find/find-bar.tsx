import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import styles from '../pdf-viewer.module.css';
import type { Find } from './use-find.ts';

interface FindBarProps {
  find: Find;
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

export function FindBar({ find, field, onClose }: FindBarProps) {
  useEffect(() => field.current?.select(), [field]);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') find.move(event.shiftKey ? -1 : 1);
  }

  const hasMatches = find.total > 0;
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
        value={find.query}
        onChange={(event) => find.setQuery(event.target.value)}
        onKeyDown={handleKey}
      />
      <span role="status" className={styles.findCount}>
        {statusOf(find)}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label="Previous match"
        disabled={!hasMatches}
        onClick={() => find.move(-1)}
      >
        <ChevronUp aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Next match"
        disabled={!hasMatches}
        onClick={() => find.move(1)}
      >
        <ChevronDown aria-hidden />
      </button>
      <button type="button" className="icon-button" aria-label="Close find" onClick={onClose}>
        <X aria-hidden />
      </button>
    </search>
  );
}

function statusOf({ query, total, ordinal, isSearching, hasText }: Find): string {
  if (!query.trim()) return '';
  if (total > 0) return `${ordinal} of ${total}${isSearching ? '…' : ''}`;
  if (isSearching) return 'Searching…';
  return hasText ? 'Not found' : 'This PDF is made of pictures, so its words cannot be searched.';
}
