import { number } from './language.ts';

export default {
  loading: 'Loading…',
  more: 'More',
  /** Instead of the title of an event or an announcement that has none. */
  noTitle: '(No title)',
  retry: 'Try again',
  moreAbout: (title: string) => `More about ${title}`,
  // Names of screens.
  events: 'Events',
  announcements: 'Announcements',
  sermons: 'Sermons',
  // Why the server did not reply.
  offline: 'You are offline.',
  unreachable: (assembly: string) => `${assembly} cannot be reached.`,
  /** `why` is one of the two sentences above. */
  pleaseTryAgain: (why: string) => `${why} Please try again.`,

  // Instead of a page that could not be shown.
  pageNotLoaded: 'This page could not be shown. Please reload it.',
  pageFailed:
    'The app failed to show this page. Please reload it. If it fails again, tell an administrator.',
  reload: 'Reload',

  // Lists.
  clearSearch: 'Clear search',

  /** While a file or a recording is opened. */
  fileOpening: 'Please wait for some time, while we are opening file.',
  /** After the login, for a few seconds. */
  loggedIn: 'User logged in successfully. Redirecting to main page.',

  // Controls.
  closeNotification: 'Close notification',
  /** After the text of a link, for screen readers. */
  opensInNewTab: '(opens in a new tab)',
  // Times.
  today: 'today',
  tomorrow: 'tomorrow',
  /** How long a recording is; "min" stands for minutes. */
  minutes: (count: number) => `${number(count)}\u00A0min`,
};
