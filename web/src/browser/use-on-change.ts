import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onChange` after a render whose `value` differs from the one before; not on mount. */
export function useOnChange(value: unknown, onChange: () => void): void {
  const previous = useRef(value);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (Object.is(previous.current, value)) return;
    previous.current = value;
    changed();
  }, [value]);
}
