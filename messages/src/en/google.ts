import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  // Before Google is connected.
  connectTitle: 'Connect Google',
  intro:
    'The app copies calendars, task lists and documents from one Google account. It can only read them.',
  saveAndConnect: 'Save and connect',
  saveAndReconnect: 'Save and reconnect',
  idMissing: 'Enter the client ID.',
  secretMissing: 'Enter the client secret.',
  /** The heading above the form, once Google is connected. */
  clientTitle: 'Client ID and secret',
  publicOnlyTitle: 'Without connecting: only public calendars',
  publicOnly:
    'With an API key, the events of public calendars can be copied. Announcements and documents need a connected account: until there is one, each sync reports that they could not be copied.',

  // How the visit to Google’s page ended.
  connected: <E>(bold: (text: string) => E, account: string | null): Sentence<E> => [
    bold(account ? `Google is connected as ${account}.` : 'Google is connected.'),
    ' Now choose what to sync.',
  ],
  failures: {
    /** “Continue” and “Allow” are buttons of Google. */
    denied: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Connecting Google failed:'),
      ' access was refused on Google’s page, or no permission was selected there. To try again, connect once more, select every permission and press “Continue” or “Allow”.',
    ],
    refused: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Connecting Google failed:'),
      ' it does not accept the client ID or the client secret. Copy both from the Google Cloud console again, and check that they belong to the same client.',
    ],
    expired: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Connecting Google failed:'),
      ' the visit to Google’s page took too long, was already finished, or was begun in another browser. Please connect again.',
    ],
    failed: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Connecting Google failed:'),
      ' the connection could not be completed. Please connect again in a moment. If it keeps failing, check the server log, which has the reason.',
    ],
  },

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

  // What to sync.
  whatToSync: 'What to sync',
  saveAndSync: 'Save and sync now',
  asking: 'Asking Google…',
  nothingFound: 'Nothing found in this account.',
  /** Something that was chosen earlier, by its ID. */
  notInAccount: (id: string) => `${id} (not in this account)`,
  calendarsHint: 'An event that is in several of them is shown under the one that you chose first.',
  publicCalendars: 'Public calendars of others',
  calendarMissing: 'Choose at least one calendar.',
  keyMissing: 'Enter an API key.',
  listsHint: 'Members see the open tasks of these lists as announcements.',
  allLists: 'All lists, including those added later',
  documents: 'Documents',
  wholeDrive: 'Show members every file of this Google Drive',
  noFolder: 'None: members see no documents',
  folderHint:
    'Members see every file in it. For a folder inside another one, choose the outer one first.',
  counting: 'Counting the files…',
  files: (count: number) =>
    plural(count, {
      0: 'Members will see no files yet.',
      1: 'Members will see 1 file.',
      other: `Members will see ${number(count)} files.`,
    }),
  filesAtLeast: (count: number) =>
    plural(count, {
      1: 'Members will see at least 1 file.',
      other: `Members will see at least ${number(count)} files.`,
    }),
  filesMoreThan: (count: number) => `Members will see more than ${number(count)} files.`,

  /** How to make an app. Names in quotes, and those of links, are what the Google Cloud console shows. */
  help: {
    title: 'How to get a client ID and secret',
    createProject: <E>(link: (text: string) => E): Sentence<E> => [
      'In the Google Cloud console, ',
      link('create a project'),
      ', such as “Assembly”. Sign in with the account that owns your calendars.',
    ],
    enableApis: <E>(link: (text: string) => E): Sentence<E> => [
      link('Enable the three APIs'),
      ': Calendar, Tasks and Drive.',
    ],
    publish: <E>(platform: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
      'Set up the ',
      platform('Google Auth Platform'),
      ': enter a name and your email address, and choose “External” as the audience. Then, under ',
      audience('Audience'),
      ', press “Publish app”, so that the status is “In production”.',
    ],
    /** The address follows. */
    createClient: <E>(link: (text: string) => E): Sentence<E> => [
      link('Create a client'),
      ' of the type “Web application”. Under “Authorized redirect URIs”, add exactly this address:',
    ],
    redirectAddress: 'Redirect address',
    copyClient:
      'Copy the client ID and the client secret that Google shows into the form here. Then sign in at Google and select all three permissions.',
    errors: 'If Google shows an error',
    /** Each begins with what Google’s page says. */
    redirectMismatch: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('“Error 400: redirect_uri_mismatch”'),
      ' The redirect address is not registered: the one in the client’s “Authorized redirect URIs” is not exactly the one above. Copy it again. Google may need a few minutes to apply it.',
    ],
    notVerified: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('“Google hasn’t verified this app”'),
      ' That is expected: it is your own app. Press “Advanced”, then “Go to … (unsafe)”.',
    ],
    internal: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
      bold('“Error 403: org_internal”'),
      ' The app is marked “Internal”, for accounts of one organization. Sign in with such an account, or choose “External” under ',
      audience('Audience'),
      '.',
    ],
    testing: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
      bold('“Error 403: access_denied … has not completed the verification process”'),
      ' The app is in “Testing”, and this account is not a test user. Press “Publish app” under ',
      audience('Audience'),
      '. An app that stays in “Testing” loses its connection after seven days.',
    ],
    invalidClient: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('“Error 401: invalid_client”'),
      ' Google does not recognize this client ID, or the client was deleted. Copy the ID again.',
    ],
  },
};
