import { SCHEDULE_FORMAT } from '@assembly/contract/settings';
import { toString as inWords } from 'cronstrue';
import { usesTwelveHourClock } from './uses-twelve-hour-clock.ts';

/** " In words: At 05:30, only on Sunday."; nothing for an invalid expression. */
export default function CronInWords({ expression }: { expression: string }) {
  const words = describe(expression);
  return words && <span> In words: {words}.</span>;
}

function describe(expression: string): string {
  if (!SCHEDULE_FORMAT.test(expression)) return '';
  try {
    const isTwelveHour = usesTwelveHourClock();
    return inWords(expression, {
      use24HourTimeFormat: !isTwelveHour,
      trimHoursLeadingZero: isTwelveHour,
    });
  } catch {
    return '';
  }
}
