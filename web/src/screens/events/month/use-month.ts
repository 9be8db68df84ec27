import { dayIn } from '@assembly/contract/day-in';
import { CALENDAR_WINDOW_YEARS, EVENT_HISTORY_DAYS } from '@assembly/contract/limits';
import { useState } from 'react';
import type { Clock } from '../../../browser/locale/clock.ts';
import { changeQuery } from '../../../browser/navigation/address.ts';
import { useAddressQuery } from '../../../browser/navigation/use-address-query.ts';
import { addDays, addMonths, firstDayOf, monthOf } from './days.ts';

const MONTH = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/;

export type ShownMonth = ReturnType<typeof useMonth>;

/** The month that the address asks for, such as `2026-11`, or else the current one. */
export const monthInAddress = (asked: string, today: string) =>
  MONTH.test(asked) ? asked : monthOf(today);

/** The month of the address, and the day that is chosen in it. */
export function useMonth({ now, timeZone }: Clock) {
  const { get } = useAddressQuery();
  const today = dayIn(timeZone, now);
  const month = monthInAddress(get('month'), today);
  const [chosen, setChosen] = useState(today);
  const initial = month === monthOf(today) ? today : firstDayOf(month);
  const day = monthOf(chosen) === month ? chosen : initial;

  // Before this day there may be events that are no longer stored.
  const storedSince = addDays(today, -EVENT_HISTORY_DAYS);
  const firstMonth = monthOf(storedSince);
  const lastMonth = addMonths(monthOf(today), 12 * CALENDAR_WINDOW_YEARS);

  /** An address may lead to a month outside of the range; from there only months toward the range can be reached. */
  function isReachable(other: string): boolean {
    return other > month ? other <= lastMonth : other >= firstMonth;
  }

  function showDay(next: string) {
    setChosen(next);
    if (monthOf(next) === month) return;
    changeQuery({ month: monthOf(next) === monthOf(today) ? '' : monthOf(next) });
  }

  return { month, day, today, storedSince, lastMonth, isReachable, showDay };
}
