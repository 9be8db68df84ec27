import { isTimeZone } from '@assembly/contract/day-in';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { locale } from '../../browser/locale/locale.ts';
import { t } from '../../browser/locale/messages.ts';
import { TextField } from './text-field.tsx';

interface TimeZoneFieldProps {
  name: string;
  defaultValue?: string;
  /** With `onChange`, instead of `defaultValue`. */
  value?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  error: string | undefined;
  readOnly?: boolean;
  /** After the time in the chosen zone. */
  hint?: ReactNode;
}

/** Older browsers have no list: there, people type the name. Not all lists have UTC. */
const ZONES = new Set([...(Intl.supportedValuesOf?.('timeZone') ?? []), 'UTC']);

/** A text field that suggests time zones, and shows the time in the chosen one as a check. */
export function TimeZoneField({ hint, onChange, ...props }: TimeZoneFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  return (
    <>
      <TextField
        {...props}
        label={t.assembly.timeZone.label}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        hint={
          <>
            {describeTimeIn(props.value ?? typed)} {hint}
          </>
        }
        // Browsers suggest only what contains the text, so typing must replace it.
        onFocus={({ target }) => target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      <datalist id={listId}>
        {[...ZONES].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}

function describeTimeIn(zone: string): string {
  if (!isTimeZone(zone.trim())) return t.assembly.timeZone.choose;
  const options = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone.trim() });
  return t.assembly.timeZone.now(format.format());
}
