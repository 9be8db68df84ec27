import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  /** What is left to set up, for administrators. */
  setup: {
    title: (done: number, all: number) => `Finish setting up (${number(done)} of ${number(all)})`,
    copyContent: 'Copy content from Google',
    syncAutomatically: 'Sync automatically',
    mailServer: 'Enter a mail server',
    weeklyEmail: 'Send a weekly email',
    contact: 'Enter a contact',
    inviteMembers: 'Invite members',
    /** What is `hidden` is for screen readers; `step` is one of the texts above. */
    done: <E>(hidden: (text: string) => E, step: string): Sentence<E> => [hidden('Done: '), step],
    hide: <E>(hidden: (text: string) => E): Sentence<E> => [
      'Hide',
      hidden(' what is left to set up'),
    ],
  },
  peopleWait: (count: number) =>
    plural(count, {
      1: '1 person waits for approval',
      other: `${number(count)} people wait for approval`,
    }),
  syncWaits: 'A sync waits for your answer',
  syncFailed: 'The last sync has failed',
  updatesWait: 'Some updates wait for your decision',
  backups: {
    failing: 'Backups are failing',
    too_old: 'The newest backup is too old',
    disk_nearly_full: 'The disk for backups is nearly full',
  },
  newVersion: (version: string) => `Version ${version} is available`,
};
