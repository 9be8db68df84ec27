import type { Sentence } from '../words-for.ts';

export default {
  // The connection.
  connection: 'Connection',
  works: (account: string | null) => (account ? `Connected (account: ${account}).` : 'Connected.'),
  worksNot: (account: string | null) =>
    account ? `Not working (account: ${account}).` : 'Not working.',
  /** Lists such as "Google Tasks and Google Drive" and "announcements and documents". */
  permissionsMissing: (apis: string, content: string) =>
    `Without the permission for ${apis}, ${content} cannot be copied. To add it, reconnect and select every permission.`,
  apis: {
    calendar: 'Google Calendar',
    tasks: 'Google Tasks',
    drive: 'Google Drive',
  },
  /** What is copied with each. */
  content: {
    calendar: 'events',
    tasks: 'announcements',
    drive: 'documents',
  },
  /** Names in quotes, and “Audience”, are what the Google Cloud console shows. */
  endsSoon: <E>(
    bold: (text: string) => E,
    audience: (text: string) => E,
    time: string,
  ): Sentence<E> => [
    bold(`Google will end this connection on ${time},`),
    ' because the app is in “Testing”. Press “Publish app” under ',
    audience('Audience in the Google Cloud console'),
    ', then reconnect here.',
  ],
  disconnect: {
    disconnect: 'Disconnect',
    title: 'Disconnect Google',
    question:
      'This revokes the app’s access at Google and stops syncing. Are you sure you want to disconnect it?',
    /** The other answer. */
    stay: 'Stay connected',
    alsoDelete: 'Also delete the events, announcements and documents that were copied',
    done: 'Google is disconnected.',
  },

  whatToSync: 'What to sync',
};
