import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/forms/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import styles from './google.module.css';

/** Public calendars of others are not in Google's list. */
export default function AddCalendar({ onAdd }: { onAdd: (id: string) => void }) {
  const [typed, setTyped] = useState('');

  function add() {
    if (!typed.trim()) return;
    // Several ids are separated by commas.
    onAdd(typed.trim().replaceAll(',', ''));
    setTyped('');
  }

  // Enter would submit the whole form.
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <div className={styles.add}>
      <TextField
        label="Calendar ID"
        name="calendar"
        value={typed}
        required={false}
        hint="Found in the calendar’s settings at Google, under “Integrate calendar”. Without an API key, the connected account must have access to it."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={addOnEnter}
      />
      <Button variant="outlined" onClick={add}>
        Add
      </Button>
    </div>
  );
}
