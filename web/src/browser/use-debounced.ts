import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/** The value once it has not changed for a moment, such as when typing pauses. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
