import type { Event } from '@assembly/contract/event';
import { titleOr } from '@assembly/contract/text/title-or';

export const eventTitle = ({ summary }: Pick<Event, 'summary'>) => titleOr(summary);
