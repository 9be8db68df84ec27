import { HOURLY_SCHEDULE } from '@assembly/contract/setting-table';
import { locale } from '../../../browser/locale/locale.ts';

/** How often data is synced, as the screen offers it. */
export interface Schedule {
  kind: 'never' | 'hourly' | 'nightly' | 'advanced';
  /** For `nightly`, such as `05:30`. */
  time: string;
  /** For `advanced`. */
  expression: string;
}

/** Every day at one time: minute, hour. */
const NIGHTLY = /^(?<minute>[0-5]?\d) (?<hour>[01]?\d|2[0-3]) \* \* \*$/;
const TIME = /^(?<hour>\d\d):(?<minute>\d\d)$/;
const DEFAULT_TIME = '05:00';

export function parseSchedule(stored: string): Schedule {
  const expression = stored.trim().replace(/\s+/g, ' ');
  const nightly = NIGHTLY.exec(expression)?.groups;
  const time = nightly ? `${twoDigits(nightly.hour)}:${twoDigits(nightly.minute)}` : DEFAULT_TIME;
  return { kind: kindOf(expression, Boolean(nightly)), time, expression };
}

function kindOf(expression: string, isNightly: boolean): Schedule['kind'] {
  if (expression === '') return 'never';
  if (expression === HOURLY_SCHEDULE) return 'hourly';
  return isNightly ? 'nightly' : 'advanced';
}

const twoDigits = (number = '') => number.padStart(2, '0');

/** As a cron expression; empty for never. */
export function toExpression({ kind, time, expression }: Schedule): string {
  if (kind === 'never') return '';
  if (kind === 'hourly') return HOURLY_SCHEDULE;
  if (kind === 'advanced') return expression;
  const { hour, minute } = (TIME.exec(time) ?? TIME.exec(DEFAULT_TIME))?.groups ?? {};
  return `${Number(minute)} ${Number(hour)} * * *`;
}

/** Whether the reader writes "5:30 PM" rather than "17:30". */
export function usesTwelveHourClock(language = locale): boolean {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  return hour12 === true;
}
