/**
 * Reads the token of a one-time link and removes it from the address bar and the browser history.
 * It stays in the history entry's state, so that reloading the page does not lose it.
 */
export function consumeLinkToken(): string | null {
  // Links of version 0.1.0 have it in the query.
  const fromAddress = location.hash.slice(1) || new URLSearchParams(location.search).get('token');
  if (!fromAddress) return (history.state as { linkToken?: string } | null)?.linkToken ?? null;
  history.replaceState({ linkToken: fromAddress }, '', location.pathname);
  return fromAddress;
}
