import type { Event } from '@assembly/contract/event';

export const eventTitle = ({ summary }: Pick<Event, 'summary'>) => summary.trim() || '(No title)';
