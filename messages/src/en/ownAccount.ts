import { number, plural } from './language.ts';

export default {
  // The app on this device.
  install: {
    offer: 'Install the app to open it like any other app.',
    done: 'The app is installed. Open it like any other app.',
    install: 'Install',
    how: 'How to install the app',
    /** What is in quotes is what browsers show. */
    byMenu:
      'Look for “Install” or “Add to Home screen” in the menu of the browser. If it is not there, open this page in Chrome or Edge.',
    /** What iPhones and iPads show. */
    ios: {
      share: 'Tap Share, the square with an arrow. If you do not see it, tap “…” first.',
      add: 'Choose “Add to Home Screen”.',
      safari: 'If your browser does not offer this, open this page in Safari.',
    },
  },

  name: {
    submit: 'Save name',
    unchanged: 'This is already your name.',
    changed: 'Your name has been changed.',
  },

  password: {
    current: 'Current password',
    new: 'New password',
    /** A checkbox. The count is undefined if it is not known. */
    endFeeds: (count: number | undefined) =>
      count === undefined
        ? 'Turn off my private links too: calendar and podcast apps need new ones'
        : plural(count, {
            1: 'Turn off my private link too: calendar and podcast apps need a new one',
            other: `Turn off my ${number(count)} private links too: calendar and podcast apps need new ones`,
          }),
    submit: 'Change password',
    changed: 'Your password has been changed. Your other sessions have ended.',
    changedAndFeedsEnded:
      'Your password has been changed. Your other sessions have ended. Your private links are turned off.',
  },

  data: {
    text: 'Everything stored about you, as a JSON file.',
    download: 'Download my data',
  },

  deletion: {
    text: 'Your email address, password, sessions and private links are permanently deleted. Your name stays in the activity log.',
    button: 'Delete my account',
    title: 'Confirm Delete',
    question: 'Are you sure you want to delete your account? Enter your password to confirm.',
    keep: 'Keep my account',
    pending: 'Deleting…',
  },
};
