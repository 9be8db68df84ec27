/** The dialog before a backup is restored. */
export default {
  title: 'Restore backup',
  question: (time: string) => `Replace everything with the backup of ${time}?`,
  comparing: 'Comparing with the current data…',
  failed: 'The backup could not be compared with the current data.',
  changes: 'What would be added (+) and removed (−):',
  people: 'People',
  unchanged: 'No change',
  undo: 'The current data is kept as a backup first, so you can undo this.',
  staysLoggedIn: 'You stay logged in. Everyone else has to log in again.',
  logsOut:
    'Everyone is logged out, you too. Your account is not in this backup: to log in, you need one that is.',
  busy: 'Restoring…',
  wait: 'This can take a few minutes. Please leave this page open.',
};
