/**
 * Reads the token of the emailed link and removes it from the address bar and the browser history.
 * It stays in the history entry's state, so that reloading the page does not lose it.
 */
export function consumeResetToken(): string | null {
  // Links of version 0.1.0 have it in the query.
  const fromAddress = location.hash.slice(1) || new URLSearchParams(location.search).get('token');
  if (!fromAddress) return (history.state as { resetToken?: string } | null)?.resetToken ?? null;
  history.replaceState({ resetToken: fromAddress }, '', location.pathname);
  return fromAddress;
}
