import { number, plural } from './language.ts';

export default {
  search: 'Search sermons',
  series: 'Series',
  allSeries: 'All series',
  speaker: 'Speaker',
  allSpeakers: 'All speakers',
  year: 'Year',
  allYears: 'All years',
  count: (count: number) => plural(count, { 1: '1 sermon', other: `${number(count)} sermons` }),
  found: (count: number) =>
    plural(count, { 1: '1 sermon found', other: `${number(count)} sermons found` }),
  nothingFound: 'No sermons found',
  nothingYet: 'No sermons yet',
  failed: 'The sermons could not be loaded.',
  listOfSermons: 'List of sermons',
  pagesOfSermons: 'Pages of sermons',
  continueListening: 'Continue listening',
  /** The heading of sermons of which the day is not known, in the place of a month. */
  withoutDate: 'Without a date',
  /** How long a sermon that was heard in part still is, such as "12 min". It must not be broken across lines. */
  left: (length: string) => `${length}\u00A0left`,
  play: (title: string) => `Play: ${title}`,
  pause: (title: string) => `Pause: ${title}`,
};
