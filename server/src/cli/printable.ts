/** Titles are untrusted: they must not contain escape sequences for the terminal. */
export function printable(line: string): string {
  return line.replace(/\p{Cc}/gu, ' ');
}
