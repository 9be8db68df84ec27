import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/forms/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { SettingField } from '../../setting-field.tsx';
import type { SettingsForm } from '../../use-settings-form.ts';
import styles from '../google.module.css';
import { findCalendarIds } from './find-calendar-ids.ts';

const NOT_AN_ID =
  'This is not a calendar ID. It looks like an email address, such as abc123@group.calendar.google.com.';

interface AddCalendarProps {
  form: SettingsForm;
  onAdd: (ids: string[]) => void;
}

/** Public calendars of others are not in Google's list. */
export function AddCalendar({ form, onAdd }: AddCalendarProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function add() {
    const ids = findCalendarIds(typed);
    if (ids === null || ids.length === 0) {
      setError(ids ? 'Enter a calendar ID.' : NOT_AN_ID);
      field.current?.focus();
      return;
    }
    onAdd(ids);
    setTyped('');
  }

  // Enter would submit the whole form.
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <>
      <div className={styles.add}>
        <TextField
          ref={field}
          label="Calendar ID"
          name="calendar"
          value={typed}
          required={false}
          hint="Found in the calendar’s settings at Google, under “Integrate calendar”. Without an API key, the connected account must have access to it."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={error}
          announcesError
          onChange={({ target }) => {
            setTyped(target.value);
            setError('');
          }}
          onKeyDown={addOnEnter}
        />
        <Button variant="outlined" onClick={add}>
          Add
        </Button>
      </div>
      <SettingField form={form} name="GOOGLE_API_KEY" />
    </>
  );
}
