import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './search-box.module.css';

const PAUSE_MS = 300;
/** The server looks for no more than this. */
const MOST_CHARS = 200;

interface SearchBoxProps {
  /** Says what is searched, such as "Search events". */
  label: string;
  /** What is searched for now. */
  value: string;
  /** Called when the typing pauses, and at once by Enter and by the clear button. */
  onSearch: (text: string) => void;
}

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sought = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back and Forward change what is searched for. Our own search must not undo what was typed since.
  useEffect(() => {
    if (value === sought.current) return;
    sought.current = value;
    clearTimeout(timer.current);
    setTyped(value);
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function searchNow(text: string) {
    clearTimeout(timer.current);
    const words = text.trim();
    if (words === sought.current) return;
    sought.current = words;
    onSearch(words);
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchNow(text), PAUSE_MS);
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
    // biome-ignore lint/a11y/useSemanticElements: old browsers do not know <search>, and only a form has Enter.
    <form role="search" className={styles.box} onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Search className={styles.icon} aria-hidden />
      <input
        ref={input}
        id={id}
        type="search"
        className={styles.input}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MOST_CHARS}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {typed && (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
          <X aria-hidden />
        </button>
      )}
    </form>
  );
}
