import type { Announcement } from '@assembly/contract/announcement';
import { formatDay } from '../../browser/locale/clock.ts';
import { locale } from '../../browser/locale/locale.ts';

/** "Due tomorrow", or '' without a due date. `today` is an ISO date. */
export function dueText({ due }: Pick<Announcement, 'due'>, today: string): string {
  return due && `Due ${formatDay(due.slice(0, 10), today, locale)}`;
}
