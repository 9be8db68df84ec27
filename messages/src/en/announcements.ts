import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  search: 'Search announcements',
  count: (count: number) =>
    plural(count, { 1: '1 announcement', other: `${number(count)} announcements` }),
  found: (count: number) =>
    plural(count, { 1: '1 announcement found', other: `${number(count)} announcements found` }),
  nothingFound: 'No tasks have been found',
  listOfAnnouncements: 'List of announcements',
  /** In a list that has a title and perhaps a text. */
  nothingInList: 'No announcements.',
  /** A button that shows the rest of a list. What is `hidden` is only read aloud. */
  moreIn: <E>(
    count: number,
    newCount: number,
    list: string,
    hidden: (text: string) => E,
  ): Sentence<E> => [
    newCount > 0 ? `${number(count)} more, ${number(newCount)} new` : `${number(count)} more`,
    hidden(` in ${list}`),
  ],
  /** The title of the details, if there is no such announcement. */
  announcement: 'Announcement',
  gone: 'This announcement is no longer in the list.',
};
