/** As `URL.parse`, which older browsers lack: null if the text is not an address. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
