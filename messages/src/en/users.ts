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
    email: 'Email',
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
  /** Why the buttons of that row do nothing. */
  ownAccount: 'You cannot do this to your own account. Ask another administrator.',
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
    done: 'User deleted successfully.',
  },
  approve: {
    title: 'Confirm Approve',
    question: (name: string) => `Are you sure you want to approve the user with name: ${name}?`,
    done: 'User approved successfully.',
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

  /** A button, and the title of the dialog that it opens. */
  inviteTitle: 'Invite members',
  /** Who did what. */
  activityTitle: 'Activity log',
};
