/** Text from outside as both databases take it: PostgreSQL refuses NUL, and half a character is none. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
