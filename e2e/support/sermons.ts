import { demoOptions } from '@assembly/sandbox/options';

/** The demo's folders are named after the years before the current one. */
const thisYear = Number(
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: demoOptions.timeZone }).format(),
);
/** A folder of the demo with sermons. */
export const SERMONS = ['Sermons', `${thisYear - 2}`, 'Elijah'] as const;
