import type { Sentence } from '../words-for.ts';

export default {
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
};
