import { isIsoDay } from '@assembly/contract/day-in';

const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Whether the text is a time that is the same instant in every time zone. */
export const hasOffset = (text: string) => !isIsoDay(text) && HAS_OFFSET.test(text);

/** Null if the text is not a valid date. A day starts at midnight in the time zone. */
export function instantOf(text: string, timeZone: string): number | null {
  try {
    if (isIsoDay(text)) {
      return Temporal.PlainDate.from(text).toZonedDateTime(timeZone).epochMilliseconds;
    }
    if (HAS_OFFSET.test(text)) return Temporal.Instant.from(text).epochMilliseconds;
    return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    return null;
  }
}
