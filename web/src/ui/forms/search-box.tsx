import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../browser/locale/messages.ts';
import styles from './search-box.module.css';
import fields from './text-field.module.css';

const DEBOUNCE_MS = 300;
/** The server's limit. */
const MAX_CHARS = 200;

interface SearchBoxProps {
  /** Such as "Search events". */
  label: string;
  value: string;
  /** Called when typing pauses, and immediately on Enter and by the clear button. */
  onSearch: (text: string) => void;
}

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const lastSearch = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Follow Back and Forward, but do not overwrite what was typed since our own last search.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    clearTimeout(timer.current);
    setTyped(value);
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function searchNow(text: string) {
    clearTimeout(timer.current);
    const search = text.trim();
    if (search === lastSearch.current) return;
    lastSearch.current = search;
    onSearch(search);
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Closing a result that was opened meanwhile goes back in the history: search after that.
      const isBehindDialog =
        input.current?.closest('dialog') !== document.querySelector('dialog[open]');
      if (isBehindDialog) type(text);
      else searchNow(text);
    }, DEBOUNCE_MS);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    searchNow(typed);
  }

  function clear() {
    setTyped('');
    searchNow('');
    input.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers lack <search>, and Enter needs a form.
    <form role="search" className={styles.box} onSubmit={submit}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Search className={styles.icon} aria-hidden />
      <input
        ref={input}
        id={id}
        type="search"
        className={fields.input}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_CHARS}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {typed && (
        <button
          type="button"
          className={fields.trailing}
          aria-label={t.common.clearSearch}
          onClick={clear}
        >
          <X aria-hidden />
        </button>
      )}
    </form>
  );
}
