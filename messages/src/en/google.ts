import type { Sentence } from '../words-for.ts';

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
  helpTitle: 'How to get a client ID and secret',
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
};
