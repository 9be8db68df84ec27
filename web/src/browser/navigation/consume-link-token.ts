/**
 * Reads the token of a one-time link and removes it from the address bar and the browser history.
 * It stays in the history entry's state, so that reloading the page does not lose it.
 */
export function consumeLinkToken(): string | null {
  const fromAddress = location.hash.slice(1);
  if (!fromAddress) return (history.state as { linkToken?: string } | null)?.linkToken ?? null;
  history.replaceState({ linkToken: fromAddress }, '', location.pathname);
  return fromAddress;
}
