import type { Event } from '@assembly/contract/event';

export const titleOf = ({ summary }: Pick<Event, 'summary'>) => summary.trim() || '(No title)';
