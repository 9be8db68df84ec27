import ArrowUp from 'lucide-react/icons/arrow-up';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/forms/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Disclosure } from '../../../ui/lists/disclosure.tsx';
import { splitIds } from '../setting-values.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './google.module.css';

/** Several calendars in an order: an event that is in several of them is shown as in the first. */
export function CalendarChoice({ form }: { form: SettingsForm }) {
  const chosen = splitIds(form.value('GOOGLE_CALENDAR_ID'));
  const [added, setAdded] = useState<string[]>([]);
  const choose = (ids: string[]) => form.set('GOOGLE_CALENDAR_ID', ids.join(','));
  return (
    <ChoiceList
      form={form}
      name="GOOGLE_CALENDAR_ID"
      kind="calendars"
      chosen={chosen}
      more={added}
      onChange={choose}
      unset="Not saved yet."
    >
      {(nameOf) => (
        <>
          {chosen.length > 1 && <Order chosen={chosen} nameOf={nameOf} onChange={choose} />}
          <Disclosure title="Add a public calendar">
            <AddCalendar
              onAdd={(id) => {
                setAdded([...added, id]);
                choose([...new Set([...chosen, id])]);
              }}
            />
          </Disclosure>
        </>
      )}
    </ChoiceList>
  );
}

interface OrderProps {
  chosen: string[];
  nameOf: (id: string) => string;
  onChange: (ids: string[]) => void;
}

function Order({ chosen, nameOf, onChange }: OrderProps) {
  const [moved, setMoved] = useState('');

  function moveUp(id: string) {
    const from = chosen.indexOf(id);
    if (from === 0) return;
    onChange(chosen.with(from - 1, id).with(from, chosen[from - 1] ?? ''));
    setMoved(`${nameOf(id)} is now number ${from} of ${chosen.length}.`);
  }

  return (
    <div className={styles.orderBox}>
      <p>If an event is in several of them, the first one wins:</p>
      <ol className={styles.order}>
        {chosen.map((id, index) => (
          <li key={id}>
            <div className={styles.ordered}>
              {nameOf(id)}
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

/** Public calendars of others are not in Google's list. */
function AddCalendar({ onAdd }: { onAdd: (id: string) => void }) {
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
        hint="Found in the calendar’s settings at Google, under “Integrate calendar”. Without an API key, the connected account must be allowed to see it."
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
