import { isIsoDay } from '@assembly/contract/day-in';
import { EVENT_DAYS_MAX } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { instantOf } from '../../instant-of.ts';

const FORM = 'Enter a day such as 2026-11-15.';

/** When these days begin and end in the time zone; `to` is the day after the last. */
export function parseDays(
  from: string,
  to: string,
  timeZone: string,
): { from: number; to: number } {
  const begin = isIsoDay(from) ? instantOf(from, timeZone) : null;
  const end = isIsoDay(to) ? instantOf(to, timeZone) : null;
  const fields = { ...(begin === null && { from: FORM }), ...(end === null && { to: FORM }) };
  if (begin === null || end === null) throw new Problem('invalid_input', { status: 400, fields });
  const { days } = Temporal.PlainDate.from(from).until(to);
  if (days < 1 || days > EVENT_DAYS_MAX) {
    const detail = `\`to\` must be 1 to ${EVENT_DAYS_MAX} days after \`from\`.`;
    throw new Problem('invalid_input', { status: 400, fields: { to: detail } });
  }
  return { from: begin, to: end };
}
