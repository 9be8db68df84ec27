import { EVENT_DAYS_MAX } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { instantOf } from '../../instant-of.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FORM = 'Enter a day such as 2026-11-15.';

/** When these days begin and end in the time zone; `to` is the day after the last. */
export function parseDays(
  from: string,
  to: string,
  timeZone: string,
): { from: number; to: number } {
  const begin = DAY.test(from) ? instantOf(from, timeZone) : null;
  const end = DAY.test(to) ? instantOf(to, timeZone) : null;
  const fields = { ...(begin === null && { from: FORM }), ...(end === null && { to: FORM }) };
  if (begin === null || end === null) throw new Problem('invalid_input', { status: 400, fields });
  const { days } = Temporal.PlainDate.from(from).until(to);
  if (days < 1 || days > EVENT_DAYS_MAX) {
    const detail = `The days must be in order, and at most ${EVENT_DAYS_MAX}.`;
    throw new Problem('invalid_input', { status: 400, fields: { to: detail } });
  }
  return { from: begin, to: end };
}
