import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import styles from '../google.module.css';

interface CalendarOrderProps {
  chosen: string[];
  nameOf: (id: string) => string;
  onChange: (ids: string[]) => void;
}

/** The chosen calendars, each with a button that moves it up. */
export function CalendarOrder({ chosen, nameOf, onChange }: CalendarOrderProps) {
  const [moved, setMoved] = useState('');

  function moveUp(id: string) {
    const from = chosen.indexOf(id);
    if (from === 0) return;
    const reordered = chosen.filter((each) => each !== id);
    reordered.splice(from - 1, 0, id);
    onChange(reordered);
    setMoved(`${nameOf(id)} is now number ${from} of ${chosen.length}.`);
  }

  return (
    <div className={styles.orderBox}>
      <p>If an event is in several calendars, it is shown under the first:</p>
      <ol className={styles.order}>
        {chosen.map((id, index) => (
          <li key={id}>
            <div className={styles.ordered}>
              <span>{nameOf(id)}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={`Move ${nameOf(id)} up`}
                aria-disabled={index === 0}
                onClick={() => moveUp(id)}
              >
                <ArrowUp aria-hidden />
              </button>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
    </div>
  );
}
