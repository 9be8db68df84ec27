import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Backups',
  intro:
    'A backup holds everything that is stored here: people, content, settings and the activity log. Files in Google Drive are not in it.',
  restored: 'The backup was restored.',
  failed: 'The backups could not be loaded.',
  /** `now` is the text of the button. */
  nothing: 'No backups yet. To make the first one, press “Back up now”.',
  older: (count: number) => `Older backups (${number(count)})`,
  now: 'Back up now',
  running: 'Backing up…',
  done: 'A new backup was made.',
  next: (time: string) => `Next backup: ${time}`,
  /** It was read back from its file as a test. */
  verified: 'Verified',
  notVerified: 'Not verified',
  /** Where a backup is. The second location is another disk, or a server elsewhere. */
  where: {
    folder: 'On this server',
    copy: 'In the second location',
    both: 'On this server and in the second location',
  },
  download: 'Download',
  downloadOf: (time: string) => `Download: backup of ${time}`,
  restore: 'Restore',
  restoreOf: (time: string) => `Restore: backup of ${time}`,

  warnings: {
    failing: 'Backups are failing.',
    too_old: 'The newest backup is too old. Press “Back up now”.',
    disk_nearly_full: 'The disk is nearly full. Soon there will be no room for backups.',
  },
  /** One of the reasons follows. */
  lastFailed: (time: string) => `The last backup failed (${time}).`,
  failures: {
    folder_missing: 'The folder for backups does not exist. Create it on the server.',
    folder_not_writable:
      'The app may not write to the folder for backups. Check on the server who owns the folder.',
    disk_full: 'The disk is full. Make room on it, or keep fewer backups.',
    not_verified:
      'The file could not be read back as it was written. Back up again. If it keeps failing, check the disk.',
    copy_failed:
      'It could not be copied to the second location. Check on the server whether the location can be reached, and whether BACKUP_COPY is right.',
    unexpected: 'Back up again. If it keeps failing, check the server log.',
  },

  noFolder: <E>(code: (text: string) => E): Sentence<E> => [
    'No backups can be made yet. On the server, set the environment variable ',
    code('BACKUP_FOLDER'),
    ' to a folder for them, and restart it.',
  ],
  copyNone: <E>(code: (text: string) => E): Sentence<E> => [
    'If this server is lost, so are its backups. To copy each of them to a second location, set the environment variable ',
    code('BACKUP_COPY'),
    ' on the server.',
  ],
  copySet: <E>(code: (text: string) => E): Sentence<E> => [
    'Each backup is copied to the second location, encrypted with ',
    code('ASSEMBLY_SECRET'),
    '. Keep it in a safe place: without it, the copies cannot be restored.',
  ],
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'Nothing is copied to the second location yet. On the server, set the environment variable ',
    code('ASSEMBLY_SECRET'),
    ' to at least 32 random characters, and restart it. Keep it in a safe place: without it, the copies cannot be restored.',
  ],

  settings: {
    title: 'When to back up',
    automatically: 'Back up automatically',
    off: 'Off',
    /** A cron expression. */
    other: (expression: string) => `At other times: ${expression}`,
    keep: {
      title: 'How many backups to keep',
      daily: 'Daily',
      weekly: 'Weekly',
      monthly: 'Monthly',
      hint: 'The newest backup of each day, week and month. Others are removed.',
    },
  },

  /** The dialog before a restore. */
  restoring: {
    title: 'Restore backup',
    question: (time: string) => `Replace everything with the backup of ${time}?`,
    comparing: 'Comparing with the current data…',
    failed: 'The backup could not be compared with the current data.',
    people: 'People',
    added: 'Added',
    removed: 'Removed',
    undo: 'The current data is kept as a backup first, so you can undo this.',
    staysLoggedIn: 'You stay logged in. Everyone else has to log in again.',
    logsOut:
      'Everyone is logged out, you too. Your account is not in this backup: to log in, you need one that is.',
    busy: 'Restoring…',
    wait: 'This can take a few minutes. Please leave this page open.',
  },
};
