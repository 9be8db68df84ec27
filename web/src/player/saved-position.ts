const keyOf = (id: string) => `place-in/${id}`;

/** How many seconds of a recording have been heard. Goes with everything else at the log-out. */
export function readPosition(id: string): number {
  try {
    return Number(localStorage.getItem(keyOf(id))) || 0;
  } catch {
    return 0;
  }
}

/** 0 forgets it: it begins at the beginning. */
export function savePosition(id: string, seconds: number): void {
  try {
    if (seconds > 0) localStorage.setItem(keyOf(id), `${seconds}`);
    else localStorage.removeItem(keyOf(id));
  } catch {
    // Storage may be full or forbidden. It plays all the same.
  }
}
