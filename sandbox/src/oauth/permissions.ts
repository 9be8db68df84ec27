const BASE = 'https://www.googleapis.com/auth/';

/** What an app can ask for, in the words of Google's consent page. `api` is the first segment of the paths it opens. */
export const PERMISSIONS = [
  {
    scope: `${BASE}calendar.readonly`,
    api: 'calendar',
    label: 'See and download any calendar you can access using your Google Calendar',
  },
  { scope: `${BASE}tasks.readonly`, api: 'tasks', label: 'View your tasks' },
  {
    scope: `${BASE}drive.readonly`,
    api: 'drive',
    label: 'See and download all your Google Drive files',
  },
];

export const ALL_SCOPES = PERMISSIONS.map(({ scope }) => scope);

/** The accounts that can sign in. All of them see the same data. The first one is connected in the demo. */
export const ACCOUNTS = [
  { email: 'office@sandbox.example', name: 'Assembly office' },
  { email: 'pastor@sandbox.example', name: 'Paula Pastor' },
] as const;

export const OFFICE = ACCOUNTS[0].email;
