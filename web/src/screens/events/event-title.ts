import type { Event } from '@assembly/contract/event';
import { titleOf } from '../../ui/text/title-of.ts';

export const eventTitle = ({ summary }: Pick<Event, 'summary'>) => titleOf(summary);
