import { type Notice, notices } from '@assembly/contract/messages';
import { api } from '@assembly/contract/paths';
import { sentenceOf } from '@assembly/contract/problem';
import type { User } from '@assembly/contract/user';

const GONE = sentenceOf('user_not_found');

interface Act {
  title: string;
  question: (name: string) => string;
  method: 'POST' | 'DELETE';
  path: (id: string) => string;
  done: Notice;
  /** What the person is already, if somebody else was quicker. */
  already: (person: User) => string | false;
}

const become = (text: string): Notice => ({ severity: 'success', text });

/** All that an administrator may do to somebody, each asked about before it is done. */
export const USER_ACTIONS = {
  delete: {
    title: 'Confirm Delete',
    question: (name) => `Are you sure you want to delete the user with name: ${name}?`,
    method: 'DELETE',
    path: api.user,
    done: notices.deleteDone,
    already: () => false,
  },
  approve: {
    title: 'Confirm Approve',
    question: (name) => `Are you sure you want to approve the user with name: ${name}?`,
    method: 'POST',
    path: api.approve,
    done: notices.approveDone,
    already: ({ isActive, name }) => isActive && `${name} has already been approved.`,
  },
  makeAdmin: {
    title: 'Confirm Administrator',
    question: (name) => `Are you sure you want to make ${name} an administrator?`,
    method: 'POST',
    path: api.admin,
    done: become('This person is now an administrator.'),
    already: ({ isAdmin, name }) => isAdmin && `${name} is already an administrator.`,
  },
  unmakeAdmin: {
    title: 'Confirm Administrator',
    question: (name) => `Are you sure you want to remove the administrator role from ${name}?`,
    method: 'DELETE',
    path: api.admin,
    done: become('This person is no longer an administrator.'),
    already: ({ isAdmin, name }) => !isAdmin && `${name} is no longer an administrator.`,
  },
} satisfies Record<string, Act>;

export type UserAction = keyof typeof USER_ACTIONS;

/** Why there is nothing left to ask about the person, in a sentence; null while there is. */
export function alreadyDoneMessage(act: UserAction, person: User | null): string | null {
  if (!person) return GONE;
  return USER_ACTIONS[act].already(person) || null;
}
