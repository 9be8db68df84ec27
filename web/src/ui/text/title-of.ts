import { titleOr } from '@assembly/contract/text/title-or';
import { t } from '../../browser/locale/messages.ts';

/** The title of an event, a task or a task list, which people may have left empty. */
export const titleOf = (title: string) => titleOr(title, t.common.noTitle);
