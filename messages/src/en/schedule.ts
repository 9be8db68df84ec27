export default {
  title: 'When to sync from Google',
  automatically: 'Sync automatically',
  byHand: 'Only when started by hand',
  hourly: 'Every hour',
  nightly: 'Every night, at a time of your choice',
  advanced: 'Advanced: a cron expression',
  time: 'Time',
  cron: 'Cron expression',
  cronFields: 'Minute, hour, day of the month, month, day of the week.',
  /** The five signs and their spaces stay as they are. */
  invalid: 'Enter a cron expression such as 0 5 * * *.',
  next: 'Next syncs',
  nextFailed: 'The next syncs could not be loaded.',
  never: 'This schedule never runs.',
};
