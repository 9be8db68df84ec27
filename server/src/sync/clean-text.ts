/** Text from outside as both databases take it: PostgreSQL refuses NUL, and half a character is none. */
export function cleanText(text: string): string {
  // Nearly every text is clean: looking is cheaper than copying.
  if (text.isWellFormed() && !text.includes('\0')) return text;
  return text.replaceAll('\0', '').toWellFormed();
}
