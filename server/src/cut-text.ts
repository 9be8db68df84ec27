/** Never between the two halves of a character. */
export function cutText(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const start = text.slice(0, Math.max(0, maxChars - 1));
  return `${start.replace(/[\ud800-\udbff]$/, '')}…`;
}
