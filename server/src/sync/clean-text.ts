/** Removes what PostgreSQL rejects: NUL and lone surrogates. */
export function cleanText(text: string): string {
  // Nearly every text is clean, and checking is cheaper than copying.
  if (text.isWellFormed() && !text.includes('\0')) return text;
  return text.replaceAll('\0', '').toWellFormed();
}
