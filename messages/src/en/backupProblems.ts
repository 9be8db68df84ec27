import type { Sentence } from '../words-for.ts';

/** Above the backups: what is wrong. */
export default {
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'Nothing is copied to the second location yet. On the server, set the environment variable ',
    code('ASSEMBLY_SECRET'),
    ' to at least 32 random characters, and restart it. Keep it in a safe place: without it, the copies cannot be restored.',
  ],
};
