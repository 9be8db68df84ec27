// The browser's local storage, which may be full or disabled. The app works without it.

/** '' when nothing is stored. */
export function readStored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** '' removes the value. */
export function writeStored(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Full or disabled.
  }
}

export function clearStorage(): void {
  try {
    localStorage.clear();
  } catch {
    // Disabled.
  }
}
