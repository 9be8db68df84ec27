const keyOf = (id: string) => `place-in/${id}`;

/** The saved position in seconds. Cleared with the rest of localStorage on logout. */
export function readPosition(id: string): number {
  try {
    return Number(localStorage.getItem(keyOf(id))) || 0;
  } catch {
    return 0;
  }
}

/** 0 removes the saved position. */
export function savePosition(id: string, seconds: number): void {
  try {
    if (seconds > 0) localStorage.setItem(keyOf(id), `${seconds}`);
    else localStorage.removeItem(keyOf(id));
  } catch {
    // Storage may be full or disabled. Playing works without it.
  }
}
