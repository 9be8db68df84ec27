/**
 * Takes the token of the mailed link out of the address bar, where it would be seen, copied and
 * kept in the history. It stays with the history entry, so that reloading the page does not lose it.
 */
export function takeResetToken(): string | null {
  const fromAddress = new URLSearchParams(location.search).get('token');
  if (!fromAddress) return (history.state as { resetToken?: string } | null)?.resetToken ?? null;
  history.replaceState({ resetToken: fromAddress }, '', location.pathname);
  return fromAddress;
}
