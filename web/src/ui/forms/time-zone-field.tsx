import { useId, useState } from 'react';
import { locale } from '../../browser/locale.ts';
import { TextField } from './text-field.tsx';

interface TimeZoneFieldProps {
  name: string;
  defaultValue: string;
  error: string | undefined;
}

/** Older browsers have no list: there, people type the name. */
const ZONES: string[] = Intl.supportedValuesOf?.('timeZone') ?? [];

/** A text field that suggests time zones, and shows the time in the chosen one as a check. */
export function TimeZoneField({ defaultValue, ...props }: TimeZoneFieldProps) {
  const listId = useId();
  const [zone, setZone] = useState(defaultValue);
  return (
    <>
      <TextField
        {...props}
        label="Time zone"
        list={listId}
        autoComplete="off"
        spellCheck={false}
        defaultValue={defaultValue}
        hint={timeIn(zone)}
        // Browsers suggest only what contains the text, so typing must replace it.
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setZone(target.value)}
      />
      <datalist id={listId}>
        {ZONES.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}

function timeIn(zone: string): string {
  try {
    const options = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone.trim() });
    return `It is now ${format.format()} there.`;
  } catch {
    return 'Type a city, such as Zurich, and choose from the list.';
  }
}
