import {
  approveUser,
  deleteUser,
  makeAdmin,
  removeAdmin,
} from '@assembly/contract/endpoints/users';
import { type Notice, notices } from '@assembly/contract/messages';
import { problemMessage } from '@assembly/contract/problem';
import type { User } from '@assembly/contract/user';

const DELETED = problemMessage('user_not_found');

interface ActionDetails {
  title: string;
  question: (name: string) => string;
  endpoint: typeof approveUser | typeof deleteUser | typeof makeAdmin | typeof removeAdmin;
  done: Notice;
  /** A message if another administrator has already done this. */
  already: (person: User) => string | false;
}

const success = (text: string): Notice => ({ severity: 'success', text });

/** What an administrator can do to a user; each needs a confirmation. */
export const USER_ACTIONS = {
  delete: {
    title: 'Confirm Delete',
    question: (name) => `Are you sure you want to delete the user with name: ${name}?`,
    endpoint: deleteUser,
    done: notices.deleteDone,
    already: () => false,
  },
  approve: {
    title: 'Confirm Approve',
    question: (name) => `Are you sure you want to approve the user with name: ${name}?`,
    endpoint: approveUser,
    done: notices.approveDone,
    already: ({ isActive, name }) => isActive && `${name} has already been approved.`,
  },
  makeAdmin: {
    title: 'Confirm Administrator',
    question: (name) => `Are you sure you want to make ${name} an administrator?`,
    endpoint: makeAdmin,
    done: success('This person is now an administrator.'),
    already: ({ isAdmin, name }) => isAdmin && `${name} is already an administrator.`,
  },
  removeAdmin: {
    title: 'Confirm Administrator',
    question: (name) => `Are you sure you want to remove the administrator role from ${name}?`,
    endpoint: removeAdmin,
    done: success('This person is no longer an administrator.'),
    already: ({ isAdmin, name }) => !isAdmin && `${name} is no longer an administrator.`,
  },
} satisfies Record<string, ActionDetails>;

export type UserAction = keyof typeof USER_ACTIONS;

/** Why the action is no longer possible, or null. */
export function alreadyDoneMessage(action: UserAction, person: User | null): string | null {
  if (!person) return DELETED;
  return USER_ACTIONS[action].already(person) || null;
}
