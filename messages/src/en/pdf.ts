import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  controls: 'PDF controls',
  pagesOf: (title: string) => `Pages of ${title}`,
  page: 'Page',
  pageNumber: (page: number) => `Page ${number(page)}`,
  /** "Page 3 of 24", where the number is a field. `wide` shows its text on wide screens only. */
  pageOf: <E>(wide: (text: string) => E, field: E, count: number): Sentence<E> => [
    wide('Page '),
    field,
    ` of ${number(count)}`,
  ],
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: (percent: string) => `Zoom ${percent}. Show the whole width`,
  wholeWidth: 'Show the whole width',
  find: 'Find in document',
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  closeFind: 'Close find',
  /** The selected match: "2 of 14". */
  match: (current: number, total: number) => `${number(current)} of ${number(total)}`,
  searching: 'Searching…',
  notFound: 'Not found',
  scanned: 'This PDF is a scan, so its text cannot be searched.',
  pageFailed: 'This page could not be shown.',
  damaged: 'This PDF is damaged or incomplete and cannot be shown. Download it to try another app.',
  protected:
    'This PDF is protected by a password. Download it to open it in an app that asks for the password.',
  link: {
    title: 'Open Link',
    question: (address: string) => `This link leads to ${address}. Do you want to open it?`,
    open: 'Open',
  },
};
