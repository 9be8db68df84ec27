import { language } from './locale.ts';

/** "events, announcements, and documents" */
export const formatList = (items: string[]): string =>
  new Intl.ListFormat(language()).format(items);
