import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Users Listing',
  search: 'Search people',
  loading: 'Loading users…',
  loadFailed: 'The users could not be loaded.',
  pages: 'Pages of users',
  list: 'Users',
  nothingFound: 'No users found.',
  count: (count: number) => plural(count, { 1: '1 person', other: `${number(count)} people` }),
  found: (count: number) =>
    plural(count, { 1: '1 person found', other: `${number(count)} people found` }),
  downloadCsv: 'Download as CSV',
  /** After an approval. */
  told: (name: string) => `${name} was told by email.`,
  /** After approvals: the people did not read about it. */
  notTold: (names: string[]) => `No email could be sent: tell ${names.join(', ')} yourself.`,

  columns: {
    name: 'Name',
    role: 'Role',
    action: 'Action',
  },
  roles: {
    admin: 'Admin',
    user: 'User',
  },
  waiting: 'Waiting for approval',
  /** Marks the reader's own row. */
  you: 'You',
  notConfirmed: 'Address not confirmed',
  signedUp: (date: string) => `Signed up ${date}`,
  /** `ago` is such as "3 days ago". */
  signedUpAndSeen: (date: string, ago: string) => `Signed up ${date} · last visit ${ago}`,

  /** The buttons of a row. What is hidden is only for screen readers. */
  buttons: {
    approve: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Approve',
      hidden(` ${name}`),
    ],
    details: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Details',
      hidden(` of ${name}`),
    ],
    delete: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Delete',
      hidden(` ${name}`),
    ],
    more: (name: string) => `More actions for ${name}`,
  },

  /** Questions before an action, with the text of its button and what is said afterwards. */
  delete: {
    title: 'Confirm Delete',
    question: (name: string) => `Are you sure you want to delete the user with name: ${name}?`,
  },
  approve: {
    title: 'Confirm Approve',
    question: (name: string) => `Are you sure you want to approve the user with name: ${name}?`,
    notConfirmed:
      'This person has not confirmed the address yet. Anyone can sign up with an address that belongs to somebody else.',
  },
  makeAdmin: {
    title: 'Confirm Administrator',
    question: (name: string) => `Are you sure you want to make ${name} an administrator?`,
    yes: 'Make administrator',
    done: 'This person is now an administrator.',
  },
  removeAdmin: {
    title: 'Confirm Administrator',
    question: (name: string) =>
      `Are you sure you want to remove the administrator role from ${name}?`,
    yes: 'Remove role',
    done: 'This person is no longer an administrator.',
  },
  endSessions: {
    title: 'Confirm Log Out',
    question: (name: string) => `Are you sure you want to log ${name} out everywhere?`,
    yes: 'Log out everywhere',
    done: 'This person is now logged out everywhere.',
  },

  approveSeveral: {
    /** A button, and the title of the dialog that it opens. */
    title: 'Approve several',
    approving: 'Approving…',
    text: 'They can then log in and see everything that members see.',
    /** Behind a name and an email address. */
    notConfirmed: '(address not confirmed)',
    approve: (count: number) =>
      plural(count, { 1: 'Approve 1 person', other: `Approve ${number(count)} people` }),
    done: (count: number) => `${number(count)} approved.`,
    notApproved: (names: string[]) => `Not approved: ${names.join(', ')}.`,
  },

  /** The dialog about one person. */
  details: {
    admin: {
      title: 'Administrator',
      text: 'Administrators can approve and delete people and sync the data.',
      notYet: 'Approve this person first. Then you can make them an administrator.',
      make: 'Make administrator',
      remove: 'Remove administrator role',
    },
    link: {
      title: 'One-time link',
      text: 'For someone who does not receive email. The link lets them choose a new password. It works once and expires after one day. Share it only with them.',
      create: 'Create link',
    },
    logOut: {
      title: 'Lost phone or computer',
      text: 'Logs this person out on all devices. They can log in again with their password.',
      button: 'Log out everywhere',
    },
  },

  invite: {
    /** A button, and the title of the dialog that it opens. */
    title: 'Invite members',
    text: 'Send this address, or print the QR code for a notice board. People sign up there, and then wait for your approval.',
    loadFailed: 'The address could not be loaded.',
    address: 'Address',
    code: 'QR code of the address',
    print: 'Print',
    /** On paper: the QR code is below the first text, the address below the second. */
    poster: 'Events, announcements and sermons on your phone. Scan this code to sign up:',
    posterAddress: 'or open this address:',
  },

  /** Who did what. */
  activity: {
    title: 'Activity log',
    showSignIns: 'Show who logged in, and who failed to',
    loadFailed: 'The activity log could not be loaded.',
    pages: 'Pages of the activity log',
    list: 'Activity',
    nothing: 'No activity yet.',
    /** The actor is mostly a person; the subject is a person, or what a comment says. */
    entries: {
      set_up: <E>(actor: E): Sentence<E> => [actor, ' set up the assembly'],
      signed_up: <E>(actor: E): Sentence<E> => [actor, ' signed up'],
      signed_in: <E>(actor: E): Sentence<E> => [actor, ' logged in'],
      sign_in_failed: <E>(actor: E, subject: E): Sentence<E> => [
        actor,
        ' failed to log in as ',
        subject,
      ],
      imported: <E>(actor: E, subject: E): Sentence<E> => [actor, ' imported ', subject],
      approved: <E>(actor: E, subject: E): Sentence<E> => [actor, ' approved ', subject],
      deleted: <E>(actor: E, subject: E): Sentence<E> => [actor, ' deleted ', subject],
      made_admin: <E>(actor: E, subject: E): Sentence<E> => [
        actor,
        ' made an administrator of ',
        subject,
      ],
      unmade_admin: <E>(actor: E, subject: E): Sentence<E> => [
        actor,
        ' removed the administrator role from ',
        subject,
      ],
      sessions_ended: <E>(actor: E, subject: E): Sentence<E> => [
        actor,
        ' ended all sessions of ',
        subject,
      ],
      reset_link: <E>(actor: E, subject: E): Sentence<E> => [
        actor,
        ' created a one-time link for ',
        subject,
      ],
      password_reset: <E>(actor: E): Sentence<E> => [actor, ' set a new password using a link'],
      password_changed: <E>(actor: E): Sentence<E> => [actor, ' changed their password'],
      name_changed: <E>(actor: E, subject: E): Sentence<E> => [
        actor,
        ' changed their name to ',
        subject,
      ],
      feed_created: <E>(actor: E): Sentence<E> => [
        actor,
        ' created a private link for their calendar and podcast apps',
      ],
      feed_revoked: <E>(actor: E): Sentence<E> => [actor, ' turned off a private link'],
      feeds_revoked: <E>(actor: E): Sentence<E> => [actor, ' turned off all their private links'],
      deleted_own_account: <E>(actor: E): Sentence<E> => [actor, ' deleted their account'],
      sync_started: <E>(actor: E): Sentence<E> => [actor, ' started a sync'],
      sync_confirmed: <E>(actor: E): Sentence<E> => [actor, ' confirmed the removals of a sync'],
      /** The subject is the name of a source, such as "events". */
      sync_restored: <E>(actor: E, subject: E): Sentence<E> => [
        actor,
        ' restored a snapshot of ',
        subject,
      ],
      /** The subject is the name of a setting. */
      setting_changed: <E>(actor: E, subject: E): Sentence<E> => [
        actor,
        ' changed the setting ',
        subject,
      ],
      /** The subject is the name of a setting. */
      setting_removed: <E>(actor: E, subject: E): Sentence<E> => [
        actor,
        ' reset the setting ',
        subject,
      ],
      /** The subject is what the notifications are about, such as "events". */
      notifications_sent: <E>(actor: E, subject: E): Sentence<E> => [
        actor,
        ' sent the held notifications about ',
        subject,
      ],
      /** The subject is what the notifications are about, such as "events". */
      notifications_dropped: <E>(actor: E, subject: E): Sentence<E> => [
        actor,
        ' dropped the held notifications about ',
        subject,
      ],
      logo_changed: <E>(actor: E): Sentence<E> => [actor, ' changed the logo'],
      logo_removed: <E>(actor: E): Sentence<E> => [actor, ' removed the logo'],
      google_connected: <E>(actor: E, subject: E): Sentence<E> => [
        actor,
        ' connected Google as ',
        subject,
      ],
      google_disconnected: <E>(actor: E): Sentence<E> => [actor, ' disconnected Google'],
    },
  },
};
