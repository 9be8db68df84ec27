/** " In words: At 05:30, only on Sunday."; nothing for an invalid expression. */
export function CronInWords({ words }: { words: string | undefined }) {
  return words && <span> In words: {words}.</span>;
}
