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

  settings: {
    title: 'When to back up',
    automatically: 'Back up automatically',
    nightly: 'Every night',
    time: 'Time',
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
};
