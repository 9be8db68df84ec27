import type { Subtask } from '@assembly/contract/announcement';
import { type Clock, formatDay } from '../../browser/clock.ts';

export const titleOf = ({ title }: { title: string }) => title.trim() || '(No title)';

/** "Due tomorrow", or '' for what is due on no day. */
export function dueOf({ due }: Pick<Subtask, 'due'>, clock: Clock): string {
  return due && `Due ${formatDay(due.slice(0, 10), clock)}`;
}
