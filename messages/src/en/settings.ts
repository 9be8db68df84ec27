import type { Sentence } from '../words-for.ts';

/** "Mail server" becomes "mail server", but "API key" stays. */
const inSentence = (label: string) =>
  label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

export default {
  settings: 'Settings',
  title: (section: string) => `Settings: ${section}`,
  sections: {
    general: 'General',
    google: 'Google',
    schedule: 'Sync schedule',
    email: 'Email',
    notifications: 'Notifications',
    backups: 'Backups',
    about: 'About',
  },
  failed: 'The settings could not be loaded.',
  saved: 'Settings saved.',
  nothingToSave: 'There is nothing to save.',

  // Below a field: where its value comes from, and what happens to it.
  fixed: (variable: string) => `Set by the environment variable ${variable}.`,
  unreadable: 'Saved here, but this server cannot read it.',
  unsaved: 'Not saved yet.',
  unsavedReset: 'Not saved yet: saving resets it to the default.',
  secretIsSet: 'It is set. Enter a new one to replace it.',

  // A stored secret. The label is that of its field, such as "Mail server" or "API key".
  removeSecret: (label: string) => `Remove the ${inSentence(label)}`,
  /** Takes the removal back. */
  keepSecret: (label: string) => `Keep the ${inSentence(label)}`,
  willBeRemoved: 'It will be removed when you save.',

  noSecretKey: <E>(code: (text: string) => E): Sentence<E> => [
    'Passwords and other secrets cannot be stored yet. Set the environment variable ',
    code('ASSEMBLY_SECRET'),
    ' to at least 32 random characters on the server, the same for every process, and restart it.',
  ],

  iconNotDrawn:
    'The icon for phones could not be drawn from the logo. Please try another browser, or another image.',

  // An email to the administrator who has pressed the button.
  sending: 'Sending…',
  emailAccepted: (email: string) => `The mail server has accepted the email to ${email}.`,

  unsavedChanges: {
    title: 'Unsaved changes',
    question: 'Your changes are not saved. Do you want to leave without saving them?',
    keepEditing: 'Keep editing',
    discard: 'Discard changes',
  },
};
