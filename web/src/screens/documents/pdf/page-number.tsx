import { type FormEvent, useState } from 'react';
import styles from './pdf-viewer.module.css';

interface PageNumberProps {
  /** Counted from 0. */
  current: number;
  count: number;
  showPage: (page: number) => void;
}

/** "3 of 24"; typing another number shows that page. */
export function PageNumber({ current, count, showPage }: PageNumberProps) {
  /** Null while the person is not typing. */
  const [typed, setTyped] = useState<string | null>(null);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const page = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (page >= 1) showPage(Math.min(page, count) - 1);
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
          value={typed ?? current + 1}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => submit()}
        />
      </label>{' '}
      of {count}
    </form>
  );
}
