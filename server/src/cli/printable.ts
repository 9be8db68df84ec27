/** Titles come from anyone: they must not move the cursor or color the terminal. */
export function printable(line: string): string {
  return line.replace(/\p{Cc}/gu, ' ');
}
